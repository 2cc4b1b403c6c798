"""The row of answers that a chain proposes: at every question the answer that the heuristics rate best."""

from __future__ import annotations

from typing import Final

from deadroad.games.tower_defense.heuristics import FortSense
from deadroad.kernel.chain import Chain
from deadroad.kernel.frame import State

SENSE: Final = FortSense()


def proposed(chain: Chain, state: State) -> int:
    """Return the best answer of the open question; -1 if it does not continue the chain."""
    option = SENSE.best(state)
    return option if chain.links(state, option) else -1
