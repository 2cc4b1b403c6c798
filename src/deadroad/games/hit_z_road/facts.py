"""What follows from the table: experience so far, and the groups that are out."""

from __future__ import annotations

from typing import final

from deadroad.games.hit_z_road.finish import experience
from deadroad.games.hit_z_road.state import Public
from deadroad.kernel.view import View


@final
class Facts:
    """By seat: the experience so far (HZR-62), and whether the group is out of the game (HZR-60)."""

    __slots__ = ("out", "xp")

    def __init__(self, xp: list[int], out: list[bool]) -> None:
        self.xp = xp
        self.out = out


def facts(view: View) -> Facts:
    """Return the facts that everybody may know."""
    public = view.public
    assert isinstance(public, Public)
    return Facts(
        [sum(experience(public, seat).values()) for seat in range(view.seats)],
        [group.survivors == 0 for group in public.groups],
    )
