"""Which zombies are being fought, and by which seats (ZOM-36)."""

from __future__ import annotations

from typing import Any, Final

from deadroad.games.zombies.state import NOWHERE, Zombies
from deadroad.kernel.frame import Frame

WON: Final = -2  # in `zombie`: a grenade killed it


class Combat(Frame[Zombies]):
    """A seat against one zombie. `Bout` adds the rolls."""

    __slots__ = ("fighter", "space", "zombie")

    def __init__(self, fighter: int, space: int) -> None:
        self.fighter = fighter
        self.space = space
        # The space of the zombie while it is fought, or WON; NOWHERE before and after, or if it is gone.
        self.zombie = NOWHERE


def fights(stack: list[Frame[Any]]) -> list[Combat]:
    """Return the fights that run. A seat has one at most."""
    found: list[Combat] = []
    for frame in stack:
        if isinstance(frame, Combat) and frame.zombie != NOWHERE:
            found.append(frame)
    return found


def in_fight(stack: list[Frame[Any]], seat: int) -> bool:
    """Return whether a seat is in a fight."""
    for frame in stack:
        if isinstance(frame, Combat) and frame.fighter == seat and frame.zombie != NOWHERE:
            return True
    return False


def leave_fight(stack: list[Frame[Any]], seat: int) -> None:
    """End the fight of a seat: it died."""
    for frame in stack:
        if isinstance(frame, Combat) and frame.fighter == seat:
            frame.zombie = NOWHERE
