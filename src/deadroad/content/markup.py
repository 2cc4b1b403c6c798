"""What the drawings for a terminal have in common, in rich's markup."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.view import View

SEAT_COLOURS: Final = ("red", "cyan", "green", "yellow", "magenta", "blue")


def asked_mark(view: View, seat: int) -> str:
    """Return the sign before the seat that is asked; before others its room."""
    return "[bold yellow]>[/bold yellow]" if view.asked == seat else " "
