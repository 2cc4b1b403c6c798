from __future__ import annotations

from deadroad.games.zombies import GAME
from deadroad.games.zombies.cards import CARDS, ITEMS
from deadroad.games.zombies.state import UNLIMITED, Zombies
from deadroad.games.zombies.tiles import HOLDS, KINDS
from deadroad.kernel.frame import State

# What random and greedy games must come across: domain -> values that they may miss, each with its reason.
REACH: dict[str, set[str]] = {
    "card": set(),
    "tile": {"square"},  # lies on the table before anything is told
}

# Random players hardly ever win: with the usual goal they take up to 11,000 plies. The scenarios play whole
# games with the usual settings.
BRIEF: dict[str, object] = GAME.brief()

# Edition of the environments, and a digest of what an agent meets.
EDITION = (3, "160b56eb292310b3")


def count(state: State) -> dict[str, int]:
    """Every card is in one place, every tile laid or in the pile as all can see, no space holds too much."""
    assert isinstance(state, Zombies)
    public, hidden, town = state.public, state.hidden, state.public.town
    cards = hidden.deck[: public.deck_size]
    for seat, secret in enumerate(state.secrets):
        assert len(secret.hand) == public.hand_sizes[seat] <= 3
        assert secret.hand == sorted(secret.hand)
        cards = cards + secret.hand
        cards += [item for item in range(ITEMS) if public.holds(seat, item)]
        assert min(public.lives[seat], public.bullets[seat], public.zombies[seat]) >= 0
        assert public.lives[seat] <= 5
        assert (public.lives[seat] == 0) == (public.down[seat] == 1)
    for tile in range(len(town.shapes)):
        legal = town.legal(tile)
        assert (town.zombies[tile] | town.lives[tile] | town.bullets[tile]) & ~legal == 0
        assert town.lives[tile] & town.bullets[tile] == 0
    assert town.free == sum(HOLDS[town.legal(tile) & ~town.zombies[tile]] for tile in range(len(town.shapes)))
    for kind in range(KINDS):
        assert hidden.pile[: public.pile_size].count(kind) == public.pile[kind]
    if public.supply != UNLIMITED:
        there = sum(HOLDS[mask] for mask in town.zombies)
        assert there + sum(public.zombies) + public.supply == 100
    return {f"card {card}": cards.count(card) + public.discards[card] for card in range(CARDS)}
