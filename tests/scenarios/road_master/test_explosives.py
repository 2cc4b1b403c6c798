from __future__ import annotations

import pytest

from deadroad.games.road_master.cards import (
    BOOMS,
    COLOUR,
    CONTRACTS,
    DESTINATION,
    HALF_BOOMS,
    OKS,
    PENALTY,
    POINTS,
    QUANTITY,
    YELLOW,
    deck_of,
)
from tests.scenarios.road_master.depot import Depot, on_the_road

OK = 0
FIRST_HALF = 4  # of six cards the four OK come first


def with_explosives(*spaces: str) -> Depot:
    return on_the_road(*spaces, explosives="yes")


@pytest.mark.clause("RDM-90")
def test_ten_explosive_contracts_replace_the_eleven_yellow_cards() -> None:
    cards = deck_of(shortages=True, explosives=True, perishables=False)
    assert len(cards) == 66 - 11 + 10
    assert [CONTRACTS[at] for at in cards if COLOUR[at] == YELLOW] == [f"XF{at:02}" for at in range(1, 11)]


@pytest.mark.clause("RDM-90")
def test_an_explosive_contract_is_worth_two_more() -> None:
    for at in range(1, 11):
        plain, explosive = CONTRACTS.index(f"F{at:02}"), CONTRACTS.index(f"XF{at:02}")
        assert POINTS[explosive] == POINTS[plain] + 2
        assert [row[explosive] for row in (COLOUR, DESTINATION, QUANTITY, PENALTY)] == [
            row[plain] for row in (COLOUR, DESTINATION, QUANTITY, PENALTY)
        ]


@pytest.mark.clause("RDM-91")
def test_a_boom_card_follows_each_load_forward_and_reverse() -> None:
    table = with_explosives("F1", "A1").luck(OK, OK, OK).play("load", "lift yellow 2", "done")
    assert table.told("boom") == {"seat": 0, "boom": 0}
    table.play("forward c3L")
    assert table.told("boom") == {"seat": 0, "boom": 0}
    table.play("reverse F1")
    assert table.told("boom") == {"seat": 0, "boom": 0}
    assert table.luck_left == 0


@pytest.mark.clause("RDM-91", "RDM-93")
def test_the_card_of_an_unload_is_drawn_before_any_cube_moves() -> None:
    table = with_explosives("D1", "A1").cargo(yellow=3).holds(XF07=0).settle().luck(OK)
    table.play("unload")
    assert table.told("boom") == {"seat": 0, "boom": 0}
    assert table.aboard() == {"yellow": 3}
    table.play("deliver XF07 3")
    assert table.all_told("boom") == []
    assert table.haulier().score == 6


@pytest.mark.clause("RDM-91")
def test_no_card_is_drawn_without_yellow_cubes_aboard() -> None:
    table = with_explosives("F1", "A1").cargo(blue=2).settle()
    table.play("forward c3L", "reverse F1", "unload", "leave blue 2")
    assert table.all_told("boom") == []
    table.play("end")
    assert table.public.oks == OKS


@pytest.mark.clause("RDM-91")
def test_no_card_is_drawn_when_explosives_are_not_in_play() -> None:
    table = on_the_road("F1", "A1").cargo(yellow=2).settle().play("forward c3L")
    assert table.all_told("boom") == []


@pytest.mark.clause("RDM-92")
def test_there_are_four_ok_and_two_half_booms() -> None:
    assert (len(BOOMS), OKS, HALF_BOOMS) == (6, 4, 2)


@pytest.mark.clause("RDM-92")
def test_a_first_half_boom_only_warns_and_the_turn_may_stop_or_go_on() -> None:
    table = with_explosives("F1", "A1").cargo(yellow=2, blue=1).settle().luck(FIRST_HALF)
    table.play("forward c3L")
    assert table.told("boom") == {"seat": 0, "boom": 1}
    assert table.aboard() == {"blue": 1, "yellow": 2}
    assert {"end", "forward c4R"} <= set(table.options)


