"""Nobody is advised to raise a bid that has won: a pass ends the auction (HZR-25)."""

from __future__ import annotations

import pytest

import deadroad
from deadroad.bots import bot
from deadroad.bots.hint import hint
from deadroad.games import game
from deadroad.games.hit_z_road.habits import pass_wins
from deadroad.games.hit_z_road.options import PASS
from deadroad.kernel.view import View

AUCTIONS = 200
ROAD = game("hit-z-road")


@pytest.fixture(scope="module")
def won() -> list[View]:
    """Views of seats that win the auction with a pass and could raise, from games of careful bots."""
    found: list[View] = []
    seed = 0
    while len(found) < AUCTIONS:
        seats = 2 + seed % 3
        match = deadroad.new("hit-z-road", seats=seats, seed=seed)
        bots = [bot(ROAD, "careful", seed + seat) for seat in range(seats)]
        seed += 1
        while match.seat is not None:
            view = View(match.state, match.seat)
            if len(view.options) > 1 and pass_wins(view):
                found.append(View(match.state.clone(), match.seat))
            match.answer(bots[match.seat].choose(view))
    return found[:AUCTIONS]


@pytest.mark.clause("HZR-25")
def test_a_pass_that_wins_is_what_a_caution_calls_so(won: list[View]) -> None:
    for view in won:
        assert ROAD.heuristics.sure(view) == PASS
        assert [one.reason for one in ROAD.cautions(view) if one.option == PASS] == ["pass-wins"]


@pytest.mark.clause("HZR-25")
def test_a_hint_never_advises_to_raise_a_bid_that_has_won(won: list[View]) -> None:
    for number, view in enumerate(won):
        advice = hint(ROAD, view, seed=number, iterations=1)
        assert [one.option.notation for one in advice] == ["pass"]
        assert sum(advice[0].shares) + advice[0].nobody == pytest.approx(1.0)


@pytest.mark.clause("HZR-25")
@pytest.mark.parametrize("level", [1, 3, 4])
def test_a_bot_never_raises_a_bid_that_has_won(won: list[View], level: int) -> None:
    player = bot(ROAD, level)
    assert {player.pick(view) for view in won} == {PASS}


def test_other_questions_have_no_answer_that_is_surely_right() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    assert match.game.heuristics.sure(View(match.state, match.state.seat)) == -1
    assert match.game.heuristics.sure(View(match.state, 1 - match.state.seat)) == -1
    match.answer("bid 2")
    assert match.game.heuristics.sure(View(match.state, match.state.seat)) == -1
