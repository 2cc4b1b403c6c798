"""The table drawn for a terminal."""

from deadroad.kernel.view import View
from deadroad.kernel.words import Words


def screen(view: View, words: Words, names: list[str]) -> str:
    """Return the road map."""
    return ""
