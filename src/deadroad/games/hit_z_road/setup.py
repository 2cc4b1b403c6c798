"""Set-up (HZR-1 to HZR-8)."""

from __future__ import annotations

from typing import Final

from deadroad.games.hit_z_road.cards import LEVELS, cards_of_level
from deadroad.games.hit_z_road.group import Group
from deadroad.games.hit_z_road.state import Hidden, Public, RoadState
from deadroad.games.hit_z_road.trip import Trip
from deadroad.kernel.chance import Chance

REMOVED: Final = 4  # unseen, of each level (HZR-4)


def set_table(seats: int, chance: Chance) -> RoadState:
    """Return the table before the first round."""
    public = Public()
    public.groups = [Group(5, 4, 4, 4) for _ in range(seats)]
    public.order = chance.shuffled(list(range(seats)))
    public.bids = [0] * seats
    deck, aside = stacked_deck(seats, chance)
    public.deck_left = len(deck)
    state = RoadState(seats, chance, public, Hidden(deck, [], aside))
    state.stack = [Trip()]
    return state


def deck_sizes(*, indexed: bool) -> list[int]:
    """Return how many cards of each level are in the deck (HZR-4)."""
    return [len(cards_of_level(level, indexed=indexed)) - REMOVED for level in range(1, LEVELS + 1)]


def stacked_deck(seats: int, chance: Chance) -> tuple[list[int], list[int]]:
    """Return the deck, level 1 on top, and the cards removed unseen (HZR-4, HZR-5)."""
    deck: list[int] = []
    aside: list[int] = []
    for level in range(1, LEVELS + 1):
        cards = chance.shuffled(cards_of_level(level, indexed=seats == 4))
        aside += cards[:REMOVED]
        deck += cards[REMOVED:]
    return deck, aside
