"""The prospects of the played answer: each seat's expected share over re-deals with fresh luck."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from deadroad.review.value import Numbers, Value
from deadroad.review.worlds import Deal, seed_of, worlds_after


@dataclass(frozen=True)
class Prospect:
    """An answer and each seat's share after it, by world."""

    option: int
    rows: Numbers  # one for each world or outcome
    weights: Numbers
    exact: bool  # these are all outcomes

    @property
    def mean(self) -> Numbers:
        """Every seat's expected share."""
        found: Numbers = self.weights @ self.rows
        return found

    @property
    def errors(self) -> Numbers:
        """Each seat's standard error of the mean; 0 if these are all outcomes."""
        spread: Numbers = self.rows.std(axis=0, ddof=0 if self.exact else 1) / math.sqrt(len(self.rows))
        return spread * 0.0 if self.exact else spread

    @property
    def quiet(self) -> bool:
        """Whether no luck is involved."""
        return self.exact and len(self.rows) == 1


def gain(better: Prospect, worse: Prospect, seat: int) -> tuple[Numbers, float]:
    """Return how much more one answer is worth to every seat than another, and the error for one seat.

    Both were played in worlds of the same seeds.
    """
    found = better.mean - worse.mean
    if not better.exact and not worse.exact:
        apart = better.rows[:, seat] - worse.rows[:, seat]
        return found, float(apart.std(ddof=1)) / math.sqrt(len(apart))
    return found, math.hypot(*(float(one.errors[seat]) for one in (better, worse)))


def prospect(
    value: Value, deal: Deal, option: int, worlds: int, seed: int, after: Numbers | None = None
) -> Prospect:
    """Play an answer in a number of worlds, or in all outcomes if there are few.

    `after` is the value after the answer in the true world, if known. Without luck all worlds have it.
    """
    found = worlds_after(deal, option, [seed_of(seed, at) for at in range(max(2, worlds))])
    rows = value.shares(found.states) if after is None or not found.quiet else after[None]
    return Prospect(option, rows, np.array(found.weights), found.exact)
