"""A table in memory, with those who listen to it."""

from __future__ import annotations

import asyncio
import time

from deadroad.server.listener import Listener
from deadroad.server.pacing import Pacing
from deadroad.server.table import Table

Present = tuple[list[int], int]


def knowledge(table: Table) -> tuple[int, int, frozenset[int]]:
    """Return what is known of a table by who was told everything: its version, its plies, its votes."""
    return table.version, len(table.plies), frozenset(table.votes)


class Live:
    """A table in memory with those who listen to it. Its lock is held while it changes."""

    __slots__ = (
        "absent",
        "bots",
        "gone",
        "leased",
        "listeners",
        "lock",
        "others",
        "pacing",
        "shown",
        "stale",
        "table",
        "touched",
        "visited",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.others: dict[str, Present] = {}  # who listens at other nodes
        self.gone: dict[int, float] = {}  # since when the person of a seat is not connected
        self.absent: frozenset[int] = frozenset()  # the seats of which that is long
        self.visited = asyncio.Event()  # somebody came to listen
        self.shown = knowledge(table)  # what listeners know of
        self.stale = False  # memory may differ from the log: read it again before use
        self.leased = False  # this node plays its bots
        self.bots: asyncio.Task[None] | None = None
        self.pacing = Pacing()
        self.touched = time.monotonic()

    @property
    def version(self) -> int:
        """How long the log is as far as anybody may know: memory may be ahead of it while it is written."""
        return self.shown[0]

    def present(self) -> Present:
        """Return the seats whose person is connected to this node, and how many look on without a seat."""
        seats = [self.table.seats_of(one.person) for one in self.listeners]
        return sorted({seat for own in seats for seat in own}), sum(not own for own in seats)

    @property
    def here(self) -> list[int]:
        """The seats whose person is connected, here or at another node."""
        mine, _ = self.present()
        return sorted({*mine, *[seat for seats, _ in self.others.values() for seat in seats]})

    def look_around(self, default: float) -> bool:
        """Note who is gone, and for long; return whether others see something new in that."""
        agreed = self.table.terms.agreed.absence
        long = time.monotonic() - (default if agreed is None else agreed)
        here = set(self.here)
        human = [seat for seat, place in enumerate(self.table.places) if place.human and seat not in here]
        self.gone = {seat: self.gone.get(seat, time.monotonic()) for seat in human}
        before = self.absent
        self.absent = frozenset(seat for seat, since in self.gone.items() if since <= long)
        return self.absent != before

    @property
    def attendance(self) -> tuple[list[int], frozenset[int], int]:
        """The seats that are here, those that are absent, and how many look on."""
        return self.here, self.absent, self.spectators

    @property
    def spectators(self) -> int:
        """How many look on without a seat."""
        return self.present()[1] + sum(count for _, count in self.others.values())


def read_presence(word: str) -> Present:
    """Return who another node says is connected to it."""
    spectators, *seats = [int(number) for number in word.split()]
    return seats, spectators
