"""Search led by a trained network: its policy is the prior, its shares of wins value the leaves."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import mypyc_attr

from deadroad.bots.search.node import Node
from deadroad.kernel.chance import Chance
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.view import View

CURIOSITY: Final = 1.5  # how much a prior and few visits weigh against the mean so far
CAUTION: Final = 0.05  # how much less an answer is expected to be worth before it was tried
EVEN: Final = 0.05  # share of the prior that all options have alike
BATCH: Final = 16  # leaves that are valued together


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Values positions for the search. A network is one; a test may bring another."""

    def judge(self, states: list[State]) -> list[tuple[list[float], list[float]]]:
        """Return for each position a prior for each option asked, and the worth to each seat from 0 to 1."""
        raise NotImplementedError


@final
class Leaf:
    """A position where a walk ended, and the answers that led to it."""

    __slots__ = ("node", "path", "seats", "state")

    def __init__(self, state: State, node: Node, path: list[Node], seats: list[int]) -> None:
        self.state = state
        self.node = node
        self.path = path
        self.seats = seats


@final
class GuidedSearch:
    """Information-set tree search in imagined worlds, led by a judge.

    Deterministic for its chance, its judge and a number of iterations. The worlds of a batch are walked one
    after the other before any of them is valued; an answer on the way counts as lost until then, so that the
    walks of a batch spread out.
    """

    __slots__ = ("chance", "explains", "game", "judge", "root")

    def __init__(self, game: Game, chance: Chance, judge: Judge, *, explains: bool = False) -> None:
        self.game = game
        self.chance = chance
        self.judge = judge
        self.explains = explains  # whether shares of all seats and terms are kept, for hints
        self.root = Node(-1, 1.0)

    def begin(self, view: View) -> None:
        """Take up a question: look at one imagined world, without any search yet."""
        self.root = Node(-1, 1.0)
        self.settle([self.walk(self.game.imagine(view, self.chance))])

    def iterate(self, view: View, count: int) -> int:
        """Search `count` more worlds in batches, fewer if the choice is clear; return how many."""
        done = 0
        while done < count and not self.decided(view, count - done):
            size = min(BATCH, count - done)
            self.settle([self.walk(self.game.imagine(view, self.chance)) for _ in range(size)])
            done += size
        return done

    def decided(self, view: View, left: int) -> bool:
        """Whether the most visited answer can't be overtaken any more."""
        if len(view.options) == 1:
            return True
        first = 0
        second = 0
        for node in self.root.children.values():
            if node.visits > first:
                second = first
                first = node.visits
            elif node.visits > second:
                second = node.visits
        return first - second > left

    def walk(self, state: State, first: int = -1) -> Leaf:
        """Walk down the tree to a position that was not met before.

        `first` is the answer to begin with, one that was met before; -1 leaves that to the search.
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
        """Return the child to follow among those open in this world; None where one is not known yet."""
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
        """Value the leaves together, let the tree grow there, and take home what they are worth."""
        asked = [leaf.state for leaf in leaves if leaf.state.seat >= 0]
        judged = self.judge.judge(asked) if asked else []
        at = 0
        for leaf in leaves:
            state = leaf.state
            if state.seat < 0:
                worth = self.final_worth(state)
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
        """Add the options of a position that its node has not met yet."""
        options = state.asked
        if not node.children:
            node.guess = guess
        even = EVEN / len(options)
        for option, prior in zip(options, priors, strict=True):
            if option not in node.children:
                node.children[option] = Node(option, even + (1.0 - EVEN) * prior)

    def final_worth(self, state: State) -> list[float]:
        """Return 1 for the winners, shared."""
        outcome = self.game.outcome(state)
        assert outcome is not None
        share = 1.0 / len(outcome.winners) if outcome.winners else 0.0
        return [share if seat in outcome.winners else 0.0 for seat in range(state.seats)]

    def best(self, view: View) -> int:
        """Return the most visited answer, of equals the better one; before any search the likeliest."""
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
