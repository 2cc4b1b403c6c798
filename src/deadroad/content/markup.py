"""What the drawings for a terminal have in common, in rich's markup."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.view import View
from deadroad.kernel.words import Words

SEAT_COLOURS: Final = ("red", "cyan", "green", "yellow", "magenta", "blue")


DRAWING: Final = (
    "drawing"  # the tag around the rows of one: no style, but nothing that breaks like a sentence
)


def drawing(rows: list[str], pitch: int) -> list[str]:
    """Return the rows of a drawing, marked as such: in a narrow terminal it is shown in strips.

    It may be cut after every `pitch` columns.
    """
    return [f"[{DRAWING}={pitch}]{row}[/{DRAWING}]" if row else row for row in rows]


def colon(words: Words) -> str:
    """Return a colon as the language sets it."""
    return "\u00a0:" if words.language == "fr" else ":"


def asked_mark(view: View, seat: int) -> str:
    """Return the sign before the seat that is asked; before others its room."""
    return "[bold yellow]>[/bold yellow]" if view.asked == seat else " "
