"""The skill ladder: how much better each level does than the one below it, under one rule set."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any

from deadroad.arena.duel import duel, solo
from deadroad.arena.job import Job
from deadroad.arena.stats import Estimate

GAMES = 200  # games of a rung
FEW = 40  # the same if a level searches
SEARCHES = 3  # the first level that does


@dataclass(frozen=True)
class Rung:
    """A level against the one below it: its share of wins, or alone the difference of the win rates."""

    level: int
    better: str  # the names of the players
    worse: str
    result: Estimate
    parity: float  # the result if both were equally strong

    def told(self) -> dict[str, Any]:
        """Return the rung as plain values."""
        return asdict(self)


def read_rung(told: dict[str, Any]) -> Rung:
    """Return a rung from plain values."""
    return Rung(**{**told, "result": Estimate(**told["result"])})


def ladder(
    job: Job, top: int, workers: int, known: list[Rung], heard: Callable[[int, int], None]
) -> Iterator[Rung]:
    """Play and yield the missing rungs up to a level. The games are those of a job, with other players."""
    total = sum(games_of(level) for level in range(1, top + 1))
    for level in range(1 + len(known), top + 1):
        done = sum(games_of(below) for below in range(1, level))
        yield rung(job, level, workers, lambda more, done=done: heard(done + more, total))  # type: ignore[misc]


def games_of(level: int) -> int:
    """Return the number of games of a rung."""
    return FEW if level >= SEARCHES else GAMES


def rung(job: Job, level: int, workers: int, heard: Callable[[int], None]) -> Rung:
    """Play one rung."""
    games = games_of(level)
    both: tuple[str | int, str | int] = (level, level - 1)
    if job.seats > 1:
        mixed = replace(job, bots=both, games=games, meters=False)
        better, worse = (str(name) for name in mixed.bots)
        found = duel(mixed, workers, until=False, heard=heard)
        if found.stopped:
            raise KeyboardInterrupt
        return Rung(level, better, worse, found.scores[better].share, found.parity)
    alone = [replace(job, bots=(bot,), games=games // 2, meters=False) for bot in both]
    result = solo(alone[0], alone[1], workers, until=False, heard=heard).more_wins
    return Rung(level, str(alone[0].bots[0]), str(alone[1].bots[0]), result, 0.0)
