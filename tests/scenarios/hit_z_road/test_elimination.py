"""Elimination (HZR-50, HZR-51, HZR-54, HZR-55)."""

from __future__ import annotations

import pytest

from deadroad.games.hit_z_road.cards import TOKENS
from tests.scenarios.hit_z_road.road import NUMBER, Road, ids, numbers, trip

DEADLY = "II-06"  # one fuel, then lose one survivor


def doomed() -> Road:
    """Three groups; the first has one survivor left, cards, resources and tokens."""
    road = trip(3).has(0, survivors=1).holds("map", "molotov", seat=0)
    road.group(0).won = numbers("I-01", "I-02")
    return road


@pytest.mark.clause("HZR-50")
def test_a_group_without_survivors_is_out_and_its_cards_go_to_the_box() -> None:
    road = doomed().roads("I-03", DEADLY, "II-02", "II-01", "III-01", "II-03").adventure(0, 1, 2)
    road.play("road 1")
    assert road.told("eliminated") == {"seat": 0}
    assert road.public.order == [1, 2]
    assert road.won(0) == []
    assert sorted(ids(road.public.box)) == ["I-01", "I-02", "I-03", DEADLY]


@pytest.mark.clause("HZR-50")
def test_an_eliminated_group_neither_bids_nor_travels() -> None:
    road = doomed().roads(DEADLY, "I-03", "II-02", "II-01", "III-01", "II-03").adventure(0, 1, 2)
    road.play("road 1", "road 2").asks("bid", seat=1)
    road.play("pass").asks("bid", seat=2)
    road.play("pass").asks("road", seat=1)


@pytest.mark.clause("HZR-51")
def test_the_rest_of_the_road_is_not_resolved() -> None:
    road = doomed().roads(DEADLY, "I-01", "II-02", "II-01", "III-01", "II-03").adventure(0, 1, 2)
    road.play("road 1")
    assert road.all_told("encountered") == [{"seat": 0, "card": NUMBER[DEADLY]}]
    assert "I-01" in ids(road.public.box)


@pytest.mark.clause("HZR-51")
def test_a_group_killed_by_the_event_does_not_fight_the_zombies_of_the_card() -> None:
    road = doomed().holds("wound").meets("II-15")
    assert "fight-began" not in road.names_told
    assert road.told("left-behind") == {"card": NUMBER["II-15"]}


@pytest.mark.clause("HZR-54")
def test_resources_and_tokens_of_the_dead_leave_the_game() -> None:
    road = doomed().roads(DEADLY, "I-01", "II-02", "II-01", "III-01", "II-03").adventure(0, 1, 2)
    road.play("road 1")
    assert road.purse(0) == (0, 0, 0)
    assert road.group(0).tokens == [0] * len(TOKENS)
    assert [road.purse(seat) for seat in (1, 2)] == [(4, 4, 4), (4, 4, 4)]
    assert [sum(road.group(seat).tokens) for seat in (1, 2)] == [0, 0]


@pytest.mark.clause("HZR-54")
def test_the_card_that_killed_and_the_unresolved_one_go_to_the_box() -> None:
    road = trip(3).has(0, survivors=1).roads(DEADLY, "I-01", "II-02", "II-01", "III-01", "II-03")
    road.adventure(0, 1, 2).play("road 1")
    assert sorted(ids(road.public.box)) == ["I-01", DEADLY]


@pytest.mark.clause("HZR-55")
def test_a_group_lives_on_with_any_one_survivor() -> None:
    road = trip(2).has(ammo=0).meets("III-16").rolls(*["bite"] * 4, "nothing").play("fight")
    road.play(*["bite survivor"] * 4)
    assert road.group().survivors == 1
    road.asks("stand", seat=0)


@pytest.mark.clause("HZR-55")
def test_nobody_is_asked_which_survivor_dies() -> None:
    road = trip(2).meets(DEADLY)
    assert road.group().survivors == 4
    assert road.seat is None
