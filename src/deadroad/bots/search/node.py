"""The tree: one node for each sequence of answers, whatever the luck between them was."""

from __future__ import annotations

from typing import final


@final
class Node:
    """What was learned about one answer: how often it was open, taken, and what it led to.

    `value` sums what the seat that gave this answer got, from 0 to 1. For hints, `shares` sums the share of
    wins of each seat it seemed to lead to, `squares` the squares of the own share, and `terms` the terms of
    the heuristics.
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
        self.guess = 0.5  # what the position after it seemed worth to the seat asked there
        self.value = 0.0
        self.shares: list[float] = []
        self.squares = 0.0
        self.children: dict[int, Node] = {}
        self.terms: list[float] = []

    @property
    def mean(self) -> float:
        """The average so far."""
        return self.value / self.visits if self.visits else 0.0

    def add(self, value: float) -> None:
        """Note what one more visit led to."""
        self.visits += 1
        self.value += value

    def explain(self, me: int, shares: list[float], terms: list[float]) -> None:
        """Note the shares of wins of the position that a visit led to, and its terms for the own seat."""
        self.shares = added(self.shares, shares)
        self.squares += shares[me] * shares[me]
        self.terms = added(self.terms, terms)


def added(known: list[float], new: list[float]) -> list[float]:
    """Return two lists added place by place; the first may still be empty."""
    return [one + other for one, other in zip(known, new, strict=True)] if known else new
