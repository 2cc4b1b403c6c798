"""The engine's own loop: random play, for measuring and for rough values of a position."""

from __future__ import annotations

from deadroad.kernel.chance import Chance
from deadroad.kernel.frame import State


def playout(state: State, chance: Chance, most: int = 100_000) -> int:
    """Play on at random to the end, or for `most` answers; return how many there were."""
    answered = 0
    while state.seat >= 0 and answered < most:
        options = state.asked
        state.answer(options[chance.below(len(options))])
        answered += 1
    return answered
