"""Running statistics of a figure: sums instead of lists, so that memory does not grow."""

from __future__ import annotations

import copy
import math
from collections import Counter

from deadroad.arena.stats import Estimate, Z

MOST_VALUES = 2000  # distinct values of a distribution; with more, values are rounded


class Running:
    """The mean, variance, extremes and distribution of a figure, updated value by value."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0  # the sum of squared deviations from the mean
        self.least = math.inf
        self.most = -math.inf
        self.least_game = -1
        self.most_game = -1
        self.values: Counter[float] = Counter()
        self.digits = 6

    def add(self, value: float, game: int = -1, times: int = 1) -> None:
        """Add the value of one or several games."""
        if not times:
            return
        self.count += times
        away = value - self.mean
        self.mean += away * times / self.count
        self.squares += times * away * (value - self.mean)
        if value < self.least:
            self.least, self.least_game = value, game
        if value > self.most:
            self.most, self.most_game = value, game
        self.values[round(value, self.digits)] += times
        while len(self.values) > MOST_VALUES:
            self.digits -= 1
            coarse: Counter[float] = Counter()
            for known, games in self.values.items():
                coarse[round(known, self.digits)] += games
            self.values = coarse

    def filled(self, games: int) -> Running:
        """Return a copy with zeros for games without a value, up to this many games."""
        if self.count >= games:
            return self
        twin = copy.copy(self)
        twin.values = self.values.copy()
        twin.add(0.0, times=games - self.count)
        return twin

    @property
    def variance(self) -> float:
        """The variance of a single value."""
        return self.squares / (self.count - 1) if self.count > 1 else 0.0

    @property
    def estimate(self) -> Estimate:
        """The mean with its interval."""
        if self.count < 2:
            return Estimate(self.mean, -math.inf, math.inf, self.count)
        half = Z * math.sqrt(self.variance / self.count)
        # What is never negative has no negative mean, even if it is so rare that the interval is wide.
        low = self.mean - half if self.least < 0 else max(0.0, self.mean - half)
        return Estimate(self.mean, low, self.mean + half, self.count)

    def quantile(self, part: float) -> float:
        """Return a quantile of the distribution."""
        left = part * self.count
        for value in sorted(self.values):
            left -= self.values[value]
            if left <= 0:
                return value
        return self.most


class Paired:
    """A figure under two rule sets on the same seeds: the difference and the correlation."""

    def __init__(self) -> None:
        self.before = Running()
        self.after = Running()
        self.difference = Running()
        self.products = 0.0  # the sum of products of deviations from the means
        self.changed = 0  # pairs that differ

    def add(self, before: float, after: float, times: int = 1) -> None:
        """Add one or several equal pairs."""
        away = before - self.before.mean
        self.before.add(before, times=times)
        self.after.add(after, times=times)
        self.products += times * away * (after - self.after.mean)
        self.difference.add(after - before, times=times)
        self.changed += times * (before != after)

    def filled(self, games: int) -> Paired:
        """Return a copy with zeros for games without a value, up to this many games."""
        missing = games - self.difference.count
        if missing <= 0:
            return self
        twin = copy.copy(self)
        twin.before, twin.after = copy.deepcopy(self.before), copy.deepcopy(self.after)
        twin.difference = copy.deepcopy(self.difference)
        twin.add(0.0, 0.0, missing)
        return twin

    @property
    def correlation(self) -> float | None:
        """The correlation of the two games of a pair, from -1 to 1; None if a figure is constant."""
        spread = math.sqrt(self.before.squares * self.after.squares)
        return self.products / spread if spread else None

    @property
    def spread(self) -> float:
        """The standard deviation of a single game."""
        return math.sqrt((self.before.variance + self.after.variance) / 2)

    @property
    def effect(self) -> Estimate:
        """The difference in standard deviations of a single game."""
        found = self.difference.estimate
        if not self.spread:
            return Estimate(0.0, 0.0, 0.0, found.count)
        low, high = found.low / self.spread, found.high / self.spread
        return Estimate(found.value / self.spread, low, high, found.count)

    @property
    def chance(self) -> float:
        """The p-value of the difference, by Student's distribution."""
        error = math.sqrt(self.difference.variance / self.difference.count) if self.difference.count else 0.0
        if not error:
            return 1.0
        free = self.difference.count - 1
        t = abs(self.difference.mean) / error
        # The usual approximation of Student's distribution by the normal one.
        normal = t * (1 - 1 / (4 * free)) / math.sqrt(1 + t * t / (2 * free))
        return math.erfc(normal / math.sqrt(2))
