"""PostgreSQL: several nodes on one database. It resolves conflicts and passes messages between nodes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

import asyncpg  # type: ignore[import-untyped]  # it brings no types

from deadroad.server.storage.combined import TELL, columns, for_many, numbered, together
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

GROUP: Final = 500  # most writes in one commit, so that none waits long
CHANNEL: Final = "deadroad"
NOW: Final = (
    "CREATE OR REPLACE FUNCTION now_ms() RETURNS BIGINT STABLE LANGUAGE sql AS"
    " $$SELECT (extract(epoch FROM statement_timestamp()) * 1000)::bigint$$"
)
MIGRATION: Final = 0x0DEAD0AD  # the advisory lock that a node holds during a migration
LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the connection was lost during a request
    RuntimeError,  # raised by the event loop for a closed connection
    asyncpg.OperatorInterventionError,  # the server is starting or shutting down
    asyncpg.InsufficientResourcesError,  # out of disk, memory or connections
    asyncpg.TransactionRollbackError,  # a deadlock
    asyncpg.ReadOnlySQLTransactionError,  # a standby that has not been promoted yet
)


def storable(values: Sequence[Value]) -> list[Value]:
    """Return values without zero characters, which PostgreSQL can't store in a text."""
    return [value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in values]


class Append:
    """A write, as one statement, that waits to share a commit with others."""

    __slots__ = ("done", "sql", "statements", "values")

    def __init__(self, sql: str, statements: tuple[Statement, ...], done: asyncio.Future[None]) -> None:
        self.sql = sql
        self.statements = statements
        self.values = storable([value for _, given in statements for value in given])
        self.done = done

    def settle(self, error: Exception | None = None) -> None:
        """Set the result of the write for its caller."""
        if not self.done.done():
            if error is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(error)


class Postgres(Database):
    """A PostgreSQL server. Each write is a transaction with synchronous commit.

    Writes that arrive during a commit wait, and then share one round trip and one commit.
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
        self.loop: asyncio.AbstractEventLoop  # set by `open`; asking for it costs a system call
        self.commits = 0  # commits of groups
        self.types: dict[str, tuple[str, ...]] = {}  # of the values of a statement

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
        except (*LOST, asyncpg.PostgresError, ValueError) as what:  # refused, no such database or host
            raise Unavailable(f"PostgreSQL: {str(what) or type(what).__name__}") from None

        self.loop = asyncio.get_running_loop()
        self.appending = asyncio.create_task(self._append_groups())

    async def _migrate(self, connection: asyncpg.Connection) -> None:
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_steps (done INTEGER PRIMARY KEY)")
        done = await connection.fetchval("SELECT count(*) FROM schema_steps")
        if done > len(STEPS):
            raise Unavailable("the database was written by a newer version of Dead Road")
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
        # Shielded, so that a cancelled caller does not interrupt a transaction.
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
        done: asyncio.Future[None] = self.loop.create_future()
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
        """Store writes of the same form in one transaction, or one by one if that fails."""
        # All nodes lock tables in the same order, which prevents deadlocks.
        group.sort(key=lambda one: str(one.values[0]))
        pool = self.pool
        assert pool is not None  # the connection is closed after this
        try:
            async with pool.acquire(timeout=30) as connection:
                await self._store(connection, group)
        except asyncpg.TransactionRollbackError:
            await self._each(group)
        except LOST as what:
            self.failed(str(what) or type(what).__name__)
            for one in group:
                one.settle(Unavailable(str(what)))
        except Exception:  # noqa: BLE001 - one write failed and nothing was stored; each is retried alone
            await self._each(group)
        else:
            self.commits += 1
            for one in group:
                one.settle()

    async def _store(self, connection: asyncpg.Connection, group: list[Append]) -> None:
        """Store writes of the same form: in one statement, or pipelined and committed together."""
        rows = [one.values for one in group]
        form = tuple(sql for sql, _ in group[0].statements)
        # The first value is the table. Of two rows of one table, a single UPDATE would apply only one.
        if len(group) > 1 and len({row[0] for row in rows}) == len(rows):
            sql = for_many(form, tuple([await self._types(connection, sql) for sql in form]))
            if sql is not None:
                await connection.execute(sql, *columns(form, rows))
                return
        await connection.executemany(group[0].sql, rows)

    async def _types(self, connection: asyncpg.Connection, sql: str) -> tuple[str, ...]:
        """Return the types of the values of a statement, by asking PostgreSQL once."""
        if sql not in self.types:
            prepared = await connection.prepare(numbered(sql))
            self.types[sql] = tuple(kind.name for kind in prepared.get_parameters())
        return self.types[sql]

    async def _each(self, group: list[Append]) -> None:
        for one in group:
            try:
                await self._write(one.statements)
            except Exception as what:  # noqa: BLE001 - the caller gets it
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

    # Messages between nodes.

    def telling(self, word: str) -> Statement | None:
        return (TELL, (CHANNEL, word))

    async def listen(self, heard: Heard) -> None:
        ready = asyncio.Event()
        self.ear = asyncio.create_task(self._listen(heard, ready))
        await ready.wait()

    async def _listen(self, heard: Heard, ready: asyncio.Event) -> None:
        """Keep a listening connection. If it breaks, open another and report that messages may be lost."""
        while True:
            connection: asyncpg.Connection | None = None
            try:
                connection = await asyncpg.connect(self.url, timeout=5)
                broken = asyncio.Event()
                connection.add_termination_listener(lambda _, broken=broken: broken.set())
                await connection.add_listener(CHANNEL, lambda _c, _p, _n, words: _hear(heard, str(words)))
                heard("")
                ready.set()
                await broken.wait()
            except (asyncpg.PostgresError, *LOST) as what:
                # Catch every error: a node that stops listening would miss what others store.
                log.warning("not listening", extra={"why": type(what).__name__})
                await asyncio.sleep(0.2)
            finally:
                if connection is not None and not connection.is_closed():
                    connection.terminate()


def _hear(heard: Heard, words: str) -> None:
    for word in words.split("\n"):
        heard(word)


def _changed(status: str) -> int:
    number = re.search(r"(\d+)$", status)
    return int(number[1]) if number else 0
