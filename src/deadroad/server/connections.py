"""Limits of connections: their number by address and in total, and how long a request may take.

uvicorn has neither limit, so its protocols are extended here. The first bytes, the headers and the body of a
request must arrive in time. The number of connections of an address is limited. When all connections are in
use, the one that has been idle longest is closed, so that players and health checks can still connect.

The parser gets only what is cheap to parse: a head of limited size and number of lines, then a body of known
size. Parsing tiny chunks or thousands of header lines would keep the event loop busy.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import Counter, OrderedDict
from contextlib import suppress
from http import HTTPStatus
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from deadroad.server.inbox import Inbox
from deadroad.server.network import line
from deadroad.server.rates import MINUTE
from deadroad.server.request_head import TOO_LONG, HeadTooLong, RequestHead, chunked

if TYPE_CHECKING:
    from websockets.frames import Frame
    from websockets.http11 import Request

    from deadroad.server.config import Config
    from deadroad.server.metrics import Metrics

log = logging.getLogger("deadroad.connections")
# uvicorn warns about every request that is not valid, so that anybody could fill the disk. Errors are logged.
requests = logging.getLogger("uvicorn.error.requests")
requests.setLevel(logging.ERROR)

RESERVE: Final = 100  # file descriptors reserved for the database, logs, processes and mail
QUIET: Final = 10.0  # seconds between two log lines about the same event
CUT: Final = "deadroad.cut"  # the extension with which a socket can be closed at once
WRITE: Final = "deadroad.write"  # the extension that sends a text at once, if it does not have to wait
RECEIVE: Final = (
    "deadroad.receive"  # the extension that returns the next event, without the framework's checks
)
AHEAD: Final = 4  # messages of a socket that are read ahead
SLICE: Final = 8192  # bytes that are parsed before frames are counted
RARE: Final = 10  # a ping, a pong or a fragment counts as this many frames: the web table sends none
LONG: Final = Struct("!BBH")  # the head of a frame, by the size of its text
LONGER: Final = Struct("!BBQ")
BUSY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b"retry-after: 5\r\ncontent-length: 28\r\n\r\n"
    b'{"code":"too-many-sockets"}\n'
)


if sys.platform == "win32":

    def raise_descriptors(wanted: int) -> int:
        """Return `wanted`: on this system sockets do not use file descriptors."""
        return wanted

else:
    import resource

    def raise_descriptors(wanted: int) -> int:
        """Raise the limit of open files of this process, up to `wanted`. Return the new limit."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return wanted if soft == resource.RLIM_INFINITY else min(wanted, soft)


