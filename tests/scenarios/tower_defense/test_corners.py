"""Corner cases in which two rules interact."""

from __future__ import annotations

import pytest

from deadroad.games.tower_defense.public import Phase
from tests.scenarios.tower_defense.fort import BITE, BY_ID, NOTHING, fort


@pytest.mark.clause("HTD-16", "HTD-26")
def test_a_squad_whose_leader_fell_this_turn_takes_no_newcomer() -> None:
    table = fort().squads("", "Lr", "").reserve("II-06", "II-10", wave=2).dice(1, 1)
    table.begin(Phase.MOVEMENT).play("name leader-2")
    assert "turned-away" in table.names_told


@pytest.mark.clause("HTD-80", "HTD-83", "HTD-64")
def test_the_executor_is_gone_even_if_its_combat_is_abandoned() -> None:
    table = fort().holds(bus=1).units(n2="III-22").out("n2", regulars=3).stock(fuel=2)
    table.public.stock.executor = BY_ID["II-05"]
    table.reserve("III-01", wave=3).begin(Phase.COMBAT)
    table.play("use bus", "flee")
    assert table.token("bus") == 0
    assert table.public.stock.executor < 0
    assert "abandoned" in table.names_told


@pytest.mark.clause("HTD-44", "HTD-2")
def test_the_first_die_that_lets_zombies_through_is_the_last() -> None:
    table = fort().units(w1="III-22", n2="III-22").reserve(wave=3).dice(1, 3).begin(Phase.MOVEMENT)
    assert table.why == "breakthrough"
    assert table.luck_left == 1
    assert "n2" in table.field


@pytest.mark.clause("HTD-33", "HTD-67")
def test_what_a_lost_bastion_held_is_gone_before_the_warehouses_bring() -> None:
    table = fort().squads("L", "Lr", "").stock(ammo=17).units(b1="III-22").stored(1, regulars_of=2)
    table.reserve("III-01", wave=3).begin(Phase.CHECK_2)
    assert table.all_told("cut")[0] == {"ammo": 7, "fuel": 0, "adrenaline": 0}
    assert table.all_told("cut")[1] == {"ammo": 2, "fuel": 0, "adrenaline": 0}
    assert table.resources[0] == 10


@pytest.mark.clause("HTD-24", "HTD-72")
def test_two_leaders_on_one_unit_are_both_of_the_group() -> None:
    table = fort().squads("L", "L", "").units(n1="III-16").out("n1", leader=1).out("n1", leader=2).stock()
    table.reserve("III-01", wave=3).begin(Phase.COMBAT)
    table.luck(BITE, NOTHING).play("fight")
    table.asks("casualty")
    assert table.offered("name") == ["leader-1", "leader-2"]


@pytest.mark.clause("HTD-5", "HTD-4")
def test_with_nobody_left_the_last_zombies_still_have_to_fall() -> None:
    table = fort().squads("", "", "").units(n1="III-22").reserve(wave=3).begin(Phase.CHECK_2)
    assert table.why == "garrison"
    cleared = fort().squads("", "", "").reserve(wave=3).begin(Phase.CHECK_2)
    assert cleared.won


@pytest.mark.clause("HTD-17", "HTD-83")
def test_another_token_keeps_its_own_reason_while_the_executor_drives() -> None:
    table = fort().holds(bus=1, map=1).units(n2="III-22").out("n2", regulars=3).stock(fuel=2)
    table.public.stock.executor = BY_ID["II-05"]
    table.reserve("III-01", wave=3).begin(Phase.COMBAT).play("use bus")
    assert "map" in table.refuses("use map", "HTD-17")
    assert "map" not in table.refuses("use bus", "HTD-83")


@pytest.mark.clause("HTD-16", "HTD-20")
def test_a_newcomer_finds_no_room_in_a_squad_with_three_regulars() -> None:
    table = fort().squads("Lrrr", "Lrr", "L").reserve("I-04").begin(Phase.MOVEMENT)
    assert table.offered("welcome") == ["2", "3"]
    table.refuses("welcome 1", "HTD-20")
