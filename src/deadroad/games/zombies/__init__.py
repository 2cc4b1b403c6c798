"""Zombies!!!: a town that grows tile by tile, for one to six players."""

from deadroad.games.zombies.game import GAME

__all__ = ["GAME"]