class Connections:
    """The open connections of a node."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        limits = config.limits
        self.most = max(
            50, min(limits.connections, raise_descriptors(limits.connections + RESERVE) - RESERVE)
        )
        # Behind a proxy all connections come from one address, so the proxy must limit them.
        self.of_address = limits.address_connections if not config.proxies else self.most
        self.header_seconds = limits.header_seconds
        self.body_seconds = limits.body_seconds
        self.idle_seconds = limits.idle_seconds
        self.frames = limits.frames
        self.metrics = metrics
        self.addresses: Counter[str] = Counter()
        self.idle: OrderedDict[GuardedHttp, None] = OrderedDict()  # the longest idle first
        self.open = 0
        self.warned: dict[str, tuple[float, int]] = {}

    def admit(self, address: str) -> bool:
        """Count a new connection. Return False if it must be refused."""
        if self.addresses[address] >= self.of_address:
            self.note("address", address)
            return False
        if self.open >= self.most and not self._make_room():
            self.note("full", address)
            return False
        self.open += 1
        self.addresses[address] += 1
        return True

    def _make_room(self) -> bool:
        if not self.idle:
            return False
        oldest, _ = self.idle.popitem(last=False)
        self.note("room", oldest.address)
        oldest.abort()
        return True

    def leave(self, address: str) -> None:
        """Remove a closed connection."""
        self.open -= 1
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]

    def note(self, why: str, address: str) -> None:
        """Count a connection that was refused or closed by a limit, and log it, but not every time."""
        self.metrics.count("deadroad_connections_closed_total", f'why="{why}"')
        last, unsaid = self.warned.get(why, (-QUIET, 0))
        if time.monotonic() - last < QUIET:
            self.warned[why] = (last, unsaid + 1)
            return
        self.warned[why] = (time.monotonic(), 0)
        log.warning(
            "a connection was closed",
            extra={"why": why, "host": address, "count": unsaid + 1, "open": self.open},
        )


class GuardedHttp(H11Protocol):
    """An HTTP connection with timeouts."""

    guard: Connections  # set by `guarded`

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        self.address = line(str(peer[0])) if peer else ""
        self.admitted = self.guard.admit(self.address)
        self.timer: asyncio.TimerHandle | None = None
        self.counted = self.admitted
        self.head = RequestHead()
        self.left = 0  # bytes of the body that are still to come
        self.deaf = False  # whether further bytes are ignored; the connection closes after its response
        self.logger = requests
        super().connection_made(transport)
        if not self.admitted:
            transport.write(BUSY)
            transport.close()
            return
        self._wait("headers", self.guard.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        if self.counted:
            self.counted = False
            self.guard.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.admitted:
            return
        before = self.conn.their_state
        try:
            self._parse(data)
        except HeadTooLong:
            self.guard.note("head", self.address)
            self.deaf = True
            self.transport.write(TOO_LONG)
            self.transport.close()
        if self.transport.get_protocol() is not self:
            self._arrived()  # it became a WebSocket
        elif self.transport.is_closing():
            self._wait("reader", self.guard.body_seconds)  # until the client has read the rest
        elif self.conn.their_state is h11.SEND_BODY:
            if before is not h11.SEND_BODY:
                self._wait("body", self.guard.body_seconds)
        elif self.conn.their_state is not h11.IDLE:
            self._arrived()

    def _parse(self, data: bytes) -> None:
        """Pass bytes to the parser, at most one head or body at a time. Raises HeadTooLong."""
        while data and not self.deaf and self.transport.get_protocol() is self:
            if self.conn.their_state is h11.SEND_BODY and self.left:
                part, data = data[: self.left], data[self.left :]
                self.left -= len(part)
                super().data_received(part)
            elif self.conn.their_state is h11.IDLE:
                split = self.head.take(data)
                if split is None:
                    return
                head, data = split
                super().data_received(head)
                self.left = self._length()
                if chunked(head):
                    self._ignore_rest()
            else:  # the next request, before the response to this one: no browser or proxy sends it
                self._ignore_rest()

    def _length(self) -> int:
        """Return the size of the body of the request whose head was parsed. The parser has checked it."""
        found = [value for name, value in getattr(self, "headers", []) if name == b"content-length"]
        return int(found[0]) if found else 0

    def _ignore_rest(self) -> None:
        """Ignore all further bytes, and close the connection after the response to this request."""
        self.deaf = True
        self.flow.pause_reading()
        if self.cycle is not None:
            self.cycle.keep_alive = False

    def send_400_response(self, msg: str) -> None:
        self.guard.note("invalid", self.address)
        super().send_400_response(msg)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            # The transport keeps what the client did not read, without a limit of time.
            self._wait("reader", self.guard.body_seconds)
        elif self.conn.their_state is h11.IDLE:
            self._wait("idle", self.guard.idle_seconds)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait("reader", self.guard.body_seconds)

    def resume_writing(self) -> None:
        # After a whole response, the timer goes on until the rest is read or the next request comes.
        if not self.transport.is_closing() and self.conn.their_state is not h11.IDLE:
            self._arrived()
        super().resume_writing()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._arrived()
        self.counted = False  # the WebSocket continues to be counted until it closes
        super().handle_websocket_upgrade(event)

    def _wait(self, what: str, seconds: float) -> None:
        self._arrived()
        self.timer = self.loop.call_later(seconds, self._too_late, what)
        self.guard.idle[self] = None

    def _arrived(self) -> None:
        self.guard.idle.pop(self, None)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _too_late(self, what: str) -> None:
        if what != "idle":
            self.guard.note(what, self.address)
        self.abort()

    def abort(self) -> None:
        """Close the connection at once."""
        self._arrived()
        self.transport.abort()


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is counted as a connection until it closes. A client that does not read is cut off."""

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

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
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

    def data_received(self, data: bytes) -> None:
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


def guarded(guard: Connections) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """Return uvicorn protocols that apply the limits of a node."""
    http = type("GuardedHttp", (GuardedHttp,), {"guard": guard})
    socket = type("GuardedWebSocket", (GuardedWebSocket,), {"guard": guard})
    return http, socket
