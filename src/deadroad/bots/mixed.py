"""Bots that use a network and heuristics together, each where it plays better."""

from __future__ import annotations

import math

from deadroad.bots.bot import Bot
from deadroad.bots.judge import chances
from deadroad.bots.network import network
from deadroad.bots.thinker import Thinker
from deadroad.bots.trained import obvious
from deadroad.kernel.chance import Chance
from deadroad.kernel.game import Game
from deadroad.kernel.view import View


class Mixture:
    """The logits of a network and the ratings of heuristics, added by their weight (`Heuristics.doubt`)."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.network = network(game)

    def scores(self, view: View, doubt: float) -> list[float]:
        """Return a score of each option; the higher, the better."""
        if not doubt:
            return self._logits(view)
        ratings = self._ratings(view)
        if doubt == math.inf:
            return ratings
        return [logit + doubt * rating for logit, rating in zip(self._logits(view), ratings, strict=True)]

    def _logits(self, view: View) -> list[float]:
        return self.network.logits(view, self.chance)

    def _ratings(self, view: View) -> list[float]:
        """Return the ratings in an imagined world, in the units of the priors of a search."""
        return self.game.heuristics.leanings(self.game.imagine(view, self.chance))


class Mixed(Bot):
    """Chooses the option with the best score of network and heuristics together, without search."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.mixture = Mixture(game, chance)

    def pick(self, view: View) -> int:
        options = view.options
        if (clear := obvious(self.game, view)) >= 0:
            return clear
        scores = self.mixture.scores(view, self.game.heuristics.doubt(view))
        best = max(scores)
        fair = [option for option, score in zip(options, scores, strict=True) if score == best]
        return fair[self.chance.below(len(fair))]


class MixedThinker(Thinker):
    """Searches with heuristics, and prefers what network and heuristics together prefer.

    A question that the network plays better is not searched: the network answers it alone.
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
        super().__init__(game, chance, iterations, seconds, exact=exact)
        self.mixture = Mixture(game, chance)

    def pick(self, view: View) -> int:
        options = view.options
        if (clear := obvious(self.game, view)) >= 0:
            return clear
        if not self.game.heuristics.doubt(view):
            scores = self.mixture.scores(view, 0.0)
            return options[scores.index(max(scores))]
        return super().pick(view)

    def begin(self, view: View) -> None:
        super().begin(view)
        doubt = self.game.heuristics.doubt(view)
        if not self.search.root.children and doubt != math.inf:
            scores = self.mixture.scores(view, doubt)
            self.search.expect(view.options, chances(scores, max(1.0, doubt)))
