"""Run a node until a signal stops it."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import Callable

import uvicorn

import deadroad
from deadroad.bots.network import unusable
from deadroad.content.in_use import used
from deadroad.games import game
from deadroad.server.app import application
from deadroad.server.config import BadConfig, Config, configure
from deadroad.server.connections import guarded
from deadroad.server.logs import set_up_logs
from deadroad.server.services import Services, database
from deadroad.server.storage.database import Unavailable
from deadroad.server.storage.sqlite import Sqlite

log = logging.getLogger("deadroad.serving")


class Node(uvicorn.Server):
    """A uvicorn server that reports its address, and closes its sockets before it waits for them."""

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
    """Open and close the database, to report an error in one line before the server starts."""
    found = database(config)
    await found.open()
    await found.close()


def try_address(host: str, port: int) -> None:
    """Report in one line if the server can't listen at an address."""
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


def note_networks() -> None:
    """Log which games have no network that fits: their levels are played without it."""
    for name in deadroad.games():
        if why := unusable(game(name)):
            log.warning("levels of %s play without a network", name, extra={"why": why})


def serve_config(config: Config, started: Callable[[str], None] | None = None) -> int:
    """Serve until a signal. Return the exit status. `started` is called with the address."""
    set_up_logs(config.log_level)
    note_networks()
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
    """Serve Dead Road.

    Flags override DEADROAD_* variables, the TOML file `config` and defaults, in this order.
    """
    flags = {"host": host, "port": port, "data": data, "db": db, "public": public}
    found = configure(flags, config)
    variant = used()
    if variant is not None:
        if found.db:
            raise BadConfig("a server with a variant stores its tables in a separate folder: omit --db")
        # Tables of the plain game and of other variants can't be replayed with this variant.
        found.data = str(found.folder / f"variant-{variant.digest}")
    return serve_config(found, started)
