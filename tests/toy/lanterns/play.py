from __future__ import annotations

from enum import Enum
from typing import Final, final

from deadroad.kernel.event import Told, Whispered
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.frames.choose import Choose
from deadroad.kernel.frames.each import Each
from deadroad.kernel.frames.pay import Pay
from deadroad.kernel.frames.window import Window
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed
from tests.toy.lanterns.gems import POINTS
from tests.toy.lanterns.options import DIM, DONE, GEM, KEEP, PASS, PAY, PLAY, RELIGHT
from tests.toy.lanterns.state import LanternState

ROUNDS: Final = 3
DUSK: Final = 0

PLAYED: Final = Told("played", "LAN-3", "seat card")
TOOK: Final = Told("took", "LAN-4", "seat gem")
PAID: Final = Told("paid", "LAN-5", "seat coin")
ROLLED: Final = Told("rolled", "LAN-6", "seat dice*")
RELIT: Final = Told("relit", "LAN-6", "seat")
DREW: Final = Told("drew", "LAN-2", "seat amount")
SAW: Final = Whispered("saw", "LAN-2", "cards*:card")


@final
class Step(Enum):
    DRAW = 0
    DUSK = 1
    SHOP = 2
    PRICE = 3
    LIGHT = 4


class Evening(Frame[LanternState]):
    """Each seat in turn: draw, dusk window, gems, price, lanterns."""

    __slots__ = ("active", "bought", "step")

    def __init__(self) -> None:
        self.active = 0
        self.step: Step = Step.DRAW
        self.bought = 0

    def run(self, state: LanternState) -> Flow:
        public = state.public
        match self.step:
            case Step.DRAW:
                if public.round == ROUNDS:
                    return Flow.DONE
                self.step = Step.DUSK
                return draw(state, self.active)
            case Step.DUSK:
                self.step = Step.SHOP
                order = [(self.active + at) % state.seats for at in range(state.seats)]
                return state.call(Dusk(DUSK, tuple(order)))
            case Step.SHOP:
                self.step = Step.PRICE
                self.bought = len(public.gems)
                return state.call(Gems(self.active, 0, 2))
            case Step.PRICE:
                self.step = Step.LIGHT
                return state.call(Price(self.active, self.bought - len(public.gems)))
            case Step.LIGHT:
                seat = self.active
                self.step = Step.DRAW
                self.active = (seat + 1) % state.seats
                public.round += self.active == 0
                return state.call(Lanterns(seat))

    def clone(self) -> Evening:
        twin = Evening()
        twin.active = self.active
        twin.step = self.step
        twin.bought = self.bought
        return twin


def draw(state: LanternState, seat: int) -> Flow:
    """Look at two cards of the deck and keep one."""
    public = state.public
    count = min(2, public.deck_left)
    if count == 0:
        return Flow.CALL
    state.secrets[seat].looking = state.hidden.deck[:count]
    state.hidden.deck = state.hidden.deck[count:]
    public.deck_left -= count
    state.reveal()
    state.tell(DREW, seat, count)
    state.whisper(seat, SAW, items=tuple(state.secrets[seat].looking))
    return state.call(Look(seat))


class Look(Frame[LanternState]):
    """Keep one of the cards looked at: a secret answer."""

    __slots__ = ("kept", "looker")

    def __init__(self, looker: int) -> None:
        self.looker = looker
        self.kept = False

    def run(self, state: LanternState) -> Flow:
        return Flow.DONE if self.kept else Flow.ASK

    def seat(self, state: LanternState) -> int:
        return self.looker

    def secret(self, state: LanternState) -> bool:
        return True

    def moment(self, state: LanternState) -> bool:
        return True

    def tries(self, state: LanternState) -> tuple[int, ...]:
        return tuple(KEEP + card for card in state.secrets[self.looker].looking)

    def verdict(self, state: LanternState, option: int) -> Refusal | None:
        return None

    def answer(self, state: LanternState, option: int) -> None:
        self.kept = True
        secret = state.secrets[self.looker]
        card = option - KEEP
        # The other card goes under the deck, where nobody else knows it.
        state.hidden.deck = state.hidden.deck + [other for other in secret.looking if other != card]
        state.public.deck_left = len(state.hidden.deck)
        secret.hand = sorted([*secret.hand, card])
        secret.looking = []
        state.public.hands = changed(state.public.hands, self.looker, len(secret.hand))

    def clone(self) -> Look:
        twin = Look(self.looker)
        twin.kept = self.kept
        return twin

    def prompt(self, state: LanternState) -> Prompt:
        return Prompt("look", "LAN-2")


