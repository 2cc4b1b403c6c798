"""How many sit at a table."""

from __future__ import annotations

from deadroad.kernel.game import Game


def chairs(game: Game, asked: int | None) -> int:
    """Return the number of seats asked for, checked; else two, or the nearest number the game allows."""
    seats = max(game.fewest, min(2, game.most)) if asked is None else asked
    game.check_seats(seats)
    return seats
