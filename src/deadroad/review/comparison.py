"""Answers compared by playing on: in the same worlds for all of them, as the players would.

One look at the position right after an answer says little: the value function is less exact than most answers
are apart. Its errors differ from ply to ply and from world to world, so they average out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from deadroad.kernel.chance import Pcg32
from deadroad.kernel.frame import State
from deadroad.review.value import Numbers, Value, result
from deadroad.review.worlds import Deal, seed_of

Z: Final = 1.959964
SCAN: Final = 6  # worlds in which the shortlist is compared
BATCH: Final = 16  # fresh worlds by which a better answer is verified
PLIES: Final = 6  # answers played on after the compared one
FEW_PLIES: Final = 3  # the same if time is short
GLANCED: Final = 12  # number of likeliest answers considered for the shortlist
FEW_GLANCED: Final = 5  # the same in the longest games
LEADERS: Final = 2  # answers on the shortlist by the policy, and as many by the value


class Gap:
    """How much more one answer is worth than another to every seat; `error` is that of the mover's share."""

    def __init__(self, shares: Numbers, error: float) -> None:
        self.shares = shares
        self.error = error


def agreed(gaps: list[Gap]) -> Gap:
    """Return the mean of several opinions on the same two answers."""
    shares: Numbers = np.mean([gap.shares for gap in gaps], axis=0)
    return Gap(shares, math.hypot(*(gap.error for gap in gaps)) / len(gaps))


class Comparison:
    """The answers to one question, from one store of knowledge: all cards open, or what one seat can know."""

    batch = BATCH
    cheap = 1  # worlds for each one of the effort

    def __init__(
        self, value: Value, deal: Deal, played: int, seat: int, seed: int, plies: int = PLIES
    ) -> None:
        self.value = value
        self.deal = deal
        self.played = played
        self.seat = seat
        self.seed = seed
        self.plies = plies
        self.dealt = 0
        self.rows: dict[int, Numbers] = {}

    def twin(self) -> Comparison:
        """Return a comparison of the same answers in other worlds."""
        return type(self)(self.value, self.deal, self.played, self.seat, self.seed ^ 1, self.plies)

    def look(self, options: list[int], worlds: int) -> None:
        """Play on after each of these answers in more worlds."""
        states: list[State] = []
        for world in range(self.dealt, self.dealt + worlds):
            for option in options:
                state = self.deal(Pcg32(seed_of(self.seed, world)))
                state.answer(option)
                states.append(state)
        self.dealt += worlds
        shares = self.play_on(states, worlds).reshape(worlds, len(options), -1)
        for at, option in enumerate(options):
            rows = shares[:, at]
            known = self.rows.get(option)
            self.rows[option] = rows if known is None else np.concatenate([known, rows])

    def play_on(self, states: list[State], worlds: int) -> Numbers:
        """Play on for some answers. Return each seat's share, averaged over the positions.

        Answers are drawn by their likelihood, with the same luck for all options of a world.
        """
        luck = np.random.default_rng(seed_of(self.seed, self.dealt))
        total = np.zeros((len(states), states[0].seats))
        for step in range(self.plies + 1):
            if step > 0:
                for at, state in enumerate(states):
                    if state.seat < 0:
                        total[at] += result(self.value.game, state)
            running = [at for at, state in enumerate(states) if state.seat >= 0]
            if not running:
                continue
            shares, likely = self.value.playing_on([states[at] for at in running])
            if step > 0:
                total[running] += shares
            if step == self.plies:
                break
            noise = luck.gumbel(size=(worlds, self.value.game.space.size))
            for at, wish in zip(running, likely, strict=True):
                asked = states[at].asked
                drawn = wish + noise[at * worlds // len(states), list(asked)]
                states[at].answer(asked[int(drawn.argmax())])
        return total / self.plies

    def mean(self, option: int) -> float:
        """Return the mover's expected share after an answer."""
        return float(self.rows[option][:, self.seat].mean())

    def lead(self, better: int, worse: int) -> float:
        """Return how much more one answer is worth to the mover than another."""
        return float(self.gap(better, worse).shares[self.seat])

    def doubts(self) -> bool:
        """Whether another answer did better than the played one by more than the error."""
        gaps = [self.gap(option, self.played) for option in self.rows if option != self.played]
        return any(gap.shares[self.seat] > gap.error for gap in gaps)

    def gap(self, better: int, worse: int) -> Gap:
        """Return how much more one answer is worth than another, world by world."""
        count = min(len(self.rows[better]), len(self.rows[worse]))
        differences = self.rows[better][:count] - self.rows[worse][:count]
        own = differences[:, self.seat]
        error = float(own.std(ddof=1)) / math.sqrt(count) if count > 1 else 1.0
        return Gap(differences.mean(axis=0), error)


@dataclass(frozen=True)
class Shortlist:
    """The answers worth comparing. `clear` if the played one is both the likeliest and the most promising.

    `wide` has more answers, for a rough look. Rough guesses: `share` of wins after the played one, how much
    more the most promising one is worth (`behind`), and what a random answer would cost (`stake`).
    """

    options: list[int]
    wide: list[int]
    clear: bool
    share: float
    behind: float
    stake: float


def shortlist(
    value: Value, deal: Deal, options: list[int], played: int, seed: int, glanced: int = GLANCED
) -> Shortlist:
    """Return the likeliest, most promising and best rated answers, a random one and the played one.

    `glanced` is how many of the likeliest answers are looked at.
    """
    state = deal(Pcg32(seed))
    seat = state.seat
    likely = value.expectations([state])[1][0]
    order = [int(at) for at in np.argsort(-likely)]
    rated = int(np.argmax(value.game.heuristics.rates(state)))
    mine, drawn = options.index(played), seed % len(options)
    seen = sorted({mine, drawn, rated, *order[:glanced]})
    after: list[State] = []
    for at in seen:
        world = deal(Pcg32(seed))
        world.answer(options[at])
        after.append(world)
    worth = dict(zip(seen, glance(value, after)[:, seat].tolist(), strict=True))
    promising = sorted(seen, key=lambda at: -worth[at])
    chosen = {mine, drawn, rated, *order[:LEADERS], *promising[:LEADERS]}
    clear = order[0] == mine == promising[0]
    behind = worth[promising[0]] - worth[mine]
    listed = [options[at] for at in sorted(chosen)]
    wide = [options[at] for at in seen]
    return Shortlist(listed, wide, clear, worth[mine], behind, worth[mine] - worth[drawn])


def glance(value: Value, states: list[State]) -> Numbers:
    """Return shares from the asked seat's view without playing on; results if the game is over."""
    found = np.array(
        [result(value.game, state) if state.seat < 0 else [0.0] * state.seats for state in states]
    )
    running = [at for at, state in enumerate(states) if state.seat >= 0]
    if running:
        found[running] = value.expectations([states[at] for at in running])[0]
    return found
