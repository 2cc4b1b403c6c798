"""A fair queue for a worker process: by urgency, then by address, person and age of the job."""

from __future__ import annotations

import enum
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

OLD: Final = 10.0  # seconds after which a job counts as old
NTH: Final = 8  # every so many jobs the oldest job is served if it is old, so that no job waits forever
MOST: Final = 10_000  # owners whose usage is stored


class Urgency(enum.IntEnum):
    """The order of service. A lower number is more urgent."""

    WATCHED = 0  # a bot at a table with a connected client
    HINT = 1
    UNWATCHED = 2  # people play at the table, but none is connected
    ALONE = 3  # only bots play at the table, and no client is connected
    REVIEW = 4


class Owner:
    """The owner of a job: a person and their address."""

    __slots__ = ("address", "person")

    def __init__(self, person: str, address: str = "") -> None:
        self.person = person
        self.address = address or person  # without an address, the person stands for it


class Job:
    """A waiting job. `seconds` is the expected duration."""

    __slots__ = ("came", "owner", "run", "seconds", "taken", "urgency")

    def __init__(self, run: Callable[[], Any], owner: Owner, urgency: int, seconds: float) -> None:
        self.run = run
        self.owner = owner
        self.urgency = urgency
        self.seconds = seconds
        self.came = time.monotonic()
        self.taken = False


class Shares:
    """The usage of each owner, by start-time fair queueing. A returning owner has no debt."""

    def __init__(self) -> None:
        self.clock = 0.0
        self.used: dict[str, float] = {}

    def start(self, owner: str) -> float:
        """Return the virtual start time of an owner. The lowest goes first."""
        return max(self.clock, self.used.get(owner, 0.0))

    def charge(self, owner: str, seconds: float) -> None:
        """Add expected seconds to the usage of an owner when a job starts."""
        self.clock = max(self.clock, self.start(owner))
        self.used[owner] = self.start(owner) + seconds
        if len(self.used) > MOST:
            self.used = {name: used for name, used in self.used.items() if used > self.clock}

    def settle(self, owner: str, seconds: float) -> None:
        """Correct the usage when a job is done. `seconds` may be negative."""
        self.used[owner] = self.used.get(owner, self.clock) + seconds


class FairQueue:
    """Jobs by urgency, then address, then person, then age."""

    def __init__(self) -> None:
        self.waiting: list[dict[str, dict[str, deque[Job]]]] = [{} for _ in Urgency]
        self.arrived: deque[Job] = deque()
        self.addresses = Shares()
        self.people = Shares()
        self.served = 0
        self.count = 0

    def __len__(self) -> int:
        return self.count

    @property
    def urgency(self) -> int:
        """The urgency of the most urgent job."""
        return next(urgency for urgency, waiting in enumerate(self.waiting) if waiting)

    def put(self, job: Job) -> None:
        """Add a job."""
        people = self.waiting[job.urgency].setdefault(job.owner.address, {})
        people.setdefault(job.owner.person, deque()).append(job)
        self.arrived.append(job)
        self.count += 1

    def take(self) -> Job:
        """Remove and return the next job, and charge its owner the expected seconds."""
        self.served += 1
        while self.arrived[0].taken:
            self.arrived.popleft()
        oldest = self.arrived[0]
        old = self.served % NTH == 0 and oldest.came < time.monotonic() - OLD
        job = oldest if old else self._next()
        job.taken = True
        self._remove(job)
        self.addresses.charge(job.owner.address, job.seconds)
        self.people.charge(job.owner.person, job.seconds)
        return job

    def done(self, job: Job, seconds: float) -> None:
        """Record how long a job took."""
        self.addresses.settle(job.owner.address, seconds - job.seconds)
        self.people.settle(job.owner.person, seconds - job.seconds)

    def _next(self) -> Job:
        addresses = next(waiting for waiting in self.waiting if waiting)
        people = addresses[min(addresses, key=self.addresses.start)]
        return people[min(people, key=self.people.start)][0]

    def _remove(self, job: Job) -> None:
        addresses = self.waiting[job.urgency]
        people = addresses[job.owner.address]
        people[job.owner.person].remove(job)
        if not people[job.owner.person]:
            del people[job.owner.person]
        if not people:
            del addresses[job.owner.address]
        self.count -= 1
