"""PostgreSQL: several nodes on one database. It decides races and carries the word from node to node."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Final

import asyncpg  # type: ignore[import-untyped]  # it brings no types

from deadroad.server.storage.database import (
    Conflict,
    Database,
    Heard,
    Read,
    Row,
    Statement,
    Unavailable,
    Value,
)
from deadroad.server.storage.schema import STEPS

log = logging.getLogger("deadroad.postgres")

GROUP: Final = 500  # writes in one commit at most, so that none waits long
CHANNEL: Final = "deadroad"
TELL: Final = "SELECT pg_notify(?, ?)"
NOW: Final = (
    "CREATE OR REPLACE FUNCTION now_ms() RETURNS BIGINT STABLE LANGUAGE sql AS"
    " $$SELECT (extract(epoch FROM statement_timestamp()) * 1000)::bigint$$"
)
TARGET: Final = re.compile(r"(INSERT INTO|UPDATE|DELETE FROM) (\w+)")
MIGRATION: Final = 0x0DEAD0AD  # the advisory lock that one starting node holds while it migrates
LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # it went away in the middle of a word
    RuntimeError,  # what the event loop calls a connection that was closed under it
    asyncpg.OperatorInterventionError,  # it starts, or is shut down
    asyncpg.InsufficientResourcesError,  # disk, memory, connections
    asyncpg.TransactionRollbackError,  # a deadlock
    asyncpg.ReadOnlySQLTransactionError,  # it stands by for another, which has not given way yet
)


@cache
def numbered(sql: str) -> str:
    """Return SQL with `?` as PostgreSQL counts them: $1, $2 ..."""
    parts = sql.split("?")
    return "".join(part + (f"${at}" if at < len(parts) else "") for at, part in enumerate(parts, 1))


@cache
def together(statements: tuple[str, ...]) -> str | None:
    """Return several statements as one, which takes one journey instead of five; None if they can't be.

    Parts of one statement do not see each other's changes: none may change rows of another's table.
    """
    targets = [TARGET.match(sql) for sql in statements]
    changed = [found[2] for found in targets if found is not None and found[1] != "INSERT INTO"]
    tables = [found[2] for found in targets if found is not None]
    if any(tables.count(table) > 1 for table in changed):
        return None
    parts: list[str] = []
    counts: list[str] = []
    for number, (sql, target) in enumerate(zip(statements, targets, strict=True)):
        if target is not None:
            parts.append(f"s{number} AS ({sql} RETURNING 1)")
            counts.append(f"(SELECT count(*) FROM s{number})")  # noqa: S608 - a number of ours
        elif sql == TELL:
            counts.append(f"({sql})::text")
        else:
            return None
    # The values are counted in the order of the text: what is selected must come last there, too.
    told = [at for at, sql in enumerate(statements) if sql == TELL]
    if told not in ([], [len(statements) - 1]) or not parts:
        return None
    return numbered(f"WITH {', '.join(parts)} SELECT {', '.join(counts)}")


def storable(values: Sequence[Value]) -> list[Value]:
    """Return values as PostgreSQL can keep or look for them: it knows no zero in a text."""
    return [value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in values]


class Append:
    """A write that waits to share a commit with others, as one statement."""

    __slots__ = ("done", "sql", "statements", "values")

    def __init__(self, sql: str, statements: tuple[Statement, ...], done: asyncio.Future[None]) -> None:
        self.sql = sql
        self.statements = statements
        self.values = storable([value for _, given in statements for value in given])
        self.done = done

    def settle(self, error: Exception | None = None) -> None:
        """Tell whoever waits that it is stored, or why not."""
        if not self.done.done():
            if error is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(error)


class Postgres(Database):
    """A database server; each write is a transaction with synchronous commit.

    What tables append while a commit is under way waits, and then goes in one journey and one commit.
    """

    def __init__(self, url: str, connections: int = 8) -> None:
        super().__init__()
        self.url = url
        self.connections = connections
        self.pool: asyncpg.Pool | None = None
        self.ear: asyncio.Task[None] | None = None
        self.waiting: list[Append] = []
        self.came = asyncio.Event()
        self.appending: asyncio.Task[None] | None = None
        self.commits = 0  # of groups

    async def open(self) -> None:
        try:
            self.pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=self.connections,
                command_timeout=30,
                server_settings={"synchronous_commit": "on", "application_name": "deadroad"},
            )
            async with self.pool.acquire() as connection, connection.transaction():
                await self._migrate(connection)
        except (*LOST, asyncpg.PostgresError, ValueError) as what:  # refused, no such database, no address
            raise Unavailable(f"PostgreSQL: {str(what) or type(what).__name__}") from None

        self.appending = asyncio.create_task(self._append_groups())

    async def _migrate(self, connection: asyncpg.Connection) -> None:
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_steps (done INTEGER PRIMARY KEY)")
        done = await connection.fetchval("SELECT count(*) FROM schema_steps")
        if done > len(STEPS):
            raise Unavailable("the database was written by a newer Dead Road")
        for number, step in enumerate(STEPS[done:], done):
            for line in step:
                await connection.execute(line)
            await connection.execute("INSERT INTO schema_steps VALUES ($1)", number)
        await connection.execute(NOW)

    async def close(self) -> None:
        if self.ear is not None:
            self.ear.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.ear
        if self.appending is not None:
            appending, self.appending = self.appending, None
            self.came.set()
            await appending
        if self.pool is not None:
            pool, self.pool = self.pool, None
            try:
                await asyncio.wait_for(pool.close(), 5)
            except (TimeoutError, *LOST):
                pool.terminate()

    # Writing and reading.

    async def write(self, *statements: Statement) -> list[int]:
        # Shielded: a caller that goes away does not tear a transaction apart.
        return await asyncio.shield(asyncio.ensure_future(self._write(statements)))

    async def _write(self, statements: tuple[Statement, ...]) -> list[int]:
        if self.pool is None:
            raise Unavailable("closed")
        one = together(tuple(sql for sql, _ in statements))
        try:
            if one is not None:
                values = storable([value for _, given in statements for value in given])
                async with self.pool.acquire(timeout=30) as connection:
                    row = await connection.fetchrow(one, *values)
                return [count if isinstance(count, int) else 1 for count in row]
            async with self.pool.acquire(timeout=30) as connection, connection.transaction():
                return [
                    _changed(await connection.execute(numbered(sql), *storable(values)))
                    for sql, values in statements
                ]
        except asyncpg.UniqueViolationError as what:
            raise Conflict(str(what)) from None
        except LOST as what:
            self.failed(str(what) or type(what).__name__)
            raise Unavailable(str(what)) from None

    async def append(self, *statements: Statement) -> None:
        one = together(tuple(sql for sql, _ in statements))
        if one is None or self.appending is None:
            await self.write(*statements)
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(Append(one, statements, done))
        self.came.set()
        await done

    async def _append_groups(self) -> None:
        while True:
            await self.came.wait()
            self.came.clear()
            while self.waiting:
                group, self.waiting = self.waiting[:GROUP], self.waiting[GROUP:]
                kinds: dict[str, list[Append]] = {}
                for one in group:
                    kinds.setdefault(one.sql, []).append(one)
                await asyncio.gather(*[self._commit(same) for same in kinds.values()])
            if self.appending is None:
                return

    async def _commit(self, group: list[Append]) -> None:
        """Store writes of one form in one transaction; if they can't go together, each by itself."""
        # All nodes in the same order, by table: they wait for each other, and never in a circle.
        group.sort(key=lambda one: str(one.values[0]))
        pool = self.pool
        assert pool is not None  # it is closed after this
        try:
            async with pool.acquire(timeout=30) as connection:
                # One message for each, one answer for all: PostgreSQL commits them together.
                await connection.executemany(group[0].sql, [one.values for one in group])
        except asyncpg.TransactionRollbackError:
            await self._each(group)
        except LOST as what:
            self.failed(str(what) or type(what).__name__)
            for one in group:
                one.settle(Unavailable(str(what)))
        except Exception:  # noqa: BLE001 - of one of them: nothing was stored, and the others are not to blame
            await self._each(group)
        else:
            self.commits += 1
            for one in group:
                one.settle()

    async def _each(self, group: list[Append]) -> None:
        for one in group:
            try:
                await self._write(one.statements)
            except Exception as what:  # noqa: BLE001 - whoever waits hears it
                one.settle(what)
            else:
                one.settle()

    async def read(self, sql: str, *values: Value) -> list[Row]:
        if self.pool is None:
            raise Unavailable("closed")
        try:
            async with self.pool.acquire(timeout=30) as connection:
                return [dict(row) for row in await connection.fetch(numbered(sql), *storable(values))]
        except LOST as what:
            raise Unavailable(str(what)) from None

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Read]:
        if self.pool is None:
            raise Unavailable("closed")
        async with (
            self.pool.acquire(timeout=30) as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):

            async def read(sql: str, *values: Value) -> list[Row]:
                try:
                    return [dict(row) for row in await connection.fetch(numbered(sql), *storable(values))]
                except LOST as what:
                    raise Unavailable(str(what)) from None

            yield read

    # The word between nodes.

    def telling(self, word: str) -> Statement | None:
        return (TELL, (CHANNEL, word))

    async def listen(self, heard: Heard) -> None:
        ready = asyncio.Event()
        self.ear = asyncio.create_task(self._listen(heard, ready))
        await ready.wait()

    async def _listen(self, heard: Heard, ready: asyncio.Event) -> None:
        """Keep one connection that listens; when it breaks, make another and say that words may be lost."""
        while True:
            connection: asyncpg.Connection | None = None
            try:
                connection = await asyncpg.connect(self.url, timeout=5)
                broken = asyncio.Event()
                connection.add_termination_listener(lambda _, broken=broken: broken.set())
                await connection.add_listener(CHANNEL, lambda _c, _p, _n, word: heard(str(word)))
                heard("")
                ready.set()
                await broken.wait()
            except (asyncpg.PostgresError, *LOST) as what:
                # Whatever it is: a node that stopped listening would never know what others store.
                log.warning("not listening", extra={"why": type(what).__name__})
                await asyncio.sleep(0.2)
            finally:
                if connection is not None and not connection.is_closed():
                    connection.terminate()


def _changed(status: str) -> int:
    number = re.search(r"(\d+)$", status)
    return int(number[1]) if number else 0
