"""Corner cases in which two rules interact."""

from __future__ import annotations

import pytest

from deadroad.games.zombietown.state import UNLAID
from deadroad.games.zombietown.turn import Phase, Turn
from tests.scenarios.zombietown.town import SPACE, Suburb, pistol, settled


@pytest.mark.clause("ZTB-4")
def test_bases_are_chosen_before_the_house_cards_are_laid() -> None:
    suburb = Suburb.deal("zombietown", 2)
    suburb.asks("settle")
    assert suburb.public.house_cards == [UNLAID] * 12
    game = suburb.match.game
    seen = game.screen(suburb.match.view(0), game.words("en"), ["Martha", "Otis"])
    assert "the hunter’s den" not in seen
    suburb.play("settle A", "settle D")
    assert sorted(suburb.public.house_cards) == list(range(12))
    assert suburb.public.finds == [5] * 12


@pytest.mark.clause("ZRR-45")
def test_a_twin_discarded_at_set_up_comes_back_with_the_discards() -> None:
    suburb = settled().agendas("vendetta").act()
    suburb.state.hidden.agendas = []
    suburb.public.agenda_discards = [3]
    suburb.play("forgo vendetta", "draw")
    assert sorted([*suburb.state.secrets[0].agendas, *suburb.state.hidden.agendas]) == [3, 14]
    assert not suburb.public.agenda_discards


@pytest.mark.clause("ZTB-18", "ZTB-17")
def test_a_player_who_ran_and_found_no_way_is_not_hurt_again_this_turn() -> None:
    suburb = settled(lurches=0).at("a1").zombies(a1=2, b1=1, a2=1).act()
    suburb.play("flee")
    suburb.refuses("flee", clause="ZTB-18")
    suburb.play("end")
    assert suburb.player().health == 3
    assert suburb.where() == "a1"


@pytest.mark.clause("ZTB-18", "ZTB-17")
def test_a_player_who_cleared_the_corner_and_is_caught_again_runs_again() -> None:
    suburb = (
        settled(lurches=0).at("a1").zombies(a1=1, b1=1, a2=1).hand("noise_maker").combat("sure", "clumsy")
    )
    suburb.act().play("flee", "fight")
    assert suburb.player().zombies == 1
    suburb.play("play noise_maker", "noise a1", "zombie a2")
    suburb.asks("surrounded")
    assert "flee" in suburb.options
    suburb.play("end")
    assert suburb.player().health == 2


@pytest.mark.clause("ZTB-10", "ZTB-27")
def test_dying_in_the_own_turn_ends_it_even_with_a_second_life() -> None:
    suburb = settled(second_life="yes").at("h5").zombies(h5=1, p16=1).guard("A", "bruno").combat("dire")
    suburb.player().health = 1
    reserve = suburb.public.reserve
    suburb.act().play("fight")
    assert suburb.where() == "A"
    assert suburb.seat is None
    assert suburb.public.reserve == reserve


@pytest.mark.clause("ZTB-10", "ZTB-27")
def test_a_second_life_does_not_walk_on_with_the_movement_of_the_first() -> None:
    suburb = settled(second_life="yes").at("b1").at("A", 1).guard("A", "bruno").combat("sure")
    suburb.player().health = 1
    suburb.act().play("step south")
    suburb.play("aim 0", "with hands")
    assert suburb.where() == "A"
    assert suburb.player().health == 2
    assert suburb.seat is None


@pytest.mark.clause("ZTB-27", "ZTB-42")
def test_of_a_dead_players_guards_the_armed_one_shoots() -> None:
    suburb = settled(3, lurches=0).owns(1, "E").guard("E", "alma", pistol(1)).guard("E", "bruno")
    suburb.player(1).alive = False
    suburb.player(1).space = -1
    suburb.at("E").act()
    suburb.combat("clumsy", "sure").play("attack", "aim-guard 2")
    assert suburb.public.guards[4][0].gun is not None
    assert suburb.public.guards[4][0].gun.bullets == 0
    assert suburb.player().health == 3


@pytest.mark.clause("ZTB-43", "ZTB-42")
def test_a_quick_zombie_knocks_and_goes_on() -> None:
    suburb = settled(lurches=1).at("a1").at("D", 1).zombies(n1=1).barred("D", "north", 1).deck("quick_dead")
    suburb.put(Turn(0))
    suburb.public.lull = True
    suburb.play("end")
    assert suburb.strength("D", "north") == 0
    assert suburb.crowd("D") == 1


@pytest.mark.clause("ZTB-43", "ZTB-42")
def test_a_quick_zombie_may_knock_twice_and_no_more() -> None:
    suburb = settled(lurches=1).at("a1").at("D", 1).zombies(n1=1).barred("D", "north", 3).deck("quick_dead")
    for side in ("east", "west"):
        suburb.barred("D", side, 6)
    suburb.put(Turn(0))
    suburb.public.lull = True
    suburb.play("end")
    assert suburb.strength("D", "north") == 1
    assert suburb.seat is None


