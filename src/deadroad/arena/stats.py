"""Figures with intervals. All intervals are 95 %."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z = 1.959964


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % confidence interval."""

    value: float
    low: float
    high: float
    count: int

    def __str__(self) -> str:
        if math.isinf(self.high - self.low):
            return f"{plain(self.value)} (too few for an interval)"
        return f"{plain(self.value)} ({plain(self.low)} to {plain(self.high)})"


def plain(value: float) -> str:
    """Return a number with three significant digits; large numbers in full, without an exponent."""
    if abs(value) < 1e-4:
        return f"{round(value, 5) + 0.0:.5f}".rstrip("0").rstrip(".")
    return f"{value:,.0f}" if 1000 <= abs(value) < math.inf else f"{value:.3g}"


def mean(values: Sequence[float]) -> Estimate:
    """Return the mean by the normal approximation."""
    count = len(values)
    if not count:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = sum(values) / count
    if count == 1:
        return Estimate(middle, -math.inf, math.inf, 1)
    spread = math.sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)
    return Estimate(middle, middle - Z * spread, middle + Z * spread, count)


def share(won: float, count: int) -> Estimate:
    """Return a share of wins by Wilson's interval; a shared win counts for its part."""
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0)
    rate = won / count
    square = Z * Z
    middle = (rate + square / (2 * count)) / (1 + square / count)
    half = Z / (1 + square / count) * math.sqrt(rate * (1 - rate) / count + square / (4 * count * count))
    return Estimate(rate, max(0.0, middle - half), min(1.0, middle + half), count)


def paired(before: Sequence[float], after: Sequence[float]) -> Estimate:
    """Return the mean difference of pairs that were played on the same seeds."""
    return mean([b - a for a, b in zip(before, after, strict=True)])


def between(one: Estimate, other: Estimate) -> Estimate:
    """Return the difference of two shares, with Newcombe's interval from theirs."""
    value = one.value - other.value
    low = value - math.hypot(one.value - one.low, other.high - other.value)
    high = value + math.hypot(one.high - one.value, other.value - other.low)
    return Estimate(value, low, high, one.count + other.count)


def corrected(chances: Sequence[float]) -> list[float]:
    """Return p-values corrected for many comparisons by Holm's method: they hold for all together."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    found = [0.0] * len(chances)
    worst = 0.0
    for rank, at in enumerate(order):
        worst = max(worst, min(1.0, (len(chances) - rank) * chances[at]))
        found[at] = worst
    return found


def ratings(wins: dict[tuple[str, str], float]) -> dict[str, Estimate]:
    """Return Bradley-Terry ratings on the Elo scale from wins[(winner, loser)], their mean at 0.

    The interval comes from the information of each player's own games, the others held fixed.
    """
    names = sorted({name for pair in wins for name in pair})
    strength = dict.fromkeys(names, 1.0)
    games = {
        (one, other): wins.get((one, other), 0.0) + wins.get((other, one), 0.0)
        for one in names
        for other in names
    }
    for _ in range(500):
        fresh: dict[str, float] = {}
        for name in names:
            # Half a win and half a loss against an average player keep a rating without losses finite.
            won = 0.5 + sum(wins.get((name, other), 0.0) for other in names)
            expected = 1.0 / (strength[name] + 1.0)
            for other in names:
                if other != name:
                    expected += games[(name, other)] / (strength[name] + strength[other])
            fresh[name] = won / expected
        centre = math.exp(sum(math.log(value) for value in fresh.values()) / len(names))
        strength = {name: value / centre for name, value in fresh.items()}
    found: dict[str, Estimate] = {}
    for name in names:
        rating = 400 * math.log10(strength[name])
        information = 0.0
        count = 0.0
        for other in names:
            if other != name:
                chance = strength[name] / (strength[name] + strength[other])
                information += games[(name, other)] * chance * (1 - chance)
                count += games[(name, other)]
        half = Z * 400 / math.log(10) / math.sqrt(information) if information > 0 else math.inf
        found[name] = Estimate(rating, rating - half, rating + half, round(count))
    return found
