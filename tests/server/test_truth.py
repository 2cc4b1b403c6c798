"""Health checks and metrics are correct, also when nothing can be stored or clocks are wrong."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from deadroad.server import actions, audit, summary
from deadroad.server.bodies import NewTable, SeatPlan
from deadroad.server.config import Config
from deadroad.server.entry import Entry, now
from deadroad.server.new_table import terms
from deadroad.server.replaying import replayed
from deadroad.server.routes.tables import stored
from deadroad.server.services import Services
from deadroad.server.storage.database import Row
from deadroad.server.table import Table
from tests.server.client import Caller, Player, eventually
from tests.server.node import Node
from tests.server.postgres import PostgresServer

pytestmark = pytest.mark.anyio


async def ready(node: Node) -> int:
    async with Caller(node.url) as anybody:
        return (await anybody.answer("GET", "/ready")).status_code


async def test_a_server_that_cannot_store_is_not_ready(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        assert await ready(node) == 200
        with closing(sqlite3.connect(tmp_path / "deadroad.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")

            async def refuses() -> bool:
                return await ready(node) == 503

            await eventually(refuses)
            other.execute("ROLLBACK")

        async def accepts() -> bool:
            return await ready(node) == 200

        await eventually(accepts)


async def test_a_full_disk_is_counted_logged_and_reported(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("me hot")
            async with Player(ann, made["id"]) as player:
                await player.my_question()
                soft, hard = resource.prlimit(node.pid, resource.RLIMIT_FSIZE)
                resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (4096, hard))
                await player.say(
                    "answer",
                    ply=0,
                    seat=player.moment["question"]["seat"],
                    notation=player.moment["options"][0]["notation"],
                )
                assert (await player.hears("error"))["code"] == "unavailable"
                assert (await ann.answer("GET", "/ready")).status_code == 503
                resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (soft, hard))

                async def stores() -> bool:
                    return (await ann.answer("GET", "/ready")).status_code == 200

                await eventually(stores)
                assert (await player.answer())["type"] == "accepted"
            assert "deadroad_write_failures_total " in await ann.get("/metrics")
        assert "nothing can be stored" in [line["message"] for line in node.lines()]


async def test_deep_json_and_bad_text_are_bad_requests(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        bodies = [b"[" * 15_000, b'{"name":' * 2000, b'{"name": "\xff\xfe"}', b"\xff", b'{"name": "\\ud800"}']
        async with httpx.AsyncClient(base_url=node.url) as http:
            for body in bodies:
                for path in ("/api/guest", "/api/login"):
                    answer = await http.post(path, content=body, headers={"content-type": "application/json"})
                    assert answer.status_code == 400, (body[:20], answer.text)
        assert not [line for line in node.lines() if line["level"] == "error"]


async def test_a_client_that_disconnects_is_not_an_error(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        host, port = node.url.removeprefix("http://").rstrip("/").split(":")
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b'Content-Length: 100\r\n\r\n{"name'
        )
        await writer.drain()
        await asyncio.sleep(0.3)
        writer.close()

        async def heard() -> bool:
            return any(line["message"] == "a client hung up" for line in node.lines())

        await eventually(heard)
        assert not [line for line in node.lines() if line["level"] == "error"]


@pytest.fixture(params=["sqlite", "postgres"])
async def services(
    request: pytest.FixtureRequest, postgres: PostgresServer, tmp_path: Path
) -> AsyncIterator[Services]:
    """A node on each database, without background work."""
    db = postgres.url if request.param == "postgres" else ""
    found = Services(Config(data=str(tmp_path), db=db, workers=1))
    await found.database.open()
    found.live_tables.after_change = lambda _: None
    yield found
    found.bot_pool.close()
    await found.database.close()


async def lay(services: Services, *kinds: str) -> str:
    made = terms(NewTable("lanterns", [SeatPlan(kind) for kind in kinds]), "ann")  # type: ignore[arg-type]
    created, statements = stored(services, made, [Entry("start", now())])
    await services.database.write(*statements)
    return created.id


async def test_a_check_beside_a_running_server_finds_healthy_games_healthy(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await lay(services, "me", "hot") for _ in range(3)]
    loop = asyncio.get_running_loop()

    async def play_on() -> None:
        for id_ in tables:
            live = await services.live_tables.get(id_)
            assert live.table.match is not None
            option = live.table.match.options()[0].notation
            asked = live.table.asked
            assert asked is not None
            await services.live_tables.change(
                id_, actions.answer("ann", len(live.table.plies), asked, option)
            )

    def playing(*given: object) -> Table:
        # While one table is looked at, the server plays on at all of them.
        asyncio.run_coroutine_threadsafe(play_on(), loop).result(60)
        return replayed(*given)  # type: ignore[arg-type]

    monkeypatch.setattr("deadroad.server.audit.replayed", playing)
    found = await audit.audit(services.database, lambda _: None)
    assert found.games >= 3
    assert found.differ == []


async def test_a_check_compares_digests_of_the_current_version_only() -> None:
    for rules, why in ((3, "it replays to another end than before"), (2, "")):
        made = terms(NewTable("zombies", [SeatPlan("me"), SeatPlan("hot")]), "ann")
        made.rules = rules
        table = replayed(made, [Entry("start", now())])
        row: Row = {"version": table.version, "ply": 0, "status": table.status, "digest": "of other fields"}
        assert audit.wrong(row, table) == why


async def test_a_lease_far_in_the_future_does_not_stop_bots(services: Services) -> None:
    id_ = await lay(services, "bot", "bot")
    far = now() + 86_400_000
    await services.database.write(
        ("UPDATE tables SET lease_node = 'gone', lease_until = ? WHERE id = ?", (far, id_))
    )
    await services.background.look()
    rows = await services.database.read("SELECT lease_node, lease_until FROM tables WHERE id = ?", id_)
    assert rows[0]["lease_node"] == services.node
    assert int(rows[0]["lease_until"] or 0) < far
    await services.background.close()


async def test_a_lease_uses_the_clock_of_the_database(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(summary, "now", lambda: 1)  # a node whose clock is wrong
    id_ = await lay(services, "bot", "bot")
    (row,) = await services.database.read("SELECT lease_until - now_ms() AS ms FROM tables WHERE id = ?", id_)
    assert 0 < int(row["ms"] or 0) <= 10_000
