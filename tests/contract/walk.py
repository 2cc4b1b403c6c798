"""Random walks through games: the legs of the battery."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

import deadroad
from deadroad.games import game
from deadroad.kernel.chance import Chance, Pcg32
from deadroad.kernel.match import Match


def seat_counts(name: str) -> list[int]:
    """Every number of seats a game allows."""
    found = game(name)
    return list(range(found.fewest, found.most + 1))


def stock_name(name: str) -> str:
    """The module in which a game says what is counted and what must come up."""
    return f"tests.contract.stock.{name.replace('-', '_')}"


def has_stock(name: str) -> bool:
    """Whether a game has such a module; test_whole.py complains where it has none."""
    return find_spec(stock_name(name)) is not None


def brief(name: str) -> dict[str, object]:
    """Settings that keep a random game short, where random players wander for thousands of plies."""
    if not has_stock(name):
        return {}
    found: dict[str, object] = getattr(import_module(stock_name(name)), "BRIEF", {})
    return found


def walk(name: str, seats: int, seed: int, settings: dict[str, object] | None = None) -> Iterator[Match]:
    """Yield the match before every answer of a random game, and once more when it is over."""
    match = deadroad.new(name, seats=seats, seed=seed, settings=brief(name) if settings is None else settings)
    luck = Pcg32(seed + 1000)
    yield match
    while match.seat is not None:
        match.answer(match.options()[luck.below(len(match.state.asked))])
        yield match


def finished(name: str, seats: int, seed: int, settings: dict[str, object] | None = None) -> Match:
    """Return a random game played to its end."""
    for match in walk(name, seats, seed, settings):
        last = match
    return last


def sampled(name: str, seats: int, seed: int, luck: Chance, every: int) -> Iterator[Match]:
    """Yield about one in `every` positions of a random game."""
    for match in walk(name, seats, seed):
        if match.seat is not None and luck.below(every) == 0:
            yield match
