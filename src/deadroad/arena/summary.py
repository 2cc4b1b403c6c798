"""The summary of a run: figures with intervals, added up row by row, so that memory does not grow."""

from __future__ import annotations

import copy
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from deadroad.arena.figures import absent, figures
from deadroad.arena.running import Running
from deadroad.arena.stats import Estimate, between, share
from deadroad.games import game

FEWEST = 30  # least games for a lift or a sure change
RARE = 0.2  # a figure that a smaller share of games has gets a warning

Game = tuple[dict[str, Any], list[dict[str, Any]]]


@dataclass
class Tally:
    """A number of seats, their share of wins, and the game among those won that was decided last."""

    count: int = 0
    won: float = 0.0
    game: int = -1
    late: float = 0.0  # the share of that game after which it was decided

    def add(self, won: float, game: int = -1, late: float = 0.0) -> None:
        """Add a seat."""
        self.count += 1
        self.won += won
        if won and late >= self.late:
            self.game, self.late = game, late

    @property
    def share(self) -> Estimate:
        """The share of wins."""
        return share(self.won, self.count)


@dataclass(frozen=True)
class Lift:
    """The lift of a thing: the share of wins of seats that took it, minus that of the others.

    `against` is the share of wins of seats that were offered it and did not take it, if there are enough;
    `chosen` is the lift over those. `game` is a game that a seat with it won, the one decided last.
    """

    name: str
    share: Estimate
    more: Estimate
    offered: int
    against: Estimate | None
    chosen: Estimate | None
    game: int


class Summary:
    """All figures of a run."""

    def __init__(self, name: str, seats: int) -> None:
        self.game = name
        self.seats = seats
        self.games = 0
        self.studied = game(name).studied()
        self.figures: dict[str, Running] = {}
        self.rounds: defaultdict[str, list[Running]] = defaultdict(list)  # each flow by round
        self.bots: defaultdict[str, Tally] = defaultdict(Tally)
        self.met: defaultdict[str, Tally] = defaultdict(Tally)
        self.refused: defaultdict[str, Tally] = defaultdict(Tally)  # offered and not taken
        self.by_seat = [Tally() for _ in range(seats)]

    def add(self, row: dict[str, Any], table: list[dict[str, Any]]) -> dict[str, float]:
        """Add a game. Return its figures."""
        number = row["number"]
        told = figures(row, table, self.studied)
        for name, value in told.items():
            self.figures.setdefault(name, Running()).add(value, number)
        self.games += 1
        for seat in table:
            won = seat["won"]
            self.by_seat[seat["seat"]].add(won, number)
            self.bots[seat["bot"]].add(won, number)
            met = set(seat.get("met") or ())
            for name in met:
                self.met[name].add(won, number, told.get("decided", 0.0))
            for name in seat.get("offered") or ():
                if name not in met:
                    self.refused[name].add(won, number)
        for flow, series in json.loads(row.get("flows") or "{}").items():
            known_rounds = self.rounds[flow]
            known_rounds.extend([Running() for _ in range(len(series) - len(known_rounds))])
            for at, amount in enumerate(series):
                known_rounds[at].add(amount / self.seats)
        return told

    def whole(self) -> Summary:
        """Return the summary so far, with 0 for counts that a game does not have."""
        twin = copy.copy(self)
        twin.figures = {
            name: known if absent(name) is None else known.filled(self.games)
            for name, known in sorted(self.figures.items())
        }
        return twin

    def of(self, kind: str) -> dict[str, Running]:
        """Return the figures of a kind by subject, the greatest first."""
        found = {
            name.removeprefix(f"{kind}:"): known
            for name, known in self.figures.items()
            if name.startswith(f"{kind}:")
        }
        return dict(sorted(found.items(), key=lambda pair: (-pair[1].mean, pair[0])))

    def warnings(self) -> list[tuple[str, float]]:
        """Return the figures that only few games have, with their share."""
        shares = {name: known.count / self.games for name, known in self.figures.items() if ":" not in name}
        if "scored" in self.figures:
            shares["points"] = self.figures["scored"].mean
        return [(name, share) for name, share in shares.items() if share < RARE]

    def by_round(self, flow: str) -> list[float]:
        """Return how much of a flow a seat has in each round of a game. A game that has ended counts as 0."""
        return [known.mean * known.count / self.games for known in self.rounds[flow]]

    def lifts(self) -> list[Lift]:
        """Return the lift of each thing, the greatest first."""
        seats = self.games * self.seats
        won = sum(tally.won for tally in self.bots.values())
        found: list[Lift] = []
        for name, tally in self.met.items():
            others = Tally(seats - tally.count, won - tally.won)
            if min(tally.count, others.count) < FEWEST:
                continue
            refused = self.refused[name]
            against = refused.share if refused.count >= FEWEST else None
            chosen = between(tally.share, against) if against is not None else None
            offered = refused.count + tally.count
            more = between(tally.share, others.share)
            found.append(Lift(name, tally.share, more, offered, against, chosen, tally.game))
        return sorted(found, key=lambda lift: (-abs(lift.more.value), lift.name))


def summarise(
    name: str, seats: int, games: Iterable[dict[str, Any]], chairs: Iterable[dict[str, Any]]
) -> Summary:
    """Return the summary of a run's rows."""
    found = Summary(name, seats)
    for row, table in tables(games, chairs, seats):
        found.add(row, table)
    return found.whole()


def tables(games: Iterable[dict[str, Any]], chairs: Iterable[dict[str, Any]], seats: int) -> Iterator[Game]:
    """Yield each game with the rows of its seats."""
    rest = iter(chairs)
    for row in games:
        yield row, list(islice(rest, seats))
