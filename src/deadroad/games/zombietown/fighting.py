"""Fighting zombies: exchanges, wounds and being driven off (ZTB-17 to ZTB-24)."""

from __future__ import annotations

from enum import Enum
from typing import final

from deadroad.games.zombietown import agendas, events
from deadroad.games.zombietown.asking import Asking
from deadroad.games.zombietown.attack import Ambush, may_ambush
from deadroad.games.zombietown.board import RING_SIDES, SQUARES, STEP_TO
from deadroad.games.zombietown.cars import damage_left
from deadroad.games.zombietown.combat import strike
from deadroad.games.zombietown.components import Result
from deadroad.games.zombietown.death import damage
from deadroad.games.zombietown.deeds import KILL, did
from deadroad.games.zombietown.group import is_shot, member_of, pawn_arms, survivor_arms, unasked
from deadroad.games.zombietown.houses import (
    discard_survivor,
    kill_follower,
    kill_guard,
    passable,
    step_verdict,
)
from deadroad.games.zombietown.options import (
    FIRST_FOLLOWER,
    FIRST_GUARD,
    FLEE,
    FOLLOWER_MEMBER,
    GUARD_MEMBER,
    HURT,
    PAWN,
    SACRIFICE,
    STEP,
    WITH,
)
from deadroad.games.zombietown.state import NO_CAR, Player, Public, Town
from deadroad.games.zombietown.terms import RETREAT
from deadroad.kernel.frame import Flow
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed_byte, without


def among_zombies(public: Public, player: Player) -> bool:
    """Return whether the zombies of a pawn's space must be dealt with.

    They ignore a driver until there are more of them than damage left on the car (ZRR-28, ZRR-32).
    """
    crowd = public.zombies[player.space]
    if crowd == 0:
        return False
    return player.car == NO_CAR or crowd > damage_left(public, player.car)


def kill_zombie(state: Town, seat: int, space: int, shot: bool) -> None:
    """Put a zombie of a space into a seat's collection (ZTB-22)."""
    public = state.public
    player = public.players[seat]
    public.zombies = changed_byte(public.zombies, space, public.zombies[space] - 1)
    player.zombies += 1
    did(player, KILL)
    if shot:
        player.shot_kills_turn += 1
    else:
        player.hand_kills += 1
        player.hand_kills_turn += 1
    state.tell(events.KILLED, seat, space, player.zombies)


def enter(state: Town, seat: int, space: int) -> None:
    """Put a pawn on a space; others inside a house may fight it (ZTB-29)."""
    public = state.public
    player = public.players[seat]
    player.space = space
    if space < SQUARES:
        player.ring_sides |= RING_SIDES[space]
        return
    for other in range(state.seats):
        if may_ambush(public, other, seat, space - SQUARES):
            state.call(Ambush(seat, space - SQUARES))
            return


@final
class Cause(Enum):
    """Why zombies are fought."""

    STEPPED = 0  # the pawn stepped onto them: free, until clear or wounded
    GOT_OUT = 1  # it left a car among them: the same, and it may flee
    PAID = 2  # one exchange for an action
    ARRIVED = 3  # one exchange with the zombie that came
    AT_GUARD = 4  # the same, for the guards of a house


@final
class Clash(Asking):
    """A group fights the zombies of its space."""

    __slots__ = ("cause", "fighter", "over", "space")

    def __init__(self, fighter: int, space: int, cause: Cause) -> None:
        self.fighter = fighter
        self.space = space
        self.cause = cause
        self.over = False

    def clone(self) -> Clash:
        twin = Clash(self.fighter, self.space, self.cause)
        twin.over = self.over
        return twin

    def run(self, state: Town) -> Flow:
        public = state.public
        if agendas.check(state):
            return Flow.CALL
        if self.over or public.zombies[self.space] == 0:
            return Flow.DONE
        if self.cause is Cause.AT_GUARD and not public.players[self.fighter].alive:
            # ZTB-27: what the dead leave stays in play; their guards shoot if they can.
            self.take(state, unasked(self.choices(state)))
            return Flow.CALL
        return Flow.ASK

    def seat(self, state: Town) -> int:
        return self.fighter

    def prompt(self, state: Town) -> Prompt:
        return Prompt("clash", "ZTB-17", {"count": state.public.zombies[self.space]})

    def choices(self, state: Town) -> tuple[int, ...]:
        public = state.public
        found: list[int] = []
        if self.cause is Cause.AT_GUARD:
            survivor_arms(public.guards[self.space - SQUARES], FIRST_GUARD, True, True, found)
            return tuple(found)
        player = public.players[self.fighter]
        pawn_arms(player, True, True, found)
        survivor_arms(player.followers, FIRST_FOLLOWER, True, True, found)
        if self.cause is Cause.GOT_OUT:
            found.append(FLEE)
        return tuple(found)

    def tried(self, state: Town) -> tuple[int, ...]:
        found = self.choices(state)
        if FLEE in found or self.cause is Cause.AT_GUARD:
            return found
        return (*found, FLEE)

    def judged(self, state: Town, option: int) -> Refusal | None:
        if option != FLEE or self.cause is Cause.GOT_OUT:
            return None
        return Refusal(FLEE, "ZTB-42" if self.cause is Cause.ARRIVED else "ZTB-17", "must-fight")

    def take(self, state: Town, option: int) -> None:
        if self.cause is not Cause.STEPPED and self.cause is not Cause.GOT_OUT:
            self.over = True
        if option == FLEE:
            self.over = True
            state.tell(events.FLED, self.fighter)
            state.call(Wound(self.fighter))
            return
        arm = option - WITH
        member = member_of(arm)
        house = self.space - SQUARES if self.cause is Cause.AT_GUARD else -1
        result = strike(state, self.fighter, arm, house)
        if result is Result.KILL:
            kill_zombie(state, self.fighter, self.space, is_shot(arm))
        elif result is Result.WOUND:
            if member >= GUARD_MEMBER:
                kill_guard(state, house, member - GUARD_MEMBER)
            elif member != PAWN:
                kill_follower(state, self.fighter, member - FOLLOWER_MEMBER)
            else:
                self.over = True
                state.call(Wound(self.fighter))


