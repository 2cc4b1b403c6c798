from __future__ import annotations

import pytest

from deadroad.games.tower_defense.public import Phase
from tests.reasons import reason_of
from tests.scenarios.tower_defense.fort import BITE, CRITICAL, HIT, HORROR, NOTHING, OPPORTUNITY, fort


@pytest.mark.clause("HTD-63")
def test_the_members_of_the_group_are_the_survivors_of_the_fight() -> None:
    table = fort().squads("Lrr", "", "").units(n2="II-16").out("n2", regulars=3).stock(fuel=2)
    table.luck(HIT, HIT, HIT).begin(Phase.COMBAT)
    table.play("fight")
    assert table.told("rolled")["dice"] == [0, 0, 0]
    assert table.public.stock.zombies == 1


@pytest.mark.clause("HTD-63")
def test_there_is_one_shooting_round_with_two_dice_an_ammo() -> None:
    table = fort().units(n2="II-16").out("n2", regulars=1).stock(ammo=3, fuel=2)
    table.luck(HIT, CRITICAL, HIT, NOTHING).begin(Phase.COMBAT)
    table.play("shoot 2")
    assert table.resources[0] == 1
    assert table.public.stock.zombies == 1
    table.asks("stand")


@pytest.mark.clause("HTD-63")
@pytest.mark.parametrize("cell", ["b1", "w1"])
def test_nobody_shoots_on_a_bastion_or_a_warehouse(cell: str) -> None:
    table = fort().units(**{cell: "II-16"}).out(cell, regulars=3).stock(ammo=9, fuel=2).begin(Phase.COMBAT)
    table.asks("stand")
    table.refuses("shoot 1", "HTD-63")
    assert table.resources[0] == 9


@pytest.mark.clause("HTD-63")
def test_bites_opportunities_and_criticals_are_settled_with_adrenaline() -> None:
    table = fort().units(n2="II-13").out("n2", regulars=3).stock(fuel=2, adrenaline=3)
    table.luck(BITE, OPPORTUNITY, CRITICAL).begin(Phase.COMBAT)
    table.play("fight", "bite adrenaline", "opportunity yes", "second yes")
    assert table.resources == (0, 2, 0)
    assert table.public.stock.zombies == 2


@pytest.mark.clause("HTD-63")
def test_a_horde_has_its_dice_and_horrible_deaths() -> None:
    table = fort().units(n2="III-21").out("n2", regulars=3).stock(fuel=2)
    table.luck(HORROR, HIT, HIT).begin(Phase.COMBAT)
    table.play("fight")
    assert table.told("horribly-died")["amount"] == 1
    assert table.public.sent[7] == 2


@pytest.mark.clause("HTD-63")
def test_red_text_of_the_card_holds() -> None:
    table = fort().units(n2="III-10").out("n2", regulars=2).stock(adrenaline=5)
    table.luck(BITE, HIT).begin(Phase.COMBAT)
    table.play("fight")
    assert table.resources[2] == 5
    assert table.all_told("member-died")


@pytest.mark.clause("HTD-64")
def test_a_combat_is_abandoned_for_2_fuel_and_the_zombies_are_whole_again() -> None:
    table = fort().units(n2="II-16").out("n2", regulars=2).stock(ammo=1, fuel=3).reserve("II-01", wave=2)
    table.luck(HIT, HIT).begin(Phase.COMBAT)
    table.play("shoot 1", "flee")
    assert table.told("abandoned")
    assert table.resources[1] == 1
    assert table.field == {"n2": "II-16"}
    assert table.gone == []
    table.stock(fuel=2).out("n2", regulars=2).begin(Phase.COMBAT)
    assert table.public.stock.zombies == 4


@pytest.mark.clause("HTD-64")
def test_nothing_is_taken_from_an_abandoned_unit() -> None:
    table = fort().units(n2="II-18").out("n2", regulars=2).stock(fuel=2).begin(Phase.COMBAT)
    table.play("flee")
    assert table.resources == (0, 0, 0)
    assert table.public.xp == 0


