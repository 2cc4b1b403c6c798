"""PostgreSQL: what many tables append at the same moment shares a commit, and none spoils that of another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest

from deadroad.server.entry import Entry
from deadroad.server.storage.database import Conflict, Statement
from deadroad.server.storage.postgres import Postgres
from tests.server.postgres import PostgresServer

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server() -> Iterator[PostgresServer]:
    made = PostgresServer()
    made.start()
    yield made
    made.remove()


@pytest.fixture
async def database(server: PostgresServer) -> AsyncIterator[Postgres]:
    found = Postgres(server.url)
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


async def test_what_comes_together_is_committed_together(database: Postgres) -> None:
    await asyncio.gather(*[database.append(*entry(f"t{number:03}", 1)) for number in range(200)])
    assert len(await stored(database)) == 200
    assert database.commits < 20


async def test_one_that_comes_second_is_refused_and_the_others_are_stored(database: Postgres) -> None:
    await database.append(*entry("b", 1))
    writes = [database.append(*entry(name, 1)) for name in ("a", "b", "c")]
    found = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(one) for one in found] == [type(None), Conflict, type(None)]
    assert await stored(database) == [("a", 1), ("b", 1), ("c", 1)]


async def test_what_no_column_can_hold_spoils_nothing_else(database: Postgres) -> None:
    versions = {"a": 1, "b": 2**70, "c": 1}
    writes = [database.append(*entry(name, version)) for name, version in versions.items()]
    found = await asyncio.gather(*writes, return_exceptions=True)
    assert [one is None for one in found] == [True, False, True]
    assert await stored(database) == [("a", 1), ("c", 1)]


async def test_nodes_that_append_to_the_same_tables_never_wait_in_a_circle(server: PostgresServer) -> None:
    nodes = [Postgres(server.url) for _ in range(2)]
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
