"""Playing a card from the hand (ZTB-13), and passing guns within the group (ZTB-14)."""

from __future__ import annotations

from typing import final

from deadroad.games.zombietown import events
from deadroad.games.zombietown.asking import Asking
from deadroad.games.zombietown.board import ACCESS, DISTANCE, FACADE_AT, SQUARES
from deadroad.games.zombietown.components import CARDS, Ability, Effect
from deadroad.games.zombietown.deck import take_from_hand
from deadroad.games.zombietown.deeds import GUN, SURVIVOR, did
from deadroad.games.zombietown.fighting import Cause, Clash, among_zombies, enter
from deadroad.games.zombietown.group import (
    ability_amount,
    arm_member,
    gun_at,
    held_arms,
    most_followers,
    own_house,
    put_gun,
    room_for_gun,
)
from deadroad.games.zombietown.houses import (
    add_guard,
    board_up,
    weaken,
    why_no_barricade,
    why_no_claim,
)
from deadroad.games.zombietown.options import (
    ARMS,
    DROP,
    FIRST_FOLLOWER,
    JOIN,
    LEAVE,
    LOAD,
    NOISE,
    PLACE,
    POST,
    PRY,
    TO,
)
from deadroad.games.zombietown.state import NO_CAR, Gun, Public, Survivor, Town
from deadroad.games.zombietown.walking import Movement
from deadroad.games.zombietown.zombie_ways import facade_costs, way_length
from deadroad.games.zombietown.zombies import Lurch
from deadroad.kernel.frame import Flow
from deadroad.kernel.question import Prompt


def why_no_play(public: Public, seat: int, kind: int) -> str:
    """Return why a card of this kind can't be played now; "" if it can."""
    player = public.players[seat]
    card = CARDS[kind]
    if public.actions <= 0 and not card.free:
        return "no-action"
    if among_zombies(public, player) and card.effect not in (Effect.EQUIP, Effect.REFILL, Effect.HEAL):
        return "zombies-here"
    house = player.space - SQUARES
    match card.effect:
        case Effect.EQUIP:
            return "" if room_for_gun(public, seat) else "no-hand-free"
        case Effect.REFILL:
            return "" if short_guns(public, seat) else "all-loaded"
        case Effect.HEAL:
            return "" if player.health < public.terms.health else "unhurt"
        case Effect.BOARD_UP:
            return "not-in-house" if house < 0 else why_no_barricade(public, seat, house)
        case Effect.RUN_ON:
            return "" if player.car == NO_CAR else "in-car"
        case Effect.PRY:
            if player.car != NO_CAR:
                return "in-car"
            return "" if foreign_barricades(public, seat) else "no-barricade"
        case Effect.MAKE_NOISE:
            return "" if noise_is_heard(public, card.within) else "no-zombies"
        case Effect.CLIMB_OUT:
            return "" if house >= 0 else "not-in-house"
        case _:
            return "" if why_not_join(public, seat) == "" or why_not_post(public, seat) == "" else "no-room"


def why_not_join(public: Public, seat: int) -> str:
    """Return why no survivor can join the pawn; "" if one can."""
    return "" if len(public.players[seat].followers) < most_followers(public, seat) else "group-full"


def why_not_post(public: Public, seat: int) -> str:
    """Return why no survivor can be stationed in the pawn's space; "" if one can."""
    house = public.players[seat].space - SQUARES
    if house < 0:
        return "not-in-house"
    if public.owner[house] == seat and len(public.guards[house]) >= public.terms.guards:
        return "guards-full"
    return why_no_claim(public, seat, house)


def short_guns(public: Public, seat: int) -> list[int]:
    """Return the arms of the group whose gun is not full."""
    house = own_house(public, seat)
    found: list[int] = []
    for arm in held_arms(public, seat):
        gun = gun_at(public, seat, arm, house)
        if gun is not None and gun.bullets < CARDS[gun.face].bullets:
            found.append(arm)
    return found


