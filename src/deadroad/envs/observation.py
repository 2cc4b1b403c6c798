"""Observations of agents: named numbers from the view, and a mask of legal actions."""

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
    """Looks up the game and its observer by name, so that environments can be copied and pickled."""

    name: str
    seats: int

    @property
    def game(self) -> Game:
        """The game."""
        return game(self.name)

    @property
    def observer(self) -> Observer:
        """The observer of the game."""
        return self.game.observer()


def observed(observer: Observer, state: State, seat: int) -> Numbers:
    """Return the observation of a seat."""
    return np.frombuffer(bytearray(observer.packed(View(state, seat))), dtype=np.float32)


def bounds(observer: Observer) -> spaces.Box:
    """Return the observation space, with bounds for each number."""
    lows = np.array(observer.lows, dtype=np.float32)
    highs = np.array(observer.highs, dtype=np.float32)
    return spaces.Box(lows, highs, dtype=np.float32)


def mask(found: Game, state: State, seat: int) -> Mask:
    """Return the mask of a seat: 1 for each option of the open question, if the seat is asked."""
    lit = np.zeros(found.space.size, dtype=np.int8)
    if state.seat == seat:
        lit[list(state.asked)] = 1
    return lit
