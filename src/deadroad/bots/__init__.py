"""Bots: given a view and the open question, and nothing else."""

from __future__ import annotations

from deadroad.bots.bot import Bot
from deadroad.bots.greedy import Greedy
from deadroad.bots.uniform import Uniform
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.errors import BadRequest
from deadroad.kernel.game import Game


def bot(game: Game, level: int, seed: int = 0) -> Bot:
    """Return the bot of a level for a game; level 0 is uniform among all options."""
    if level == 0:
        return Uniform(game, Pcg32(seed))
    if level in (1, 2):
        return Greedy(game, Pcg32(seed), level)
    raise BadRequest(f"no bot of level {level}; there are 0 to 2")
