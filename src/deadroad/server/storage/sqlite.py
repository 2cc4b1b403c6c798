"""SQLite: one file, a writer that commits the waiting writes of all tables together, and two readers."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, Final, TextIO

from deadroad.server.storage import file_lock
from deadroad.server.storage.database import Conflict, Database, Read, Row, Statement, Unavailable, Value
from deadroad.server.storage.schema import STEPS

GROUP: Final = 500  # most writes in one commit, so that none waits long
STRIDE: Final = 100_000  # steps of a query after which it checks whether the server stops
SLICE: Final = 1000  # statements that run before the event loop goes on
UNKEPT: Final = (OverflowError, UnicodeEncodeError)  # a number or a text that can't be stored


class Write:
    """A write that waits for the next commit, and the future of its caller."""

    __slots__ = ("done", "error", "rows", "statements")

    def __init__(self, statements: tuple[Statement, ...], done: asyncio.Future[list[int]]) -> None:
        self.statements = statements
        self.done = done
        self.rows: list[int] = []
        self.error: Exception | None = None


class Sqlite(Database):
    """A database file. Writes are committed in groups (`synchronous=FULL`); reads run in parallel.

    BEGIN and COMMIT can wait for the disk or for another process, so they run in a thread. The statements of
    a group run on the event loop, because two busy threads would mostly wait for each other. While one group
    is committed, the next one is collected.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.waiting: list[Write] = []
        self.came = asyncio.Event()
        self.writing: asyncio.Task[None] | None = None
        self.loop: asyncio.AbstractEventLoop  # set by `open`; asking for it costs a system call
        self.writer = ThreadPoolExecutor(1, "sqlite-write")
        self.readers = ThreadPoolExecutor(2, "sqlite-read")
        self.local = threading.local()
        self.lock: TextIO | None = None
        self.closing = False
        self.commits = 0

    def connect(self) -> sqlite3.Connection:
        """Return a connection with the settings for durable writes."""
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=30)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=30000")
        connection.create_function("now_ms", 0, lambda: time.time_ns() // 1_000_000)
        return connection

    def claim(self) -> None:
        """Lock this file against other servers while the process runs.

        Raises Unavailable if another has it.
        """
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.lock = self.path.with_suffix(".lock").open("w", encoding="utf-8")
        except OSError as what:
            raise Unavailable(f"can't store data in {self.path.parent}: {what.strerror}") from None
        if not file_lock.take(self.lock):
            self.lock.close()
            raise Unavailable(f"another server uses {self.path}")

    def let_go(self) -> None:
        """Release the lock on this file."""
        if self.lock is not None:
            self.lock.close()

    async def open(self) -> None:
        try:
            await asyncio.to_thread(self._migrate)
        except (sqlite3.Error, OSError) as what:
            raise Unavailable(f"{self.path}: {what}") from None
        self.loop = asyncio.get_running_loop()
        self.writing = asyncio.create_task(self._write_groups())

    def _migrate(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.touch(mode=0o600)  # it contains the seeds of running games
        with closing(self.connect()) as connection:
            connection.execute("BEGIN IMMEDIATE")
            (done,) = connection.execute("PRAGMA user_version").fetchone()
            if done > len(STEPS):
                raise Unavailable(f"{self.path} was written by a newer version of Dead Road")
            for step in STEPS[done:]:
                for line in step:
                    connection.execute(line)
            connection.execute(f"PRAGMA user_version={len(STEPS)}")
            connection.execute("COMMIT")

    async def close(self) -> None:
        self.closing = True
        self.came.set()
        if self.writing is not None:
            await self.writing
            self.writing = None
        self.writer.shutdown()
        self.let_go()
        self.readers.shutdown()

    # Writing.

    async def write(self, *statements: Statement) -> list[int]:
        if self.writing is None or self.closing:
            raise Unavailable("closed")
        done: asyncio.Future[list[int]] = self.loop.create_future()
        self.waiting.append(Write(statements, done))
        self.came.set()
        # If the caller is cancelled, the write is still stored.
        return await done

    async def _write_groups(self) -> None:
        loop = asyncio.get_running_loop()
        with closing(self.connect()) as connection:
            while True:
                await self.came.wait()
                self.came.clear()
                while self.waiting:
                    error: Exception | None = None
                    group: list[Write] = []
                    try:
                        await loop.run_in_executor(self.writer, connection.execute, "BEGIN IMMEDIATE")
                        group, self.waiting = self.waiting[:GROUP], self.waiting[GROUP:]
                        await _fill(connection, group)
                        await loop.run_in_executor(self.writer, connection.execute, "COMMIT")
                        self.commits += 1
                    except Exception as what:  # noqa: BLE001 - if the writer stopped, all callers would wait forever
                        error = Unavailable(str(what)) if isinstance(what, sqlite3.Error) else what
                        if not group:
                            group, self.waiting = self.waiting, []
                        with suppress(sqlite3.Error):
                            if connection.in_transaction:
                                connection.execute("ROLLBACK")
                        self.failed(str(error))
                    _tell(group, error)
                if self.closing:
                    return

    # Reading.

    async def read(self, sql: str, *values: Value) -> list[Row]:
        if self.closing:
            raise Unavailable("closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, sql, values)
        except sqlite3.Error as what:
            raise Unavailable(str(what)) from None

    def _read(self, sql: str, values: tuple[Value, ...]) -> list[Row]:
        connection: sqlite3.Connection | None = getattr(self.local, "connection", None)
        if connection is None:
            connection = self.connect()
            connection.row_factory = _row
            # When the server stops, a long query fails instead of delaying it.
            connection.set_progress_handler(lambda: self.closing, STRIDE)
            self.local.connection = connection
        return connection.execute(sql, values).fetchall()

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Read]:
        # In a separate thread: other readers must not share the transaction.
        with ThreadPoolExecutor(1, "sqlite-snapshot") as thread, closing(self.connect()) as connection:
            loop = asyncio.get_running_loop()
            connection.row_factory = _row

            async def read(sql: str, *values: Value) -> list[Row]:
                def rows() -> list[Row]:
                    return connection.execute(sql, values).fetchall()

                try:
                    return await loop.run_in_executor(thread, rows)
                except sqlite3.Error as what:
                    raise Unavailable(str(what)) from None

            await read("BEGIN")
            yield read


def _row(cursor: sqlite3.Cursor, values: tuple[Any, ...]) -> Row:
    return {column[0]: value for column, value in zip(cursor.description, values, strict=True)}


async def _run(connection: sqlite3.Connection, group: list[Write]) -> None:
    """Run the statements of a group, in slices: a table that continues a record has many."""
    execute = connection.execute
    count = 0
    for write in group:
        write.rows = []
        for at in range(0, len(write.statements), SLICE):
            part = write.statements[at : at + SLICE]
            write.rows += [execute(sql, values).rowcount for sql, values in part]
            count += len(part)
            if count >= SLICE:
                count = 0
                await asyncio.sleep(0)


async def _fill(connection: sqlite3.Connection, group: list[Write]) -> None:
    """Run the writes of a group.

    A write with a conflict or a value that can't be stored is rolled back alone.
    """
    execute = connection.execute
    try:
        await _run(connection, group)
    except (sqlite3.IntegrityError, *UNKEPT):
        # This is rare: start over, with a savepoint for each write.
        execute("ROLLBACK")
        execute("BEGIN IMMEDIATE")
        for write in group:
            execute("SAVEPOINT one")
            try:
                write.rows = [execute(sql, values).rowcount for sql, values in write.statements]
            except sqlite3.IntegrityError as what:
                execute("ROLLBACK TO one")
                write.error = Conflict(str(what))
            except UNKEPT as what:
                execute("ROLLBACK TO one")
                write.error = what
            execute("RELEASE one")


def _tell(group: list[Write], error: Exception | None) -> None:
    for write in group:
        if write.done.done():
            continue
        if error is not None or write.error is not None:
            write.done.set_exception(error or write.error or Unavailable())
        else:
            write.done.set_result(write.rows)
