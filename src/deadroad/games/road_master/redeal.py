"""Shuffle the parts of the deck and the super-bonus pile that no seat knows."""

from __future__ import annotations

from deadroad.games.road_master.cards import COLOUR
from deadroad.games.road_master.state import RoadState
from deadroad.kernel.chance import Chance


def redeal(state: RoadState, chance: Chance) -> RoadState:
    """Shuffle the deck, keeping the visible back of its top card, and each batch of the pile.

    With all secrets, the cards of each batch are known: cards that left it are in a hand or in a batch of the
    seat that drew them. Only their order is unknown.
    """
    twin = state.clone()
    twin.chance = chance
    deck = chance.shuffled(state.hidden.deck)
    if deck:
        # The first shuffled card with that back is a uniformly random one.
        at = [COLOUR[card] for card in deck].index(state.public.top)
        deck.append(deck.pop(at))
    twin.hidden.deck = deck
    pile: list[int] = []
    at = len(state.hidden.pile)
    for size in state.public.batch_sizes:  # from the top, which is the end of the list
        pile = chance.shuffled(state.hidden.pile[at - size : at]) + pile
        at -= size
    twin.hidden.pile = pile
    return twin
