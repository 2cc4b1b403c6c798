"""The luck of a game without its review, and the luck share of several games."""

from __future__ import annotations

import pytest

from deadroad.review import reckon
from deadroad.review.luck import GameLuck, luck, luck_share
from tests.review.games import recorded


def test_the_luck_of_a_game_is_that_of_its_review() -> None:
    record = recorded("lanterns", 3, 2)
    found, review = luck(record, 2), reckon(record, 2)
    assert found.luck == pytest.approx([seat.luck for seat in review.summary])
    assert found.results == [seat.result for seat in review.summary]
    assert found.stamp == review.value


def test_results_that_are_all_luck_have_a_luck_share_of_one() -> None:
    games = [GameLuck([1.0, 0.0], [0.5, -0.5], ""), GameLuck([0.0, 1.0], [-0.5, 0.5], "")] * 5
    found = luck_share(games)
    assert found is not None
    assert found.value == pytest.approx(1.0)


def test_without_different_results_there_is_no_luck_share() -> None:
    assert luck_share([GameLuck([1.0], [0.2], "")] * 5) is None
