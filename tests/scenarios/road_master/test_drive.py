from __future__ import annotations

from itertools import pairwise

import pytest

from deadroad.games.road_master.board import (
    AHEAD,
    DISTANCE,
    FREE_DRIVES,
    SPACES,
    drives,
    may_step,
    path,
    reached,
)
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.reach import reaches
from tests.scenarios.road_master.depot import on_the_road

# Legal drives: one to four spaces, on the road or through a warehouse.


@pytest.mark.clause("RDM-50")
def test_forward_goes_one_to_four_spaces_on_the_right() -> None:
    table = on_the_road("w4R", "A1")
    assert table.drives() >= {"w5R", "w6R", "w7R", "w8R"}
    table.refuses("forward c1R", clause="RDM-10")
    assert "from here it is farther" in table.refuses("forward F1", clause="RDM-50")
    table.play("forward w8R")
    assert table.stands() == "w8R"
    assert table.told("drove") == {
        "seat": 0,
        "space": SPACES.index("w8R"),
        "path": [SPACES.index(space) for space in ("w4R", "w5R", "w6R", "w7R", "w8R")],
    }


@pytest.mark.clause("RDM-50")
def test_forward_may_go_into_a_warehouse_and_on() -> None:
    assert on_the_road("c4R", "A1").drives() == {"c5R", "c6R", "c7R", "c8R", "D1", "D2"}
    assert on_the_road("D1", "A1").drives() == {"D2", "c6R", "c7R", "c8R", "w1R", "e1R", "e1L"}


@pytest.mark.clause("RDM-50", "RDM-75")
def test_at_the_end_of_the_avenue_the_driver_chooses_west_or_east() -> None:
    assert on_the_road("c8R", "F1").drives() == {
        *("w1R", "w2R", "w3R", "w4R", "w4L", "A1", "A2"),
        *("e1R", "e1L", "e2R", "e2L", "e3R", "e3L", "e4R", "e4L", "C1", "C2"),
    }


@pytest.mark.clause("RDM-50")
def test_keep_right_where_nothing_is_to_be_overtaken() -> None:
    table = on_the_road("e6R", "A1")
    assert table.drives() == {"e7R", "e8R", "c1R", "c1L", "c2R", "c2L", "F1"}
    for left in ("e7L", "e8L"):
        table.refuses(f"forward {left}", clause="RDM-52")


@pytest.mark.clause("RDM-50", "RDM-52")
def test_a_truck_may_be_overtaken_in_the_left_lane() -> None:
    table = on_the_road("c6R", "c7R")
    assert table.drives() == {"c7L", "c8R", "w1R", "w2R", "A1", "e1R", "e1L", "e2R", "e2L", "C1"}
    table.play("forward w2R")
    assert table.stands() == "w2R"


@pytest.mark.clause("RDM-50", "RDM-52")
def test_one_pulls_back_in_between_two_trucks_overtaken() -> None:
    table = on_the_road("c6R", "c7R", "w1R")
    # c7 on the left, c8 on the right again, then past the next one.
    assert {"c7L", "c8R", "w1L", "w2R"} <= table.drives()
    table.play("forward w2R")
    assert table.told("drove")["path"] == [SPACES.index(s) for s in ("c6R", "c7L", "c8R", "w1L", "w2R")]


@pytest.mark.clause("RDM-50", "RDM-52")
def test_two_trucks_nose_to_tail_cannot_be_overtaken_in_one_go() -> None:
    table = on_the_road("c6R", "c7R", "c8R")
    assert table.drives() == {"c7L"}
    assert "pull back" in table.refuses("forward c8L", clause="RDM-50")
    table.refuses("forward w1R", clause="RDM-51")


@pytest.mark.clause("RDM-52")
def test_not_even_before_a_warehouse_on_the_left() -> None:
    # From e1L and e2L a dock is entered, yet with trucks beside both the step between them is barred.
    table = on_the_road("c8R", "e1R", "e2R")
    east = {space for space in table.drives() if space[0] in "eC"}
    assert east == {"e1L", "C1", "C2", "e3L", "e4L", "e4R"}


# The left lane.


@pytest.mark.clause("RDM-50", "RDM-52")
def test_the_left_lane_is_open_to_enter_a_warehouse_on_the_left() -> None:
    assert on_the_road("e8R", "A1").drives() == {
        *("c1R", "c1L", "c2R", "c2L", "F1", "F2", "c3R", "c3L", "c4R", "c4L"),
    }


