"""Records as the server asks for them: played and shown by a process of their own, fairly shared."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, nullcontext
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from deadroad.kernel.errors import BadRecord, BadRequest
from deadroad.kernel.match import UNDO
from deadroad.server.fair_queue import Owner
from deadroad.server.record_process import Look, Wound, show, wind
from deadroad.server.refusal import No
from deadroad.server.storage.database import Unavailable
from deadroad.server.worker import Worker

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from deadroad.server.config import Limits

NICE: Final = 5  # behind the tables, before the bots
LONGEST_SLICE: Final = 60.0  # seconds; a slice of work takes a twentieth of one
SHORT: Final = 40_000  # characters of a record that is played before long ones
LOOKS, SHORTS, LONGS = 0, 1, 2  # what is served first
AT_ONCE: Final = 2  # long records that are half played
PAGES: Final = 8_000_000  # bytes of what was shown, kept to be shown again
WAITING: Final = 3  # records of one person that may wait
ALL_WAITING: Final = 40  # and of all together
KNOWN: Final = 2000


class Known(Struct):
    """A record that was played: its key in the process, what it is of, and who played. `people` by seat."""

    key: str
    game: str
    seats: int
    plies: int
    people: list[str | None]


Text = Callable[[], Awaitable[tuple[str, list[str | None]]]]


class Playbacks:
    """The records looked at last."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.worker = Worker(NICE, LONGEST_SLICE)
        self.known: OrderedDict[str, Known] = OrderedDict()
        self.winding: dict[str, asyncio.Lock] = {}
        self.waiting: dict[str, int] = {}
        self.longs = asyncio.Semaphore(AT_ONCE)
        self.pages: OrderedDict[tuple[str, bytes], bytes] = OrderedDict()
        self.paged = 0  # bytes of them

    @property
    def count(self) -> int:
        """How many records wait to be played, or are."""
        return sum(self.waiting.values())

    def check_size(self, text: str) -> None:
        """Raise No if a record is longer than any honest one: before it is played."""
        undone = text.count(f" {UNDO}\n")
        if text.count("\n") > self.limits.record_lines or undone > self.limits.record_undos:
            raise No("too-large", 413)

    async def wind(self, text: str, people: list[str | None], owner: Owner) -> Known:
        """Play a record: one at a time for a person, in turns with others. BadRecord if it does not hold."""
        self.check_size(text)
        key = hashlib.sha256(text.encode(errors="replace")).hexdigest()
        urgency = SHORTS if len(text) < SHORT else LONGS
        async with self._turn(owner.person), nullcontext() if urgency == SHORTS else self.longs:
            given: str | None = text
            while True:
                made = await self._step(key, given, owner, urgency)
                if made.bad == "record":
                    raise BadRecord(made.line, made.why)
                if made.bad:
                    raise BadRequest(made.why)
                if made.done:
                    return Known(key, made.game, made.seats, made.plies, people)
                given = None if made.known else text

    async def _step(self, key: str, text: str | None, owner: Owner, urgency: int) -> Wound:
        try:
            return await self.worker.do(wind, key, text, owner=owner, urgency=urgency, seconds=0.05)
        except BrokenProcessPool:
            if self.worker.closed:
                raise Unavailable("closing") from None
            return Wound(done=False, known=False)  # a new process begins again
        except TimeoutError:
            return Wound(done=True, why="it takes too long to play", bad="record")

    @asynccontextmanager
    async def _turn(self, person: str) -> AsyncIterator[None]:
        if self.waiting.get(person, 0) >= WAITING or self.count >= ALL_WAITING:
            raise No("slow-down", 429)
        self.waiting[person] = self.waiting.get(person, 0) + 1
        lock = self.winding.setdefault(person, asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            self.waiting[person] -= 1
            if not self.waiting[person]:
                del self.waiting[person]
                self.winding.pop(person, None)

    async def find(self, id_: str, text: Text, owner: Owner) -> Known:
        """Return a record by its id; `text` fetches it if it is not known."""
        found = self.known.get(id_)
        if found is None:
            found = await self.wind(*await text(), owner)
            self.put(id_, found)
        self.known.move_to_end(id_)
        return found

    async def show(self, id_: str, look: Look, text: Text, owner: Owner) -> bytes:
        """Return what somebody wants to see of a record."""
        for _ in range(3):
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
                shown = await self.worker.do(show, found.key, look, owner=owner, urgency=LOOKS, seconds=0.01)
            except BrokenProcessPool:
                shown = None
            if shown is not None:
                self._keep(page, shown)
                return shown
            self.known.pop(id_, None)
        raise No("slow-down", 429)

    def _keep(self, page: tuple[str, bytes], shown: bytes) -> None:
        self.pages[page] = shown
        self.paged += len(shown)
        while self.paged > PAGES:
            self.paged -= len(self.pages.popitem(last=False)[1])

    def put(self, id_: str, known: Known) -> None:
        """Remember a record."""
        self.known[id_] = known
        if len(self.known) > KNOWN:
            self.known.popitem(last=False)

    def clear(self) -> None:
        """Read all records again before they are shown: some may be gone."""
        self.known.clear()

    def close(self) -> None:
        """End the process."""
        self.worker.close()
