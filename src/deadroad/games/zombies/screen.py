"""The table drawn for a terminal, in rich's markup."""

from __future__ import annotations

from deadroad.kernel.view import View
from deadroad.kernel.words import Words


def screen(view: View, words: Words, names: list[str]) -> str:
    """Return the town, the players and the hand."""
    return ""
