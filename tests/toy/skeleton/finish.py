"""The end (SKE-7)."""

from __future__ import annotations

from deadroad.kernel.outcome import Outcome, ranked
from tests.toy.skeleton.state import Position


def outcome(state: Position) -> Outcome | None:
    """Return the result; None while the game runs."""
    if state.seat >= 0:
        return None
    points = state.public.points
    ranking = ranked([(each,) for each in points])
    return Outcome(ranking, list(ranking[0]), [{"points": each} for each in points], "points", "SKE-7")
