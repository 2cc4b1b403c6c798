from __future__ import annotations

from deadroad.kernel.frame import State
from tests.toy.skeleton.options import CARDS
from tests.toy.skeleton.state import Position

# Domains whose every value must occur in play -> values that may not, each with its reason.
REACH: dict[str, set[str]] = {"card": set()}


def count(state: State) -> dict[str, int]:
    """Return what must never change: every card is in one place."""
    assert isinstance(state, Position)
    public = state.public
    cards = state.hidden.deck + public.spent_cards
    for secret in state.secrets:
        cards = cards + secret.cards
    for shown in public.shown_cards:
        cards = cards + shown
    assert len(state.hidden.deck) == public.deck_size
    assert [len(secret.cards) for secret in state.secrets] == public.hand_sizes
    return {f"card {card}": cards.count(card) for card in range(CARDS)}
