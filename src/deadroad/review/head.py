"""The head of a value function: a last layer of the game's network that only reviews use.

The network's own last layer is calibrated to games of all lengths and all numbers of seats. Luck needs a
layer whose values change little if nothing happens. A game may ship such a layer in `review.safetensors`.
The file names the network that it belongs to. With any other network it is ignored.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from deadroad.bots.network import Network, described, place
from deadroad.games import folder
from deadroad.kernel.game import Game

FILE: Final = "review.safetensors"  # in the folder of a game
DIGITS: Final = 12  # of a digest


def digest_of(path: Path) -> str:
    """Return a short digest of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:DIGITS]


@cache
def head(game: Game) -> Path | None:
    """Return the head that fits the game's network, or None. Nothing is loaded."""
    path, known = folder(game.name) / FILE, place(game)
    if not path.is_file() or not known.is_file():
        return None
    return path if described(path).get("network") == digest_of(known) else None


@cache
def headed(game: Game, known: Network) -> Network:
    """Return the network with the head of reviews, or the network itself if there is no head for it."""
    path = head(game)
    if path is None:
        return known
    from safetensors.numpy import load_file  # noqa: PLC0415 - reviews without networks do without it

    return known.with_layers(load_file(path))
