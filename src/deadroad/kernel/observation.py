"""Observations: a view as a row of named numbers, for neural networks.

The numbers come from the view only, so an observation can't contain more than the view.
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
    """Writes views of one game as numbers. A game adds its own numbers after the common ones.

    The size does not depend on the number of seats: seats are padded to the maximum of the game and counted
    from the observer's own seat (`seat +0`). A spectator counts from the first seat. Names and bounds are
    learned by writing any view of the game once.
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
        self.nobody: Stretch | None = None  # the numbers of an empty seat
        self.chairs = FROM_OWN[:most]  # values for a one-hot seat
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
        """Write what a seat knows. Every view writes the same numbers in the same order."""
        raise NotImplementedError

    def fill(self, view: View, row: Row) -> None:
        """Write a view: asked seat, number of seats, frames in play, then the game's own numbers."""
        row.count_seats_from(max(0, view.seat), view.seats, self.chairs)
        row.flag("is asked", view.asked == view.seat and view.seat >= 0)
        row.chair("asked", view.asked)
        row.choice("seats", view.seats - 1, self.tables)
        kind = self._kinds.get(type(view.stack[-1]), -1) if view.stack else -1
        row.choice("in the middle of", kind, self._labels)
        self.describe(view, row)

    def filled(self, view: View) -> Row:
        """Return a row with the numbers of a view."""
        row = Row(self._blank)
        self.append(view, row)
        return row

    def append(self, view: View, row: Row) -> None:
        """Write the numbers of a view after those that a row already has."""
        start = row.at
        self.fill(view, row)
        assert row.at == start + self.size, "an observation changed its length"

    def seat(self, view: View, step: int) -> int:
        """Return the seat this many steps after the observer's own; -1 if there is none."""
        if step >= view.seats:
            return -1
        first = max(0, view.seat)
        seat = first + step
        return seat if seat < view.seats else seat - view.seats

    def write(self, view: View, out: memoryview[float], at: int) -> None:
        """Write the numbers of a view as 32-bit floats into the caller's memory, from number `at` on."""
        out[at : at + self.size] = self.filled(view).memory()

    def numbers(self, view: View) -> list[float]:
        """Return the numbers of a view as a list."""
        return list(self.filled(view).memory())

    def packed(self, view: View) -> bytes:
        """Return the numbers of a view as bytes, as they are in memory."""
        return self.filled(view).memory().tobytes()
