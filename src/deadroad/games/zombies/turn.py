"""Rounds and turns: the seven steps in their order (ZOM-10, ZOM-11, ZOM-34, ZOM-49)."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from deadroad.games.zombies.discarding import Leave
from deadroad.games.zombies.events import (
    DEALER_DRAWN,
    HAND_DRAWN,
    HELD,
    RETURNED,
    TURN_BEGAN,
    TURN_LOST,
    ZOMBIES_HELD,
    ZOMBIES_ROLLED,
)
from deadroad.games.zombies.fight import Fight
from deadroad.games.zombies.finish import end_at_limit
from deadroad.games.zombies.hand import refill
from deadroad.games.zombies.laying import draw_tile
from deadroad.games.zombies.movement import Move, roll_movement
from deadroad.games.zombies.player_turn import PlayerTurn
from deadroad.games.zombies.state import (
    AFRAID,
    FEEDING,
    NEXT_TURN,
    PARALYSED,
    ROLLING_MARBLES,
    Zombies,
)
from deadroad.games.zombies.timings import (
    AFTER_ROLL,
    BEFORE_DISCARD,
    BEFORE_FIGHT,
    BEFORE_ROLL,
    END_MOVE,
    START,
)
from deadroad.games.zombies.windows import open_window
from deadroad.games.zombies.zombie_step import Shamble
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.sharing import changed

_NOW: Final = 255  # the effects in force, below those of the next turn


@final
class Rounds(Frame[Zombies]):
    """Turns, clockwise from the dealer, until a player wins or the limit is reached."""

    __slots__ = ()

    def clone(self) -> Rounds:
        return Rounds()

    def run(self, state: Zombies) -> Flow:
        public = state.public
        first = public.turn == 0
        if first:
            self.announce(state)
        seat = public.dealer if first else (public.active + 1) % state.seats
        over = public.turn >= public.turn_limit if state.seats == 1 else public.round >= public.round_limit
        if seat == public.dealer:
            if over and not first:
                end_at_limit(state)
                return Flow.DONE
            public.round += 1
        public.active = seat
        public.turn += 1
        return state.call(Turn(seat))

    def announce(self, state: Zombies) -> None:
        """Tell the dealer, and each seat its hand."""
        state.tell(DEALER_DRAWN, state.public.dealer)
        for seat in range(state.seats):
            state.whisper(seat, HAND_DRAWN, items=state.secrets[seat].hand)


@final
class Step(Enum):
    """The steps of a turn, with the windows between them, in the order they come."""

    BEGIN = 0
    DRAW = 1
    BEFORE_FIGHT = 2
    OWN_SPACE = 3
    REFILL = 4
    BEFORE_ROLL = 5
    ROLL = 6
    MOVE = 7
    END_MOVE = 8
    ZOMBIES = 9
    BEFORE_DISCARD = 10
    DISCARD = 11
    END = 12
    OVER = 13


@final
class Turn(PlayerTurn):
    """One player's turn."""

    __slots__ = ("step",)

    def __init__(self, player: int) -> None:
        super().__init__(player)
        self.step: Step = Step.BEGIN

    def clone(self) -> Turn:
        twin = Turn(self.player)
        twin.copy_turn(self)
        twin.step = self.step
        return twin

    def run(self, state: Zombies) -> Flow:
        match self.step:
            case Step.BEGIN | Step.DRAW | Step.BEFORE_FIGHT | Step.OWN_SPACE | Step.REFILL:
                return self.run_first_half(state)
            case Step.BEFORE_ROLL:
                return self.before_roll(state)
            case Step.ROLL:
                return self.roll(state)
            case Step.MOVE:
                self.step = Step.END_MOVE
                return state.call(Move(self.player))
            case Step.END_MOVE:
                self.step = Step.ZOMBIES
                return open_window(state, END_MOVE)
            case Step.ZOMBIES:
                self.step = Step.BEFORE_DISCARD
                return self.move_zombies(state)
            case Step.BEFORE_DISCARD:
                self.step = Step.DISCARD
                return open_window(state, BEFORE_DISCARD)
            case Step.DISCARD:
                self.step = Step.END
                return state.call(Leave(self.player))
            case Step.END:
                self.step = Step.OVER
                self.end(state)
                return Flow.DONE
            case Step.OVER:
                return Flow.DONE

    def run_first_half(self, state: Zombies) -> Flow:
        """Begin, draw, fight on the own space, refill."""
        match self.step:
            case Step.BEGIN:
                return self.begin(state)
            case Step.DRAW:
                self.step = Step.BEFORE_FIGHT
                return draw_tile(state, self.player)
            case Step.BEFORE_FIGHT:
                if self.cut:
                    self.step = Step.END
                    return Flow.CALL
                self.step = Step.OWN_SPACE
                return open_window(state, BEFORE_FIGHT) if self.must_fight(state) else Flow.CALL
            case Step.OWN_SPACE:
                self.step = Step.REFILL
                return self.fight_own_space(state)
            case _:
                self.step = Step.BEFORE_ROLL
                refill(state, self.player)
                return Flow.CALL

    def begin(self, state: Zombies) -> Flow:
        """Start the player's round: effects for the next turn take effect now (ZOM-34, ZOM-49, ZOM-58)."""
        public = state.public
        player = self.player
        state.tell(TURN_BEGAN, player, public.round)
        public.played = changed(public.played, player, 0)
        public.standing = changed(public.standing, player, public.standing[player] >> NEXT_TURN)
        if public.down[player]:
            public.down = changed(public.down, player, 0)
            public.lives = changed(public.lives, player, 3)
            public.bullets = changed(public.bullets, player, 3)
            state.tell(RETURNED, player)
        if public.is_now(player, PARALYSED):
            state.tell(TURN_LOST, player)
            self.step = Step.END
            return Flow.CALL
        self.step = Step.DRAW
        return open_window(state, START)

    def must_fight(self, state: Zombies) -> bool:
        """Return whether a zombie on the player's own space has to be fought (ZOM-30)."""
        public = state.public
        if public.down[self.player] or not public.town.zombie_at(public.spaces[self.player]):
            return False
        return not public.anyone(FEEDING)

    def fight_own_space(self, state: Zombies) -> Flow:
        """Fight the zombie on the own space (ZOM-30)."""
        if not self.must_fight(state):
            return Flow.CALL
        return state.call(Fight(self.player, state.public.spaces[self.player]))

    def before_roll(self, state: Zombies) -> Flow:
        """Open the window before the roll; a player who died has no movement (ZOM-35)."""
        if state.public.down[self.player]:
            self.step = Step.ZOMBIES
            return Flow.CALL
        self.step = Step.ROLL
        return open_window(state, BEFORE_ROLL)

    def roll(self, state: Zombies) -> Flow:
        """Roll for movement, unless a card replaces the roll, or fear or death prevents it."""
        public = state.public
        if public.down[self.player]:
            self.step = Step.ZOMBIES
            return Flow.CALL
        self.step = Step.MOVE
        if self.ride > 0:
            self.left = self.ride
            return Flow.CALL
        if self.ride == 0 or public.is_now(self.player, AFRAID):
            if self.ride < 0:
                state.tell(HELD, self.player)
            self.step = Step.END_MOVE
            return Flow.CALL
        roll_movement(state, self)
        return open_window(state, AFTER_ROLL)

    def move_zombies(self, state: Zombies) -> Flow:
        """Roll for the zombies, unless marbles are in force (ZOM-60)."""
        public = state.public
        if public.anyone(ROLLING_MARBLES):
            state.tell(ZOMBIES_HELD)
            return Flow.CALL
        die = state.chance.die()
        state.tell(ZOMBIES_ROLLED, self.player, die)
        return state.call(Shamble(self.player, die, [0] * len(public.town.shapes)))

    def end(self, state: Zombies) -> None:
        """End the standing effects that last until the end of this turn."""
        public = state.public
        player = self.player
        public.standing = changed(public.standing, player, public.standing[player] & ~_NOW)
