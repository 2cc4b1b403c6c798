"""Zombies (ZOM-60 to ZOM-68)."""

from __future__ import annotations

import pytest

from deadroad.games.zombies.tiles import HOLDS
from deadroad.games.zombies.turn import Step
from tests.scenarios.zombies.town import Town, street, town


def crowd(die: int, *names: str, seats: int = 2) -> Town:
    """The zombie step of seat 0 with zombies on these spaces."""
    return street(seats).zombies_on(*names).dice(die).turn(step=Step.ZOMBIES)


@pytest.mark.clause("ZOM-60")
def test_as_many_zombies_move_as_the_die_says_one_space_each() -> None:
    table = crowd(2, "1.n", "1.s", "2.c")
    assert table.told("zombies-rolled") == {"seat": 0, "die": 2}
    assert table.asks("zombies", seat=0) == {"left": 2}
    assert table.options == ["rest", "pick 1.n", "pick 1.s", "pick 2.c"]
    table.play("pick 1.s", "step south")
    assert table.has_zombie("0.n")
    assert table.options == ["rest", "pick 1.n", "pick 2.c"]
    table.refuses("pick 0.n", clause="ZOM-60")  # it has moved
    table.play("pick 2.c", "step north")
    assert table.has_zombie("2.n")
    assert table.told("zombie-moved")
    assert table.public.active == 1


@pytest.mark.clause("ZOM-60")
def test_the_step_ends_when_no_zombie_can_move() -> None:
    table = crowd(6, "1.s").play("pick 1.s", "step south")
    assert table.public.active == 1
    table = crowd(6)
    assert table.public.active == 1


@pytest.mark.clause("ZOM-60")
def test_a_zombie_without_a_free_neighbour_is_stuck() -> None:
    table = crowd(1, "2.sw", "2.w", "1.n")
    table.refuses("pick 2.sw", clause="ZOM-60")
    assert "pick 2.w" in table.options


@pytest.mark.clause("ZOM-60")
def test_rest_steps_the_remaining_ones_towards_the_nearest_opponent() -> None:
    table = street().zombies_on("1.n", "2.ne", "2.nw").at(1, "1.s").dice(3).turn(step=Step.ZOMBIES)
    table.play("rest")
    assert table.has_zombie("1.c")
    assert not table.has_zombie("2.ne")
    assert not table.has_zombie("2.nw")
    assert sum(HOLDS[mask] for mask in table.public.town.zombies) == 3


@pytest.mark.clause("ZOM-60")
def test_rest_moves_exactly_the_number_left() -> None:
    table = crowd(4, "1.n", "1.s", "2.c", "2.n", "2.e", "2.w").play("pick 1.s", "step south", "rest")
    assert len(table.all_told("zombie-moved")) == 4


@pytest.mark.clause("ZOM-60")
def test_alone_rest_steps_away_from_the_own_pawn() -> None:
    table = street(1).zombies_on("1.c").at(0, "1.s").dice(1).turn(step=Step.ZOMBIES).play("rest")
    assert table.has_zombie("1.n")


@pytest.mark.clause("ZOM-60")
def test_the_step_is_held_after_fear_and_rest_but_not_under_marbles() -> None:
    table = street().zombies_on("1.n", "2.c").pile()
    table.public.standing = [1, 0]
    table.dice(2).turn(step=Step.ROLL)
    assert "held" in table.names_told
    assert table.told("zombies-rolled")["die"] == 2
    table = street().zombies_on("1.n")
    table.public.standing = [0, 16 << 8]
    table.turn(step=Step.ZOMBIES)
    assert "zombies-held" in table.names_told
    assert table.has_zombie("1.n")


@pytest.mark.clause("ZOM-61")
def test_one_zombie_a_space_and_tokens_stay_behind() -> None:
    table = street().zombies_on("1.n", "1.c").life_on("1.n").dice(1).turn(step=Step.ZOMBIES)
    table.play("pick 1.n")
    # Only one way is free, the door side of the hospital: it is taken at once.
    assert table.has_zombie("2.s")
    assert table.public.town.lives[1] == 1 << 1
    table = street().zombies_on("1.n", "1.c", "1.s").dice(1).turn(step=Step.ZOMBIES)
    table.refuses("pick 1.c", clause="ZOM-60")


@pytest.mark.clause("ZOM-61")
def test_a_way_onto_another_zombie_is_refused() -> None:
    table = crowd(1, "2.c", "2.n", "1.s").play("pick 2.c")
    table.asks("zombie-way", seat=0)
    table.refuses("step north", clause="ZOM-61")
    assert table.options == ["step east", "step south", "step west"]


@pytest.mark.clause("ZOM-61", "ZOM-62")
def test_a_space_takes_one_token_and_a_zombie() -> None:
    table = town().pile("gas", "helipad").turn(step=Step.DRAW).play("lay 0.east", "turn 0")
    # Three zombies fill the shop; one life and two bullets share its spaces with them.
    table.asks("put-life")
    table.play("put 1.n")
    lives, bullets = table.public.town.lives[1], table.public.town.bullets[1]
    assert lives & bullets == 0
    assert (HOLDS[lives], HOLDS[bullets], HOLDS[table.public.town.zombies[1]]) == (1, 2, 3)


@pytest.mark.clause("ZOM-63")
def test_zombies_use_doors_as_players_do() -> None:
    table = crowd(1, "2.s", "2.sw").play("pick 2.s")
    assert table.options == ["step north", "step south"]
    table.refuses("step east", clause="ZOM-53")


