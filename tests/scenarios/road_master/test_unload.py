from __future__ import annotations

import pytest

from deadroad.games.road_master.cards import (
    BONUS_CUBES,
    BONUS_PENALTY,
    BONUS_POINTS,
    BONUSES,
    BOOMS,
    COLOUR,
    COLOURS,
    CONTRACTS,
    DESTINATION,
    LETTERS,
    PENALTY,
    POINTS,
    QUANTITY,
)
from deadroad.kernel.reach import reaches_in
from deadroad.kernel.story import grouped
from tests.reasons import reason_of
from tests.scenarios.road_master.depot import Depot, card, on_the_road


@pytest.mark.clause("RDM-70", "RDM-76")
def test_the_printed_example_two_orange_cubes_to_d_score_seven() -> None:
    table = on_the_road("D1", "c1R").cargo(orange=2).holds(A05=0).settle()
    table.play("unload", "deliver A05 2")
    assert table.held() == {"A05": 2}
    assert table.haulier().score == 7
    assert table.aboard() == {}
    assert table.lying("D") == {"blue": 15}
    assert table.told("filled") == {"seat": 0, "contract": card("A05"), "points": 7}


@pytest.mark.clause("RDM-70", "RDM-81")
def test_the_printed_example_costs_two_if_not_delivered() -> None:
    table = on_the_road("D1", "c1R").holds(A05=1).settle()
    table.public.triggered = True
    table.play("end", "end")
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.scores[0]["penalties"] == -2


@pytest.mark.clause("RDM-70")
def test_unloading_needs_a_lettered_space() -> None:
    table = on_the_road("c5R", "c1R").cargo(orange=2).holds(A05=0).settle()
    table.refuses("unload", clause="RDM-70")
    table.refuses("deliver A05 2", clause="RDM-70")
    table.refuses("deliver A05 1", clause="RDM-70")


@pytest.mark.clause("RDM-70")
def test_a_delivery_before_unloading_is_refused_for_what_hinders_it() -> None:
    table = on_the_road("D1", "c1R").cargo(orange=2).holds(A05=0, A03=0, B05=1).settle()
    assert reason_of(table, "deliver A05 1") == "unload-first"
    assert reason_of(table, "deliver A03 1") == "elsewhere"
    assert reason_of(table, "deliver B05 1") == "none-aboard"


@pytest.mark.clause("RDM-70")
def test_a_contract_may_be_filled_in_part_and_scores_when_full() -> None:
    table = on_the_road("D1", "c1R").cargo(orange=3).holds(A06=0).settle()
    table.play("unload", "deliver A06 2", "done")
    assert table.held() == {"A06": 2}
    assert table.aboard() == {"orange": 1}
    assert table.haulier().score == 0
    table.cargo(orange=3).settle().play("unload", "deliver A06 3")
    assert table.haulier().score == 10


@pytest.mark.clause("RDM-70")
def test_one_unload_may_serve_several_contracts() -> None:
    table = on_the_road("D1", "c1R").cargo(orange=3, violet=2).holds(A05=0, A06=0, B05=1).settle()
    table.play("unload", "deliver A05 2", "deliver B05 2", "deliver A06 1")
    assert table.held() == {"A05": 2, "A06": 1, "B05": 3}
    assert table.haulier().score == 7 + 6
    assert table.haulier().filled == 2
    assert table.haulier().best == 7
    assert table.public.actions == 1


@pytest.mark.clause("RDM-70")
def test_only_contracts_for_this_warehouse_take_cubes() -> None:
    table = on_the_road("D1", "c1R").cargo(orange=3).holds(A05=0, A03=0).settle().play("unload")
    assert "deliver A03 1" not in table.options
    assert "warehouse C" in table.refuses("deliver A03 1", clause="RDM-70")


@pytest.mark.clause("RDM-70")
def test_cubes_owed_to_no_contract_go_onto_the_board_for_anyone() -> None:
    table = on_the_road("D1", "D2").cargo(orange=2, brown=3).settle()
    table.play("unload", "leave brown 3", "leave orange 1", "done", "end")
    assert table.lying("D") == {"orange": 1, "blue": 15, "brown": 3}
    assert table.aboard() == {"orange": 1}
    table.play("load", "lift brown 2", "done")
    assert table.aboard(1) == {"brown": 2}


@pytest.mark.clause("RDM-41", "RDM-70")
def test_an_unload_moves_at_least_one_cube() -> None:
    table = on_the_road("D1", "c1R").settle()
    table.refuses("unload", clause="RDM-41")
    table.cargo(orange=2).settle().play("unload")
    table.refuses("done", clause="RDM-41")
    table.refuses("leave green 1", clause="RDM-70")


