"""The version that an environment's name carries."""

from __future__ import annotations

from deadroad.kernel.game import Game


def version(found: Game) -> int:
    """Return the version of a game's environments: it grows with the game's edition and with its rules."""
    return found.edition + found.version - 1
