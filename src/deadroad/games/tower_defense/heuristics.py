"""What looks good on the walls: guesses for bots."""

from __future__ import annotations

from typing import final

from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.frame import State
from deadroad.kernel.heuristics import Heuristics


@final
class FortSense(Heuristics):
    """Values a position by the garrison."""

    def __init__(self) -> None:
        super().__init__(("garrison",))

    def terms(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, FortState)
        return [float(state.public.members())]
