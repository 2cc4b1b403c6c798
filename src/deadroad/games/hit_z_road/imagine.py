"""Imagine a whole state from a view: the unseen cards of each level in a new random order."""

from __future__ import annotations

from typing import Final

from deadroad.games.hit_z_road.cards import CARDS, LEVELS, cards_of_level
from deadroad.games.hit_z_road.setup import deck_sizes
from deadroad.games.hit_z_road.state import FACE_DOWN, Hidden, Public, RoadState
from deadroad.kernel.chance import Chance
from deadroad.kernel.view import View, resume

# Cards of each level in the deck, by whether the index cards are in (HZR-4, HZR-5).
WITH_INDEX: Final[list[int]] = deck_sizes(indexed=True)
WITHOUT_INDEX: Final[list[int]] = deck_sizes(indexed=False)


def imagine(view: View, chance: Chance) -> RoadState:
    """Deal the unseen cards to the face-down roads and the deck. The rest is set aside."""
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
    seen = [False] * len(CARDS)
    for card in mine.seen:
        seen[card] = True
    ends = 0
    first = drawn - len(down)  # where the road cards were in the deck
    for level in range(1, LEVELS + 1):
        unseen = chance.shuffled([card for card in cards_of_level(level, indexed=indexed) if not seen[card]])
        ends += sizes[level - 1]
        for at, card in enumerate(down):
            if card == FACE_DOWN and ends - sizes[level - 1] <= first + at < ends:
                down[at] = unseen.pop()
        left = min(sizes[level - 1], max(0, ends - drawn))
        deck += unseen[:left]
        aside += unseen[left:]
    state = RoadState(view.seats, chance, mine, Hidden(deck, down, aside))
    resume(state, view)
    return state
