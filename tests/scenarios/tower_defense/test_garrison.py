from __future__ import annotations

import pytest

from deadroad.games.tower_defense.options import LEADER, REGULAR
from deadroad.games.tower_defense.public import FALLEN, HOME, VACANT, Phase
from tests.scenarios.tower_defense.fort import BITE, NOTHING, fort


@pytest.mark.clause("HTD-20")
def test_a_squad_has_at_most_three_regulars() -> None:
    table = fort().stock(xp=9).begin(Phase.GARRISON)
    table.refuses("recruit regular 2", "HTD-20")


@pytest.mark.clause("HTD-20")
def test_a_squad_has_one_leader() -> None:
    table = fort().squads("", "Lr", "").stock(xp=9).begin(Phase.GARRISON)
    table.refuses("recruit leader 2", "HTD-20")


@pytest.mark.clause("HTD-21")
def test_squads_mix_while_intercepting_and_are_home_at_the_end_of_the_turn() -> None:
    table = fort().squads("Lr", "Lrr", "").stock(fuel=5).reserve("II-01", wave=2).units(f2="II-03")
    table.begin(Phase.INTERCEPTION)
    table.play("gather 2", "join regular 1", "join leader 2", "join regular 2", "intercept f2", "done")
    table.take().play("quarter 1 1")
    assert table.drawn_squads == ("Lr", "Lrr", "")
    assert table.public.phase is Phase.WAREHOUSES
    assert sum(table.public.sent) == sum(table.public.posted) == 0


@pytest.mark.clause("HTD-22")
def test_regulars_of_a_dissolved_squad_join_squads_with_room() -> None:
    table = fort().squads("Lr", "Lrrr", "Lrrr")
    table.public.move_leader(1, FALLEN)
    table.begin(Phase.CHECK_2)
    assert table.told("dissolved") == {"bastion": 1}
    assert table.told("left-play") == {"regulars": 1}  # seven regulars, six places
    assert table.drawn_squads == ("Lrrr", "", "Lrrr")


@pytest.mark.clause("HTD-23")
def test_a_leader_costs_3_and_a_regular_2_experience() -> None:
    table = fort().squads("", "Lr", "").stock(xp=7).begin(Phase.GARRISON)
    table.play("recruit leader 1")
    assert table.public.xp == 4
    assert table.told("recruited") == {"rank": LEADER, "bastion": 0, "price": 3}
    table.play("recruit regular 1", "recruit regular 2")
    assert table.public.xp == 0
    assert table.told("recruited") == {"rank": REGULAR, "bastion": 1, "price": 2}
    assert table.drawn_squads == ("Lr", "Lrr", "")


@pytest.mark.clause("HTD-23")
def test_too_little_experience_recruits_nobody() -> None:
    table = fort().squads("", "Lr", "").stock(xp=2).begin(Phase.GARRISON)
    table.refuses("recruit leader 1", "HTD-23")
    assert fort().squads("", "Lr", "").stock(xp=1).begin(Phase.GARRISON).offered("recruit") == []


@pytest.mark.clause("HTD-23")
def test_a_bastion_without_squad_needs_a_leader_first() -> None:
    table = fort().stock(xp=9).begin(Phase.GARRISON)
    table.refuses("recruit regular 1", "HTD-23")
    table.play("recruit leader 1")
    assert "regular 1" in table.offered("recruit")


@pytest.mark.clause("HTD-24")
def test_for_an_event_any_member_anywhere_can_be_named() -> None:
    table = fort().squads("Lr", "Lr", "").stored(3, regulars_of=2, leader=1).reserve("II-06", wave=2)
    table.begin(Phase.MOVEMENT)
    assert table.offered("name") == ["leader-1", "leader-2", "regular-1", "regular-2", "regular-2-adrenaline"]
    table.refuses("name regular-3", "HTD-24")
    table.dice(1).play("name regular-2-adrenaline")
    assert sum(table.public.posted) == 0
    assert table.public.home == [1, 1, 0]


@pytest.mark.clause("HTD-24")
def test_in_a_combat_a_member_of_that_group_is_named() -> None:
    table = fort().squads("L", "rr", "Lr").units(n2="II-13").out("n2", regulars=1, leader=2).stock()
    table.luck(BITE, NOTHING).begin(Phase.COMBAT)
    table.play("fight")
    assert table.offered("name") == ["leader-2", "regular"]
    table.refuses("name leader-1", "HTD-24")
    table.refuses("name regular-3", "HTD-24")
    table.luck(BITE).play("name leader-2", "fight")
    assert table.public.sent[7] == 0  # the next bite took the regular: nobody else was there


@pytest.mark.clause("HTD-24")
def test_a_leader_counts_as_one_survivor_and_rolls_one_die() -> None:
    table = fort().units(n2="II-13").squads("", "", "").out("n2", regulars=2, leader=2).stock(fuel=2)
    table.luck(NOTHING, NOTHING, NOTHING).begin(Phase.COMBAT)
    table.play("fight")
    dice = table.told("rolled")["dice"]
    assert isinstance(dice, list)
    assert len(dice) == 3


