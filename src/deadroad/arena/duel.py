"""Duels: measure which player is stronger, with rotated seats and paired seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise

from deadroad.arena.job import Job
from deadroad.arena.meters import Row
from deadroad.arena.pool import Rows, run
from deadroad.arena.stats import Estimate, mean, paired, ratings, share

LOOKS = (0.2, 0.4, 0.6, 0.8)  # shares of the games after which --until may stop
PAIRS = 30  # least games before a stop: fewer can agree by chance
WIDER = 1.32  # 2.58 / 1.96: five checks at 99 % are wrong in less than 5 % of duels


@dataclass
class Score:
    """The results of a player."""

    games: int = 0
    won: float = 0.0
    totals: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def add(self, row: Row) -> None:
        """Add the game of a seat."""
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
    """A duel: the score of each player."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.scores: dict[str, Score] = {player: Score() for player in sorted(set(job.chairs))}
        self.beaten: dict[tuple[str, str], float] = {}
        self.games = 0
        self.stopped = False  # by Ctrl-C: the games so far count

    @property
    def parity(self) -> float:
        """The share of wins if all players were equally strong."""
        return 1.0 / self.job.seats

    def add(self, rows: Rows) -> None:
        """Add a chunk."""
        games, seats = rows
        self.games += len(games)
        at = 0
        for _ in games:
            table = seats[at : at + self.job.seats]
            at += self.job.seats
            for row in table:
                self.scores[str(row["bot"])].add(row)
            self._rank(table)

    def _rank(self, table: list[Row]) -> None:
        for one in table:
            for other in table:
                mine, theirs = str(one["bot"]), str(other["bot"])
                if mine < theirs:
                    ahead = int(str(one["place"])) - int(str(other["place"]))
                    points = 0.5 if ahead == 0 else float(ahead < 0)
                    self._count(mine, theirs, points)
                    self._count(theirs, mine, 1.0 - points)

    def _count(self, one: str, other: str, points: float) -> None:
        self.beaten[(one, other)] = self.beaten.get((one, other), 0.0) + points

    def ratings(self) -> dict[str, Estimate]:
        """Return a rating for each player."""
        return ratings(self.beaten) if self.beaten else {}

    def clear(self) -> bool:
        """Return whether the intervals of neighbouring players do not overlap."""
        shares = sorted([score.share for score in self.scores.values()], key=lambda found: found.value)
        gaps = [(high.value - low.value, half(low) + half(high)) for low, high in pairwise(shares)]
        return bool(gaps) and all(gap > needed for gap, needed in gaps)


def half(found: Estimate) -> float:
    """Return half the width of an interval that is valid for five checks."""
    return WIDER * (found.high - found.low) / 2


def stages(chunks: list[range], *, until: bool) -> list[list[range]]:
    """Return the chunks before each check, then the rest; without checks all at once."""
    looks = {max(1, round(len(chunks) * part)) for part in LOOKS} if until else set()
    ends = sorted({0, *looks, len(chunks)})
    return [chunks[start:end] for start, end in pairwise(ends)]


def duel(job: Job, workers: int, *, until: bool, heard: Callable[[int], None]) -> Duel:
    """Play a duel to its end or until it is stopped. With `until`, stop when the result is clear."""
    found = Duel(job)
    chunks = job.chunks()
    looks = [stage[-1] for stage in stages(chunks, until=until)]
    try:
        for chunk, rows in in_order(run(job, chunks, workers)):
            found.add(rows)
            heard(found.games)
            if chunk in looks and found.clear():
                break
    except KeyboardInterrupt:
        found.stopped = True
    return found


def in_order(results: Iterable[tuple[range, Rows]], wanted: int = 0) -> Iterable[tuple[range, Rows]]:
    """Yield chunks in order, so that an early stop does not depend on the number of workers."""
    held: dict[int, tuple[range, Rows]] = {}
    for chunk, rows in results:
        held[chunk.start] = (chunk, rows)
        while wanted in held:
            ready = held.pop(wanted)
            wanted = ready[0].stop
            yield ready


@dataclass(frozen=True)
class Solo:
    """Two players in games for one seat on the same seeds: win rates, scores, and paired differences."""

    wins: tuple[Estimate, Estimate]
    totals: tuple[Estimate, Estimate]
    more_wins: Estimate
    more_points: Estimate

    def clear(self) -> bool:
        """Return whether one player clearly wins more often or gets more points."""
        enough = self.more_wins.count >= PAIRS
        return enough and any(abs(found.value) > half(found) for found in (self.more_wins, self.more_points))


def solo(first: Job, second: Job, workers: int, *, until: bool, heard: Callable[[int], None]) -> Solo:
    """Compare two players in a game for one seat. With `until`, stop when the result is clear."""
    one, other = Score(), Score()
    chunks = max(first.chunks(), second.chunks(), key=len)
    for stage in stages(chunks, until=until):
        for job, score in ((first, one), (second, other)):
            for _, (_, seats) in in_order(run(job, stage, workers), stage[0].start):
                for row in seats:
                    score.add(row)
                heard(one.games + other.games)
        found = Solo(
            (one.share, other.share),
            (mean(one.totals), mean(other.totals)),
            paired(other.wins, one.wins),
            paired(other.totals, one.totals),
        )
        if found.clear():
            break
    return found
