"""Nothing appears and nothing is lost: each game says what there is, in tests/contract/stock/<game>.py."""

from __future__ import annotations

from importlib import import_module

from tests.contract.walk import stock_name, walk


def test_pieces_are_conserved(name: str, seats: int, games: range) -> None:
    stock = import_module(stock_name(name))
    for seed in games:
        first: dict[str, int] | None = None
        for match in walk(name, seats, seed):
            counted: dict[str, int] = stock.count(match.state)
            first = first or counted
            assert counted == first, (seed, len(match.plies))
