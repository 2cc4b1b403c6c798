"""Measure a policy against the bot levels: here the first legal action, as a stand-in for your own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from deadroad.arena.stats import Estimate, mean
from deadroad.envs.gym import LearnerEnv

Policy = Callable[[dict[str, Any]], int]


def first_legal(observation: dict[str, Any]) -> int:
    """Return the legal action with the lowest index."""
    return int(np.flatnonzero(observation["action_mask"])[0])


def measured(policy: Policy, name: str, level: int, games: int) -> Estimate:
    """Return the mean reward of a policy against bots of a level, its seat rotating."""
    paid: list[float] = []
    for seed in range(games):
        table = LearnerEnv(name, seats=2, seat=seed % 2, level=level)
        observation, _ = table.reset(seed=seed // 2)
        reward, over = 0.0, False
        while not over:
            observation, reward, over, _, _ = table.step(policy(observation))
        paid.append(reward)
    return mean(paid)


if __name__ == "__main__":
    for rival in (0, 1, 2):
        print(f"level {rival}: mean reward {measured(first_legal, 'hit-z-road', rival, 200)}")
