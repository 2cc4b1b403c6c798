from __future__ import annotations

import pytest

from deadroad.games.tower_defense.public import Phase
from tests.scenarios.tower_defense.fort import BITE, HIT, fort


@pytest.mark.clause("HTD-1")
def test_the_defenders_win_when_the_last_zombie_of_the_third_wave_is_killed() -> None:
    table = fort().reserve(wave=3).units(n2="III-13").out("n2", regulars=3)
    table.luck(HIT, HIT, HIT).begin(Phase.COMBAT)
    table.play("shoot 0", "fight")
    assert table.won
    assert table.why == "cleared"


@pytest.mark.clause("HTD-1")
def test_beating_a_wave_before_the_third_does_not_win() -> None:
    table = fort().reserve(wave=2).begin(Phase.CHECK_2)
    assert table.why is None


@pytest.mark.clause("HTD-1")
def test_zombies_on_the_field_or_cards_in_reserve_put_victory_off() -> None:
    assert fort().reserve(wave=3).units(f1="III-13").begin(Phase.CHECK_2).why is None
    assert fort().reserve("III-01", wave=3).begin(Phase.CHECK_2).why is None


@pytest.mark.clause("HTD-2", "HTD-58")
def test_a_zombie_unit_that_passes_the_warehouses_ends_the_game_at_once() -> None:
    table = fort().units(w1="II-13").reserve("I-02", "I-04").dice(1).begin(Phase.MOVEMENT)
    assert table.why == "breakthrough"
    assert not table.won
    assert table.seat is None
    assert "revealed" in table.names_told
    assert len(table.all_told("revealed")) == 1  # the second card of the turn never came


@pytest.mark.clause("HTD-2")
def test_a_zombie_unit_on_the_warehouse_column_has_not_passed_it() -> None:
    table = fort().units(b1="II-13").reserve("I-02").dice(1).begin(Phase.MOVEMENT)
    assert table.why is None
    assert table.field["w1"] == "II-13"


@pytest.mark.clause("HTD-3")
def test_the_zombies_win_when_all_bastions_are_destroyed() -> None:
    table = fort().squads("Lr", "", "").destroyed(bastions=(2, 3)).units(b1="II-13").begin(Phase.CHECK_2)
    assert table.why == "bastions"
    assert not table.won


@pytest.mark.clause("HTD-3")
def test_the_zombies_win_when_the_garrison_is_dead() -> None:
    table = fort().squads("", "", "").out("n2", leader=2).units(n2="II-13").stock()
    table.luck(BITE).begin(Phase.COMBAT)
    table.play("fight")
    assert table.why == "garrison"
    assert table.outcome.ranking == [[0]]
    assert not table.won


@pytest.mark.clause("HTD-3")
def test_the_zombies_win_when_no_manned_bastion_is_left() -> None:
    table = fort().squads("", "Lrrr", "").units(b2="II-13").begin(Phase.CHECK_2)
    assert table.public.bastions == [True, False, True]
    assert table.why == "unmanned"
    assert not table.won


@pytest.mark.clause("HTD-3")
@pytest.mark.parametrize("bastion", [1, 2, 3])
def test_one_manned_bastion_is_enough_to_go_on(bastion: int) -> None:
    others = tuple(line for line in (1, 2, 3) if line != bastion)
    table = fort().squads(*["Lr" if line == bastion else "" for line in (1, 2, 3)])
    assert table.destroyed(bastions=others).begin(Phase.CHECK_2).why is None


@pytest.mark.clause("HTD-4")
def test_goods_on_the_field_do_not_put_victory_off() -> None:
    table = fort().reserve(wave=3).units(e1="III-01", f2="III-25").begin(Phase.CHECK_2)
    assert table.won


@pytest.mark.clause("HTD-4")
def test_victory_is_tested_before_defeat() -> None:
    table = fort().squads("", "", "").reserve(wave=3).begin(Phase.CHECK_2)
    assert table.public.members() == 0
    assert table.won


@pytest.mark.clause("HTD-5")
def test_a_garrison_killed_by_an_event_loses_at_the_next_check_2_only() -> None:
    table = fort().squads("", "L", "").reserve("II-06", "II-01", wave=2).dice(1, 3).begin(Phase.MOVEMENT)
    assert table.told("member-died")
    assert len(table.all_told("entered")) == 2  # the wave went on after the last death
    assert table.names_told[-1] == "garrison-dead"
    assert table.why == "garrison"


@pytest.mark.clause("HTD-5")
def test_a_garrison_killed_in_a_set_up_may_still_recruit() -> None:
    table = fort().squads("", "L", "").stock(xp=5)
    table.public.turn = 4
    table.reserve("II-06", "II-01", "II-02", *["II-03"] * 15, wave=2)
    table.public.wave, table.public.reserve = 0, 0
    table.begin(Phase.SET_UP)
    assert table.told("member-died") == {"victim": 1}
    assert table.public.members() == 0
    assert table.offered("recruit") == ["leader 1", "leader 2", "leader 3"]
    table.dice(1, 3).play("recruit leader 1", "recruit regular 1")
    table.play("done")
    assert table.why is None


@pytest.mark.clause("HTD-5")
def test_a_garrison_killed_in_a_set_up_that_can_not_recruit_loses_at_check_2() -> None:
    table = fort().squads("", "L", "").stock(xp=2)
    table.public.turn = 4
    table.reserve("II-06", "II-01", "II-02", *["II-03"] * 15, wave=2)
    table.public.wave, table.public.reserve = 0, 0
    table.dice(1, 3).begin(Phase.SET_UP)
    assert table.why == "garrison"
