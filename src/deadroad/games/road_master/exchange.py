"""Contracts: the freight exchange, its deck, shortages and emptied warehouses (RDM-20 to RDM-29)."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.road_master.cards import COLOUR, SHORTAGE
from deadroad.games.road_master.effects import shortage
from deadroad.games.road_master.events import DREW, EMPTIED, TOOK, TURNED_UP
from deadroad.games.road_master.options import DONE, DRAW, TAKE
from deadroad.games.road_master.state import NOTHING, RoadState
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed

PICKS: Final = 3  # contracts one action takes at most (RDM-20)


def turn_up(state: RoadState) -> int:
    """Take the top card off the deck, face up."""
    public = state.public
    deck = state.hidden.deck
    card = deck[-1]
    set_deck(state, deck[:-1])
    state.reveal()
    if card >= SHORTAGE:
        public.gone = [*public.gone, card]
        close_if_empty(state, shortage(state, card))
    return card


def set_deck(state: RoadState, deck: list[int]) -> None:
    """Set the deck. Its size and the back of its top card are public."""
    state.hidden.deck = deck
    state.public.deck = len(deck)
    state.public.top = COLOUR[deck[-1]] if deck else NOTHING


def refill(state: RoadState) -> None:
    """Fill up the exchange while the deck lasts. Shortages take effect (RDM-3, RDM-22, RDM-23)."""
    public = state.public
    while public.deck and NOTHING in public.exchange:
        card = turn_up(state)
        if card < SHORTAGE:
            # A shortage may have emptied more places, so start again at the first empty one.
            public.exchange = changed(public.exchange, public.exchange.index(NOTHING), card)
            state.tell(TURNED_UP, card)


def close_if_empty(state: RoadState, warehouse: int) -> None:
    """Remove the contracts of a warehouse without a cube of its own colour (RDM-27). Call `refill` next."""
    public = state.public
    if public.stock[warehouse][warehouse] or public.closed >> warehouse & 1:
        return
    public.closed |= 1 << warehouse
    shown = [card for card in public.exchange if card != NOTHING and COLOUR[card] == warehouse]
    buried = sorted([card for card in state.hidden.deck if COLOUR[card] == warehouse])
    public.gone = [*public.gone, *shown, *buried]
    public.exchange = [NOTHING if card in shown else card for card in public.exchange]
    set_deck(state, [card for card in state.hidden.deck if COLOUR[card] != warehouse])
    state.reveal()
    state.tell(EMPTIED, warehouse, warehouse, items=shown)


@final
class Exchange(Frame[RoadState]):
    """Taking one to three contracts, one by one."""

    __slots__ = ("finished", "taken", "who")

    def __init__(self, who: int) -> None:
        self.who = who
        self.taken = 0
        self.finished = False

    def clone(self) -> Exchange:
        twin = Exchange(self.who)
        twin.taken = self.taken
        twin.finished = self.finished
        return twin

    def run(self, state: RoadState) -> Flow:
        if self.finished or self.taken == PICKS or not on_offer(state):
            return Flow.DONE
        return Flow.ASK

    def seat(self, state: RoadState) -> int:
        return self.who

    def options(self, state: RoadState) -> tuple[int, ...]:
        found = [TAKE + card for card in state.public.exchange if card != NOTHING]
        if state.public.deck:
            found.append(DRAW)
        if self.taken:
            found.append(DONE)
        return tuple(found)

    def answer(self, state: RoadState, option: int) -> None:
        if option == DONE:
            self.finished = True
        elif option == DRAW:
            card = turn_up(state)
            if card < SHORTAGE:  # RDM-26: a shortage does not count as a pick
                state.tell(DREW, self.who, card)
                self._take(state, card)
            refill(state)
        else:
            card = option - TAKE
            state.public.exchange = [NOTHING if shown == card else shown for shown in state.public.exchange]
            state.tell(TOOK, self.who, card)
            self._take(state, card)
            refill(state)

    def _take(self, state: RoadState, card: int) -> None:
        haulier = state.public.hauliers[self.who]
        haulier.contracts = [*haulier.contracts, card]
        haulier.laid = [*haulier.laid, 0]
        state.public.stirred = True
        self.taken += 1

    def prompt(self, state: RoadState) -> Prompt:
        return Prompt("exchange", "RDM-20", {"left": PICKS - self.taken})

    def tries(self, state: RoadState) -> tuple[int, ...]:
        shown = [TAKE + card for card in state.public.exchange if card != NOTHING]
        own = [TAKE + card for card in state.public.hauliers[self.who].contracts]
        return (*shown, DRAW, DONE, *own)

    def verdict(self, state: RoadState, option: int) -> Refusal | None:
        if option == DRAW:
            return None if state.public.deck else Refusal(DRAW, "RDM-29", "deck-empty")
        if option == DONE:
            return None if self.taken else Refusal(DONE, "RDM-20", "take-one")
        own = option - TAKE in state.public.hauliers[self.who].contracts
        return Refusal(option, "RDM-20", "already-yours") if own else None


def on_offer(state: RoadState) -> bool:
    """Return whether a contract can be taken, face up or unseen (RDM-29)."""
    # The exchange is full while the deck lasts, so it is empty only if no contract is left.
    return state.public.deck > 0 or any(card != NOTHING for card in state.public.exchange)
