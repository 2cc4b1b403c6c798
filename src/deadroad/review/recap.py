"""The recap of a finished game: the curve of shares, the decisive moments, and statistics by seat.

It is quick: one look at each position with all cards open. A review judges the same game with care; once
there is one, `improved` puts its shares and moments in.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from msgspec import Struct, structs

from deadroad.games import game
from deadroad.kernel.event import Event
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.match import Match
from deadroad.kernel.question import Value
from deadroad.kernel.record import Record
from deadroad.kernel.replay import replay, replay_on
from deadroad.kernel.tally import counted
from deadroad.review.report import Report

Shares = Callable[[State], list[float]]

MOMENTS: Final = 3
LOOKS: Final = 400  # positions that are valued, at most
POINTS: Final = 48  # of the curve, at most
LEAPS: Final = 48  # steps of the curve that are looked at ply by ply
SMALL: Final = 0.02  # a change of shares that decides nothing
APART: Final = 12  # moments are at least this part of a game apart
STAYS: Final = 24  # shares that stay for this part of a game have changed for good
MOST_TOLD: Final = 24  # events of a moment


class Point(Struct, frozen=True):
    """The share of the win of each seat before a ply."""

    ply: int
    shares: list[float]


class Told(Struct, frozen=True):
    """An event of a moment, as told to all seats."""

    name: str
    values: dict[str, int | list[int]]


class Turn(Struct, frozen=True):
    """A ply that moved the shares: the answer, its events, and the seat that gained or lost the most."""

    ply: int
    by: int
    notation: str
    seat: int
    swing: float
    chapter: int
    told: list[Told]


class Chapter(Struct, frozen=True):
    """The ply with which a round, turn or day begins."""

    ply: int
    number: int


class Count(Struct, frozen=True):
    """A statistic (`tally-<name>`) by seat."""

    name: str
    amounts: list[int]


class Said(Struct, frozen=True):
    """A sentence: `epitaph-<key>` and its values."""

    key: str
    values: dict[str, Value]


class Recap(Struct, frozen=True):
    """The story of a finished game. `unit` is what its chapters are: round, turn or day.

    `turns` moved the shares most. `others` has the largest move of each seat that has none among them.
    """

    unit: str
    curve: list[Point]
    chapters: list[Chapter]
    turns: list[Turn]
    counts: list[Count]
    epitaph: list[Said]
    others: list[Turn] = []


class Recapping:
    """A recap in progress. `shares` values positions, by default with the game's heuristics."""

    def __init__(self, record: Record, shares: Shares | None = None) -> None:
        self.record = record
        self.game = game(record.header.game)
        self.value = shares or (lambda state: estimate(self.game, state))
        self.match = replay(record, self.game, 0)
        self.stride = max(1, math.ceil(len(record.plies) / LOOKS))
        self.curve = [Point(0, self.value(self.match.state))]
        self.close: list[Point] = []
        # Where the curve moved most between two looks: how much, and the match before it.
        self.leaps: list[tuple[float, Match]] = []

    def advance(self) -> bool:
        """Replay up to the next position that is valued, then look closer. Return whether all is done."""
        at, end = self.curve[-1].ply, len(self.record.plies)
        if at < end:
            ply = min(at + self.stride, end)
            before = self.match.clone() if ply > at + 1 else None
            replay_on(self.match, self.record, ply)
            self.curve.append(Point(ply, self.value(self.match.state)))
            if before is not None:
                leap = abs(swing(*self.curve[-2:])[1])
                self.leaps = sorted([*self.leaps, (leap, before)], key=lambda one: -one[0])[:LEAPS]
            return ply == end and not self.leaps
        if self.leaps:
            self.look_closer(self.leaps.pop()[1])
        return not self.leaps

    def look_closer(self, match: Match) -> None:
        """Value the positions up to the next look at the curve: one of their plies moved it."""
        first = len(match.plies) + 1
        for ply in range(first, min(first - 1 + self.stride, len(self.record.plies))):
            replay_on(match, self.record, ply)
            self.close.append(Point(ply, self.value(match.state)))

    def recap(self) -> Recap:
        """Return the recap of a game that has been replayed."""
        found, match = self.game, self.match
        told = match.events(None)
        chapters = chapters_of(found, told)
        sentences = found.epitaph(match.state, told) if match.seats == 1 and match.outcome else []
        counts = [Count(tally.name, counted(tally, told, match.seats)) for tally in found.tallies()]
        curve = sorted([*self.curve, *self.close], key=lambda point: point.ply)
        turns, others = turning_points(curve, self.record, chapters, told)
        return Recap(
            unit=found.chapter()[1],
            curve=thinned(self.curve),
            chapters=chapters,
            turns=turns,
            counts=[count for count in counts if any(count.amounts)],
            epitaph=[Said(one.key, one.values) for one in sentences],
            others=others,
        )


def recap(record: Record, shares: Shares | None = None) -> Recap:
    """Return the recap of a record; `shares` values positions, by default with the game's heuristics."""
    recapping = Recapping(record, shares)
    while not recapping.advance():
        pass
    return recapping.recap()


