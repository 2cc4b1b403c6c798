"""Observations: a view as a row of numbers that a network can learn from, each with a name.

The numbers are read from the view alone, so what a view can't reach no observation can.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, mypyc_attr

from deadroad.kernel.row import LONGEST, Row, Stretch
from deadroad.kernel.view import View

MOST_SEATS: Final = 8
FROM_OWN: Final[list[str]] = [f"seat +{step}" for step in range(MOST_SEATS)]
COUNTS: Final[list[str]] = [f"{count}" for count in range(1, MOST_SEATS + 1)]
OWNERS: Final[list[str]] = [f"seat +{step} " for step in range(MOST_SEATS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes views of one game as numbers; a game derives its own and says what follows the common head.

    The size does not depend on the number of seats: seats are padded to the game's most and counted from the
    observer's own (`seat +0`); a spectator counts from the first. Names and bounds come from a first writing,
    of any view of the game.
    """

    __slots__ = (
        "_blank",
        "_kinds",
        "_labels",
        "chairs",
        "highs",
        "lows",
        "most",
        "names",
        "nobody",
        "size",
        "tables",
    )

    def __init__(self, most: int, frames: list[type], view: View) -> None:
        self.most = most
        self.nobody: Stretch | None = None  # what a game writes of a seat where nobody sits
        self.chairs = FROM_OWN[:most]  # the values of a choice of a seat
        self.tables = COUNTS[:most]
        self._kinds: dict[type, int] = {kind: at for at, kind in enumerate(frames)}
        self._labels = [kind.__name__ for kind in frames]
        names: list[str] = []
        row = Row(vec[i32]([0 for _ in range(LONGEST)]), names)
        self.fill(view, row)
        self.names = names
        self.size = len(names)
        self.lows = row.lows
        self.highs = row.highs
        self._blank: vec[i32] = vec[i32]([0 for _ in range(self.size)])

    def describe(self, view: View, row: Row) -> None:
        """Write what a seat knows: the same numbers in the same order whatever the view."""
        raise NotImplementedError

    def fill(self, view: View, row: Row) -> None:
        """Write a view: who is asked, the number of seats, what is under way, then the game's own numbers."""
        row.flag("is asked", view.asked == view.seat and view.seat >= 0)
        row.choice("asked", self.step(view, view.asked), self.chairs)
        row.choice("seats", view.seats - 1, self.tables)
        kind = self._kinds.get(type(view.stack[-1]), -1) if view.stack else -1
        row.choice("in the middle of", kind, self._labels)
        self.describe(view, row)

    def step(self, view: View, seat: int) -> int:
        """Return how many seats after the observer's own a seat comes; -1 is nobody."""
        if seat < 0:
            return -1
        first = max(0, view.seat)
        return seat - first if seat >= first else seat - first + view.seats

    def seat(self, view: View, step: int) -> int:
        """Return the seat that comes some steps after the observer's own; -1 where nobody sits."""
        if step >= view.seats:
            return -1
        first = max(0, view.seat)
        seat = first + step
        return seat if seat < view.seats else seat - view.seats

    def write(self, view: View, out: memoryview[float], at: int) -> None:
        """Write the numbers of a view as 32-bit floats into the caller's memory, from number `at` on."""
        row = Row(self._blank)
        self.fill(view, row)
        assert row.at == self.size, "an observation changed its length"
        out[at : at + self.size] = row.memory()

    def numbers(self, view: View) -> list[float]:
        """Return the numbers of a view as a list."""
        row = Row(self._blank)
        self.fill(view, row)
        return list(row.memory())

    def packed(self, view: View) -> bytes:
        """Return the numbers of a view as they lie in memory."""
        row = Row(self._blank)
        self.fill(view, row)
        return row.memory().tobytes()
