"""Tree search with heuristics, by a number of iterations or by the clock."""

from __future__ import annotations

import time
from typing import Final

from deadroad.bots.bot import Bot
from deadroad.bots.search.search import Search
from deadroad.kernel.chance import Chance
from deadroad.kernel.game import Game
from deadroad.kernel.view import View

SECONDS: Final = {3: 0.1, 4: 1.0}  # by level, at a table of people
STRIDE: Final = 32  # iterations between two looks at whether the choice is clear


class Thinker(Bot):
    """Searches. With `seconds` it thinks by the clock, for people; else by iterations, repeatably."""

    def __init__(self, game: Game, chance: Chance, iterations: int, seconds: float | None = None) -> None:
        super().__init__(game, chance)
        self.iterations = iterations
        self.seconds = seconds
        self.search = Search(game, chance)

    def pick(self, view: View) -> int:
        """Return the answer searched most; a question with one answer is not thought about."""
        if len(view.options) == 1:
            return view.options[0]
        self.search.begin(view)
        if self.seconds is None:
            self.search.iterate(view, self.iterations - self.search.root.visits)
        else:
            self._by_the_clock(view, self.seconds)
        option = self.search.best(view)
        self.search.keep(view, option)
        return option

    def _by_the_clock(self, view: View, seconds: float) -> None:
        begun = time.monotonic()
        most = 20 * self.iterations  # a fast game needs no more than this, whatever the clock says
        for done in range(most):
            spent = time.monotonic() - begun
            if spent >= seconds:
                return
            if done and done % STRIDE == 0:
                # What can still come at this pace may overtake the leader, or it can't.
                pace = done / max(spent, 1e-9)
                if self.search.decided(view, min(most - done, int(pace * (seconds - spent)))):
                    return
            self.search.descend(self.game.imagine(view, self.chance), view.seat)
