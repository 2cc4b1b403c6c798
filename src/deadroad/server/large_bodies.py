"""Large request bodies: only some routes accept them, and only a few at a time."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from deadroad.server.refusal import No

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableMapping

    from deadroad.server.config import Limits

RECORDS: Final = ("/api/records", "/api/records/verify")
LAB: Final = ("/api/lab/", "/api/variants")  # for the user's own machine and for admins
SLOT: Final = "deadroad.body"  # the extension that holds the address of a body in progress


def large(headers: Mapping[str, str], small: int) -> bool:
    """Return whether a body is larger than most routes accept."""
    length = headers.get("content-length", "0")
    return not length.isdecimal() or int(length[:18]) > small


class LargeBodies:
    """The large bodies in progress, by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.addresses: Counter[str] = Counter()

    def take(self, scope: MutableMapping[str, object], address: str) -> None:
        """Count a body before it is read. Raises No if too many are in progress."""
        limits = self.limits
        if (
            self.addresses[address] >= limits.large_bodies
            or self.addresses.total() >= limits.all_large_bodies
        ):
            raise No("slow-down", 429)
        self.addresses[address] += 1
        scope[SLOT] = address

    def done(self, scope: MutableMapping[str, object]) -> None:
        """Remove the body of a request that was read, or whose request is over."""
        address = scope.pop(SLOT, None)
        if isinstance(address, str):
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