@pytest.mark.clause("HTD-64")
def test_abandoning_takes_2_fuel_and_comes_before_a_melee_round() -> None:
    table = fort().units(n2="II-16").out("n2", regulars=2).stock(fuel=2)
    table.luck(NOTHING, NOTHING).begin(Phase.COMBAT)
    table.play("fight", "flee")
    assert "abandoned" in table.names_told
    poor = fort().units(n2="II-16").out("n2", regulars=3).stock(fuel=1).begin(Phase.COMBAT)
    poor.refuses("flee", "HTD-64")


@pytest.mark.clause("HTD-64")
@pytest.mark.parametrize(("adrenaline", "idle"), [(2, ["flee"]), (1, [])])
def test_flight_is_idle_while_adrenaline_covers_every_bite(adrenaline: int, idle: list[str]) -> None:
    table = fort().units(n2="II-16").out("n2", regulars=2).stock(fuel=2, adrenaline=adrenaline)
    table.begin(Phase.COMBAT)
    table.asks("stand")
    found = table.state.stack[-1].idle(table.state)
    assert [table.match.game.space.option(option).notation for option in found] == idle


@pytest.mark.clause("HTD-65")
def test_an_area_with_zombies_still_on_it_is_destroyed_and_they_stay() -> None:
    table = fort().squads("L", "Lrrr", "").units(b2="II-13", w3="II-16").reserve("II-01", wave=2)
    table.begin(Phase.CHECK_2)
    assert table.public.bastions == [True, False, True]
    assert table.public.warehouses == [True, True, False]
    assert table.field == {"b2": "II-13", "w3": "II-16"}


@pytest.mark.clause("HTD-65")
def test_an_area_whose_zombies_were_beaten_stands() -> None:
    table = fort().units(b2="II-16").out("b2", regulars=3).squads("", "L", "").stock()
    table.luck(HIT, HIT, HIT, HIT).begin(Phase.COMBAT)
    assert table.public.bastions == [True, True, True]


@pytest.mark.clause("HTD-65")
def test_destruction_comes_after_the_last_combat_and_counts_at_check_2() -> None:
    table = fort().units(b2="II-16", n1="II-13").out("b2", regulars=1).out("n1", regulars=1).stock(fuel=4)
    table.squads("", "L", "").begin(Phase.COMBAT)
    table.play("combat b2", "flee")
    assert table.public.bastions == [True, True, True]
    table.play("flee")
    assert table.public.bastions == [True, False, True]
    assert table.why == "unmanned"


@pytest.mark.clause("HTD-65")
def test_members_in_a_destroyed_warehouse_survive_and_bring_nothing() -> None:
    table = fort().squads("", "Lrr", "").stored(1, regulars_of=2).stock().units(w1="II-13")
    table.reserve("II-01", wave=2).begin(Phase.CHECK_2)
    assert table.resources == (0, 0, 0)
    assert table.drawn_squads == ("", "Lrrr", "")


@pytest.mark.clause("HTD-66")
def test_survivors_can_not_move_into_a_bastion_that_is_intact_but_not_manned() -> None:
    table = fort().squads("Lrrr", "Lrr", "").units(b2="II-13").reserve("II-01", wave=2).begin(Phase.CHECK_2)
    assert table.drawn_squads == ("Lrrr", "", "")
    assert table.told("left-play") == {"regulars": 2}


@pytest.mark.clause("HTD-66")
def test_check_2_looks_for_victory_and_defeat_after_the_combats() -> None:
    table = fort().reserve(wave=3).units(n2="III-16").out("n2", regulars=1).squads("", "Lrr", "")
    table.stock(fuel=2).begin(Phase.COMBAT)
    table.play("flee")
    assert table.why is None


