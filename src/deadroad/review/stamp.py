"""Stamps of value functions. A report has that of its own; another network, head or pool makes another stamp.

They are known without loading a network, so that a server can tell whether a stored review is current.
"""

from __future__ import annotations

from functools import cache

from deadroad.bots.network import place
from deadroad.kernel.game import Game
from deadroad.review.head import digest_of, head
from deadroad.review.scale import scale


@cache
def network_stamp(game: Game) -> str:
    """Return the stamp of a value by the game's network; empty if it has none."""
    path = place(game)
    if not path.is_file():
        return ""
    own = head(game)
    layer = f", head {digest_of(own)}" if own is not None else ""
    return f"network {digest_of(path)}{layer}, pool {scale(game.name).pool}"


def sense_stamp(game: Game) -> str:
    """Return the stamp of a value by the game's heuristics."""
    return f"heuristics {game.name} {game.version}"


def is_current(game: Game, stamp: str) -> bool:
    """Return whether a review with this stamp would be made with the same value function today.

    Heuristics are current even if the game has a network, because the network may not fit a variant.
    """
    return stamp != "" and stamp in (network_stamp(game), sense_stamp(game))
