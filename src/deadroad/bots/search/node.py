"""The tree has one node for each sequence of answers. Random outcomes between them are not distinguished."""

from __future__ import annotations

from typing import Final, final

from deadroad.kernel.frame import State
from deadroad.kernel.game import Game

_NONE: Final[list[float]] = []  # shared by all nodes: the lists of a node are replaced, never changed


@final
class Node:
    """The statistics of one answer: how often it was available, how often chosen, and the results.

    `value` is the sum of the results of the seat that gave this answer, each from 0 to 1. For hints, `shares`
    sums the estimated share of wins of each seat, `squares` the squares of the seat's own share, and `terms`
    the terms of the heuristics.

    A node must not be declared `acyclic`: when a deep tree is deleted, CPython keeps nested objects for later
    in the header of the garbage collector, which acyclic objects do not have.
    """

    __slots__ = (
        "children",
        "guess",
        "open",
        "option",
        "prior",
        "shares",
        "squares",
        "terms",
        "value",
        "visits",
    )

    def __init__(self, option: int, prior: float) -> None:
        self.option = option
        self.prior = prior
        self.visits = 0
        self.open = 0
        self.guess = 0.5  # estimated value of the position after it for the seat asked there
        self.value = 0.0
        self.shares: list[float] = _NONE
        self.squares = 0.0
        self.children: dict[int, Node] = {}
        self.terms: list[float] = _NONE

    @property
    def mean(self) -> float:
        """The mean result so far."""
        return self.value / self.visits if self.visits else 0.0

    def add(self, value: float) -> None:
        """Add the result of a visit."""
        self.visits += 1
        self.value += value

    def lead(self) -> int:
        """Return how many more visits the most visited child has than the second."""
        first = 0
        second = 0
        for child in self.children.values():
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second

    def explain(self, me: int, shares: list[float], terms: list[float]) -> None:
        """Add the shares of wins of the position after a visit, and its terms for the seat itself."""
        self.shares = added(self.shares, shares)
        self.squares += shares[me] * shares[me]
        self.terms = added(self.terms, terms)


def added(known: list[float], new: list[float]) -> list[float]:
    """Return the elementwise sum of two lists. The first may be empty."""
    return [one + other for one, other in zip(known, new, strict=True)] if known else new


def final_shares(game: Game, state: State) -> list[float]:
    """Return each seat's share of the win in a finished game."""
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.shares()
