"""A re-deal looks the same to every seat, loses nothing, and the true deal is as likely as any other."""

from __future__ import annotations

import math
from importlib import import_module

import pytest

from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import fields
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.view import View
from tests.contract.leak import leak
from tests.contract.remedies import REDEAL
from tests.contract.test_secrecy import seen, shown
from tests.contract.walk import sampled, seat_counts, stock_name

WORLDS = 9  # re-deals beside each true outcome: its rank is one of ten
Z = 4.0  # standard deviations: one false alarm in 30,000


def test_a_redeal_looks_the_same_to_everybody(name: str, seats: int, games: range) -> None:
    for seed in games:
        luck = Pcg32(seed + 41)
        for match in sampled(name, seats, seed, luck, every=4):
            world = match.game.redeal(match.state, Pcg32(luck.below(1 << 30)))
            for seat in (*range(seats), -1):
                if seen(match.game, world, seat) != seen(match.game, match.state, seat):
                    pair = [shown(match.game, state, seat) for state in (match.state, world)]
                    where = f"at ply {len(match.plies)} of seed {seed}, one of them dealt again"
                    pytest.fail(leak(seat, *pair, where=where, mend=REDEAL))
            assert (world.seat, world.asked) == (match.state.seat, match.state.asked)
            assert world.stack[-1].options(world) == match.state.asked


def test_a_redeal_shuffles_every_hidden_pile(name: str, seats: int, games: range) -> None:
    piles: set[str] = set()
    shuffled: set[str] = set()
    for seed in games:
        luck = Pcg32(seed + 42)
        for match in sampled(name, seats, seed, luck, every=16):
            world = match.game.redeal(match.state, Pcg32(luck.below(1 << 30)))
            hidden = match.state.hidden_part()
            for pile in fields(type(hidden)):
                held, dealt = getattr(hidden, pile), getattr(world.hidden_part(), pile)
                known = held == getattr(match.state.public_part(), pile, None)  # it lies face up now
                if isinstance(held, list) and len(set(held)) > 2 and not known:
                    piles.add(pile)
                    if held != dealt:
                        shuffled.add(pile)
    assert shuffled == piles


def test_a_redeal_has_the_same_pieces(name: str, seats: int, games: range) -> None:
    stock = import_module(stock_name(name))
    for seed in games:
        luck = Pcg32(seed + 43)
        for match in sampled(name, seats, seed, luck, every=15):
            world = match.game.redeal(match.state, Pcg32(luck.below(1 << 30)))
            assert stock.count(world) == stock.count(match.state)


def test_a_redeal_does_not_change_the_original_position(name: str, games: range) -> None:
    for seed in games:
        luck = Pcg32(seed + 47)
        seats = 2 if 2 in seat_counts(name) else seat_counts(name)[0]
        for match in sampled(name, seats, seed, luck, every=15):
            before = match.digest()
            world = match.game.redeal(match.state, Pcg32(luck.below(1 << 30)))
            world.answer(world.asked[luck.below(len(world.asked))])
            assert match.digest() == before


class Ranks:
    """How often the true outcome of a chance event had each rank among re-deals."""

    def __init__(self) -> None:
        self.counts = [0] * (WORLDS + 1)

    def note(self, true: float, others: list[float], luck: Pcg32) -> None:
        less = sum(other < true for other in others)
        ties = sum(other == true for other in others)
        self.counts[less + luck.below(ties + 1)] += 1

    @property
    def deviation(self) -> float:
        """How far the counts are from even ones, in standard deviations (Wilson and Hilferty)."""
        even = sum(self.counts) / len(self.counts)
        chi = sum((count - even) ** 2 / even for count in self.counts)
        free = len(self.counts) - 1
        root: float = (chi / free) ** (1 / 3)
        return (root - (1 - 2 / (9 * free))) / math.sqrt(2 / (9 * free))


class Gauge:
    """A number for a position that tells most positions apart: a fixed random sum over the observation."""

    def __init__(self, game: Game) -> None:
        self.observer = game.observer()
        luck = Pcg32(2022)
        self.weights = [luck.below(20_001) / 10_000 - 1 for _ in range(self.observer.size)]

    def of(self, state: State, seat: int) -> float:
        row = self.observer.numbers(View(state, seat))
        return sum(weight * value for weight, value in zip(self.weights, row, strict=True) if value)


def test_the_true_outcome_is_as_likely_as_any_redeal(name: str, seats: int, games: range) -> None:
    ranks = Ranks()
    for seed in range(2 * len(games)):
        luck = Pcg32(seed + 53)
        gauge: Gauge | None = None
        for match in sampled(name, seats, seed, luck, every=2 + 2 * seats):
            gauge = gauge or Gauge(match.game)
            state, seat = match.state, match.state.seat
            option = state.asked[luck.below(len(state.asked))]
            worlds = [match.game.redeal(state, Pcg32(luck.below(1 << 30))) for _ in range(WORLDS)]
            learned = False
            for world in (true := state.clone(), *worlds):
                before = world.chance.draws + world.reveals
                world.answer(option)
                learned = learned or world.chance.draws + world.reveals != before
            if learned:
                others = [gauge.of(world, seat) for world in worlds]
                ranks.note(gauge.of(true, seat), others, luck)
    if sum(ranks.counts) >= 5 * len(ranks.counts):
        assert ranks.deviation < Z, ranks.counts
