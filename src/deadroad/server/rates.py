"""Who may do how much in a minute: a bucket each, refilled steadily."""

from __future__ import annotations

import time
from typing import Final

from deadroad.server.refusal import No

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
        at = time.monotonic()
        key = (what, who)
        left, since = self.buckets.pop(key, (float(per_minute), at))
        left = min(float(per_minute), left + (at - since) * per_minute / 60)
        self.buckets[key] = (max(0.0, left - 1) if left >= 1 else left, at)
        if len(self.buckets) > MOST:
            self.buckets.pop(next(iter(self.buckets)))
        return left >= 1
