"""Bots that play with a trained network: by its policy alone, or with a search that it leads."""

from __future__ import annotations

import time
from typing import Final

from deadroad.bots.bot import Bot
from deadroad.bots.judge import NetworkJudge, chances
from deadroad.bots.network import network
from deadroad.bots.search.guided import GuidedSearch
from deadroad.kernel.chance import Chance
from deadroad.kernel.game import Game
from deadroad.kernel.view import View

MOST: Final = 100_000  # iterations by the clock: a fast game needs no more than this
SILLY: Final = 0.1  # an option that costs this share of wins against the best is never taken
WARMTH: Final = 1.5  # how much more evenly the easy bot draws than the policy


class Policy(Bot):
    """Takes the likeliest answer of the network's policy, without any search."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.judge = NetworkJudge(network(game))

    def pick(self, view: View) -> int:
        options = view.options
        if len(options) == 1:
            return options[0]
        judged = self.judge.network.evaluate(self.judge.network.observe([view]), view.seats)
        logits: list[float] = judged.logits[0, list(options)].tolist()
        return options[logits.index(max(logits))]


class Easy(Policy):
    """Draws an answer from the policy, but never one that clearly costs wins: weaker, never silly."""

    def pick(self, view: View) -> int:
        options = view.options
        if len(options) == 1:
            return options[0]
        worth = self._worth(view)
        best = max(worth)
        judged = self.judge.network.evaluate(self.judge.network.observe([view]), view.seats)
        weights = chances(judged.logits[0, list(options)].tolist(), WARMTH)
        fair = [at for at in range(len(options)) if worth[at] > best - SILLY]
        return options[drawn(fair, weights, self.chance)]

    def _worth(self, view: View) -> list[float]:
        """Return the share of wins after each option, all in the same imagined world."""
        states = []
        for option in view.options:
            state = self.game.imagine(view, self.chance)
            state.answer(option)
            states.append(state)
        running = [state for state in states if state.seat >= 0]
        judged = iter(self.judge.judge(running) if running else [])
        worth = []
        for state in states:
            if state.seat >= 0:
                worth.append(next(judged)[1][view.seat])
            else:
                outcome = self.game.outcome(state)
                assert outcome is not None
                won = view.seat in outcome.winners
                worth.append(1.0 / len(outcome.winners) if won else 0.0)
        return worth


class Guided(Bot):
    """Searches with the network: by a number of iterations, repeatably, or by the clock, for people."""

    def __init__(self, game: Game, chance: Chance, iterations: int, seconds: float | None = None) -> None:
        super().__init__(game, chance)
        self.iterations = iterations
        self.seconds = seconds
        self.search = GuidedSearch(game, chance, NetworkJudge(network(game)))

    def pick(self, view: View) -> int:
        if len(view.options) == 1:
            return view.options[0]
        self.search.begin(view)
        if self.seconds is None:
            self.search.iterate(view, self.iterations)
        else:
            self._by_the_clock(view, self.seconds)
        return self.search.best(view)

    def _by_the_clock(self, view: View, seconds: float) -> None:
        begun = time.monotonic()
        done = 0
        while done < MOST:
            spent = time.monotonic() - begun
            left = MOST - done
            if done:
                left = min(left, int(done / max(spent, 1e-9) * (seconds - spent)))
            if spent >= seconds or self.search.decided(view, left):
                return
            done += self.search.iterate(view, 16)


def drawn(fair: list[int], weights: list[float], chance: Chance) -> int:
    """Return one of `fair` at random, by weight."""
    total = sum(weights[at] for at in fair)
    point = chance.below(1 << 30) / (1 << 30) * total
    for at in fair:
        point -= weights[at]
        if point <= 0.0:
            return at
    return fair[-1]
