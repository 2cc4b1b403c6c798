"""A worker process: it steps its games in shared arrays after the training process has answered."""

from __future__ import annotations

import multiprocessing
import signal
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from deadroad.games import GAMES, game
from deadroad.kernel.batch import Batch
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.outcome import Outcome
from deadroad.kernel.view import View
from deadroad.learn.arrays import Array, Layout, Shared, flat
from deadroad.learn.results import rows
from deadroad.learn.settings import Lane

if TYPE_CHECKING:
    from multiprocessing.synchronize import Semaphore

HALVES = 2  # while the network answers one half of a worker's games, the other half is stepped
STOP, SHAPING, RATES = range(3)  # indices in the shared array `control`
PATIENCE = 2.0  # seconds without an answer after which a worker looks whether it is still needed


@dataclass(frozen=True)
class Post:
    """The settings of a worker."""

    number: int
    game: str
    package: str  # module of the game, which need not be in the list of games
    lanes: tuple[tuple[Lane, ...], ...]  # games of each half
    games: int
    rivals: float
    seed: int
    layouts: dict[str, Layout]
    go: tuple[Semaphore, ...]
    ready: tuple[Semaphore, ...]


class Side:
    """The games of one lane: consecutive rows of the arrays of a half.

    In the first of them, a share `rivals`, the network plays one seat and level 2 the others.
    """

    def __init__(self, name: str, lane: Lane, seed: int, arrays: dict[str, Array], rivals: float) -> None:
        self.game = game(name)
        self.arrays = arrays
        count = len(arrays["seats"])
        places = np.arange(count)
        self.has_rivals = places < round(rivals * count)
        self.own = places % lane.seats  # the network's seat in these games
        self.finished: list[Outcome] = []
        settings = self.game.read_settings(lane.settings)
        observer = self.game.observer()
        self.batch = Batch(self.game, lane.seats, settings, count, seed, observer, self._pay)
        self.luck = Pcg32(seed)
        self._points = flat(np.zeros(count * lane.seats, dtype=np.float64))
        self._views: dict[str, Any] = {
            key: flat(arrays[key]) for key in ("masks", "seats", "dones", "actions")
        }
        self._views["observations"] = flat(arrays["observations"].view(np.int32))
        self.batch.show(self._views["masks"], self._views["seats"], self._views["observations"])
        arrays["players"][...] = lane.seats
        self._mark()

    def _pay(self, outcome: Outcome) -> list[float]:
        self.finished.append(outcome)
        return [0.0] * self.batch.seats

    def _mark(self) -> None:
        """Mark the questions that level 2 answers."""
        self.arrays["foreign"][...] = self.has_rivals & (self.arrays["seats"] != self.own)

    def step(self, shaping: float) -> None:
        """Play the answers in the arrays, or those of level 2, and write the results."""
        self.finished.clear()
        np.copyto(self.arrays["actions"], self.arrays["labels"], where=self.arrays["foreign"].view(bool))
        views = self._views
        wrong = self.batch.step(
            views["actions"],
            views["masks"],
            views["seats"],
            self._points,
            views["dones"],
            views["observations"],
        )
        assert wrong < 0, f"game {wrong} of {self.game.name} was given an illegal answer"
        self._mark()
        if self.finished:
            ended = np.flatnonzero(self.arrays["dones"])
            for at, outcome in zip(ended, self.finished, strict=True):
                self.arrays["results"][at, : self.batch.seats] = rows(self.game, outcome, shaping)

    def rate(self) -> None:
        """Write the leanings of the heuristics at all open questions, and the answers of level 2.

        Both come from an imagined world, so they contain no more than the view.
        """
        labels, leanings = self.arrays["labels"], self.arrays["leanings"]
        for at, state in enumerate(self.batch.states):
            asked = state.asked
            if len(asked) == 1:
                labels[at] = asked[0]
                continue
            found = self.game.heuristics.leanings(self.game.imagine(View(state, state.seat), self.luck))
            fair = [option for option, leaning in zip(asked, found, strict=True) if leaning == 0.0]
            labels[at] = fair[self.luck.below(len(fair))]
            if leanings.size:
                leanings[at, list(asked)] = found


def orphaned() -> bool:
    """Return whether the training process was killed."""
    parent = multiprocessing.parent_process()
    return parent is not None and not parent.is_alive()


def work(post: Post) -> None:
    """Run a worker until it gets the signal to stop, or the training process is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the training process stops its workers
    GAMES.setdefault(post.game, post.package)
    shared = Shared.attach(post.layouts)
    control = shared.arrays["control"]
    halves: list[list[Side]] = []
    for half in range(HALVES):
        lanes = post.lanes[half]
        cuts = [round(at * post.games / len(lanes)) for at in range(len(lanes) + 1)]
        sides = []
        for at, lane in enumerate(lanes):
            own = slice(cuts[at], cuts[at + 1])
            arrays = {
                key: value[half, post.number, own] for key, value in shared.arrays.items() if value.ndim > 1
            }
            seed = post.seed + ((post.number * HALVES + half) * len(lanes) + at) * 10_000_019
            sides.append(Side(post.game, lane, seed, arrays, post.rivals))
        halves.append(sides)
    for half, sides in enumerate(halves):
        if control[RATES]:
            for side in sides:
                side.rate()
        post.ready[half].release()
    while True:
        for half, sides in enumerate(halves):
            while not post.go[half].acquire(timeout=PATIENCE):
                if orphaned():
                    return
            if control[STOP]:
                return
            for side in sides:
                side.step(float(control[SHAPING]))
                if control[RATES]:
                    side.rate()
            post.ready[half].release()
