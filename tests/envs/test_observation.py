"""What environments show of the numbers that games write; tests/contract/test_observations.py is the law."""

from __future__ import annotations

import numpy as np
import pytest

from deadroad.envs.observation import bounds, observed
from deadroad.games import game
from deadroad.kernel.frame import State
from tests.contract.walk import seat_counts, walk


def row_of(name: str, state: State, seat: int) -> dict[str, float]:
    observer = game(name).observer()
    return dict(zip(observer.names, observed(observer, state, seat).tolist(), strict=True))


def test_the_space_holds_what_is_observed(name: str) -> None:
    space = bounds(game(name).observer())
    assert np.isfinite(space.low).all()
    assert np.isfinite(space.high).all()
    for number, match in enumerate(walk(name, seat_counts(name)[-1], seed=2)):
        if number % 20 == 0:
            assert space.contains(observed(game(name).observer(), match.state, 0))


def test_an_observation_changes_with_the_game(name: str) -> None:
    seats = seat_counts(name)[-1]
    positions = zip(range(40), walk(name, seats, seed=2), strict=False)
    rows = [observed(game(name).observer(), match.state, 0) for _, match in positions]
    assert len({row.tobytes() for row in rows}) > 5


def test_without_an_observation_of_its_own_a_game_shows_which_seat_observes() -> None:
    match = next(walk("lanterns", 3, seed=2))
    for seat in range(3):
        row = row_of("lanterns", match.state, seat)
        assert [row[f"own seat seat +{at}"] for at in range(3)].index(1.0) == seat


def test_in_road_master_a_truck_is_one_of_the_spaces() -> None:
    for number, match in enumerate(walk("road-master", 3, seed=2)):
        row = row_of("road-master", match.state, 1)
        hauliers = match.state.public_part().hauliers  # type: ignore[attr-defined]
        for step in range(3):
            truck = hauliers[(1 + step) % 3].truck
            on = [value for name, value in row.items() if name.startswith(f"seat +{step} truck on ")]
            assert len(on) == 60
            assert on.index(1.0) == truck if truck >= 0 else not any(on)
        if number > 60:
            return


def test_in_hit_z_road_a_card_is_shown_by_what_it_does() -> None:
    match = next(walk("hit-z-road", 2, seed=2))
    row = row_of("hit-z-road", match.state, 0)
    cards = match.game.content()["cards"]
    card = cards[match.state.public_part().roads[0]]  # type: ignore[attr-defined]
    assert row["road 1 left zombies"] == pytest.approx(card.get("zombies", 0) / 8)
    assert row["road 1 left ammo"] == pytest.approx(card.get("ammo", 0) / 4)
    if "effect" in card:
        assert row[f"road 1 left {card['effect']}"] == 1.0
