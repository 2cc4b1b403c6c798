"""Running a node until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import Callable

import uvicorn

from deadroad.server.app import application
from deadroad.server.config import BadConfig, Config, configure
from deadroad.server.connections import guarded
from deadroad.server.logs import set_up_logs
from deadroad.server.services import Services, database
from deadroad.server.storage.database import Unavailable
from deadroad.server.storage.sqlite import Sqlite

log = logging.getLogger("deadroad.serving")


class Node(uvicorn.Server):
    """A server that says where it listens, and lets its sockets go before it waits for them."""

    def __init__(
        self, config: uvicorn.Config, services: Services, started: Callable[[str], None] | None
    ) -> None:
        super().__init__(config)
        self.services = services
        self.told = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit or not self.servers:
            return
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        self.services.config.port = port
        log.info("listening", extra={"host": host, "port": port})
        if self.told is not None:
            self.told(f"http://{f'[{host}]' if ':' in host else host}:{port}/")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.services.let_all_go()
        await self.services.all_gone(2.0)
        await super().shutdown(sockets)


async def try_database(config: Config) -> None:
    """Open the database and let it go: once the server runs, what is wrong with it takes a page."""
    found = database(config)
    await found.open()
    await found.close()


def try_address(host: str, port: int) -> None:
    """Say in one line if nobody could listen there."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in found:
            with socket.socket(family, kind, protocol) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                probe.bind(address)
    except OSError as what:
        raise BadConfig(f"can't listen at {host}, port {port}: {what.strerror or what}") from None


def serve_config(config: Config, started: Callable[[str], None] | None = None) -> int:
    """Serve until a signal to stop; return the exit status. `started` hears the address once it listens."""
    set_up_logs(config.log_level)
    try_address(config.host, config.port)
    services = Services(config)
    file = services.database if isinstance(services.database, Sqlite) else None
    try:
        if file is not None:
            file.claim()
        asyncio.run(try_database(config))
    except Unavailable as what:
        if file is not None:
            file.let_go()
        raise BadConfig(f"the database can't be used: {what}") from None
    http, websocket = guarded(services.connections)
    settings = uvicorn.Config(
        application(services),
        http=http,
        host=config.host,
        port=config.port,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        ws=websocket,
        ws_max_size=max(config.limits.message * 4, 65_536),
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=10,
        timeout_keep_alive=config.limits.idle_seconds,
        backlog=2048,
    )
    node = Node(settings, services, started)
    node.run()
    return 0 if node.started else 1


def serve(  # noqa: PLR0913 - one flag each
    host: str | None = None,
    port: int | None = None,
    data: str | None = None,
    db: str | None = None,
    public: str | None = None,
    *,
    config: str | None = None,
    started: Callable[[str], None] | None = None,
) -> int:
    """Serve Dead Road: flags over environment (DEADROAD_*) over the TOML file `config` over defaults."""
    flags = {"host": host, "port": port, "data": data, "db": db, "public": public}
    return serve_config(configure(flags, config), started)
