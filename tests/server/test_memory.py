"""What a node keeps in memory: nothing of sockets that are closed."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from deadroad.server.app import application
from deadroad.server.config import Config
from deadroad.server.connections import guarded
from deadroad.server.services import Services
from tests.server.client import Caller, Player, eventually

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning"),
]

KINDS = ("GuardedHttp", "GuardedWebSocket", "ServerProtocol", "WebSocket", "TableSocket", "Listener")


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[Services, str]]:
    """Serve in this process, so that its objects can be counted."""
    services = Services(Config(data=str(folder), workers=1))
    http, socket = guarded(services.connections)
    server = uvicorn.Server(
        uvicorn.Config(
            application(services),
            http=http,
            ws=socket,
            port=0,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
        )
    )
    serving = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110 - set in another task
        await asyncio.sleep(0.01)
    try:
        yield services, f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}/"
    finally:
        server.should_exit = True
        await serving


def left() -> list[str]:
    """Return the kinds of the objects of connections that are in memory."""
    return [type(one).__name__ for one in gc.get_objects() if type(one).__name__ in KINDS]


@pytest.fixture
def without_collector() -> Iterator[None]:
    """Without the garbage collector, which a server sets as it needs it."""
    before = gc.get_threshold()
    gc.disable()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)
    gc.enable()


@pytest.mark.usefixtures("without_collector")
async def test_closed_sockets_need_no_garbage_collector(tmp_path: Path) -> None:
    # On a server with many tables it runs rarely.
    async with served(tmp_path) as (services, url), Caller(url) as ann:

        async def closed() -> bool:
            return not len(services.sockets)

        async def loaded() -> bool:
            return not services.hearing

        async def gone() -> bool:
            return not left()

        await eventually(loaded)  # then the collector has run
        await ann.guest("Ann")
        table = (await ann.table("me hot", public=True))["id"]
        by_client, cut, by_server = [Player(ann, table) for _ in range(3)]
        async with by_client as player:
            await player.my_question()
            await player.answer()
        for player in (cut, by_server):
            await player.connect()
            await player.hears("chat")
        assert cut.socket is not None
        cut.socket.transport.abort()
        await services.let_go(ann.id)
        await eventually(closed)
        await by_server.leave()
        with pytest.raises(InvalidStatus):
            await connect(url.replace("http", "ws") + "nowhere", proxy=None)
        async with connect(url.replace("http", "ws") + "api/tables/nowhere/socket", proxy=None) as refused:
            await refused.wait_closed()
        await ann.http.aclose()
        await eventually(gone, 10)
