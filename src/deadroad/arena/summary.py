"""What a run tells: figures with intervals, out of its rows."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from deadroad.arena.stats import Estimate, mean, share

FEWEST = 30  # games behind a lift that is worth printing
MEANING = {
    "length": "answers in a game",
    "lead changes": "how often another seat came to lead, by the heuristics of the game",
    "decided": "the share of the game after which the winner led to the end",
    "real choices": "the share of questions with more than one option",
    "score": "points of a seat, on average",
}


@dataclass
class Summary:
    """All figures of a run."""

    game: str
    seats: int
    games: int = 0
    length: list[float] = field(default_factory=list)
    changes: list[float] = field(default_factory=list)
    decided: list[float] = field(default_factory=list)
    choice: list[float] = field(default_factory=list)
    whys: dict[str, int] = field(default_factory=dict)
    nobody: int = 0
    by_seat: list[Estimate] = field(default_factory=list)
    by_bot: dict[int, Estimate] = field(default_factory=dict)
    totals: list[float] = field(default_factory=list)
    sources: dict[str, Estimate] = field(default_factory=dict)
    causes: dict[str, Estimate] = field(default_factory=dict)  # of elimination: seats they put out, of all
    lifts: list[tuple[str, Estimate, float]] = field(default_factory=list)

    def figures(self) -> dict[str, list[float]]:
        """Return the per-game series that two rule sets are compared by."""
        return {
            "length": self.length,
            "lead changes": self.changes,
            "decided": self.decided,
            "real choices": self.choice,
            "score": self.totals,
        }


def summarise(
    game: str, seats: int, games: Iterable[dict[str, Any]], chairs: Iterable[dict[str, Any]]
) -> Summary:
    """Return the summary of a run's rows."""
    found = Summary(game, seats)
    for row in games:
        found.games += 1
        found.length.append(float(row["plies"]))
        found.whys[row["why"]] = found.whys.get(row["why"], 0) + 1
        found.nobody += row["winners"] == 0
        if "lead_changes" in row:
            found.changes.append(float(row["lead_changes"]))
            found.decided.append(float(row["decided"]))
            found.choice.append(row["real_choices"] / max(1, row["questions"]))
    _chairs(found, chairs)
    return found


def _chairs(found: Summary, chairs: Iterable[dict[str, Any]]) -> None:
    won_by_seat = [0.0] * found.seats
    won_by_bot: dict[int, list[float]] = {}
    points: dict[str, list[float]] = {}
    met: dict[str, list[float]] = {}
    games: dict[int, list[float]] = {}
    causes: dict[str, int] = {}
    for row in chairs:
        won_by_seat[row["seat"]] += row["won"]
        won_by_bot.setdefault(row["bot"], []).append(row["won"])
        games.setdefault(row["number"], []).append(float(row["total"]))
        for source, value in json.loads(row["scores"]).items():
            points.setdefault(source, []).append(float(value))
        if row.get("fell_to"):
            causes[row["fell_to"]] = causes.get(row["fell_to"], 0) + 1
        for name in row.get("met") or ():
            met.setdefault(name, []).append(row["won"])
    chairs_played = max(1, found.games * found.seats)
    found.by_seat = [share(won, found.games) for won in won_by_seat]
    found.by_bot = {bot: share(sum(won), len(won)) for bot, won in sorted(won_by_bot.items())}
    found.totals = [sum(totals) / len(totals) for _, totals in sorted(games.items())]
    found.sources = {
        source: mean(values + [0.0] * (chairs_played - len(values)))
        for source, values in sorted(points.items())
    }
    ranked = sorted(causes.items(), key=lambda pair: -pair[1])
    found.causes = {cause: share(count, chairs_played) for cause, count in ranked}
    found.lifts = lifts(met, sum(won_by_seat), chairs_played)


def lifts(met: dict[str, list[float]], won: float, chairs: int) -> list[tuple[str, Estimate, float]]:
    """Return for each thing met the share of wins with it, and its lift over the share without it."""
    found: list[tuple[str, Estimate, float]] = []
    for name, wins in met.items():
        others = chairs - len(wins)
        if len(wins) >= FEWEST and others >= FEWEST:
            without = (won - sum(wins)) / others
            with_it = share(sum(wins), len(wins))
            found.append((name, with_it, with_it.value - without))
    return sorted(found, key=lambda row: -abs(row[2]))
