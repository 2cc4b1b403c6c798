"""A position that undo can return to."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from deadroad.kernel.frame import State


@final
@mypyc_attr(acyclic=True)
class Mark:
    """A position that undo can return to: the seat that answered, and whether a gesture began there."""

    __slots__ = ("begins", "seat", "secret", "state")

    def __init__(self, seat: int, state: State, *, begins: bool, secret: bool) -> None:
        self.seat = seat
        self.state = state
        self.begins = begins
        self.secret = secret  # only the seat itself may know the answer
