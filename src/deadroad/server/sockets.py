"""The open sockets of a node, counted by person and by address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from deadroad.server.config import Limits


class Sockets:
    """Counts sockets by person and by address. The address limits sockets of many guests."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.people: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()

    def __len__(self) -> int:
        return self.people.total()

    def allows(self, person: str, address: str) -> bool:
        """Return whether another socket may be opened."""
        return (
            self.people[person] < self.limits.sockets
            and self.addresses[address] < self.limits.address_sockets
        )

    @contextmanager
    def held(self, person: str, address: str) -> Iterator[None]:
        """Count a socket for as long as it is open."""
        both = ((self.people, person), (self.addresses, address))
        for count, who in both:
            count[who] += 1
        try:
            yield
        finally:
            for count, who in both:
                count[who] -= 1
                if not count[who]:
                    del count[who]
