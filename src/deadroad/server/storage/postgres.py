"""PostgreSQL: several nodes on one database. It decides races and carries the word from node to node."""

from __future__ import annotations

import asyncio
import contextlib
import re
from functools import cache
from typing import Final

import asyncpg  # type: ignore[import-untyped]  # it brings no types

from deadroad.server.storage.database import Conflict, Database, Heard, Row, Statement, Unavailable, Value
from deadroad.server.storage.schema import STEPS

CHANNEL: Final = "deadroad"
MIGRATION: Final = 0x0DEAD0AD  # the advisory lock that one starting node holds while it migrates
LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
)


@cache
def numbered(sql: str) -> str:
    """Return SQL with `?` as PostgreSQL counts them: $1, $2 ..."""
    parts = sql.split("?")
    return "".join(part + (f"${at}" if at < len(parts) else "") for at, part in enumerate(parts, 1))


class Postgres(Database):
    """A database server; each write is a transaction with synchronous commit."""

    def __init__(self, url: str, connections: int = 8) -> None:
        self.url = url
        self.connections = connections
        self.pool: asyncpg.Pool | None = None
        self.ear: asyncio.Task[None] | None = None

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
        except LOST as what:
            raise Unavailable(str(what)) from None

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

    async def close(self) -> None:
        if self.ear is not None:
            self.ear.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.ear
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
        try:
            async with self.pool.acquire(timeout=10) as connection, connection.transaction():
                return [
                    _changed(await connection.execute(numbered(sql), *values)) for sql, values in statements
                ]
        except asyncpg.UniqueViolationError as what:
            raise Conflict(str(what)) from None
        except LOST as what:
            raise Unavailable(str(what)) from None

    async def read(self, sql: str, *values: Value) -> list[Row]:
        if self.pool is None:
            raise Unavailable("closed")
        try:
            async with self.pool.acquire(timeout=10) as connection:
                return [dict(row) for row in await connection.fetch(numbered(sql), *values)]
        except LOST as what:
            raise Unavailable(str(what)) from None

    # The word between nodes.

    def telling(self, word: str) -> Statement | None:
        return ("SELECT pg_notify(?, ?)", (CHANNEL, word))

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
            except LOST:
                await asyncio.sleep(0.2)
            finally:
                if connection is not None and not connection.is_closed():
                    connection.terminate()


def _changed(status: str) -> int:
    number = re.search(r"(\d+)$", status)
    return int(number[1]) if number else 0
