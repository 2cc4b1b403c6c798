"""The list of games. A new game is one line here; everything else finds it by its folder."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from deadroad.content.rows import folder_of
from deadroad.kernel.errors import UnknownGame
from deadroad.kernel.game import Game

GAMES: Final[dict[str, str]] = {
    "hit-z-road": "deadroad.games.hit_z_road",
    "road-master": "deadroad.games.road_master",
    "tower-defense": "deadroad.games.tower_defense",
    "zombies": "deadroad.games.zombies",
    "zombietown": "deadroad.games.zombietown",
}


@cache
def game(name: str) -> Game:
    """Return the game of that name."""
    module = import_module(package(name))
    if not hasattr(module, "GAME"):
        raise ImportError(f"the package {module.__name__} names no GAME", name=module.__name__)
    found: Game = module.GAME
    return found


def package(name: str) -> str:
    """Return the package a game lives in."""
    if name not in GAMES:
        raise UnknownGame(f"no game {name!r}; there are {', '.join(sorted(GAMES))}")
    return GAMES[name]


def folder(name: str) -> Path:
    """Return the folder of a game: its content, texts and rules."""
    return folder_of(package(name))
