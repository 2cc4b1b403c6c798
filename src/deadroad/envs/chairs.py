"""The number of seats of an environment."""

from __future__ import annotations

from deadroad.kernel.game import Game


def chairs(game: Game, asked: int | None) -> int:
    """Return the given number of seats, checked; by default two, or the nearest that the game allows."""
    seats = max(game.fewest, min(2, game.most)) if asked is None else asked
    game.check_seats(seats)
    return seats
