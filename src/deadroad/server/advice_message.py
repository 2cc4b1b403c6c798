"""Message types of a hint: options with their estimated value and the reasons."""

from __future__ import annotations

from msgspec import Struct


class Term(Struct):
    """A term in which an option is better (above 0) or worse than the other options: `term-<name>`."""

    name: str
    amount: float


class Advice(Struct):
    """An option with its estimated share of wins, the interval of the estimate, and the reasons.

    `shares` of all seats and `nobody`, the chance that nobody wins, sum to 1.
    """

    notation: str
    share: float
    low: float
    high: float
    terms: list[Term]
    shares: list[float]
    nobody: float
