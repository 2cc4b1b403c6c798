"""Keys and cars (ZRR-10 to ZRR-34)."""

from __future__ import annotations

import pytest

from deadroad.games.zombietown.cars import EAST_WEST, NORTH_SOUTH
from deadroad.games.zombietown.imagine import imagine
from deadroad.games.zombietown.turn import Phase
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import encode, plain_view
from deadroad.kernel.view import View
from tests.scenarios.zombietown.town import pistol, settled


@pytest.mark.clause("ZRR-10")
def test_a_key_is_looked_at_in_secret_and_put_back() -> None:
    suburb = settled(3).at("B").act()
    key = suburb.state.hidden.key_on[1]
    suburb.play("look")
    assert suburb.told("saw-key") == {"house": 1, "car": key}
    assert [event.audience for event in suburb.events if event.name == "saw-key"] == [0]
    assert suburb.told("looked") == {"seat": 0, "house": 1}
    assert suburb.state.secrets[0].seen[1] == key
    assert suburb.state.secrets[1].seen[1] == -1
    assert suburb.public.key_lies[1]
    assert suburb.public.actions == 3
    assert "know" in suburb.refuses("look", clause="ZRR-10")


@pytest.mark.clause("ZRR-10")
def test_a_seat_that_peeked_imagines_that_key_and_others_any_key() -> None:
    suburb = settled(3).at("B").act().play("look")
    state = suburb.state
    key = state.hidden.key_on[1]
    luck = Pcg32(5)
    assert {imagine(View(state, 0), luck).hidden.key_on[1] for _ in range(40)} == {key}
    assert len({imagine(View(state, 1), luck).hidden.key_on[1] for _ in range(40)}) > 3
    for seat in range(3):
        world = imagine(View(state, seat), luck)
        assert encode(plain_view(View(world, seat))) == encode(plain_view(View(state, seat)))


@pytest.mark.clause("ZRR-10")
def test_looking_needs_the_pawn_inside() -> None:
    suburb = settled().at("h2").act()
    suburb.refuses("look", clause="ZRR-10")
    suburb.refuses("take", clause="ZRR-10")


@pytest.mark.clause("ZRR-10", "ZRR-12")
def test_one_action_takes_the_key_looked_at_or_not_and_it_lies_open() -> None:
    suburb = settled().at("B").act()
    key = suburb.state.hidden.key_on[1]
    suburb.play("take")
    assert suburb.public.actions == 2
    assert suburb.public.key_holder[key] == 0
    assert not suburb.public.key_lies[1]
    assert suburb.told("took-key") == {"seat": 0, "house": 1, "car": key}
    suburb.refuses("take", clause="ZRR-10")


@pytest.mark.clause("ZRR-12")
def test_the_key_may_be_looked_at_later_in_the_stay() -> None:
    suburb = settled().at("h2").act()
    suburb.play("step west", "stop", "search")
    assert "look" in suburb.options
    suburb.at("B").act()
    assert "look" in suburb.options


@pytest.mark.clause("ZRR-12")
def test_a_seen_key_is_forgotten_when_it_is_gone() -> None:
    suburb = settled().at("B").act().play("look")
    suburb.at("B", 1).act(1).play("take")
    assert suburb.state.secrets[0].seen[1] == -1


@pytest.mark.clause("ZRR-28", "ZRR-32")
def test_zombies_that_outnumber_the_damage_left_are_dealt_with_as_on_foot() -> None:
    suburb = settled(lurches=0).drives("A", "h5", axis=EAST_WEST).car("A", "h5", damage=3).zombies(h5=6)
    suburb.public.lull = True
    suburb.act()
    assert suburb.asks("surrounded") == {"actions": 3, "car": 1}
    assert {"fight", "flee", "out", "drive east", "end"} <= set(suburb.options)
    suburb.refuses("step north", clause="ZRR-31")
    suburb.play("end")
    assert suburb.told("fled") == {"seat": 0}
    assert suburb.player().health == 3
    assert suburb.player().car == -1
    assert suburb.damage("A") == 3
    suburb.asks("retreat", seat=0)


@pytest.mark.clause("ZRR-32", "ZTB-17")
def test_a_driver_pays_an_action_for_each_exchange_until_they_no_longer_outnumber_it() -> None:
    suburb = settled().drives("A", "h5", axis=EAST_WEST).car("A", "h5", damage=2).zombies(h5=3)
    suburb.combat("sure").act().play("fight")
    assert suburb.public.actions == 2
    assert suburb.player().car == 0
    suburb.asks("act")