@pytest.mark.clause("RDM-50", "RDM-52")
def test_the_left_lane_is_open_when_leaving_a_warehouse_on_the_left() -> None:
    table = on_the_road("F2", "A1")
    assert table.drives() == {"c4L", "c5R", "c6R", "c7R", "D2"}
    table.play("forward c4L")
    # From there on the right-hand lane is the only way.
    assert table.drives() == {"c5R", "c6R", "c7R", "c8R", "D2"}
    table.refuses("forward c5L", clause="RDM-52")


@pytest.mark.clause("RDM-51")
def test_a_turn_may_end_on_the_left_while_overtaking() -> None:
    table = on_the_road("c6R", "c7R").play("forward c7L", "end")
    assert table.stands() == "c7L"
    assert table.seat == 1


@pytest.mark.clause("RDM-51")
def test_a_turn_may_end_on_the_left_about_to_enter_or_after_leaving_a_warehouse() -> None:
    assert on_the_road("w3R", "c1R").play("forward w4L", "end").stands() == "w4L"
    assert on_the_road("B2", "c1R").play("forward w7L", "end").stands() == "w7L"


@pytest.mark.clause("RDM-52")
def test_a_truck_left_standing_on_the_left_stands_there_legally() -> None:
    table = on_the_road("c6R", "c7R").play("forward c7L", "end")
    table.play("forward c8R", "end")
    assert table.stands() == "c7L"
    # Side by side no longer: it goes on past the other one, which now stands ahead on the right.
    assert "c8L" in table.drives()
    table.play("end", "forward w1R", "forward w4R", "end")
    assert "c8R" in table.drives()
    assert "c8L" not in table.drives()


# Blocking.


@pytest.mark.clause("RDM-51")
def test_two_trucks_side_by_side_block_the_road() -> None:
    table = on_the_road("c6R", "c7R", "c7L")
    assert table.drives() == set()
    table.refuses("forward c7R", clause="RDM-51")
    table.refuses("forward c7L", clause="RDM-51")
    table.refuses("forward c8R", clause="RDM-51")


@pytest.mark.clause("RDM-51")
def test_no_space_holds_two_trucks_and_none_drives_through_another() -> None:
    table = on_the_road("e3R", "e4R")
    assert "e4R" not in table.drives()
    assert path(SPACES.index("e3R"), SPACES.index("e5R"), table.public.occupied()) == [
        SPACES.index(space) for space in ("e3R", "e4L", "e5R")
    ]


@pytest.mark.clause("RDM-53")
def test_free_docks_may_be_driven_through_past_a_jam() -> None:
    table = on_the_road("c4R", "c5R", "c5L")
    assert table.drives() == {"D1", "D2", "c6R", "c7R", "c8R"}
    table.play("forward c8R")
    assert table.told("drove")["path"] == [SPACES.index(s) for s in ("c4R", "D1", "c6R", "c7R", "c8R")]
    assert table.stands() == "c8R"


@pytest.mark.clause("RDM-53")
def test_a_dock_that_is_taken_cannot_be_driven_through() -> None:
    table = on_the_road("c4R", "c5R", "c5L", "D1")
    assert table.drives() == set()
    table.refuses("forward D1", clause="RDM-51")


# Reverse.


@pytest.mark.clause("RDM-60")
def test_reverse_goes_one_space_back() -> None:
    table = on_the_road("w5R", "A1")
    assert table.reverses() == {"w4R"}
    table.play("reverse w4R")
    assert table.stands() == "w4R"
    assert table.told("reversed") == {"seat": 0, "space": SPACES.index("w4R")}
    table.refuses("reverse w2R", clause="RDM-10")


@pytest.mark.clause("RDM-60", "RDM-61")
def test_reverse_works_in_a_warehouse_and_out_of_it() -> None:
    assert on_the_road("F2", "A1").reverses() == {"F1", "c2L"}
    assert on_the_road("F1", "A1").reverses() == {"c1L"}
    assert on_the_road("D1", "A1").reverses() == {"c4R"}


@pytest.mark.clause("RDM-61")
def test_a_truck_just_past_a_dock_may_back_into_it() -> None:
    assert on_the_road("c3L", "A1").reverses() == {"c2L", "F1"}
    assert on_the_road("c4L", "A1").reverses() == {"c3L", "F2"}
    assert on_the_road("c3R", "A1").reverses() == {"c2R"}


@pytest.mark.clause("RDM-61")
def test_at_the_foot_of_the_avenue_the_driver_chooses_either_loop() -> None:
    assert on_the_road("c1R", "A1").reverses() == {"w8R", "e8R"}
    assert on_the_road("c1L", "A1").reverses() == {"w8L", "e8L"}
    assert on_the_road("w1R", "A1").reverses() == {"c8R"}


