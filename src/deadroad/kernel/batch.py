"""Many games stepped together. The results go into arrays that the caller allocates."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from librt.vecs import vec
from mypy_extensions import u8

from deadroad.kernel.chance import Pcg32
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.observation import Observer
from deadroad.kernel.outcome import Outcome
from deadroad.kernel.setting import Settings
from deadroad.kernel.view import View


@final
class Batch:
    """N games of one kind. A game that ends is replaced at once by a new one with the next seed of its row.

    All arrays are flat memory given by the caller: `masks` (N x actions, bytes), `seats` (N, the asked
    seats), `points` (N x seats), `dones` (N, bytes) and, unless there is no observer, `observations` (N x its
    size: 32-bit floats, seen as 32-bit integers).
    """

    __slots__ = (
        "_lit",
        "_shown",
        "count",
        "game",
        "games",
        "observer",
        "pay",
        "seats",
        "seeds",
        "settings",
        "space",
        "states",
    )

    def __init__(  # noqa: PLR0913, PLR0917 - made once
        self,
        game: Game,
        seats: int,
        settings: Settings,
        count: int,
        seed: int,
        observer: Observer | None,
        pay: Callable[[Outcome], list[float]],
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.count = count
        self.observer = observer
        self.pay = pay
        self.space = game.space.size
        # Native code writes one mask, which is then copied as a whole. This is much faster than copying byte
        # by byte.
        self._lit: vec[u8] = vec[u8]([0 for _ in range(self.space)])
        self._shown = memoryview(self._lit)
        self.games = 0
        # Line i plays the seeds seed + i, seed + i + N, ...: independently of the other games.
        self.seeds = [seed + at for at in range(count)]
        self.states: list[State] = [self.fresh(at) for at in range(count)]

    def fresh(self, at: int) -> State:
        """Return the next game of a row."""
        state = self.game.start(self.seats, self.settings, Pcg32(self.seeds[at]))
        self.seeds[at] += self.count
        state.settle()
        return state

    def show(self, masks: memoryview, seats: memoryview, observations: memoryview | None) -> None:
        """Write all masks, seats and observations again."""
        for at in range(self.count):
            self.light(at, masks)
            seats[at] = self.states[at].seat
            if observations is not None:
                self.observe(at, observations)

    def light(self, at: int, masks: memoryview) -> None:
        """Write the mask of a game's options: 1 for an option, 0 for everything else."""
        asked = self.states[at].asked
        lit = self._lit
        for option in asked:
            lit[option] = 1
        masks[at * self.space : (at + 1) * self.space] = self._shown
        for option in asked:
            lit[option] = 0

    def observe(self, at: int, observations: memoryview) -> None:
        """Write what the asked seat of a game sees."""
        observer = self.observer
        assert observer is not None
        state = self.states[at]
        observer.write_bits(View(state, state.seat), observations, at * observer.size)

    def step(
        self,
        actions: memoryview,
        masks: memoryview,
        seats: memoryview,
        points: memoryview[float],
        dones: memoryview,
        observations: memoryview | None,
    ) -> int:
        """Play one answer in every game. Return -1, or the first game whose answer is not an option.

        All answers are checked before the first is played, so an illegal one changes nothing.
        """
        for at in range(self.count):
            if not masks[at * self.space + actions[at]]:
                return at
        for at in range(self.count):
            state = self.states[at]
            state.answer(actions[at])
            if dones[at]:
                dones[at] = 0
                for seat in range(self.seats):
                    points[at * self.seats + seat] = 0.0
            if state.seat < 0:
                self.finish(at, points)
                dones[at] = 1
            self.light(at, masks)
            seats[at] = self.states[at].seat
            if observations is not None:
                self.observe(at, observations)
        return -1

    def finish(self, at: int, points: memoryview[float]) -> None:
        """Write the rewards of a game that is over and start the next game of its row."""
        outcome = self.game.outcome(self.states[at])
        assert outcome is not None
        for seat, reward in enumerate(self.pay(outcome)):
            points[at * self.seats + seat] = reward
        self.games += 1
        self.states[at] = self.fresh(at)
