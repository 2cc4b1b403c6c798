"""Short finished games for reviews."""

from __future__ import annotations

import deadroad
from deadroad.bots import bot
from deadroad.games import game
from deadroad.kernel.match import Match
from deadroad.kernel.record import Record, read


def played(name: str, seats: int, seed: int, player: str = "rated") -> Match:
    """Return a game that bots have played to its end, a short one where a game has a short form."""
    match = deadroad.new(name, seats=seats, seed=seed, settings=game(name).brief())
    bots = [bot(match.game, player, 31 * seed + seat) for seat in range(seats)]
    while match.seat is not None:
        match.answer(bots[match.seat].choose(match.view(match.seat)))
    return match


def recorded(name: str, seats: int, seed: int, player: str = "rated") -> Record:
    """Return the record of such a game."""
    return read(played(name, seats, seed, player).record())
