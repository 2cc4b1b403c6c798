"""Imagine a whole state from a view: unseen cards and the order of the piles are dealt again."""

from __future__ import annotations

from deadroad.games.zombies.cards import CARDS, ITEMS
from deadroad.games.zombies.setup import copies_in_deck, shuffled_pile
from deadroad.games.zombies.state import Hidden, Public, Secret, Zombies
from deadroad.kernel.chance import Chance
from deadroad.kernel.view import View, resume


def imagine(view: View, chance: Chance) -> Zombies:
    """Deal the cards a seat can't see to the other hands and the deck, and shuffle the pile of tiles."""
    public = view.public
    assert isinstance(public, Public)
    mine = public.clone()
    own: list[int] = []
    if view.secret is not None:
        assert isinstance(view.secret, Secret)
        own = view.secret.hand
    unseen = chance.shuffled(_unseen(mine, view.seats, own))
    secrets: list[Secret] = []
    for seat in range(view.seats):
        if seat == view.seat:
            secrets.append(Secret(own))
        else:
            size = mine.hand_sizes[seat]
            secrets.append(Secret(sorted(unseen[:size])))
            unseen = unseen[size:]
    state = Zombies(view.seats, chance, mine, secrets, Hidden(unseen, shuffled_pile(mine, chance)))
    resume(state, view)
    return state


def _unseen(public: Public, seats: int, own: list[int]) -> list[int]:
    found: list[int] = []
    for card in range(CARDS):
        copies = copies_in_deck(public, seats, card) - public.discards[card]
        if card < ITEMS:
            for held in public.items:
                copies -= held >> card & 1
        for held_card in own:
            if held_card == card:
                copies -= 1
        for _ in range(copies):
            found.append(card)
    return found
