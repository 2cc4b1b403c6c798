"""Bots that use the ratings of the heuristics, without search."""

from __future__ import annotations

from deadroad.bots.bot import Bot
from deadroad.kernel.chance import Chance
from deadroad.kernel.game import Game
from deadroad.kernel.heuristics import BLUNDER
from deadroad.kernel.view import View


class Greedy(Bot):
    """Level 2 chooses the best rated option, at random among equals.

    Level 1 chooses any that is not a blunder.
    """

    def __init__(self, game: Game, chance: Chance, level: int = 2) -> None:
        super().__init__(game, chance)
        self.level = level

    def pick(self, view: View) -> int:
        """Return an option by its rating in an imagined world."""
        state = self.game.imagine(view, self.chance)
        rates = self.game.heuristics.rates(state)
        best = max(rates)
        bar = best if self.level > 1 else max(BLUNDER, best - self.game.heuristics.slip)
        fair = [
            option for option, rate in zip(view.options, rates, strict=True) if rate > bar or rate == best
        ]
        return fair[self.chance.below(len(fair))]
