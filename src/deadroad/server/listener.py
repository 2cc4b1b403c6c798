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
        "loop",
        "person",
        "resting",
        "size",
        "timer",
        "waiting",
        "waking",
        "watching",
        "write",
    )

    def __init__(self, person: str, blocked: set[str], limits: Limits) -> None:
        self.person = person
        self.blocked = blocked
        self.limits = limits
        self.waiting: list[bytes] = []
        self.size = 0  # bytes of the queued messages
        self.cut: Callable[[], None] = lambda: None  # closes the connection at once
        self.timer: asyncio.TimerHandle | None = None  # runs `cut` if the client does not read the rest
        self.write: Callable[[bytes], bool] = lambda _: False  # sends at once; False: it has to wait
        self.loop: asyncio.AbstractEventLoop | None = None
        self.resting: asyncio.Future[None] | None = None  # set while the task of `run` waits
        self.waking = False  # queued messages are sent in the next step of the event loop
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
        if self.resting is not None and not self.waking and self.loop is not None:
            self.waking = True
            self.loop.call_soon(self._flush)

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

    def _flush(self) -> None:
        """Send what is queued at once. If that has to wait for the client, the task of `run` does it."""
        self.waking = False
        if self.resting is None:
            return  # the task is sending
        if self.waiting:
            if not self.write(b"\n".join(self.waiting)):
                self._wake()
                return
            self.waiting.clear()
            self.size = 0

    async def run(self, send: Send) -> None:
        """Send queued messages in order until closed. `send` waits for a slow client.

        Messages queued together go into one frame, one on each line.
        """
        self.loop = asyncio.get_running_loop()
        while True:
            while self.waiting:
                frame = b"\n".join(self.waiting)
                self.waiting.clear()
                if not self.write(frame):
                    await send(frame)
                self.size = sum(map(len, self.waiting))
            if self.gone:
                return
            self.resting = self.loop.create_future()
            await self.resting
