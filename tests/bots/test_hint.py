from __future__ import annotations

import pytest

import deadroad
from deadroad.bots.hint import Advice, anchored, hint
from deadroad.bots.network import network
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


def test_hints_are_ordered_by_the_lower_bound() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=3)
    first, second, _ = hint(match.game, View(match.state, match.state.seat), seed=2, iterations=25)
    assert first.low > second.low
    assert first.share < second.share  # less is known of it


@pytest.mark.parametrize("name", deadroad.games())
def test_a_hint_lists_three_answers_at_any_time_limit(name: str) -> None:
    found = game(name)
    seats = max(found.fewest, min(2, found.most))
    match = deadroad.new(name, seats=seats, seed=11)
    bot = deadroad.bot(name, 1, 1)
    asked = 0
    while match.seat is not None and asked < 12:
        view = match.view(match.seat)
        if len(view.options) >= 3 and found.heuristics.sure(view) < 0:
            asked += 1
            assert len(hint(found, view, seed=asked, seconds=0.0)) == 3
        match.answer(found.space.option(bot.pick(view)))
    assert asked > 3


def test_the_three_answers_of_a_hint_have_similar_intervals() -> None:
    match = deadroad.new("road-master", seats=2, seed=3)
    advice = hint(match.game, View(match.state, match.state.seat), seed=1, iterations=60)
    widths = [one.high - one.low for one in advice]
    assert len(widths) == 3
    # The best is looked at up to four times as often, so its interval is about half as wide.
    assert max(widths) < 2.5 * min(widths)


def test_a_hint_depends_on_the_view_only() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=5)
    view = View(match.state, match.state.seat)
    other = match.game.imagine(view, deadroad.new("hit-z-road", seats=2, seed=9).state.chance)
    same = [
        [(one.option.notation, one.share) for one in hint(match.game, seen, seed=3, iterations=80)]
        for seen in (view, View(other, view.seat))
    ]
    assert same[0] == same[1]


def test_a_seat_that_is_not_asked_gets_no_hint() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=5)
    assert hint(match.game, View(match.state, 1 - match.state.seat)) == []


@pytest.mark.parametrize("name", ["road-master", "zombies"])
def test_win_shares_of_all_seats_sum_to_one(name: str) -> None:
    match = deadroad.new(name, seats=4, seed=5)
    search = Search(match.game, Pcg32(1))
    bots = [deadroad.bot(name, level=1, seed=seat) for seat in range(4)]
    for _ in range(60):
        assert match.seat is not None
        match.answer(bots[match.seat].choose(match.view(match.seat)))
        shares = [search.share(match.state, seat) for seat in range(4)]
        assert sum(shares) == pytest.approx(1.0)
    assert max(shares) == pytest.approx(shares[best(match.state, match.game)])


@pytest.mark.parametrize(("name", "seats"), [("zombies", 1), ("zombies", 3), ("zombietown", 2)])
def test_where_the_search_leads_a_hint_has_its_order_and_the_shares_of_the_network(
    name: str, seats: int
) -> None:
    match = deadroad.new(name, seats=seats, seed=5)
    view = View(match.state, match.state.seat)
    assert not match.game.heuristics.network_leads()
    outlook = network(match.game).outlook(view)
    assert sum(outlook) == pytest.approx(1.0, abs=1e-5)
    found = hint(match.game, view, seed=1, iterations=60)
    assert max(one.share for one in found) == pytest.approx(outlook[view.seat], abs=1e-4)
    for one in found:
        assert sum(one.shares) + one.nobody == pytest.approx(1.0)
        assert one.share == one.shares[view.seat]
        assert one.low <= one.share <= one.high
    lows = [one.low for one in found]
    assert lows == sorted(lows, reverse=True)


def test_shares_are_moved_by_the_odds_between_answers() -> None:
    option = deadroad.new("zombies", seats=2, seed=5).options()[0]
    searched = [
        Advice(option, 0.8, 0.7, 0.9, [], [0.8, 0.2], 0.0),
        Advice(option, 0.5, 0.4, 0.6, [], [0.5, 0.5], 0.0),
    ]
    first, second = anchored(searched, [0.5, 0.3, 0.2], 0)
    assert first.shares == pytest.approx([0.5, 0.3])
    assert first.nobody == pytest.approx(0.2)
    assert second.share == pytest.approx(0.2)  # odds of 1 to 4
    assert second.shares == pytest.approx([0.2, 0.48])
    assert second.nobody == pytest.approx(0.32)


def best(state: State, rules: Game) -> int:
    return max(range(state.seats), key=lambda seat: rules.heuristics.value(state, seat))


def test_with_two_seats_a_share_equals_the_searched_value() -> None:
    match = deadroad.new("zombies", seats=2, seed=5)
    search = Search(match.game, Pcg32(1), explains=True)
    search.begin(view := View(match.state, match.state.seat))
    search.iterate(view, 40)
    for node in search.root.children.values():
        if node.visits:
            assert node.shares[view.seat] == pytest.approx(node.value)


def test_a_solo_share_is_the_share_of_games_won() -> None:
    match = deadroad.new("hit-z-road", seats=1, seed=5)
    advice = hint(match.game, View(match.state, 0), seed=1, iterations=150)
    assert all(one.share > 0.7 for one in advice)  # bots that follow the heuristics win 97 of 100
