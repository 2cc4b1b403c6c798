"""The action deck: drawing, finding, discarding (ZTB-5, ZTB-10, ZTB-15)."""

from __future__ import annotations

from deadroad.games.zombietown import events
from deadroad.games.zombietown.components import CARDS, FACES, is_event, kind_of
from deadroad.games.zombietown.state import Town
from deadroad.kernel.sharing import without


def all_cards() -> list[int]:
    """Return the whole action deck, sorted."""
    cards: list[int] = []
    for face in range(FACES):
        cards += [face] * CARDS[face].copies
    return cards


def next_card(state: Town) -> int:
    """Take the top card. An empty deck is refilled from the discards. Return -1 if there is no card."""
    public = state.public
    hidden = state.hidden
    if not hidden.deck:
        if not public.discards:
            return -1
        hidden.deck = state.chance.shuffled(public.discards)
        public.discards = []
    face = hidden.deck[-1]
    hidden.deck = hidden.deck[:-1]
    state.reveal()
    return face


def draw(state: Town, seat: int) -> int:
    """Draw a card: an event is shown and discarded, any other goes to the hand. Return the card, or -1."""
    face = next_card(state)
    if face < 0:
        return face
    if is_event(face):
        state.public.discards = [*state.public.discards, face]
        state.tell(events.EVENT_DRAWN, seat, face)
    else:
        to_hand(state, seat, face)
    return face


def draw_supplies(state: Town, seat: int) -> None:
    """Draw a card of an airdrop: an event has no effect."""
    face = next_card(state)
    if face < 0:
        return
    if is_event(face):
        state.public.discards = [*state.public.discards, face]
        state.tell(events.EVENT_IGNORED, seat, face)
    else:
        to_hand(state, seat, face)


def to_hand(state: Town, seat: int, face: int) -> None:
    """Add a drawn card to a hand. Other seats learn only that a card was drawn."""
    secret = state.secrets[seat]
    state.set_secret(seat, secret.with_hand(sorted([*secret.hand, face])))
    state.public.players[seat].hand += 1
    state.tell(events.DREW, seat)
    state.whisper(seat, events.DREW_CARD, face)


def take_from_hand(state: Town, seat: int, kind: int) -> int:
    """Take a card of a kind out of a hand and reveal it. Return its face."""
    secret = state.secrets[seat]
    for at in range(len(secret.hand)):
        face = secret.hand[at]
        if kind_of(face) == kind:
            state.set_secret(seat, secret.with_hand(without(secret.hand, at)))
            state.public.players[seat].hand -= 1
            state.reveal()
            return face
    raise ValueError(kind)


def discard(state: Town, seat: int, kind: int) -> None:
    """Discard a card of a kind."""
    face = take_from_hand(state, seat, kind)
    state.public.discards = [*state.public.discards, face]
    state.tell(events.DISCARDED, seat, face)


def kinds_in(hand: list[int]) -> list[int]:
    """Return the kinds in a sorted hand, each once."""
    found: list[int] = []
    for face in hand:
        kind = kind_of(face)
        if not found or found[-1] != kind:
            found.append(kind)
    return found
