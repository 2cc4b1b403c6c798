"""PostgreSQL: writes of many tables share a commit, and a failed write does not affect the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from deadroad.server.entry import INSERT, Entry
from deadroad.server.storage.combined import PAYLOAD, TELL, for_many, payloads, together
from deadroad.server.storage.database import Conflict, Statement
from deadroad.server.storage.postgres import Postgres
from deadroad.server.summary import UPDATE
from tests.server.postgres import PostgresServer

pytestmark = pytest.mark.anyio


@pytest.fixture
async def database(postgres: PostgresServer) -> AsyncIterator[Postgres]:
    found = Postgres(postgres.url)
    await found.open()
    await found.write(("DELETE FROM log", ()))
    yield found
    await found.close()


def entry(table: str, version: int, body: str = "pass") -> list[Statement]:
    insert = Entry("ply", 1, 0, None, body, version=version, ply=version).insert(table)
    return [insert, ("SELECT pg_notify(?, ?)", ("deadroad", f"t nobody {table} {version}"))]


async def stored(database: Postgres) -> list[tuple[object, object]]:
    rows = await database.read("SELECT table_id, version FROM log ORDER BY table_id, version")
    return [(row["table_id"], row["version"]) for row in rows]


async def test_concurrent_writes_share_a_commit(database: Postgres) -> None:
    await asyncio.gather(*[database.append(*entry(f"t{number:03}", 1)) for number in range(200)])
    assert len(await stored(database)) == 200
    assert database.commits < 20


async def test_a_conflicting_write_fails_and_the_others_are_stored(database: Postgres) -> None:
    await database.append(*entry("b", 1))
    writes = [database.append(*entry(name, 1)) for name in ("a", "b", "c")]
    found = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(one) for one in found] == [type(None), Conflict, type(None)]
    assert await stored(database) == [("a", 1), ("b", 1), ("c", 1)]


async def test_a_value_that_fits_no_column_fails_alone(database: Postgres) -> None:
    versions = {"a": 1, "b": 2**70, "c": 1}
    writes = [database.append(*entry(name, version)) for name, version in versions.items()]
    found = await asyncio.gather(*writes, return_exceptions=True)
    assert [one is None for one in found] == [True, False, True]
    assert await stored(database) == [("a", 1), ("c", 1)]


async def test_nodes_that_append_to_the_same_tables_do_not_deadlock(postgres: PostgresServer) -> None:
    nodes = [Postgres(postgres.url) for _ in range(2)]
    for node in nodes:
        await node.open()
    await nodes[0].write(("DELETE FROM log", ()))
    names = [f"t{number:02}" for number in range(30)]
    for version in range(1, 6):
        pairs = zip(nodes, (names, names[::-1]), strict=True)
        writes = [node.append(*entry(name, version)) for node, order in pairs for name in order]
        found = await asyncio.gather(*writes, return_exceptions=True)
        assert sum(one is None for one in found) == 30
        assert all(one is None or isinstance(one, Conflict) for one in found)
    assert len(await stored(nodes[0])) == 150
    for node in nodes:
        await node.close()


async def test_every_answer_of_a_group_changes_its_own_table(database: Postgres) -> None:
    await database.write(("DELETE FROM outbox", ()))
    names = [f"t{number:02}" for number in range(40)]
    for name in names:
        await database.write(
            ("INSERT INTO outbox (id, kind, person, body, due) VALUES (?, 'mail', 'ann', '', 0)", (name,))
        )
    change = "UPDATE outbox SET body = ?, kind = COALESCE(?, kind), due = now_ms() + ? WHERE id = ?"

    def statements(number: int) -> list[Statement]:
        insert, tell = entry(names[number], 1, f"answer {number}")
        kind = "hook" if number % 2 else None
        return [insert, (change, (f"body {number}", kind, number, names[number])), tell]

    commits = database.commits
    await asyncio.gather(*[database.append(*statements(number)) for number in range(40)])
    assert database.commits - commits < 10
    rows = await database.read("SELECT id, kind, body, due FROM outbox ORDER BY id")
    assert [row["body"] for row in rows] == [f"body {number}" for number in range(40)]
    assert [row["kind"] for row in rows] == ["mail", "hook"] * 20
    assert all(int(row["due"] or 0) > 10**12 for row in rows)
    logs = await database.read("SELECT body FROM log ORDER BY table_id")
    assert [row["body"] for row in logs] == [f"answer {number}" for number in range(40)]


async def test_every_message_of_a_group_is_heard(database: Postgres) -> None:
    heard: list[str] = []
    await database.listen(heard.append)
    names = [f"table-with-a-long-name-{number:03}" for number in range(400)]
    await asyncio.gather(*[database.append(*entry(name, 1)) for name in names])
    async with asyncio.timeout(60):
        while len(heard) < 401:  # noqa: ASYNC110 - the first one says that it listens
            await asyncio.sleep(0.02)
    assert sorted(heard) == ["", *[f"t nobody {name} 1" for name in names]]


def test_messages_share_notifications_that_are_not_too_long() -> None:
    words = [f"t node table-{number} 1" for number in range(1000)]
    joined = [str(payload) for payload in payloads(words)]
    assert "\n".join(joined).split("\n") == words
    assert 1 < len(joined) < 10
    assert all(len(payload) <= PAYLOAD for payload in joined)


def test_statements_that_delete_are_not_combined_for_many_rows() -> None:
    types = (("text",) * 10, ("text",))
    assert for_many((INSERT, "DELETE FROM log WHERE table_id = ?"), types) is None
    made = for_many((INSERT, TELL), (("text",) * 10, ("text", "text")))
    assert made is not None
    assert made.count("$") == 12


def test_a_statement_that_reads_what_another_changes_is_not_combined_with_it() -> None:
    gone = "DELETE FROM members WHERE table_id = ? AND NOT EXISTS (SELECT 1 FROM tables WHERE id = ?)"
    assert together(("DELETE FROM tables WHERE id = ?", gone)) is None
    assert together((gone, "DELETE FROM wishes WHERE table_id = ?")) is not None
    assert together((INSERT, UPDATE, TELL)) is not None
