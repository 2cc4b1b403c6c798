"""Shuffle the decks, and the keys that no seat has looked at."""

from __future__ import annotations

from deadroad.games.zombietown.searching import UNSEEN
from deadroad.games.zombietown.state import Town
from deadroad.kernel.chance import Chance


def redeal(state: Town, chance: Chance) -> Town:
    """Shuffle every deck and the unseen keys. Hands, agendas and seen keys stay."""
    twin = state.clone()
    twin.chance = chance
    hidden = twin.hidden
    hidden.deck = chance.shuffled(state.hidden.deck)
    hidden.combat = chance.shuffled(state.hidden.combat)
    hidden.agendas = chance.shuffled(state.hidden.agendas)
    hidden.house_cards = chance.shuffled(state.hidden.house_cards)
    hidden.key_on = _shuffled_keys(state, chance)
    return twin


def _shuffled_keys(state: Town, chance: Chance) -> list[int]:
    keys = list(state.hidden.key_on)
    houses: list[int] = []
    for house in range(len(keys)):
        if keys[house] != UNSEEN and not state.public.looked[house]:
            houses.append(house)
    loose = chance.shuffled([keys[house] for house in houses])
    for at in range(len(houses)):
        keys[houses[at]] = loose[at]
    return keys
