"""Luck and skill of the rule sets of a study: reviews of some of its games, and the skill ladder."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from itertools import repeat
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from deadroad.arena.depth import BOUND, DEPTH, HEADS, NOTES, Depth, difference, read_depth, words
from deadroad.arena.job import Job
from deadroad.arena.ladder import ladder
from deadroad.arena.processes import begin, context, end
from deadroad.arena.stats import Estimate
from deadroad.arena.store import write_page
from deadroad.arena.table import record
from deadroad.cli.bar import Bar
from deadroad.kernel.record import read
from deadroad.review.luck import GameLuck, luck, luck_share

EVERY = 1.0  # seconds between two writings

Heard = Callable[[str, int, int], None]  # what is measured, how much is done, and of how much


class Measurement:
    """The measurement in the folder of a study. It continues where it stopped."""

    def __init__(self, folder: Path, jobs: list[Job], games: int, top: int) -> None:
        self.folder = folder
        self.jobs = jobs
        self.games = min(games, jobs[0].games)
        self.top = top
        try:
            known = json.loads((folder / DEPTH).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            known = {}
        self.played = [[GameLuck(**game) for game in games] for games in known.get("played", [])]
        self.played += [[] for _ in jobs[len(self.played) :]]
        self.depths = [read_depth(told) for told in known.get("arms", [])]
        self.depths += [Depth(variant=bool(job.variant)) for job in jobs[len(self.depths) :]]
        self.doing: dict[str, Any] | None = None
        self.due = 0.0

    def run(self, workers: int, heard: Heard) -> list[Depth]:
        """Measure what is missing: the luck of all rule sets first, then their ladders."""
        for at, job in enumerate(self.jobs):
            self.reviewed(at, job, workers, heard)
        for job, depth in zip(self.jobs, self.depths, strict=True):
            told = self.telling("ladder", heard)
            for rung in ladder(job, self.top, workers, depth.rungs, told):
                depth.rungs.append(rung)
                self.write()
        self.doing = None
        self.write()
        return self.depths

    def reviewed(self, at: int, job: Job, workers: int, heard: Heard) -> None:
        """Measure the luck of the first games of a rule set."""
        games, depth, told = self.played[at], self.depths[at], self.telling("luck", heard)
        numbers = range(len(games), self.games)
        if not numbers:
            return
        with ProcessPoolExecutor(min(workers, len(numbers)), context(), begin, (job.variant,)) as pool:
            try:
                for found in pool.map(lucky, repeat(job), numbers):
                    games.append(found)
                    told(len(games), self.games)
            except BaseException:
                end(pool)
                raise
        share = luck_share(games)
        depth.luck = None if share is None else Estimate(share.value, share.low, share.high, len(games))
        depth.games, depth.stamp = len(games), games[-1].stamp
        self.write()

    def telling(self, what: str, heard: Heard) -> Callable[[int, int], None]:
        """Return what is called with the progress."""

        def told(done: int, total: int) -> None:
            self.doing = {"what": what, "done": done, "total": total}
            heard(what, done, total)
            if time.monotonic() >= self.due:
                self.write()
                self.due = time.monotonic() + EVERY

        return told

    def write(self) -> None:
        """Write what is known so far."""
        known = {
            "doing": self.doing,
            "arms": [depth.told() for depth in self.depths],
            "played": [[asdict(game) for game in games] for games in self.played],
        }
        write_page(self.folder / DEPTH, json.dumps(known))


def lucky(job: Job, number: int) -> GameLuck:
    """Play a game of a job again and return its luck."""
    return luck(read(record(job, number)))


def measured(
    console: Console, folder: Path, jobs: list[Job], games: int, top: int, workers: int
) -> list[Depth]:
    """Measure with a progress bar."""
    with Bar(console, transient=True) as progress:
        task = progress.add_task("luck and skill")
        return Measurement(folder, jobs, games, top).run(
            workers,
            lambda what, done, total: progress.update(task, description=what, completed=done, total=total),
        )


def show(console: Console, name: str, depth: Depth) -> None:
    """Print the luck and skill of a rule set."""
    table = Table(title=escape(f"luck and skill: {name}"))
    for head in HEADS:
        table.add_column(head, justify="left" if head == "figure" else "right")
    for row in depth.rows():
        table.add_row(*row)
    console.print(table)
    for note in depth.notes:
        console.print(NOTES[note])


def show_all(console: Console, names: list[str], depths: list[Depth]) -> None:
    """Print the luck and skill of all rule sets, and how they differ from the first one."""
    for name, depth in zip(names, depths, strict=True):
        show(console, name, depth)
    for name, depth in zip(names[1:], depths[1:], strict=True):
        for figure, found in difference(depths[0], depth).items():
            sure = "" if found.low <= 0 <= found.high else ", which is more than chance"
            console.print(escape(f"{name}: {words(figure)} differs by {found}{sure}"))
    console.print(BOUND)
