"""Running a node until it is told to stop."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable

import uvicorn

from deadroad.server.app import application
from deadroad.server.config import BadConfig, Config, configure
from deadroad.server.house import House
from deadroad.server.logs import set_up_logs
from deadroad.server.storage.database import Unavailable
from deadroad.server.storage.sqlite import Sqlite

log = logging.getLogger("deadroad.serving")


class Node(uvicorn.Server):
    """A server that says where it listens, and lets its sockets go before it waits for them."""

    def __init__(self, config: uvicorn.Config, house: House, started: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self.house = house
        self.told = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit or not self.servers:
            return
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        self.house.config.port = port
        log.info("listening", extra={"host": host, "port": port})
        if self.told is not None:
            self.told(f"http://{f'[{host}]' if ':' in host else host}:{port}/")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.let_all_go()
        await self.house.all_gone(2.0)
        await super().shutdown(sockets)


def serve_config(config: Config, started: Callable[[str], None] | None = None) -> int:
    """Serve until a signal to stop; return the exit status. `started` hears the address once it listens."""
    set_up_logs(config.log_level)
    house = House(config)
    if isinstance(house.database, Sqlite):
        try:
            house.database.claim()
        except (Unavailable, OSError) as what:
            raise BadConfig(str(what)) from None
    settings = uvicorn.Config(
        application(house),
        host=config.host,
        port=config.port,
        loop="uvloop",
        ws="websockets-sansio",
        ws_max_size=max(config.limits.message * 4, 65_536),
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=10,
        timeout_keep_alive=30,
    )
    node = Node(settings, house, started)
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
