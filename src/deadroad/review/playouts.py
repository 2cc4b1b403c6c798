"""Playouts: answers compared by games that the heuristics play on, as level 2 plays."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.chance import Pcg32
from deadroad.kernel.frame import State
from deadroad.kernel.heuristics import Heuristics
from deadroad.review.comparison import Comparison
from deadroad.review.value import Numbers
from deadroad.review.worlds import seed_of

FARTHEST: Final = 600  # most answers of a playout; an unfinished game is evaluated there


class Playouts(Comparison):
    """Answers compared by their results in playouts. A playout costs about as much as a few evaluations."""

    batch = 64
    cheap = 4

    def play_on(self, states: list[State], worlds: int) -> Numbers:
        """Play to the end, with the same luck for all options of a world."""
        options = len(states) // worlds
        for at, state in enumerate(states):
            play_out(self.value.game.heuristics, state, Pcg32(seed_of(self.seed, self.dealt, at // options)))
        return self.value.shares(states)


def playouts(comparison: Comparison) -> Playouts:
    """Return playouts of the same answers from the same store of knowledge."""
    seed = seed_of(comparison.seed, 7)
    return Playouts(comparison.value, comparison.deal, comparison.played, comparison.seat, seed)


def play_out(sense: Heuristics, state: State, chance: Pcg32) -> None:
    """Give the answers that are rated best, until the game is over or too long."""
    for _ in range(FARTHEST):
        if state.seat < 0:
            return
        options = state.asked
        if len(options) == 1:
            state.answer(options[0])
            continue
        rates = sense.rates(state)
        best = max(rates)
        fair = [option for option, rate in zip(options, rates, strict=True) if rate == best]
        state.answer(fair[chance.below(len(fair))] if len(fair) > 1 else fair[0])