@pytest.mark.clause("HTD-25")
def test_a_squad_whose_leader_died_in_an_event_still_acts_this_turn() -> None:
    table = fort().squads("L", "Lrr", "").stock(fuel=4, ammo=20).reserve("II-06", wave=2).units(n2="II-01")
    table.begin(Phase.MOVEMENT)
    table.dice(1).play("name leader-2")
    assert table.public.leaders[1] == FALLEN
    assert table.public.capacity() == 20
    table.play("gather 2", "join regular 2", "intercept n2", "done")
    assert table.told("dissolved") == {"bastion": 1}
    assert table.all_told("cut")[0] == {"ammo": 10, "fuel": 0, "adrenaline": 0}  # before the recovery
    table.take()
    assert table.told("collected")
    assert table.drawn_squads == ("Lrr", "", "")


@pytest.mark.clause("HTD-25")
def test_a_leader_who_dies_in_a_set_up_dissolves_the_squad_at_once() -> None:
    table = fort().squads("Lr", "Lrr", "Lrr").stock(ammo=25)
    table.public.turn = 5
    table.reserve("II-06", "II-01", "II-02", *["II-03"] * 15, wave=2)
    table.public.wave, table.public.reserve = 0, 0
    table.begin(Phase.SET_UP)
    table.play("name leader-2")
    assert table.public.leaders[1] == VACANT
    assert table.resources[0] == 20
    # Only the two of the dissolved squad move, wherever there is room.
    assert table.offered("quarter") == ["1 2", "1 3"]
    table.refuses("quarter 1 0", "HTD-25")
    table.play("quarter 1 2")
    assert table.drawn_squads == ("Lrr", "", "Lrrr")


@pytest.mark.clause("HTD-25")
@pytest.mark.parametrize(
    ("first", "third", "choices"), [("Lrr", "L", ["1 2", "1 3"]), ("L", "Lrr", ["1 0", "1 1"])]
)
def test_a_squad_dissolved_in_a_set_up_moves_nobody_else(first: str, third: str, choices: list[str]) -> None:
    table = fort().squads(first, "Lr", third)
    table.public.turn = 5
    table.reserve("II-06", "II-01", "II-02", *["II-03"] * 15, wave=2)
    table.public.wave, table.public.reserve = 0, 0
    table.begin(Phase.SET_UP)
    table.play("name leader-2")
    assert table.offered("quarter") == choices


@pytest.mark.clause("HTD-26")
def test_a_bastion_stays_manned_while_its_leader_is_away() -> None:
    table = fort().stored(1, regulars_of=2, leader=2, regulars=0).begin(Phase.CHECK_2)
    assert table.why is None
    assert table.public.leaders[1] == HOME


@pytest.mark.clause("HTD-26")
def test_a_destroyed_bastion_takes_no_new_leader() -> None:
    table = fort().stock(xp=9).destroyed(bastions=(1,)).begin(Phase.GARRISON)
    table.refuses("recruit leader 1", "HTD-26")
    table.refuses("recruit regular 1", "HTD-26")
    assert table.offered("recruit") == ["leader 3"]


@pytest.mark.clause("HTD-26")
def test_nothing_destroyed_is_rebuilt_when_a_new_wave_comes() -> None:
    table = fort().destroyed(bastions=(1,), warehouses=(3,))
    table.public.turn = 5
    table.reserve("II-01", "II-01", "II-02", *["II-03"] * 15, wave=2)
    table.public.wave, table.public.reserve = 0, 0
    table.begin(Phase.SET_UP)
    assert table.public.bastions == [False, True, True]
    assert table.public.warehouses == [True, True, False]


@pytest.mark.clause("HTD-27")
def test_the_reserve_of_members_and_the_experience_have_no_limit() -> None:
    table = fort().squads("L", "L", "L").stock(xp=60).begin(Phase.GARRISON)
    for bastion in (1, 2, 3):
        table.play(*[f"recruit regular {bastion}"] * 3)
    assert table.public.xp == 42
    assert table.public.members() == 12


@pytest.mark.clause("HTD-27")
def test_a_member_who_left_play_can_be_recruited_again() -> None:
    table = fort().squads("L", "rr", "").destroyed(bastions=(2,)).stock(xp=2)
    table.out("f1", regulars=2).units(f1="II-01").reserve("II-01", wave=2).begin(Phase.COMBAT)
    table.take()
    assert table.told("left-play") == {"regulars": 1}
    assert table.drawn_squads[0] == "Lrrr"
    table.public.change_home(0, -1)
    table.begin(Phase.GARRISON)
    table.play("recruit regular 1")
    assert table.drawn_squads[0] == "Lrrr"


@pytest.mark.clause("HTD-22", "HTD-25")
def test_regulars_of_other_squads_stay_in_a_set_up_and_the_refusal_says_so() -> None:
    table = fort().squads("Lrr", "Lr", "Lr").stock(xp=0)
    table.public.turn = 4
    table.reserve("II-06", "II-01", "II-02", *["II-03"] * 15, wave=2)
    table.public.wave, table.public.reserve = 0, 0
    table.begin(Phase.SET_UP).play("name leader-3")
    assert table.offered("quarter") == ["1 2", "1 3"]
    assert "stay" in table.refuses("quarter 1 1", "HTD-25")
