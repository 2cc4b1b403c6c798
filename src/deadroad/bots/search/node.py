"""The tree: one node for each sequence of answers, whatever the luck between them was."""

from __future__ import annotations

from typing import final


@final
class Node:
    """What was learned about one answer: how often it was open, taken, and what it led to.

    `value` sums what the seat that gave this answer got, from 0 to 1. For hints, `shares` sums the shares of
    wins it seemed to lead to, `squares` their squares, and `terms` the terms of the heuristics.
    """

    __slots__ = ("children", "open", "option", "prior", "shares", "squares", "terms", "value", "visits")

    def __init__(self, option: int, prior: float) -> None:
        self.option = option
        self.prior = prior
        self.visits = 0
        self.open = 0
        self.value = 0.0
        self.shares = 0.0
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

    def explain(self, share: float, terms: list[float]) -> None:
        """Note the share of wins of the position that a visit led to, and its terms."""
        self.shares += share
        self.squares += share * share
        if self.terms:
            self.terms = [known + new for known, new in zip(self.terms, terms, strict=True)]
        else:
            self.terms = terms
