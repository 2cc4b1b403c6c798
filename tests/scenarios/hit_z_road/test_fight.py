"""Fights with ordinary zombies (HZR-36 to HZR-44, HZR-49, HZR-52)."""

from __future__ import annotations

from itertools import permutations

import pytest

from deadroad.games.hit_z_road.cards import FACES
from deadroad.kernel.reach import reaches
from tests.scenarios.hit_z_road.road import NUMBER, Road, ids, trip

EIGHT = "III-16"  # eight zombies, no loot, no text


def fight(card: str = EIGHT, **amounts: int) -> Road:
    """A group before its shooting round."""
    return trip(2).has(0, **amounts).meets(card)


def melee(*faces: str, zombies: int = 8, **amounts: int) -> Road:
    """A group after the first roll of a melee: one survivor for each die, no shooting."""
    road = fight(EIGHT, ammo=0, survivors=len(faces), **amounts).has(zombies=zombies)
    road.asks("stand", seat=0)
    return road.rolls(*faces).play("fight")


# Shooting


@pytest.mark.clause("HZR-36")
def test_each_ammo_rolls_two_black_dice() -> None:
    road = fight().rolls(*["nothing"] * 6).play("shoot 3")
    assert road.told("shot") == {"seat": 0, "amount": 3, "dice": [FACES.index("nothing")] * 6}
    assert road.group().ammo == 1
    assert road.luck_left == 0


@pytest.mark.clause("HZR-36")
def test_a_reach_includes_fighting_and_fleeing_without_a_shot() -> None:
    ends = [end for reach in fight(ammo=2, fuel=2).match.reach() for end in reach.ends]
    assert {end.name: len(end.row) for end in ends} == {"shoot 1": 1, "shoot 2": 1, "fight": 2, "flee": 2}
    # A token that is held back leads on to the same ends.
    road = trip(2).has(0, ammo=1, fuel=2).holds("molotov").meets(EIGHT)
    ends = [end for reach in road.match.reach() for end in reach.ends]
    assert {end.name: len(end.row) for end in ends} == {"use molotov": 1, "shoot 1": 2, "fight": 3, "flee": 3}


@pytest.mark.clause("HZR-36")
def test_a_reach_proposes_an_amount_to_shoot_unless_it_is_nothing() -> None:
    (opening,) = fight(ammo=4).match.reach()
    assert opening.fill is not None
    assert len(opening.fill.row) == 1
    assert not opening.fill.known
    assert opening.fill.name in ("shoot 1", "shoot 2", "shoot 3", "shoot 4")
    assert [reach.fill for reach in fight(ammo=0, fuel=2).match.reach() if reach.fill is not None] == []


@pytest.mark.clause("HZR-36")
def test_hits_and_criticals_remove_one_zombie_each_and_no_other_face_counts() -> None:
    road = fight(ammo=4)
    road.rolls("hit", "critical", "opportunity", "bite", "nothing", "hit").play("shoot 3")
    assert road.told("shot-down") == {"seat": 0, "amount": 3, "left": 5}
    assert (road.group().zombies, road.group().survivors, road.group().adrenaline) == (5, 5, 4)
    road.asks("stand")


@pytest.mark.clause("HZR-36")
def test_no_ammo_spent_means_no_shooting_round() -> None:
    road = fight().play("shoot 0")
    assert road.names_told == []
    assert (road.group().ammo, road.group().zombies) == (4, 8)
    road.asks("stand")


@pytest.mark.clause("HZR-36")
def test_nobody_fires_more_than_they_have() -> None:
    road = fight(ammo=2)
    assert road.options == ["shoot 0", "shoot 1", "shoot 2"]
    assert "2" in road.refuses("shoot 3", clause="HZR-36")


@pytest.mark.clause("HZR-36")
def test_there_is_at_most_one_shooting_round() -> None:
    road = fight(ammo=4).rolls("nothing", "nothing").play("shoot 1")
    road.refuses("shoot 1", clause="HZR-36")
    road.rolls(*["nothing"] * 5).play("fight")
    road.asks("stand")
    road.refuses("shoot 1", clause="HZR-36")


