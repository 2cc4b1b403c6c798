"""How a wish travels and is stored."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class WishBody(Struct, forbid_unknown_fields=True):
    """What a seat wants answered for it.

    `windows`: `can` asks once a turn for each own card that could be played, when it is likely wanted;
    `always` asks in every window, `never` in none. `act` stops at the next window. `lone`: a question with
    one answer is answered by itself, and so is one whose other answers lead nowhere. `zombies` are moved by
    hand: `all`, those that `matter`, `none`. `bid` is the limit of a standing order in the auction under way
    (`turn` is set by the server), 0 stays out, null is no order.
    """

    windows: Literal["can", "always", "never"] = "can"
    lone: bool = True
    zombies: Literal["all", "matter", "none"] = "matter"
    bid: Annotated[int, Meta(ge=0, le=1000)] | None = None
    turn: int = -1
    act: bool = False