class Dusk(Window[LanternState]):
    __slots__ = ()

    def eligible(self, state: LanternState, seat: int) -> bool:
        return state.public.hands[seat] > 0 and state.public.played[seat] < state.public.round + 1

    def acts(self, state: LanternState, seat: int) -> tuple[int, ...]:
        return tuple(PLAY + card for card in state.secrets[seat].hand if card % 2 == 0)

    def act(self, state: LanternState, seat: int, option: int) -> None:
        public = state.public
        card = option - PLAY
        hand = [held for held in state.secrets[seat].hand if held != card]
        state.secrets[seat].hand = hand
        public.hands = changed(public.hands, seat, len(hand))
        public.played = changed(public.played, seat, public.round + 1)
        public.points = changed(public.points, seat, public.points[seat] + card)
        public.spent = [*public.spent, card]
        state.tell(PLAYED, seat, card)

    def pass_option(self) -> int:
        return PASS

    def clone(self) -> Dusk:
        twin = Dusk(self.timing, self.order)
        twin.copy_window(self)
        return twin

    def prompt(self, state: LanternState) -> Prompt:
        return Prompt("dusk", "LAN-3")

    def tries(self, state: LanternState) -> tuple[int, ...]:
        return (PASS, *[PLAY + card for card in state.secrets[self.seat(state)].hand])

    def verdict(self, state: LanternState, option: int) -> Refusal | None:
        card = option - PLAY
        if option == PASS or card % 2 == 0:
            return None
        return Refusal(option, "LAN-3", "odd", {"card": card})


def with_hand(state: LanternState, seat: int, options: tuple[int, ...]) -> tuple[int, ...]:
    """The options, and the cards of a seat, which `dusk_only` refuses."""
    return (*options, *[PLAY + card for card in state.secrets[seat].hand])


def dusk_only(option: int) -> Refusal | None:
    return Refusal(option, "LAN-3", "dusk-only") if PLAY <= option < GEM else None


class Gems(Choose[LanternState]):
    __slots__ = ()

    def pool(self, state: LanternState) -> tuple[int, ...]:
        if sum(state.public.purses[self.chooser]) <= self.picked:
            return ()
        return tuple(GEM + gem for gem in state.public.gems)

    def pick(self, state: LanternState, option: int) -> None:
        public = state.public
        taken = option - GEM
        public.gems = [gem for gem in public.gems if gem != taken]
        public.points = changed(public.points, self.chooser, public.points[self.chooser] + POINTS[taken])
        state.tell(TOOK, self.chooser, taken)

    def done_option(self) -> int:
        return DONE

    def clone(self) -> Gems:
        twin = Gems(self.chooser, self.least, self.most)
        twin.copy_choice(self)
        return twin

    def prompt(self, state: LanternState) -> Prompt:
        return Prompt("gems", "LAN-4", {"picked": self.picked})

    def tries(self, state: LanternState) -> tuple[int, ...]:
        return with_hand(state, self.chooser, self.options(state))

    def verdict(self, state: LanternState, option: int) -> Refusal | None:
        return dusk_only(option)


class Price(Pay[LanternState]):
    __slots__ = ()

    def held(self, state: LanternState) -> tuple[int, ...]:
        return tuple(state.public.purses[self.payer])

    def spend(self, state: LanternState, kind: int) -> None:
        coins = list(state.public.purses)
        coins[self.payer] = changed(coins[self.payer], kind, coins[self.payer][kind] - 1)
        state.public.purses = coins
        state.tell(PAID, self.payer, kind)

    def first_option(self) -> int:
        return PAY

    def clone(self) -> Price:
        return Price(self.payer, self.due)

    def prompt(self, state: LanternState) -> Prompt:
        return Prompt("price", "LAN-5", {"due": self.due})

    def tries(self, state: LanternState) -> tuple[int, ...]:
        return with_hand(state, self.payer, self.options(state))

    def verdict(self, state: LanternState, option: int) -> Refusal | None:
        return dusk_only(option)


class Lanterns(Each[LanternState]):
    """Roll two dice: each low one may be relit for a point."""

    __slots__ = ("rolled",)

    def __init__(self, owner: int) -> None:
        super().__init__(owner, [0])
        self.rolled = False

    def run(self, state: LanternState) -> Flow:
        if not self.rolled:
            self.rolled = True
            dice = (state.chance.die(), state.chance.die())
            state.tell(ROLLED, self.owner, items=dice)
            self.pending = [sum(1 for die in dice if die < 3)]
        return Each.run(self, state)

    def ways(self, state: LanternState, kind: int) -> tuple[int, ...]:
        return (RELIGHT, DIM) if state.public.points[self.owner] > 0 else ()

    def kind_of(self, option: int) -> int:
        return 0

    def settle(self, state: LanternState, option: int) -> None:
        if option == RELIGHT:
            public = state.public
            public.points = changed(public.points, self.owner, public.points[self.owner] - 1)
            coins = list(public.purses)
            coins[self.owner] = changed(coins[self.owner], 0, coins[self.owner][0] + 1)
            public.purses = coins
            state.tell(RELIT, self.owner)

    def clone(self) -> Lanterns:
        twin = Lanterns(self.owner)
        twin.pending = self.pending
        twin.rolled = self.rolled
        return twin

    def prompt(self, state: LanternState) -> Prompt:
        return Prompt("lanterns", "LAN-6", {"low": self.pending[0]})

    def tries(self, state: LanternState) -> tuple[int, ...]:
        return with_hand(state, self.owner, self.options(state))

    def verdict(self, state: LanternState, option: int) -> Refusal | None:
        return dusk_only(option)
