"""Search guided by a trained network: its policy is the prior, its shares of wins evaluate the leaves."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import mypyc_attr

from deadroad.bots.search.node import Node, final_shares
from deadroad.kernel.chance import Chance
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.view import View

CURIOSITY: Final = 1.5  # weight of the prior and of few visits against the mean so far
CAUTION: Final = 0.05  # reduction of the expected value of an answer without visits
EVEN: Final = 0.05  # share of the prior that is spread evenly over all options
BATCH: Final = 16  # leaves that are evaluated together


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Evaluates positions for the search. A network is one implementation; tests have others."""

    def judge(self, states: list[State]) -> list[tuple[list[float], list[float]]]:
        """Return for each position the prior of each option, and the value for each seat from 0 to 1."""
        raise NotImplementedError


@final
class Leaf:
    """A position where a descent ended, and the answers that led to it."""

    __slots__ = ("node", "path", "seats", "state")

    def __init__(self, state: State, node: Node, path: list[Node], seats: list[int]) -> None:
        self.state = state
        self.node = node
        self.path = path
        self.seats = seats


@final
class GuidedSearch:
    """Information-set tree search in imagined worlds, guided by a judge.

    It is deterministic for its chance, its judge and a number of iterations. All descents of a batch are made
    before their leaves are evaluated. Until then each answer on a path counts as a loss (virtual loss), so
    that the descents of a batch spread out.
    """

    __slots__ = ("chance", "explains", "game", "judge", "root")

    def __init__(self, game: Game, chance: Chance, judge: Judge, *, explains: bool = False) -> None:
        self.game = game
        self.chance = chance
        self.judge = judge
        self.explains = explains  # whether to store shares of all seats and terms, for hints
        self.root = Node(-1, 1.0)

    def begin(self, view: View) -> None:
        """Start on a question: evaluate one imagined world, without search."""
        self.root = Node(-1, 1.0)
        self.settle([self.walk(self.game.imagine(view, self.chance))])

    def iterate(self, view: View, count: int) -> int:
        """Search up to `count` more worlds in batches; stop when the choice is clear. Return their number."""
        done = 0
        while done < count and not self.decided(view, count - done):
            size = min(BATCH, count - done)
            self.settle([self.walk(self.game.imagine(view, self.chance)) for _ in range(size)])
            done += size
        return done

    def decided(self, view: View, left: int) -> bool:
        """Return whether `left` more visits can't change the answer."""
        return len(view.options) == 1 or self.root.lead() > left

    def walk(self, state: State, first: int = -1) -> Leaf:
        """Descend the tree to a position that is not in it yet.

        `first` is the first answer, which must be in the tree; with -1 the search selects it.
        """
        node = self.root
        path: list[Node] = []
        seats: list[int] = []
        while state.seat >= 0:
            chosen = self.select(node, state) if path or first < 0 else node.children[first]
            if chosen is None:
                break
            seats.append(state.seat)
            node = chosen
            node.visits += 1
            path.append(node)
            state.answer(node.option)
        return Leaf(state, node, path, seats)

    def select(self, node: Node, state: State) -> Node | None:
        """Return the child to follow among the options of this world; None if an option has no child yet."""
        options = state.asked
        children = node.children
        for option in options:
            if option not in children:
                return None
        best: Node | None = None
        score = -1e9
        expected = node.guess - CAUTION
        for option in options:
            child = children[option]
            child.open += 1
            mean = child.value / child.visits if child.visits else expected
            bonus = CURIOSITY * child.prior * math.sqrt(float(child.open)) / (1.0 + child.visits)
            if mean + bonus > score:
                score = mean + bonus
                best = child
        return best

    def settle(self, leaves: list[Leaf]) -> None:
        """Evaluate the leaves together, expand the tree at them, and add the values to their paths."""
        asked = [leaf.state for leaf in leaves if leaf.state.seat >= 0]
        judged = self.judge.judge(asked) if asked else []
        at = 0
        for leaf in leaves:
            state = leaf.state
            if state.seat < 0:
                worth = final_shares(self.game, state)
            else:
                priors, worth = judged[at]
                at += 1
                self.grow(leaf.node, state, priors, worth[state.seat])
            for step, seat in zip(leaf.path, leaf.seats, strict=True):
                step.value += worth[seat]
            self.root.visits += 1
            if self.explains and leaf.path:
                me = leaf.seats[0]
                leaf.path[0].explain(me, worth, self.game.heuristics.terms(state, me))

    def grow(self, node: Node, state: State, priors: list[float], guess: float) -> None:
        """Add children for the options of a position that its node does not have yet."""
        options = state.asked
        if not node.children:
            node.guess = guess
        even = EVEN / len(options)
        for option, prior in zip(options, priors, strict=True):
            if option not in node.children:
                node.children[option] = Node(option, even + (1.0 - EVEN) * prior)

    def best(self, view: View) -> int:
        """Return the most visited answer, the better one among equals.

        Before any search, the one with the highest prior.
        """
        chosen = view.options[0]
        most = -1
        second = -1.0
        for option in view.options:
            node = self.root.children[option]
            score = node.mean if node.visits else node.prior
            if node.visits > most or (node.visits == most and score > second):
                chosen = option
                most = node.visits
                second = score
        return chosen