@pytest.mark.clause("ZRR-32")
def test_a_driver_among_too_many_may_still_drive_off() -> None:
    suburb = settled(lurches=0).drives("A", "h5", axis=EAST_WEST).car("A", "h5", damage=3).zombies(h5=6)
    suburb.act().play("drive east", "stop", "end")
    assert suburb.player().health == 4
    assert suburb.where() == "i5"


@pytest.mark.clause("ZRR-28")
def test_zombies_the_car_can_take_leave_the_driver_alone() -> None:
    suburb = settled(lurches=0).drives("A", "h5", axis=EAST_WEST).zombies(h5=4)
    suburb.act().asks("act")
    suburb.play("end")
    assert suburb.player().health == 4


@pytest.mark.clause("ZRR-31")
def test_a_driver_works_on_no_barricade() -> None:
    suburb = settled().owns(1, "B").barred("B", "north").hand("crowbar").drives("A", "f1", axis=EAST_WEST)
    suburb.act()
    suburb.refuses("break north", clause="ZRR-31")
    suburb.refuses("play crowbar", clause="ZRR-31")


@pytest.mark.clause("ZRR-11")
def test_a_car_starts_only_with_its_own_key() -> None:
    suburb = settled().at("g4").act()
    suburb.refuses("start", clause="ZRR-11")
    suburb.key("B").act().play("start")
    assert suburb.player().car == 1
    suburb.refuses("start", clause="ZRR-31")


@pytest.mark.clause("ZRR-20")
def test_getting_in_costs_an_action_and_each_drive_one_or_the_free_movement() -> None:
    suburb = settled().at("d2").act()
    suburb.play("start")
    assert suburb.public.actions == 2
    suburb.play("drive east")
    assert suburb.public.actions == 2
    assert not suburb.public.free_move
    suburb.play("stop", "drive west")
    assert suburb.public.actions == 1


@pytest.mark.clause("ZRR-20")
def test_a_drive_is_up_to_six_squares() -> None:
    suburb = settled().drives("A", "a5", axis=EAST_WEST).car("L", "a1").act()
    suburb.play(*["drive east"] * 6)
    assert suburb.where() == "g5"
    suburb.asks("act")


@pytest.mark.clause("ZRR-21")
def test_forward_backward_and_diagonally_never_sideways() -> None:
    suburb = settled().drives("A", "h4", axis=NORTH_SOUTH).act()
    headings = [option.split()[1] for option in suburb.options if option.startswith("drive")]
    assert headings == ["north", "northeast", "southeast", "south", "southwest"]  # north-west is a house
    assert "sideways" in suburb.refuses("drive east", clause="ZRR-21")
    suburb.car("A", "h4", EAST_WEST).act()
    headings = [option.split()[1] for option in suburb.options if option.startswith("drive")]
    assert headings == ["northeast", "east", "southeast", "southwest"]
    suburb.refuses("drive north", clause="ZRR-21")
    suburb.refuses("drive west", clause="ZRR-25")  # the car of house B


@pytest.mark.clause("ZRR-21")
def test_the_axis_is_first_square_to_the_facade_and_turns_after_a_diagonal() -> None:
    suburb = settled().at("d2").act()
    assert suburb.public.car_axis[0] == EAST_WEST
    assert suburb.public.car_axis[1] == NORTH_SOUTH
    suburb.play("start", "drive east")
    suburb.refuses("turn", clause="ZRR-21")
    suburb.play("drive southwest", "turn")
    assert suburb.public.car_axis[0] == NORTH_SOUTH
    assert "turn" not in suburb.options


@pytest.mark.clause("ZRR-21")
def test_after_six_squares_the_last_diagonal_may_still_be_turned() -> None:
    suburb = settled().drives("A", "l5", axis=NORTH_SOUTH).act()
    suburb.play("drive southeast", "drive southwest", "drive southeast", "drive southwest", "drive southeast")
    suburb.play("drive southwest")
    assert suburb.where() == "l11"
    assert suburb.options == ["turn", "stop"]


@pytest.mark.clause("ZRR-22")
def test_followers_ride_along_and_do_not_drive() -> None:
    suburb = settled().at("d2").follower("alma").act()
    suburb.play("start", "drive east", "stop")
    assert suburb.followers() == ["alma"]
    assert suburb.where() == "e2"
    suburb = settled().follower("alma").act()  # the pawn is in the house, the car outside
    suburb.refuses("start", clause="ZRR-30")


