"""Imagine a whole state from a view: the unseen cards of each level in a new random order."""

from __future__ import annotations

from deadroad.games.hit_z_road.cards import CARDS, cards_of_level
from deadroad.games.tower_defense.components import WAVES
from deadroad.games.tower_defense.public import Hidden, Public
from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.chance import Chance
from deadroad.kernel.view import View, resume


def imagine(view: View, chance: Chance) -> FortState:
    """Deal the unseen cards to the rest of each wave. The others are set aside."""
    public = view.public
    assert isinstance(public, Public)
    mine = public.clone()
    seen = [False] * (len(CARDS) + 1)  # by card; the last item stands for NONE, which is -1
    seen[mine.revealed] = True
    for card in mine.gone:
        seen[card] = True
    for card in mine.field:
        seen[card] = True
    cards: list[int] = []
    aside: list[int] = []
    for at, wave in enumerate(WAVES):
        level = cards_of_level(wave.level, indexed=True)
        played: list[int] = []
        unseen: list[int] = []
        for card in level:
            if seen[card]:
                played.append(card)
            else:
                unseen.append(card)
        unseen = chance.shuffled(unseen)
        left = mine.sizes[at] - len(played)
        cards += played + unseen[:left]
        aside += unseen[left:]
    state = FortState(chance, mine, Hidden(cards, aside))
    resume(state, view)
    return state
