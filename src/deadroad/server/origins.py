"""The last address of each person."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from deadroad.server.fair_queue import Owner

MOST: Final = 50_000


class Origins:
    """Addresses by person, as known to this node."""

    def __init__(self) -> None:
        self.addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        """Store the address of a person."""
        self.addresses[person] = address
        self.addresses.move_to_end(person)
        if len(self.addresses) > MOST:
            self.addresses.popitem(last=False)

    def address(self, person: str | None) -> str:
        """Return the address of a person, or what stands for it if it is not known."""
        name = person or "nobody"
        return self.addresses.get(name) or name

    def owner(self, person: str | None) -> Owner:
        """Return the owner of jobs for a person."""
        name = person or "nobody"
        return Owner(name, self.addresses.get(name, ""))
