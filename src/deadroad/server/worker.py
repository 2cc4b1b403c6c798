"""A process that runs one job at a time, from a fair queue."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from deadroad.arena.processes import begin, end
from deadroad.games import playing
from deadroad.server.fair_queue import FairQueue, Job, Owner, Urgency

T = TypeVar("T")

REST: Final = 3.0  # after an unwatched job, the process pauses this many times as long as the job took


def step_back(steps: int, variant: str) -> None:
    """Set up a process: the server's variant, a lower priority, and an end together with the server."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.nice(steps)
    begin(variant)


class Worker:
    """One process and its waiting jobs.

    A job that takes longer than `limit` seconds is ended with the process.
    """

    def __init__(self, nice: int, limit: float | None = None, variant: str = "") -> None:
        self.nice = nice
        self.limit = limit
        self.variant = variant  # the variant of the process, if it is not the server's
        self.queue = FairQueue()
        self.pool: ProcessPoolExecutor | None = None
        self.busy = False
        self.closed = False
        self.warm = False  # the process has started
        self.rests_until = 0.0  # pause after unwatched jobs, to leave time for others
        self.alarm: asyncio.TimerHandle | None = None
        self.generation = 0  # number of the current process; a new process has empty caches

    def process(self) -> ProcessPoolExecutor:
        """Return the process; start it if needed."""
        if self.pool is None:
            # Spawned: a fork of a process with threads may inherit a lock that is never released.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(
                1, context, initializer=step_back, initargs=(self.nice, self.variant or playing())
            )
            self.generation += 1
            self.warm = False
        return self.pool

    async def do(
        self, work: Callable[..., T], *given: object, owner: Owner, urgency: int = 0, seconds: float = 0.0
    ) -> T:
        """Run a job in the process when it is its turn. Raises BrokenProcessPool if the process ended."""
        if self.closed:
            raise BrokenProcessPool("closed")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put(Job(lambda: (answer, work, given), owner, urgency, seconds))
        self._go_on()
        return await answer

    def _go_on(self) -> None:
        while not self.busy and len(self.queue) and not self.closed:
            left = self.rests_until - time.monotonic()
            if left > 0 and self.queue.urgency >= Urgency.ALONE:
                if self.alarm is None:
                    self.alarm = asyncio.get_running_loop().call_later(left, self._wake)
                return
            job = self.queue.take()
            answer, work, given = job.run()
            if answer.done():  # its caller was cancelled
                self.queue.done(job, 0.0)
                continue
            self.busy = True
            task = asyncio.ensure_future(self._run(job, answer, work, given))
            task.add_done_callback(lambda _: self._rest())

    def _wake(self) -> None:
        self.alarm = None
        self._go_on()

    def _rest(self) -> None:
        self.busy = False
        self._go_on()

    async def _run(
        self, job: Job, answer: asyncio.Future[Any], work: Callable[..., Any], given: tuple[Any, ...]
    ) -> None:
        began = time.monotonic()
        pool = self.process()
        try:
            loop = asyncio.get_running_loop()
            if not self.warm:
                await loop.run_in_executor(
                    pool, os.getpid
                )  # the start of the process does not count as time of a job
                self.warm = True
                began = time.monotonic()
            running = loop.run_in_executor(pool, work, *given)
            done, _ = await asyncio.wait({running}, timeout=self.limit)
            if not done:
                running.cancel()
                self.drop(pool)
                _fail(answer, TimeoutError("it took too long"))
                return
            found = running.result()
        except Exception as what:  # noqa: BLE001 - the caller gets every error
            if isinstance(what, BrokenProcessPool) and self.pool is pool:
                self.pool = None
            _fail(answer, what)
        else:
            if not answer.done():
                answer.set_result(found)
        finally:
            took = time.monotonic() - began
            self.queue.done(job, took)
            if job.urgency == Urgency.ALONE:
                self.rests_until = time.monotonic() + REST * min(took, 1.0)

    def drop(self, pool: ProcessPoolExecutor) -> None:
        """End a process. The next job starts another."""
        if self.pool is pool:
            self.pool = None
        end(pool)

    def close(self) -> None:
        """End the process. The current job is lost."""
        self.closed = True
        if self.alarm is not None:
            self.alarm.cancel()
        if self.pool is not None:
            self.drop(self.pool)


def _fail(answer: asyncio.Future[Any], what: Exception) -> None:
    if not answer.done():
        answer.set_exception(what)
