"""The table-setter itself: a table that never refuses would prove nothing."""

from __future__ import annotations

import pytest

from deadroad.kernel.errors import NotAnOption
from tests.table import deal


def test_a_played_answer_emits_its_events() -> None:
    table = deal("hit-z-road", seats=2)
    asked = table.seat
    table.play("bid 7")
    assert table.told("raised") == {"seat": asked, "amount": 7}


def test_told_fails_for_an_event_that_was_not_emitted() -> None:
    with pytest.raises(AssertionError, match="passed was not told"):
        deal("hit-z-road", seats=2).play("bid 7").told("passed")


def test_refuses_fails_for_a_legal_answer() -> None:
    with pytest.raises(AssertionError, match="bid 7 was taken"):
        deal("hit-z-road", seats=2).refuses("bid 7", clause="HZR-21")


def test_refuses_fails_for_another_clause() -> None:
    table = deal("hit-z-road", seats=2).play("bid 7")
    with pytest.raises(AssertionError, match="refused by HZR-21"):
        table.refuses("bid 7", clause="HZR-20")


def test_play_raises_if_the_match_refuses_the_answer() -> None:
    table = deal("hit-z-road", seats=2).play("bid 7")
    with pytest.raises(NotAnOption):
        table.play("bid 7")


def test_a_refused_answer_names_the_open_question_and_its_options() -> None:
    table = deal("hit-z-road", seats=2).play("bid 7")
    with pytest.raises(NotAnOption) as refused:
        table.play("bid 7")
    assert refused.value.__notes__ == [f"asked: bid to seat {table.seat}, {table.options}"]


def test_asks_fails_for_another_seat() -> None:
    table = deal("hit-z-road", seats=2)
    asked = table.seat
    assert asked is not None
    with pytest.raises(AssertionError, match=f"seat {asked} is asked .*, not seat {1 - asked}"):
        table.asks("bid", seat=1 - asked)


def test_asks_fails_for_another_question() -> None:
    with pytest.raises(AssertionError, match="asked: bid"):
        deal("hit-z-road", seats=2).asks("road")


def test_scripted_chance_is_used_in_order() -> None:
    table = deal("hit-z-road", seats=2).dice(6, 1)
    chance = table.state.chance
    assert (table.luck_left, chance.die(), chance.die(), table.luck_left) == (2, 6, 1, 0)
