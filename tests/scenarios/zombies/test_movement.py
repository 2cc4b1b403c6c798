"""Movement (ZOM-50 to ZOM-58)."""

from __future__ import annotations

import pytest

from deadroad.games.zombies.turn import Step
from tests.scenarios.zombies.town import Town, space, street, town


@pytest.mark.clause("ZOM-50")
def test_a_die_is_rolled_and_any_part_of_it_used() -> None:
    table = street().dice(3).turn(step=Step.ROLL)
    assert table.told("movement-rolled") == {"seat": 0, "die": 3, "movement": 3}
    assert table.asks("move", seat=0) == {"left": 3}
    table.play("step north", "stop")
    assert table.where(0) == "0.n"
    assert table.told("stopped") == {"seat": 0}


@pytest.mark.clause("ZOM-50")
def test_the_movement_ends_with_its_last_step() -> None:
    table = street().walking(left=2).play("step north", "step north")
    assert table.where(0) == "1.s"
    assert not table.now.moving


@pytest.mark.clause("ZOM-50")
def test_no_diagonal_steps() -> None:
    table = street().at(0, "0.n").walking()
    assert table.options == ["step north", "step south", "stop"]
    table.refuses("step east", clause="ZOM-53")


@pytest.mark.clause("ZOM-51")
def test_a_zombie_met_is_fought_before_moving_on() -> None:
    table = street().at(0, "0.n").zombies_on("1.s").walking(left=3).dice(1).play("step north")
    table.asks("failed", seat=0)
    table.dice(4).play("life")
    assert table.asks("move", seat=0) == {"left": 2}


@pytest.mark.clause("ZOM-52")
def test_a_token_without_a_zombie_is_picked_up_on_entering() -> None:
    table = street().at(0, "0.n").life_on("1.s").walking().play("step north")
    assert table.told("picked-life") == {"seat": 0, "lives": 4}
    assert table.public.town.lives == [0, 0, 0]


@pytest.mark.clause("ZOM-52")
def test_a_token_is_picked_up_when_its_zombie_is_beaten() -> None:
    table = street().at(0, "0.n").bullet_on("1.s").zombies_on("1.s").walking().dice(6).play("step north")
    assert table.told("picked-bullet") == {"seat": 0, "bullets": 4}


@pytest.mark.clause("ZOM-52")
def test_no_token_without_entering_or_winning() -> None:
    table = street().at(0, "1.c").life_on("1.c").pile().turn()
    assert "picked-life" not in table.names_told
    table = street().at(0, "0.n").life_on("1.s").zombies_on("1.s")
    table.public.standing = [8 << 8, 0]
    table.walking().play("step north")
    assert "picked-life" not in table.names_told  # a zombie stands there, fought or not


@pytest.mark.clause("ZOM-53")
def test_buildings_are_entered_and_left_through_doors_only() -> None:
    table = street().at(0, "2.s").walking()
    assert table.options == ["step north", "step south", "stop"]  # the door is in the middle
    table.refuses("step east", clause="ZOM-53")
    table.at(0, "2.sw").walking()
    assert table.options == ["step north", "stop"]
    table.at(0, "2.c").walking()
    assert table.options == ["step north", "step east", "step south", "step west", "stop"]


@pytest.mark.clause("ZOM-53")
def test_unnamed_buildings_cannot_be_entered() -> None:
    table = street().at(0, "1.c").walking()
    assert table.options == ["step north", "step south", "stop"]
    assert table.public.town.across(space("1.c"), 1) == -1


@pytest.mark.clause("ZOM-54")
def test_the_sporting_goods_store_has_seven_spaces_inside_and_one_road_space() -> None:
    table = town()
    shop = table.tile("sporting", "0.north")
    inside = [cell for cell in range(9) if table.public.town.inside(shop * 9 + cell)]
    assert len(inside) == 7
    assert table.public.town.legal(shop).bit_count() == 8


@pytest.mark.clause("ZOM-54")
def test_every_inside_space_can_be_stood_on() -> None:
    table = street().at(0, "2.c").walking(left=9)
    visited = {table.where(0)}
    for way in ("north", "west", "south", "south", "north", "east", "east", "south"):
        table.play(f"step {way}")
        visited.add(table.where(0))
    assert visited == {"2.c", "2.n", "2.nw", "2.w", "2.sw", "2.e", "2.se"}


@pytest.mark.clause("ZOM-55")
def test_a_pawn_that_is_put_somewhere_neither_fights_nor_picks_up() -> None:
    table = street().at(1, "1.c").hand(0, "direction").zombies_on("0.c").turn(step=Step.END_MOVE)
    table.play("play direction")
    assert table.where(1) == "0.c"
    assert "fight-began" not in table.names_told
    table = street().at(1, "1.c").hand(0, "direction").bullet_on("0.c").turn(step=Step.END_MOVE)
    table.play("play direction")
    assert table.public.bullets[1] == 3


@pytest.mark.clause("ZOM-56")
def test_skateboard_then_shoe_then_adrenaline() -> None:
    table = street().items(0, "skateboard").hand(0, "adrenaline").dice(5)
    table.public.shoes = [1, 0]
    table.turn(step=Step.ROLL)
    assert table.told("movement-rolled") == {"seat": 0, "die": 5, "movement": 3}  # (5 + 2) halved down
    table.play("play adrenaline")
    assert table.told("movement-doubled") == {"seat": 0, "left": 6}
    assert table.public.shoes == [0, 0]


