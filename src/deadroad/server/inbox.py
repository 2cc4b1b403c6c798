"""Events of one socket that wait for its task."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Inbox:
    """A queue with one reader. An `asyncio.Queue` does the same, with a system call for every event."""

    __slots__ = ("events", "loop", "waiter")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.events: deque[dict[str, Any]] = deque()
        self.waiter: asyncio.Future[None] | None = None  # set while the reader waits

    def put_nowait(self, event: dict[str, Any]) -> None:
        """Add an event."""
        self.events.append(event)
        waiter, self.waiter = self.waiter, None
        if waiter is not None and not waiter.done():
            waiter.set_result(None)

    async def get(self) -> dict[str, Any]:
        """Return the next event, and wait for it if there is none."""
        while not self.events:
            self.waiter = self.loop.create_future()
            await self.waiter
        return self.events.popleft()

    def empty(self) -> bool:
        """Return whether no event waits."""
        return not self.events

    def qsize(self) -> int:
        """Return how many events wait."""
        return len(self.events)
