from __future__ import annotations

from deadroad.games.hit_z_road.cards import CARDS, TOKENS
from deadroad.games.hit_z_road.journey import Encounter, Journey, Leg
from deadroad.games.hit_z_road.state import RoadState
from deadroad.kernel.frame import State

# What random and greedy games must come across: domain -> values that they may miss, each with its reason.
REACH: dict[str, set[str]] = {"card": set(), "token": set(), "face": set()}

# Edition of the environments, and a digest of what an agent meets.
EDITION = (3, "2990f09021c2edc8")


def count(state: State) -> dict[str, int]:
    """Every adventure card is in the deck, on a road, won, in the box or aside: once."""
    assert isinstance(state, RoadState)
    public, hidden = state.public, state.hidden
    cards = [*hidden.deck[len(hidden.deck) - public.deck_left :], *hidden.aside, *public.box]
    for group in public.groups:
        cards += group.won
        assert min(group.ammo, group.fuel, group.adrenaline, group.survivors, *group.tokens) >= 0
    for road, taker in enumerate(public.taken):
        cards += hidden.roads[2 * road + met(state, road, taker) : 2 * road + 2]
    tokens = [sum(group.tokens[token] for group in public.groups) for token in range(len(TOKENS))]
    assert all(held <= most for held, most in zip(tokens, (1, 2, 1, 1, 2, 1, 1), strict=True))
    return {f"card {card}": cards.count(card) for card in range(len(CARDS))}


def met(state: RoadState, road: int, taker: int) -> int:
    """How many cards of a road have left it: both once its journey is over."""
    if taker < 0:
        return 0
    for frame in state.stack:
        if isinstance(frame, Journey) and frame.traveller == taker and frame.road == road:
            under_way = any(isinstance(other, Encounter) for other in state.stack)
            if frame.leg is Leg.TOLL:
                return 0
            return (1 if frame.leg is Leg.RIGHT else 0) + (0 if under_way else 1)
    return 2
