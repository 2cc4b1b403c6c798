"""A study of several rule sets on the same seeds, with figures while it runs.

The folder holds `study.json` with the arms, a folder of rows for each arm as `deadroad sim` writes them, and
`progress.json` with the figures so far. A stopped study continues where it stopped.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, islice
from pathlib import Path
from typing import Any

from deadroad.arena import cluster
from deadroad.arena.duel import LOOKS
from deadroad.arena.job import Job
from deadroad.arena.pool import Rows, run
from deadroad.arena.results import results
from deadroad.arena.store import Store, write_page
from deadroad.arena.summary import Game, Summary, tables
from deadroad.arena.versus import Comparison, correct_together
from deadroad.kernel.errors import BadRequest

PLAN = "study.json"
PROGRESS = "progress.json"
SOON = 0.5  # seconds between the first two times that the figures are written; then twice as many, up to ...
EVERY = 3.0
LOOK = 0.01  # at each of five looks: together they err in under 5 % of studies


class Study:
    """A study. Its other arms are compared with the first one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        plan = read_plan(folder)
        self.names: list[str] = [arm["name"] for arm in plan["arms"]]
        self.until: str = plan.get("until", "")  # the figure that decides when it is clear what is better
        self.ray: str = plan.get("ray", "")  # the address of a cluster
        who = (
            plan["game"],
            plan["seats"],
            tuple(plan["bots"]),
            plan["games"],
            plan["first"],
            plan["settings"],
        )
        # Bots that depend on a network are looked up by a process of each variant: all of them at once.
        with ThreadPoolExecutor(len(self.names)) as threads:
            texts = [arm["variant"] for arm in plan["arms"]]
            self.jobs = list(threads.map(lambda text: Job(*who, variant=text), texts))
        self.stores = [Store(folder / f"arm-{at}", job, soon=True) for at, job in enumerate(self.jobs)]
        self.summaries = [Summary(job.game, job.seats) for job in self.jobs]
        self.comparisons = [Comparison(self.summaries[0], other) for other in self.summaries[1:]]
        self.games = 0
        self.clear = False  # stopped because the answer was clear
        self.begun = time.monotonic()
        self.known = 0  # games that were stored before

    def run(self, workers: int, heard: Callable[[int], None] = lambda _: None) -> None:
        """Play the missing games, all arms in step, and write the figures every few seconds."""
        missing = [store.open() for store in self.stores]
        each = max(1, workers // len(self.jobs))
        there = [job.games - sum(map(len, chunks)) for job, chunks in zip(self.jobs, missing, strict=True)]
        self.known = min(there)
        if self.ray:
            cluster.connect(self.ray)
        here = len(self.jobs) == 1  # with several arms this process adds up what others play
        arms = [
            rows(
                store,
                cluster.run(store.job, chunks, self.ray)
                if self.ray
                else run(store.job, chunks, each, here=here),
                chunks,
            )
            for store, chunks in zip(self.stores, missing, strict=True)
        ]
        looks = {round(part * self.jobs[0].games) for part in LOOKS} if self.until else set()
        soon, due, wait = len(self.stores[0].chunks[0]), self.begun, SOON
        for played in zip(*started(arms), strict=False):
            told = [summary.add(*one) for summary, one in zip(self.summaries, played, strict=True)]
            for comparison, other in zip(self.comparisons, told[1:], strict=True):
                comparison.add(told[0], other)
            self.games += 1
            if self.games in looks and self.is_clear():
                self.clear = True
                break
            if self.games >= soon and time.monotonic() >= due:
                self.write()
                heard(self.games)
                due, wait = time.monotonic() + wait, min(EVERY, 2 * wait)
        for arm in arms:
            arm.close()
        self.write()
        heard(self.games)

    def is_clear(self) -> bool:
        """Whether every arm surely differs from the first one in the figure that decides."""
        return bool(self.comparisons) and all(
            found.clear(self.until, LOOK / len(self.comparisons)) for found in self.comparisons
        )

    def write(self) -> None:
        """Write the figures so far. Changes are corrected for the figures of all arms."""
        correct_together(self.comparisons)
        write_page(self.folder / PROGRESS, json.dumps(results(self)))

    @property
    def left(self) -> float | None:
        """The estimated seconds left; None before the first game."""
        fresh = self.games - self.known
        if fresh <= 0:
            return None
        return (time.monotonic() - self.begun) / fresh * (self.jobs[0].games - self.games)


def started(arms: list[Generator[Game, None, None]]) -> list[Iterator[Game]]:
    """Return the arms after all have begun to play at the same time."""
    with ThreadPoolExecutor(len(arms)) as threads:
        firsts = list(threads.map(lambda arm: list(islice(arm, 1)), arms))
    return [chain(first, arm) for first, arm in zip(firsts, arms, strict=True)]


def rows(
    store: Store, played: Iterator[tuple[range, Rows]], missing: list[range]
) -> Generator[Game, None, None]:
    """Yield the games of an arm in order. Missing chunks are played and stored."""
    waiting = {chunk.start for chunk in missing}
    for chunk in store.chunks:
        while chunk.start in waiting:
            done, (games, seats) = next(played)
            store.put(done, games, seats)
            waiting.discard(done.start)
            if not waiting:
                next(played, None)  # ends the processes
        games_path, seats_path = store.paths(chunk)
        both = store.table(games_path).to_pylist(), store.table(seats_path).to_pylist()
        yield from tables(*both, store.job.seats)


def read_plan(folder: Path) -> dict[str, Any]:
    """Return the plan of a study."""
    try:
        plan: dict[str, Any] = json.loads((folder / PLAN).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise BadRequest(f"{folder} holds no study; to begin one, add a game") from None
    return plan
