"""Observations: fixed size, named, and out of the view alone."""

from __future__ import annotations

import numpy as np

from deadroad.envs.observation import features, observed
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.view import View
from tests.contract.walk import seat_counts, walk


def test_every_number_has_a_name_of_its_own(name: str, seats: int) -> None:
    shown = features(name, seats)
    assert len(set(shown.names)) == shown.size > 10


def test_two_worlds_are_observed_alike(name: str, seats: int) -> None:
    shown = features(name, seats)
    luck = Pcg32(3)
    for number, match in enumerate(walk(name, seats, seed=2)):
        if number % 9 or match.seat is None:
            continue
        for seat in (*range(seats), -1):
            world = match.game.imagine(View(match.state, seat), Pcg32(luck.below(1 << 30)))
            assert np.array_equal(observed(shown, world, seat), observed(shown, match.state, seat))
        if number > 200:
            return


def test_an_observation_changes_with_the_game(name: str) -> None:
    seats = seat_counts(name)[-1]
    shown = features(name, seats)
    positions = zip(range(40), walk(name, seats, seed=2), strict=False)
    rows = [observed(shown, match.state, 0) for _, match in positions]
    assert len({row.tobytes() for row in rows}) > 5
    assert all(np.isfinite(row).all() for row in rows)
