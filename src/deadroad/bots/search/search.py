"""Tree search in imagined worlds. Each iteration deals the unseen cards again and descends the same tree."""

from __future__ import annotations

import math
from typing import Final, final

from deadroad.bots.search.node import Node, final_shares
from deadroad.kernel.chance import Chance
from deadroad.kernel.codec import encode, plain_view
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.view import View

CURIOSITY: Final = 0.9  # weight of the prior and of few visits against the mean so far
SPREAD: Final = 0.25  # share of the prior that is spread evenly over all options


@final
class Search:
    """Information-set Monte Carlo tree search with priors and a cut-off evaluated by heuristics.

    It is deterministic for its chance and a number of iterations. The tree is reused if the next question is
    exactly the expected one.
    """

    __slots__ = ("chance", "explains", "foreseen", "game", "root", "spare")

    def __init__(self, game: Game, chance: Chance, *, explains: bool = False) -> None:
        self.game = game
        self.chance = chance
        self.explains = explains  # whether to store terms, for hints
        self.root = Node(-1, 1.0)
        self.spare: Node | None = None
        self.foreseen: bytes = b""

    def begin(self, view: View) -> None:
        """Start on a question. The tree of the last question is kept if it expected exactly this view."""
        if self.spare is not None and likeness(view) == self.foreseen:
            self.root = self.spare
        else:
            self.root = Node(-1, 1.0)
        self.spare = None

    def iterate(self, view: View, count: int) -> int:
        """Search up to `count` more worlds; stop when the choice is clear. Return their number."""
        for done in range(count):
            if done % 16 == 0 and self.decided(view, count - done):
                return done
            state = self.game.imagine(view, self.chance)
            self.descend(state, view.seat)
        return count

    def decided(self, view: View, left: int) -> bool:
        """Return whether `left` more visits can't change the answer."""
        return len(view.options) == 1 or self.root.lead() > left

    def descend(self, state: State, me: int, first: int = -1) -> None:
        """Descend to a new answer, play on up to the horizon, and add the value to the nodes of the path.

        `first` is the first answer, which must be in the tree; with -1 the search selects it.
        """
        node = self.root
        path: list[Node] = []
        seats: list[int] = []
        while state.seat >= 0:
            seats.append(state.seat)
            fresh = len(node.children) == 0
            node = self.select(node, state) if path or first < 0 else node.children[first]
            path.append(node)
            state.answer(node.option)
            if node.visits == 0 or fresh:
                break
        self.play_on(state)
        worth = self.worth(state)
        for step, seat in zip(path, seats, strict=True):
            step.add(worth[seat])
        if self.explains:
            shares = [self.share(state, seat) for seat in range(state.seats)]
            path[0].explain(me, shares, self.game.heuristics.terms(state, me))

    def select(self, node: Node, state: State) -> Node:
        """Return the child to follow among the options of this world."""
        children = node.children
        best: Node | None = None
        score = -1.0
        for option in state.asked:
            child = children.get(option)
            if child is None:
                self.expand(node, state)  # adds every option that is missing
                child = children[option]
            child.open += 1
            mean = child.value / child.visits if child.visits else 0.5
            bonus = CURIOSITY * child.prior * math.sqrt(float(child.open)) / (1.0 + child.visits)
            if mean + bonus > score:
                score = mean + bonus
                best = child
        assert best is not None
        return best

    def expand(self, node: Node, state: State) -> None:
        """Add children for options that this node does not have yet, with priors from the heuristics."""
        options = state.asked
        weights = [math.exp(leaning) for leaning in self.game.heuristics.leanings(state)]
        total = sum(weights)
        even = SPREAD / len(options)
        for option, weight in zip(options, weights, strict=True):
            if option not in node.children:
                node.children[option] = Node(option, even + (1.0 - SPREAD) * weight / total)

    def expect(self, options: tuple[int, ...], chances: list[float]) -> None:
        """Add the options of the open question with other priors than those of the heuristics."""
        even = SPREAD / len(options)
        for option, chance in zip(options, chances, strict=True):
            self.root.children[option] = Node(option, even + (1.0 - SPREAD) * chance)

    def play_on(self, state: State) -> None:
        """Play by the heuristics, up to their horizon."""
        heuristics = self.game.heuristics
        for _ in range(heuristics.horizon):
            if state.seat < 0:
                return
            options = state.asked
            rates = heuristics.rates(state, haste=True)
            best = 0
            top = -1e18
            for at in range(len(options)):
                # A little noise breaks ties, so that equal lines are all tried.
                rate = rates[at] + self.chance.below(1000) * 0.0005
                if rate > top:
                    top = rate
                    best = at
            state.answer(options[best])

    def worth(self, state: State) -> list[float]:
        """Return the value of the position for each seat, from 0 to 1."""
        heuristics = self.game.heuristics
        if state.seats == 1:
            return [squash((heuristics.value(state, 0) - heuristics.even) / heuristics.scale)]
        if state.seat < 0:
            return final_shares(self.game, state)
        values = [heuristics.value(state, seat) for seat in range(state.seats)]
        found: list[float] = []
        for seat, value in enumerate(values):
            rival = max([other for at, other in enumerate(values) if at != seat])
            found.append(squash((value - rival) / heuristics.scale))
        return found

    def share(self, state: State, me: int) -> float:
        """Return a seat's estimated share of wins.

        The shares of all seats sum to 1 and depend on their leads.

        Unlike this, `worth` compares a seat with its best rival only, and for a single seat it includes
        points.
        """
        if state.seat < 0:
            return final_shares(self.game, state)[me]
        if state.seats == 1:
            return self.worth(state)[me]
        heuristics = self.game.heuristics
        mine = heuristics.value(state, me)
        total = 1.0
        for seat in range(state.seats):
            if seat != me:
                lead = (heuristics.value(state, seat) - mine) / heuristics.scale
                total += math.exp(max(-30.0, min(30.0, lead)))
        return 1.0 / total

    def best(self, view: View) -> int:
        """Return the most visited answer, the better one among equals.

        Before any search, the one with the highest prior.
        """
        chosen = view.options[0]
        most = -1
        mean = -1.0
        for option in view.options:
            node = self.root.children.get(option)
            if node is not None and (node.visits > most or (node.visits == most and node.mean > mean)):
                chosen = option
                most = node.visits
                mean = node.mean
        return chosen

    def keep(self, view: View, option: int) -> None:
        """Keep the subtree of an answer if the same seat is asked next and nothing random happened."""
        node = self.root.children.get(option)
        if node is None or not node.children:
            return
        state = self.game.imagine(view, self.chance)
        learned = state.chance.draws + state.reveals
        state.answer(option)
        if state.seat == view.seat and state.chance.draws + state.reveals == learned:
            self.spare = node
            self.foreseen = likeness(View(state, view.seat))


def likeness(view: View) -> bytes:
    """Return what a seat sees as bytes, without the question."""
    seen = plain_view(view)
    seen["question"] = None
    return encode(seen)


def squash(lead: float) -> float:
    """Return a share from 0 to 1 for a lead, measured in units of `scale`."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, lead))))