@pytest.mark.clause("RDM-92")
def test_the_second_half_boom_takes_every_cube_of_whatever_colour_out_of_the_game() -> None:
    table = with_explosives("F1", "A1").cargo(yellow=2, blue=3).settle().luck(FIRST_HALF, FIRST_HALF)
    table.play("forward c3L", "forward c4R")
    assert table.told("exploded") == {"seat": 0, "amount": 5}
    assert table.aboard() == {}
    assert table.out() == {"blue": 3, "yellow": 2}


@pytest.mark.clause("RDM-92")
def test_at_the_end_of_the_turn_the_six_cards_are_shuffled_again() -> None:
    table = with_explosives("F1", "A1").cargo(yellow=2).settle().luck(FIRST_HALF, OK)
    table.play("forward c3L", "forward c4R")
    assert (table.public.oks, table.public.half_booms) == (3, 1)
    table.play("end")
    assert (table.public.oks, table.public.half_booms) == (4, 0)
    # A half-boom of the turn before no longer counts.
    table.play("end").luck(FIRST_HALF).play("forward c5R")
    assert table.aboard() == {"yellow": 2}


@pytest.mark.clause("RDM-93")
def test_cards_drawn_stay_out_until_the_end_of_the_turn() -> None:
    table = with_explosives("e6R", "A1").cargo(yellow=2).settle().luck(OK, OK, OK)
    table.play("forward e7R", "forward e8R", "forward c1R")
    assert table.public.oks == 1
    # Three cards are left, one OK and two half-booms: the second one is a half-boom.
    table.luck(1).play("reverse e8R")
    assert table.all_told("exploded") == []
    assert table.all_told("boom") == [{"seat": 0, "boom": 1}]


@pytest.mark.clause("RDM-93")
def test_after_a_first_half_boom_before_an_unload_one_may_stop_without_unloading() -> None:
    table = with_explosives("D1", "A1").cargo(yellow=3).holds(XF07=0).settle().luck(FIRST_HALF)
    table.play("unload")
    table.asks("fuse", 0)
    assert table.options == table.match.game.verbs(table.match.view(0)) == ["go-on", "stop"]
    assert table.match.game.things(table.match.view(0)) == []
    table.play("stop")
    assert table.seat == 1
    assert table.aboard() == {"yellow": 3}
    assert table.told("turn-ended") == {"seat": 0, "actions": 1}


@pytest.mark.clause("RDM-92", "RDM-93")
def test_after_a_first_half_boom_before_an_unload_one_may_go_on() -> None:
    table = with_explosives("D1", "A1").cargo(yellow=3).holds(XF07=0).settle().luck(FIRST_HALF)
    table.play("unload", "go-on", "deliver XF07 3")
    assert table.haulier().score == 6
    assert table.asks("turn", 0) == {"left": 3}


@pytest.mark.clause("RDM-93")
def test_a_fuse_in_the_fourth_action_is_still_asked() -> None:
    table = with_explosives("c4R", "A1").cargo(yellow=3).holds(XF07=0).settle().luck(OK, OK, OK, 2)
    table.play("reverse c3R", "forward c4R", "forward D1", "unload")
    table.asks("fuse", 0)
    table.play("go-on", "deliver XF07 3")
    assert table.haulier().score == 6
    assert table.seat == 1


@pytest.mark.clause("RDM-93")
def test_an_unload_that_explodes_is_spent_and_the_turn_goes_on() -> None:
    table = with_explosives("c4R", "A1").cargo(yellow=3).holds(XF07=0).settle().luck(FIRST_HALF, FIRST_HALF)
    table.play("forward D1", "unload")
    assert table.told("exploded") == {"seat": 0, "amount": 3}
    assert table.asks("turn", 0) == {"left": 2}
    assert table.held() == {"XF07": 0}
    table.play("load", "lift blue 1", "done")
    assert table.all_told("boom") == []


@pytest.mark.clause("RDM-93")
def test_after_an_explosion_the_cards_left_are_all_ok() -> None:
    table = with_explosives("F1", "A1").cargo(yellow=3).settle().luck(FIRST_HALF, FIRST_HALF)
    table.play("forward c3L", "reverse F1")
    assert table.aboard() == {}
    table.play("load", "lift yellow 4", "done")
    assert table.told("boom") == {"seat": 0, "boom": 0}
    assert table.aboard() == {"yellow": 4}
