from __future__ import annotations

import math

from deadroad.games import game
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
            rates = heuristics.rates(state)
            assert all(math.isfinite(rate) for rate in rates)
            assert rates == [heuristics.rate(state, option) for option in state.asked]
            assert len(heuristics.rates(state, haste=True)) == len(rates)
            assert not before or digest(state) == before


def test_the_short_game_is_one_that_the_settings_allow(name: str) -> None:
    played = game(name)
    assert played.read_settings(played.brief()) | played.brief() == played.read_settings(played.brief())
