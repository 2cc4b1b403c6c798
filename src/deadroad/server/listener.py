"""The send queue of one socket at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from deadroad.server.config import Limits
from deadroad.server.protocol import ServerMessage

Send = Callable[[bytes], Awaitable[None]]


def encoded(message: ServerMessage) -> bytes:
    """Return a message as bytes."""
    return msgspec.json.encode(message)


class Listener:
    """One socket with a queue of messages, so that a slow client does not delay others."""

    __slots__ = (
        "blocked",
        "cut",
        "gone",
        "limits",
        "person",
        "resting",
        "size",
        "timer",
        "waiting",
        "watching",
    )

    def __init__(self, person: str, blocked: set[str], limits: Limits) -> None:
        self.person = person
        self.blocked = blocked
        self.limits = limits
        self.waiting: list[bytes] = []
        self.size = 0  # bytes of the queued messages
        self.cut: Callable[[], None] = lambda: None  # closes the connection at once
        self.timer: asyncio.TimerHandle | None = None  # runs `cut` if the client does not read the rest
        self.resting: asyncio.Future[None] | None = None  # set while the queue is empty
        self.gone = False  # to be closed: the client is too slow, or the person left
        self.watching: tuple[int, ...] = ()  # the seats whose view it got last

    def tell(self, message: ServerMessage) -> None:
        """Queue a message."""
        self.put(encoded(message))

    def put(self, text: bytes) -> None:
        """Queue an encoded message. A client that is too slow is disconnected, and can reconnect and sync."""
        if self.gone:
            return
        if len(self.waiting) >= self.limits.backlog or self.size + len(text) > self.limits.backlog_bytes:
            self.waiting.clear()  # a client this far behind has to sync anyway
            self.let_go()
            return
        self.waiting.append(text)
        self.size += len(text)
        self._wake()

    def let_go(self) -> None:
        """Send the queued messages, then close. A client that does not read them in time is cut off."""
        if not self.gone:
            self.gone = True
            self.timer = asyncio.get_running_loop().call_later(self.limits.close_seconds, self.cut)
        self._wake()

    def closed(self) -> None:
        """Stop the timer, because the socket is closed."""
        self.gone = True
        self.waiting.clear()
        if self.timer is not None:
            self.timer.cancel()

    def _wake(self) -> None:
        if self.resting is not None:
            if not self.resting.done():
                self.resting.set_result(None)
            self.resting = None

    async def run(self, send: Send) -> None:
        """Send queued messages in order until closed.

        Messages queued together go into one frame, one on each line.
        """
        loop = asyncio.get_running_loop()
        while True:
            while self.waiting:
                frame = b"\n".join(self.waiting)
                self.waiting.clear()
                await send(frame)
                self.size = sum(map(len, self.waiting))
            if self.gone:
                return
            self.resting = loop.create_future()
            await self.resting
