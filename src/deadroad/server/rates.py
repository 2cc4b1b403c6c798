"""How much each person or address may do in some time: a bucket each, refilled steadily."""

from __future__ import annotations

import time
from typing import Final

from deadroad.server.refusal import No

MINUTE: Final = 60.0
HOUR: Final = 3600.0
DAY: Final = 86_400.0
MOST: Final = 50_000  # buckets kept; the oldest are forgotten first


class Rates:
    """Buckets by what is done and by whom."""

    def __init__(self) -> None:
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, what: str, who: str, per_minute: int) -> None:
        """Take one from a bucket; raises No when it is empty."""
        if not self.allows(what, who, per_minute):
            raise No("slow-down", 429)

    def allows(self, what: str, who: str, per_minute: int) -> bool:
        """Take one from a bucket, and say whether there was one."""
        return self.spends(what, who, 1, per_minute, MINUTE)

    def spends(self, what: str, who: str, amount: int, most: int, seconds: float) -> bool:
        """Take an amount from a bucket of `most` that fills up in some seconds; say whether it was there."""
        at = time.monotonic()
        key = (what, who)
        left, since = self.buckets.pop(key, (float(most), at))
        left = min(float(most), left + (at - since) * most / seconds)
        self.buckets[key] = (left - amount if left >= amount else left, at)
        if len(self.buckets) > MOST:
            self.buckets.pop(next(iter(self.buckets)))
        return left >= amount
