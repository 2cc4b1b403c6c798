"""How a game ended."""

from __future__ import annotations

from typing import final


@final
class Outcome:
    """The ranking, the points by source, and why.

    `ranking` lists groups of tied seats, first to last. `winners` may be empty: then nobody won.
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


def ranked(keys: list[tuple[int, ...]]) -> list[list[int]]:
    """Return seats grouped by key, the highest first: the ranking of an Outcome."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for seat, key in enumerate(keys):
        groups.setdefault(key, []).append(seat)
    return [groups[key] for key in sorted(groups, reverse=True)]
