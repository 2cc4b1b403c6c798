"""Rate limits: a token bucket for each action and each person or address."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from deadroad.server.refusal import No

MINUTE: Final = 60.0
HOUR: Final = 3600.0
DAY: Final = 86_400.0
MOST: Final = 50_000  # most buckets of each kind; the oldest are removed first

Buckets = dict[tuple[str, str], tuple[float, float]]


class Rates:
    """Buckets by action and by person or address."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.buckets: Buckets = {}
        # Those that refill in an hour or a day. A flood of requests must not remove, and so refill, them.
        self.lasting: Buckets = {}

    def _kept(self, seconds: float) -> Buckets:
        return self.lasting if seconds > MINUTE else self.buckets

    def take(self, what: str, who: str, per_minute: int) -> None:
        """Take one from a bucket. Raises No if it is empty."""
        if not self.allows(what, who, per_minute):
            raise No("slow-down", 429)

    def allows(self, what: str, who: str, per_minute: int) -> bool:
        """Take one from a bucket. Return False if it is empty."""
        return self.spends(what, who, 1, per_minute, MINUTE)

    def has(self, what: str, who: str, amount: int, most: int, seconds: float) -> bool:
        """Return whether a bucket has an amount left. Nothing is taken."""
        left, since = self._kept(seconds).get((what, who), (float(most), self.clock()))
        return left + (self.clock() - since) * most / seconds >= amount

    def give_back(self, what: str, who: str, amount: int, most: int, seconds: float) -> None:
        """Return an amount to a bucket."""
        kept = self._kept(seconds)
        left, since = kept.get((what, who), (float(most), self.clock()))
        kept[what, who] = (min(float(most), left + amount), since)

    def spends(self, what: str, who: str, amount: int, most: int, seconds: float) -> bool:
        """Take an amount from a bucket of size `most`, which refills in some seconds.

        Return False if it has too little.
        """
        at = self.clock()
        key = (what, who)
        kept = self._kept(seconds)
        left, since = kept.pop(key, (float(most), at))
        left = min(float(most), left + (at - since) * most / seconds)
        kept[key] = (left - amount if left >= amount else left, at)
        if len(kept) > MOST:
            kept.pop(next(iter(kept)))
        return left >= amount
