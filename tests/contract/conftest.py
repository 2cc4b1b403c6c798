"""The battery runs every registered game at every number of seats, and the toy game with them.

`deadroad` is imported in the functions. If it is not on the path, tests/conftest.py says what to do.
"""

from __future__ import annotations

import traceback
from pathlib import Path

import pytest


def pytest_collection() -> None:
    """Load every game. If one can't be loaded, say why in one line instead of once in every file."""
    from deadroad.games import GAMES, game

    for name in GAMES:
        try:
            game(name)
        except Exception as what:  # noqa: BLE001 - a new game can fail in any way
            # The game's own line, if there is one: the last line may be in the kernel.
            lines = traceback.extract_tb(what.__traceback__)
            own = [line for line in lines if Path(line.filename).parent.name in GAMES[name].split(".")]
            where = f"{own[-1].filename}, line {own[-1].lineno}" if own else GAMES[name]
            pytest.exit(f"{name} can't be loaded: {type(what).__name__}: {what} ({where})", returncode=2)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    import deadroad
    from tests.contract.walk import seat_counts

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
    import deadroad

    if long:
        return range(60)
    return range(3 if deadroad.COMPILED else 1)
