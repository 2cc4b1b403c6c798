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
from typing import TYPE_CHECKING, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from deadroad.server.held import SECONDS
from deadroad.server.network import line
from deadroad.server.rates import MINUTE, Rates
from deadroad.server.request_head import TOO_LONG, HeadTooLong, RequestHead, chunked
from deadroad.server.socket_connection import GuardedWebSocket

if TYPE_CHECKING:
    from deadroad.server.config import Config
    from deadroad.server.metrics import Metrics

log = logging.getLogger("deadroad.connections")
# uvicorn warns about every request that is not valid, so that anybody could fill the disk. Errors are logged.
requests = logging.getLogger("uvicorn.error.requests")
requests.setLevel(logging.ERROR)

RESERVE: Final = 100  # file descriptors reserved for the database, logs, processes and mail
QUIET: Final = 10.0  # seconds between two log lines about the same event
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

    def __init__(self, config: Config, metrics: Metrics, rates: Rates) -> None:
        limits = config.limits
        self.rates = rates
        self.invalid = limits.requests  # a minute, by address
        self.proxied = bool(config.proxies)
        self.most = max(
            50, min(limits.connections, raise_descriptors(limits.connections + RESERVE) - RESERVE)
        )
        # Behind a proxy all connections come from one address, so the proxy must limit them.
        self.of_address = limits.address_connections if not self.proxied else self.most
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

    def excuses(self, address: str) -> bool:
        """Count an invalid request. Return False if its address sent too many. A proxy sends none."""
        return self.proxied or self.rates.allows("invalid", address, self.invalid)

    def trusts(self, address: str) -> bool:
        """Return whether an address may send another invalid request."""
        return self.proxied or self.rates.has("invalid", address, 1, self.invalid, MINUTE)

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
        self.held = False  # an invalid request over the limit: it gets no response, and waits
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
            if self.guard.excuses(self.address):
                self.deaf = True
                self.transport.write(TOO_LONG)
                self.transport.close()
            else:
                self._hold()
        if self.held:
            return
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
        headers = self.headers or []  # none were parsed if the first request is not valid
        found = [value for name, value in headers if name == b"content-length"]
        return int(found[0]) if found else 0

    def _ignore_rest(self) -> None:
        """Ignore all further bytes, and close the connection after the response to this request."""
        self.deaf = True
        self.flow.pause_reading()
        if self.cycle is not None:
            self.cycle.keep_alive = False

    def send_400_response(self, msg: str) -> None:
        self.guard.note("invalid", self.address)
        if self.guard.excuses(self.address):
            super().send_400_response(msg)
        else:
            self._hold()

    def _hold(self) -> None:
        """Close the connection later, without a response: new connections cost as much as requests."""
        self.held = self.deaf = True
        self.flow.pause_reading()
        self._wait("held", SECONDS)

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
        if not self.guard.trusts(self.address):
            self._hold()
            return
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
        if what not in ("idle", "held"):
            self.guard.note(what, self.address)
        self.abort()

    def abort(self) -> None:
        """Close the connection at once."""
        self._arrived()
        self.transport.abort()


def guarded(guard: Connections) -> tuple[type[GuardedHttp], type[GuardedWebSocket]]:
    """Return uvicorn protocols that apply the limits of a node."""
    http = type("GuardedHttp", (GuardedHttp,), {"guard": guard})
    socket = type("GuardedWebSocket", (GuardedWebSocket,), {"guard": guard})
    return http, socket