@pytest.mark.clause("HZR-36")
def test_shooting_comes_before_melee_and_flight() -> None:
    road = fight()
    road.refuses("fight", clause="HZR-36")
    road.refuses("flee", clause="HZR-37")


@pytest.mark.clause("HZR-36")
def test_a_shooting_round_can_win_the_fight_alone() -> None:
    road = fight().rolls(*["hit"] * 8).play("shoot 4")
    assert road.won() == [EIGHT]
    assert road.seat is None


@pytest.mark.clause("HZR-49")
def test_all_dice_are_rolled_at_once_and_surplus_kills_are_lost() -> None:
    road = fight("III-12", ammo=4).rolls(*["hit"] * 8).play("shoot 4")
    assert len(road.all_told("shot")) == 1
    assert road.told("shot-down") == {"seat": 0, "amount": 3, "left": 0}
    assert road.group().zombies == 0
    assert road.luck_left == 0


# Flight


@pytest.mark.clause("HZR-37")
def test_flight_costs_two_fuel_and_the_card_goes_to_the_box() -> None:
    road = fight("II-18").play("shoot 0", "flee")
    assert road.group().fuel == 2
    assert road.won() == []
    assert ids(road.public.box) == ["II-18"]
    assert road.told("boxed") == {"card": NUMBER["II-18"]}


@pytest.mark.clause("HZR-37")
def test_loot_and_events_stand_after_flight() -> None:
    road = fight("I-16").play("shoot 0", "flee")
    assert road.group().ammo == 5
    assert road.held("wound") == 1


@pytest.mark.clause("HZR-37")
def test_the_next_card_of_the_road_is_resolved_after_flight() -> None:
    road = trip(2).roads(EIGHT, "I-01", "I-03", "II-02").adventure(0, 1)
    road.play("road 1", "shoot 0", "flee")
    assert road.won(0) == ["I-01"]


@pytest.mark.clause("HZR-37")
def test_flight_is_open_before_every_melee_round() -> None:
    road = fight().play("shoot 0").rolls(*["nothing"] * 5).play("fight")
    road.asks("stand")
    assert road.options == ["fight", "flee"]
    road.play("flee")
    assert road.told("fled") == {"seat": 0}


@pytest.mark.clause("HZR-37")
def test_flight_is_open_after_shooting_too() -> None:
    road = fight().rolls("hit", "hit").play("shoot 1", "flee")
    assert (road.group().ammo, road.group().fuel) == (3, 2)


@pytest.mark.clause("HZR-37")
def test_a_group_without_two_fuel_cannot_flee() -> None:
    road = fight(fuel=1).play("shoot 0")
    assert road.options == ["fight"]
    assert "1" in road.refuses("flee", clause="HZR-37")


# Melee


@pytest.mark.clause("HZR-38")
@pytest.mark.parametrize("survivors", [1, 3, 6])
def test_as_many_black_dice_as_survivors_are_rolled(survivors: int) -> None:
    assert melee(*["nothing"] * survivors).rolled == ["nothing"] * survivors


@pytest.mark.clause("HZR-38")
def test_melee_goes_on_while_zombies_remain() -> None:
    road = melee("hit", "hit", "hit")
    assert road.group().zombies == 5
    road.rolls("hit", "hit", "nothing").play("fight")
    assert road.group().zombies == 3
    road.rolls("hit", "hit", "hit").play("fight")
    assert road.told("won-fight") == {"seat": 0}
    assert road.seat is None


@pytest.mark.clause("HZR-38")
def test_the_dead_roll_no_dice_in_the_next_round() -> None:
    road = melee("bite", "bite", "nothing", adrenaline=0)
    assert road.group().survivors == 1
    road.rolls("nothing").play("fight")
    assert road.rolled == ["nothing"]


