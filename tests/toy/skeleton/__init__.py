"""Skeleton: the game that `scripts/new-game` copies. Replace its rules with your own."""

from tests.toy.skeleton.game import GAME

__all__ = ["GAME"]
