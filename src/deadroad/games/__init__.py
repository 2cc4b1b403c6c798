"""The list of games. A new game is one line here; everything else finds it by its folder."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from deadroad.content.in_use import set_used, used
from deadroad.content.rows import BadRow, folder_of
from deadroad.content.variant import Variant, parse, read
from deadroad.kernel.errors import BadSetting, BadVariant, UnknownGame
from deadroad.kernel.game import Game

GAMES: Final[dict[str, str]] = {
    "hit-z-road": "deadroad.games.hit_z_road",
    "road-master": "deadroad.games.road_master",
    "tower-defense": "deadroad.games.tower_defense",
    "zombies": "deadroad.games.zombies",
    "zombietown": "deadroad.games.zombietown",
}
DEBUG: Final = "DEADROAD_DEBUG"  # the variable that turns on the checks of `Game.debug`


@cache
def game(name: str) -> Game:
    """Return the game of that name."""
    variant = used()
    if variant is not None and name != variant.game and name in GAMES:
        raise BadVariant(f"this process plays {variant.game} with {variant.where}, not {name}")
    try:
        module = import_module(package(name))
    except BadRow as what:
        raise BadVariant(str(what) if variant is not None else f"content of {name}: {what}") from None
    if not hasattr(module, "GAME"):
        raise ImportError(f"the package {module.__name__} names no GAME", name=module.__name__)
    found: Game = module.GAME
    found.debug = os.environ.get(DEBUG, "0") not in ("", "0")
    if variant is not None:
        _take(found, variant)
    return found


def _take(found: Game, variant: Variant) -> None:
    """Set the settings of a variant as the game's defaults, and its text for the header of records."""
    try:
        for name, value in found.read_settings(dict(variant.settings)).items():
            next(setting for setting in found.settings if setting.name == name).default = value
    except BadSetting as what:
        raise BadVariant(f"{variant.where}: settings: {what}") from None
    found.variant = variant.text


def read_variant(text: str, where: str = "the variant") -> Variant:
    """Return a variant, checked against the content of its game."""
    name = parse(text, where)["game"]
    if name not in GAMES:
        raise BadVariant(f"{where}: no game {name!r}; there are {', '.join(sorted(GAMES))}")
    return read(text, where, folder(name))


def use(variant: Variant | None) -> None:
    """Play a variant in this process. Call this before its game is loaded.

    Content is fixed when a process starts, because tables are constants. A process plays one game with one
    variant, or all games without a variant.
    """
    now = used()
    if (variant.text if variant else "") == (now.text if now else ""):
        return
    loaded = [name for name in GAMES if GAMES[name] in sys.modules]
    if loaded:
        held = f"{now.game} with {now.where}" if now else f"the plain {loaded[0]}"
        wanted = variant.where if variant else "the plain games"
        raise BadVariant(f"this process already plays {held}; start another process for {wanted}")
    set_used(variant)


def playing() -> str:
    """Return the text of the variant of this process; "" for the plain games. `play_text` takes it."""
    variant = used()
    return variant.text if variant is not None else ""


def play_text(text: str, where: str = "the variant") -> None:
    """Play the variant with this text in this process; "" for the plain games."""
    if text != playing():
        use(read_variant(text, where) if text else None)


def package(name: str) -> str:
    """Return the package of a game."""
    if name not in GAMES:
        raise UnknownGame(f"no game {name!r}; there are {', '.join(sorted(GAMES))}")
    return GAMES[name]


def folder(name: str) -> Path:
    """Return the folder of a game: its content, texts and rules."""
    return folder_of(package(name))
