"""Every environment runs every registered game."""

from __future__ import annotations

import pytest

import deadroad
from tests.contract.walk import seat_counts


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    names = deadroad.games()
    if {"name", "seats"} <= set(metafunc.fixturenames):
        pairs = [(name, seats) for name in names for seats in seat_counts(name)]
        metafunc.parametrize(("name", "seats"), pairs, ids=[f"{name}-{seats}" for name, seats in pairs])
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", names)
