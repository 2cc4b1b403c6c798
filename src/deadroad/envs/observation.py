"""What an agent observes: named numbers out of its view, and a mask of what it may answer."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from deadroad.games import game
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.observation import Observer
from deadroad.kernel.view import View

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class Named:
    """What an environment knows by its game's name: not held, so that it can be copied and pickled."""

    name: str
    seats: int

    @property
    def game(self) -> Game:
        """The game."""
        return game(self.name)

    @property
    def observer(self) -> Observer:
        """What writes observations."""
        return self.game.observer()


def observed(observer: Observer, state: State, seat: int) -> Numbers:
    """Return what a seat observes."""
    return np.frombuffer(bytearray(observer.packed(View(state, seat))), dtype=np.float32)


def bounds(observer: Observer) -> spaces.Box:
    """Return the space of observations: each number within its own bounds."""
    lows = np.array(observer.lows, dtype=np.float32)
    highs = np.array(observer.highs, dtype=np.float32)
    return spaces.Box(lows, highs, dtype=np.float32)


def mask(found: Game, state: State, seat: int) -> Mask:
    """Return 1 for each option of the open question, if this seat is asked."""
    lit = np.zeros(found.space.size, dtype=np.int8)
    if state.seat == seat:
        lit[list(state.asked)] = 1
    return lit
