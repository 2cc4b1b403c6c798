"""Bots. They get a view and the open question, and nothing else."""

from __future__ import annotations

from deadroad.bots.bot import Bot
from deadroad.bots.greedy import Greedy
from deadroad.bots.mixed import Mixed, MixedThinker
from deadroad.bots.names import LEVELS, named
from deadroad.bots.thinker import SECONDS, Thinker
from deadroad.bots.trained import Easy, Guided, Policy
from deadroad.bots.uniform import Uniform
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.game import Game

__all__ = ["LEVELS", "SECONDS", "Bot", "bot"]


def bot(
    game: Game, player: int | str, seed: int = 0, *, clock: bool = False, limit: float | None = None
) -> Bot:
    """Return a bot for a game: by level, or by the name of a player (see `names`).

    With `clock`, levels that search think for a fixed time. Otherwise they use a fixed number of iterations,
    so that the same seed gives the same answers. A player who is named with a number of iterations stops
    after `limit` seconds, if given.
    """
    name = named(game, player)
    luck = Pcg32(seed)
    kind, _, count = name.partition(":")
    by_name = not str(player).isdigit()
    seconds = limit if by_name else SECONDS.get(int(player)) if clock else None
    match kind:
        case "random":
            return Uniform(game, luck)
        case "careful" | "rated":
            return Greedy(game, luck, 2 if kind == "rated" else 1)
        case "search":
            return Thinker(game, luck, int(count), seconds, exact=by_name)
        case "easy":
            return Easy(game, luck)
        case "mixed" if game.heuristics.mixed_leads():
            return (
                MixedThinker(game, luck, int(count), seconds, exact=by_name) if count else Mixed(game, luck)
            )
        case _:
            return Guided(game, luck, int(count), seconds, exact=by_name) if count else Policy(game, luck)
