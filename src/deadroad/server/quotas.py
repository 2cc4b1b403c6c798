"""Quotas of stored entries, tables and records, by person, by address and in total."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from deadroad.server.config import Limits
from deadroad.server.deletion import delete_records
from deadroad.server.entry import Entry, now
from deadroad.server.metrics import Metrics
from deadroad.server.origins import Origins
from deadroad.server.rates import DAY, Rates
from deadroad.server.refusal import Full, No
from deadroad.server.storage.database import Database, Statement

if TYPE_CHECKING:
    from deadroad.server.table import Table

# Bytes of what is stored, at most, with indexes and half-empty pages. Texts are counted separately.
ENTRY: Final = 400  # a log entry
TABLE: Final = 5000  # a table with its members, wishes and results
RECORD: Final = 600  # an imported record
PERSON: Final = 600  # a guest or an account
LOGIN: Final = 1500  # a login with its origin and device
BLOCK: Final = 250  # a blocked person
REPORT: Final = 600  # a report to the moderators
REVIEW: Final = 600  # a review
PAGE: Final = 4096  # bytes of a page of the database
PASSKEY: Final = 600  # a passkey
CODES: Final = 4000  # the recovery codes of a second factor
TALK: Final = ("chat", "mute", "undo-ask")  # entries besides plies that a person can add again and again
FRESH: Final = 30.0  # seconds for which a total is cached
FORSAKEN: Final = 14 * 86_400_000  # ms without activity after which a table is not listed or counted
SEARCH: Final = 60.0  # seconds between two searches for abandoned tables
OPEN: Final = "SELECT count(*) AS n FROM tables WHERE status IN ('open', 'running') AND updated > ?"
# LEFT JOIN: otherwise SQLite goes through all tables for every guest. The host may be gone, too.
NEVER_STARTED: Final = (
    "SELECT tables.id FROM tables LEFT JOIN people ON people.id = tables.host"
    " WHERE tables.status = 'open' AND tables.updated < ? AND people.login IS NULL LIMIT 100"
)
# LEFT JOIN: a guest who logged out may be gone, but their records are still there.
EXPIRED: Final = (
    "SELECT records.id FROM records LEFT JOIN people ON people.id = records.person"
    " WHERE records.created >= ? AND records.created < ? AND people.login IS NULL LIMIT 200"
)
AT_ONCE: Final = 200  # records that are deleted in one search


class Quotas:
    """Checks and counts storage before anything is stored. Raises Full."""

    def __init__(
        self, database: Database, limits: Limits, rates: Rates, origins: Origins, metrics: Metrics
    ) -> None:
        self.database = database
        self.limits = limits
        self.rates = rates
        self.origins = origins
        self.metrics = metrics
        self.totals: dict[str, tuple[float, int]] = {}
        self.known = {"tables": 0, "records": 0}  # the last totals, for metrics
        self.searched = -SEARCH
        self.expired = -SEARCH
        self.kept_until = 0  # all records from before this time are of accounts

    def charge(self, person: str | None, size: int) -> None:
        """Count bytes stored for a person. Raises Full if their address stored too much in a day."""
        self.charge_address(self.origins.address(person), size)

    def charge_address(self, address: str, size: int) -> None:
        """Count bytes stored for an address. Raises Full if it stored too much in a day."""
        if not self.rates.spends("bytes", address, size, self.limits.address_bytes, DAY):
            self.metrics.count("deadroad_full_total", 'what="address"')
            raise Full

    def take_entries(self, table: Table, entries: list[Entry]) -> None:
        """Count new entries of a table. Raises Full if people added too many to its log.

        Plies and other entries have a limit each, so that nobody can end a game by chatting. Bots are not
        stopped, and people can leave a full table for long, and always end its game.
        """
        limits = self.limits
        answers = sum(entry.kind == "ply" for entry in entries)
        plies = len(table.plies) + answers
        others = table.version - len(table.plies) + len(entries) - answers
        if plies > limits.table_entries or 2 * others > limits.table_talk:
            ends = any(entry.kind == "end" for entry in entries)
            for entry in entries:
                if entry.person is not None and not ends and self._is_full(table, entry, plies, others):
                    self.metrics.count("deadroad_full_total", 'what="log"')
                    raise Full("table-full")
        self.charge_entries(table.host, entries)

    def _is_full(self, table: Table, entry: Entry, plies: int, others: int) -> bool:
        """Return whether a log of this size can't hold an entry of a person."""
        if entry.kind == "ply":
            return plies > self.limits.table_entries
        most = self.limits.table_talk
        if entry.kind not in TALK:
            return others > 2 * most
        # Spectators can't use up what the players need to talk to each other.
        return others > most or (2 * others > most and not table.belongs(str(entry.person)))

    def charge_entries(self, host: str | None, entries: list[Entry]) -> None:
        """Count entries of a log. Those of bots count for the host."""
        sizes: dict[str | None, int] = {}
        for entry in entries:
            who, size = entry.person or host, size_of(entry.body)
            sizes[who] = sizes.get(who, 0) + ENTRY + size + min(size, PAGE)
        for who, size in sizes.items():
            self.charge(who, size)

    async def take_table(self, person: str) -> None:
        """Raise Full if a person, or the server in total, has too many unfinished tables."""
        count = await self.database.read(
            "SELECT count(*) AS n FROM tables WHERE host = ? AND status IN ('open', 'running')", person
        )
        if int(count[0]["n"] or 0) >= self.limits.open_tables:
            raise No("too-many-tables", 429)
        if await self.open_tables() >= self.limits.all_open_tables:
            self.metrics.count("deadroad_full_total", 'what="tables"')
            raise Full("server-full")
        self.charge(person, TABLE)

    async def open_tables(self) -> int:
        """Return the number of unfinished tables. Abandoned tables do not count, so they block nobody."""
        return await self._total("tables", OPEN, now() - FORSAKEN)

    async def take_record(self, person: str, size: int) -> None:
        """Raise Full if a person, their address or the server can't store another record."""
        own = await self.database.read(
            "SELECT count(*) AS n, sum(size) AS bytes FROM records WHERE person = ?", person
        )
        many, held = int(own[0]["n"] or 0), int(own[0]["bytes"] or 0)
        if many >= self.limits.records or held + size > self.limits.record_bytes:
            self.metrics.count("deadroad_full_total", 'what="records"')
            raise Full("too-many-records")
        if await self.record_bytes() + size > self.limits.all_record_bytes:
            self.metrics.count("deadroad_full_total", 'what="all-records"')
            raise Full("server-full")
        self.charge(person, RECORD + size + min(size, PAGE))

    async def record_bytes(self) -> int:
        """Return the bytes of all imported records."""
        return await self._total("records", "SELECT sum(size) AS n FROM records")

    async def measure(self) -> None:
        """Update the totals that metrics show."""
        await self.open_tables()
        await self.record_bytes()

    async def _total(self, what: str, sql: str, *values: int) -> int:
        counted, total = self.totals.get(what, (-FRESH, 0))
        if time.monotonic() - counted > FRESH:
            rows = await self.database.read(sql, *values)
            total = int(rows[0]["n"] or 0)
            self.totals[what] = (time.monotonic(), total)
            self.known[what] = total
        return total

    async def expire(self, days: int) -> int:
        """Delete some imported records of guests that are older than this many days, with their reviews.

        They are searched for in a thread: on SQLite, statements that write run on the event loop.
        """
        if time.monotonic() - self.expired < SEARCH:
            return 0
        before = now() - days * 86_400_000
        rows = await self.database.read(EXPIRED, self.kept_until, before)
        count = await delete_records(self.database, [str(row["id"]) for row in rows])
        if len(rows) < AT_ONCE:  # these were the last ones
            self.expired = time.monotonic()
            self.kept_until = before
        return count

    def deleted(self, table: str, days: int) -> list[Statement]:
        """Return the statements that delete an abandoned table, unless it was used in the meantime."""
        gone = " WHERE table_id = ? AND NOT EXISTS (SELECT 1 FROM tables WHERE id = ?)"
        before = now() - days * 86_400_000
        return [
            ("DELETE FROM tables WHERE id = ? AND status = 'open' AND updated < ?", (table, before)),
            *[(f"DELETE FROM {name}{gone}", (table, table)) for name in ("members", "wishes", "log")],  # noqa: S608 - only constants of this package
        ]

    async def forsaken(self, days: int) -> list[str]:
        """Return some tables of guests that never started and did not change for this many days."""
        if time.monotonic() - self.searched < SEARCH:
            return []
        self.searched = time.monotonic()
        rows = await self.database.read(NEVER_STARTED, now() - days * 86_400_000)
        return [str(row["id"]) for row in rows]


def size_of(text: str) -> int:
    """Return the number of bytes of a text."""
    return len(text.encode())


def space_of(*texts: str | None) -> int:
    """Return the most space that some texts can take. A long text may leave half of a page empty."""
    size = sum(size_of(text) for text in texts if text)
    return size + min(size, PAGE)
