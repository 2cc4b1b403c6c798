"""What an agent observes: named numbers out of its view, and a mask of what it may answer."""

from __future__ import annotations

import sys
from functools import cache

import numpy as np
import numpy.typing as npt

from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.features import Features, guessed
from deadroad.kernel.frame import Frame, State
from deadroad.kernel.game import Game
from deadroad.kernel.view import View

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


@cache
def features(name: str, seats: int) -> Features:
    """Return the observation of a game at a number of seats."""
    found = game(name)
    shown = found.features()
    if not shown:
        state = found.start(seats, found.read_settings({}), Pcg32(0))
        state.settle()
        shown = guessed(View(state, 0))
    return Features(shown, frame_kinds(found), seats)


class Named:
    """What an environment knows by its game's name: not held, so that it can be copied and pickled."""

    name: str
    seats: int

    @property
    def game(self) -> Game:
        """The game."""
        return game(self.name)

    @property
    def features(self) -> Features:
        """The numbers of an observation."""
        return features(self.name, self.seats)


def frame_kinds(found: Game) -> list[str]:
    """Return the names of the frames that a game's modules know: its stretches of play."""
    package = type(found).__module__.rpartition(".")[0]
    kinds: set[str] = set()
    for name, module in list(sys.modules.items()):
        if name.startswith(package + "."):
            for value in vars(module).values():
                if isinstance(value, type) and issubclass(value, Frame) and value is not Frame:
                    kinds.add(value.__name__)
    return sorted(kinds)


def observed(shown: Features, state: State, seat: int) -> Numbers:
    """Return what a seat observes."""
    return np.frombuffer(bytearray(shown.packed(View(state, seat))), dtype=np.float32)


def mask(found: Game, state: State, seat: int) -> Mask:
    """Return 1 for each option of the open question, if this seat is asked."""
    lit = np.zeros(found.space.size, dtype=np.int8)
    if state.seat == seat:
        lit[list(state.asked)] = 1
    return lit
