from __future__ import annotations

import math

from deadroad.kernel.codec import digest
from tests.contract.walk import seat_counts, walk


def test_heuristics_value_every_position_and_change_none(name: str) -> None:
    """From the first question of the set-up to the last one: a search may be cut off anywhere."""
    counts = seat_counts(name)
    for seats in {counts[0], counts[-1]}:
        for number, match in enumerate(walk(name, seats, seed=3)):
            heuristics = match.game.heuristics
            state = match.state
            before = digest(state) if number % 50 == 0 else ""
            for seat in range(seats):
                terms = heuristics.terms(state, seat)
                assert len(terms) == len(heuristics.names)
                assert all(math.isfinite(term) for term in terms)
            assert all(math.isfinite(heuristics.rate(state, option)) for option in state.asked)
            assert not before or digest(state) == before