@pytest.mark.clause("ZRR-23")
def test_each_zombie_run_over_is_a_damage_and_joins_the_collection() -> None:
    suburb = settled().drives("A", "e5", axis=EAST_WEST).zombies(f5=2).act()
    suburb.play("drive east")
    assert suburb.damage("A") == 2
    assert suburb.player().zombies == 2
    assert suburb.crowd("f5") == 0
    suburb.asks("drive")


@pytest.mark.clause("ZRR-24")
def test_at_four_damage_the_car_is_dead_and_kills_no_more() -> None:
    suburb = settled().car("A", "e5", damage=2).drives("A", "e5", axis=EAST_WEST).zombies(f5=3).guns(pistol())
    suburb.act().play("drive east")
    assert suburb.damage("A") == 4
    assert suburb.player().zombies == 2
    assert suburb.crowd("f5") == 1
    assert suburb.player().car == -1
    suburb.asks("clash", seat=0)
    assert "flee" in suburb.options


@pytest.mark.clause("ZRR-24")
def test_a_dead_car_cannot_be_started() -> None:
    suburb = settled().car("A", "d2", damage=4).at("d2").act()
    suburb.refuses("start", clause="ZRR-24")


@pytest.mark.clause("ZRR-25")
def test_cars_drive_through_players_without_hurting_them() -> None:
    suburb = settled().drives("A", "e5", axis=EAST_WEST).at("f5", 1).act()
    suburb.play("drive east", "drive east")
    assert suburb.player(1).health == 4
    assert suburb.where() == "g5"


@pytest.mark.clause("ZRR-25")
def test_no_car_enters_a_house_the_cemetery_or_another_car() -> None:
    suburb = settled().drives("A", "g6", axis=NORTH_SOUTH).car("C", "g5").act()
    suburb.refuses("drive south", clause="ZRR-25")  # cemetery
    suburb.refuses("drive north", clause="ZRR-25")  # car
    suburb.drives("A", "h2", axis=EAST_WEST).act().refuses("drive west", clause="ZRR-25")  # house


@pytest.mark.clause("ZRR-26")
def test_getting_out_is_free_and_the_zombies_must_be_fought_or_fled() -> None:
    suburb = settled().drives("A", "e5").zombies(e5=1).guns(pistol()).combat("steady", "sure").act()
    suburb.play("out")
    assert suburb.where() == "e5"
    assert suburb.public.actions == 3
    suburb.asks("clash", seat=0)
    suburb.play("with hands")
    assert "flee" in suburb.options
    suburb.play("with gun1")
    assert suburb.player().zombies == 1
    suburb.asks("act")


@pytest.mark.clause("ZRR-26")
def test_running_after_getting_out_costs_damage_and_three_squares() -> None:
    suburb = settled().drives("A", "e5").zombies(e5=1).act()
    suburb.play("out", "flee", "step east", "step east", "step east")
    assert suburb.player().health == 3
    assert suburb.where() == "h5"


@pytest.mark.clause("ZRR-27")
@pytest.mark.parametrize("damage", [0, 4])
def test_a_parked_car_bars_its_facade_even_dead(damage: int) -> None:
    suburb = settled(lurches=1).at("a16").at("B", 1).zombies(g4=1).car("B", "g4", damage=damage)
    suburb.phase(Phase.LURCH)
    suburb.asks("lurch")
    assert "lurch north" not in suburb.options
    suburb = settled(lurches=1).at("a16").at("B", 1).zombies(g4=1).car("B", "a8").combat("sure")
    suburb.phase(Phase.LURCH)
    assert suburb.player(1).zombies == 1


@pytest.mark.clause("ZRR-28")
def test_zombies_ignore_a_driver_until_they_outnumber_the_damage_left() -> None:
    suburb = settled(lurches=1).at("a16").car("D", "h5", damage=2).drives("D", "h5", seat=1)
    suburb.zombies(h5=1, h4=1).guns(pistol(), seat=1).phase(Phase.LURCH)
    assert suburb.seat is None  # two zombies, two damage left
    assert suburb.crowd("h5") == 2
    suburb.zombies(h4=1).phase(Phase.LURCH)
    suburb.asks("clash", seat=1)


