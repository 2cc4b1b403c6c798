"""The open sockets of a node, by person and by address, and those of spectators by address and table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from deadroad.server.config import Limits


class Sockets:
    """Counts sockets by person and by address. The address limits sockets of many guests.

    Spectators are also counted by table: all of them get every answer, so that many of one address could keep
    the server busy.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.people: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()
        self.watching: Counter[str] = Counter()  # by address and table

    def __len__(self) -> int:
        return self.people.total()

    def allows(self, person: str, address: str, watched: str) -> bool:
        """Return whether another socket may be opened. `watched` is the table of a spectator, or ""."""
        return (
            self.people[person] < self.limits.sockets
            and self.addresses[address] < self.limits.address_sockets
            and (not watched or self.watching[f"{address} {watched}"] < self.limits.address_spectators)
        )

    @contextmanager
    def held(self, person: str, address: str, watched: str) -> Iterator[None]:
        """Count a socket for as long as it is open."""
        held = [(self.people, person), (self.addresses, address)]
        if watched:
            held.append((self.watching, f"{address} {watched}"))
        for count, who in held:
            count[who] += 1
        try:
            yield
        finally:
            for count, who in held:
                count[who] -= 1
                if not count[who]:
                    del count[who]
