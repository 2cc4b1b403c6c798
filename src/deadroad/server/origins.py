"""Where people come from: the address each of them was last seen at."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from deadroad.server.fair_queue import Owner

MOST: Final = 50_000


class Origins:
    """Addresses by person, as far as this node knows them."""

    def __init__(self) -> None:
        self.addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        """Note that a person came from an address."""
        self.addresses[person] = address
        self.addresses.move_to_end(person)
        if len(self.addresses) > MOST:
            self.addresses.popitem(last=False)

    def owner(self, person: str | None) -> Owner:
        """Return a person as the owner of work that is done for them."""
        name = person or "nobody"
        return Owner(name, self.addresses.get(name, ""))
