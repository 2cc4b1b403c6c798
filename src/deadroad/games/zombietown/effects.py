"""The effects of events, one function for each."""

from __future__ import annotations

from enum import Enum
from typing import final

from deadroad.games.zombietown import events
from deadroad.games.zombietown.asking import Asking
from deadroad.games.zombietown.board import FACADES, HOUSES, SQUARES
from deadroad.games.zombietown.components import CARDS, Effect
from deadroad.games.zombietown.deck import discard, draw_supplies, kinds_in
from deadroad.games.zombietown.group import gun_at, put_gun
from deadroad.games.zombietown.houses import guards_of, kill_follower, kill_guard, weaken
from deadroad.games.zombietown.options import (
    DAMPEN,
    DAMPEN_GUARD,
    DESERT,
    DESERT_GUARD,
    DISCARD,
    FIRST_FOLLOWER,
    FIRST_GUARD,
    FIRST_GUN,
    MOST_GUARDS,
    ROT,
)
from deadroad.games.zombietown.state import NOBODY, Public, Town
from deadroad.games.zombietown.terms import HELP_EXPECTED
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt
from deadroad.kernel.sharing import changed_byte


def event(state: Town, face: int) -> Frame[Town] | None:
    """Carry out an event in the current turn. Return the frame that asks, if any."""
    public = state.public
    card = CARDS[face]
    match card.effect:
        case Effect.RAISE_MORE:
            public.extra_rise += card.amount
        case Effect.MOVE_MORE:
            public.extra_moves += card.amount
        case Effect.QUICKEN:
            public.quick = True
        case Effect.LULL:
            public.lull = True
        case Effect.DIG_UP:
            dig_up(state)
        case Effect.DELAY:
            delay(state, card.amount)
        case Effect.DROP_SUPPLIES:
            drop_supplies(state)
        case Effect.ROT:
            return Toll(Loss.STRENGTH, public.active, living(public))
        case Effect.DESERT:
            return Toll(Loss.SURVIVOR, public.active, with_most_survivors(public))
        case Effect.DAMPEN:
            return Toll(Loss.BULLET, public.active, living(public))
        case Effect.LOOT:
            return Toll(Loss.CARD, public.active, living(public))
        case _:
            raise ValueError(card.id)
    return None


def living(public: Public) -> int:
    """Return the seats still alive, as bits."""
    bits = 0
    for seat in range(len(public.players)):
        if public.players[seat].alive:
            bits |= 1 << seat
    return bits


def with_most_survivors(public: Public) -> int:
    """Return the living seats with the most survivors, as bits; none if nobody has any."""
    most = 1
    bits = 0
    for seat in range(len(public.players)):
        if not public.players[seat].alive:
            continue
        count = len(public.players[seat].followers) + guards_of(public, seat)
        if count > most:
            most = count
            bits = 0
        if count == most:
            bits |= 1 << seat
    return bits


def dig_up(state: Town) -> None:
    """Put a zombie into each house without owner and pawns, while the reserve lasts."""
    public = state.public
    for house in range(HOUSES):
        space = SQUARES + house
        if public.owner[house] != NOBODY or public.reserve == 0:
            continue
        if any([player.alive and player.space == space for player in public.players]):  # noqa: C419 - as in day
            continue
        public.reserve -= 1
        public.zombies = changed_byte(public.zombies, space, public.zombies[space] + 1)
        state.tell(events.DUG_UP, house)


def delay(state: Town, days: int) -> None:
    """Add a day, once in a game, and only in the last days (ZTB-51)."""
    public = state.public
    if not public.late and public.last_day - public.day < HELP_EXPECTED:
        public.late = True
        public.last_day += days
        state.tell(events.DELAYED, public.last_day)
    else:
        state.tell(events.HELP_ON_TIME, public.last_day)


def drop_supplies(state: Town) -> None:
    """Let every living player draw a card, the active one first."""
    for turn in range(state.seats):
        seat = (state.public.active + turn) % state.seats
        if state.public.players[seat].alive:
            draw_supplies(state, seat)


@final
class Loss(Enum):
    """The kinds of losses by events."""

    STRENGTH = 0
    SURVIVOR = 1
    BULLET = 2
    CARD = 3


