"""Zombietown with Road Rage: ten days among neighbours and the dead, for two to six players."""

from deadroad.games.zombietown.game import GAME

__all__ = ["GAME"]
