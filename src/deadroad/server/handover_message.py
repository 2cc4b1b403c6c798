"""The handover of a seat to a bot and back, as it is sent."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Why = Literal["left", "time", "absent", "removed", "back"]


class Handover(Struct):
    """A bot takes over a seat before ply `ply`, or its player is back. `at` is the time in milliseconds.

    `why` is what the player did or suffered: left, ran out of time, was absent when the others voted, was
    removed by vote (for good), is back. `name` is the name of the player, or "" if the account is gone.
    """

    seat: int
    ply: int
    at: int
    why: Why
    name: str
