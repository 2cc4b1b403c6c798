"""Names of players: what can sit in a seat without being a person. Levels are aliases of names.

| name | how it answers |
|---|---|
| `random` | any option, each as likely |
| `careful` | any option that the heuristics do not call a blunder |
| `rated` | the option that the heuristics rate best |
| `search:N` | tree search with heuristics, N iterations |
| `easy` | draws from the network's policy, never an option that clearly costs wins |
| `net` | the likeliest answer of the network's policy |
| `net:N` | tree search led by the network, N iterations |
"""

from __future__ import annotations

from typing import Final

from deadroad.bots.network import NoNetwork, network
from deadroad.kernel.errors import BadRequest
from deadroad.kernel.game import Game

LEVELS: Final = (0, 1, 2, 3, 4)
PLAIN: Final = ("random", "careful", "rated", "easy", "net")
COUNTED: Final = ("search", "net")
MOST_ITERATIONS: Final = 1_000_000
WITH_NETWORK: Final = ("random", "easy", "rated", "net:100", "net:800")  # by level
WITHOUT: Final = ("random", "careful", "rated", "search:200", "search:2000")


def named(game: Game, player: str | int) -> str:
    """Return the name of a player; a level, also as a word, becomes the name it stands for in this game."""
    word = str(player)
    if word.isdigit() and int(word) in LEVELS:
        return by_level(game, int(word))
    kind, colon, count = word.partition(":")
    if not colon and word in PLAIN:
        return word
    if colon and kind in COUNTED and count.isdigit() and 1 <= int(count) <= MOST_ITERATIONS:
        return f"{kind}:{int(count)}"
    known = f"levels {LEVELS[0]} to {LEVELS[-1]}, {', '.join(PLAIN)}, search:N and net:N"
    raise BadRequest(f"no player {word!r}; there are {known}")


def by_level(game: Game, level: int) -> str:
    """Return the name that a level stands for: with the game's network if it has one that fits."""
    return (WITH_NETWORK if has_network(game) else WITHOUT)[level]


def has_network(game: Game) -> bool:
    """Whether there is a network that fits the game and can be read here."""
    try:
        network(game)
    except NoNetwork:
        return False
    return True


def iterations(name: str) -> int:
    """Return how many iterations a named player searches; 1 for a network without search, 0 for the rest."""
    kind, _, count = name.partition(":")
    if count:
        return int(count)
    return int(kind in ("easy", "net"))
