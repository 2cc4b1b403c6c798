"""Replay every stored game, to find those that no longer replay to the same end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from deadroad import verify
from deadroad.kernel.errors import DeadRoadError
from deadroad.server.config import BadConfig, Config, configure
from deadroad.server.entry import read_entry
from deadroad.server.replaying import replayed
from deadroad.server.services import database
from deadroad.server.storage.database import Database, Read, Row, Unavailable
from deadroad.server.storage.sqlite import Sqlite
from deadroad.server.table import Table
from deadroad.server.terms import read_terms

PAGE: Final = 200


class Audit(Struct):
    """The number of games and imported records that were replayed, and the problems found."""

    games: int
    records: int
    differ: list[tuple[str, str]]


def wrong(row: Row, table: Table) -> str:
    """Return what is wrong with a table when its log is replayed; "" if nothing is."""
    if table.frozen:
        return f"no longer replays: {table.frozen}"
    if table.version != row["version"] or len(table.plies) != row["ply"]:
        return (
            f"the log ends at {table.version}, ply {len(table.plies)}; stored: {row['version']}, {row['ply']}"
        )
    if row["status"] not in (table.status, "frozen"):
        return f"it is now {table.status}, stored: {row['status']}"
    if row["digest"] is None or table.match is None or table.match.outdated:
        return ""
    return "" if table.match.digest() == row["digest"] else "it replays to another end than before"


async def audit(found: Database, tell: Callable[[str], None]) -> Audit:
    """Replay everything in one snapshot of the database. `tell` is called for each game that differs."""
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
    """Replay every stored game; return 1 if any differs. This can run beside a running server."""
    result = asyncio.run(_check(configure({"data": data, "db": db}, config), tell))
    tell(f"{result.games} games, {result.records} imported records: {len(result.differ)} differ")
    return 1 if result.differ else 0
