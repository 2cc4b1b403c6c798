"""`deadroad verify`: check a record."""

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
    plies = "1 ply" if len(match.plies) == 1 else f"{len(match.plies)} plies"
    seats = "1 seat" if match.seats == 1 else f"{match.seats} seats"
    print(f"{chosen.file}: {match.game.name}, {seats}, {plies}, {ended}")
    print(f"the commitment is correct: {match.commitment}")
    if match.outdated:
        print(f"it is of rules {match.header.rules}: every answer replays, but its digest can't be checked")
    else:
        print(f"it replays to digest {match.digest()}")
    return 0


def held(text: str) -> Match:
    """Return the match of a record.

    The record is verified if it has a digest, and otherwise only replayed.
    """
    return deadroad.replay(text) if read(text).digest is None else deadroad.verify(text)
