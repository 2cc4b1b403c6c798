"""A server that most tests share, and people to play on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.client import Caller, Player
from tests.server.node import Node

ADMIN = "the-admin-token-of-the-tests"


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node on SQLite that lives as long as the tests."""
    folder: Path = tmp_path_factory.mktemp("node")
    # Whatever is said at the most talkative level is looked through for secrets.
    with Node(folder, admin_token=ADMIN, log_level="debug") as running:
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

    async def sits(self, caller: Caller, table: str, invite: str = "") -> Player:
        """Return somebody at a table's socket who has been told everything."""
        player = await self.stack.enter_async_context(Player(caller, table, invite))
        await player.hears("chat")
        return player


@pytest.fixture
async def company(node: Node) -> AsyncIterator[Company]:
    """People at the shared node."""
    async with AsyncExitStack() as stack:
        yield Company(node.url, stack)