@final
class Wound(Asking):
    """1 damage, or a follower given up instead; then the pawn moves three squares away (ZTB-23)."""

    __slots__ = ("taken", "victim")

    def __init__(self, victim: int) -> None:
        self.victim = victim
        self.taken = False

    def clone(self) -> Wound:
        twin = Wound(self.victim)
        twin.taken = self.taken
        return twin

    def run(self, state: Town) -> Flow:
        return Flow.DONE if self.taken else Flow.ASK

    def seat(self, state: Town) -> int:
        return self.victim

    def prompt(self, state: Town) -> Prompt:
        return Prompt(
            "wound",
            "ZTB-23",
            {
                "health": state.public.players[self.victim].health,
                "damage": state.public.terms.bite,
            },
        )

    def choices(self, state: Town) -> tuple[int, ...]:
        followers = state.public.players[self.victim].followers
        return (HURT, *[SACRIFICE + at for at in range(len(followers))])

    def take(self, state: Town, option: int) -> None:
        self.taken = True
        player = state.public.players[self.victim]
        if option == HURT:
            # The retreat is below `Revive` on the stack, because a dead pawn does not retreat.
            damage(state, self.victim, state.public.terms.bite)
            if not player.alive:
                return
        else:
            at = option - SACRIFICE
            gone = player.followers[at]
            discard_survivor(state, gone)
            player.followers = without(player.followers, at)
            state.tell(events.SACRIFICED, self.victim, gone.face)
        player.car = NO_CAR
        state.call(Retreat(self.victim, player.space))


@final
class Retreat(Asking):
    """Move three squares away, step by step: without zombies, no space twice, as far as possible (ZTB-18)."""

    __slots__ = ("left", "path", "runner")

    def __init__(self, runner: int, start: int) -> None:
        self.runner = runner
        self.left = RETREAT
        self.path: tuple[int, ...] = (start,)

    def clone(self) -> Retreat:
        twin = Retreat(self.runner, 0)
        twin.left = self.left
        twin.path = self.path
        return twin

    def run(self, state: Town) -> Flow:
        public = state.public
        player = public.players[self.runner]
        if self.left == 0 or not player.alive or player.space != self.path[-1]:
            return Flow.DONE
        if self.longest(public, player.space, self.path, self.left) > 0:
            return Flow.ASK
        if self.runner == public.active and public.zombies[player.space] > 0:
            public.cornered = True
        return Flow.DONE

    def seat(self, state: Town) -> int:
        return self.runner

    def prompt(self, state: Town) -> Prompt:
        return Prompt("retreat", "ZTB-18", {"left": self.left})

    def choices(self, state: Town) -> tuple[int, ...]:
        """Return the steps that keep the longest clear way open."""
        public = state.public
        space = public.players[self.runner].space
        best = self.longest(public, space, self.path, self.left)
        found: list[int] = []
        for way in range(4):
            if self.clear(public, space, way, self.path):
                there = STEP_TO[space * 4 + way]
                if best == 1 or self.longest(public, there, (*self.path, there), self.left - 1) == best - 1:
                    found.append(STEP + way)
        return tuple(found)

    def tried(self, state: Town) -> tuple[int, ...]:
        return (STEP, STEP + 1, STEP + 2, STEP + 3)

    def judged(self, state: Town, option: int) -> Refusal | None:
        shut = step_verdict(state.public, self.runner, option)
        if shut is not None or option in self.choices(state):
            return shut
        there = STEP_TO[self.path[-1] * 4 + option - STEP]
        return Refusal(option, "ZTB-18", "zombies-there" if state.public.zombies[there] else "shorter-way")

    def take(self, state: Town, option: int) -> None:
        space = self.path[-1]
        there = STEP_TO[space * 4 + option - STEP]
        self.path = (*self.path, there)
        self.left -= 1
        state.tell(events.RETREATED, self.runner, there)
        enter(state, self.runner, there)

    def clear(self, public: Public, space: int, way: int, path: tuple[int, ...]) -> bool:
        """Return whether a step leads to a new space without zombies."""
        if not passable(public, self.runner, space, way):
            return False
        there = STEP_TO[space * 4 + way]
        return public.zombies[there] == 0 and there not in path

    def longest(self, public: Public, space: int, path: tuple[int, ...], left: int) -> int:
        """Return the number of steps of the longest clear way from here, at most `left`."""
        best = 0
        for way in range(4):
            if best < left and self.clear(public, space, way, path):
                there = STEP_TO[space * 4 + way]
                further = self.longest(public, there, (*path, there), left - 1) if left > 1 else 0
                best = max(best, 1 + further)
        return best
