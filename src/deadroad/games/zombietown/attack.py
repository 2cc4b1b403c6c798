"""Fights between players: aim, strike, answer (ZTB-24 to ZTB-26, ZTB-29)."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from deadroad.games.zombietown import agendas, events
from deadroad.games.zombietown.asking import Asking
from deadroad.games.zombietown.board import FACADE_AT, GLIDE, PLACE, SIZE, SQUARES
from deadroad.games.zombietown.combat import strike
from deadroad.games.zombietown.components import Result
from deadroad.games.zombietown.death import damage
from deadroad.games.zombietown.group import has_shot, member_of, pawn_arms, survivor_arms, unasked
from deadroad.games.zombietown.houses import kill_follower, kill_guard
from deadroad.games.zombietown.options import (
    AIM,
    AIM_FOLLOWER,
    AIM_GUARD,
    FIRST_FOLLOWER,
    FIRST_GUARD,
    FOLLOWER_MEMBER,
    GUARD_MEMBER,
    MOST_FOLLOWERS,
    PASS,
    PAWN,
    WITH,
)
from deadroad.games.zombietown.state import NO_CAR, NOBODY, Public, Town
from deadroad.kernel.frame import Flow
from deadroad.kernel.question import Prompt, Refusal

# Changes of row and column, each -1 to 1, to one of the eight directions.
_WAY_OF: Final[tuple[int, ...]] = (7, 0, 1, 6, -1, 2, 5, 4, 3)


def in_reach(public: Public, one: int, other: int) -> bool:
    """Return whether a bullet reaches one space from another. This is symmetric (ZTB-25)."""
    if one == other:
        return True
    if one >= SQUARES or other >= SQUARES:
        facade = FACADE_AT[min(one, other)]
        return facade >= 0 and facade // 4 == max(one, other) - SQUARES and public.barricades[facade] == 0
    rows = PLACE[other] // SIZE - PLACE[one] // SIZE
    columns = PLACE[other] % SIZE - PLACE[one] % SIZE
    steps = max(abs(rows), abs(columns))
    if steps > public.terms.reach or (rows != 0 and columns != 0 and abs(rows) != abs(columns)):
        return False
    way = _WAY_OF[(rows // steps + 1) * 3 + columns // steps + 1]
    space = one
    for _ in range(steps):
        space = GLIDE[space * 8 + way]
        if space < 0:
            return False
    return True


def targets(public: Public, seat: int) -> tuple[int, ...]:
    """Return what a pawn may attack from its space, as `aim` options."""
    me = public.players[seat]
    armed = has_shot(me)
    found: list[int] = []
    for other in range(len(public.players)):
        them = public.players[other]
        if other == seat or not them.alive:
            continue
        if armed:
            if not in_reach(public, me.space, them.space):
                continue
        elif me.space != them.space or me.car != NO_CAR or them.car != NO_CAR:
            continue
        found.append(AIM + other)
        for at in range(len(them.followers)):
            found.append(AIM_FOLLOWER + other * MOST_FOLLOWERS + at)
    house = guarded_house(public, seat, armed)
    if house >= 0:
        for at in range(len(public.guards[house])):
            found.append(AIM_GUARD + at)
    return tuple(found)


def guarded_house(public: Public, seat: int, armed: bool) -> int:
    """Return the house whose foreign guards a pawn may attack; -1 for none.

    It is the house of the pawn or, with a bullet, the one that its square gives access to.
    """
    space = public.players[seat].space
    if space >= SQUARES:
        house = space - SQUARES
    else:
        facade = FACADE_AT[space]
        if not armed or facade < 0 or public.barricades[facade] > 0:
            return -1
        house = facade // 4
    return house if public.owner[house] != seat and public.guards[house] else -1


@final
class Attack(Asking):
    """A player starts a fight: the target, then one exchange and the answer."""

    __slots__ = ("attacker", "done")

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker
        self.done = False

    def clone(self) -> Attack:
        twin = Attack(self.attacker)
        twin.done = self.done
        return twin

    def run(self, state: Town) -> Flow:
        return Flow.DONE if self.done else Flow.ASK

    def seat(self, state: Town) -> int:
        return self.attacker

    def prompt(self, state: Town) -> Prompt:
        return Prompt("aim", "ZTB-26")

    def choices(self, state: Town) -> tuple[int, ...]:
        return targets(state.public, self.attacker)

    def tried(self, state: Town) -> tuple[int, ...]:
        found = self.choices(state)
        players = state.public.players
        far = [
            AIM + other
            for other in range(state.seats)
            if other != self.attacker and players[other].alive and AIM + other not in found
        ]
        return (*found, *far)

    def judged(self, state: Town, option: int) -> Refusal | None:
        if option in self.choices(state):
            return None
        return Refusal(option, "ZTB-25", "out-of-reach", {"seat": option - AIM})

    def take(self, state: Town, option: int) -> None:
        self.done = True
        state.call(aimed(state, self.attacker, option))


def aimed(state: Town, attacker: int, option: int) -> Exchange:
    """Return the exchange that an `aim` option starts."""
    public = state.public
    house = -1
    if option >= AIM_GUARD:
        house = guarded_house(public, attacker, has_shot(public.players[attacker]))
        victim = public.owner[house]
        member = GUARD_MEMBER + option - AIM_GUARD
    elif option >= AIM_FOLLOWER:
        victim, at = divmod(option - AIM_FOLLOWER, MOST_FOLLOWERS)
        member = FOLLOWER_MEMBER + at
    else:
        victim = option - AIM
        member = PAWN
    state.tell(events.ATTACKED, attacker, victim, member)
    return Exchange(attacker, PAWN, victim, member, house, False)


@final
class Blow(Enum):
    """The steps of an exchange."""

    STRIKE = 0
    ANSWER = 1
    OVER = 2


@final
class Exchange(Asking):
    """One side strikes at a member of the other side. After the first strike comes the free answer.

    `side` defines who may strike: the pawn itself (if it was aimed at), pawn and followers, or the guards of
    `house`. `member` is the target.
    """

    __slots__ = ("answering", "fighter", "house", "member", "side", "step", "striker", "victim")

    def __init__(
        self,
        striker: int,
        side: int,
        victim: int,
        member: int,
        house: int,
        answering: bool,
    ) -> None:
        self.striker = striker
        self.side = side
        self.victim = victim
        self.member = member
        self.house = house
        self.answering = answering
        self.fighter = PAWN  # the member that struck
        self.step = Blow.STRIKE

    def clone(self) -> Exchange:
        twin = Exchange(self.striker, self.side, self.victim, self.member, self.house, self.answering)
        twin.fighter = self.fighter
        twin.step = self.step
        return twin

    def run(self, state: Town) -> Flow:
        """Ask for the arm to strike with. Guards of a dead player strike automatically."""
        if self.step is Blow.STRIKE:
            arms = self.arms(state.public)
            if not arms:
                return Flow.DONE
            if self.side == GUARD_MEMBER and not state.public.players[self.striker].alive:
                self.take(state, unasked(arms))
                return Flow.CALL
            return Flow.ASK
        if agendas.check(state):
            return Flow.CALL
        if self.step is Blow.ANSWER:
            self.step = Blow.OVER
            if self.can_answer(state.public):
                return state.call(
                    Exchange(self.victim, self.answer_side(), self.striker, self.fighter, self.house, True)
                )
        return Flow.DONE

    def seat(self, state: Town) -> int:
        return self.striker

    def prompt(self, state: Town) -> Prompt:
        if self.answering:
            return Prompt("answer", "ZTB-26", {"seat": self.victim})
        return Prompt("strike", "ZTB-26", {"seat": self.victim})

    def choices(self, state: Town) -> tuple[int, ...]:
        arms = self.arms(state.public)
        return (*arms, PASS) if self.answering else arms

    def arms(self, public: Public) -> tuple[int, ...]:
        """Return the arms of the striking side."""
        mine = self.place(public, self.striker, self.side)
        theirs = self.place(public, self.victim, self.member)
        if mine < 0 or theirs < 0 or not in_reach(public, mine, theirs):
            return ()
        found: list[int] = []
        if self.side == GUARD_MEMBER:
            survivor_arms(public.guards[self.house], FIRST_GUARD, mine == theirs, True, found)
            return tuple(found)
        me = public.players[self.striker]
        # ZRR-31: bare hands reach neither from a car nor into one.
        hands = mine == theirs and me.car == NO_CAR
        if self.member < GUARD_MEMBER and public.players[self.victim].car != NO_CAR:
            hands = False
        pawn_arms(me, hands, True, found)
        # ZTB-24: a pawn that was the target itself answers itself.
        if not self.answering or self.side != PAWN:
            survivor_arms(me.followers, FIRST_FOLLOWER, hands, True, found)
        return tuple(found)

    def place(self, public: Public, seat: int, member: int) -> int:
        """Return the space of a member; -1 if it is gone."""
        if member >= GUARD_MEMBER:
            return SQUARES + self.house if public.guards[self.house] else -1
        player = public.players[seat]
        return player.space if player.alive else -1

    def take(self, state: Town, option: int) -> None:
        self.step = Blow.OVER
        if option == PASS:
            return
        arm = option - WITH
        fighter = member_of(arm)
        result = strike(state, self.striker, arm, self.house)
        if self.answering:
            state.tell(events.ANSWERED, self.striker, self.victim, self.member)
        else:
            self.step = Blow.ANSWER
            # The answer is aimed at the attacker or, if the attacker died by its own blow, at its pawn.
            self.fighter = PAWN if result is Result.WOUND else fighter
        if result is Result.KILL:
            self.hit(state, self.victim, self.member, self.striker)
        elif result is Result.WOUND:
            self.hit(state, self.striker, fighter, NOBODY)

    def answer_side(self) -> int:
        """Return the members of the attacked side that may answer: pawn, pawn and followers, or guards."""
        if self.member == PAWN:
            return PAWN
        return FOLLOWER_MEMBER if self.member < GUARD_MEMBER else GUARD_MEMBER

    def can_answer(self, public: Public) -> bool:
        """Return whether both sides are still alive."""
        if not public.players[self.striker].alive:
            return False
        return self.place(public, self.victim, self.member) >= 0

    def hit(self, state: Town, seat: int, member: int, by: int) -> None:
        """Damage a pawn or kill a survivor."""
        if member >= GUARD_MEMBER:
            kill_guard(state, self.house, member - GUARD_MEMBER)
        elif member >= FOLLOWER_MEMBER:
            kill_follower(state, seat, member - FOLLOWER_MEMBER)
        else:
            if by != NOBODY:
                state.public.players[by].wounds_dealt += 1
                state.tell(events.WOUNDED, by, seat, state.public.players[seat].health - 1)
            damage(state, seat, 1)


@final
class Ambush(Asking):
    """After a pawn has entered a house, each other pawn inside may start a fight (ZTB-29)."""

    __slots__ = ("asked", "entrant", "house")

    def __init__(self, entrant: int, house: int) -> None:
        self.entrant = entrant
        self.house = house
        self.asked = 0  # how many seats after the entrant have been asked

    def clone(self) -> Ambush:
        twin = Ambush(self.entrant, self.house)
        twin.asked = self.asked
        return twin

    def run(self, state: Town) -> Flow:
        public = state.public
        while self.asked < state.seats - 1:
            entrant = public.players[self.entrant]
            if not entrant.alive or entrant.space != SQUARES + self.house:
                return Flow.DONE
            if may_ambush(public, self.seat(state), self.entrant, self.house):
                return Flow.ASK
            self.asked += 1
        return Flow.DONE

    def seat(self, state: Town) -> int:
        return (self.entrant + 1 + self.asked) % state.seats

    def prompt(self, state: Town) -> Prompt:
        return Prompt("ambush", "ZTB-29", {"seat": self.entrant})

    def choices(self, state: Town) -> tuple[int, ...]:
        followers = state.public.players[self.entrant].followers
        aims = [AIM_FOLLOWER + self.entrant * MOST_FOLLOWERS + at for at in range(len(followers))]
        return (PASS, AIM + self.entrant, *aims)

    def take(self, state: Town, option: int) -> None:
        seat = self.seat(state)
        self.asked += 1
        if option == PASS:
            return
        state.public.players[seat].owes = True
        state.tell(events.AMBUSHED, seat, self.entrant)
        state.call(aimed(state, seat, option))


def may_ambush(public: Public, seat: int, entrant: int, house: int) -> bool:
    """Return whether a seat's pawn is inside and owes no action yet."""
    player = public.players[seat]
    return seat != entrant and player.alive and player.space == SQUARES + house and not player.owes