@pytest.mark.clause("RDM-61")
def test_reverse_never_changes_lane_and_needs_a_free_space() -> None:
    table = on_the_road("w5R", "w4R")
    assert table.reverses() == set()
    table.refuses("reverse w4R", clause="RDM-61")
    table.refuses("reverse w4L", clause="RDM-61")


@pytest.mark.clause("RDM-61")
def test_the_rule_of_the_lanes_does_not_count_in_reverse() -> None:
    table = on_the_road("c7L", "c7R").play("reverse c6L")
    assert table.stands() == "c6L"


# The board.


@pytest.mark.clause("RDM-75")
def test_the_board_has_sixty_spaces_and_a_hundred_and_thirty_steps() -> None:
    assert len(SPACES) == 60
    assert sum(len(ahead) for ahead in AHEAD) == 130
    assert len([space for space in SPACES if space[0] in "cwe"]) == 48
    # Every dock can be reached from everywhere, once round from itself.
    assert all(distance > 0 for row in DISTANCE for distance in row[48:])


@pytest.mark.clause("RDM-75")
def test_the_ways_between_warehouses_are_as_long_as_the_board_was_drawn() -> None:
    spaces = {
        "A": {"B": 3, "C": 16, "D": 11, "E": 19, "F": 8},
        "B": {"A": 13, "C": 13, "D": 8, "E": 16, "F": 5},
        "C": {"A": 16, "B": 19, "D": 11, "E": 3, "F": 8},
        "D": {"A": 5, "B": 8, "C": 5, "E": 8, "F": 13},
        "E": {"A": 13, "B": 16, "C": 13, "D": 8, "F": 5},
        "F": {"A": 8, "B": 11, "C": 8, "D": 3, "E": 11},
    }
    for start, ends in spaces.items():
        for end, distance in ends.items():
            assert DISTANCE[SPACES.index(f"{start}1")][SPACES.index(f"{end}1")] == distance


def by_steps(start: int, occupied: int) -> list[int]:
    """Where four steps lead, one after the other, each by the rule of a single step."""
    seen: set[int] = set()
    edge = {start}
    for _ in range(4):
        edge = {to for space in edge for to in AHEAD[space] if may_step(space, to, occupied)}
        seen |= edge
    return sorted(seen)


@pytest.mark.clause("RDM-52")
def test_drives_are_chains_of_legal_steps_whatever_the_traffic() -> None:
    luck = Pcg32(7)
    for _ in range(4000):
        trucks = luck.shuffled(list(range(60)))[: 2 + luck.below(5)]
        near = [trucks[0], *[min(59, trucks[0] + luck.below(12)) for _ in trucks[1:]]]
        crowd = near if luck.below(2) else trucks
        occupied = 0
        for truck in crowd:
            occupied |= 1 << truck
        found = drives(crowd[0], occupied)
        assert found == by_steps(crowd[0], occupied)
        assert reached(crowd[0], occupied) == sum(1 << space for space in found)
        for space in found:
            way = path(crowd[0], space, occupied)
            assert 2 <= len(way) <= 5
            assert all(may_step(a, b, occupied) for a, b in pairwise(way))


@pytest.mark.clause("RDM-52")
def test_how_a_space_was_reached_never_matters_for_the_next_step() -> None:
    # The rule of a step looks at its two ends and the trucks alone: one option a space is enough.
    for space in range(60):
        assert FREE_DRIVES[space] == by_steps(space, 0)


@pytest.mark.clause("RDM-50")
def test_a_drive_is_found_beside_other_actions() -> None:
    table = on_the_road("D1", "c1R")
    assert not table.options[0].startswith("forward")
    drives = [reach for reach in reaches(table.match.game, table.match.view(0)) if reach.kind == "drive"]
    ends = {end.name.partition(":")[2] for reach in drives for end in reach.ends}
    assert table.drives() <= ends
    assert table.drives()


@pytest.mark.clause("RDM-12")
def test_a_drive_with_the_last_action_costs_one_and_says_that_it_ends_the_turn() -> None:
    table = on_the_road("w4R", "A1")
    table.public.actions = 3
    (drive, *_) = reaches(table.match.game, table.match.view(0))
    assert drive.ends
    for end in drive.ends:
        assert end.cost == 1
        assert [event.name for event in end.told] == ["turn-ended"]
        assert end.asks is None
