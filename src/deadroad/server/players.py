"""Bots by level or by name, as people may ask for them at a table."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from deadroad.bots import LEVELS, SECONDS
from deadroad.bots.names import iterations, named, needs_network
from deadroad.bots.network import unusable
from deadroad.kernel.game import Game
from deadroad.server.refusal import No

Level = Annotated[int, Meta(ge=LEVELS[0], le=LEVELS[-1])]
Named = Annotated[
    str,
    Meta(
        max_length=16, pattern=r"^(random|careful|rated|easy|net|mixed|(search|net|mixed):[1-9][0-9]{0,6})$"
    ),
]
Player = Level | Named  # a level, or the name of a player

MOST_SECONDS: Final = 1.0  # that a player who is named with a number of iterations may think
OFFERED: Final = ("careful", "rated", "search:200", "search:2000", "easy", "net", "net:200", "net:2000")
MIXED: Final = ("mixed", "mixed:200", "mixed:2000")  # where they differ from `net`


def seated(game: Game, player: int | str, most: int) -> int | str:
    """Return a player as it is stored: a level, or a name.

    Raises No if the player searches for more than `most` iterations, or needs a network that the game lacks.
    """
    if isinstance(player, int):
        return player
    name = named(game, player)
    if iterations(name) > most:
        raise No("too-many-iterations", 400, f"at most {most} iterations are allowed")
    if needs_network(name) and (why := unusable(game)):
        raise No("no-network", 400, why)
    return name


def offered(game: Game, most: int) -> list[str]:
    """Return names that a client can offer: those that `seated` accepts with this many iterations."""
    lacking = unusable(game)
    names = OFFERED + MIXED if game.heuristics.mixed_leads() else OFFERED
    return [name for name in names if iterations(name) <= most and not (lacking and needs_network(name))]


def longest(player: int | str) -> float:
    """Return the longest that a player thinks about an answer, in seconds; 0 for one without a search."""
    if isinstance(player, int):
        return SECONDS.get(player, 0.0)
    return MOST_SECONDS if ":" in player else 0.0


def thinking(game: Game, player: int | str) -> int | str:
    """Return a player who can think here.

    A table may be older than this server, or come from another node: without the network of the game, the
    search plays for a search with the network, and heuristics play for a policy.
    """
    if isinstance(player, int) or not needs_network(player) or not unusable(game):
        return player
    _, _, count = player.partition(":")
    return f"search:{count}" if count else {"easy": "careful"}.get(player, "rated")