@pytest.mark.clause("ZOM-64")
def test_the_supply_is_unlimited_unless_capped() -> None:
    assert Town.deal("zombies", 2).public.supply == -1
    capped = town(supply="hundred")
    assert capped.public.supply == 100
    capped.public.supply = 3
    capped.pile("police", "helipad").turn(step=Step.DRAW).play("lay 0.north")
    assert capped.asks("put-zombie") == {"left": 3}
    capped.play("put 1.n", "put 1.c", "put 1.e")
    capped.asks("put-life")
    assert capped.public.supply == 0


@pytest.mark.clause("ZOM-64")
def test_a_beaten_zombie_stays_out_and_a_lost_one_comes_back() -> None:
    table = street(supply="hundred").at(0, "0.n").zombies_on("1.s")
    table.public.supply = 50
    table.walking().dice(6).play("step north")
    assert table.public.supply == 50


@pytest.mark.clause("ZOM-65")
def test_a_zombie_that_comes_onto_a_pawn_is_fought_at_its_next_turn() -> None:
    table = street().zombies_on("1.s").at(1, "0.n").pile().dice(1, 6).turn(step=Step.ZOMBIES)
    table.play("pick 1.s", "step south")
    # Nothing happened in seat 0's turn; in seat 1's own, the fight comes first.
    assert table.names_told.index("turn-began") < table.names_told.index("fight-began")
    assert table.told("fight-began")["seat"] == 1


@pytest.mark.clause("ZOM-65")
def test_the_player_may_walk_off_before_that_fight() -> None:
    table = street().at(0, "1.c").zombies_on("1.c").walking().play("step south")
    assert "fight-began" not in table.names_told
    assert table.has_zombie("1.c")


@pytest.mark.clause("ZOM-65")
def test_of_two_pawns_the_one_whose_turn_comes_first_fights() -> None:
    table = street(3).at(1, "1.c").at(2, "1.c").zombies_on("1.c").pile().dice(6).turn(0, Step.END)
    assert table.told("fight-began")["seat"] == 1
    assert table.public.zombies == [0, 1, 0]


@pytest.mark.clause("ZOM-65")
def test_the_own_space_is_fought_for_whatever_stands_there_then() -> None:
    table = street().at(0, "2.c").hand(1, "worse").pile().dice(6).turn(0)
    table.play("play worse")
    assert table.told("fight-began")["seat"] == 0


@pytest.mark.clause("ZOM-67")
def test_a_building_is_the_inside_of_a_named_tile_and_its_door_space_the_road_it_opens_to() -> None:
    table = street()
    at = {cell: table.public.town.building_at(2 * 9 + cell) for cell in range(9)}
    assert at == dict.fromkeys(range(9), 2)  # the road space is the one at the door
    fire = table.tile("gas", "0.east")
    town_ = table.public.town
    assert town_.building_at(fire * 9 + 4) == fire  # the shop's door opens to the middle
    assert town_.building_at(fire * 9 + 3) == -1  # the street beside it is not at the door
    assert town_.building_at(4) == -1


@pytest.mark.clause("ZOM-67")
def test_any_road_or_inside_space_is_legal() -> None:
    table = street().hand(0, "screwed").turn(step=Step.END_MOVE).play("play screwed")
    assert table.options == ["tile 0", "tile 1", "tile 2"]
    table.play("tile 2")
    assert len(table.options) == 9
    table.play("put 2.n", "tile 1")
    assert table.options == ["put 1.n", "put 1.c", "put 1.s"]
    table.refuses("put 1.nw", clause="ZOM-53")


@pytest.mark.clause("ZOM-68")
def test_just_when_fills_one_building_pawns_or_not() -> None:
    table = (
        street().at(1, "2.n").hand(0, "worse").zombies_on("2.c").turn(step=Step.END_MOVE).play("play worse")
    )
    assert HOLDS[table.public.town.zombies[2]] == 8
    assert not table.has_zombie("2.s")


@pytest.mark.clause("ZOM-68")
def test_a_full_building_cannot_be_chosen_nor_an_empty_one_doubled() -> None:
    table = street().hand(0, "worse", "miscalculation").turn(step=Step.END_MOVE)
    table.refuses("play miscalculation", clause="ZOM-68")
    table.zombies_on("2.nw", "2.n", "2.ne", "2.w", "2.c", "2.e", "2.sw", "2.se").turn(step=Step.END_MOVE)
    table.refuses("play worse", clause="ZOM-68")
    table.refuses("play miscalculation", clause="ZOM-68")
    both = street().hand(0, "worse")
    both.tile("gas", "0.east")
    both.zombies_on("3.nw", "3.n", "3.ne").turn(step=Step.END_MOVE)
    both.tile("florist", "0.west")
    both.play("play worse")
    both.asks("building", seat=0)
    assert both.options == ["tile 2", "tile 4"]
    both.refuses("tile 3", clause="ZOM-68")
    both.refuses("tile 1", clause="ZOM-67")


@pytest.mark.clause("ZOM-68")
def test_the_placing_cards_place_as_many_as_fit() -> None:
    table = town().hand(0, "screwed").turn(step=Step.END_MOVE).play("play screwed")
    assert HOLDS[table.public.town.zombies[0]] == 5  # the square has no more spaces
    table = town().hand(0, "master").turn(step=Step.END_MOVE).play("play master")
    assert HOLDS[table.public.town.zombies[0]] == 4  # both pawns stand on its centre
