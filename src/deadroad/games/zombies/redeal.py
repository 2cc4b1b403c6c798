"""A position with the deck and the pile of tiles shuffled again."""

from __future__ import annotations

from deadroad.games.zombies.setup import shuffled_pile
from deadroad.games.zombies.state import Zombies
from deadroad.kernel.chance import Chance


def redeal(state: Zombies, chance: Chance) -> Zombies:
    """Shuffle what is left of the deck and of the pile; hands stay as they are."""
    twin = state.clone()
    twin.chance = chance
    twin.hidden.deck = chance.shuffled(state.hidden.deck[: state.public.deck_size])
    twin.hidden.pile = shuffled_pile(state.public, chance)
    return twin