@pytest.mark.clause("HZR-39")
def test_a_bite_costs_an_adrenaline_or_a_survivor_as_the_player_chooses() -> None:
    road = melee("bite", "nothing", "nothing", adrenaline=2)
    road.asks("melee")
    assert road.options == ["bite adrenaline", "bite survivor"]
    road.play("bite adrenaline")
    assert (road.group().adrenaline, road.group().survivors) == (1, 3)
    road = melee("bite", "nothing", "nothing", adrenaline=2).play("bite survivor")
    assert (road.group().adrenaline, road.group().survivors) == (2, 2)


@pytest.mark.clause("HZR-40")
def test_nothing_changes_nothing() -> None:
    road = melee("nothing", "nothing")
    assert road.names_told == ["rolled"]
    assert (road.group().zombies, road.group().survivors, road.purse()) == (8, 2, (0, 4, 4))
    road.asks("stand")


@pytest.mark.clause("HZR-41")
def test_an_opportunity_kills_for_an_adrenaline_or_not_at_all() -> None:
    road = melee("opportunity", "nothing", adrenaline=2)
    assert road.options == ["opportunity yes", "opportunity no"]
    road.play("opportunity yes")
    assert (road.group().adrenaline, road.group().zombies) == (1, 7)
    road = melee("opportunity", "nothing", adrenaline=2).play("opportunity no")
    assert (road.group().adrenaline, road.group().zombies) == (2, 8)
    road.asks("stand")


@pytest.mark.clause("HZR-41")
def test_without_adrenaline_an_opportunity_passes() -> None:
    road = melee("opportunity", "nothing", adrenaline=0)
    assert road.group().zombies == 8
    road.asks("stand")


@pytest.mark.clause("HZR-42")
def test_a_hit_kills_a_zombie() -> None:
    road = melee("hit", "hit", "nothing")
    assert road.told("killed") == {"seat": 0, "amount": 2, "left": 6}
    assert road.group().adrenaline == 4


@pytest.mark.clause("HZR-43")
def test_a_critical_kills_one_and_a_second_for_an_adrenaline() -> None:
    road = melee("critical", "nothing", adrenaline=1)
    assert road.group().zombies == 7
    assert road.options == ["second yes", "second no"]
    road.play("second yes")
    assert (road.group().zombies, road.group().adrenaline) == (6, 0)
    assert road.told("struck-twice") == {"seat": 0, "left": 6}


@pytest.mark.clause("HZR-43")
def test_the_second_kill_of_a_critical_may_be_left() -> None:
    road = melee("critical", "nothing", adrenaline=1).play("second no")
    assert (road.group().zombies, road.group().adrenaline) == (7, 1)


@pytest.mark.clause("HZR-43")
def test_without_adrenaline_a_critical_kills_one() -> None:
    road = melee("critical", "nothing", adrenaline=0)
    assert road.group().zombies == 7
    road.asks("stand")


# A whole roll


@pytest.mark.clause("HZR-44")
def test_bites_still_count_when_the_last_zombie_has_fallen() -> None:
    road = melee("hit", "bite", zombies=1, adrenaline=1)
    assert road.group().zombies == 0
    assert road.options == ["bite adrenaline", "bite survivor"]
    road.play("bite survivor")
    assert road.group().survivors == 1
    assert road.won() == [EIGHT]


@pytest.mark.clause("HZR-44")
def test_a_group_that_falls_with_the_last_zombie_is_eliminated() -> None:
    road = trip(2).has(0, ammo=0, adrenaline=1, survivors=2).roads(EIGHT, "I-01", "I-03", "II-02")
    road.adventure(0, 1).play("road 1").rolls("bite", "nothing").play("fight")
    road.has(0, survivors=1, zombies=0).play("bite survivor")
    assert road.told("eliminated") == {"seat": 0}
    assert "won-fight" not in road.names_told
    assert EIGHT in ids(road.public.box)


@pytest.mark.clause("HZR-52")
def test_hits_and_first_kills_apply_before_the_player_settles_the_rest() -> None:
    road = melee("bite", "opportunity", "critical", "hit", adrenaline=3)
    assert road.group().zombies == 6
    values = road.asks("melee")
    assert values == {"bites": 1, "opportunities": 1, "seconds": 1, "zombies": 6}