@pytest.mark.clause("ZOM-56")
def test_a_drive_with_keys_is_not_a_roll() -> None:
    table = street().items(0, "skateboard").hand(0, "keys", "adrenaline").hand(1, "cramp")
    table.public.shoes = [1, 0]
    table.turn(step=Step.BEFORE_ROLL).play("play keys")
    table.passes()
    assert table.asks("move", seat=0) == {"left": 10}
    assert "movement-rolled" not in table.names_told
    assert table.public.shoes == [1, 0]  # the shoe waits for a roll
    assert not table.now.moving  # so adrenaline has nothing to double


@pytest.mark.clause("ZOM-57")
def test_brain_cramp_steers_and_the_moved_player_fights() -> None:
    table = street().hand(1, "cramp").at(0, "0.n").zombies_on("1.s").dice(4).turn(step=Step.ROLL)
    table.play("play cramp")
    table.asks("steer", seat=1)
    table.dice(2).play("step north")
    table.asks("failed", seat=0)
    table.play("shoot")
    assert table.public.zombies == [1, 0]
    assert table.asks("steer", seat=1)["left"] == 3
    table.play("stop")
    assert table.where(0) == "1.s"


@pytest.mark.clause("ZOM-57")
def test_a_moved_player_picks_up_and_may_win() -> None:
    table = town()
    pad = table.tile("helipad", "0.north")
    table.at(1, "0.n").bullet_on(f"{pad}.s").hand(0, "everybody").turn(step=Step.END_MOVE)
    table.play("play everybody", "step north")
    assert table.told("picked-bullet") == {"seat": 1, "bullets": 4}
    table.play("step north")
    assert table.told("won-helipad") == {"seat": 1}


@pytest.mark.clause("ZOM-57")
def test_everybody_does_not_use_up_the_roll() -> None:
    table = street().hand(1, "everybody").dice(4).turn(step=Step.BEFORE_ROLL)
    table.play("play everybody", "step north", "stop")
    assert table.told("movement-rolled")["movement"] == 4
    assert table.asks("move", seat=0) == {"left": 4}


@pytest.mark.clause("ZOM-57")
def test_fear_and_claustrophobia_bind_moves_by_cards() -> None:
    table = street().hand(1, "everybody", "direction")
    table.public.standing = [1, 0]
    table.turn(step=Step.BEFORE_DISCARD)
    table.refuses("play everybody", clause="ZOM-57")
    table.refuses("play direction", clause="ZOM-57")
    table = street().hand(1, "cramp").at(0, "2.s").dice(4)
    table.public.standing = [2, 0]
    table.turn(step=Step.ROLL).play("play cramp")
    assert table.options == ["step south", "stop"]
    table.refuses("step north", clause="ZOM-58")


@pytest.mark.clause("ZOM-58")
def test_next_turn_is_the_first_to_begin_after_the_play() -> None:
    table = street().hand(1, "fear").pile().turn(0)
    table.play("play fear")
    # Played at the start of his turn: this turn has begun, so the next one is held.
    assert table.public.standing[0] == 1 << 8
    table.quiet().turn(0)
    assert "held" in table.names_told


@pytest.mark.clause("ZOM-58")
def test_several_cards_fall_on_the_same_turn_and_are_not_carried_over() -> None:
    table = street().pile()
    table.public.standing = [(1 | 2 | 4) << 8, 0]
    table.turn(0)
    assert "turn-lost" in table.names_told
    assert table.public.standing == [0, 0]
    table.turn(0)
    assert "held" not in table.names_told


@pytest.mark.clause("ZOM-58")
def test_an_untied_shoe_waits_for_the_next_roll() -> None:
    table = street().pile()
    table.public.shoes = [1, 0]
    table.public.standing = [1 << 8, 0]
    table.turn(0)
    assert table.public.shoes == [1, 0]
    table.dice(5).turn(0)
    assert table.told("movement-rolled")["movement"] == 2


def shut_in(name: str) -> Town:
    table = street().at(0, name)
    table.public.standing = [2, 0]
    return table


@pytest.mark.clause("ZOM-58")
def test_claustrophobia_drives_out_by_a_shortest_way_first() -> None:
    table = shut_in("2.nw").walking(left=5)
    assert table.options == ["step east", "step south"]
    table.refuses("stop", clause="ZOM-58")
    table.play("step south")
    # From the west wing there is one way left, so it is walked at once: to the door and out.
    assert table.where(0) == "2.s"
    assert table.asks("move") == {"left": 2}


@pytest.mark.clause("ZOM-58")
def test_claustrophobia_fights_its_way_out_and_then_walks_freely() -> None:
    table = shut_in("2.n").zombies_on("2.c").dice(5).walking(left=4)
    # From the back of the shop the way out leads through the zombie; each single way is walked at once.
    assert table.told("beaten")["seat"] == 0
    assert table.where(0) == "2.s"
    assert table.options == ["step south", "stop"]


@pytest.mark.clause("ZOM-20")
def test_the_edge_of_the_town_is_refused_by_the_clause_on_exits() -> None:
    town().at(0, "0.n").walking().refuses("step north", clause="ZOM-20")
