"""The version that an environment's name carries."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.game import Game

# Raised whenever observations, actions, rewards or rivals change in any game: what was learned before is no
# longer compared with what is learned now. 1: the environments as they came.
EDITION: Final = 2


def version(found: Game) -> int:
    """Return the version of a game's environments: it grows with their edition and with the game's rules."""
    return EDITION + found.version - 1
