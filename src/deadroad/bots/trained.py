"""Bots that play with a trained network: by its policy only, or with a search guided by it."""

from __future__ import annotations

import time
from typing import Final

from deadroad.bots.bot import Bot
from deadroad.bots.judge import NetworkJudge, chances
from deadroad.bots.network import network
from deadroad.bots.search.guided import GuidedSearch
from deadroad.bots.search.node import final_shares
from deadroad.kernel.chance import Chance
from deadroad.kernel.game import Game
from deadroad.kernel.view import View

MOST: Final = 100_000  # upper limit of iterations for fast games, even if time is left
WORLDS: Final = 4  # imagined worlds in which the easy bot compares its options
SILLY: Final = 0.1  # an option that costs this share of wins compared with the best is never chosen


class Policy(Bot):
    """Chooses the most likely answer of the network's policy, without search."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.judge = NetworkJudge(network(game))

    def pick(self, view: View) -> int:
        options = view.options
        if (clear := obvious(self.game, view)) >= 0:
            return clear
        logits = self.judge.network.logits(view, self.chance)
        return options[logits.index(max(logits))]


class Easy(Policy):
    """Draws an answer from the policy, but never one that clearly costs wins."""

    def pick(self, view: View) -> int:
        options = view.options
        if (clear := obvious(self.game, view)) >= 0:
            return clear
        worth = self._worth(view)
        best = max(worth)
        weights = chances(self.judge.network.logits(view, self.chance), self.game.heuristics.warmth)
        fair = [at for at in range(len(options)) if worth[at] > best - SILLY]
        return options[drawn(fair, weights, self.chance)]

    def _worth(self, view: View) -> list[float]:
        """Return the share of wins after each option, the mean of a few imagined worlds, the same for all."""
        states = []
        for _ in range(WORLDS):
            world = self.game.imagine(view, self.chance)
            for option in view.options:
                state = world.clone()
                state.answer(option)
                states.append(state)
        running = [state for state in states if state.seat >= 0]
        judged = iter(self.judge.judge(running) if running else [])
        worth = [0.0] * len(view.options)
        for at, state in enumerate(states):
            shares = next(judged)[1] if state.seat >= 0 else final_shares(self.game, state)
            worth[at % len(worth)] += shares[view.seat] / WORLDS
        return worth


class Guided(Bot):
    """Searches with the network for a number of iterations, or for some seconds at tables with people.

    With seconds, the number of iterations limits the search only if `exact`.
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
        self.most = iterations if exact else MOST
        self.search = GuidedSearch(game, chance, NetworkJudge(network(game)))

    def pick(self, view: View) -> int:
        if (clear := obvious(self.game, view)) >= 0:
            return clear
        self.search.begin(view)
        if self.seconds is None:
            self.search.iterate(view, self.iterations)
        else:
            self._by_the_clock(view, self.seconds)
        return self.search.best(view)

    def _by_the_clock(self, view: View, seconds: float) -> None:
        begun = time.monotonic()
        done = 0
        while done < self.most:
            spent = time.monotonic() - begun
            left = self.most - done
            if done:
                left = min(left, int(done / max(spent, 1e-9) * (seconds - spent)))
            if spent >= seconds or self.search.decided(view, left):
                return
            done += self.search.iterate(view, min(16, self.most - done))


def obvious(game: Game, view: View) -> int:
    """Return an answer that needs no thought: the only one, or one that is surely right; -1 otherwise."""
    return view.options[0] if len(view.options) == 1 else game.heuristics.sure(view)


def drawn(fair: list[int], weights: list[float], chance: Chance) -> int:
    """Return a random element of `fair`, by weight."""
    total = sum(weights[at] for at in fair)
    point = chance.below(1 << 30) / (1 << 30) * total
    for at in fair:
        point -= weights[at]
        if point <= 0.0:
            return at
    return fair[-1]
