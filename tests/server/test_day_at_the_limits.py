"""A day at the limits from one address stores less than 200 MB.

The day runs for real, on a clock that the test moves and with a limit that is 1/160 of the default.
"""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

import deadroad
from deadroad.server.app import application
from deadroad.server.config import Config, Limits
from deadroad.server.entry import Entry, now
from deadroad.server.quotas import Quotas
from deadroad.server.rates import DAY, Rates
from deadroad.server.refusal import Full
from deadroad.server.services import Services
from deadroad.server.table import Table

# Routes infer their dependencies and parameters. Litestar will refuse that in its next major release.
pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning"),
]

SOURCE = Path(__file__).parents[2] / "src" / "deadroad" / "server"
MOST = 200_000_000  # bytes of a day at the default limits
SMALLER = 160  # how much smaller the limit of the test is
STEP = 600.0  # seconds between two attacks
ROUNDS = 12  # minutes of an attack in one way
NOISE = 100_000  # bytes of pages that are begun
WIDE = "\U0001f9df"  # a character of four bytes

# Every table of the database, and why an address can't fill it.
WHY = {
    "people": "charged",
    "tokens": "charged; those of mails expire, and `mails` limits them",
    "devices": "charged with a login",
    "passkeys": "charged",
    "blocks": "charged",
    "tables": "charged",
    "members": "charged with a table, or with the entry of the person who sits down",
    "log": "charged",
    "results": "charged with a table",
    "wishes": "charged with a table: a row for each seat",
    "records": "charged",
    "reports": "charged",
    "reviews": "charged",
    "review_seats": "charged with a review",
    "outbox": "a row of each kind for each seat of a table; deleted when delivered or given up",
    "nodes": "a row for each node",
    "bans": "admins only",
    "deeds": "admins only, and deleted",
    "notices": "admins only",
    "schema_steps": "the server itself",
}


def test_every_table_that_is_written_has_a_reason_why_nobody_can_fill_it() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    assert set(re.findall(r'INSERT INTO (\w+)[ "]', text)) == set(WHY)


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def test_whatever_is_stored_a_day_gives_at_most_twice_the_limit() -> None:
    clock = Clock()
    rates = Rates(clock)
    limit = Limits().address_bytes
    began, stored = clock.at, 0
    while clock.at < began + DAY:
        for size in (1_000_000, 10_000, 400):
            while rates.spends("bytes", "192.0.2.1", size, limit, DAY):
                stored += size
        clock.at += 60.0
    assert limit < stored <= 2 * limit < MOST


class Counting(Quotas):
    """Quotas that count the bytes that were charged."""

    charged = 0

    def charge_address(self, address: str, size: int) -> None:
        """Count bytes stored for an address, also in total."""
        super().charge_address(address, size)
        self.charged += size


