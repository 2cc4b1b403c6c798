"""SQLite: one file, one writer that commits the waiting writes of all tables together, two readers."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from deadroad.server.storage.database import Conflict, Database, Row, Statement, Unavailable, Value
from deadroad.server.storage.schema import STEPS

GROUP: Final = 500  # writes in one commit at most, so that none waits long


class Write:
    """A write that waits for the next commit, and whoever waits for it."""

    __slots__ = ("done", "error", "rows", "statements")

    def __init__(self, statements: tuple[Statement, ...], done: asyncio.Future[list[int]]) -> None:
        self.statements = statements
        self.done = done
        self.rows: list[int] = []
        self.error: Exception | None = None


class Sqlite(Database):
    """A database file. Writes wait for the disk (`synchronous=FULL`) in groups; reads go beside them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.waiting: SimpleQueue[Write | None] = SimpleQueue()
        self.writer: threading.Thread | None = None
        self.readers = ThreadPoolExecutor(2, "sqlite-read")
        self.local = threading.local()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0

    def connect(self) -> sqlite3.Connection:
        """Return a connection with the settings that keep our promises."""
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=30)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=30000")
        return connection

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._migrate)
        self.writer = threading.Thread(target=self._write_groups, name="sqlite-write", daemon=True)
        self.writer.start()

    def _migrate(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with closing(self.connect()) as connection:
            connection.execute("BEGIN IMMEDIATE")
            (done,) = connection.execute("PRAGMA user_version").fetchone()
            if done > len(STEPS):
                raise Unavailable(f"{self.path} was written by a newer Dead Road")
            for step in STEPS[done:]:
                for line in step:
                    connection.execute(line)
            connection.execute(f"PRAGMA user_version={len(STEPS)}")
            connection.execute("COMMIT")

    async def close(self) -> None:
        if self.writer is not None:
            self.waiting.put(None)
            await asyncio.to_thread(self.writer.join)
            self.writer = None
        self.readers.shutdown()

    # Writing.

    async def write(self, *statements: Statement) -> list[int]:
        if self.writer is None or self.loop is None:
            raise Unavailable("closed")
        done: asyncio.Future[list[int]] = self.loop.create_future()
        self.waiting.put(Write(statements, done))
        # A caller that goes away does not take the write with it.
        return await asyncio.shield(done)

    def _write_groups(self) -> None:
        with closing(self.connect()) as connection:
            while (first := self.waiting.get()) is not None:
                group = [first]
                last = False
                while len(group) < GROUP and not self.waiting.empty():
                    following = self.waiting.get()
                    if following is None:
                        last = True
                        break
                    group.append(following)
                self._write_group(connection, group)
                if last:
                    return

    def _write_group(self, connection: sqlite3.Connection, group: list[Write]) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            for write in group:
                self._write_one(connection, write)
            connection.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as what:
            for write in group:
                write.error = Unavailable(str(what))
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        assert self.loop is not None
        self.loop.call_soon_threadsafe(_tell, group)

    def _write_one(self, connection: sqlite3.Connection, write: Write) -> None:
        connection.execute("SAVEPOINT one")
        try:
            write.rows = [connection.execute(sql, values).rowcount for sql, values in write.statements]
        except sqlite3.IntegrityError as what:
            connection.execute("ROLLBACK TO one")
            write.error = Conflict(str(what))
        connection.execute("RELEASE one")

    # Reading.

    async def read(self, sql: str, *values: Value) -> list[Row]:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, sql, values)
        except sqlite3.Error as what:
            raise Unavailable(str(what)) from None

    def _read(self, sql: str, values: tuple[Value, ...]) -> list[Row]:
        connection: sqlite3.Connection | None = getattr(self.local, "connection", None)
        if connection is None:
            connection = self.connect()
            connection.row_factory = _row
            self.local.connection = connection
        return connection.execute(sql, values).fetchall()


def _row(cursor: sqlite3.Cursor, values: tuple[Any, ...]) -> Row:
    return {column[0]: value for column, value in zip(cursor.description, values, strict=True)}


def _tell(group: list[Write]) -> None:
    for write in group:
        if write.done.done():
            continue
        if write.error is not None:
            write.done.set_exception(write.error)
        else:
            write.done.set_result(write.rows)
