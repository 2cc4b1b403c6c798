"""`deadroad verify`: check a record and say what holds."""

from __future__ import annotations

import argparse

import deadroad
from deadroad.cli import read_text
from deadroad.kernel.match import Match
from deadroad.kernel.record import read


def verify(chosen: argparse.Namespace) -> int:
    """Replay a record and check commitment, end and digest."""
    match = deadroad.verify(read_text(chosen.file))
    ended = "over" if match.seat is None else "unfinished"
    print(f"{chosen.file}: {match.game.name}, {match.seats} seats, {len(match.plies)} plies, {ended}")
    print(f"the commitment holds: {match.commitment}")
    print(f"it replays to digest {match.digest()}")
    return 0


def held(text: str) -> Match:
    """Return the game of a record, and check all that it promises; without a digest that is nothing."""
    return deadroad.replay(text) if read(text).digest is None else deadroad.verify(text)