class Attacker:
    """Stores as much as possible from one address, in every way there is, with the largest contents."""

    def __init__(self, services: Services, http: httpx.AsyncClient, quotas: Counting) -> None:
        self.services = services
        self.quotas = quotas
        self.http = http
        self.numbers = count()
        self.people: list[str] = []
        self.table = ""
        self.me = ""

    async def call(self, method: str, path: str, body: object) -> bool:
        """Make a request. Return whether it stored something."""
        headers = {b"user-agent": ("\u00ff" * 150).encode("latin-1")}
        answer = await self.http.request(method, path, json=body, headers=headers)
        assert answer.status_code in (200, 201, 204, 403, 404, 409, 429), answer.text
        if answer.status_code == 201 and path == "/api/guest":
            self.me = answer.json()["me"]["id"]
            self.people.append(self.me)
        if answer.status_code == 201 and path == "/api/tables":
            self.table = answer.json()["id"]
        return answer.status_code < 400

    async def guest(self) -> bool:
        return await self.call("POST", "/api/guest", {"name": WIDE * 20 + f"{next(self.numbers) % 9999}"})

    async def account(self) -> bool:
        name = "\ufdfa" * 20 + f"{next(self.numbers) % 9999}"  # its normal form has 18 letters for each
        await self.guest()
        return await self.call("POST", "/api/account", {"name": name, "password": "a long password"})

    async def open(self) -> bool:
        seats = [{"kind": "me"}, *[{"kind": "hot", "name": WIDE * 24}] * 5]
        body = {"game": "road-master", "seats": seats, "public": True}
        opened = await self.call("POST", "/api/tables", body)
        for seat in range(6) if opened else ():
            await self.call("POST", f"/api/tables/{self.table}/wish", {"seat": seat, "wish": {}})
        return opened

    async def chat(self) -> bool:
        entry = Entry("chat", now(), 0, self.me, WIDE * 500)

        def says(_: Table) -> list[Entry]:
            return [entry]

        try:
            await self.services.live_tables.change(self.table, says)
        except Full:
            return False
        return True

    async def end(self) -> bool:
        return await self.call("POST", f"/api/tables/{self.table}/end", {"agree": True})

    async def report(self) -> bool:
        body = {"other": self.me, "text": WIDE * 500}
        return await self.call("POST", f"/api/tables/{self.table}/report", body)

    async def block(self) -> bool:
        other = self.people[next(self.numbers) % len(self.people)]
        return await self.call("POST", "/api/me/blocks", {"other": other})

    async def hook(self) -> bool:
        return await self.call("POST", "/api/me/hook", {"url": "https://" + WIDE * 490})

    async def record(self) -> bool:
        text = deadroad.new("hit-z-road", seats=2, seed=next(self.numbers)).record()
        return await self.call("POST", "/api/records", {"text": text})


WAYS: dict[str, Callable[[Attacker], Awaitable[bool]]] = {
    "guest": Attacker.guest,
    "open": Attacker.open,
    "chat": Attacker.chat,
    "report": Attacker.report,
    "end": Attacker.end,
    "block": Attacker.block,
    "hook": Attacker.hook,
    "record": Attacker.record,
    "account": Attacker.account,
}


def size(folder: Path) -> int:
    """Return the size of the database after everything in the write-ahead log is moved to it."""
    with closing(sqlite3.connect(folder / "deadroad.db")) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return (folder / "deadroad.db").stat().st_size


@asynccontextmanager
async def attacked(folder: Path, limits: Limits) -> AsyncIterator[tuple[Attacker, Clock]]:
    """A server in this process, an attacker, and the clock of its limits."""
    services = Services(Config(data=str(folder), workers=1, limits=limits))
    await services.database.open()
    clock = Clock()
    rates = services.rates = Rates(clock)
    quotas = Counting(services.database, limits, rates, services.origins, services.metrics)
    services.quotas = quotas
    services.live_tables.charge = quotas.take_entries
    transport = httpx.ASGITransport(cast("Any", application(services)))  # their types of scopes differ
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
        yield Attacker(services, http, quotas), clock
    await services.close()


@pytest.mark.once
async def test_a_day_at_the_limits_from_one_address_stores_less_than_200_mb(tmp_path: Path) -> None:
    limits = Limits(address_bytes=Limits().address_bytes // SMALLER)
    stored: Counter[str] = Counter()
    async with attacked(tmp_path, limits) as (eve, clock):
        before = size(tmp_path)
        for _ in range(int(DAY / STEP)):
            going = True
            while going:
                done = {name: await way(eve) for name, way in WAYS.items()}
                stored.update(done)
                going = any(done.values())
            clock.at += STEP
        grown = size(tmp_path) - before
    assert all(stored[name] > 3 for name in WAYS), stored
    assert grown * SMALLER < MOST, (grown, stored)


@pytest.mark.once
@pytest.mark.parametrize("name", WAYS)
async def test_no_way_to_store_is_charged_too_little(tmp_path: Path, name: str) -> None:
    limits = Limits(address_bytes=10**9, open_tables=10**6)
    async with attacked(tmp_path, limits) as (eve, clock):
        for _ in range(30):
            await eve.guest()  # people to block
        await eve.open()
        before, free = size(tmp_path), eve.quotas.charged
        for _ in range(ROUNDS):
            clock.at += 60.0
            if name in ("chat", "report", "end"):
                await eve.open()
            for _ in range(8):
                await WAYS[name](eve)
        grown, charged = size(tmp_path) - before, eve.quotas.charged - free
    assert grown <= charged + NOISE, (grown, charged)
