"""Random play inside the engine, for benchmarks and rough estimates of positions."""

from __future__ import annotations

from deadroad.kernel.chance import Chance
from deadroad.kernel.frame import State


def playout(state: State, chance: Chance, most: int = 100_000) -> int:
    """Play random answers to the end of the game, or at most `most`. Return their number."""
    answered = 0
    while state.seat >= 0 and answered < most:
        options = state.asked
        state.answer(options[chance.below(len(options))])
        answered += 1
    return answered
