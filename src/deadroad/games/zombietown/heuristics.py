"""What looks good in town: guesses for bots, in points."""

from __future__ import annotations

from typing import final

from deadroad.games.zombietown.finish import points
from deadroad.games.zombietown.state import Town
from deadroad.kernel.frame import State
from deadroad.kernel.heuristics import Heuristics


@final
class TownSense(Heuristics):
    """Values a seat."""

    def __init__(self) -> None:
        super().__init__(("points",))

    def terms(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Town)
        return [float(sum(points(state.public, state.secrets[seat], seat).values()))]