@pytest.mark.clause("HZR-52")
def test_bites_opportunities_and_second_kills_are_settled_in_any_order() -> None:
    for answers in permutations(["bite survivor", "opportunity yes", "second no"]):
        road = melee("bite", "opportunity", "critical", adrenaline=3)
        road.play(*answers).asks("stand")
        assert (road.group().survivors, road.group().adrenaline, road.group().zombies) == (2, 2, 6)


@pytest.mark.clause("HZR-52")
def test_a_die_that_is_settled_cannot_be_settled_again() -> None:
    road = melee("bite", "opportunity", "nothing", adrenaline=3).play("bite survivor")
    road.refuses("bite adrenaline", clause="HZR-52")
    road.refuses("second yes", clause="HZR-52")


@pytest.mark.clause("HZR-52")
def test_adrenaline_spent_on_one_die_is_gone_for_the_others() -> None:
    road = melee("bite", "opportunity", "nothing", adrenaline=1).play("opportunity yes")
    assert (road.group().survivors, road.group().adrenaline, road.group().zombies) == (2, 0, 7)
    road.asks("stand")


@pytest.mark.clause("HZR-52")
def test_no_adrenaline_is_spent_on_a_kill_when_no_zombie_is_left() -> None:
    road = melee("hit", "opportunity", "critical", zombies=2)
    assert road.seat is None
    assert (road.group().adrenaline, road.won()) == (4, [EIGHT])


@pytest.mark.clause("HZR-52")
def test_an_opportunity_that_kills_the_last_zombie_takes_the_second_kill_away() -> None:
    road = melee("bite", "opportunity", "critical", zombies=2, adrenaline=3).play("opportunity yes")
    assert road.options == ["bite adrenaline", "bite survivor"]


@pytest.mark.clause("HZR-52")
def test_without_adrenaline_a_bite_takes_a_survivor_unasked() -> None:
    road = melee("bite", "nothing", "nothing", adrenaline=0)
    assert road.group().survivors == 2
    assert road.told("bitten") == {"seat": 0}
    road.asks("stand")


@pytest.mark.clause("HZR-52")
def test_bites_beyond_the_last_survivor_are_ignored() -> None:
    road = melee("bite", "bite", "nothing", adrenaline=1)
    road.group().survivors = 1
    road.play("bite survivor")
    assert road.group().survivors == 0
    assert road.group().adrenaline == 1
    assert road.seat is None


@pytest.mark.clause("HZR-75")
def test_flight_that_the_card_forbids_is_refused_by_the_card_before_shooting_too() -> None:
    road = trip(2).meets("III-19")
    road.asks("shoot")
    assert "forbids" in road.refuses("flee", clause="HZR-75")


@pytest.mark.clause("HZR-36")
@pytest.mark.parametrize("amount", [0, 1, 2, 3])
def test_any_second_shooting_is_refused_by_the_one_shooting_round(amount: int) -> None:
    road = trip(2).meets(EIGHT).rolls("nothing", "nothing").play("shoot 1")
    assert "only one" in road.refuses(f"shoot {amount}", clause="HZR-36")


@pytest.mark.clause("HZR-36")
def test_firing_too_much_is_refused_with_the_amount_left() -> None:
    assert "2" in trip(2).has(ammo=2).meets(EIGHT).refuses("shoot 5", clause="HZR-36")


@pytest.mark.clause("HZR-38")
def test_a_group_can_flee_at_once_also_into_another_fight() -> None:
    """The plan ends with the fight: it does not go on to what is fired in the next one."""
    road = trip(2).has(0, survivors=5, ammo=2, fuel=2, adrenaline=5)
    road.roads("II-20", "II-13", "I-01", "I-02", "I-01", "I-02").adventure(0, 1).play("road 1")
    ends = {end.name: end.row for reach in reaches(road.match.game, road.match.view(0)) for end in reach.ends}
    assert set(ends) == {"shoot 1", "shoot 2", "fight", "flee"}
    assert len(ends["flee"]) == 2
