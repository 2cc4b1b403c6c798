"""The shipped networks: one for each game that notes an edition, small, and fitting the current game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

import pytest

from deadroad.arena.duel import Duel, Score, duel
from deadroad.arena.job import Job
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


@pytest.mark.parametrize("seats", [2, 3])
def test_level_2_clearly_beats_level_1_in_hit_z_road(
    seats: int, long: bool, figure: Callable[[str, object], None]
) -> None:
    """Level 1 draws almost evenly among all answers that cost few wins: less evenly it is as strong."""
    games = 240 if long else 40
    levels = (2, *[1] * (seats - 1))
    job = Job("hit-z-road", seats, levels, games, 500, meters=False)
    found = duel(job, 1, until=False, heard=lambda _: None)
    figure(f"share of wins of level 2 and level 1, {seats} seats", [str(one.share) for one in scores(found)])
    strong, weak = scores(found)
    assert strong.share.value > 2 * weak.share.value


def scores(found: Duel) -> tuple[Score, Score]:
    """Return the scores of levels 2 and 1."""
    return found.scores["rated"], found.scores["easy"]