@pytest.mark.clause("ZRR-29")
def test_a_driver_can_be_shot() -> None:
    suburb = settled().at("h2").drives("D", "h5", seat=1).guns(pistol()).combat("sure").act()
    suburb.play("attack")
    assert suburb.player(1).health == 3
    assert suburb.player(1).car == 3


@pytest.mark.clause("ZRR-30")
def test_getting_in_needs_the_pawn_on_the_cars_square() -> None:
    suburb = settled().at("e2").act()
    suburb.refuses("start", clause="ZRR-30")
    suburb.at("d2").zombies(d2=1).act().refuses("start", clause="ZTB-17")


@pytest.mark.clause("ZRR-30")
def test_staying_inside_needs_no_new_start_and_getting_out_ends_the_drive() -> None:
    suburb = settled().drives("A", "e5", axis=EAST_WEST).act()
    assert suburb.public.actions == 3
    suburb.play("drive east", "stop", "out")
    suburb.refuses("drive east", clause="ZRR-20")
    assert "start" in suburb.options


@pytest.mark.clause("ZRR-31")
def test_a_driver_plays_cards_and_shoots_but_neither_searches_nor_walks() -> None:
    suburb = (
        settled().drives("A", "d2").hand("pistol", "boards", "second_wind").guns(pistol()).zombies(e2=1).act()
    )
    assert {"play pistol", "shoot"} <= set(suburb.options)
    suburb.refuses("search", clause="ZRR-31")
    suburb.refuses("step east", clause="ZRR-31")
    suburb.refuses("play second_wind", clause="ZRR-31")
    suburb.refuses("play boards", clause="ZTB-13")


@pytest.mark.clause("ZRR-31")
def test_no_bare_hands_to_or_from_a_car() -> None:
    suburb = settled().at("h5").drives("D", "h5", seat=1).act()
    suburb.refuses("attack", clause="ZTB-26")
    suburb.guns(pistol()).act().play("attack")
    assert suburb.player(1).health in (3, 4)
    suburb = settled().drives("A", "h5").at("h5", 1).act()
    suburb.refuses("attack", clause="ZTB-26")


@pytest.mark.clause("ZRR-32")
def test_driving_off_from_zombies_is_free_and_runs_nobody_over() -> None:
    suburb = settled().drives("A", "e5", axis=EAST_WEST).zombies(e5=3).act()
    suburb.asks("act")
    suburb.play("drive east")
    assert suburb.damage("A") == 0
    assert suburb.crowd("e5") == 3


@pytest.mark.clause("ZRR-32")
def test_outnumbering_zombies_fight_the_driver_as_on_foot_and_the_car_takes_none() -> None:
    suburb = settled(lurches=1).at("a16").car("D", "h5", damage=3).drives("D", "h5", seat=1)
    suburb.zombies(h5=1, h4=1).combat("dire").phase(Phase.LURCH)
    assert suburb.player(1).health == 3
    assert suburb.player(1).car == -1
    assert suburb.damage("D") == 3
    suburb.asks("retreat", seat=1)


@pytest.mark.clause("ZRR-33")
def test_a_diagonal_needs_only_its_target_free_and_counts_one() -> None:
    suburb = settled().drives("A", "e5", axis=NORTH_SOUTH).car("C", "f5").car("E", "e6").act()
    suburb.play("drive southeast")
    assert suburb.where() == "f6"
    assert suburb.asks("drive") == {"left": 5}


@pytest.mark.clause("ZRR-33")
def test_a_car_may_stop_on_a_pawns_square() -> None:
    suburb = settled().drives("A", "e5", axis=EAST_WEST).at("f5", 1).act()
    suburb.play("drive east", "stop")
    assert suburb.where(0) == suburb.where(1) == "f5"


@pytest.mark.clause("ZRR-34")
def test_a_car_bars_no_pawn() -> None:
    suburb = settled().at("g4").act()
    suburb.play("step north")
    assert suburb.where() == "B"


@pytest.mark.clause("ZRR-20")
def test_a_copy_of_the_table_drives_on_with_the_squares_that_are_left() -> None:
    suburb = settled().drives("A", "h5", axis=EAST_WEST).act().play("drive east", "drive east")
    question, copied = suburb.match.question, suburb.match.clone().question
    assert question is not None
    assert copied is not None
    assert copied.prompt.values == question.prompt.values == {"left": 4}
