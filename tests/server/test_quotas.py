"""Storage is limited by person and address, and records of guests expire."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it brings no types
import pytest

import deadroad
from deadroad.server.bodies import NewTable, SeatPlan
from deadroad.server.config import Config, Limits
from deadroad.server.deletion import forget
from deadroad.server.entry import Entry, now
from deadroad.server.fair_queue import Owner
from deadroad.server.new_table import terms
from deadroad.server.playbacks import Playbacks
from deadroad.server.quotas import ENTRY, TABLE
from deadroad.server.refusal import No
from deadroad.server.routes.tables import store_table
from deadroad.server.services import Services
from deadroad.server.table import Table
from tests.server.client import Caller, Player, Refusal
from tests.server.node import Node

pytestmark = pytest.mark.anyio


def record(seed: int, salt: str = "", undone: int = 0) -> str:
    """Return the record of a game of no plies, or of one that is taken back again and again."""
    match = deadroad.new("hit-z-road", seats=2, seed=seed)
    for _ in range(undone):
        seat = match.seat
        assert seat is not None
        match.answer(match.options()[0])
        match.undo(seat)
    text = match.record()
    if salt:
        lines = [f"salt {salt}" if line.startswith("salt ") else line for line in text.split("\n")]
        text = "\n".join(lines)
    return text


async def test_the_fields_of_a_record_are_limited_in_size(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            for bad in (record(1, salt="x" * 129), record(1, salt="x" * 900_000)):
                with pytest.raises(Refusal, match="400 bad-record"):
                    await ann.post("/api/records", {"text": bad})


async def test_a_record_of_undone_answers_is_refused_before_it_is_played(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"record_undos": 20, "record_lines": 300}) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            await ann.post("/api/records", {"text": record(1, undone=20)})
            with pytest.raises(Refusal, match="413 too-large"):
                await ann.post("/api/records/verify", {"text": record(1, undone=21)})


async def test_records_of_a_person_are_limited_in_number_and_size(tmp_path: Path, db: str) -> None:
    with Node(tmp_path, db=db, limits={"records": 2, "record_bytes": 5000}) as node:
        async with Caller(node.url) as ann, Caller(node.url) as bob:
            await ann.guest("Ann")
            await bob.guest("Bob")
            for seed in (1, 2):
                await ann.post("/api/records", {"text": record(seed)})
            await ann.post("/api/records", {"text": record(2)})  # it is there already
            with pytest.raises(Refusal, match="429 too-many-records"):
                await ann.post("/api/records", {"text": record(3)})
            with pytest.raises(Refusal, match="429 too-many-records"):
                await bob.post("/api/records", {"text": record(3, undone=500)})


async def test_guests_of_one_address_share_what_it_may_store_in_a_day(tmp_path: Path, db: str) -> None:
    with Node(tmp_path, db=db, limits={"address_bytes": 12 * TABLE}) as node:
        made = 0
        async with Caller(node.url) as ann:

            async def fill() -> None:
                nonlocal made
                while made < 14:
                    await ann.guest("Ann")
                    await ann.table("me open")
                    made += 1

            with pytest.raises(Refusal, match="429 too-much-stored"):
                await fill()
        assert 3 <= made <= 12
        metrics = (await _metrics(node)).splitlines()
        assert 'deadroad_full_total{what="address"} 1' in metrics


async def _metrics(node: Node) -> str:
    async with Caller(node.url) as anybody:
        return str(await anybody.get("/metrics"))


@pytest.fixture
async def services(tmp_path: Path, db: str) -> AsyncIterator[Services]:
    made = Services(Config(data=str(tmp_path), db=db, workers=1))
    await made.database.open()
    yield made
    await made.close()


def _only(entry: Entry, _: Table) -> list[Entry]:
    return [entry]


async def test_a_quota_counts_at_least_what_is_stored(services: Services, tmp_path: Path, db: str) -> None:
    async def settle() -> int:
        if db:
            # Until the next VACUUM, earlier versions of rows take space too. PostgreSQL reuses it by itself.
            connection = await asyncpg.connect(db)
            await connection.execute("VACUUM FULL")
            size = await connection.fetchval("SELECT pg_database_size(current_database())")
            await connection.close()
            return int(size)
        with sqlite3.connect(tmp_path / "deadroad.db") as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return (tmp_path / "deadroad.db").stat().st_size

    before = await settle()
    person, _ = await services.people.guest("Ann")
    counted = 0
    for _ in range(20):
        table = terms(NewTable("hit-z-road", [SeatPlan("me"), SeatPlan("open")]), person.id)
        await store_table(services, table)
        counted += TABLE
        for number in range(50):
            entry = Entry("chat", now(), 0, person.id, f"{number} " + "x" * 80)
            await services.live_tables.change(table.id, partial(_only, entry))
            counted += ENTRY + len(entry.body)
    assert await settle() - before <= counted


async def test_what_guests_imported_expires_with_its_reviews_and_the_rest_stays(services: Services) -> None:
    ann, _ = await services.people.guest("Ann")
    bob, _ = await services.people.guest("Bob")
    await services.people.make_account(bob.id, "Bob", "a long password")
    long_ago = now() - 31 * 86_400_000
    for number, (person, created) in enumerate([(ann, long_ago), (ann, now()), (bob, long_ago)]):
        await services.database.write(
            (
                "INSERT INTO records (id, person, game, body, created, size) VALUES (?, ?, '', '', ?, 1)",
                (str(number), person.id, created),
            ),
            (
                (
                    "INSERT INTO reviews (id, game, format, value, body, created)"
                    " VALUES (?, 'hit-z-road', 1, '', '', 0)"
                ),
                (str(number),),
            ),
        )

    async def kept(what: str) -> list[str]:
        rows = await services.database.read(f"SELECT id FROM {what} ORDER BY id")  # noqa: S608 - a constant
        return [str(row["id"]) for row in rows]

    assert await services.quotas.expire(30) == 1
    assert await kept("records") == await kept("reviews") == ["1", "2"]
    await forget(services.people, bob.id)
    assert await kept("records") == await kept("reviews") == ["1"]


async def test_records_of_a_guest_who_logged_out_expire_too(services: Services) -> None:
    # The guest is deleted with the last login, and the records of nobody were kept forever.
    eve, token = await services.people.guest("Eve")
    insert = "INSERT INTO records (id, person, game, body, created, size) VALUES (?, ?, '', '', ?, 1)"
    long_ago = now() - 31 * 86_400_000
    await services.database.write((insert, ("old", eve.id, long_ago)), (insert, ("new", eve.id, now())))
    await services.people.log_out(token)
    assert await services.people.get(eve.id) is None
    assert await services.quotas.expire(30) == 1
    assert [row["id"] for row in await services.database.read("SELECT id FROM records")] == ["new"]


async def test_a_short_record_does_not_wait_for_the_long_records_of_another_person() -> None:
    playbacks = Playbacks(Limits())
    eve, ann = Owner("eve"), Owner("ann")
    await playbacks.wind(record(1), [], ann)
    flood = [record(seed, undone=2500) for seed in range(3)]
    waiting = [asyncio.ensure_future(playbacks.wind(text, [], eve)) for text in flood]
    await asyncio.sleep(0)
    for seed in range(2, 6):
        assert (await playbacks.wind(record(seed), [], ann)).plies == 0
    assert not all(one.done() for one in waiting)
    assert [one.plies for one in await asyncio.gather(*waiting)] == [5000] * 3
    with pytest.raises(Exception, match="slow-down"):
        await asyncio.gather(*[playbacks.wind(text, [], eve) for text in flood * 2])
    playbacks.close()


async def test_forsaken_tables_keep_nobody_out_and_those_of_guests_are_deleted(services: Services) -> None:
    ann, _ = await services.people.guest("Ann")
    bob, _ = await services.people.guest("Bob")
    await services.people.make_account(bob.id, "Bob", "a long password")
    made: list[str] = []
    for person, seat in ((ann, "open"), (ann, "hot"), (bob, "open"), (ann, "open")):
        plan = NewTable("hit-z-road", [SeatPlan("me"), SeatPlan(seat)])  # type: ignore[arg-type]  # one of the kinds
        made.append((await store_table(services, terms(plan, person.id))).id)
    services.live_tables.live.clear()
    services.quotas.limits = Limits(all_open_tables=2)
    with pytest.raises(Exception, match="server-full"):
        await services.quotas.take_table(bob.id)
    for table in made[:3]:
        old = now() - 31 * 86_400_000
        await services.database.write(("UPDATE tables SET updated = ? WHERE id = ?", (old, table)))
    services.quotas.totals.clear()
    await services.quotas.take_table(bob.id)
    # Only the first was of a guest and never started.
    await services.database.write(*services.quotas.deleted(made[3], 30))  # it is in use
    await services.forget_tables()
    kept = {str(row["id"]) for row in await services.database.read("SELECT id FROM tables")}
    assert kept == set(made[1:])
    assert not await services.database.read("SELECT * FROM members WHERE table_id = ?", made[0])
    assert not await services.database.read("SELECT * FROM log WHERE table_id = ?", made[0])
    assert not await services.database.read("SELECT * FROM wishes WHERE table_id = ?", made[0])
    assert await services.database.read("SELECT * FROM members WHERE table_id = ?", made[3])


async def test_guests_of_one_address_cannot_take_all_places_for_records() -> None:
    playbacks = Playbacks(Limits(address_replays=4))
    text = record(1, undone=1500)
    flood = [asyncio.ensure_future(playbacks.wind(text, [], Owner(str(n), "here"))) for n in range(8)]
    await asyncio.sleep(0)
    assert playbacks.count == 4
    assert (await playbacks.wind(record(2), [], Owner("ann", "there"))).plies == 0
    found = await asyncio.gather(*flood, return_exceptions=True)
    assert sum(isinstance(one, No) for one in found) == 4
    assert playbacks.count == 0
    playbacks.close()


async def test_the_log_of_a_table_is_limited_and_its_game_can_still_be_ended(tmp_path: Path, db: str) -> None:
    with Node(tmp_path, db=db, limits={"table_entries": 6, "table_talk": 6}) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("me hot")
            async with Player(ann, made["id"]) as player:
                await player.hears("chat")
                said: list[str] = []
                while len(said) < 8:
                    await player.say("chat", text="hello")
                    found = await player.until(lambda message: message["type"] in ("chat", "error"))
                    said.append(found.get("code", "chat"))
                assert said == ["chat"] * 5 + ["table-full"] * 3
                # Talk does not take the space of the game.
                played: list[str] = []
                while len(played) < 8:
                    await player.my_question()
                    played.append((await player.answer()).get("code", "accepted"))
                assert played == ["accepted"] * 6 + ["table-full"] * 2
            path = f"/api/tables/{made['id']}"
            assert (await ann.post(f"{path}/leave", {}))["chairs"][0]["away"]
            assert not (await ann.post(f"{path}/join", {}))["chairs"][0]["away"]
            # Votes do not make it grow forever either.
            codes = [
                (await ann.answer("POST", f"{path}/end", {"agree": False})).status_code for _ in range(6)
            ]
            assert (codes[0], codes[-1]) == (200, 429)
            assert (await ann.post(f"{path}/end", {"agree": True}))["status"] == "ended"


async def test_spectators_cannot_use_up_the_log_of_a_table(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"table_entries": 20, "table_talk": 10}) as node:
        async with Caller(node.url) as ann, Caller(node.url) as eve:
            await ann.guest("Ann")
            await eve.guest("Eve")
            made = await ann.table("me hot", public=True)
            async with Player(ann, made["id"]) as player, Player(eve, made["id"]) as spectator:
                await player.hears("chat")
                await spectator.hears("chat")
                said: list[str] = []
                while len(said) < 12:
                    await spectator.say("chat", text="spam")
                    found = await spectator.until(lambda message: message["type"] in ("chat", "error"))
                    said.append(found.get("code", "chat"))
                assert said == ["chat"] * 4 + ["table-full"] * 8
                await player.say("chat", text="who is this?")
                await player.until(lambda m: m["type"] == "chat" and m["lines"][-1]["text"] == "who is this?")
                for _ in range(10):
                    await player.my_question()
                    assert (await player.answer())["type"] == "accepted"
