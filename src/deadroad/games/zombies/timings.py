"""The moments at which a seat can play cards: the timings of windows, then questions to one seat (ZOM-47)."""

from __future__ import annotations

from typing import Final

# Windows, in the order of the bits of `stops`.
START: Final = 0
BEFORE_FIGHT: Final = 1
BEFORE_ROLL: Final = 2
AFTER_ROLL: Final = 3
FIGHT: Final = 4
AFTER_FIGHT: Final = 5
END_MOVE: Final = 6
BEFORE_DISCARD: Final = 7
BEFORE_WIN: Final = 8  # before a step that would win

TIMINGS: Final = (
    "start",
    "before-fight",
    "before-roll",
    "after-roll",
    "fight",
    "after-fight",
    "end-move",
    "before-discard",
    "before-win",
)

# Questions put to one seat.
WALKING: Final = 9
FIGHTING: Final = 10
FAILED: Final = 11  # after an own failed combat roll
LEAVING: Final = 12  # the discard
