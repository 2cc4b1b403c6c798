"""Playing every stored game again, to find those that no longer come to what they were."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from deadroad import verify
from deadroad.kernel.errors import DeadRoadError
from deadroad.server.config import BadConfig, Config, configure
from deadroad.server.entry import read_entry
from deadroad.server.live_tables import replayed
from deadroad.server.services import database
from deadroad.server.storage.database import Database, Read, Row, Unavailable
from deadroad.server.storage.sqlite import Sqlite
from deadroad.server.table import Table
from deadroad.server.terms import read_terms

PAGE: Final = 200


class Audit(Struct):
    """How many games and imported records were played again, and what is wrong with which."""

    games: int
    records: int
    differ: list[tuple[str, str]]


def wrong(row: Row, table: Table) -> str:
    """Return what is wrong with a table as its log plays now; nothing if it is as it was."""
    if table.frozen:
        return f"no longer replays: {table.frozen}"
    if table.version != row["version"] or len(table.plies) != row["ply"]:
        return (
            f"the log ends at {table.version}, ply {len(table.plies)}; stored: {row['version']}, {row['ply']}"
        )
    if row["status"] not in (table.status, "frozen"):
        return f"it is {table.status} now, and was {row['status']}"
    if row["digest"] is not None and table.match is not None and table.match.digest() != row["digest"]:
        return "it plays to another end than it did"
    return ""


async def audit(found: Database, tell: Callable[[str], None]) -> Audit:
    """Play everything again, as it is stored at one moment; `tell` hears of each that differs."""
    async with found.snapshot() as read:
        return await _audit(read, tell)


async def _audit(read: Read, tell: Callable[[str], None]) -> Audit:
    result = Audit(0, 0, [])
    last = ""
    while rows := await read("SELECT * FROM tables WHERE id > ? ORDER BY id LIMIT ?", last, PAGE):
        for row in rows:
            last = str(row["id"])
            log = await read("SELECT * FROM log WHERE table_id = ? ORDER BY version", last)
            table = await asyncio.to_thread(replayed, read_terms(row), [read_entry(one) for one in log])
            result.games += 1
            if why := wrong(row, table):
                result.differ.append((last, why))
                tell(f"{last} ({row['game']}): {why}")
    last = ""
    while rows := await read("SELECT * FROM records WHERE id > ? ORDER BY id LIMIT ?", last, PAGE):
        for row in rows:
            last = str(row["id"])
            result.records += 1
            try:
                await asyncio.to_thread(verify, str(row["body"]))
            except DeadRoadError as what:
                result.differ.append((last, str(what)))
                tell(f"{last} ({row['game']}, imported): {what}")
    return result


async def _check(config: Config, tell: Callable[[str], None]) -> Audit:
    found = database(config)
    if isinstance(found, Sqlite) and not found.path.exists():
        raise BadConfig(f"there is no database {found.path}")
    try:
        await found.open()
    except Unavailable as what:
        raise BadConfig(f"the database can't be used: {what}") from None
    try:
        return await audit(found, tell)
    finally:
        await found.close()


def check_records(
    data: str | None = None,
    db: str | None = None,
    *,
    config: str | None = None,
    tell: Callable[[str], None] = print,
) -> int:
    """Play every stored game again; return 1 if any differs. It reads beside a running server."""
    result = asyncio.run(_check(configure({"data": data, "db": db}, config), tell))
    tell(f"{result.games} games, {result.records} imported records: {len(result.differ)} differ")
    return 1 if result.differ else 0
