"""What a warehouse is for: the facts that the map marks for a seat."""

from __future__ import annotations

import pytest

from deadroad.games.road_master.cards import COLOURS, LETTERS
from deadroad.games.road_master.errands import Errand
from deadroad.games.road_master.facts import facts, own_facts
from deadroad.kernel.view import View
from tests.scenarios.road_master.depot import Depot, on_the_road


def errand(table: Depot, letter: str, seat: int = 0) -> Errand:
    return own_facts(View(table.state, seat)).errands[LETTERS.index(letter)]


def cubes(counts: list[int]) -> dict[str, int]:
    return {colour: count for colour, count in zip(COLOURS, counts, strict=True) if count}


@pytest.mark.clause("RDM-40")
def test_cubes_that_an_open_contract_needs_can_be_loaded_where_they_lie() -> None:
    table = on_the_road("c1R", "A1").holds(F03=0, F05=1)
    table.stock("F", yellow=9)
    table.stock("B", yellow=1, violet=4)
    assert cubes(errand(table, "F").load) == {"yellow": 3}  # 2 to B, and the second one to C
    assert cubes(errand(table, "B").load) == {"yellow": 1}
    assert cubes(errand(table, "A").load) == {}
    assert cubes(errand(table, "F", seat=1).load) == {}


def test_cubes_in_the_truck_are_not_to_be_loaded_again() -> None:
    table = on_the_road("c1R", "A1").holds(F03=0).cargo(yellow=1)
    assert cubes(errand(table, "F").load) == {"yellow": 1}
    table.cargo(yellow=2)
    assert cubes(errand(table, "F").load) == {}


def test_a_warehouse_has_nothing_to_load_for_a_full_truck() -> None:
    table = on_the_road("c1R", "A1").holds(F03=0).cargo(green=4)
    assert cubes(errand(table, "F").load) == {"yellow": 1}
    table.cargo(green=5)
    assert cubes(errand(table, "F").load) == {}


@pytest.mark.clause("RDM-70")
def test_cubes_in_the_truck_are_delivered_where_a_contract_wants_them() -> None:
    table = on_the_road("c1R", "A1").holds(F03=0, F01=0).cargo(yellow=3, green=1)
    assert cubes(errand(table, "B").deliver) == {"yellow": 2}
    assert errand(table, "B").points == 7
    assert cubes(errand(table, "A").deliver) == {"yellow": 1}
    assert errand(table, "A").points == 4
    assert cubes(errand(table, "C").deliver) == {}


def test_a_part_of_a_contract_scores_nothing_yet() -> None:
    table = on_the_road("c1R", "A1").holds(F06=0).cargo(yellow=4)
    assert cubes(errand(table, "C").deliver) == {"yellow": 4}
    assert errand(table, "C").points == 0
    table.holds(F06=1)
    assert errand(table, "C").points == 8


def test_cubes_for_two_contracts_count_for_the_better_one() -> None:
    # 3 orange to C are worth 10, 2 are worth 9: three cubes fill one of them, five both.
    table = on_the_road("c1R", "A1").holds(A03=0, A04=0).cargo(orange=3)
    assert errand(table, "C").points == 10
    table.cargo(orange=5)
    assert errand(table, "C").points == 19


@pytest.mark.clause("RDM-81")
def test_the_points_of_a_firm_include_penalties_once_the_game_is_over() -> None:
    table = on_the_road("D1", "c1R").holds(F03=0)
    table.public.triggered = True
    table.haulier().score = 9
    assert facts(View(table.state, -1)).firms[0].total == 9
    table.play("end", "end")
    assert table.match.outcome is not None
    assert facts(View(table.state, -1)).firms[0].total == 7 == sum(table.match.outcome.scores[0].values())