@pytest.mark.clause("RDM-71")
def test_the_player_says_which_contract_each_cube_goes_to() -> None:
    table = on_the_road("C1", "c1R").cargo(orange=3).holds(A03=0, A04=0).settle().play("unload")
    assert table.options == [
        *("deliver A03 1", "deliver A03 2"),
        *("deliver A04 1", "deliver A04 2", "deliver A04 3"),
    ]
    table.play("deliver A04 3")
    assert table.held() == {"A03": 0, "A04": 3}


@pytest.mark.clause("RDM-71")
def test_a_cube_that_an_open_contract_can_take_may_not_go_to_the_board() -> None:
    table = on_the_road("D1", "c1R").cargo(orange=3).holds(A05=0).settle().play("unload")
    assert [option for option in table.options if option.startswith("leave")] == ["leave orange 1"]
    table.refuses("leave orange 2", clause="RDM-71")
    table.play("leave orange 1")
    assert not [option for option in table.options if option.startswith("leave")]
    table.refuses("leave orange 1", clause="RDM-71")


@pytest.mark.clause("RDM-71")
def test_a_full_contract_takes_no_more_and_its_cubes_stay() -> None:
    table = on_the_road("D1", "c1R").cargo(orange=2).holds(A05=2).settle().play("unload")
    assert table.options == ["leave orange 1", "leave orange 2"]
    table.refuses("deliver A05 1", clause="RDM-70")


@pytest.mark.clause("RDM-70")
def test_a_cube_is_laid_in_an_unload_action_while_a_token_can_show_one() -> None:
    table = on_the_road("D1", "c1R").cargo(orange=5).holds(A05=0, A06=0).settle()
    table.refuses("deliver A05 1", clause="RDM-70")
    for _ in range(3):
        table.play("unload", "deliver A06 1", "done")
    table.refuses("unload", clause="RDM-11")
    table.refuses("deliver A05 1", clause="RDM-11")


@pytest.mark.clause("RDM-76")
def test_the_lists_hold_both_printed_examples() -> None:
    at = CONTRACTS.index("A05")
    assert (COLOURS[COLOUR[at]], QUANTITY[at], LETTERS[DESTINATION[at]], POINTS[at], PENALTY[at]) == (
        *("orange", 2, "D", 7, 2),
    )
    at = BONUSES.index("U09")
    asked = dict(zip(COLOURS, BONUS_CUBES[at], strict=True))
    assert asked == {"orange": 0, "violet": 3, "green": 0, "blue": 0, "brown": 0, "yellow": 3}
    assert (BONUS_POINTS[at], BONUS_PENALTY[at]) == (6, 2)


@pytest.mark.clause("RDM-76")
def test_the_lists_are_as_long_as_the_box_says() -> None:
    assert (len(CONTRACTS), len(BONUSES), len(BOOMS)) == (80, 18, 6)
    for colour in range(6):
        base = [QUANTITY[at] for at in range(60) if COLOUR[at] == colour]
        assert sorted(base) == [1, 2, 2, 2, 3, 3, 3, 4, 4, 5]
    assert all(COLOUR[at] != DESTINATION[at] for at in range(80))


def lines(table: Depot, last: int) -> list[str]:
    """The latest lines of the log, as seat 0 reads them."""
    rules = table.match.game
    stories = {story.event: story for story in rules.stories()}
    words = rules.words("en")
    return [
        words.story(stories[group[0].name], group, reader=0)
        if len(group) > 1
        else words.event(group[0], reader=0)
        for group in grouped(table.match.events(0), stories)
    ][-last:]


def test_a_delivery_with_its_points_is_one_line_of_the_log() -> None:
    table = on_the_road("D1", "c1R").cargo(orange=2).holds(A05=0).settle()
    table.play("unload", "deliver A05 2")
    assert lines(table, 1) == ["You deliver 2 orange for 7 points."]


def test_a_contract_and_its_replacement_are_one_line_of_the_log() -> None:
    table = on_the_road("D1", "c1R").offer("A05", "A06").deck("A09", "E02").settle()
    table.play("contracts", "take A05", "take A09")
    assert lines(table, 2) == ["You take A05 (2 orange to D).", "You take A09 (2 orange to F)."]


def test_a_proposed_delivery_keeps_the_cubes_that_another_contract_asks_for() -> None:
    table = on_the_road("E2", "c6R").cargo(yellow=5).holds(E03=0, F03=0, C04=0, F10=0).settle()
    table.public.actions = 3
    table.haulier().score = 28  # near the end, the heuristics plan without F03
    unload = next(reach for reach in reaches_in(table.match.game, table.state) if reach.kind == "unload")
    assert unload.fill is not None
    assert dict(unload.fill.mix) == {"contract:F10": 3}
