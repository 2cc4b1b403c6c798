"""The table-setter itself: a table that never refuses would prove nothing."""

from __future__ import annotations

import pytest

from deadroad.kernel.errors import NotAnOption
from tests.table import deal


def test_an_answer_is_taken_and_told() -> None:
    table = deal("hit-z-road", seats=2)
    asked = table.seat
    table.play("bid 7")
    assert table.told("raised") == {"seat": asked, "amount": 7}


def test_told_complains_of_what_was_not_told() -> None:
    with pytest.raises(AssertionError, match="passed was not told"):
        deal("hit-z-road", seats=2).play("bid 7").told("passed")


def test_refuses_complains_of_an_answer_that_is_taken() -> None:
    with pytest.raises(AssertionError, match="bid 7 was taken"):
        deal("hit-z-road", seats=2).refuses("bid 7", clause="HZR-21")


def test_refuses_complains_of_another_clause() -> None:
    table = deal("hit-z-road", seats=2).play("bid 7")
    with pytest.raises(AssertionError, match="refused by HZR-21"):
        table.refuses("bid 7", clause="HZR-20")


def test_play_raises_what_the_match_refuses() -> None:
    table = deal("hit-z-road", seats=2).play("bid 7")
    with pytest.raises(NotAnOption):
        table.play("bid 7")


def test_asks_complains_of_another_question() -> None:
    with pytest.raises(AssertionError, match="asked: bid"):
        deal("hit-z-road", seats=2).asks("road")


def test_luck_is_used_in_order() -> None:
    table = deal("hit-z-road", seats=2).dice(6, 1)
    chance = table.state.chance
    assert (table.luck_left, chance.die(), chance.die(), table.luck_left) == (2, 6, 1, 0)
