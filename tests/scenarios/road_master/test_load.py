from __future__ import annotations

import pytest

from tests.scenarios.road_master.depot import Depot, on_the_road


@pytest.mark.clause("RDM-40")
def test_loading_needs_a_lettered_space() -> None:
    table = on_the_road("c5R", "A1")
    assert "load" not in table.options
    table.refuses("load", clause="RDM-40")
    assert "load" in on_the_road("D1", "A1").options


@pytest.mark.clause("RDM-40")
def test_any_number_of_cubes_up_to_five_is_loaded() -> None:
    table = on_the_road("A1", "c1R").play("load")
    assert table.options == [f"lift orange {amount}" for amount in range(1, 6)]
    table.play("lift orange 3")
    assert table.options == ["lift orange 1", "lift orange 2", "done"]
    table.refuses("lift orange 3", clause="RDM-40")
    table.play("lift orange 2")
    assert table.asks("turn", 0) == {"left": 3}
    assert table.aboard() == {"orange": 5}
    assert table.lying("A") == {"orange": 10}
    table.refuses("load", clause="RDM-40")


@pytest.mark.clause("RDM-40")
def test_free_room_limits_a_load() -> None:
    table = on_the_road("A1", "c1R").cargo(brown=3).settle().play("load")
    assert table.options == ["lift orange 1", "lift orange 2"]
    table.refuses("lift orange 3", clause="RDM-40")
    table.play("lift orange 2")
    assert table.aboard() == {"orange": 2, "brown": 3}


@pytest.mark.clause("RDM-40")
def test_the_cubes_at_the_warehouse_limit_a_load() -> None:
    table = on_the_road("A1", "c1R").stock("A", orange=2).settle().play("load")
    assert table.options == ["lift orange 1", "lift orange 2"]
    table.refuses("lift orange 4", clause="RDM-40")
    table.refuses("lift brown 1", clause="RDM-40")
    table.play("lift orange 2").asks("turn", 0)  # nothing is left to load


@pytest.mark.clause("RDM-41")
def test_a_load_moves_at_least_one_cube() -> None:
    table = on_the_road("A1", "c1R").play("load")
    table.refuses("done", clause="RDM-41")
    assert "load" not in on_the_road("A1", "c1R").stock("A").settle().options
    on_the_road("A1", "c1R").stock("A").settle().refuses("load", clause="RDM-41")


@pytest.mark.clause("RDM-41")
def test_a_load_may_take_any_colours_lying_there() -> None:
    table = on_the_road("A2", "c1R").stock("A", orange=4, green=1, yellow=2).settle().play("load")
    table.play("lift green 1", "lift yellow 1", "lift orange 1", "done")
    assert table.aboard() == {"orange": 1, "green": 1, "yellow": 1}
    assert table.lying("A") == {"orange": 3, "yellow": 1}
    assert table.public.actions == 1


def proposed(table: Depot, kind: str) -> dict[str, int] | None:
    """What the game proposes to load or unload; None if it proposes nothing."""
    [reach] = [reach for reach in table.match.reach() if reach.kind == kind]
    return None if reach.fill is None else dict(reach.fill.mix)


def test_a_load_is_proposed_as_the_contracts_ask_for_it() -> None:
    table = on_the_road("A1", "c1R").holds(A06=0).settle()  # five orange to D
    assert proposed(table, "load") == {"colour:orange": 5}


def test_no_load_is_proposed_that_no_contract_asks_for() -> None:
    assert proposed(on_the_road("A1", "c1R").settle(), "load") is None


def test_an_unload_is_proposed_as_the_contracts_ask_for_it() -> None:
    table = on_the_road("D1", "c1R").holds(A06=0).cargo(orange=5).settle()
    assert proposed(table, "unload") == {"contract:A06": 5}
    bare = on_the_road("D1", "c1R").cargo(orange=5).settle()
    assert proposed(bare, "unload") is None
