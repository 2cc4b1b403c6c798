"""What looks good in town: guesses for bots."""

from __future__ import annotations

from typing import final

from deadroad.kernel.heuristics import Heuristics


@final
class TownSense(Heuristics):
    """Values players."""

    def __init__(self) -> None:
        super().__init__(("zombies",))
