from __future__ import annotations

from deadroad.kernel.frame import State
from tests.toy.lanterns.state import LanternState

REACH: dict[str, set[str]] = {"card": set(), "gem": set()}


def count(state: State) -> dict[str, int]:
    assert isinstance(state, LanternState)
    held = [card for secret in state.secrets for card in [*secret.hand, *secret.looking]]
    cards = [*held, *state.hidden.deck, *state.public.spent]
    assert len(state.hidden.deck) == state.public.deck_left
    assert [len(secret.hand) for secret in state.secrets] == state.public.hands
    return {f"card {card}": cards.count(card) for card in range(8)}
