"""Connections: how many there may be, of one address and in all, and how long a request may take to arrive.

uvicorn limits neither. Its protocols are extended here: the first bytes, the headers and the body of a
request each have to arrive in time; an address has a bounded number of connections; and when all are taken,
the connection that has been idle longest makes room, so that players and health checks still get in.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import Counter, OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from deadroad.server.network import line

if TYPE_CHECKING:
    from deadroad.server.config import Config
    from deadroad.server.metrics import Metrics

log = logging.getLogger("deadroad.connections")

RESERVE: Final = 100  # file descriptors kept for the database, logs, processes and letters
QUIET: Final = 10.0  # seconds between two lines in the log about the same thing
BUSY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b"retry-after: 5\r\ncontent-length: 28\r\n\r\n"
    b'{"code":"too-many-sockets"}\n'
)


if sys.platform == "win32":

    def raise_descriptors(wanted: int) -> int:
        """Return how many connections may be open: sockets are no files there."""
        return wanted

else:
    import resource

    def raise_descriptors(wanted: int) -> int:
        """Let this process open as many files as it may, up to `wanted`; return how many that is."""
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
        # Behind a proxy all come from one address: there the proxy has to count.
        self.of_address = limits.address_connections if not config.proxies else self.most
        self.header_seconds = limits.header_seconds
        self.body_seconds = limits.body_seconds
        self.idle_seconds = limits.idle_seconds
        self.metrics = metrics
        self.addresses: Counter[str] = Counter()
        self.idle: OrderedDict[GuardedHttp, None] = OrderedDict()  # the one that waits longest first
        self.open = 0
        self.warned: dict[str, tuple[float, int]] = {}

    def admit(self, address: str) -> bool:
        """Count a new connection; False if it must be refused."""
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
        """Forget a connection that closed."""
        self.open -= 1
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]

    def note(self, why: str, address: str) -> None:
        """Count a connection that was refused or closed, and say so in the log, but not each time."""
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
    """A connection of HTTP with a time limit for whatever it waits for."""

    guard: Connections  # set by `guarded`

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        self.address = line(str(peer[0])) if peer else ""
        self.admitted = self.guard.admit(self.address)
        self.timer: asyncio.TimerHandle | None = None
        self.counted = self.admitted
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
        super().data_received(data)
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            self._arrived()  # it is a WebSocket now, or gone
        elif self.conn.their_state is h11.SEND_BODY:
            if before is not h11.SEND_BODY:
                self._wait("body", self.guard.body_seconds)
        elif self.conn.their_state is not h11.IDLE:
            self._arrived()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._arrived()
        elif self.conn.their_state is h11.IDLE:
            self._wait("idle", self.guard.idle_seconds)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait("reader", self.guard.body_seconds)

    def resume_writing(self) -> None:
        self._arrived()
        super().resume_writing()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._arrived()
        self.counted = False  # the socket goes on being counted, and says when it closes
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
    """A WebSocket that is counted as a connection until it closes."""

    guard: Connections  # set by `guarded`

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 - as in uvicorn
        peer = transport.get_extra_info("peername")
        self.address = line(str(peer[0])) if peer else ""
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.leave(self.address)
        super().connection_lost(exc)


def guarded(guard: Connections) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """Return the protocols of a node, which keep to its limits."""
    http = type("GuardedHttp", (GuardedHttp,), {"guard": guard})
    socket = type("GuardedWebSocket", (GuardedWebSocket,), {"guard": guard})
    return http, socket
