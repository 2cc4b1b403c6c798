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
    """One socket. Messages wait in a queue, so that a slow client slows nobody else."""

    __slots__ = ("backlog", "blocked", "gone", "person", "queue", "watching")

    def __init__(self, person: str, blocked: set[str], backlog: int) -> None:
        self.person = person
        self.blocked = blocked
        self.backlog = backlog
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.gone = False  # too slow, or its person left: to be closed
        self.watching: tuple[int, ...] = ()  # the seats it was last shown

    def tell(self, message: ServerMessage) -> None:
        """Let a message wait to be sent."""
        self.put(encoded(message))

    def put(self, text: str) -> None:
        """Let an encoded message wait to be sent; who is too slow is let go, and can come back and sync."""
        if self.gone:
            return
        if self.queue.qsize() >= self.backlog:
            self.let_go()
            return
        self.queue.put_nowait(text)

    def let_go(self) -> None:
        """Send what waits, then close."""
        self.gone = True
        self.queue.put_nowait(None)

    async def run(self, send: Send) -> None:
        """Send what waits, in order, until it is let go."""
        while (text := await self.queue.get()) is not None:
            await send(text)
