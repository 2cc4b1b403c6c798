"""Heuristics for bots: estimates, not rules."""

from __future__ import annotations

from typing import final

from deadroad.kernel.frame import State
from deadroad.kernel.heuristics import Heuristics
from tests.toy.skeleton.options import CARDS, PASS, PLAY
from tests.toy.skeleton.state import Position


@final
class Estimate(Heuristics):
    """Points so far, and how high the hand is."""

    def __init__(self) -> None:
        super().__init__(("points", "hand"))

    def terms(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        return [float(state.public.points[seat]), sum(state.secrets[seat].cards) / CARDS / 2]

    def rate(self, state: State, option: int) -> float:
        return 0.3 if option == PASS else (option - PLAY) / CARDS
