"""The connection of a WebSocket. It counts until it closes, and a client that does not read is cut off."""

from __future__ import annotations

from http import HTTPStatus
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from deadroad.server.inbox import Inbox
from deadroad.server.network import line
from deadroad.server.rates import MINUTE

if TYPE_CHECKING:
    import asyncio

    from websockets.frames import Frame
    from websockets.http11 import Request

    from deadroad.server.connections import Connections

CUT: Final = "deadroad.cut"  # the extension with which a socket can be closed at once
WRITE: Final = "deadroad.write"  # the extension that sends a text at once, if it does not have to wait
RECEIVE: Final = (
    "deadroad.receive"  # the extension that returns the next event, without the framework's checks
)
AHEAD: Final = 4  # messages of a socket that are read ahead
SLICE: Final = 8192  # bytes that are parsed before frames are counted
RARE: Final = 10  # a ping, a pong or a fragment counts as this many frames: the web table sends none
INVALID: Final = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b'content-length: 23\r\n\r\n{"code":"bad-request"}\n'
)
LONG: Final = Struct("!BBH")  # the head of a frame, by the size of its text
LONGER: Final = Struct("!BBQ")


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket with limits."""

    guard: Connections  # set by `guarded`

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 - as in uvicorn
        peer = transport.get_extra_info("peername")
        self.address = line(str(peer[0])) if peer else ""
        self.timer: asyncio.TimerHandle | None = None
        self.ending: asyncio.TimerHandle | None = None
        self.burst = 0.0  # frames, less those that are allowed in the time since
        self.burst_at = self.loop.time()
        self.queue = Inbox(self.loop)  # type: ignore[assignment]  # with all that uvicorn uses of a queue
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._read()
        if self.ending is not None:
            self.ending.cancel()
        self.guard.leave(self.address)
        super().connection_lost(exc)
        self.conn.parser.close()  # a generator that refers to its object

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.scope["extensions"].clear()  # they refer to this object
        # A closed transport waits for its client to read the rest, without a limit of time.
        if not self.disconnected:
            self.ending = self.loop.call_later(self.guard.body_seconds, self.cut)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            # The application starts in the next step of the event loop.
            self.scope["extensions"][CUT] = self.cut  # type: ignore[assignment]  # ours
            self.scope["extensions"][WRITE] = self.write_text  # type: ignore[assignment]  # ours
            self.scope["extensions"][RECEIVE] = self.receive  # type: ignore[assignment]  # ours
        else:
            self.guard.note("invalid", self.address)
            self.guard.excuses(self.address)  # counted: later ones are held before they get here

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the whole head of the request
            if self.conn.handshake_exc is not None and not self.transport.is_closing():
                # The library refused a body or a header, without an answer. Nothing would ever close it.
                self.guard.note("invalid", self.address)
                self.guard.excuses(self.address)
                self.transport.write(INVALID)
                self.transport.close()
            return
        # In slices: a frame may have six bytes, and a read brings thousands of them.
        for at in range(0, len(data), SLICE):
            super().data_received(data if len(data) <= SLICE else data[at : at + SLICE])
            if self.burst > self.guard.frames and self._floods():
                self.guard.note("flood", self.address)
                self.transport.abort()
                return

    def _floods(self) -> bool:
        """Return whether a client sends more frames than are allowed."""
        at = self.loop.time()
        self.burst = max(0.0, self.burst - (at - self.burst_at) * self.guard.frames / MINUTE)
        self.burst_at = at
        return self.burst > self.guard.frames

    def handle_ping(self) -> None:
        self.burst += RARE
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self.burst += RARE
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self.burst += RARE
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        self.burst += 1
        # uvicorn stops reading after every message, which costs several system calls. Here a client that
        # sends faster than it is served is stopped after a few messages.
        before, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = before
        if not before and self.queue.qsize() >= AHEAD and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def write_text(self, text: bytes) -> bool:
        """Send a text in UTF-8 at once. Return False if the socket is closing, or has to wait for its client.

        This does what `send` does for a text, without the layers between it and the transport.
        """
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(text_frame(text))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read()
        self.timer = self.loop.call_later(self.guard.body_seconds, self.cut)

    def resume_writing(self) -> None:
        self._read()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # a plain close would wait until the client reads

    def _read(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def cut(self) -> None:
        """Close the connection at once, because its client does not read."""
        self.guard.note("reader", self.address)
        self.transport.abort()


def text_frame(data: bytes) -> bytes:
    """Return an unmasked WebSocket frame with a whole text (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return bytes((0x81, size)) + data
    return LONG.pack(0x81, 126, size) + data if size < 65_536 else LONGER.pack(0x81, 127, size) + data
