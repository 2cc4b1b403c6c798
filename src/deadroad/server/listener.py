"""Somebody at a table's socket: what waits to be sent, and who it is for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from deadroad.server.protocol import ServerMessage

Send = Callable[[str], Awaitable[None]]


def encoded(message: ServerMessage) -> str:
    """Return a message as it travels."""
    return msgspec.json.encode(message).decode()


class Listener:
    """One socket. Messages wait in line, so that a slow client slows nobody else."""

    __slots__ = ("backlog", "blocked", "gone", "person", "resting", "waiting", "watching")

    def __init__(self, person: str, blocked: set[str], backlog: int) -> None:
        self.person = person
        self.blocked = blocked
        self.backlog = backlog
        self.waiting: list[str] = []
        self.resting: asyncio.Future[None] | None = None  # set while nothing waits to be sent
        self.gone = False  # too slow, or its person left: to be closed
        self.watching: tuple[int, ...] = ()  # the seats it was last shown

    def tell(self, message: ServerMessage) -> None:
        """Let a message wait to be sent."""
        self.put(encoded(message))

    def put(self, text: str) -> None:
        """Let an encoded message wait to be sent; who is too slow is let go, and can come back and sync."""
        if self.gone:
            return
        if len(self.waiting) >= self.backlog:
            self.let_go()
            return
        self.waiting.append(text)
        self._wake()

    def let_go(self) -> None:
        """Send what waits, then close."""
        self.gone = True
        self._wake()

    def _wake(self) -> None:
        if self.resting is not None:
            if not self.resting.done():
                self.resting.set_result(None)
            self.resting = None

    async def run(self, send: Send) -> None:
        """Send what waits, in order, until it is let go: what waits together goes in one frame, by lines."""
        while True:
            while self.waiting:
                frame = "\n".join(self.waiting)
                self.waiting.clear()
                await send(frame)
            if self.gone:
                return
            self.resting = asyncio.get_running_loop().create_future()
            await self.resting
