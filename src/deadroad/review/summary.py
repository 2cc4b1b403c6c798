"""One seat's game in figures."""

from __future__ import annotations

import math
from typing import Final

from deadroad.review.kinds import by_kind
from deadroad.review.report import Grade, PlyReview, SeatSummary
from deadroad.review.scale import Scale

Z: Final = 1.959964
FEWEST: Final = 8  # judged answers below which no level is named


def summarise(  # noqa: PLR0913 - everything that a seat's game has
    seat: int,
    start: list[float],
    deal: list[float],
    plies: list[PlyReview],
    errors: list[float],
    scale: Scale,
    *,
    noise: float,
) -> SeatSummary:
    """Return the summary of a seat.

    `errors` are the standard errors of `play` for the seat that answered, `noise` is that of the seat's luck.
    """
    result = plies[-1].after[seat] if plies else start[seat] + deal[seat]
    own = [at for at, ply in enumerate(plies) if ply.seat == seat]
    own_play = math.fsum(plies[at].play[seat] for at in own)
    half = Z * math.sqrt(math.fsum(errors[at] ** 2 for at in own))
    luck = deal[seat] + math.fsum(ply.luck[seat] for ply in plies)
    judged = [found for at in own if (found := plies[at].judgement) is not None]
    grades = {grade.value: sum(found.grade is grade for found in judged) for grade in Grade}
    loss, error = lost([found.cost for found in judged], [found.stake for found in judged])
    enough = len(judged) >= FEWEST and loss is not None
    return SeatSummary(
        seat=seat,
        start=start[seat],
        result=result,
        luck=luck,
        deal=deal[seat],
        own_play=own_play,
        low=own_play - half,
        high=min(0.0, own_play + half),
        others_play=math.fsum(ply.play[seat] for ply in plies if ply.seat != seat),
        rest=math.fsum(ply.rest[seat] for ply in plies),
        noise=noise,
        without_luck=result - luck,
        points=plies[-1].points[seat] if plies and plies[-1].points else 0.0,
        accuracy=None if loss is None else 100.0 * max(0.0, min(1.0, 1.0 - loss)),
        level=scale.level(loss) if enough and loss is not None else None,
        level_low=scale.level(loss + Z * error) if enough and loss is not None else None,
        level_high=scale.level(loss - Z * error) if enough and loss is not None else None,
        decisions=len(judged),
        grades=grades,
        cost=math.fsum(found.cost for found in judged),
        unknowable=math.fsum(found.unknowable for found in judged),
        kinds=by_kind(seat, plies),
    )


def lost(costs: list[float], stakes: list[float]) -> tuple[float | None, float]:
    """Return which share of the stakes was lost, and its standard error; None if nothing was at stake."""
    stake = math.fsum(stakes)
    if stake <= 0.0:
        return None, 0.0
    loss = math.fsum(costs) / stake
    spread = math.fsum((cost - loss * at) ** 2 for cost, at in zip(costs, stakes, strict=True))
    return loss, math.sqrt(spread) / stake
