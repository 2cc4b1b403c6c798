"""Lanterns: a toy game that uses every frame of the kernel and needs nothing outside its own folder."""

from tests.toy.lanterns.game import GAME

__all__ = ["GAME"]
