"""The form in which wishes are sent and stored."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class WishBody(Struct, forbid_unknown_fields=True):
    """The wish of a seat: which questions are answered automatically.

    `windows`: `can` asks once a turn for each playable card, when the player probably wants it; `always` asks
    in every window, `never` in none. `act` stops at the next window. `lone`: a question is answered
    automatically if it has one answer, or if its other answers lead nowhere. `zombies`: which zombies the
    player moves, `all`, those that `matter`, or `none`. `bid` is the highest bid in the current auction (the
    server sets `turn`); 0 stays out, null means no order.
    """

    windows: Literal["can", "always", "never"] = "can"
    lone: bool = True
    zombies: Literal["all", "matter", "none"] = "matter"
    bid: Annotated[int, Meta(ge=0, le=1000)] | None = None
    turn: int = -1
    act: bool = False
