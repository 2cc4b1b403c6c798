"""Tower Defense: one defender holds a fortress against three waves, with the cards of Hit Z Road."""

from deadroad.games.tower_defense.game import GAME

__all__ = ["GAME"]
