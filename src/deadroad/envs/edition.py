"""The names of environments, with their version and the digest of a variant."""

from __future__ import annotations

from pathlib import Path

from deadroad.content.in_use import used
from deadroad.content.variant import read_file
from deadroad.games import play_text, read_variant
from deadroad.kernel.game import Game


def version(found: Game) -> int:
    """Return the version of a game's environments. It grows with the edition and with new rules."""
    # A version whose predecessor still replays plays as that one did.
    return found.edition + found.version - 1 - len(found.replays)


def named(name: str, dash: str) -> str:
    """Return the name of a game with `dash` between its words; a variant adds its digest."""
    variant = used()
    plain = name.replace("-", dash)
    return plain if variant is None else f"{plain}{dash}{variant.digest}"


def play_file(path: str) -> None:
    """Play the variant of a file in this process. Call this before any game is loaded."""
    if path:
        variant = read_variant(*read_file(Path(path)))
        play_text(variant.text, variant.where)
