"""Parts that the terminal drawings of all games share, in rich's markup."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.view import View
from deadroad.kernel.words import Words

SEAT_COLOURS: Final = ("red", "cyan", "green", "yellow", "magenta", "blue")


DRAWING: Final = "drawing"  # the tag around the rows of a drawing; it has no style, but prevents wrapping


def drawing(rows: list[str], pitch: int) -> list[str]:
    """Return the rows of a drawing, marked so that a narrow terminal shows it in strips.

    It may be cut after every `pitch` columns.
    """
    return [f"[{DRAWING}={pitch}]{row}[/{DRAWING}]" if row else row for row in rows]


def colon(words: Words) -> str:
    """Return a colon with the spacing of the language."""
    return "\u00a0:" if words.language == "fr" else ":"


def asked_mark(view: View, seat: int) -> str:
    """Return the mark before the asked seat; spaces of the same width before others."""
    return "[bold yellow]>[/bold yellow]" if view.asked == seat else " "
