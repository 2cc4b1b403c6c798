"""The active player's movement (ZOM-10, ZOM-50 to ZOM-58)."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.zombies.bars import Bar
from deadroad.games.zombies.bout import Bout
from deadroad.games.zombies.cards import AMOUNTS, SKATEBOARD
from deadroad.games.zombies.events import MOVEMENT_ROLLED, STEP_ANNOUNCED
from deadroad.games.zombies.fight import Fight
from deadroad.games.zombies.finish import wins_at_once
from deadroad.games.zombies.hand import may_play
from deadroad.games.zombies.options import PLAY, STEP, STOP
from deadroad.games.zombies.play import act, add_acts
from deadroad.games.zombies.player_turn import PlayerTurn, turn_of
from deadroad.games.zombies.refusals import act_verdict, is_act, own_acts
from deadroad.games.zombies.state import NOBODY, Public, Zombies
from deadroad.games.zombies.timings import BEFORE_WIN, WALKING
from deadroad.games.zombies.walk import Walk, why_not_step
from deadroad.games.zombies.windows import open_window
from deadroad.kernel.frame import Flow
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed

NO_STEP: Final = -1


def roll_movement(state: Zombies, turn: PlayerTurn) -> None:
    """Roll: the die, more with the skateboard, halved by an untied shoe (ZOM-56)."""
    public = state.public
    seat = turn.player
    die = state.chance.die()
    movement = die
    if public.holds(seat, SKATEBOARD):
        movement += AMOUNTS[SKATEBOARD]
    if public.shoes[seat]:
        movement //= 2
        public.shoes = changed(public.shoes, seat, 0)
    state.tell(MOVEMENT_ROLLED, seat, die, movement)
    turn.rolled = movement
    turn.left = movement
    turn.moving = True


@final
class Move(Walk):
    """The active player walks. The player or the owner of Brain Cramp chooses the steps.

    A step that would win is announced first: a window opens, and the step is made if it still wins (ZOM-47).
    """

    __slots__ = ("announced",)

    def __init__(self, mover: int) -> None:
        super().__init__(mover)
        self.announced = NO_STEP  # the direction of a winning step, while the window before it is open

    def clone(self) -> Move:
        twin = Move(self.mover)
        twin.stopped = self.stopped
        twin.announced = self.announced
        return twin

    def left(self, state: Zombies) -> int:
        return turn_of(state).left

    def spend_step(self, state: Zombies) -> None:
        turn_of(state).left -= 1

    def meet(self, state: Zombies, space: int) -> Bout:
        return Fight(self.mover, space)

    def pilot(self, state: Zombies) -> int:
        """Return the seat that picks the steps."""
        pilot = turn_of(state).pilot
        return self.mover if pilot == NOBODY else pilot

    def run(self, state: Zombies) -> Flow:
        public = state.public
        turn = turn_of(state)
        if self.stopped or turn.left == 0 or public.down[self.mover]:
            turn.moving = False
            return Flow.DONE
        if self.announced != NO_STEP:
            direction = self.announced
            self.announced = NO_STEP
            if self.wins(public, direction):
                self.step(state, direction)
            return Flow.CALL
        return Flow.ASK

    def wins(self, public: Public, direction: int) -> bool:
        """Return whether a step is possible and wins at once: to the helipad's centre, without a fight."""
        if public.town.helipad < 0 or why_not_step(public, self.mover, direction) is not Bar.NONE:
            return False
        return wins_at_once(public, public.town.across(public.spaces[self.mover], direction))

    def seat(self, state: Zombies) -> int:
        return self.pilot(state)

    def moment(self, state: Zombies) -> bool:
        return may_play(state.public, self.pilot(state))

    def options(self, state: Zombies) -> tuple[int, ...]:
        found: list[int] = []
        self.add_steps(state, found)
        add_acts(state, self.pilot(state), WALKING, found)
        return tuple(found)

    def answer(self, state: Zombies, option: int) -> None:
        if option == STOP:
            self.stop(state)
        elif option < PLAY:
            self.go(state, option - STEP)
        else:
            act(state, self.pilot(state), option)

    def go(self, state: Zombies, direction: int) -> None:
        """Make a step, or announce it and open the window before it if it would win."""
        if self.wins(state.public, direction):
            self.announced = direction
            state.tell(STEP_ANNOUNCED, self.mover)
            open_window(state, BEFORE_WIN)
        else:
            self.step(state, direction)

    def prompt(self, state: Zombies) -> Prompt:
        turn = turn_of(state)
        if turn.pilot == NOBODY:
            return Prompt("move", "ZOM-50", {"left": turn.left})
        return Prompt("steer", "ZOM-57", {"seat": self.mover, "left": turn.left})

    def tries(self, state: Zombies) -> tuple[int, ...]:
        return (*range(STEP, STEP + 4), STOP, *own_acts(state, self.pilot(state)))

    def verdict(self, state: Zombies, option: int) -> Refusal | None:
        if is_act(option):
            return act_verdict(state, self.pilot(state), option, WALKING)
        return self.step_verdict(state, option)
