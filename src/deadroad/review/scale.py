"""The scale of costs: thresholds of the grades, and what each level of bots loses in each game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Final

from deadroad.games import folder
from deadroad.review.claims import Pool
from deadroad.review.report import Grade

FILE: Final = "review.toml"  # in the folder of a game
EVEN: Final = Pool()
FINE: Final = 0.005  # a smaller cost counts as zero


@dataclass(frozen=True)
class Scale:
    """Thresholds in shares of wins. `levels` has pairs: a level and the share of the stake that it loses.

    `playouts` is how many answers the playouts of a review give at most. `pool` is how views of seats with
    secrets are pooled into a value.
    """

    inaccuracy: float = 0.02
    mistake: float = 0.05
    blunder: float = 0.10
    playouts: int = 2_000_000
    pool: Pool = EVEN
    levels: tuple[tuple[float, float], ...] = ()  # from the weakest on, each losing less than the last

    def grade(self, cost: float, low: float, high: float, *, best: bool) -> Grade:
        """Return the grade of a cost, or CLOSE where its interval does not support one."""
        if best:
            return Grade.BEST
        if cost < self.inaccuracy:
            return Grade.FINE if high < self.mistake else Grade.CLOSE
        if low < FINE:
            return Grade.CLOSE
        if cost < self.mistake:
            return Grade.INACCURACY
        # If it may be only an inaccuracy, it is called one.
        if low < self.inaccuracy:
            return Grade.INACCURACY
        if cost < self.blunder or low < self.mistake:
            return Grade.MISTAKE
        return Grade.BLUNDER

    def level(self, loss: float) -> float | None:
        """Return the level that loses this share of the stake, interpolated linearly between levels."""
        if not self.levels:
            return None
        lower, worse = self.levels[0]
        for level, better in self.levels:
            if loss > better:
                part = (worse - loss) / (worse - better) if loss < worse else 0.0
                return lower + part * (level - lower)
            lower, worse = level, better
        return lower


@cache
def scale(game: str) -> Scale:
    """Return the scale of a game: measured if it ships one, else a common one without levels."""
    path = folder(game) / FILE
    if not path.is_file():
        return Scale()
    known = tomllib.loads(path.read_text(encoding="utf-8"))
    grades = known["grades"]
    pairs = tuple((float(level), float(loss)) for level, loss in known.get("levels", {}).get("loss", []))
    return Scale(
        grades["inaccuracy"],
        grades["mistake"],
        grades["blunder"],
        known["effort"]["playouts"],
        Pool(**known.get("value", {})),
        pairs,
    )
