"""Random play in every interface: the shortest way to see that they work."""

from __future__ import annotations

import numpy as np

from deadroad.envs.batch import BatchEnv
from deadroad.envs.gym import LearnerEnv
from deadroad.envs.pettingzoo import env


def aec(name: str, seed: int) -> dict[str, float]:
    """Play one game through PettingZoo; return what each agent got."""
    table = env(name)
    table.reset(seed=seed)
    luck = np.random.default_rng(seed)
    paid: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        if over:
            paid[agent] = reward
            table.step(None)
        else:
            table.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
    return paid


def learner(name: str, seed: int) -> float:
    """Play one game through Gymnasium against random bots; return the reward."""
    table = LearnerEnv(name, level=0)
    observation, _ = table.reset(seed=seed)
    luck = np.random.default_rng(seed)
    reward, over = 0.0, False
    while not over:
        action = int(luck.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, over, _, _ = table.step(action)
    return reward


def batch(name: str, games: int, steps: int) -> int:
    """Step many games at once; return how many ended."""
    tables = BatchEnv(name, games, observe=False)
    luck = np.random.default_rng(0)
    for _ in range(steps):
        tables.step(tables.random_actions(luck))
    return tables.games


if __name__ == "__main__":
    print("PettingZoo:", aec("hit-z-road", 1))
    print("Gymnasium:", learner("hit-z-road", 1))
    print("batch:", batch("hit-z-road", 64, 200), "games ended")
