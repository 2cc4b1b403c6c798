"""The interface of a database: atomic writes that are durable when they return, and reads."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager

Value = int | float | str | None
Statement = tuple[str, Sequence[Value]]
Row = dict[str, Value]
Heard = Callable[[str], None]
Read = Callable[..., Awaitable[list[Row]]]


class Unavailable(Exception):
    """The database is unavailable. It is unknown whether the last write was stored."""


class Conflict(Exception):
    """A row with that key already exists. Nothing was written."""


class Database(ABC):
    """A database.

    Statements use `?` for values, which are integers or texts, and SQL that both kinds support.

    `now_ms()` in a statement is the Unix time in milliseconds by the clock of the database, which all nodes
    share.
    """

    def __init__(self) -> None:
        self.failed: Callable[[str], None] = lambda _: None  # called with the reason when a write fails

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes and close the connections."""

    @abstractmethod
    async def write(self, *statements: Statement) -> list[int]:
        """Execute all statements or none. Return how many rows each changed.

        When it returns, the change survives a power loss. Raises Conflict or Unavailable.
        """

    async def append(self, *statements: Statement) -> None:
        """Write without returning how many rows changed. Many such writes may share a commit."""
        await self.write(*statements)

    @abstractmethod
    async def read(self, sql: str, *values: Value) -> list[Row]:
        """Return the rows of a query."""

    @abstractmethod
    def snapshot(self) -> AbstractAsyncContextManager[Read]:
        """Return a `read` function for one snapshot, which does not show later writes."""

    async def listen(self, heard: Heard) -> None:  # noqa: B027 - a single node has no messages to receive
        """Call `heard` with every message of other nodes, and with "" if messages may have been lost."""

    def telling(self, word: str) -> Statement | None:
        """Return a statement that sends a message to the other nodes on commit; None if there are none."""
        return None
