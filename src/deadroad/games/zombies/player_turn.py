"""What lasts for one player's turn."""

from __future__ import annotations

from typing import Any, Final

from deadroad.games.zombies.state import NOBODY, NOWHERE, Zombies
from deadroad.games.zombies.town import NOTHING
from deadroad.kernel.frame import Frame
from deadroad.kernel.sharing import changed

NO_RIDE: Final = -1


class PlayerTurn(Frame[Zombies]):
    """The player, the movement and what was used until the end of the turn. `Turn` adds the steps."""

    __slots__ = ("chainsaws", "cut", "left", "molotovs", "moving", "pilot", "player", "ride", "rolled")

    def __init__(self, player: int) -> None:
        self.player = player
        self.rolled = 0  # the movement of this turn's roll
        self.left = 0  # steps
        self.moving = False  # from the movement roll to the end of that movement
        self.ride = NO_RIDE  # what replaces the roll: 0 for a rest, more for a drive
        self.pilot = NOBODY  # the seat that chooses the player's steps with Brain Cramp
        self.cut = False  # the rest of this turn is lost
        self.chainsaws = 0  # running ones, as bits of seats
        self.molotovs: list[int] = NOTHING  # by seat: the tile whose building burns; empty before the first

    def copy_turn(self, other: PlayerTurn) -> None:
        """Copy the progress of another turn into this new one."""
        self.rolled = other.rolled
        self.left = other.left
        self.moving = other.moving
        self.ride = other.ride
        self.pilot = other.pilot
        self.cut = other.cut
        self.chainsaws = other.chainsaws
        self.molotovs = other.molotovs

    def saws(self, seat: int) -> bool:
        """Return whether a seat has started a chainsaw in this turn."""
        return self.chainsaws >> seat & 1 == 1

    def burning(self, seat: int) -> int:
        """Return the tile whose building a seat has set on fire in this turn; NOWHERE for none."""
        return self.molotovs[seat] if self.molotovs else NOWHERE

    def start_chainsaw(self, seat: int) -> None:
        """Let a seat's chainsaw run until the end of the turn."""
        self.chainsaws |= 1 << seat

    def set_on_fire(self, seats: int, seat: int, tile: int) -> None:
        """Let the building of a tile burn for a seat until the end of the turn."""
        self.molotovs = changed(self.molotovs or [NOWHERE] * seats, seat, tile)

    def disarm(self, seat: int) -> None:
        """End the effects of what a seat has used."""
        self.chainsaws &= ~(1 << seat)
        if self.molotovs:
            self.molotovs = changed(self.molotovs, seat, NOWHERE)


NO_TURN: Final = PlayerTurn(NOBODY)  # shared: do not change it


def turn_of(state: Zombies) -> PlayerTurn:
    """Return the running turn. It is the second frame: only `Rounds` is below it."""
    turn = state.stack[1]
    assert isinstance(turn, PlayerTurn)
    return turn


def seen_turn(stack: list[Frame[Any]]) -> PlayerTurn:
    """Return the running turn of a view, or an empty turn when the game is over. Do not change it."""
    if len(stack) > 1:
        turn = stack[1]
        if isinstance(turn, PlayerTurn):
            return turn
    return NO_TURN
