"""A whole state that a view could be of: the unseen cards of each level in a new random order."""

from __future__ import annotations

from typing import Final

from deadroad.games.hit_z_road.cards import LEVELS, cards_of_level
from deadroad.games.hit_z_road.state import FACE_DOWN, Hidden, Public, RoadState
from deadroad.kernel.chance import Chance
from deadroad.kernel.view import View, resume

# Cards of each level in the deck, by whether the index cards are in (HZR-4, HZR-5).
WITH_INDEX: Final = (16, 24, 24)
WITHOUT_INDEX: Final = (12, 18, 18)


def imagine(view: View, chance: Chance) -> RoadState:
    """Deal the unseen anew: to the face-down road cards, to what is left of the deck, the rest aside."""
    public = view.public
    assert isinstance(public, Public)
    mine = public.clone()
    indexed = view.seats == 4
    sizes = WITH_INDEX if indexed else WITHOUT_INDEX
    deck_size = sum(sizes)
    drawn = deck_size - mine.deck_left
    deck: list[int] = [0] * drawn
    down = list(mine.roads)
    aside: list[int] = []
    ends = 0
    for level in range(1, LEVELS + 1):
        unseen = chance.shuffled(
            [card for card in cards_of_level(level, indexed=indexed) if card not in mine.seen]
        )
        ends += sizes[level - 1]
        if ends - sizes[level - 1] < drawn <= ends:  # the level of the roads that lie on the table
            for at, card in enumerate(down):
                if card == FACE_DOWN:
                    down[at] = unseen.pop()
        left = min(sizes[level - 1], max(0, ends - drawn))
        deck += unseen[:left]
        aside += unseen[left:]
    state = RoadState(view.seats, chance, mine, Hidden(deck, down, aside))
    resume(state, view)
    return state
