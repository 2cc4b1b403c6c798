"""Search in imagined worlds: each iteration deals the unseen anew and walks the one tree of answers."""

from __future__ import annotations

import math
from typing import Final, final

from deadroad.bots.search.node import Node
from deadroad.kernel.chance import Chance
from deadroad.kernel.codec import encode, plain_view
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.view import View

CURIOSITY: Final = 0.9  # how much a prior and few visits weigh against the mean so far
WARMTH: Final = 0.75  # slips of rating that make an option about three times as likely a priori
SPREAD: Final = 0.25  # share of the prior that all options have alike


@final
class Search:
    """Information-set Monte Carlo tree search with priors and a cut-off valued by heuristics.

    Deterministic for its chance and a number of iterations. The tree is kept for the next question where that
    question is exactly the one foreseen.
    """

    __slots__ = ("chance", "explains", "foreseen", "game", "root", "spare")

    def __init__(self, game: Game, chance: Chance, *, explains: bool = False) -> None:
        self.game = game
        self.chance = chance
        self.explains = explains  # whether terms are kept, for hints
        self.root = Node(-1, 1.0)
        self.spare: Node | None = None
        self.foreseen: bytes = b""

    def begin(self, view: View) -> None:
        """Take up a question: with the tree of the last one where it foresaw this very view."""
        if self.spare is not None and likeness(view) == self.foreseen:
            self.root = self.spare
        else:
            self.root = Node(-1, 1.0)
        self.spare = None

    def iterate(self, view: View, count: int) -> int:
        """Search `count` more worlds, fewer if the choice is clear; return how many."""
        for done in range(count):
            if done % 16 == 0 and self.decided(view, count - done):
                return done
            state = self.game.imagine(view, self.chance)
            self.descend(state, view.seat)
        return count

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

    def descend(self, state: State, me: int, first: int = -1) -> None:
        """Walk down to a new answer, play on for a while, and take home what it was worth.

        `first` is the answer to begin with, one that was met before; -1 leaves that to the search.
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
        """Return the child to follow among those open in this world."""
        options = state.asked
        children = node.children
        for option in options:
            if option not in children:
                self.expand(node, state)
                break
        best: Node | None = None
        score = -1.0
        for option in options:
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
        """Add the options not seen at this node before, with what the heuristics say of them."""
        options = state.asked
        rates = self.game.heuristics.rates(state)
        best = max(rates)
        warmth = WARMTH * self.game.heuristics.slip
        weights = [math.exp(max(-20.0, (rate - best) / warmth)) for rate in rates]
        total = sum(weights)
        even = SPREAD / len(options)
        for option, weight in zip(options, weights, strict=True):
            if option not in node.children:
                node.children[option] = Node(option, even + (1.0 - SPREAD) * weight / total)

    def play_on(self, state: State) -> None:
        """Answer as the heuristics say, up to their horizon."""
        heuristics = self.game.heuristics
        for _ in range(heuristics.horizon):
            if state.seat < 0:
                return
            options = state.asked
            rates = heuristics.rates(state, haste=True)
            best = 0
            top = -1e18
            for at in range(len(options)):
                # A little noise breaks ties and lets equal lines be tried in turn.
                rate = rates[at] + self.chance.below(1000) * 0.0005
                if rate > top:
                    top = rate
                    best = at
            state.answer(options[best])

    def worth(self, state: State) -> list[float]:
        """Return what the position is worth to each seat, from 0 to 1."""
        heuristics = self.game.heuristics
        if state.seats == 1:
            return [squash((heuristics.value(state, 0) - heuristics.even) / heuristics.scale)]
        if state.seat < 0:
            return self.final_worth(state)
        values = [heuristics.value(state, seat) for seat in range(state.seats)]
        found: list[float] = []
        for seat, value in enumerate(values):
            rival = max([other for at, other in enumerate(values) if at != seat])
            found.append(squash((value - rival) / heuristics.scale))
        return found

    def share(self, state: State, me: int) -> float:
        """Return a seat's share of wins: of one win that is shared out among all, by how far each is ahead.

        A worth is against the best rival only, and alone it counts points beside the win.
        """
        if state.seat < 0:
            return self.final_worth(state)[me]
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
        mean = -1.0
        for option in view.options:
            node = self.root.children.get(option)
            if node is not None and (node.visits > most or (node.visits == most and node.mean > mean)):
                chosen = option
                most = node.visits
                mean = node.mean
        return chosen

    def keep(self, view: View, option: int) -> None:
        """Keep the tree under an answer if the same seat is asked next and nothing is left to luck."""
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
    """Return what a seat sees, the same whether its question was put into words or not."""
    seen = plain_view(view)
    seen["question"] = None
    return encode(seen)


def squash(lead: float) -> float:
    """Return a share from 0 to 1 for a lead in scales."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, lead))))
