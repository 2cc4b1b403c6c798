"""A server with many people and games stays quick: no request or chore goes through all rows at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from deadroad.server.bodies import ExportData, NewTable, SeatPlan
from deadroad.server.config import Config
from deadroad.server.deletion import RECORDS, TABLES, delete_records, forget
from deadroad.server.entry import Entry, now
from deadroad.server.logins import MOST
from deadroad.server.new_table import terms
from deadroad.server.people import LOGINS, Person
from deadroad.server.routes import export
from deadroad.server.routes.admin import admin_records
from deadroad.server.routes.tables import UNFINISHED, list_tables, store_table
from deadroad.server.services import Services
from deadroad.server.storage import sqlite
from deadroad.server.storage.database import Conflict, Row, Statement, Value
from deadroad.server.storage.postgres import Postgres
from deadroad.server.storage.schema import STEPS
from deadroad.server.storage.sqlite import Sqlite
from deadroad.server.tokens import draw
from tests.server.client import Caller
from tests.server.node import Node

pytestmark = pytest.mark.anyio

SMALL = {"bans", "nodes", "notices"}  # tables that stay small


@pytest.fixture
async def services(tmp_path: Path, db: str) -> AsyncIterator[Services]:
    """Services with an open database and without background work."""
    made = Services(Config(data=str(tmp_path), db=db, workers=1))
    await made.database.open()
    yield made
    await made.close()


class Watched:
    """Records the statements of a database and how many rows each changed or returned."""

    def __init__(self, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
        self.written: list[Statement] = []
        self.looked_up: list[Statement] = []
        self.changed = [0]
        self.returned = [0]
        write, read = services.database.write, services.database.read

        async def watched_write(*statements: Statement) -> list[int]:
            rows = await write(*statements)
            self.written += statements
            self.changed.append(sum(rows))
            return rows

        async def watched_read(sql: str, *values: Value) -> list[Row]:
            rows = await read(sql, *values)
            self.looked_up.append((sql, values))
            self.returned.append(len(rows))
            return rows

        monkeypatch.setattr(services.database, "write", watched_write)
        monkeypatch.setattr(services.database, "read", watched_read)


def steps(folder: Path, statements: list[Statement]) -> list[tuple[str, str]]:
    """Return how SQLite carries out some statements, each step with its statement."""
    with closing(sqlite3.connect(folder / "deadroad.db")) as connection:
        return [
            (step, sql)
            for sql, values in statements
            for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {sql.replace('now_ms()', '0')}", values)
        ]


async def open_table(services: Services, person: Person) -> str:
    plan = NewTable("hit-z-road", [SeatPlan("me"), SeatPlan("open")])
    return (await store_table(services, terms(plan, person.id))).id


async def test_what_is_written_at_intervals_or_for_one_person_scans_no_whole_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On SQLite these statements run on the event loop. With 300,000 guests and 400,000 devices, all tables
    # stopped for 0.4 s every five seconds.
    services = Services(Config(data=str(tmp_path), workers=1))
    await services.database.open()
    ann, token = await services.people.guest("Ann")
    made = await open_table(services, ann)
    insert = "INSERT INTO records (id, person, game, body, created, size) VALUES (?, ?, '', '', 0, 1)"
    await services.database.write((insert, ("a", ann.id)), (insert, ("b", ann.id)))
    watched = Watched(services, monkeypatch)
    assert await services.quotas.expire(30) == 2
    for chore in services.background.chores:
        await chore()
    await services.database.write(*services.quotas.deleted(made, 30))
    await services.logins.used(ann.id, "device")
    await services.people.log_out(token)
    await services.people.hand_login(ann.id)
    await forget(services.people, ann.id)
    await services.admin.delete_records("token", ann.id)
    await services.close()
    assert len(watched.written) > 20
    for step, sql in steps(tmp_path, watched.written):
        assert not step.startswith("SCAN") or step.split()[1] in SMALL, (step, sql)
        # All guests have the login NULL: to look for it is to go through all guests.
        assert "(login=?)" not in step, (step, sql)


async def test_what_is_read_at_intervals_does_not_go_through_tables_for_every_guest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With 300,000 guests and 100,000 tables, the search for tables that never started did not end in minutes,
    # and it kept one of two readers busy.
    services = Services(Config(data=str(tmp_path), workers=1))
    await services.database.open()
    watched = Watched(services, monkeypatch)
    for chore in services.background.chores:
        await chore()
    await services.background.look()
    await services.close()
    assert len(watched.looked_up) > 5
    for step, sql in steps(tmp_path, watched.looked_up):
        assert "(login=?)" not in step, (step, sql)
        if step.startswith("SCAN") and step.split()[1] not in SMALL:
            assert "INDEX" in step, (step, sql)  # only to count: a part of the rows, or without the rows


async def test_the_list_of_the_home_page_does_not_go_through_forsaken_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With 50,000 unfinished tables, of which few were active, each view of the page took a reader 50 ms.
    services = Services(Config(data=str(tmp_path), workers=1))
    await services.database.open()
    watched = Watched(services, monkeypatch)
    await list_tables.fn(services, None)
    await services.close()
    found = [step for step, _ in steps(tmp_path, watched.looked_up)]
    assert found[0].startswith("SEARCH tables USING INDEX tables_lobby (public=?)")
    assert "USE TEMP B-TREE FOR ORDER BY" not in found


async def test_the_largest_records_are_listed_without_reading_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = Services(Config(data=str(tmp_path), workers=1))
    await services.database.open()
    insert = "INSERT INTO records (id, person, game, body, created, size) VALUES (?, 'ann', '', '', 0, ?)"
    await services.database.write(*[(insert, (str(size), size)) for size in (5, 7, 6)])
    watched = Watched(services, monkeypatch)
    assert [row.size for row in await admin_records.fn("token", services, 2)] == [7, 6]
    await services.close()
    assert any("records_largest" in step for step, _ in steps(tmp_path, watched.looked_up))


async def test_old_records_of_accounts_are_looked_at_once(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    # They are kept forever, and the search for those of guests went through all of them every minute.
    monkeypatch.setattr("deadroad.server.quotas.SEARCH", 0)
    bob, _ = await services.people.guest("Bob")
    await services.people.make_account(bob.id, "Bob", "a long password")
    eve, _ = await services.people.guest("Eve")
    insert = "INSERT INTO records (id, person, game, body, created, size) VALUES (?, ?, '', '', ?, 1)"
    old = now() - 40 * 86_400_000
    await services.database.write((insert, ("kept", bob.id, old)), (insert, ("next", eve.id, old + 10**6)))
    monkeypatch.setattr("deadroad.server.quotas.now", lambda: old + 1 + 30 * 86_400_000)
    assert await services.quotas.expire(30) == 0
    monkeypatch.undo()
    monkeypatch.setattr("deadroad.server.quotas.SEARCH", 0)
    watched = Watched(services, monkeypatch)
    assert await services.quotas.expire(30) == 1
    assert watched.looked_up[0][1][0] == old + 1
    assert [row["id"] for row in await services.database.read("SELECT id FROM records")] == ["kept"]


async def test_the_data_of_a_person_is_deleted_in_steps(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await services.people.guest("Ann")
    bob, _ = await services.people.guest("Bob")
    made = await open_table(services, ann)
    join = "INSERT INTO members (person, table_id, joined) VALUES (?, ?, 0)"
    await services.database.write(*[(join, (ann.id, str(number))) for number in range(TABLES + 100)])
    await services.database.write((join, (bob.id, made)))
    insert = "INSERT INTO records (id, person, game, body, created, size) VALUES (?, ?, '', '', 0, 1)"
    ids = [str(number) for number in range(RECORDS + 5)]
    await services.database.write(*[(insert, (id_, ann.id)) for id_ in ids])
    watched = Watched(services, monkeypatch)
    await forget(services.people, ann.id)
    assert max(watched.changed) == TABLES
    assert await services.database.read("SELECT person FROM members") == [{"person": bob.id}]
    assert not await services.database.read("SELECT id FROM records")
    await services.database.write(*[(insert, (id_, bob.id)) for id_ in ids])
    watched.changed.clear()
    assert await delete_records(services.database, [*ids, "unknown"]) == RECORDS + 5
    assert watched.changed == [RECORDS, 5]


async def test_an_export_is_complete_and_read_in_pages(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    # 16,000 tables and 150,000 chat lines at once stopped all tables for a second and took 160 MB.
    monkeypatch.setattr(export, "PAGE", 3)
    monkeypatch.setattr(export, "LINES", 4)
    ann, _ = await services.people.guest("Ann")
    bob, _ = await services.people.guest("Bob")
    made = sorted([await open_table(services, ann) for _ in range(7)])
    await open_table(services, bob)
    chat = (
        "INSERT INTO log (table_id, version, kind, person, body, secret, joined, at)"
        " VALUES (?, ?, 'chat', ?, ?, 0, 0, 5)"
    )
    said = [(table, str(number)) for table in made[:3] for number in range(1, 6)]
    lines = [(chat, (table, int(text), ann.id, text)) for table, text in said]
    await services.database.write(*lines, (chat, (made[0], 9, bob.id, "hello")))
    result = (
        "INSERT INTO results (table_id, seat, person, game, seats, place, won, points, at)"
        " VALUES (?, 0, ?, 'hit-z-road', 1, 1, 1, 7, 0)"
    )
    await services.database.write(*[(result, (table, ann.id)) for table in made])
    watched = Watched(services, monkeypatch)
    pieces = [piece async for piece in export.exported(services, ann, b'{"me":null,"created":1}')]
    assert max(watched.returned) == 4
    plain = msgspec.json.decode(b"".join(pieces))
    plain["me"] = {"id": "", "name": "", "account": 0, "confirmed": 0, "blocked": []}
    plain["me"] |= {"account": False, "confirmed": False, "email": None, "hook": None}
    found = msgspec.convert(plain, ExportData)
    assert [card.id for card in found.tables] == made
    assert [(line["table"], line["text"]) for line in found.said] == said
    assert [(row["table_id"], row["points"]) for row in found.results] == [(table, 7) for table in made]
    assert found.records == []


async def test_only_the_newest_logins_and_devices_of_a_person_are_kept(services: Services) -> None:
    # With 14,400 logins, which is a day at the limit, the list of them took 0.6 s of the event loop.
    ann, first = await services.people.guest("Ann")
    old = "INSERT INTO tokens (hash, kind, person, created, expires) VALUES (?, 'login', ?, ?, ?)"
    lasts = now() + 10**6
    await services.database.write(*[(old, (draw(), ann.id, number, lasts)) for number in range(LOGINS + 50)])
    newest = await services.people.hand_login(ann.id)
    assert len(await services.logins.all(ann.id, newest)) == LOGINS
    assert await services.people.by_token(first)  # newer than the others
    assert await services.people.by_token(newest)
    for number in range(MOST + 5):
        await services.logins.used(ann.id, f"device {number}")
    assert len(await services.logins.devices(ann.id)) == MOST


async def test_old_devices_are_forgotten_and_new_ones_stay(services: Services) -> None:
    insert = "INSERT INTO devices (hash, person, seen) VALUES (?, ?, ?)"
    await services.database.write((insert, ("a", "ann", 0)), (insert, ("b", "ann", now())))
    assert await services.logins.forget_devices() == 1
    assert await services.logins.devices("ann") == ["b"]


async def test_games_that_ended_before_an_upgrade_are_still_listed(
    tmp_path: Path, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = next(number for number, step in enumerate(STEPS) if "members ADD COLUMN ended" in step[0])
    kind = "sqlite" if not db else "postgres"
    with monkeypatch.context() as older:
        older.setattr(f"deadroad.server.storage.{kind}.STEPS", STEPS[:before])
        database = Sqlite(tmp_path / "deadroad.db") if not db else Postgres(db)
        await database.open()
        fields = (
            "id, game, rules, generator, seats, settings, seed, salt, terms, host, invite, public, created,"
            " status, version, ply, chairs, updated"
        )
        insert = (
            f"INSERT INTO tables ({fields}) VALUES"  # noqa: S608 - a constant
            " (?, '', 1, '', 1, '', '', '', '', '', '', 0, 0, ?, 1, 0, '', 77)"
        )
        join = "INSERT INTO members (person, table_id, joined) VALUES ('ann', ?, 0)"
        for id_, status in (("a", "over"), ("b", "running"), ("c", "ended")):
            await database.write((insert, (id_, status)), (join, (id_,)))
        await database.close()
    database = Sqlite(tmp_path / "deadroad.db") if not db else Postgres(db)
    await database.open()
    rows = await database.read("SELECT table_id, ended FROM members ORDER BY table_id")
    assert [(row["table_id"], row["ended"]) for row in rows] == [("a", 77), ("b", None), ("c", 77)]
    await database.close()


async def test_lists_of_games_do_not_go_through_all_games_of_a_person(tmp_path: Path) -> None:
    # With 16,000 games, which is a day at the limits, each list took 0.2 to 0.5 s of one of two readers.
    with Node(tmp_path) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = [(await ann.table("me"))["id"] for _ in range(3)]
            await ann.post(f"/api/tables/{made[0]}/end", {"agree": True})
            with sqlite3.connect(tmp_path / "deadroad.db", timeout=30) as connection:
                ended = connection.execute("SELECT table_id FROM members WHERE ended IS NOT NULL").fetchall()
                assert ended == [(made[0],)]
                # Older than the newest unfinished ones.
                join = "INSERT INTO members (person, table_id, joined) VALUES (?, ?, ?)"
                later = now() + 1000
                connection.executemany(
                    join, [(ann.id, str(number), later) for number in range(UNFINISHED - 1)]
                )
                connection.execute("UPDATE members SET joined = ? WHERE table_id = ?", (later + 1, made[2]))
            connection.close()
            assert [card["id"] for card in await ann.get("/api/tables?which=mine")] == [made[2]]
            assert [card["id"] for card in await ann.get("/api/tables?which=finished")] == [made[0]]


async def test_a_write_of_many_statements_lets_others_run_and_is_stored_as_a_whole(tmp_path: Path) -> None:
    # A table that continued a record of 15,000 plies stopped all others for 0.2 s.
    database = Sqlite(tmp_path / "deadroad.db")
    await database.open()
    numbers = range(3 * sqlite.SLICE)
    entries = [Entry("ply", 1, 0, None, "pass", version=number, ply=number) for number in numbers]
    statements = [entry.insert("long") for entry in entries]
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    with closing(database.connect()) as connection:
        connection.execute("BEGIN IMMEDIATE")
        counting = asyncio.create_task(count())
        await sqlite._run(connection, [sqlite.Write(tuple(statements), asyncio.Future())])
        counting.cancel()
        connection.execute("ROLLBACK")
    assert turns >= 3
    # The last one conflicts, so nothing of it is stored; the other write is.
    long = database.write(*statements, statements[0])
    found = await asyncio.gather(long, database.write(entries[0].insert("short")), return_exceptions=True)
    assert isinstance(found[0], Conflict)
    assert await database.read("SELECT table_id FROM log") == [{"table_id": "short"}]
    assert sum(await database.write(*statements)) == len(entries)
    await database.close()
