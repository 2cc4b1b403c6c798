"""How many worlds fit into a number of seconds: measured on a few answers of the game itself."""

from __future__ import annotations

import time
from typing import Final

from deadroad.review.line import Line
from deadroad.review.reckoning import Reckoning

TRIED: Final = 6  # answers on which the pace is measured
WORLDS: Final = 8  # enough for playouts
FEWEST: Final = 2
MOST: Final = 64


def worlds_within(line: Line, seconds: float) -> int:
    """Return how many worlds for each answer fit into this many seconds on this machine."""
    total = len(line.answers)
    if not total:
        return FEWEST
    trial = Reckoning(line, WORLDS)
    places = range(0, total, max(1, total // TRIED))
    begun = time.monotonic()
    for at in places:
        trial.ply(at)
    spent = time.monotonic() - begun
    per_world = spent / len(places) / WORLDS * total
    return max(FEWEST, min(MOST, int((seconds - spent) / max(per_world, 1e-6))))
