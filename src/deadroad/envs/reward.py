"""What an agent is paid when a game is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from deadroad.kernel.errors import BadSetting
from deadroad.kernel.outcome import Outcome, lead, rewards

Reward = Callable[[Outcome], list[float]]

REWARDS: Final[dict[str, Reward]] = {"rank": rewards, "points": lead}


def reward_of(name: str) -> Reward:
    """Return the reward of a name: `rank` (+1 to -1) or `points` (the lead in points)."""
    if name not in REWARDS:
        raise BadSetting(f"reward is one of {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]
