"""Hit Z Road: a road trip from Chicago to the coast, for one to four groups of survivors."""

from deadroad.games.hit_z_road.game import GAME

__all__ = ["GAME"]
