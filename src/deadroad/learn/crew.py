"""The workers of a run, and the arrays they share with the training process."""

from __future__ import annotations

import multiprocessing
from types import TracebackType
from typing import Self

import numpy as np

from deadroad.games import game, package
from deadroad.kernel.errors import BadRequest
from deadroad.learn.arrays import Array, Shared
from deadroad.learn.results import row_size
from deadroad.learn.settings import Training
from deadroad.learn.worker import HALVES, RATES, SHAPING, STOP, Post, work


class Crew:
    """The workers, as a context manager that always stops them."""

    def __init__(self, training: Training, seed: int) -> None:
        found = game(training.game)
        self.training = training
        self.shared = Shared()
        shape = (HALVES, training.workers, training.games)
        make = self.shared.make
        make("observations", (*shape, found.observer().size), np.float32)
        make("masks", (*shape, found.space.size), np.uint8)
        for name in ("seats", "actions", "labels", "players"):
            make(name, shape, np.int64)
        make("leanings", (*shape, found.space.size if training.ratings else 0), np.float16)
        make("dones", shape, np.uint8)
        make("foreign", shape, np.uint8)
        make("results", (*shape, found.most, row_size(found.most)), np.float32)
        make("control", (3,), np.float64)
        context = multiprocessing.get_context("spawn")
        self.go = [[context.Semaphore(0) for _ in range(training.workers)] for _ in range(HALVES)]
        self.ready = [[context.Semaphore(0) for _ in range(training.workers)] for _ in range(HALVES)]
        lanes = training.lanes()
        self.processes = []
        for number in range(training.workers):
            # Every worker plays every lane, half of the lanes in each of its halves.
            turned = lanes[number % len(lanes) :] + lanes[: number % len(lanes)]
            halves = (tuple(turned[::2]), tuple(turned[1::2] or turned))
            go = tuple(self.go[half][number] for half in range(HALVES))
            ready = tuple(self.ready[half][number] for half in range(HALVES))
            post = Post(
                number,
                training.game,
                package(training.game),
                halves,
                training.games,
                training.rivals,
                seed,
                self.shared.layouts,
                go,
                ready,
            )
            self.processes.append(context.Process(target=work, args=(post,), daemon=True))

    def __enter__(self) -> Self:
        """Start the workers."""
        for process in self.processes:
            process.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop the workers and free the memory."""
        self.shared.arrays["control"][STOP] = 1
        for half in self.go:
            for semaphore in half:
                semaphore.release()
        for process in self.processes:
            process.join(timeout=5)
            if process.is_alive():
                process.terminate()
                process.join()
        self.shared.close(remove=True)

    def __getitem__(self, name: str) -> Array:
        """Return a shared array of shape halves x workers x games x its own dimensions."""
        return self.shared.arrays[name]

    def direct(self, *, shaping: float, rates: bool) -> None:
        """Set the rewards of the workers, and whether they rate the answers as level 2 does."""
        self.shared.arrays["control"][SHAPING] = shaping
        self.shared.arrays["control"][RATES] = float(rates)

    def wait(self, half: int) -> None:
        """Wait until every worker has finished a step of a half."""
        for number, semaphore in enumerate(self.ready[half]):
            while not semaphore.acquire(timeout=1.0):
                if not self.processes[number].is_alive():
                    raise BadRequest("a worker died; the last checkpoint is kept")

    def step(self, half: int) -> None:
        """Let every worker play the answers of a half."""
        for semaphore in self.go[half]:
            semaphore.release()

    def repeat(self, half: int) -> None:
        """Count a step of a half without answers, so that its positions are used again."""
        for semaphore in self.ready[half]:
            semaphore.release()