@final
class Toll(Asking):
    """Each affected player gives up one thing of their choice, the active player first."""

    __slots__ = ("asked", "first", "loss", "who")

    def __init__(self, loss: Loss, first: int, who: int) -> None:
        self.loss: Loss = loss
        self.first = first
        self.who = who  # seats, as bits
        self.asked = 0

    def clone(self) -> Toll:
        twin = Toll(self.loss, self.first, self.who)
        twin.asked = self.asked
        return twin

    def run(self, state: Town) -> Flow:
        while self.asked < state.seats:
            if self.who >> self.seat(state) & 1 and self.choices(state):
                return Flow.ASK
            self.asked += 1
        return Flow.DONE

    def seat(self, state: Town) -> int:
        return (self.first + self.asked) % state.seats

    def moment(self, state: Town) -> bool:
        # Ask even if all cards are equal: an automatic discard would reveal that.
        return self.loss is Loss.CARD and state.public.players[self.seat(state)].hand > 1

    def prompt(self, state: Town) -> Prompt:
        match self.loss:
            case Loss.STRENGTH:
                return Prompt("rot", "ZTB-32")
            case Loss.SURVIVOR:
                return Prompt("desert", "ZTB-10")
            case Loss.BULLET:
                return Prompt("dampen", "ZTB-20")
            case Loss.CARD:
                return Prompt("loot", "ZRR-43")

    def choices(self, state: Town) -> tuple[int, ...]:
        seat = self.seat(state)
        match self.loss:
            case Loss.STRENGTH:
                return barricade_options(state.public, seat)
            case Loss.SURVIVOR:
                return survivor_options(state.public, seat)
            case Loss.BULLET:
                return bullet_options(state.public, seat)
            case Loss.CARD:
                return tuple([DISCARD + kind for kind in kinds_in(state.secrets[seat].hand)])

    def take(self, state: Town, option: int) -> None:
        seat = self.seat(state)
        self.asked += 1
        if self.loss is Loss.STRENGTH:
            weaken(state, option - ROT, 1)
        elif self.loss is Loss.SURVIVOR:
            if option >= DESERT_GUARD:
                house, at = divmod(option - DESERT_GUARD, MOST_GUARDS)
                kill_guard(state, house, at)
            else:
                kill_follower(state, seat, option - DESERT)
        elif self.loss is Loss.BULLET:
            dampen(state, seat, option)
        else:
            discard(state, seat, option - DISCARD)


def barricade_options(public: Public, seat: int) -> tuple[int, ...]:
    """Return a `rot` option for each own barricade."""
    return tuple(
        [
            ROT + facade
            for facade in range(FACADES)
            if public.barricades[facade] > 0 and public.owner[facade // 4] == seat
        ]
    )


def survivor_options(public: Public, seat: int) -> tuple[int, ...]:
    """Return a `desert` option for each own survivor."""
    found = [DESERT + at for at in range(len(public.players[seat].followers))]
    for house in range(HOUSES):
        if public.owner[house] == seat:
            found += [DESERT_GUARD + house * MOST_GUARDS + at for at in range(len(public.guards[house]))]
    return tuple(found)


def bullet_options(public: Public, seat: int) -> tuple[int, ...]:
    """Return a `dampen` option for each own loaded gun."""
    player = public.players[seat]
    found: list[int] = []
    for at in range(len(player.guns)):
        if player.guns[at].bullets > 0:
            found.append(DAMPEN + FIRST_GUN + at)
    for at in range(len(player.followers)):
        gun = player.followers[at].gun
        if gun is not None and gun.bullets > 0:
            found.append(DAMPEN + FIRST_FOLLOWER + at * 2 + 1)
    for house in range(HOUSES):
        if public.owner[house] != seat:
            continue
        for at in range(len(public.guards[house])):
            gun = public.guards[house][at].gun
            if gun is not None and gun.bullets > 0:
                found.append(DAMPEN_GUARD + house * MOST_GUARDS + at)
    return tuple(found)


def dampen(state: Town, seat: int, option: int) -> None:
    """Take a bullet out of a gun."""
    house = -1
    arm = option - DAMPEN
    if option >= DAMPEN_GUARD:
        house, at = divmod(option - DAMPEN_GUARD, MOST_GUARDS)
        arm = FIRST_GUARD + at * 2 + 1
    gun = gun_at(state.public, seat, arm, house)
    assert gun is not None  # only loaded guns are offered
    put_gun(state.public, seat, arm, house, gun.fired())
    state.tell(events.LOADED, seat, arm, gun.bullets - 1)
