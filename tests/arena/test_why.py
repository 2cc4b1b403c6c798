from __future__ import annotations

import pytest

from deadroad.arena.why import Tally, Why, why
from deadroad.cli import main


def found(**figures: object) -> str:
    """The advice for two players with these figures at one kind of question."""
    tally = Tally(asked=100)
    for name, value in figures.items():
        setattr(tally, name, value)
    return " ".join(Why(("search:200", "rated"), {"bid": tally}).advice())


def test_a_search_differs_from_its_prior_at_some_questions_and_expects_to_gain() -> None:
    told = why("lanterns", 2, {}, ("search:40", "rated"), questions=20, first=3)
    assert told.players == ("search:40", "rated")
    assert told.total.asked == len(told.total.gains) == 20
    assert set(told.kinds) <= {"look", "dusk", "gems", "price", "lanterns"}


def test_the_same_questions_give_the_same_figures() -> None:
    one, other = [why("lanterns", 2, {}, ("search:20", "random"), questions=10, first=1) for _ in range(2)]
    assert one.kinds == other.kinds


def test_players_that_do_not_search_expect_no_gain() -> None:
    assert why("lanterns", 1, {}, ("rated", "random"), questions=10).total.gain is None


def test_players_that_mostly_agree_point_to_rate() -> None:
    assert "Look at `rate`" in found(differ=10, unsteady=9, gains=[0.0] * 100)


def test_a_search_without_a_gain_points_to_terms() -> None:
    assert "Look at `terms`" in found(differ=60, unsteady=5, gains=[0.0] * 100)


def test_an_expected_gain_points_to_imagine() -> None:
    assert "look at `imagine`" in found(differ=60, unsteady=5, gains=[0.1] * 100)


def test_the_command_prints_the_questions_and_what_to_look_at(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "hit-z-road", "rated", "random", "--why", "--games", "12"]) == 0
    said = capsys.readouterr().out
    assert "rated and random differ in" in said
    assert "1. " in said
