"""The outcome of a game."""

from __future__ import annotations

from typing import final


@final
class Outcome:
    """The ranking, the points by source, and why.

    `ranking` lists groups of tied seats, first to last. `winners` is empty if nobody won.
    `scores[seat]` maps a source (text key `score-<source>`) to points. `why` is a text key `why-<why>`.
    """

    __slots__ = ("clause", "ranking", "scores", "why", "winners")

    def __init__(
        self,
        ranking: list[list[int]],
        winners: list[int],
        scores: list[dict[str, int]],
        why: str,
        clause: str,
    ) -> None:
        self.ranking = ranking
        self.winners = winners
        self.scores = scores
        self.why = why
        self.clause = clause

    def total(self, seat: int) -> int:
        """Return the points of a seat."""
        return sum(self.scores[seat].values())

    def shares(self) -> list[float]:
        """Return each seat's share of the win: winners share it equally, the others get 0."""
        share = 1.0 / len(self.winners) if self.winners else 0.0
        return [share if seat in self.winners else 0.0 for seat in range(len(self.scores))]

    def places(self) -> list[int]:
        """Return the place of each seat, from 1.

        Tied seats share the better place. If nobody won, all are last.
        """
        found = [len(self.scores)] * len(self.scores)
        if not self.winners:
            return found
        place = 1
        for group in self.ranking:
            for seat in group:
                found[seat] = place
            place += len(group)
        return found


def ranked(keys: list[tuple[int, ...]]) -> list[list[int]]:
    """Return seats grouped by key, the highest first: the ranking of an Outcome."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for seat, key in enumerate(keys):
        groups.setdefault(key, []).append(seat)
    return [groups[key] for key in sorted(groups, reverse=True)]


def rewards(outcome: Outcome) -> list[float]:
    """Return rewards from +1 for the first to -1 for the last, evenly spaced, ties averaged.

    If nobody wins, all get -1. A single seat gets +1 for a win and -1 for a loss.
    """
    seats = len(outcome.scores)
    if not outcome.winners:
        return [-1.0] * seats
    if seats == 1:
        return [1.0]
    found = [0.0] * seats
    place = 0
    for group in outcome.ranking:
        # The average of the places of a group, scaled to 1 for the first place and -1 for the last.
        middle = place + (len(group) - 1) / 2
        for seat in group:
            found[seat] = 1.0 - 2.0 * middle / (seats - 1)
        place += len(group)
    return found


def lead(outcome: Outcome) -> list[float]:
    """Return each seat's lead in points over the best other seat; for a single seat, its points."""
    totals = [float(outcome.total(seat)) for seat in range(len(outcome.scores))]
    if len(totals) == 1:
        return totals
    return [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]
