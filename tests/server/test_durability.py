"""Acknowledged data is stored, and stored data survives restarts."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from deadroad.server.audit import check_records
from deadroad.server.storage import sqlite
from deadroad.server.storage.database import Conflict, Unavailable
from deadroad.server.storage.sqlite import Sqlite
from tests.server.client import Caller, Player, eventually
from tests.server.conftest import Company
from tests.server.node import Node

pytestmark = pytest.mark.anyio


async def silence(player: Player, seconds: float = 0.6) -> None:
    """Assert that no message arrives for a while."""
    with pytest.raises(TimeoutError):
        await player.hear(seconds)


async def test_nothing_is_acknowledged_or_shown_before_it_is_stored(company: Company, node: Node) -> None:
    ann, bob, eve = [await company.guest(name) for name in ("Ann", "Bob", "Eve")]
    made = await company.game(ann, bob)
    players = [await company.sits(one, made["id"]) for one in (ann, bob, eve)]
    for player in players:
        await player.say("ping")
        await player.hears("pong")
    asked = players[players[0].moment["question"]["seat"]]
    version = asked.moment["version"]
    path = f"/api/tables/{made['id']}"
    # Somebody else holds the file's lock: nothing can be committed.
    with sqlite3.connect(node.folder / "deadroad.db", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        moment = asked.moment
        notation = moment["options"][0]["notation"]
        await asked.say("answer", ply=0, seat=moment["question"]["seat"], notation=notation)
        looks = [asyncio.create_task(eve.get(where)) for where in (path, f"{path}/record")]
        await asyncio.gather(*[silence(player) for player in players])
        await players[2].say("ping")
        assert (await players[2].hears("pong"))["version"] == version
        assert not [look for look in looks if look.done()]
        other.execute("ROLLBACK")
    other.close()
    whole, record = await asyncio.gather(*looks)
    assert whole["ply"] == 1
    assert "\n0 " in record
    assert (await asked.hears("accepted"))["ply"] == 0
    for player in players:
        while player.moment["ply"] < 1:
            await player.hears("moment")


async def test_writes_are_committed_in_groups_and_fail_alone(tmp_path: Path) -> None:
    database = Sqlite(tmp_path / "deadroad.db")
    await database.open()
    with sqlite3.connect(tmp_path / "deadroad.db") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    with database.connect() as connection:
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()
    insert = "INSERT INTO nodes (id, seen) VALUES (?, ?)"
    writes = [
        database.write((insert, (str(number % 90), 1)), (insert, (f"x{number}", 1))) for number in range(100)
    ]
    ends = await asyncio.gather(*writes, return_exceptions=True)
    assert sum(isinstance(end, Conflict) for end in ends) == 10
    assert database.commits < 60
    rows = await database.read("SELECT count(*) AS n FROM nodes")
    assert rows == [{"n": 180}]
    await database.close()
    with pytest.raises(Unavailable):
        await database.write((insert, ("late", 1)))
    again = Sqlite(tmp_path / "deadroad.db")
    await again.open()
    assert await again.read("SELECT count(*) AS n FROM nodes") == [{"n": 180}]
    await again.close()


@pytest.mark.parametrize("value", [1 << 70, "\ud800"])
async def test_a_value_that_cannot_be_stored_does_not_block_other_writes(
    tmp_path: Path, value: int | str
) -> None:
    database = Sqlite(tmp_path / "deadroad.db")
    await database.open()
    insert = "INSERT INTO nodes (id, seen) VALUES (?, ?)"
    async with asyncio.timeout(10):
        bad, good = await asyncio.gather(
            database.write((insert, ("a", 1)), (insert, ("b", value))),
            database.write((insert, ("c", 1))),
            return_exceptions=True,
        )
        assert isinstance(bad, OverflowError | UnicodeEncodeError)
        assert good == [1]
        assert await database.write((insert, ("d", 1))) == [1]
        assert await database.read("SELECT id FROM nodes ORDER BY id") == [{"id": "c"}, {"id": "d"}]
    await database.close()


async def test_an_unexpected_error_in_a_write_does_not_block_later_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaking(*_: object) -> None:
        raise ZeroDivisionError

    database = Sqlite(tmp_path / "deadroad.db")
    await database.open()
    insert = "INSERT INTO nodes (id, seen) VALUES (?, ?)"
    async with asyncio.timeout(10):
        with monkeypatch.context() as patch:
            patch.setattr(sqlite, "_fill", breaking)
            with pytest.raises(ZeroDivisionError):
                await database.write((insert, ("a", 1)))
        assert await database.write((insert, ("b", 1))) == [1]
        assert await database.read("SELECT id FROM nodes") == [{"id": "b"}]
        await database.close()


async def test_a_server_that_stops_does_not_wait_for_a_long_query(tmp_path: Path) -> None:
    database = Sqlite(tmp_path / "deadroad.db")
    await database.open()
    count = (
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
        " SELECT max(i) AS most FROM n"
    )
    rows = await database.read(count, 1_000_000)
    assert rows[0]["most"] == 1_000_000
    long = asyncio.create_task(database.read(count, 60_000_000))
    await asyncio.sleep(0.2)
    assert not long.done()
    await database.close()
    with pytest.raises(Unavailable, match="interrupted"):
        await long


async def test_bots_continue_after_a_restart_without_a_request(tmp_path: Path) -> None:
    node = Node(tmp_path)
    with node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            tables = [(await ann.table("bot bot", "lanterns"))["id"] for _ in range(5)]
            node.kill()
            await asyncio.to_thread(node.start)

            async def all_over() -> bool:
                # Nobody opens a table: the list alone is looked at.
                cards = await ann.get("/api/tables?which=finished")
                return {card["id"] for card in cards} == set(tables)

            await eventually(all_over)


async def test_idle_tables_are_unloaded_and_loaded_again(tmp_path: Path) -> None:
    with Node(tmp_path, idle=1, admin_token="x" * 20) as node:
        async with Caller(node.url) as ann, Caller(node.url, "x" * 20) as admin:
            await ann.guest("Ann")
            made = await ann.table("me hot")
            async with Player(ann, made["id"]) as player:
                await player.play(random.Random(1), most=5)
                view = player.moment["view"]

            async def gone() -> bool:
                status = await admin.get("/api/admin/status")
                return bool(status["live"] == 0)

            await eventually(gone)
            async with Player(ann, made["id"]) as player:
                await player.hears("moment")
                assert player.moment["view"] == view
            assert (await admin.get("/api/admin/status"))["live"] == 1


async def test_a_match_that_no_longer_replays_is_frozen_and_readable(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        async with Caller(node.url) as ann, Caller(node.url) as bob:
            await ann.guest("Ann")
            await bob.guest("Bob")
            made = await ann.table("me hot bot")
            async with Player(ann, made["id"]) as player:
                await player.play(random.Random(1), most=8)
            before = await ann.get(f"/api/tables/{made['id']}/record")
            plies = [line for line in before.split("\n") if line[:1].isdigit()]
            node.kill()
            said: list[str] = []
            assert await asyncio.to_thread(check_records, str(tmp_path), tell=said.append) == 0
            with sqlite3.connect(tmp_path / "deadroad.db") as connection:
                # As if the rules had changed: an answer of then is none any more.
                connection.execute("UPDATE log SET body = 'overtake' WHERE kind = 'ply' AND ply = 4")
            connection.close()
            assert await asyncio.to_thread(check_records, str(tmp_path), tell=said.append) == 1
            assert made["id"] in said[-2]
            assert said[-1] == "1 games, 0 imported records: 1 differ"
            await asyncio.to_thread(node.start)
            async with Player(ann, made["id"]) as player:
                await player.hears("moment")
                assert player.whole["status"] == "frozen"
                await player.say("answer", ply=player.whole["ply"], seat=0, notation="pass")
                assert (await player.hears("error"))["code"] == "not-running"
            frozen = await ann.get(f"/api/tables/{made['id']}/record")
            kept = [line for line in frozen.split("\n") if line[:1].isdigit()]
            assert len(kept) >= len(plies)
            assert "\nseed " not in frozen
            log = node.log.read_text(encoding="utf-8")
            assert "table no longer replays" in log
            assert "bid 1" not in log


async def test_a_copy_of_the_file_is_a_backup(tmp_path: Path) -> None:
    with Node(tmp_path / "one") as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("me hot")
            async with Player(ann, made["id"]) as player:
                await player.play(random.Random(1), most=6)
            # As docs/operations.md says: a copy through SQLite while the server runs.
            (tmp_path / "two").mkdir()
            with (
                sqlite3.connect(tmp_path / "one" / "deadroad.db") as source,
                sqlite3.connect(tmp_path / "two" / "deadroad.db") as target,
            ):
                source.backup(target)
            source.close()
            target.close()
            record = await ann.get(f"/api/tables/{made['id']}/record")
            token = ann.token
        node.kill()
        shutil.rmtree(tmp_path / "one")
    with Node(tmp_path / "two") as node:
        async with Caller(node.url, token) as ann:
            assert await ann.get(f"/api/tables/{made['id']}/record") == record
