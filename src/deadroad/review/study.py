"""The summary of many reviews: how much of winning is luck, by seat and by player."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from deadroad.review.report import Report

Z: Final = 1.959964


@dataclass(frozen=True)
class Figure:
    """A mean with its 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3f} ({self.low:.3f} to {self.high:.3f})"


@dataclass
class Row:
    """The games of a seat or of a player, one number for each game and seat."""

    results: list[float] = field(default_factory=list)
    luck: list[float] = field(default_factory=list)
    play: list[float] = field(default_factory=list)
    accuracy: list[float] = field(default_factory=list)

    @property
    def without_luck(self) -> list[float]:
        """The results with the luck taken out."""
        return [result - luck for result, luck in zip(self.results, self.luck, strict=True)]


class StudyReview:
    """Sums up reviews of games of one study; `players` name the bot in each seat."""

    def __init__(self) -> None:
        self.games = 0
        self.seats: dict[int, Row] = {}
        self.players: dict[str, Row] = {}
        self.rest: list[float] = []  # of each game: |summed rest|, mean of the seats
        self.rest_of_answers: list[float] = []  # of each game: mean |rest of an answer|
        self.signed_rest: list[float] = []  # of each game: the summed rest of the first seat, with its sign
        self.noise: list[float] = []  # of each game: standard error of the summed rest by sampling

    def add(self, report: Report, players: Sequence[str]) -> None:
        """Add a game."""
        self.games += 1
        self.rest.append(sum(abs(found.rest) for found in report.summary) / report.seats)
        each = [abs(rest) for ply in report.plies for rest in ply.rest]
        self.rest_of_answers.append(sum(each) / max(1, len(each)))
        self.signed_rest.append(report.summary[0].rest)
        self.noise.append(sum(found.noise for found in report.summary) / report.seats)
        for found, player in zip(report.summary, players, strict=True):
            rows = (self.seats.setdefault(found.seat, Row()), self.players.setdefault(player, Row()))
            for row in rows:
                row.results.append(found.result)
                row.luck.append(found.luck)
                row.play.append(found.own_play)
                if found.accuracy is not None:
                    row.accuracy.append(found.accuracy)

    def luck_share(self) -> Figure | None:
        """Return how much of the variance of results luck explains, with a jackknife interval.

        None if all results are the same.
        """
        rows = list(self.seats.values())
        whole = _explained(rows, -1)
        if whole is None or self.games < 3:
            return None
        others = [_explained(rows, left_out) for left_out in range(self.games)]
        kept = [one for one in others if one is not None]
        middle = sum(kept) / len(kept)
        error = math.sqrt((len(kept) - 1) / len(kept) * sum((one - middle) ** 2 for one in kept))
        return Figure(whole, whole - Z * error, whole + Z * error)


def _explained(rows: list[Row], left_out: int) -> float | None:
    """Return 1 - variance of (result - luck) / variance of result, without one of the games."""
    plain = sum(_variance(row.results, left_out) for row in rows)
    reduced = sum(_variance(row.without_luck, left_out) for row in rows)
    return 1.0 - reduced / plain if plain > 0.0 else None


def _variance(values: list[float], left_out: int) -> float:
    kept = [value for at, value in enumerate(values) if at != left_out]
    middle = sum(kept) / len(kept)
    return sum((value - middle) ** 2 for value in kept) / len(kept)


def mean(values: Sequence[float]) -> Figure:
    """Return a mean with an interval by the normal approximation."""
    count = len(values)
    middle = sum(values) / count if count else 0.0
    if count < 2:
        return Figure(middle, -math.inf, math.inf)
    half = Z * math.sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)
    return Figure(middle, middle - half, middle + half)
