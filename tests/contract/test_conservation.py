"""Nothing appears and nothing is lost: each game says what there is, in tests/contract/stock/<game>.py."""

from __future__ import annotations

from importlib import import_module

from deadroad.kernel.chance import Pcg32
from deadroad.kernel.view import View
from tests.contract.walk import sampled, stock_name, walk


def test_pieces_are_conserved(name: str, seats: int, games: range) -> None:
    stock = import_module(stock_name(name))
    for seed in games:
        first: dict[str, int] | None = None
        for match in walk(name, seats, seed):
            counted: dict[str, int] = stock.count(match.state)
            first = first or counted
            assert counted == first, (seed, len(match.plies))


def test_an_imagined_world_is_made_of_the_same_pieces(name: str, seats: int, games: range) -> None:
    stock = import_module(stock_name(name))
    luck = Pcg32(17)
    for seed in games:
        for match in sampled(name, seats, seed, luck, every=15):
            for seat in (*range(seats), -1):
                world = match.game.imagine(View(match.state, seat), Pcg32(luck.below(1 << 30)))
                asked = match.question and match.question.kind
                assert stock.count(world) == stock.count(match.state), (asked, seat)
