"""Bots: given a view and the open question, and nothing else."""

from __future__ import annotations

from typing import Final

from deadroad.bots.bot import Bot
from deadroad.bots.greedy import Greedy
from deadroad.bots.thinker import SECONDS, Thinker
from deadroad.bots.uniform import Uniform
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.errors import BadRequest
from deadroad.kernel.game import Game

LEVELS: Final = (0, 1, 2, 3, 4)


def bot(game: Game, level: int, seed: int = 0, *, clock: bool = False) -> Bot:
    """Return the bot of a level for a game; 0 is uniform among all options.

    With `clock` the levels that search think by the clock, as people expect; else by iterations, so
    that the same seed gives the same answers.
    """
    if level == 0:
        return Uniform(game, Pcg32(seed))
    if level in (1, 2):
        return Greedy(game, Pcg32(seed), level)
    if level in (3, 4):
        return Thinker(game, Pcg32(seed), level, SECONDS[level] if clock else None)
    raise BadRequest(f"no bot of level {level}; there are {LEVELS[0]} to {LEVELS[-1]}")
