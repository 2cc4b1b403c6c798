"""The rounds: seats play a card or pass, may raise, and the highest card wins a point (SKE-2 to SKE-6)."""

from __future__ import annotations

from typing import Final, final

from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.frames.ask import Ask
from deadroad.kernel.frames.window import Window
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed
from tests.toy.skeleton.events import DRAWN, DREW, PASSED, PLAYED, RAISED, WON
from tests.toy.skeleton.options import PASS, PLAY
from tests.toy.skeleton.state import Position, Secret

BEFORE_COUNT: Final = 0  # the timing of the window, an index into `timings`


@final
class Rounds(Frame[Position]):
    """All rounds. `asked` counts the seats that were asked in this round; the window comes after them."""

    __slots__ = ("asked",)

    def __init__(self) -> None:
        self.asked = 0

    def clone(self) -> Rounds:
        twin = Rounds()
        twin.asked = self.asked
        return twin

    def run(self, state: Position) -> Flow:
        public = state.public
        if public.round > public.rounds:
            return Flow.DONE
        if self.asked < state.seats:
            seat = (public.first + self.asked) % state.seats
            self.asked += 1
            return state.call(Turn(seat))
        if self.asked == state.seats:
            self.asked += 1
            order = tuple([(public.first + step) % state.seats for step in range(state.seats)])
            return state.call(Raise(BEFORE_COUNT, order))
        self.asked = 0
        end_round(state)
        return Flow.CALL


@final
class Turn(Ask[Position]):
    """One seat plays a card or passes (SKE-3, SKE-4)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def clone(self) -> Turn:
        twin = Turn(self.player)
        twin.copy_ask(self)
        return twin

    def seat(self, state: Position) -> int:
        return self.player

    def moment(self, state: Position) -> bool:
        # Asked even if only one answer is legal: the number of answers depends on the hand.
        return True

    def tries(self, state: Position) -> tuple[int, ...]:
        return (PASS, *[PLAY + card for card in state.secrets[self.player].cards])

    def verdict(self, state: Position, option: int) -> Refusal | None:
        if option == PASS and self.player == state.public.first:
            return Refusal(option, "SKE-4", "leads")
        return None

    def take(self, state: Position, option: int) -> None:
        if option == PASS:
            state.tell(PASSED, self.player)
            return
        card = option - PLAY
        public = state.public
        set_hand(state, self.player, [held for held in state.secrets[self.player].cards if held != card])
        public.shown_cards = changed(public.shown_cards, self.player, [card])
        state.tell(PLAYED, self.player, card)

    def prompt(self, state: Position) -> Prompt:
        return Prompt("turn", "SKE-3", {"round": state.public.round})


@final
class Raise(Window[Position]):
    """Seats that played a card may add a higher one, before the cards are compared (SKE-5)."""

    __slots__ = ()

    def clone(self) -> Raise:
        twin = Raise(self.timing, self.order)
        twin.copy_window(self)
        return twin

    def eligible(self, state: Position, seat: int) -> bool:
        # Public facts only: a seat is asked even if no card in its hand is high enough.
        public = state.public
        return len(public.shown_cards[seat]) == 1 and public.hand_sizes[seat] > 0

    def acts(self, state: Position, seat: int) -> tuple[int, ...]:
        highest = highest_card(state)
        return tuple([PLAY + card for card in state.secrets[seat].cards if card > highest])

    def act(self, state: Position, seat: int, option: int) -> None:
        card = option - PLAY
        public = state.public
        set_hand(state, seat, [held for held in state.secrets[seat].cards if held != card])
        public.shown_cards = changed(public.shown_cards, seat, [*public.shown_cards[seat], card])
        state.tell(RAISED, seat, card)

    def pass_option(self) -> int:
        return PASS

    def tries(self, state: Position) -> tuple[int, ...]:
        return (PASS, *[PLAY + card for card in state.secrets[self.seat(state)].cards])

    def verdict(self, state: Position, option: int) -> Refusal | None:
        highest = highest_card(state)
        if option == PASS or option - PLAY > highest:
            return None
        return Refusal(option, "SKE-5", "low", {"card": highest})

    def prompt(self, state: Position) -> Prompt:
        return Prompt("raise", "SKE-5", {"card": highest_card(state)})


def highest_card(state: Position) -> int:
    """Return the highest card on the table. The first seat always plays one."""
    return max([card for cards in state.public.shown_cards for card in cards])


def end_round(state: Position) -> None:
    """Give the point to the highest card, then let the seats that played draw (SKE-2, SKE-6)."""
    public = state.public
    shown = public.shown_cards
    highest = highest_card(state)
    winner = public.first
    for seat in range(state.seats):
        if highest in shown[seat]:
            winner = seat
    state.tell(WON, winner, highest)
    public.points = changed(public.points, winner, public.points[winner] + 1)
    public.first = winner
    public.round += 1
    public.shown_cards = [[] for _ in range(state.seats)]
    for seat in range(state.seats):
        public.spent_cards = public.spent_cards + shown[seat]
        if shown[seat] and public.round <= public.rounds:
            draw(state, seat)


def draw(state: Position, seat: int) -> None:
    """Draw the next card of the deck, if there is one (SKE-2)."""
    public = state.public
    if public.deck_size == 0:
        return
    public.deck_size -= 1
    card = state.hidden.deck[-1]
    state.hidden.deck = state.hidden.deck[:-1]
    state.reveal()
    set_hand(state, seat, sorted([*state.secrets[seat].cards, card]))
    state.tell(DREW, seat)
    state.whisper(seat, DRAWN, card)


def set_hand(state: Position, seat: int, cards: list[int]) -> None:
    """Replace a hand; every seat sees its size."""
    state.secrets = changed(state.secrets, seat, Secret(cards))
    state.public.hand_sizes = changed(state.public.hand_sizes, seat, len(cards))
