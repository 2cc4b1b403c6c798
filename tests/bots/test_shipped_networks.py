"""The shipped networks: one for each game that notes an edition, small, and fitting the current game."""

from __future__ import annotations

from importlib import import_module

import pytest

from deadroad.bots import bot
from deadroad.bots.network import network, place
from deadroad.games import GAMES, game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.view import View
from tests.contract.walk import stock_name

LARGEST = 3_000_000  # bytes
OURS = sorted(name for name in GAMES if hasattr(import_module(stock_name(name)), "EDITION"))


@pytest.mark.parametrize("name", OURS)
def test_every_game_ships_a_network_that_fits(name: str) -> None:
    """A change of rules, answers or observations asks for a new network: see docs/training.md."""
    assert network(game(name)).about["game"] == name
    assert place(game(name)).stat().st_size <= LARGEST


@pytest.mark.parametrize("name", OURS)
def test_a_shipped_network_plays_at_every_number_of_seats(name: str) -> None:
    played = game(name)
    for seats in range(played.fewest, played.most + 1):
        state = played.start(seats, played.read_settings({}), Pcg32(seats))
        state.settle()
        player = bot(played, "net")
        for _ in range(20):
            if state.seat >= 0:
                state.answer(player.pick(View(state, state.seat)))


@pytest.mark.parametrize("name", OURS)
def test_a_shipped_network_predicts_the_winner_near_the_end(name: str, *, long: bool) -> None:
    """Before its last answers a game looks won to its winner more often than to the others."""
    played = game(name)
    seats = max(played.fewest, min(2, played.most))
    found = network(played)
    hopes: list[float] = []
    games = 40 if long else 6
    for seed in range(games):
        state = played.start(seats, played.read_settings(played.brief()), Pcg32(seed))
        state.settle()
        player = bot(played, "rated", seed)
        last: list[tuple[int, float]] = []
        while state.seat >= 0:
            if len(state.asked) > 1:
                last.append((state.seat, float(found.positions([state]).shares[0, 0])))
            state.answer(player.pick(View(state, state.seat)))
        outcome = played.outcome(state)
        assert outcome is not None
        for seat, share in last[-4:]:
            hopes.append(share if seat in outcome.winners else 1.0 - share)
    assert sum(hopes) / len(hopes) > 0.5
