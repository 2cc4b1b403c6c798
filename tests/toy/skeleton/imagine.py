"""Imagine a whole state from a view: the unseen cards are dealt at random."""

from __future__ import annotations

from deadroad.kernel.chance import Chance
from deadroad.kernel.view import View, resume
from tests.toy.skeleton.options import CARDS
from tests.toy.skeleton.state import Hidden, Position, Public, Secret


def imagine(view: View, chance: Chance) -> Position:
    """Deal the cards that the view does not show to the other hands and the deck."""
    public = view.public
    assert isinstance(public, Public)
    own = view.secret
    seen = public.spent_cards.copy()
    for cards in public.shown_cards:
        seen += cards
    if isinstance(own, Secret):
        seen += own.cards
    unseen = chance.shuffled([card for card in range(CARDS) if card not in seen])
    secrets: list[Secret] = []
    for seat in range(view.seats):
        if seat == view.seat and isinstance(own, Secret):
            secrets.append(own.clone())
        else:
            size = public.hand_sizes[seat]
            secrets.append(Secret(sorted(unseen[:size])))
            unseen = unseen[size:]
    state = Position(view.seats, chance, public.clone(), secrets, Hidden(unseen))
    resume(state, view)
    return state
