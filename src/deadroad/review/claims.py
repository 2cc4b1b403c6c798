"""What seats claim: every seat's share of wins from the view of each seat, pooled into one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]

SURE: Final = 1e-6


@dataclass(frozen=True)
class Pool:
    """How much the view of the asked seat counts, and the mean of all views.

    Networks are trained on views of asked seats, so that view counts for more. The numbers are fitted.
    """

    asked: float = 0.5
    views: float = 0.5

    def __str__(self) -> str:
        return f"{self.asked:g} {self.views:g}"


def pooled(claims: Numbers, asked: list[int], pool: Pool) -> Numbers:
    """Return each seat's share: a logarithmic pool of the claims.

    `claims` has a row for each position and each view: the share of every seat, then that of nobody. Rows sum
    to 1. What nobody wins is the mean of the views.
    """
    odds = np.log(np.clip(claims[:, :, :-1], SURE, 1.0))
    own = odds[np.arange(len(odds)), asked]
    weight = np.exp(pool.asked * own + pool.views * odds.mean(axis=1))
    nobody = claims[:, :, -1].mean(axis=1)
    found: Numbers = weight / weight.sum(axis=1, keepdims=True) * (1.0 - nobody)[:, None]
    return found
