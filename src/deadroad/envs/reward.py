"""Rewards at the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from deadroad.kernel.errors import BadSetting
from deadroad.kernel.game import Game
from deadroad.kernel.outcome import Outcome, lead, rewards

Reward = Callable[[Outcome], list[float]]

REWARDS: Final[dict[str, Reward]] = {"rank": rewards, "points": lead}


def reward_of(name: str, played: Game, seats: int) -> Reward:
    """Return the reward function by name: `rank` (+1 to -1) or `points` (the lead in points)."""
    if name not in REWARDS:
        raise BadSetting(f"reward is one of {', '.join(REWARDS)}, not {name!r}")
    if name != "points" or seats > 1 or played.points_alone() > 0:
        return REWARDS[name]
    if played.points_alone() == 0:
        raise BadSetting(f"{played.name} counts no points: reward='rank' pays for the win")
    return fewest


def fewest(outcome: Outcome) -> list[float]:
    """Return the points of a single player, negated if fewer are better."""
    return [-points for points in lead(outcome)]
