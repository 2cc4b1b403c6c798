"""The position as text, as the terminal draws it, for people who do not use the drawing."""

from __future__ import annotations

from rich.markup import render

from deadroad.kernel.listing import listed_secret
from deadroad.kernel.match import Match


def screen(match: Match, seat: int | None, language: str) -> str:
    """Return a position as text, with ⟦0⟧ in place of the name of seat 0."""
    return render(match.game.screen(match.view(seat), match.game.words(language), _names(match))).plain


def secret_listing(match: Match, seat: int, language: str) -> str:
    """Return the secret of a seat as lines of text."""
    return render(listed_secret(match.view(seat), match.game.words(language), _names(match))).plain


def _names(match: Match) -> list[str]:
    return [f"⟦{at}⟧" for at in range(match.seats)]
