"""Road Master: trucks, contracts and traffic for two to six hauliers."""

from deadroad.games.road_master.game import GAME

__all__ = ["GAME"]
