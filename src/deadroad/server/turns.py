"""Turns for long work: a few jobs run at a time, and the next is from the owner that used the least."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from deadroad.server.fair_queue import FairQueue, Job, Owner

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class Turns:
    """Lets `at_once` pieces of work run. Waiting ones are chosen by address and person, not by age alone."""

    def __init__(self, at_once: int) -> None:
        self.free = at_once
        self.queue = FairQueue()

    @asynccontextmanager
    async def turn(self, owner: Owner) -> AsyncIterator[None]:
        """Wait for a turn, and hold it."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        job = Job(lambda: mine, owner, 0, 0.0)
        self.queue.put(job)
        self._next()
        began = time.monotonic()
        try:
            await mine
            began = time.monotonic()
            yield
        finally:
            if mine.done() and not mine.cancelled():
                self.free += 1
                self.queue.done(job, time.monotonic() - began)
            self._next()

    def _next(self) -> None:
        while self.free and len(self.queue):
            mine: asyncio.Future[None] = self.queue.take().run()
            if not mine.done():  # its caller may have been cancelled
                self.free -= 1
                mine.set_result(None)
