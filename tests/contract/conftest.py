"""The battery runs every registered game at every number of seats, and the toy game with them."""

from __future__ import annotations

import pytest

import deadroad
from tests.contract.walk import seat_counts


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"name", "seats"} <= set(metafunc.fixturenames):
        pairs = [(name, seats) for name in deadroad.games() for seats in seat_counts(name)]
        metafunc.parametrize(("name", "seats"), pairs, ids=[f"{name}-{seats}" for name, seats in pairs])
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", deadroad.games())


@pytest.fixture
def games(long: bool) -> range:
    """The seeds a proof plays: many with --long, else three on the compiled engine.

    Every gate runs the battery twice. The sources as they are, ten times slower, play one.
    """
    if long:
        return range(60)
    return range(3 if deadroad.COMPILED else 1)
