"""Bots: given a view and the open question, and nothing else."""

from __future__ import annotations

from deadroad.bots.bot import Bot
from deadroad.bots.greedy import Greedy
from deadroad.bots.names import LEVELS, named
from deadroad.bots.thinker import SECONDS, Thinker
from deadroad.bots.trained import Easy, Guided, Policy
from deadroad.bots.uniform import Uniform
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.game import Game

__all__ = ["LEVELS", "SECONDS", "Bot", "bot"]


def bot(game: Game, player: int | str, seed: int = 0, *, clock: bool = False) -> Bot:
    """Return a bot for a game: by level, or by the name of a player (see `names`).

    With `clock` levels that search think by the clock, as people expect; otherwise by iterations, so
    that the same seed gives the same answers.
    """
    name = named(game, player)
    luck = Pcg32(seed)
    kind, _, count = name.partition(":")
    by_clock = SECONDS.get(player) if clock and isinstance(player, int) else None
    match kind:
        case "random":
            return Uniform(game, luck)
        case "careful" | "rated":
            return Greedy(game, luck, 2 if kind == "rated" else 1)
        case "search":
            return Thinker(game, luck, int(count), by_clock)
        case "easy":
            return Easy(game, luck)
        case _:
            return Guided(game, luck, int(count), by_clock) if count else Policy(game, luck)