@pytest.mark.clause("ZRR-41", "ZRR-27")
def test_a_car_passing_a_facade_closes_no_house() -> None:
    suburb = settled().agendas("fortress").car("A", "p15").drives("B", "d4", axis=0)
    for side in ("north", "south", "west"):
        suburb.barred("A", side)
    suburb.public.key_holder = [-1] * 12
    suburb.key("B").act()
    suburb.play("drive north", "drive north")
    assert suburb.player().space == SPACE["d2"]
    assert not suburb.completed()
    suburb.play("drive north", "stop")
    assert not suburb.completed()
    suburb.play("drive south", "stop")
    assert suburb.completed() == [("fortress", "hard")]


@pytest.mark.clause("ZRR-41", "ZRR-44")
def test_of_several_players_who_complete_at_once_the_active_one_draws_first() -> None:
    suburb = settled(3).agendas("exterminator", seat=1).agendas("exterminator", seat=0)
    suburb.player(0).zombies = 9
    suburb.player(1).zombies = 9
    suburb.act(1)
    assert [told["seat"] for told in suburb.all_told("completed")] == [1, 0]
    suburb.asks("new-agenda", seat=1)
    suburb.play("decline")
    suburb.asks("new-agenda", seat=0)


@pytest.mark.clause("ZRR-41")
def test_a_pawn_that_begins_its_turn_on_the_ring_stands_on_that_side() -> None:
    # Ten steps from the north-west corner of the ring to the opposite one; the start counts for two sides.
    suburb = settled().agendas("grave_watch").at("f6").act()
    suburb.play(*["step east"] * 5, *["step south"] * 4)
    assert not suburb.completed()
    suburb.play("step south")
    assert suburb.completed() == [("grave_watch", "hard")]


@pytest.mark.clause("ZTB-40")
def test_a_ring_square_with_more_zombies_is_refused() -> None:
    suburb = settled().zombies(f6=1).phase(Phase.RISE)
    suburb.asks("rise")
    suburb.refuses("rise f6", clause="ZTB-40")


@pytest.mark.clause("ZTB-41")
def test_zombies_that_moved_or_come_no_nearer_are_refused() -> None:
    suburb = settled(lurches=3).at("a1").at("p5", 1).zombies(p5=1, h5=1, i2=1, e4=1)
    suburb.public.lull = True
    suburb.phase(Phase.LURCH)
    suburb.refuses("zombie p5", clause="ZTB-41")
    suburb.play("zombie h5")
    suburb.refuses("zombie i5", clause="ZTB-41")
    suburb.play("zombie e4")
    suburb.asks("lurch")
    suburb.refuses("lurch west", clause="ZTB-41")


@pytest.mark.clause("ZTB-17", "ZTB-42")
def test_nobody_runs_from_a_fight_that_must_be_fought() -> None:
    suburb = settled().at("e5").zombies(f5=1).guns(pistol()).act().play("step east")
    suburb.refuses("flee", clause="ZTB-17")
    suburb = settled(lurches=1).at("a1").at("e5", 1).guns(pistol(), seat=1).zombies(f5=1).phase(Phase.LURCH)
    suburb.asks("clash", seat=1)
    suburb.refuses("flee", clause="ZTB-42")


@pytest.mark.clause("ZTB-18")
def test_a_refused_way_out_gives_its_reason() -> None:
    suburb = settled().at("e5").zombies(e5=1, e4=1).act().play("flee")
    suburb.refuses("step north", clause="ZTB-18")
    suburb.play("step east")
    suburb.refuses("step west", clause="ZTB-18")


@pytest.mark.clause("ZTB-26", "ZTB-24")
def test_if_the_survivor_of_an_attacker_dies_by_his_own_blow_the_pawn_answers() -> None:
    suburb = settled().at("h5").at("h5", 1).follower("alma").combat("reckless", "sure").act()
    suburb.play("attack", "with follower1")
    assert suburb.followers() == []
    suburb.asks("answer", seat=1)
    suburb.play("with hands")
    assert suburb.told("answered") == {"seat": 1, "victim": 0, "member": 0}
    assert suburb.player().health == 3


@pytest.mark.clause("ZTB-43", "ZTB-42")
def test_a_quick_zombie_that_meets_a_player_loses_its_second_square() -> None:
    suburb = settled(3, lurches=1).at("a1").at("h5", 1).at("j5", 2).zombies(g5=1).deck("quick_dead")
    suburb.put(Turn(0))
    suburb.public.lull = True
    suburb.combat("clumsy").play("end")
    assert suburb.crowd("h5") == 1
    assert suburb.seat is None
