"""What a database must do for us: atomic writes that are durable when they return, and reads."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager

Value = int | str | None
Statement = tuple[str, Sequence[Value]]
Row = dict[str, Value]
Heard = Callable[[str], None]
Read = Callable[..., Awaitable[list[Row]]]


class Unavailable(Exception):
    """The database can't be reached now. Whether the last write happened is unknown: look first."""


class Conflict(Exception):
    """A row of that key is already there: somebody else was first. Nothing was written."""


class Database(ABC):
    """SQL with `?` for values, whole numbers and texts as values, and nothing that only one of them knows.

    Both know `now_ms()`: Unix time in milliseconds by the clock of the database, which all nodes share.
    """

    def __init__(self) -> None:
        self.failed: Callable[[str], None] = lambda _: None  # hears why a write failed

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, and let go."""

    @abstractmethod
    async def write(self, *statements: Statement) -> list[int]:
        """Do all statements or none; return how many rows each changed.

        Returns when the change would survive power loss. Raises Conflict or Unavailable.
        """

    async def append(self, *statements: Statement) -> None:
        """Write where nobody needs to know how many rows changed: many such writes may share a commit."""
        await self.write(*statements)

    @abstractmethod
    async def read(self, sql: str, *values: Value) -> list[Row]:
        """Return the rows of a query."""

    @abstractmethod
    def snapshot(self) -> AbstractAsyncContextManager[Read]:
        """Return `read` for one moment: what is written meanwhile does not show."""

    async def listen(self, heard: Heard) -> None:  # noqa: B027 - alone on its database there is nothing to hear
        """Call `heard` with every word told by other nodes; with "" when words may have been missed."""

    def telling(self, word: str) -> Statement | None:
        """Return the statement that tells the other nodes, when its write is done; None if there are none."""
        return None
