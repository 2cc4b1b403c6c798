"""A linear learner: one weight for each action and feature, changed by what a whole game brought (REINFORCE).

The setting is Hit Z Road for two against a random opponent. It learns and then
compares with random play on games neither has seen; the 95 % intervals must not touch.
"""

from __future__ import annotations

import sys

import numpy as np
import numpy.typing as npt

from deadroad.arena.stats import Estimate, mean
from deadroad.envs.gym import LearnerEnv

Array = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.intp]  # of legal actions
RATE = 0.004
# What the learner looks at, by the names of the numbers: its own group, the roads and the card it has met.
LOOKS_AT = (
    *("seat +0 survivors", "seat +0 ammo", "seat +0 fuel", "seat +0 adrenaline", "seat +0 zombies"),
    *("card met", "in the middle", "fight", "dice", "due", "road ", "round"),
)


class Linear:
    """A softmax over legal actions with linear preferences."""

    def __init__(self, features: int, actions: int, seed: int) -> None:
        self.weights: Array = np.zeros((actions, features + 1))
        self.luck = np.random.default_rng(seed)
        self.baseline = 0.0

    def odds(self, seen: Array, legal: Numbers) -> Array:
        """Return the chance of each legal action."""
        scores = self.weights[legal] @ seen
        odds: Array = np.exp(scores - scores.max())
        odds /= odds.sum()
        return odds

    def learn(self, episode: list[tuple[Array, Numbers, int]], reward: float) -> None:
        """Make what was done likelier if it went better than usual, else less so."""
        better = reward - self.baseline
        self.baseline += 0.02 * better
        for seen, legal, chosen in episode:
            odds = self.odds(seen, legal)
            odds[chosen] -= 1.0
            self.weights[legal] -= RATE * better * np.outer(odds, seen)


def looked_at(table: LearnerEnv) -> list[int]:
    """Return the places of the numbers that the learner looks at."""
    names = table.observer.names
    return [at for at, name in enumerate(names) if name.startswith(LOOKS_AT) and "taken" not in name]


def play(table: LearnerEnv, learner: Linear | None, seed: int, *, learn: bool) -> float:
    """Play one game; without a learner at random."""
    luck = np.random.default_rng(seed)
    looks_at = looked_at(table)
    observation, _ = table.reset(seed=seed)
    episode: list[tuple[Array, Numbers, int]] = []
    reward, over = 0.0, False
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        seen = np.append(observation["observation"][looks_at], 1.0).astype(np.float64)
        if learner is None:
            chosen = int(luck.integers(len(legal)))
        else:
            chosen = int(learner.luck.choice(len(legal), p=learner.odds(seen, legal)))
        episode.append((seen, legal, chosen))
        observation, reward, over, _, _ = table.step(int(legal[chosen]))
    if learn and learner is not None:
        learner.learn(episode, reward)
    return reward


def compare(games: int, trials: int) -> tuple[Estimate, Estimate]:
    """Learn from some games; return the mean reward of the learner and of random play in others."""
    table = LearnerEnv("hit-z-road", seats=2, level=0)
    learner = Linear(len(looked_at(table)), table.game.space.size, seed=1)
    for seed in range(games):
        play(table, learner, seed, learn=True)
    unseen = range(10_000_000, 10_000_000 + trials)
    mine = mean([play(table, learner, seed, learn=False) for seed in unseen])
    chance = mean([play(table, None, seed, learn=False) for seed in unseen])
    return mine, chance


if __name__ == "__main__":
    learned, random_play = compare(*(int(word) for word in sys.argv[1:3] or ("3000", "1000")))
    print(f"linear learner {learned}, random play {random_play}")
    print("disjoint" if learned.low > random_play.high else "not disjoint")
