from __future__ import annotations

from deadroad.games.road_master.cards import BONUS_PILE, COLOUR, COLOURS, KINDS, deck_of
from deadroad.games.road_master.state import NOTHING, NOWHERE, RoadState
from deadroad.kernel.frame import State

# What random and greedy games must come across: domain -> values that they may miss, each with its reason.
# The contracts of the two advanced rules have tests of their own: no one game holds all 80.
REACH: dict[str, set[str]] = {
    "bonus": set(),
    "shortage": set(),
    "space": set(),
    "colour": set(),
    "warehouse": set(),
}
# What an observation leaves out: a path into a view, and why.
NOT_OBSERVED = {"public.round": "nothing depends on how many rounds were played"}

# Edition of the environments, and a digest of what an agent meets.
EDITION = (3, "98312e22a58421df")


def count(state: State) -> dict[str, int]:
    """Every cube, contract, shortage and super-bonus is in one place; every truck on its own space."""
    assert isinstance(state, RoadState)
    public, hidden = state.public, state.hidden
    found: dict[str, int] = {}
    for colour, name in enumerate(COLOURS):
        lying = sum(public.stock[warehouse][colour] for warehouse in range(KINDS))
        found[name] = lying + public.out[colour]
        for haulier in public.hauliers:
            assert haulier.cargo[colour] >= 0
            found[name] += haulier.cargo[colour]
    cards = [card for card in [*hidden.deck, *public.gone, *public.exchange] if card != NOTHING]
    bonuses = list(hidden.pile)
    standing: list[int] = []
    for seat, haulier in enumerate(public.hauliers):
        cards += haulier.contracts
        bonuses += [*state.secrets[seat].kept, *state.secrets[seat].looking]
        assert len(state.secrets[seat].kept) == haulier.bonuses
        assert haulier.aboard() <= 5
        for contract, laid in zip(haulier.contracts, haulier.laid, strict=True):
            found[COLOURS[COLOUR[contract]]] += laid
        if haulier.truck != NOWHERE:
            standing.append(haulier.truck)
    assert len(set(standing)) == len(standing)
    assert len(hidden.deck) == public.deck
    assert len(hidden.pile) == sum(public.batch_sizes)
    assert sorted(bonuses) == BONUS_PILE
    assert sorted(cards) == deck_of(public.shortages, public.explosives, public.perishables)
    return found
