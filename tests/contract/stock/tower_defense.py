from __future__ import annotations

from deadroad.games.hit_z_road.cards import CARDS, TOKENS
from deadroad.games.tower_defense.public import NONE
from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.frame import State

# What random and greedy games must come across: domain -> values that they may miss, each with its reason.
REACH: dict[str, set[str]] = {
    "card": set(),
    "token": {"wound"},  # bots leave it lying (HTD-67)
    "bastion": set(),
    "warehouse": set(),
    "rank": set(),
    "wave": set(),
}
# What an observation leaves out: a path into a view, and why.
NOT_OBSERVED = {"public.turn": "only whether it is the first matters"}

# Edition of the environments, and a digest of what an agent meets.
EDITION = (3, "f27642997283b87f")


def count(state: State) -> dict[str, int]:
    """Every adventure card is to come, revealed, on the field, gone or aside: once."""
    assert isinstance(state, FortState)
    public, hidden = state.public, state.hidden
    cards = [*hidden.cards[public.drawn() :], *hidden.aside, *public.field, *public.gone, public.revealed]
    stock = public.stock
    assert min(stock.ammo, stock.fuel, stock.adrenaline, public.xp, *stock.tokens) >= 0
    assert all(held <= most for held, most in zip(stock.tokens, (1, 2, 1, 1, 2, 1, 1), strict=True))
    assert len(stock.tokens) == len(TOKENS)
    # HTD-20: one leader at most, and three regulars, in each bastion; nobody is counted below nothing.
    assert min(*public.home, *public.posted, *public.sent) >= 0
    assert max(public.home) <= 3
    # HTD-53: a cell holds one unit at most, a unit stands on one cell.
    units = [card for card in public.field if card != NONE]
    assert len(units) == len(set(units))
    return {f"card {card}": cards.count(card) for card in range(len(CARDS))}
