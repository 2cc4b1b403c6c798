"""The table in words, as the terminal draws it: for people who can't or won't see a drawing."""

from __future__ import annotations

from rich.markup import render

from deadroad.kernel.match import Match


def screen(match: Match, seat: int | None, language: str) -> str:
    """Return a position in words. A seat's name is left open as ⟦0⟧."""
    names = [f"⟦{at}⟧" for at in range(match.seats)]
    return render(match.game.screen(match.view(seat), match.game.words(language), names)).plain