@pytest.mark.clause("HTD-68")
def test_a_group_wiped_out_with_the_last_zombie_has_not_won() -> None:
    table = fort().units(n2="III-02").out("n2", regulars=2).squads("", "L", "").stock()
    table.reserve("III-01", wave=3).begin(Phase.COMBAT)
    table.public.stock.zombies = 1
    table.luck(BITE, HIT).play("fight")
    assert "won-fight" in table.names_told  # one bite, one hit: somebody lives to have won
    table = fort().units(n2="III-28").out("n2", regulars=2).squads("", "L", "").stock()
    table.reserve("III-01", wave=3).begin(Phase.COMBAT)
    table.public.stock.zombies = 1
    table.luck(HORROR, HIT).play("fight")
    assert "won-fight" in table.names_told
    table = fort().units(n2="III-02").out("n2", regulars=2).squads("", "L", "").stock()
    table.reserve("III-01", wave=3).begin(Phase.COMBAT)
    table.public.stock.zombies = 1
    table.luck(BITE, BITE).play("fight")
    assert "wiped-out" in table.names_told
    assert table.field == {"n2": "III-02"}
    assert table.public.won == []


@pytest.mark.clause("HTD-74")
def test_combats_are_fought_in_the_players_order_from_one_stock() -> None:
    table = fort().units(n1="II-16", n2="II-17", n3="II-18").stock(ammo=3, fuel=0)
    table.out("n1", regulars=1).out("n2", regulars=1).out("n3", regulars=1).begin(Phase.COMBAT)
    assert table.offered("combat") == ["n1", "n2", "n3"]
    table.luck(*[HIT] * 6).play("combat n3", "shoot 3")
    assert table.resources[0] == 0
    assert table.offered("combat") == ["n1", "n2"]
    table.refuses("combat n3", "HTD-72")


@pytest.mark.clause("HTD-74")
def test_what_is_found_this_turn_does_not_serve_in_its_combats() -> None:
    table = fort().units(n1="II-18", n2="II-16").stock(ammo=3, fuel=2).squads("", "L", "")
    table.out("n1", regulars=2).out("n2", regulars=2).luck(*[HIT] * 6).begin(Phase.COMBAT)
    table.play("combat n1", "shoot 3")
    assert table.public.won == [2]
    assert table.resources[0] == 0  # the three ammo of the first unit come with the recovery
    table.asks("stand")


@pytest.mark.clause("HTD-75")
def test_red_text_that_forbids_flight_forbids_abandoning() -> None:
    table = fort().units(n2="III-19").out("n2", regulars=3).stock(fuel=9).begin(Phase.COMBAT)
    assert table.options == ["fight"]
    table.refuses("flee", "HTD-75")


@pytest.mark.clause("HTD-75")
def test_without_a_shooting_round_bites_add_no_zombies() -> None:
    table = fort().units(b1="II-14").out("b1", regulars=3).stock(ammo=5, fuel=2, adrenaline=1)
    table.luck(BITE, HIT, HIT).begin(Phase.COMBAT)
    table.play("fight")
    assert "more-came" not in table.names_told
    assert table.public.stock.zombies == 4


@pytest.mark.clause("HTD-75")
def test_shooting_is_possible_again_where_the_area_is_destroyed() -> None:
    table = fort().destroyed(bastions=(1,), warehouses=(3,)).units(b1="II-14").out("b1", regulars=3)
    table.stock(ammo=5).begin(Phase.COMBAT)
    table.asks("shoot")
    other = fort().destroyed(warehouses=(3,)).units(w3="II-14").out("w3", regulars=3).stock(ammo=5)
    other.begin(Phase.COMBAT).asks("shoot")


@pytest.mark.clause("HTD-63")
def test_a_combat_without_a_unit_is_refused_for_that() -> None:
    table = (
        fort().units(n1="II-16", n2="II-13").out("n1", regulars=1).out("n2", regulars=1).begin(Phase.COMBAT)
    )
    assert reason_of(table, "combat n3") == "no-unit"
    assert reason_of(table, "combat n1") == ""