def improved(known: Recap, report: Report) -> Recap:
    """Return a recap with the shares and moments of a review instead of the quick ones."""
    plies = report.plies
    curve = [Point(plies[0].number, plies[0].before), *[Point(ply.number + 1, ply.after) for ply in plies]]
    moments = [
        Turn(
            ply=moment.ply,
            by=plies[moment.at].seat,
            notation=moment.played,
            seat=moment.seat,
            swing=moment.swing,
            chapter=chapter_at(known.chapters, moment.ply + 1),
            told=[],
        )
        for moment in sorted(report.moments, key=lambda moment: -abs(moment.swing))
    ]
    turns = sorted(moments[:MOMENTS], key=lambda turn: turn.ply)
    return structs.replace(known, curve=thinned(curve), turns=turns, others=of_others(turns, moments))


def chapter_at(chapters: list[Chapter], ply: int) -> int:
    """Return the number of the chapter before a ply; 0 before the first."""
    return max([one.number for one in chapters if one.ply < ply], default=0)


def estimate(found: Game, state: State) -> list[float]:
    """Return the share of the win of each seat by the heuristics; at the end, the result."""
    seats = state.seats
    if state.seat < 0:
        outcome = found.outcome(state)
        winners = outcome.winners if outcome is not None else []
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    sense = found.heuristics
    values = [sense.value(state, seat) / sense.scale for seat in range(seats)]
    if seats == 1:
        return [1.0 / (1.0 + math.exp(max(-30.0, min(30.0, sense.even / sense.scale - values[0]))))]
    best = max(values)
    weights = [math.exp(max(-30.0, value - best)) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def chapters_of(found: Game, told: list[Event]) -> list[Chapter]:
    """Return where each round, turn or day begins."""
    name, field = found.chapter()
    chapters: list[Chapter] = []
    for event in told:
        number = event.values.get(field) if event.name == name else None
        if isinstance(number, int) and (not chapters or number > chapters[-1].number):
            chapters.append(Chapter(event.ply, number))
    return chapters


def swing(before: Point, after: Point) -> tuple[int, float]:
    """Return the seat whose share changed most, and by how much."""
    swings = [new - old for old, new in zip(before.shares, after.shares, strict=True)]
    seat = max(range(len(swings)), key=lambda at: abs(swings[at]))
    return seat, swings[seat]


def turning_points(
    curve: list[Point], record: Record, chapters: list[Chapter], told: list[Event]
) -> tuple[list[Turn], list[Turn]]:
    """Return the steps of the curve that moved it for good, some way apart, in their order, and `others`.

    A share that rises and falls again within a turn decided nothing: the heuristics value a position in the
    middle of a turn otherwise than at its end.
    """
    apart = len(record.plies) / APART
    around = len(record.plies) / STAYS
    steps: list[tuple[float, Turn]] = []
    for at, (before, after) in enumerate(pairwise(curve)):
        seat, by = swing(before, after)
        ply = record.plies[after.ply - 1]
        number = chapter_at(chapters, after.ply)
        turn = Turn(after.ply - 1, ply.seat, ply.notation, seat, by, number, [])
        steps.append((lasting(curve, at, seat, by > 0, around), turn))
    # What is set up before the first turn is played out later.
    steps.sort(key=lambda step: (step[1].chapter == 0, -step[0], -abs(step[1].swing)))
    found: list[Turn] = []
    for _, step in steps:
        if len(found) == MOMENTS:
            break
        if abs(step.swing) >= SMALL and all(abs(step.ply - other.ply) >= apart for other in found):
            found.append(with_events(step, told))
    others = [with_events(step, told) for step in of_others(found, [step for _, step in steps])]
    return sorted(found, key=lambda step: step.ply), others


def lasting(curve: list[Point], at: int, seat: int, rises: bool, around: float) -> float:
    """Return by how much a share after a step of the curve stays apart from what it was before."""
    first = last = at
    while first > 0 and curve[at].ply - curve[first - 1].ply <= around:
        first -= 1
    while last + 2 < len(curve) and curve[last + 2].ply - curve[at + 1].ply <= around:
        last += 1
    earlier = [point.shares[seat] for point in curve[first : at + 1]]
    later = [point.shares[seat] for point in curve[at + 1 : last + 2]]
    return max(0.0, min(later) - max(earlier) if rises else min(earlier) - max(later))


def with_events(turn: Turn, told: list[Event]) -> Turn:
    """Return a moment with what was told about it."""
    happened = [Told(event.name, event.values) for event in told if event.ply == turn.ply]
    return structs.replace(turn, told=happened[:MOST_TOLD])


def of_others(turns: list[Turn], largest: list[Turn]) -> list[Turn]:
    """Return the largest move of each seat that has none among `turns`. The largest come first."""
    known = {turn.by for turn in turns}
    found: list[Turn] = []
    for turn in largest:
        if turn.by not in known and abs(turn.swing) >= SMALL:
            known.add(turn.by)
            found.append(turn)
    return found


def thinned(curve: list[Point]) -> list[Point]:
    """Return a curve with few enough points to draw and send. It keeps the first and the last point."""
    every = math.ceil(len(curve) / POINTS)
    found = curve[::every]
    return found if found[-1] is curve[-1] else [*found, curve[-1]]
