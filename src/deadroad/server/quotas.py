"""How much anybody may store: entries, tables and records, by person, by address and in all."""

from __future__ import annotations

import time
from typing import Final

from deadroad.server.config import Limits
from deadroad.server.entry import Entry, now
from deadroad.server.metrics import Metrics
from deadroad.server.origins import Origins
from deadroad.server.rates import DAY, Rates
from deadroad.server.refusal import Full, No
from deadroad.server.storage.database import Database

ENTRY: Final = 400  # bytes that an entry of a log takes besides its body, with its indexes
TABLE: Final = 3000  # bytes that a table takes
RECORD: Final = 600  # bytes that a record takes besides its text
FRESH: Final = 30.0  # seconds for which a count of everything is good
EXPIRED: Final = (
    "DELETE FROM records WHERE id IN (SELECT records.id FROM records"
    " JOIN people ON people.id = records.person"
    " WHERE records.created < ? AND people.login IS NULL LIMIT 200)"
)


class Quotas:
    """Counts what is stored before it is stored; raises Full."""

    def __init__(
        self, database: Database, limits: Limits, rates: Rates, origins: Origins, metrics: Metrics
    ) -> None:
        self.database = database
        self.limits = limits
        self.rates = rates
        self.origins = origins
        self.metrics = metrics
        self.totals: dict[str, tuple[float, int]] = {}

    def charge(self, person: str | None, size: int) -> None:
        """Count bytes that are stored for a person; Full if their address stored too much today."""
        address = self.origins.owner(person).address
        if not self.rates.spends("bytes", address, size, self.limits.address_bytes, DAY):
            self.metrics.count("deadroad_full_total", 'what="address"')
            raise Full

    def charge_entries(self, host: str | None, entries: list[Entry]) -> None:
        """Count entries of a log: those of bots are the host's."""
        for entry in entries:
            self.charge(entry.person or host, ENTRY + len(entry.body))

    async def take_table(self, person: str) -> None:
        """Raise Full if a person, or everybody together, has too many tables that are not over."""
        count = await self.database.read(
            "SELECT count(*) AS n FROM members JOIN tables ON tables.id = members.table_id"
            " WHERE members.person = ? AND tables.host = members.person"
            " AND tables.status IN ('open', 'running')",
            person,
        )
        if int(count[0]["n"] or 0) >= self.limits.open_tables:
            raise No("too-many-tables", 429)
        sql = "SELECT count(*) AS n FROM tables WHERE status IN ('open', 'running')"
        if await self._total("tables", sql) >= self.limits.all_open_tables:
            self.metrics.count("deadroad_full_total", 'what="tables"')
            raise Full("server-full")
        self.charge(person, TABLE)

    async def take_record(self, person: str, size: int) -> None:
        """Raise Full if a record is one too many for a person, their address or the server."""
        own = await self.database.read(
            "SELECT count(*) AS n, sum(size) AS bytes FROM records WHERE person = ?", person
        )
        many, held = int(own[0]["n"] or 0), int(own[0]["bytes"] or 0)
        if many >= self.limits.records or held + size > self.limits.record_bytes:
            self.metrics.count("deadroad_full_total", 'what="records"')
            raise Full("too-many-records")
        stored = await self._total("records", "SELECT sum(size) AS n FROM records")
        if stored + size > self.limits.all_record_bytes:
            self.metrics.count("deadroad_full_total", 'what="all-records"')
            raise Full("server-full")
        self.charge(person, RECORD + size)

    async def _total(self, what: str, sql: str) -> int:
        counted, total = self.totals.get(what, (-FRESH, 0))
        if time.monotonic() - counted > FRESH:
            rows = await self.database.read(sql)
            total = int(rows[0]["n"] or 0)
            self.totals[what] = (time.monotonic(), total)
        return total

    async def expire(self, days: int) -> int:
        """Delete some of the imported records of guests that were kept for so many days."""
        (count,) = await self.database.write((EXPIRED, (now() - days * 86_400_000,)))
        return count
