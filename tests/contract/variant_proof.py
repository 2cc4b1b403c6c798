"""Proofs for a variant, in its own process: games end, replay, conserve pieces and keep secrets."""

from __future__ import annotations

from importlib import import_module

import deadroad
from deadroad.games import playing
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.errors import BadRecord
from deadroad.kernel.view import View
from tests.contract.test_secrecy import refused, seen
from tests.contract.walk import seat_counts, stock_name, walk

IMAGINED = 8  # one in so many positions is imagined by every seat


def prove(name: str, seed: int) -> str:
    """Play one random game of the variant of this process; return its record."""
    counts = seat_counts(name)
    seats = counts[seed % len(counts)]
    stock = import_module(stock_name(name))
    luck = Pcg32(seed + 5)
    first: dict[str, int] | None = None
    for match in walk(name, seats, seed):
        last = match
        counted: dict[str, int] = stock.count(match.state)
        first = first or counted
        assert counted == first, (seed, len(match.plies))
        if match.seat is None or luck.below(IMAGINED):
            continue
        match.game.observer().packed(View(match.state, match.seat))
        for seat in (*range(seats), -1):
            world = match.game.imagine(View(match.state, seat), Pcg32(luck.below(1 << 30)))
            assert seen(match.game, world, seat) == seen(match.game, match.state, seat)
            if match.seat == seat:
                assert world.asked == match.state.asked
                assert refused(world) == refused(match.state)
    record = last.record()
    assert last.outcome is not None
    assert playing() in record.replace("\nvariant ", "\n").replace("\nvariant\n", "\n\n")
    assert deadroad.verify(record).digest() == last.digest()
    return record


def verified(record: str) -> str:
    """Verify a record in a process that has loaded nothing yet; return the digest."""
    return deadroad.verify(record).digest()


def complaint(record: str) -> str:
    """Return what is wrong with a record."""
    try:
        deadroad.verify(record)
    except BadRecord as what:
        return str(what)
    return ""
