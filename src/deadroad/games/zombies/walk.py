"""Walking step by step. The player or another player chooses the steps (ZOM-50 to ZOM-58)."""

from __future__ import annotations

from typing import final

from deadroad.games.zombies.bars import Bar, refusal
from deadroad.games.zombies.bout import Bout
from deadroad.games.zombies.events import STEPPED, STOPPED
from deadroad.games.zombies.finish import maybe_win_on_helipad
from deadroad.games.zombies.options import STEP, STOP
from deadroad.games.zombies.pawn import pick_up
from deadroad.games.zombies.refusals import is_act, no_interruption, own_acts
from deadroad.games.zombies.state import FEEDING, SHUT_OUT, Public, Zombies
from deadroad.games.zombies.tiles import TO_STREET
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed


def no_way(space: int, direction: int) -> Bar:
    """Return why a step is not possible: no joined exit, or a wall (ZOM-20, ZOM-53)."""
    row, column = divmod(space % 9, 3)
    leaves = (row == 0, column == 2, row == 2, column == 0)[direction]
    return Bar.NO_EXIT if leaves else Bar.NO_WAY


def why_not_step(public: Public, mover: int, direction: int) -> Bar:
    """Return what keeps a pawn from a step (ZOM-53, ZOM-58)."""
    town = public.town
    here = public.spaces[mover]
    there = town.across(here, direction)
    if there < 0:
        return no_way(here, direction)
    if public.is_now(mover, SHUT_OUT):
        if town.inside(here):
            if _to_street(public, there) >= _to_street(public, here):
                return Bar.WAY_OUT_FIRST
        elif town.inside(there):
            return Bar.CLAUSTROPHOBIC
    return Bar.NONE


def must_leave(public: Public, mover: int) -> bool:
    """Return whether claustrophobia forces a pawn out of its building (ZOM-58)."""
    return public.is_now(mover, SHUT_OUT) and public.town.inside(public.spaces[mover])


def _to_street(public: Public, space: int) -> int:
    return TO_STREET[public.town.shapes[space // 9] * 9 + space % 9]


class Walk(Frame[Zombies]):
    """One pawn walks, a step at a time."""

    __slots__ = ("mover", "stopped")

    def __init__(self, mover: int) -> None:
        self.mover = mover
        self.stopped = False

    def left(self, state: Zombies) -> int:
        """Return how many steps are left."""
        raise NotImplementedError

    def spend_step(self, state: Zombies) -> None:
        """Count a step."""
        raise NotImplementedError

    def meet(self, state: Zombies, space: int) -> Bout:
        """Return the fight against a zombie met."""
        raise NotImplementedError

    def add_steps(self, state: Zombies, found: list[int]) -> None:
        """Add the steps that can be made, and stopping."""
        public = state.public
        for direction in range(4):
            if why_not_step(public, self.mover, direction) is Bar.NONE:
                found.append(STEP + direction)
        if not must_leave(public, self.mover) or not found:
            found.append(STOP)

    def step(self, state: Zombies, direction: int) -> None:
        """Make a step. Fight the zombie there, or pick up the token (ZOM-51, ZOM-52)."""
        public = state.public
        self.spend_step(state)
        space = public.town.across(public.spaces[self.mover], direction)
        public.spaces = changed(public.spaces, self.mover, space)
        state.tell(STEPPED, self.mover, space, self.left(state))
        if public.town.zombie_at(space) and not public.anyone(FEEDING):
            state.call(self.meet(state, space))
            return
        pick_up(state, self.mover)
        maybe_win_on_helipad(state, self.mover)

    def stop(self, state: Zombies) -> None:
        """End the walk."""
        self.stopped = True
        state.tell(STOPPED, self.mover)

    def step_verdict(self, state: Zombies, option: int) -> Refusal | None:
        """Return why a step can't be made, or why one can't stop here."""
        public = state.public
        if option != STOP:
            bar = why_not_step(public, self.mover, option - STEP)
            return None if bar is Bar.NONE else refusal(option, bar, {"direction": option - STEP})
        if not must_leave(public, self.mover):
            return None
        for direction in range(4):
            if why_not_step(public, self.mover, direction) is Bar.NONE:
                return refusal(STOP, Bar.WAY_OUT_FIRST)
        return None


@final
class Drag(Walk):
    """Where Did Everybody Go?: the card's player moves an opponent (ZOM-57)."""

    __slots__ = ("pilot", "steps")

    def __init__(self, mover: int, pilot: int, steps: int) -> None:
        super().__init__(mover)
        self.pilot = pilot
        self.steps = steps

    def clone(self) -> Drag:
        twin = Drag(self.mover, self.pilot, self.steps)
        twin.stopped = self.stopped
        return twin

    def left(self, state: Zombies) -> int:
        return self.steps

    def spend_step(self, state: Zombies) -> None:
        self.steps -= 1

    def meet(self, state: Zombies, space: int) -> Bout:
        return Bout(self.mover, space)

    def run(self, state: Zombies) -> Flow:
        if self.stopped or self.steps == 0 or state.public.down[self.mover]:
            return Flow.DONE
        return Flow.ASK

    def seat(self, state: Zombies) -> int:
        return self.pilot

    def options(self, state: Zombies) -> tuple[int, ...]:
        found: list[int] = []
        self.add_steps(state, found)
        return tuple(found)

    def answer(self, state: Zombies, option: int) -> None:
        if option == STOP:
            self.stop(state)
        else:
            self.step(state, option - STEP)

    def prompt(self, state: Zombies) -> Prompt:
        return Prompt("drag", "ZOM-57", {"seat": self.mover, "left": self.steps})

    def tries(self, state: Zombies) -> tuple[int, ...]:
        return (*range(STEP, STEP + 4), STOP, *own_acts(state, self.pilot))

    def verdict(self, state: Zombies, option: int) -> Refusal | None:
        return no_interruption(option) if is_act(option) else self.step_verdict(state, option)
