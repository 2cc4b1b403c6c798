"""A table in memory with its listeners."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from deadroad.server.listener import Listener
from deadroad.server.pacing import Pacing
from deadroad.server.protocol import Reach
from deadroad.server.table import Table

GAP: Final = 400  # a client that missed more entries than this gets the whole game
FAR: Final = 50  # a client that missed more than this counts like one that gets the whole game
TABLE: Final = 30_000  # approximate bytes of a table in memory
PLY: Final = 400  # and of each ply

Present = tuple[list[int], int]


def knowledge(table: Table) -> tuple[int, int, frozenset[int]]:
    """Return what a listener knows after all messages: version, number of plies, votes."""
    return table.version, len(table.plies), frozenset(table.votes)


class Live:
    """A table in memory with its listeners. Hold its lock while changing it."""

    __slots__ = (
        "absent",
        "bots",
        "gone",
        "leased",
        "listeners",
        "lock",
        "others",
        "pacing",
        "reached",
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
        self.others: dict[str, Present] = {}  # listeners at other nodes
        self.gone: dict[int, float] = {}  # by seat: since when its person is not connected
        self.absent: frozenset[int] = frozenset()  # seats whose person has been disconnected for long
        self.visited = asyncio.Event()  # set when a client connects
        self.shown = knowledge(table)  # what listeners know
        self.stale = False  # memory may differ from the log: read the log again before use
        self.leased = False  # this node holds the lease for its bots
        self.bots: asyncio.Task[None] | None = None
        self.pacing = Pacing()
        self.reached: Reach | None = None  # the last reach that a seat asked for; it may take long to find
        self.touched = time.monotonic()

    @property
    def version(self) -> int:
        """The version that clients may know. During a write, the table in memory may be ahead of it."""
        return self.shown[0]

    @property
    def weight(self) -> int:
        """The approximate number of bytes of memory."""
        return TABLE + PLY * len(self.table.plies)

    def needs_all(self, version: int) -> bool:
        """Return whether a client with this version gets the whole game."""
        return not 0 < version <= self.version or self.version - version > GAP

    def is_far(self, version: int) -> bool:
        """Return whether it takes long to send what a client with this version missed."""
        return self.needs_all(version) or self.version - version > FAR

    def present(self) -> Present:
        """Return the seats whose person is connected to this node, and the number of spectators."""
        seats = [self.table.seats_of(one.person) for one in self.listeners]
        # A person who left a seat still counts for it, and a person with two windows counts once.
        seated = {place.person for place in self.table.places}
        watching = {one.person for one in self.listeners if one.person not in seated}
        return sorted({seat for own in seats for seat in own}), len(watching)

    @property
    def here(self) -> list[int]:
        """The seats whose person is connected to any node."""
        mine, _ = self.present()
        return sorted({*mine, *[seat for seats, _ in self.others.values() for seat in seats]})

    def look_around(self, default: float) -> bool:
        """Update who is disconnected and who is absent. Return whether that changes what others see."""
        long = time.monotonic() - self.table.terms.agreed.absent_after(default)
        here = set(self.here)
        human = [seat for seat, place in enumerate(self.table.places) if place.human and seat not in here]
        self.gone = {seat: self.gone.get(seat, time.monotonic()) for seat in human}
        before = self.absent
        self.absent = frozenset(seat for seat, since in self.gone.items() if since <= long)
        return self.absent != before

    @property
    def attendance(self) -> tuple[list[int], frozenset[int], int]:
        """The connected seats, the absent seats, and the number of spectators."""
        return self.here, self.absent, self.spectators

    @property
    def spectators(self) -> int:
        """The number of spectators."""
        return self.present()[1] + sum(count for _, count in self.others.values())


def read_presence(word: str) -> Present:
    """Parse the presence message of another node."""
    spectators, *seats = [int(number) for number in word.split()]
    return seats, spectators
