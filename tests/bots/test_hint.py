from __future__ import annotations

import pytest

import deadroad
from deadroad.bots.hint import hint
from deadroad.bots.search.search import Search
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.view import View


def test_a_hint_names_the_best_three_with_intervals_and_reasons() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=5)
    advice = hint(game("hit-z-road"), View(match.state, match.state.seat), seed=1, iterations=200)
    assert len(advice) == 3
    for one in advice:
        assert one.option in match.options()
        assert 0 <= one.low <= one.share <= one.high <= 1
        assert all(name in match.game.heuristics.names for name, _ in one.terms)
    assert any(one.terms for one in advice)


def test_a_hint_is_first_of_all_for_what_is_surely_good() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=3)
    first, second, _ = hint(match.game, View(match.state, match.state.seat), seed=2, iterations=25)
    assert first.low > second.low
    assert first.share < second.share  # less is known of it


def test_a_hint_tells_of_three_however_short_the_time_is() -> None:
    match = deadroad.new("road-master", seats=2, seed=1)
    assert len(hint(match.game, View(match.state, match.state.seat), seconds=0.0)) == 3


def test_of_three_answers_a_hint_looks_at_none_much_less_than_at_the_others() -> None:
    match = deadroad.new("road-master", seats=2, seed=3)
    advice = hint(match.game, View(match.state, match.state.seat), seed=1, iterations=60)
    widths = [one.high - one.low for one in advice]
    assert len(widths) == 3
    assert max(widths) < 2 * min(widths)


def test_a_hint_reads_nothing_but_the_view() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=5)
    view = View(match.state, match.state.seat)
    other = match.game.imagine(view, deadroad.new("hit-z-road", seats=2, seed=9).state.chance)
    same = [
        [(one.option.notation, one.share) for one in hint(match.game, seen, seed=3, iterations=80)]
        for seen in (view, View(other, view.seat))
    ]
    assert same[0] == same[1]


def test_one_who_is_not_asked_gets_no_hint() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=5)
    assert hint(match.game, View(match.state, 1 - match.state.seat)) == []


@pytest.mark.parametrize("name", ["road-master", "zombies"])
def test_shares_of_wins_are_those_of_one_win_for_all(name: str) -> None:
    match = deadroad.new(name, seats=4, seed=5)
    search = Search(match.game, Pcg32(1))
    bots = [deadroad.bot(name, level=1, seed=seat) for seat in range(4)]
    for _ in range(60):
        assert match.seat is not None
        match.answer(bots[match.seat].choose(match.view(match.seat)))
        shares = [search.share(match.state, seat) for seat in range(4)]
        assert sum(shares) == pytest.approx(1.0)
    assert max(shares) == pytest.approx(shares[best(match.state, match.game)])


def best(state: State, rules: Game) -> int:
    return max(range(state.seats), key=lambda seat: rules.heuristics.value(state, seat))


def test_with_two_seats_a_share_is_the_worth_that_was_searched_by() -> None:
    match = deadroad.new("zombies", seats=2, seed=5)
    search = Search(match.game, Pcg32(1), explains=True)
    search.begin(view := View(match.state, match.state.seat))
    search.iterate(view, 40)
    for node in search.root.children.values():
        if node.visits:
            assert node.shares[view.seat] == pytest.approx(node.value)


def test_alone_a_share_of_wins_counts_the_games_won() -> None:
    match = deadroad.new("hit-z-road", seats=1, seed=5)
    advice = hint(match.game, View(match.state, 0), seed=1, iterations=150)
    assert all(one.share > 0.7 for one in advice)  # bots that follow the heuristics win 97 of 100
