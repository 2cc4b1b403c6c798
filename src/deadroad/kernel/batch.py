"""Many games stepped together. The results go into arrays that the caller allocates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from deadroad.kernel.chance import Pcg32
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.observation import Observer
from deadroad.kernel.outcome import Outcome
from deadroad.kernel.row import Row
from deadroad.kernel.setting import Settings
from deadroad.kernel.view import View

TOGETHER: Final = 8  # observations that are copied together


@final
class Batch:
    """N games of one kind. A game that ends is replaced at once by a new one with the next seed of its row.

    All arrays are flat memory given by the caller: `masks` (N x actions, bytes), `seats` (N, the asked
    seats), `points` (N x seats), `dones` (N, bytes) and, unless there is no observer, `observations` (N x its
    size: 32-bit floats, seen as 32-bit integers).
    """

    __slots__ = (
        "_blank",
        "_lit",
        "_over",
        "_rows",
        "_seats",
        "_written",
        "count",
        "game",
        "games",
        "lit",
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
        self.space: i64 = game.space.size
        self.games = 0
        # Line i plays the seeds seed + i, seed + i + N, ...: independently of the other games.
        self.seeds = [seed + at for at in range(count)]
        self.states: list[State] = [self.fresh(at) for at in range(count)]
        # Native code writes masks, seats and ends into memory of its own, which is then copied as a whole.
        # Actions are checked against these masks.
        self._lit: vec[u8] = vec[u8](bytes(count * game.space.size))
        self._seats: vec[i64] = vec[i64]([0] * count)
        self._over: vec[u8] = vec[u8](bytes(count))
        self.lit = memoryview(self._lit)
        # Some observations are written before they are copied together.
        size = observer.size if observer is not None else 0
        self._blank: vec[i32] = vec[i32]([0] * (TOGETHER * size))
        self._rows = Row(self._blank)
        self._written = 0
        for at in range(count):
            self.light(at, 1)

    def fresh(self, at: int) -> State:
        """Return the next game of a row."""
        state = self.game.start(self.seats, self.settings, Pcg32(self.seeds[at]))
        self.seeds[at] += self.count
        state.settle()
        return state

    def show(self, masks: memoryview, seats: memoryview, observations: memoryview | None) -> None:
        """Write all masks, seats and observations again."""
        self.copy(masks, seats)
        if observations is not None:
            for at in range(self.count):
                self.observe(at, observations)

    def copy(self, masks: memoryview, seats: memoryview) -> None:
        """Copy all masks and seats."""
        masks[:] = self.lit
        seats.cast("B")[:] = memoryview(self._seats).cast("B")

    def light(self, at: i64, value: u8) -> None:
        """Write 1 or 0 for the options of a game, and its asked seat."""
        state = self.states[at]
        lit = self._lit
        first: i64 = at * self.space
        option: i64
        for option in state.asked:
            lit[first + option] = value
        self._seats[at] = state.seat

    def observe(self, at: int, observations: memoryview) -> None:
        """Write what the asked seat of a game sees. It is copied together with the next ones."""
        observer = self.observer
        assert observer is not None
        if at == 0 and self._rows.at:  # an error left observations there, perhaps a part of one
            self._rows = Row(self._blank)
            self._written = 0
        state = self.states[at]
        observer.append(View(state, state.seat), self._rows)
        self._written += 1
        if self._written == TOGETHER or at + 1 == self.count:
            self.hand_over(at + 1, observations)

    def hand_over(self, end: int, observations: memoryview) -> None:
        """Copy the observations that were written, up to the game before `end`."""
        observer = self.observer
        assert observer is not None
        size = observer.size
        start = end - self._written
        observations[start * size : end * size] = self._rows.bits()[: self._written * size]
        self._rows = Row(self._blank)
        self._written = 0

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
        taken: vec[i64] = vec[i64](actions)
        at: i64
        for at in range(self.count):
            if self._lit[at * self.space + taken[at]] == 0:
                return int(at)
        for at in range(self.count):
            self.light(at, 0)
            state = self.states[at]
            state.answer(int(taken[at]))
            if self._over[at]:
                self._over[at] = 0
                for seat in range(self.seats):
                    points[int(at) * self.seats + seat] = 0.0
            if state.seat < 0:
                self.finish(int(at), points)
                self._over[at] = 1
            self.light(at, 1)
            if observations is not None:
                self.observe(int(at), observations)
        self.copy(masks, seats)
        dones[:] = memoryview(self._over)
        return -1

    def finish(self, at: int, points: memoryview[float]) -> None:
        """Write the rewards of a game that is over and start the next game of its row."""
        outcome = self.game.outcome(self.states[at])
        assert outcome is not None
        for seat, reward in enumerate(self.pay(outcome)):
            points[at * self.seats + seat] = reward
        self.games += 1
        self.states[at] = self.fresh(at)
