"""What a run tells: figures with intervals, out of its rows."""

from __future__ import annotations

import json
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from deadroad.arena.stats import Estimate, between, mean, share

FEWEST = 30  # games behind a lift that is worth printing, or a change that is no chance
ABSENT = math.nan  # in a series: this game has no such figure

Series = list[float]


@dataclass
class Tally:
    """How many seats, and how many wins they shared."""

    count: int = 0
    won: float = 0.0

    def add(self, won: float) -> None:
        """Count one more."""
        self.count += 1
        self.won += won

    @property
    def share(self) -> Estimate:
        """The share of wins."""
        return share(self.won, self.count)


@dataclass(frozen=True)
class Lift:
    """A thing that seats met: the share of wins of those, and how much more it is than that of the others."""

    name: str
    share: Estimate
    more: Estimate


@dataclass
class Summary:
    """All figures of a run. A series has one value a game."""

    game: str
    seats: int
    games: int = 0
    length: Series = field(default_factory=list)
    changes: Series = field(default_factory=list)
    decided: Series = field(default_factory=list)  # ABSENT where nobody won
    choice: Series = field(default_factory=list)
    whys: Counter[str] = field(default_factory=Counter)
    nobody: Series = field(default_factory=list)
    totals: Series = field(default_factory=list)
    won_by_seat: list[Series] = field(default_factory=list)
    won_by_bot: dict[str, Series] = field(default_factory=dict)  # the mean of the seats of that player
    points: dict[str, Series] = field(default_factory=dict)  # by source, the mean of the seats
    fallen: dict[str, Series] = field(default_factory=dict)  # by cause of elimination, the share of the seats
    by_seat: list[Estimate] = field(default_factory=list)
    by_bot: dict[str, Estimate] = field(default_factory=dict)
    sources: dict[str, Estimate] = field(default_factory=dict)
    causes: dict[str, Estimate] = field(default_factory=dict)  # the greatest first
    lifts: list[Lift] = field(default_factory=list)  # the greatest first, up or down

    def figures(self) -> dict[str, Series]:
        """Return what every game of a kind is told by; without what this kind does not have."""
        told = {
            "length in answers": self.length,
            "lead changes": self.changes,
            "decided after (share)": self.decided,
            "real choices (share)": self.choice,
            "points of a seat": self.totals if self.points else [],
        }
        return {name: series for name, series in told.items() if present(series)}


def present(series: Series) -> Series:
    """Return the values that are there."""
    return [value for value in series if not math.isnan(value)]


def summarise(
    game: str, seats: int, games: Iterable[dict[str, Any]], chairs: Iterable[dict[str, Any]]
) -> Summary:
    """Return the summary of a run's rows."""
    found = Summary(game, seats)
    for row in games:
        found.games += 1
        found.length.append(float(row["plies"]))
        found.whys[row["why"]] += 1
        found.nobody.append(float(row["winners"] == 0))
        if "questions" in row:
            found.choice.append(row["real_choices"] / max(1, row["questions"]))
            if seats > 1:
                found.changes.append(float(row["lead_changes"]))
                found.decided.append(ABSENT if row["decided"] is None else float(row["decided"]))
    _chairs(found, chairs)
    return found


def _chairs(found: Summary, chairs: Iterable[dict[str, Any]]) -> None:
    games, seats = found.games, found.seats
    found.won_by_seat = [[0.0] * games for _ in range(seats)]
    points: defaultdict[str, Series] = defaultdict(lambda: [0.0] * games)
    fallen: defaultdict[str, Series] = defaultdict(lambda: [0.0] * games)
    won_by_bot: defaultdict[str, Series] = defaultdict(lambda: [ABSENT] * games)
    bots: defaultdict[str, Tally] = defaultdict(Tally)
    met: defaultdict[str, Tally] = defaultdict(Tally)
    for number, table in enumerate(_tables(chairs, seats)):
        found.totals.append(sum(row["total"] for row in table) / seats)
        for row in table:
            found.won_by_seat[row["seat"]][number] = row["won"]
            bots[row["bot"]].add(row["won"])
            for source, value in json.loads(row["scores"]).items():
                points[source][number] += value / seats
            if row.get("fell_to"):
                fallen[row["fell_to"]][number] += 1 / seats
            for name in row.get("met") or ():
                met[name].add(row["won"])
        for bot in {row["bot"] for row in table}:
            wins = [row["won"] for row in table if row["bot"] == bot]
            won_by_bot[bot][number] = sum(wins) / len(wins)
    found.points = dict(sorted(points.items()))
    found.fallen = dict(sorted(fallen.items(), key=lambda pair: -sum(pair[1])))
    found.won_by_bot = dict(sorted(won_by_bot.items()))
    found.by_seat = [share(sum(won), games) for won in found.won_by_seat]
    found.by_bot = {bot: bots[bot].share for bot in found.won_by_bot}
    found.sources = {source: mean(series) for source, series in found.points.items()}
    found.causes = {
        cause: share(round(sum(series) * seats), games * seats) for cause, series in found.fallen.items()
    }
    found.lifts = lifts(met, Tally(games * seats, sum(tally.won for tally in bots.values())))


def _tables(chairs: Iterable[dict[str, Any]], seats: int) -> Iterator[list[dict[str, Any]]]:
    """Yield the seats of each game together."""
    rows = iter(chairs)
    while table := list(islice(rows, seats)):
        yield table


def lifts(met: dict[str, Tally], everybody: Tally) -> list[Lift]:
    """Return for each thing met the share of wins with it, and its lift over the share without it."""
    found: list[Lift] = []
    for name, tally in met.items():
        others = Tally(everybody.count - tally.count, everybody.won - tally.won)
        if min(tally.count, others.count) >= FEWEST:
            found.append(Lift(name, tally.share, between(tally.share, others.share)))
    return sorted(found, key=lambda lift: (-abs(lift.more.value), lift.name))
