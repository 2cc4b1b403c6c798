"""Movement on foot (ZTB-12)."""

from __future__ import annotations

from typing import final

from deadroad.games.zombietown import agendas, events
from deadroad.games.zombietown.asking import Asking
from deadroad.games.zombietown.board import STEP_TO
from deadroad.games.zombietown.components import Ability
from deadroad.games.zombietown.fighting import Cause, Clash, enter
from deadroad.games.zombietown.group import ability_amount
from deadroad.games.zombietown.houses import passable, step_verdict
from deadroad.games.zombietown.options import STEP, STOP
from deadroad.games.zombietown.state import Public, Town
from deadroad.kernel.frame import Flow
from deadroad.kernel.question import Prompt, Refusal


def step_options(public: Public, seat: int, out: list[int]) -> None:
    """Add the steps a pawn may take from where it stands."""
    space = public.players[seat].space
    for way in range(4):
        if passable(public, seat, space, way):
            out.append(STEP + way)


def walk(state: Town, seat: int, way: int, squares: int) -> None:
    """Begin a movement with a first step."""
    frame = Movement(seat, squares)
    state.call(frame)
    frame.step(state, way)


def free_squares(public: Public, seat: int) -> int:
    """How far the free movement on foot goes."""
    return max(public.terms.walk, ability_amount(public, seat, Ability.FLEET))


@final
class Movement(Asking):
    """A pawn walks square by square; zombies stop it until they are dealt with."""

    __slots__ = ("at", "left", "stopped", "walker")

    def __init__(self, walker: int, left: int) -> None:
        self.walker = walker
        self.left = left
        self.at = -1  # the target of the last step; a retreating pawn is elsewhere
        self.stopped = False

    def clone(self) -> Movement:
        twin = Movement(self.walker, self.left)
        twin.at = self.at
        twin.stopped = self.stopped
        return twin

    def run(self, state: Town) -> Flow:
        if agendas.check(state):
            return Flow.CALL
        public = state.public
        player = public.players[self.walker]
        if self.stopped or self.left <= 0 or not player.alive or public.fallen:
            return Flow.DONE
        if self.at >= 0 and (player.space != self.at or public.zombies[player.space] > 0):
            return Flow.DONE
        return Flow.ASK

    def seat(self, state: Town) -> int:
        return self.walker

    def prompt(self, state: Town) -> Prompt:
        return Prompt("walk", "ZTB-12", {"left": self.left})

    def choices(self, state: Town) -> tuple[int, ...]:
        found: list[int] = []
        step_options(state.public, self.walker, found)
        found.append(STOP)
        return tuple(found)

    def tried(self, state: Town) -> tuple[int, ...]:
        return (STEP, STEP + 1, STEP + 2, STEP + 3, STOP)

    def judged(self, state: Town, option: int) -> Refusal | None:
        return None if option == STOP else step_verdict(state.public, self.walker, option)

    def take(self, state: Town, option: int) -> None:
        if option == STOP:
            self.stopped = True
        else:
            self.step(state, option - STEP)

    def step(self, state: Town, way: int) -> None:
        """Take one step and resolve what is on the new space."""
        public = state.public
        player = public.players[self.walker]
        there = STEP_TO[player.space * 4 + way]
        self.left -= 1
        self.at = there
        state.tell(events.STEPPED, self.walker, there)
        enter(state, self.walker, there)
        if public.zombies[there] > 0:
            state.call(Clash(self.walker, there, Cause.STEPPED))