def foreign_barricades(public: Public, seat: int) -> list[int]:
    """Return the facades with a foreign barricade within reach of a pawn: of its house, or in front of it."""
    space = public.players[seat].space
    if space >= SQUARES:
        first = (space - SQUARES) * 4
        facades = [first, first + 1, first + 2, first + 3]
    elif FACADE_AT[space] >= 0:
        facades = [FACADE_AT[space]]
    else:
        return []
    if public.owner[facades[0] // 4] == seat:
        return []
    return [facade for facade in facades if public.barricades[facade] > 0]


def noise_is_heard(public: Public, within: int) -> bool:
    """Whether any zombie could step toward a noise: in the open always, from a house past its barricades."""
    for space, here in enumerate(public.zombies):
        if here > 0 and space < SQUARES:
            return True
        if here > 0:
            costs = facade_costs(public)
            for way in range(4):
                if 0 <= costs[(space - SQUARES) * 4 + way] < within:
                    return True
    return False


def heard_squares(public: Public, within: int) -> list[int]:
    """Return the squares at which a noise could attract a zombie from another space."""
    costs = facade_costs(public)
    crowd = [space for space, here in enumerate(public.zombies) if here > 0]
    found: list[int] = []
    for square in range(SQUARES):
        for space in crowd:
            if space == square:
                continue
            in_open = space < SQUARES
            way = DISTANCE[space * SQUARES + square] if in_open else way_length(space, square, costs)
            if way <= within:
                found.append(square)
                break
    return found


def play(state: Town, seat: int, kind: int) -> None:
    """Play a card: pay its action, take it from the hand, and call the frame that asks."""
    public = state.public
    face = take_from_hand(state, seat, kind)
    card = CARDS[face]
    if not card.free:
        public.actions -= 1
    state.tell(events.PLAYED, seat, face)
    if card.effect not in (Effect.EQUIP, Effect.BOARD_UP, Effect.JOIN):
        public.discards = [*public.discards, face]
    match card.effect:
        case Effect.HEAL:
            heal(state, seat, card.amount)
        case Effect.RUN_ON:
            state.call(Movement(seat, public.terms.walk))
        case _:
            state.call(UseCard(seat, face))


def heal(state: Town, seat: int, amount: int) -> None:
    """Heal a pawn, never above its full health."""
    public = state.public
    player = public.players[seat]
    amount = max(amount, ability_amount(public, seat, Ability.HEALER))
    player.health = min(public.terms.health, player.health + amount)
    state.tell(events.HEALED, seat, player.health)


@final
class UseCard(Asking):
    """The choices after a card has been played."""

    __slots__ = ("done", "face", "user")

    def __init__(self, user: int, face: int) -> None:
        self.user = user
        self.face = face
        self.done = False

    def clone(self) -> UseCard:
        twin = UseCard(self.user, self.face)
        twin.done = self.done
        return twin

    def holds(self) -> bool:
        """Return whether the card has left the hand but has not been put into play, as a gun for example."""
        effect = CARDS[self.face].effect
        placed = effect is Effect.EQUIP or effect is Effect.BOARD_UP or effect is Effect.JOIN
        return placed and not self.done

    def run(self, state: Town) -> Flow:
        return Flow.DONE if self.done else Flow.ASK

    def seat(self, state: Town) -> int:
        return self.user

    def prompt(self, state: Town) -> Prompt:
        return Prompt("use-card", "ZTB-13", {"card": self.face})

    def choices(self, state: Town) -> tuple[int, ...]:
        public = state.public
        match CARDS[self.face].effect:
            case Effect.EQUIP:
                return tuple([TO + member for member in room_for_gun(public, self.user)])
            case Effect.REFILL:
                return tuple([LOAD + arm for arm in short_guns(public, self.user)])
            case Effect.BOARD_UP:
                first = (public.players[self.user].space - SQUARES) * 4
                return tuple([PLACE + way for way in range(4) if public.barricades[first + way] == 0])
            case Effect.PRY:
                return tuple([PRY + facade % 4 for facade in foreign_barricades(public, self.user)])
            case Effect.MAKE_NOISE:
                return tuple([NOISE + square for square in heard_squares(public, CARDS[self.face].within)])
            case Effect.CLIMB_OUT:
                return (LEAVE, LEAVE + 1, LEAVE + 2, LEAVE + 3)
            case _:
                found: list[int] = []
                if not why_not_join(public, self.user):
                    found.append(JOIN)
                if not why_not_post(public, self.user):
                    found.append(POST)
                return tuple(found)

    def take(self, state: Town, option: int) -> None:
        self.done = True
        public = state.public
        player = public.players[self.user]
        house = player.space - SQUARES
        card = CARDS[self.face]
        match card.effect:
            case Effect.EQUIP:
                did(player, GUN)
                equip(state, self.user, option - TO, Gun(self.face, card.bullets))
            case Effect.REFILL:
                refill(state, self.user, option - LOAD)
            case Effect.BOARD_UP:
                board_up(state, self.user, house * 4 + option - PLACE, self.face)
            case Effect.PRY:
                facade = house * 4 + option - PRY if house >= 0 else FACADE_AT[player.space]
                weaken(state, facade, public.barricades[facade])
            case Effect.MAKE_NOISE:
                state.tell(events.NOISE_MADE, self.user, option - NOISE)
                state.call(Lurch(self.user, card.zombies, option - NOISE, card.within))
            case Effect.CLIMB_OUT:
                climb_out(state, self.user, house * 4 + option - LEAVE)
            case _:
                did(player, SURVIVOR)
                if option == JOIN:
                    player.followers = [*player.followers, Survivor(self.face, None)]
                    state.tell(events.JOINED, self.user, self.face)
                else:
                    add_guard(state, self.user, house, Survivor(self.face, None))


def equip(state: Town, seat: int, member: int, gun: Gun) -> None:
    """Give a gun to a member."""
    arm_member(state.public, seat, member, own_house(state.public, seat), gun)
    state.tell(events.ARMED, seat, member, gun.face, gun.bullets)


def refill(state: Town, seat: int, arm: int) -> None:
    """Fill a gun up."""
    house = own_house(state.public, seat)
    gun = gun_at(state.public, seat, arm, house)
    assert gun is not None  # only guns in hand are offered
    full = gun.refilled()
    put_gun(state.public, seat, arm, house, full)
    state.tell(events.LOADED, seat, arm, full.bullets)


def climb_out(state: Town, seat: int, facade: int) -> None:
    """Leave by any facade, even through a barricade; zombies outside are met as after a step."""
    square = ACCESS[facade]
    state.tell(events.STEPPED, seat, square)
    enter(state, seat, square)
    if state.public.zombies[square] > 0:
        state.call(Clash(seat, square, Cause.STEPPED))


@final
class HandOver(Asking):
    """A gun changes hands within the group."""

    __slots__ = ("arm", "done", "giver")

    def __init__(self, giver: int, arm: int) -> None:
        self.giver = giver
        self.arm = arm
        self.done = False

    def clone(self) -> HandOver:
        twin = HandOver(self.giver, self.arm)
        twin.done = self.done
        return twin

    def run(self, state: Town) -> Flow:
        return Flow.DONE if self.done else Flow.ASK

    def seat(self, state: Town) -> int:
        return self.giver

    def prompt(self, state: Town) -> Prompt:
        return Prompt("hand-over", "ZTB-14", {"arm": self.arm})

    def choices(self, state: Town) -> tuple[int, ...]:
        return tuple([TO + member for member in receivers(state.public, self.giver, self.arm)])

    def answer(self, state: Town, option: int) -> None:
        super().answer(state, option)
        if DROP <= option < DROP + ARMS:
            # The gun being passed on may be the dropped one, or come after it.
            gone = option - DROP
            if gone == self.arm:
                self.done = True
            elif gone < self.arm < FIRST_FOLLOWER:
                self.arm -= 1

    def take(self, state: Town, option: int) -> None:
        self.done = True
        public = state.public
        house = own_house(public, self.giver)
        gun = gun_at(public, self.giver, self.arm, house)
        assert gun is not None  # only guns in hand are offered
        put_gun(public, self.giver, self.arm, house, None)
        public.handovers += 1
        equip(state, self.giver, option - TO, gun)


def receivers(public: Public, seat: int, arm: int) -> list[int]:
    """Return the members that could take a gun from another member of the group."""
    room = room_for_gun(public, seat)
    if arm < 4 and room and room[0] == 0:
        return room[1:]
    return room
