"""Counters of a turn, for objectives that must be met in one turn (ZRR-40)."""

from __future__ import annotations

from typing import Final

from deadroad.games.zombietown.state import Player
from deadroad.kernel.sharing import changed

TAKEOVER: Final = 0
SURVIVOR: Final = 1  # brought into play
KEY: Final = 2  # taken
SEARCH: Final = 3
KILL: Final = 4  # zombies, by any means
RUN_OVER: Final = 5
GUN: Final = 6  # brought into play
DEED_NAMES: Final = ("takeovers", "survivors", "keys", "searches", "zombies", "run over", "guns")


def did(player: Player, deed: int, times: int = 1) -> None:
    """Count a deed of the current turn."""
    player.deeds = changed(player.deeds, deed, player.deeds[deed] + times)
