"""Who wins: levels against each other, seats rotated, seeds paired."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from deadroad.arena.job import Job
from deadroad.arena.meters import Row
from deadroad.arena.pool import Rows, run
from deadroad.arena.stats import Estimate, mean, paired, ratings, share

LOOKS = (0.2, 0.4, 0.6, 0.8)  # shares of the games after which --until may stop


@dataclass
class Score:
    """What a level did."""

    games: int = 0
    won: float = 0.0
    totals: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def add(self, row: Row) -> None:
        """Count a seat's game."""
        won = float(str(row["won"]))
        self.games += 1
        self.won += won
        self.wins.append(won)
        self.totals.append(float(str(row["total"])))

    @property
    def share(self) -> Estimate:
        """The share of wins."""
        return share(self.won, self.games)


class Duel:
    """A pairing under way: the score of each level that sits at the table."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.scores: dict[int, Score] = {level: Score() for level in sorted(set(job.chairs))}
        self.beaten: dict[tuple[str, str], float] = {}
        self.games = 0

    @property
    def parity(self) -> float:
        """The share a seat would have if all were equal."""
        return 1.0 / self.job.seats

    def add(self, rows: Rows) -> None:
        """Count a chunk."""
        games, seats = rows
        self.games += len(games)
        at = 0
        for _ in games:
            table = seats[at : at + self.job.seats]
            at += self.job.seats
            for row in table:
                self.scores[int(str(row["bot"]))].add(row)
            self._rank(table)

    def _rank(self, table: list[Row]) -> None:
        for one in table:
            for other in table:
                mine, theirs = int(str(one["bot"])), int(str(other["bot"]))
                if mine < theirs:
                    ahead = int(str(one["place"])) - int(str(other["place"]))
                    points = 0.5 if ahead == 0 else float(ahead < 0)
                    self._count(f"level {mine}", f"level {theirs}", points)
                    self._count(f"level {theirs}", f"level {mine}", 1.0 - points)

    def _count(self, one: str, other: str, points: float) -> None:
        self.beaten[(one, other)] = self.beaten.get((one, other), 0.0) + points

    def ratings(self) -> dict[str, Estimate]:
        """Return a rating for each level."""
        return ratings(self.beaten) if self.beaten else {}

    def clear(self) -> bool:
        """Whether every level's share is surely above or surely below parity.

        Looked at five times at most, with intervals widened for it, it errs in under 5 % of duels.
        """
        for score in self.scores.values():
            found = score.share
            half = (found.high - found.low) / 2 * 1.32  # 2.58 / 1.96: five looks at 99 %
            if abs(found.value - self.parity) <= half:
                return False
        return len(self.scores) > 1


def duel(job: Job, workers: int, *, until: bool, heard: Callable[[int], None]) -> Duel:
    """Play a duel; with `until` stop as soon as the answer is clear."""
    found = Duel(job)
    chunks = job.chunks()
    looks = {max(1, round(len(chunks) * part)) for part in LOOKS} if until else set()
    for done, (_, rows) in enumerate(in_order(run(job, chunks, workers)), 1):
        found.add(rows)
        heard(found.games)
        if done in looks and found.clear():
            break
    return found


def in_order(results: Iterable[tuple[range, Rows]]) -> Iterable[tuple[range, Rows]]:
    """Yield chunks by number, whoever finished first: so that an early stop is the same for any workers."""
    held: dict[int, tuple[range, Rows]] = {}
    wanted = 0
    for chunk, rows in results:
        held[chunk.start] = (chunk, rows)
        while wanted in held:
            ready = held.pop(wanted)
            wanted = ready[0].stop
            yield ready


@dataclass(frozen=True)
class Solo:
    """Two levels alone on the same seeds: win rates, scores, and the paired differences."""

    wins: tuple[Estimate, Estimate]
    totals: tuple[Estimate, Estimate]
    more_wins: Estimate
    more_points: Estimate


def solo(first: Job, second: Job, workers: int, heard: Callable[[int], None]) -> Solo:
    """Compare two levels in a game for one seat."""
    scores: list[Score] = []
    done = 0
    for job in (first, second):
        score = Score()
        for _, (games, seats) in in_order(run(job, job.chunks(), workers)):
            for row in seats:
                score.add(row)
            done += len(games)
            heard(done)
        scores.append(score)
    one, other = scores
    return Solo(
        (one.share, other.share),
        (mean(one.totals), mean(other.totals)),
        paired(other.wins, one.wins),
        paired(other.totals, one.totals),
    )
