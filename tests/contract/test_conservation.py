"""No piece appears or is lost. tests/contract/stock/<game>.py counts the pieces of a game."""

from __future__ import annotations

from importlib import import_module

from deadroad.kernel.chance import Pcg32
from deadroad.kernel.view import View
from tests.contract.walk import last_answer, sampled, stock_name, walk


def changed(before: dict[str, int], after: dict[str, int], where: str) -> str:
    """Return the counts that changed, in words."""
    names = [name for name in {**before, **after} if before.get(name) != after.get(name)]
    counts = [f"{name}: {before.get(name, 0)} before, {after.get(name, 0)} now" for name in names]
    return "\n".join([f"pieces appeared or were lost, {where}:", *[f"  {line}" for line in counts]])


def test_pieces_are_conserved(name: str, seats: int, games: range) -> None:
    stock = import_module(stock_name(name))
    for seed in games:
        first: dict[str, int] | None = None
        for match in walk(name, seats, seed):
            counted: dict[str, int] = stock.count(match.state)
            first = first or counted
            assert counted == first, changed(first, counted, f"{last_answer(match)}, seed {seed}")


def test_an_imagined_world_has_the_same_pieces(name: str, seats: int, games: range) -> None:
    stock = import_module(stock_name(name))
    luck = Pcg32(17)
    for seed in games:
        for match in sampled(name, seats, seed, luck, every=15):
            for seat in (*range(seats), -1):
                world = match.game.imagine(View(match.state, seat), Pcg32(luck.below(1 << 30)))
                where = f"imagined for seat {seat} at question {match.question and match.question.kind!r}"
                there, here = stock.count(world), stock.count(match.state)
                assert there == here, changed(here, there, where)
