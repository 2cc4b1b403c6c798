from __future__ import annotations

import deadroad
from deadroad.bots.hint import hint
from deadroad.games import game
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
