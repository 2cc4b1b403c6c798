"""Set-up (SKE-1, SKE-2)."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.chance import Chance
from deadroad.kernel.setting import Setting, Settings
from tests.toy.skeleton.options import CARDS
from tests.toy.skeleton.rounds import Rounds
from tests.toy.skeleton.state import Hidden, Position, Public, Secret

SETTINGS: Final = (Setting("rounds", "SKE-1", 3, least=2, most=4),)
HAND: Final = 2  # cards that each seat is dealt


def set_table(seats: int, settings: Settings, chance: Chance) -> Position:
    """Return the position before the first round."""
    deck = chance.shuffled(list(range(CARDS)))
    secrets: list[Secret] = []
    for _ in range(seats):
        secrets.append(Secret(sorted(deck[-HAND:])))
        deck = deck[:-HAND]
    public = Public(seats)
    public.rounds = int(settings["rounds"])
    public.hand_sizes = [HAND] * seats
    public.deck_size = len(deck)
    state = Position(seats, chance, public, secrets, Hidden(deck))
    state.stack = [Rounds()]
    return state
