"""Access to records, which are replayed and shown by a separate process with a fair queue."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, nullcontext
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from deadroad.games import playing
from deadroad.kernel.errors import BadRecord, BadRequest
from deadroad.kernel.match import UNDO
from deadroad.kernel.record import read
from deadroad.server.fair_queue import Owner
from deadroad.server.record_process import Look, Wound, show, wind
from deadroad.server.refusal import No
from deadroad.server.storage.database import Unavailable
from deadroad.server.turns import Turns
from deadroad.server.worker import Worker

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from deadroad.server.config import Limits

NICE: Final = 5  # `nice`: after the tables, before the bots
LONGEST_SLICE: Final = 60.0  # seconds; a slice of work takes 0.05 s
SHORT: Final = 40_000  # characters of a record that counts as short
LOOKS, SHORTS, LONGS = 0, 1, 2  # urgencies
FEW: Final = 1500  # plies of a game whose recap does not wait for long records
AT_ONCE: Final = 2  # long records in progress
PAGES: Final = 8_000_000  # bytes of cached responses
PAGE: Final = 600  # bytes of a cached response besides its body, with its key
KNOWN: Final = 2000
VARIANTS: Final = 2  # processes for records of variants


class Known(Struct):
    """A replayed record: its key in the process, its summary, and the people by seat."""

    key: str
    game: str
    seats: int
    plies: int
    people: list[str | None]
    variant: str = ""  # bytes of the record


Text = Callable[[], Awaitable[tuple[str, list[str | None]]]]


class Playbacks:
    """The records that were used last."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.worker = Worker(NICE, LONGEST_SLICE)
        self.others: OrderedDict[str, Worker] = OrderedDict()  # by variant: a process plays one variant
        self.variants = False  # whether records of variants are replayed: only on the user's own machine
        self.known: OrderedDict[str, Known] = OrderedDict()
        self.winding: dict[str, asyncio.Lock] = {}
        self.waiting: Counter[tuple[str, str]] = Counter()  # by person and address
        self.longs = Turns(AT_ONCE)
        self.pages: OrderedDict[tuple[str, bytes], bytes] = OrderedDict()
        self.paged = 0  # bytes of the cache

    @property
    def count(self) -> int:
        """The number of records that are waiting or in progress."""
        return self.waiting.total()

    def check_size(self, text: str) -> None:
        """Raise No if a record is too long. This is checked before it is replayed."""
        undone = text.count(f" {UNDO}\n")
        if text.count("\n") > self.limits.record_lines or undone > self.limits.record_undos:
            raise No("too-large", 413)

    async def wind(self, text: str, people: list[str | None], owner: Owner) -> Known:
        """Replay a record, one at a time for each person, in turns with others.

        Raises BadRecord if it is not valid.
        """
        self.check_size(text)
        key = hashlib.sha256(text.encode(errors="replace")).hexdigest()
        urgency = SHORTS if len(text) < SHORT else LONGS
        variant = read(text).header.variant if self.variants and "\nvariant" in text else ""
        async with self._turn(owner), nullcontext() if urgency == SHORTS else self.longs.turn(owner):
            given: str | None = text
            while True:
                made = await self._step(key, given, owner, urgency, variant)
                if made.bad == "record":
                    raise BadRecord(made.line, made.why)
                if made.bad:
                    raise BadRequest(made.why)
                if made.done:
                    return Known(key, made.game, made.seats, made.plies, people, variant)
                given = None if made.known else text

    def _worker(self, variant: str) -> Worker:
        """Return the process for records of this variant. A few processes are kept."""
        if variant in ("", playing()):
            return self.worker
        if variant not in self.others:
            self.others[variant] = Worker(NICE, LONGEST_SLICE, variant)
            if len(self.others) > VARIANTS:
                self.others.popitem(last=False)[1].close()
        self.others.move_to_end(variant)
        return self.others[variant]

    async def _step(self, key: str, text: str | None, owner: Owner, urgency: int, variant: str) -> Wound:
        worker = self._worker(variant)
        try:
            return await worker.do(wind, key, text, owner=owner, urgency=urgency, seconds=0.05)
        except BrokenProcessPool:
            if worker.closed:
                raise Unavailable("closing") from None
            return Wound(done=False, known=False)  # a new process starts over
        except TimeoutError:
            return Wound(done=True, why="it takes too long to play", bad="record")

    @asynccontextmanager
    async def _turn(self, owner: Owner) -> AsyncIterator[None]:
        limits, person = self.limits, owner.person
        mine = sum(many for (who, _), many in self.waiting.items() if who == person)
        here = sum(many for (_, where), many in self.waiting.items() if where == owner.address)
        if mine >= limits.replays or here >= limits.address_replays or self.count >= limits.all_replays:
            raise No("slow-down", 429)
        self.waiting[person, owner.address] += 1
        lock = self.winding.setdefault(person, asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            self.waiting[person, owner.address] -= 1
            self.waiting += Counter()  # without those at zero
            if not any(who == person for who, _ in self.waiting):
                self.winding.pop(person, None)

    async def find(self, id_: str, text: Text, owner: Owner) -> Known:
        """Return a record by id. `text` is called to read it if it is not cached."""
        found = self.known.get(id_)
        if found is None:
            found = await self.wind(*await text(), owner)
            self.put(id_, found)
        self.known.move_to_end(id_)
        return found

    async def show(self, id_: str, look: Look, text: Text, owner: Owner) -> bytes:
        """Return what a request asks to see of a record."""
        lost = 0
        while lost < 3:
            found = await self.find(id_, text, owner)
            if look.kind != "events" and look.ply > found.plies:
                raise No("no-such-ply", 404)
            if look.seat is not None and look.seat >= found.seats:
                raise No("no-such-seat", 404)
            page = (found.key, msgspec.json.encode(look))
            kept = self.pages.get(page)
            if kept is not None:
                return kept
            try:
                worker = self._worker(found.variant)
                urgency = LOOKS if look.kind != "recap" else SHORTS if found.plies < FEW else LONGS
                shown = await worker.do(show, found.key, look, owner=owner, urgency=urgency, seconds=0.01)
            except BrokenProcessPool:
                shown = None
            if shown == b"":
                continue  # it goes on when it is its turn again
            if shown is not None:
                self._keep(page, shown)
                return shown
            self.known.pop(id_, None)
            lost += 1
        raise No("slow-down", 429)

    def _keep(self, page: tuple[str, bytes], shown: bytes) -> None:
        self.pages[page] = shown
        self.paged += PAGE + len(shown)
        while self.paged > PAGES:
            self.paged -= PAGE + len(self.pages.popitem(last=False)[1])

    def put(self, id_: str, known: Known) -> None:
        """Cache a record."""
        self.known[id_] = known
        if len(self.known) > KNOWN:
            self.known.popitem(last=False)

    def clear(self) -> None:
        """Clear the cache, because some records may have been deleted."""
        self.known.clear()

    def close(self) -> None:
        """End the processes."""
        for worker in (self.worker, *self.others.values()):
            worker.close()
