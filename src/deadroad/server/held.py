"""Requests over a rate limit are held for a while: to refuse them at once costs as much as to serve them."""

from __future__ import annotations

import asyncio
from typing import Final

SECONDS: Final = 2.0  # for which a request or a socket over a limit is held
MESSAGE_SECONDS: Final = 1.0  # for which a socket with too many messages is not read
MOST: Final = 2000  # requests that are held at once; each needs some memory


class Held:
    """The requests that are held at a node."""

    def __init__(self) -> None:
        self.count = 0

    async def hold(self, seconds: float = SECONDS) -> None:
        """Wait, unless too many are held."""
        if self.count >= MOST:
            return
        self.count += 1
        try:
            await asyncio.sleep(seconds)
        finally:
            self.count -= 1
