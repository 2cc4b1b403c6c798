"""The luck of a finished game alone. No other answers are looked at, so it is much faster than a review."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from deadroad.kernel.record import Record
from deadroad.review.line import line
from deadroad.review.prospects import prospect
from deadroad.review.reckoning import LUCKS, Reckoning
from deadroad.review.study import Figure, Row, StudyReview
from deadroad.review.value import Value
from deadroad.review.worlds import seed_of

WORLDS: Final = 4  # as many as in the review of a study


@dataclass(frozen=True)
class GameLuck:
    """Each seat's result and luck in a game, and the stamp of the value function."""

    results: list[float]
    luck: list[float]
    stamp: str


def luck(record: Record, worlds: int = WORLDS, value: Value | None = None) -> GameLuck:
    """Return the luck of a finished game: the same as in its review with this many worlds."""
    found = Reckoning(line(record), worlds, value)
    total = found.values[0] - found.start
    for at, answer in enumerate(found.line.answers):
        redeal, after = partial(found.game.redeal, answer.before), found.values[at + 1]
        seed = seed_of(found.seed, 2, at)
        total = total + after - prospect(found.value, redeal, answer.option, LUCKS * worlds, seed, after).mean
    return GameLuck(found.values[-1].tolist(), total.tolist(), found.value.stamp)


def luck_share(games: list[GameLuck]) -> Figure | None:
    """Return how much of the variance of results luck explains; None if all results are the same."""
    found = StudyReview()
    found.games = len(games)
    for game in games:
        for seat, (result, lucky) in enumerate(zip(game.results, game.luck, strict=True)):
            row = found.seats.setdefault(seat, Row())
            row.results.append(result)
            row.luck.append(lucky)
    return found.luck_share()
