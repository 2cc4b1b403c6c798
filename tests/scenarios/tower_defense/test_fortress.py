from __future__ import annotations

import pytest

from deadroad.games.tower_defense.components import STORES
from deadroad.games.tower_defense.fortress import cut
from deadroad.games.tower_defense.public import Phase
from tests.scenarios.tower_defense.fort import fort


@pytest.mark.clause("HTD-30")
def test_three_bastions_and_three_warehouses_stand_at_the_start() -> None:
    table = fort()
    assert table.public.bastions == [True, True, True]
    assert table.public.warehouses == [True, True, True]
    table.begin(Phase.WAREHOUSES)
    for resource in ("ammo", "fuel", "adrenaline"):
        assert f"regular 2 {resource}" in table.offered("send")


@pytest.mark.clause("HTD-31", "HTD-67")
def test_each_member_in_a_warehouse_brings_2_units_at_the_end_of_the_turn() -> None:
    table = fort().stock().reserve("I-02").dice(1).begin(Phase.WAREHOUSES)
    table.play("send leader 2 fuel", "send regular 2 fuel", "send regular 2 adrenaline", "done", "done")
    assert table.told("brought") == {"amount": 2, "resource": 2}
    assert table.resources == (0, 4, 2)


@pytest.mark.clause("HTD-31", "HTD-67")
def test_resources_come_from_intercepted_units() -> None:
    table = fort().stock(fuel=1).units(n2="I-01").out("n2", regulars=1).begin(Phase.COMBAT)
    table.take()
    assert table.resources == (4, 1, 0)


@pytest.mark.clause("HTD-32")
def test_warehouses_never_run_dry_but_a_manned_bastion_stores_10_of_each() -> None:
    table = fort().stock(ammo=9, fuel=10).stored(1, regulars_of=2, regulars=3).begin(Phase.RECOVERY)
    assert table.resources == (10, 10, 0)
    assert table.told("cut") == {"ammo": 5, "fuel": 0, "adrenaline": 0}
    table = fort().squads("L", "Lr", "L").stock(ammo=29).stored(1, regulars_of=2).begin(Phase.RECOVERY)
    assert table.resources == (30, 0, 0)


@pytest.mark.clause("HTD-32")
def test_all_squads_share_the_stock() -> None:
    table = fort().squads("Lr", "Lr", "").stock(fuel=4).units(n1="I-01", n2="I-03").begin(Phase.INTERCEPTION)
    table.play("gather 1", "join regular 1", "intercept n1")
    table.play("gather 2", "join regular 2", "intercept n2")
    assert table.public.stock.fuel == 2


@pytest.mark.clause("HTD-33")
def test_losing_one_of_three_manned_bastions_leaves_room_for_20_as_in_the_booklet() -> None:
    table = fort().squads("L", "L", "L").stock(ammo=27, fuel=24, adrenaline=18).units(b1="II-13")
    table.reserve("II-01", wave=2).begin(Phase.CHECK_2)
    assert table.told("cut") == {"ammo": 7, "fuel": 4, "adrenaline": 0}
    assert table.resources == (20, 20, 18)


@pytest.mark.clause("HTD-33")
def test_losing_a_bastion_without_squad_costs_no_room() -> None:
    table = fort().squads("L", "L", "").stock(ammo=20).units(b3="II-13").begin(Phase.CHECK_2)
    assert table.public.bastions[2] is False
    assert table.resources[0] == 20


@pytest.mark.clause("HTD-34")
def test_warehouses_stand_by_line_ammo_fuel_adrenaline() -> None:
    assert [(store.line, store.id) for store in STORES] == [(1, "ammo"), (2, "fuel"), (3, "adrenaline")]
    table = fort().units(w2="II-13").begin(Phase.CHECK_2)
    assert table.public.warehouses == [True, False, True]
    table.refuses("send regular 2 fuel", "HTD-52")


@pytest.mark.clause("HTD-34")
def test_sending_members_costs_nothing_and_ignores_lines() -> None:
    table = fort().squads("Lr", "", "").stock().begin(Phase.WAREHOUSES)
    table.play("send regular 1 adrenaline")
    assert table.resources == (0, 0, 0)
    assert table.public.posted[2] == 1


@pytest.mark.clause("HTD-32", "HTD-33")
@pytest.mark.parametrize("resource", ["ammo", "fuel", "adrenaline"])
def test_each_resource_alone_is_cut_to_the_capacity(resource: str) -> None:
    table = fort().stock(**{resource: 99})
    most = table.public.capacity()
    cut(table.state)
    assert sum(table.resources) == most
    cut(table.state)
    assert sum(table.resources) == most
