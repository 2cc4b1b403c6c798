"""Tree search with heuristics, for a number of iterations or for a time."""

from __future__ import annotations

import time
from typing import Final

from deadroad.bots.bot import Bot
from deadroad.bots.search.search import Search
from deadroad.kernel.chance import Chance
from deadroad.kernel.game import Game
from deadroad.kernel.view import View

SECONDS: Final = {3: 0.1, 4: 1.0}  # seconds by level, at tables with people
STRIDE: Final = 32  # iterations between two checks whether the choice is clear


class Thinker(Bot):
    """Searches for a number of iterations, or for some seconds at tables with people.

    With seconds, the number of iterations scales an upper limit for fast games; if `exact`, it is the limit.
    """

    def __init__(
        self,
        game: Game,
        chance: Chance,
        iterations: int,
        seconds: float | None = None,
        *,
        exact: bool = False,
    ) -> None:
        super().__init__(game, chance)
        self.iterations = iterations
        self.seconds = seconds
        self.exact = exact
        self.search = Search(game, chance)

    def pick(self, view: View) -> int:
        """Return the most visited answer. A question with one answer is not searched."""
        if len(view.options) == 1:
            return view.options[0]
        self.begin(view)
        left = self.iterations - self.search.root.visits
        if self.seconds is None:
            self.search.iterate(view, left)
        else:
            self._by_the_clock(view, self.seconds, left if self.exact else 20 * self.iterations)
        option = self.search.best(view)
        self.search.keep(view, option)
        return option

    def begin(self, view: View) -> None:
        """Start the search on a question."""
        self.search.begin(view)

    def _by_the_clock(self, view: View, seconds: float, most: int) -> None:
        """Search for some seconds, with at most `most` iterations even if time is left."""
        begun = time.monotonic()
        for done in range(most):
            spent = time.monotonic() - begun
            if spent >= seconds:
                return
            if done and done % STRIDE == 0:
                # Stop if no other answer can overtake the best one in the remaining time.
                pace = done / max(spent, 1e-9)
                if self.search.decided(view, min(most - done, int(pace * (seconds - spent)))):
                    return
            self.search.descend(self.game.imagine(view, self.chance), view.seat)
