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
    """The logits of a network and the ratings of heuristics, added by `Heuristics.rating_weight`."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.network = network(game)

    def scores(self, view: View, weight: float) -> list[float]:
        """Return a score of each option, with this weight of the ratings; the higher, the better."""
        if not weight:
            return self.network.logits(view, self.chance)
        ratings = self.game.heuristics.leanings(self.game.imagine(view, self.chance))
        if weight == math.inf:
            return ratings
        logits = self.network.logits(view, self.chance)
        return [logit + weight * rating for logit, rating in zip(logits, ratings, strict=True)]


class Mixed(Bot):
    """Chooses the option with the best score of network and heuristics together, without search."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.mixture = Mixture(game, chance)

    def pick(self, view: View) -> int:
        options = view.options
        if (clear := obvious(self.game, view)) >= 0:
            return clear
        scores = self.mixture.scores(view, self.game.heuristics.rating_weight(view))
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
        if not self.game.heuristics.rating_weight(view):
            scores = self.mixture.scores(view, 0.0)
            return options[scores.index(max(scores))]
        return super().pick(view)

    def begin(self, view: View) -> None:
        super().begin(view)
        weight = self.game.heuristics.rating_weight(view)
        if not self.search.root.children and weight != math.inf:
            scores = self.mixture.scores(view, weight)
            self.search.expect(view.options, chances(scores, max(1.0, weight)))
