"""The variant that this process plays, if any. Content is fixed once a game is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from deadroad.content.variant import Variant

_used: list[Variant] = []


def used() -> Variant | None:
    """Return the variant of this process; None for the plain games."""
    return _used[0] if _used else None


def set_used(variant: Variant | None) -> None:
    """Set the variant of this process. `deadroad.games.use` checks first that no game is loaded."""
    _used[:] = [] if variant is None else [variant]
