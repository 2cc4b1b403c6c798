"""The result of a finished game for each seat, which the network learns to predict.

A seat's row has the share of the win of every seat, counted from its own, the share of "nobody wins", the
worth that self-play maximises, and the points of every seat. Empty seats have zeros.
"""

from __future__ import annotations

import math
from typing import Final

from deadroad.kernel.game import Game
from deadroad.kernel.outcome import Outcome, lead

ALONE: Final = 0.25  # weight of points beside the win for a single seat


def row_size(most: int) -> int:
    """Return the length of a row in a game for up to this many seats."""
    return 2 * most + 2


def points_unit(found: Game) -> float:
    """Return the divisor of points that brings usual results to about one."""
    return 4.0 * found.heuristics.scale


def rows(found: Game, outcome: Outcome, shaping: float) -> list[list[float]]:
    """Return the row of each seat. `shaping` is the weight of the lead in points."""
    seats = len(outcome.scores)
    unit = points_unit(found)
    share = 1.0 / len(outcome.winners) if outcome.winners else 0.0
    shares = [share if seat in outcome.winners else 0.0 for seat in range(seats)]
    points = [outcome.total(seat) / unit for seat in range(seats)]
    leads = lead(outcome)
    made: list[list[float]] = []
    for seat in range(seats):
        turned = [(seat + step) % seats for step in range(seats)]
        padding = [0.0] * (found.most - seats)
        if seats == 1:
            worth = share + ALONE * found.points_alone() * math.tanh(points[0])
        else:
            worth = shares[seat] + shaping * math.tanh(leads[seat] / unit)
        nobody = 0.0 if outcome.winners else 1.0
        made.append(
            [
                *[shares[other] for other in turned],
                *padding,
                nobody,
                worth,
                *[points[other] for other in turned],
                *padding,
            ]
        )
    return made
