"""Set-up (ZTB-1 to ZTB-7, ZRR-1, ZRR-2)."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from deadroad.games.zombietown import events
from deadroad.games.zombietown.board import ACCESS, DRIVEWAY, HOUSES, RING, SPACES, SQUARES
from deadroad.games.zombietown.cars import new_cars
from deadroad.games.zombietown.combat import all_combat_cards
from deadroad.games.zombietown.components import AGENDAS, CARDS, HOUSE_CARDS, PISTOL, ROLES, is_event, kind_of
from deadroad.games.zombietown.day import Day
from deadroad.games.zombietown.deck import all_cards, kinds_in
from deadroad.games.zombietown.options import KEEP, ROLE, SETTLE
from deadroad.games.zombietown.searching import UNSEEN
from deadroad.games.zombietown.state import NOBODY, Gun, Hidden, Player, Public, Secret, Town
from deadroad.games.zombietown.terms import AGENDAS as AGENDAS_DEALT
from deadroad.games.zombietown.terms import DEALT, KEPT, ZOMBIES, Terms
from deadroad.kernel.chance import Chance
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.setting import Settings
from deadroad.kernel.sharing import changed, without

NO_FLAG: Final = False
_RISEN: Final = bytes([1 if space in RING else 0 for space in range(SPACES)])  # a zombie on each square


def set_table(seats: int, settings: Settings, chance: Chance) -> Town:
    """Return the state before the first choice of a house."""
    terms = Terms(settings)
    players = [Player() for _ in range(seats)]
    for player in players:
        player.health = terms.health
    public = Public(terms, players)
    public.first = chance.below(seats)
    public.zombies = _RISEN
    public.reserve = ZOMBIES - len(RING)
    # All house cards show the same number, so it is known before they are laid.
    public.finds = [HOUSE_CARDS[0].finds] * HOUSES
    hidden = Hidden()
    hidden.house_cards = chance.shuffled(list(range(HOUSES)))
    hidden.combat = chance.shuffled(all_combat_cards())
    state = Town(seats, chance, public, [Secret() for _ in range(seats)], hidden)
    state.stack = [Opening()]
    return state


def lay_house_cards(state: Town) -> None:
    """Lay a house card at each house; the bases were chosen without knowing them (ZTB-4)."""
    public = state.public
    public.house_cards = state.hidden.house_cards
    public.finds = [HOUSE_CARDS[card].finds for card in public.house_cards]
    state.hidden.house_cards = []


def lay_keys(state: Town) -> None:
    """Put a car on each driveway, give bases their key, lay the others face down on the rest (ZRR-1)."""
    public = state.public
    public.car_at, public.car_axis = new_cars(DRIVEWAY, ACCESS)
    public.car_damage = [0] * HOUSES
    public.key_holder = list(public.home)
    public.key_lies = [seat == NOBODY for seat in public.home]
    public.key_back = [NO_FLAG] * HOUSES
    public.looked = [0] * HOUSES
    loose = state.chance.shuffled([house for house in range(HOUSES) if public.home[house] == NOBODY])
    key_on = [UNSEEN] * HOUSES
    for house in range(HOUSES):
        if public.home[house] == NOBODY:
            key_on[house] = loose.pop()
    state.hidden.key_on = key_on
    for seat, secret in enumerate(state.secrets):
        state.set_secret(seat, secret.with_seen([UNSEEN] * HOUSES))


def deal_agendas(state: Town) -> None:
    """Deal two agendas to each seat. Of two equal ones, one is discarded and replaced (ZRR-2, ZRR-45)."""
    deck: list[int] = []
    for design in range(len(AGENDAS)):
        deck += [design] * AGENDAS[design].copies
    deck = state.chance.shuffled(deck)
    for turn in range(state.seats):
        seat = (state.public.first + turn) % state.seats
        dealt = [deck.pop(), deck.pop()]
        while dealt[0] == dealt[1]:
            state.tell(events.SHOWED_TWINS, seat, dealt[1])
            state.public.agenda_discards = [*state.public.agenda_discards, dealt.pop()]
            dealt.append(deck.pop())
        state.set_secret(seat, state.secrets[seat].with_agendas(dealt))
        state.public.players[seat].agendas = AGENDAS_DEALT
        for design in dealt:
            state.whisper(seat, events.GOT_AGENDA, design)
    state.hidden.agendas = deck


def deal_cards(state: Town) -> None:
    """Give each player a three-bullet gun and six cards. Events go back into the deck (ZTB-4, ZTB-5)."""
    deck = all_cards()
    for player in state.public.players:
        deck.remove(PISTOL)
        player.guns = [Gun(PISTOL, CARDS[PISTOL].bullets)]
    deck = state.chance.shuffled(deck)
    set_aside: list[int] = []
    for turn in range(state.seats):
        seat = (state.public.first + turn) % state.seats
        drawn = 0
        kept: list[int] = []
        while drawn < DEALT or len(kept) < KEPT:
            face = deck.pop()
            drawn += 1
            if is_event(face):
                set_aside.append(face)
            else:
                kept.append(face)
        state.set_secret(seat, state.secrets[seat].with_cards([], sorted(kept)))
        state.whisper(seat, events.DEALT, items=sorted(kept))
    state.hidden.deck = state.chance.shuffled(deck + set_aside)


@final
class Stage(Enum):
    """The stages of the set-up."""

    ROLES = 0
    HOUSES = 1
    DEAL = 2
    HANDS = 3


@final
class Opening(Frame[Town]):
    """Player cards, home bases and opening hands, each player in turn."""

    __slots__ = ("stage", "turn")

    def __init__(self) -> None:
        self.stage: Stage = Stage.ROLES
        self.turn = 0  # how many players have finished this stage

    def clone(self) -> Opening:
        twin = Opening()
        twin.stage = self.stage
        twin.turn = self.turn
        return twin

    def run(self, state: Town) -> Flow:
        match self.stage:
            case Stage.ROLES:
                return self.run_roles(state)
            case Stage.HOUSES:
                if self.turn < state.seats:
                    return Flow.ASK
                self.stage = Stage.DEAL
                return Flow.CALL
            case Stage.DEAL:
                lay_house_cards(state)
                if state.public.terms.road_rage:
                    lay_keys(state)
                    deal_agendas(state)
                deal_cards(state)
                self.stage = Stage.HANDS
                self.turn = 0
                return Flow.CALL
            case Stage.HANDS:
                return self.run_hands(state)

    def run_roles(self, state: Town) -> Flow:
        """Ask for player cards if abilities are on; otherwise they are only names, by seat."""
        public = state.public
        if self.turn == 0:
            state.tell(events.BEGAN, public.first)
        if public.terms.abilities and self.turn < state.seats:
            return Flow.ASK
        if not public.terms.abilities:
            for seat in range(state.seats):
                public.players[seat].role = seat
        self.stage = Stage.HOUSES
        self.turn = 0
        return Flow.CALL

    def run_hands(self, state: Town) -> Flow:
        """Ask each seat which three cards it keeps. A seat with three or fewer keeps them without a question.

        Then the first day begins.
        """
        while self.turn < state.seats:
            seat = self.seat(state)
            secret = state.secrets[seat]
            if len(secret.hand) + len(secret.opening) > KEPT and len(secret.hand) < KEPT:
                return Flow.ASK
            hand = secret.hand
            if len(hand) < KEPT:
                hand = sorted(hand + secret.opening)
            else:
                state.public.discards = state.public.discards + secret.opening
            state.set_secret(seat, secret.with_cards(hand, []))
            state.public.players[seat].hand = len(hand)
            state.reveal()
            state.tell(events.KEPT, seat, len(hand))
            self.turn += 1
        state.stack = [Day()]
        return Flow.CALL

    def seat(self, state: Town) -> int:
        return (state.public.first + self.turn) % state.seats

    def secret(self, state: Town) -> bool:
        return self.stage is Stage.HANDS

    def prompt(self, state: Town) -> Prompt:
        if self.stage is Stage.ROLES:
            return Prompt("role", "ZTB-4")
        if self.stage is Stage.HOUSES:
            return Prompt("settle", "ZTB-4")
        # The prompt does not show how many cards are kept, because other seats may not know it.
        return Prompt("keep", "ZTB-4", {"count": KEPT})

    def moment(self, state: Town) -> bool:
        # Ask even if all cards are equal: keeping one automatically would reveal that.
        return self.secret(state)

    def tries(self, state: Town) -> tuple[int, ...]:
        if self.stage is Stage.ROLES:
            return tuple([ROLE + role for role in range(len(ROLES))])
        if self.stage is Stage.HOUSES:
            return tuple([SETTLE + house for house in range(HOUSES)])
        return tuple([KEEP + kind for kind in kinds_in(state.secrets[self.seat(state)].opening)])

    def verdict(self, state: Town, option: int) -> Refusal | None:
        public = state.public
        if self.stage is Stage.ROLES:
            for seat in range(state.seats):
                if public.players[seat].role == option - ROLE:
                    return Refusal(option, "ZTB-4", "role-taken", {"seat": seat})
        elif self.stage is Stage.HOUSES and public.home[option - SETTLE] != NOBODY:
            house = option - SETTLE
            return Refusal(option, "ZTB-4", "house-taken", {"seat": public.home[house], "house": house})
        return None

    def answer(self, state: Town, option: int) -> None:
        public = state.public
        seat = self.seat(state)
        player = public.players[seat]
        if self.stage is Stage.ROLES:
            player.role = option - ROLE
            state.tell(events.TOOK_ROLE, seat, player.role)
            self.turn += 1
        elif self.stage is Stage.HOUSES:
            house = option - SETTLE
            public.home = changed(public.home, house, seat)
            public.owner = changed(public.owner, house, seat)
            player.space = SQUARES + house
            state.tell(events.SETTLED, seat, house)
            self.turn += 1
        else:
            keep(state, seat, option - KEEP)


def keep(state: Town, seat: int, kind: int) -> None:
    """Move a card of a kind from the opening cards to the hand."""
    secret = state.secrets[seat]
    for at in range(len(secret.opening)):
        if kind_of(secret.opening[at]) == kind:
            hand = sorted([*secret.hand, secret.opening[at]])
            state.set_secret(seat, secret.with_cards(hand, without(secret.opening, at)))
            return
