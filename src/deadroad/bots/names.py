"""Names of bots that can take a seat. Levels are aliases of these names.

| name | how it answers |
|---|---|
| `random` | any option, with equal probability |
| `careful` | any option that the heuristics do not call a blunder |
| `rated` | the option that the heuristics rate best |
| `search:N` | tree search with heuristics, N iterations |
| `easy` | draws from the network's policy, never an option that clearly costs wins |
| `net` | the likeliest answer of the network's policy |
| `net:N` | tree search guided by the network, N iterations |
| `mixed` | the best answer by the network and the heuristics together, weighted by the kind of question |
| `mixed:N` | tree search with heuristics, N iterations; the network answers what it plays better |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deadroad.bots.network import NoNetwork, network, unusable
from deadroad.kernel.errors import BadRequest
from deadroad.kernel.game import Game

LEVELS: Final = (0, 1, 2, 3, 4)
PLAIN: Final = ("random", "careful", "rated", "easy", "net", "mixed")
COUNTED: Final = ("search", "net", "mixed")
NETWORKS: Final = ("easy", "net", "mixed")  # kinds of players that need the network of a game
MOST_ITERATIONS: Final = 1_000_000
WITH_NETWORK: Final = ("random", "easy", "rated", "net:100", "net:800")  # by level
MIXED_LEADS: Final = ("random", "easy", "rated", "mixed:200", "mixed:2000")
SEARCH_LEADS: Final = ("random", "easy", "rated", "search:200", "search:2000")
WITHOUT: Final = ("random", "careful", "rated", "search:200", "search:2000")

BY_NETWORK: Final = (1, 3, 4)  # levels that depend on whether a network fits


def named(game: Game, player: str | int) -> str:
    """Return the name of a bot.

    A level, also as text, becomes the name that it is an alias for in this game.
    """
    word = str(player)
    if word.isdigit() and int(word) in LEVELS:
        return by_level(game, int(word))
    kind, colon, count = word.partition(":")
    if not colon and word in PLAIN:
        return word
    if colon and kind in COUNTED and count.isdigit() and 1 <= int(count) <= MOST_ITERATIONS:
        return f"{kind}:{int(count)}"
    known = f"levels {LEVELS[0]} to {LEVELS[-1]}, {', '.join(PLAIN)}, search:N, net:N and mixed:N"
    raise BadRequest(f"no player {word!r}; there are {known}")


def by_level(game: Game, level: int) -> str:
    """Return the name that a level is an alias for.

    It depends on whether the game has a network that fits, and on what then wins most whole games: a search
    with the network, a search with heuristics, or both together.
    """
    if not has_network(game):
        return WITHOUT[level]
    if game.heuristics.network_leads():
        return WITH_NETWORK[level]
    return (MIXED_LEADS if game.heuristics.mixed_leads() else SEARCH_LEADS)[level]


def network_leads(game: Game) -> bool:
    """Return whether the game has a network that fits and that beats the search in whole games."""
    return has_network(game) and game.heuristics.network_leads()


def fallback(game: Game, players: Sequence[str | int]) -> str:
    """Return in a line why levels among the players play without the game's network; "" if none does."""
    levels = [int(str(player)) for player in players if str(player).isdigit()]
    if has_network(game) or not any(level in BY_NETWORK for level in levels):
        return ""
    known = ", ".join(f"{level} plays {WITHOUT[level]}" for level in BY_NETWORK)
    return f"{unusable(game) or 'its network cannot be read'}; level {known}"


def has_network(game: Game) -> bool:
    """Return whether there is a network that fits the game and can be loaded."""
    try:
        network(game)
    except NoNetwork:
        return False
    return True


def iterations(name: str) -> int:
    """Return the number of search iterations of a bot; 1 for a network without search, 0 for others."""
    kind, _, count = name.partition(":")
    if count:
        return int(count)
    return int(kind in NETWORKS)


def needs_network(name: str) -> bool:
    """Return whether a player with this name needs the network of the game."""
    return name.partition(":")[0] in NETWORKS
