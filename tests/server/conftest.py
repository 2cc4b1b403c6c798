"""A server that most tests share, people to play on it, and both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.client import Caller, Message, Player
from tests.server.node import Node

if TYPE_CHECKING:
    from tests.server.postgres import PostgresServer

ADMIN = "the-admin-token-of-the-tests"


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node on SQLite that lives as long as the tests."""
    folder: Path = tmp_path_factory.mktemp("node")
    # Logs at the most verbose level are searched for secrets.
    with Node(folder, admin_token=ADMIN, log_level="debug") as running:
        yield running


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server of its own for the tests of one file."""
    from tests.server.postgres import PostgresServer  # only these tests need its binaries

    server = PostgresServer()
    server.start()
    yield server
    server.remove()


# For tests that run on both databases. On PostgreSQL one run, on the compiled engine, is enough.
BOTH = [pytest.param("sqlite"), pytest.param("postgresql", marks=pytest.mark.once)]


class Databases:
    """Gives every node or test that asks a database of its own."""

    def __init__(self) -> None:
        self.server: PostgresServer | None = None
        self.made = 0

    def url(self, kind: str) -> str:
        """Return the setting `db` for a new database of this kind."""
        if kind == "sqlite":
            return ""
        if self.server is None:
            from tests.server.postgres import PostgresServer  # only these tests need its binaries

            self.server = PostgresServer()
            self.server.start()
        self.made += 1
        self.server.execute(f"CREATE DATABASE test{self.made}")
        return self.server.database(f"test{self.made}")

    def close(self) -> None:
        if self.server is not None:
            self.server.remove()


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """Databases of both kinds. PostgreSQL is started when the first test needs it."""
    found = Databases()
    yield found
    found.close()


@pytest.fixture(params=BOTH)
def db(request: pytest.FixtureRequest, databases: Databases) -> str:
    """The setting `db` of a new SQLite file, then of a new PostgreSQL database."""
    return databases.url(request.param)


@pytest.fixture(scope="session", params=BOTH)
def either(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, databases: Databases
) -> Iterator[Node]:
    """The shared node on SQLite, then a node on PostgreSQL. Both live as long as the tests."""
    if request.param == "sqlite":
        yield request.getfixturevalue("node")
        return
    folder = tmp_path_factory.mktemp("postgresql")
    with Node(folder, db=databases.url(request.param), admin_token=ADMIN) as running:
        yield running


class Company:
    """People for one test, at one node; all leave when the test is over."""

    def __init__(self, url: str, stack: AsyncExitStack) -> None:
        self.url = url
        self.stack = stack

    async def guest(self, name: str, url: str = "") -> Caller:
        """Return a new guest."""
        caller = await self.stack.enter_async_context(Caller(url or self.url))
        return await caller.guest(name)

    async def game(self, host: Caller, *others: Caller, **more: Any) -> Message:
        """Return a public table whose host and others have taken all seats, and whose game has started."""
        made = await host.table(" ".join(["me", *["open"] * len(others)]), public=True, **more)
        for one in others:
            await one.post(f"/api/tables/{made['id']}/join", {})
        await host.post(f"/api/tables/{made['id']}/start", {})
        return made

    async def sits(self, caller: Caller, table: str, invite: str = "") -> Player:
        """Return a player at a table's socket who has received everything."""
        player = await self.stack.enter_async_context(Player(caller, table, invite))
        await player.hears("chat")
        return player


@pytest.fixture
async def everybody(either: Node) -> AsyncIterator[Company]:
    """People at a node on SQLite, then at one on PostgreSQL."""
    async with AsyncExitStack() as stack:
        yield Company(either.url, stack)


@pytest.fixture
async def company(node: Node) -> AsyncIterator[Company]:
    """People at the shared node."""
    async with AsyncExitStack() as stack:
        yield Company(node.url, stack)
