"""Reviews of finished games.

Each is computed once, in the processes for bots at the lowest urgency, and stored.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from deadroad.games import game, playing
from deadroad.kernel.errors import BadRecord
from deadroad.kernel.record import read
from deadroad.review.report import FORMAT, Report
from deadroad.review.stamp import is_current
from deadroad.server.bot_pool import STEP_BACK, BotPool
from deadroad.server.config import Limits
from deadroad.server.entry import now
from deadroad.server.fair_queue import Owner, Urgency
from deadroad.server.quotas import REVIEW, space_of
from deadroad.server.refusal import Full, No
from deadroad.server.review_bodies import Review
from deadroad.server.review_process import SLICE, Slice, packed, review
from deadroad.server.storage.database import Database, Statement, Unavailable
from deadroad.server.turns import Turns
from deadroad.server.worker import Worker

log = logging.getLogger("deadroad.reviews")

KEPT: Final = 10_000_000  # bytes of recent reviews in memory; one of a long game has millions
FAILED: Final = 1000  # failed reviews whose reason is kept
RETRIES: Final = 3
NICE: Final = STEP_BACK + 5  # `nice` of the process for a variant: as the bots that search
SEAT_ROW: Final = (
    "INSERT INTO review_seats (id, seat, person, game, result, luck, play, low, high, accuracy, level,"
    " kinds, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
People = list[str | None]


class Reviews:
    """Reviews in progress and stored reviews."""

    def __init__(self, database: Database, pool: BotPool, limits: Limits) -> None:
        self.database = database
        self.limits = limits
        self.pool = pool
        self.under_way: dict[str, Review] = {}  # also those that failed
        self.failures: OrderedDict[str, None] = OrderedDict()  # the oldest first
        self.owners: dict[str, Owner] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.turns: dict[int, Turns] = {}  # by process: one review at a time
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.size = 0  # bytes of them
        self.variants = False  # whether games of variants are reviewed: only on the user's own machine
        self.other: Worker | None = None  # the process for a variant: a process plays one variant
        # Charges the storage of a review to a person. Set by `Services`.
        self.charge: Callable[[str, int], None] = lambda _person, _size: None

    async def find(self, id_: str) -> Review:
        """Return the progress of the review of a record, with the report so far."""
        going = self.under_way.get(id_)
        if going is not None:
            return going
        body = await self.stored(id_)
        return Review("none") if body is None else Review("done", report=msgspec.Raw(body))

    async def stored(self, id_: str) -> bytes | None:
        """Return a stored report as encoded bytes.

        None if there is none, or if its format or its value function is older than today's.
        """
        if id_ in self.kept:
            self.kept.move_to_end(id_)
            return self.kept[id_]
        query = "SELECT body, game, value FROM reviews WHERE id = ? AND format = ?"
        rows = await self.database.read(query, id_, FORMAT)
        if not rows or not is_current(game(str(rows[0]["game"])), str(rows[0]["value"])):
            return None
        return self._keep(id_, zlib.decompress(base64.b64decode(str(rows[0]["body"]))))

    def _keep(self, id_: str, body: bytes) -> bytes:
        self.size += len(body) - len(self.kept.pop(id_, b""))
        self.kept[id_] = body
        while self.size > KEPT and len(self.kept) > 1:
            self.size -= len(self.kept.popitem(last=False)[1])
        return body

    def clear(self) -> None:
        """Clear the cache, because some records may have been deleted."""
        self.kept.clear()
        self.size = 0

    async def begin(self, id_: str, text: str, people: People, owner: Owner) -> Review:
        """Begin a review unless there is one.

        Raises No if too many are in progress for the person, their address or in total.
        """
        found = await self.find(id_)
        found = self.under_way.get(id_, found)  # another request may have begun it meanwhile
        if found.state in ("running", "done"):
            return found
        mine = sum(1 for one in self.owners.values() if one.person == owner.person)
        here = sum(1 for one in self.owners.values() if one.address == owner.address)
        limits = self.limits
        if mine >= limits.reviews or here >= limits.address_reviews or len(self.owners) >= limits.all_reviews:
            raise No("slow-down", 429)
        self.owners[id_] = owner
        self.under_way[id_] = Review("running")
        task = asyncio.create_task(self._make(id_, text, people, owner))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return self.under_way[id_]

    async def _make(self, id_: str, text: str, people: People, owner: Owner) -> None:
        try:
            variant = self._variant(text)
            turns = self.turns.setdefault(-1 if variant else self.pool.lane(id_), Turns(1))
            async with turns.turn(owner):
                report = await self._reviewed(id_, text, variant, owner)
            if report is None:
                return
            body = packed(report)
            rows = statements(id_, report, body, people)
            texts = [value for _, values in rows for value in values if isinstance(value, str)]
            self.charge(owner.person, REVIEW * len(rows) + space_of(*texts))
            await self.database.write(*rows)
            self._keep(id_, body)
            del self.under_way[id_]
        except Full as what:
            self._fail(id_, what.code)
        except (BrokenProcessPool, Unavailable, TimeoutError) as what:
            self.under_way.pop(id_, None)
            if self.pool.closed:
                return
            log.warning("review failed", extra={"record": id_, "why": str(what)[:200]})
        finally:
            self.owners.pop(id_, None)

    def _fail(self, id_: str, why: str) -> None:
        """Store why a review failed, for the requests that ask for it. Old reasons are forgotten."""
        self.under_way[id_] = Review("failed", why=why)
        self.failures[id_] = None
        self.failures.move_to_end(id_)
        if len(self.failures) > FAILED:
            oldest, _ = self.failures.popitem(last=False)
            if oldest not in self.owners:  # it is not made again
                self.under_way.pop(oldest, None)

    def _variant(self, text: str) -> str:
        """Return the variant of a record that another process must review; empty if bots' processes can."""
        if not self.variants or "\nvariant" not in text:
            return ""
        try:
            variant = read(text).header.variant
        except BadRecord:  # the review says what is wrong
            return ""
        return "" if variant == playing() else variant

    def _worker(self, variant: str) -> Worker:
        """Return the process for games of a variant. One is kept."""
        if self.other is None or self.other.variant != variant:
            if self.other is not None:
                self.other.close()
            self.other = Worker(NICE, variant=variant)
        return self.other

    async def _slice(self, id_: str, given: str | None, variant: str, owner: Owner) -> Slice:
        if not variant:
            return await self.pool.review(id_, review, id_, given, owner=owner, seconds=SLICE)
        return await self._worker(variant).do(
            review, id_, given, owner=owner, urgency=Urgency.REVIEW, seconds=SLICE
        )

    async def _reviewed(self, id_: str, text: str, variant: str, owner: Owner) -> Report | None:
        """Return the report; None if the record can't be reviewed. The review then has the reason."""
        given: str | None = text
        lost = 0
        while True:
            try:
                made = await self._slice(id_, given, variant, owner)
            except BrokenProcessPool:
                lost += 1
                if self.pool.closed or lost > RETRIES:
                    raise
                given = text
                continue
            if made.bad:
                self._fail(id_, made.bad)
                return None
            given = None if made.known else text
            if not made.known:
                continue
            before = self.under_way[id_].report
            if made.report is not None and made.report.complete:
                return made.report
            shown = before if made.report is None else msgspec.Raw(packed(made.report))
            self.under_way[id_] = Review("running", made.done, made.total, shown)

    async def close(self) -> None:
        """Stop. Unfinished reviews start over on the next request."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.other is not None:
            self.other.close()


def statements(id_: str, report: Report, body: bytes, people: People) -> list[Statement]:
    """Return the statements that store a review: the report, and a row for each person who played."""
    text = base64.b64encode(zlib.compress(body, 6)).decode()
    found: list[Statement] = [
        ("DELETE FROM reviews WHERE id = ?", (id_,)),
        ("DELETE FROM review_seats WHERE id = ?", (id_,)),
        (
            "INSERT INTO reviews (id, game, format, value, body, created) VALUES (?, ?, ?, ?, ?, ?)",
            (id_, report.game, report.format, report.value, text, now()),
        ),
    ]
    for one in report.summary:
        person = people[one.seat] if one.seat < len(people) else None
        if person is not None:
            who = (id_, one.seat, person, report.game)
            how = (one.result - one.start, one.luck, one.own_play, one.low, one.high)
            kinds = msgspec.json.encode(one.kinds).decode()
            found.append((SEAT_ROW, (*who, *how, one.accuracy, one.level, kinds, now())))
    return found
