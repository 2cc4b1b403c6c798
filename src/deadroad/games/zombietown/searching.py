"""Searching houses, and the keys in them (ZTB-15, ZRR-10 to ZRR-12)."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.zombietown import events
from deadroad.games.zombietown.board import SQUARES
from deadroad.games.zombietown.components import CARDS, HOUSE_CARDS, is_event
from deadroad.games.zombietown.deck import draw
from deadroad.games.zombietown.deeds import KEY, SEARCH, did
from deadroad.games.zombietown.effects import event
from deadroad.games.zombietown.state import Public, Town
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.sharing import changed

UNSEEN: Final = -1


def why_no_search(public: Public, seat: int) -> str:
    """Return why a pawn can't search where it stands; "" if it can."""
    player = public.players[seat]
    house = player.space - SQUARES
    if house < 0:
        return "not-in-house"
    if public.zombies[player.space] > 0:
        return "zombies-here"
    if public.finds[house] == 0:
        return "nothing-left"
    if public.guards[house] and public.owner[house] != seat:
        return "guarded"
    return ""


def search(state: Town, seat: int) -> None:
    """Search the house the pawn is in."""
    public = state.public
    house = public.players[seat].space - SQUARES
    card = HOUSE_CARDS[public.house_cards[house]]
    finds = min(2, public.finds[house]) if card.twice else 1
    public.finds = changed(public.finds, house, public.finds[house] - finds)
    player = public.players[seat]
    player.searched |= 1 << house
    did(player, SEARCH)
    state.tell(events.SEARCHED, seat, house, public.finds[house])
    state.call(Find(seat, house, finds))


@final
class Find(Frame[Town]):
    """Draw the found cards one by one. A card of the house's family gives one more (ZTB-15)."""

    __slots__ = ("finder", "house", "left", "lucky")

    def __init__(self, finder: int, house: int, left: int) -> None:
        self.finder = finder
        self.house = house
        self.left = left
        self.lucky = False  # the extra card has been drawn

    def clone(self) -> Find:
        twin = Find(self.finder, self.house, self.left)
        twin.lucky = self.lucky
        return twin

    def run(self, state: Town) -> Flow:
        if self.left == 0:
            return Flow.DONE
        self.left -= 1
        face = draw(state, self.finder)
        if face < 0:
            return Flow.DONE
        if is_event(face):
            return state.maybe_call(event(state, face))
        affinity = HOUSE_CARDS[state.public.house_cards[self.house]].affinity
        if not self.lucky and CARDS[face].family == affinity:
            self.lucky = True
            self.left += 1
        return Flow.CALL


def can_look(public: Public, seat: int, seen: list[int]) -> bool:
    """Return whether the pawn's house has a key that this seat has not looked at."""
    house = public.players[seat].space - SQUARES
    return house >= 0 and bool(public.key_lies) and public.key_lies[house] and seen[house] == UNSEEN


def look(state: Town, seat: int) -> None:
    """Look at the key in secret. Other seats learn only that the seat looked."""
    public = state.public
    house = public.players[seat].space - SQUARES
    car = state.hidden.key_on[house]
    secret = state.secrets[seat]
    state.set_secret(seat, secret.with_seen(changed(secret.seen, house, car)))
    public.looked = changed(public.looked, house, public.looked[house] | 1 << seat)
    state.reveal()
    state.tell(events.LOOKED, seat, house)
    state.whisper(seat, events.SAW_KEY, house, car)


def take_key(state: Town, seat: int) -> None:
    """Take the key of the house. It is public from now on."""
    public = state.public
    house = public.players[seat].space - SQUARES
    car = state.hidden.key_on[house]
    state.hidden.key_on = changed(state.hidden.key_on, house, UNSEEN)
    public.key_lies = changed(public.key_lies, house, False)
    public.looked = changed(public.looked, house, 0)
    for other, secret in enumerate(state.secrets):
        if secret.seen[house] != UNSEEN:
            state.set_secret(other, secret.with_seen(changed(secret.seen, house, UNSEEN)))
    public.key_holder = changed(public.key_holder, car, seat)
    did(public.players[seat], KEY)
    state.reveal()
    state.tell(events.TOOK_KEY, seat, house, car)


def reclaim_key(state: Town, seat: int) -> None:
    """Take the returned key of this house's own car."""
    public = state.public
    house = public.players[seat].space - SQUARES
    public.key_back = changed(public.key_back, house, False)
    public.key_holder = changed(public.key_holder, house, seat)
    did(public.players[seat], KEY)
    state.tell(events.TOOK_KEY, seat, house, house)
