"""The turn (ZTB-10 to ZTB-18)."""

from __future__ import annotations

import pytest

from deadroad.games.zombietown.turn import Phase, Turn
from tests.scenarios.zombietown.town import pistol, settled


@pytest.mark.clause("ZTB-10")
def test_a_turn_begins_with_a_card_and_ends_with_at_most_five() -> None:
    suburb = settled(lurches=0).hand("boards", "boards", "ammo", "ammo", "pistol").deck("furniture")
    suburb.put(Turn(0))
    assert suburb.cards().count("furniture") == 1
    suburb.public.lull = True
    suburb.play("end")
    suburb.asks("discard", seat=0)
    assert suburb.options == ["discard pistol", "discard ammo", "discard boards", "discard furniture"]
    suburb.play("discard ammo")
    assert suburb.cards() == ["pistol", "ammo", "boards", "boards", "furniture"]
    assert suburb.seat is None


@pytest.mark.clause("ZTB-10")
def test_a_drawn_event_takes_effect_at_once_and_is_not_replaced() -> None:
    suburb = settled().deck("lull", "boards")
    suburb.put(Turn(0))
    assert suburb.public.lull
    assert suburb.cards() == []
    assert suburb.told("event-drawn")["seat"] == 0


@pytest.mark.clause("ZTB-10")
def test_an_empty_deck_is_made_again_from_the_discards() -> None:
    suburb = settled()
    suburb.public.discards = [3, 3, 3]
    suburb.state.hidden.deck = []
    suburb.put(Turn(0))
    assert suburb.cards() == ["boards"]
    assert suburb.public.discards == []
    assert len(suburb.state.hidden.deck) == 2
    suburb.state.hidden.deck = []
    suburb.hand().put(Turn(0))
    assert suburb.cards() == []


@pytest.mark.clause("ZTB-10")
def test_after_the_actions_come_the_zombies() -> None:
    suburb = settled(lurches=1).zombies(f6=1).act()
    suburb.play("end")
    suburb.asks("rise", seat=0)
    suburb.play("rise k11")
    assert suburb.crowd("k11") == 1
    suburb.asks("zombie", seat=0)


@pytest.mark.clause("ZTB-10")
def test_a_player_with_cards_must_end_the_turn_even_if_none_can_be_played() -> None:
    suburb = settled(lurches=1).hand("ammo").act(actions=0)
    suburb.public.free_move = False
    suburb.settle()
    suburb.asks("act", seat=0)
    assert suburb.options == ["end"]
    suburb.hand().settle()
    suburb.asks("rise", seat=0)


@pytest.mark.clause("ZTB-10")
def test_a_death_in_the_own_turn_ends_it_at_once() -> None:
    suburb = settled().at("e5").zombies(e5=1).combat("dire")
    suburb.player().health = 1
    suburb.act().play("fight")
    assert not suburb.player().alive
    assert "rose" not in suburb.names_told
    assert suburb.seat is None


@pytest.mark.clause("ZTB-11")
def test_three_actions_and_one_free_movement_in_any_order() -> None:
    suburb = settled().act()
    assert suburb.asks("act") == {"actions": 3, "free": 1}
    suburb.play("search")
    assert suburb.public.actions == 2
    suburb.play("step east", "stop")
    assert suburb.asks("act") == {"actions": 2, "free": 0}
    suburb.play("step south", "stop")
    assert suburb.public.actions == 1
    suburb.hand("second_wind").settle().play("step east", "stop")
    assert suburb.asks("act") == {"actions": 0, "free": 0}
    suburb = settled(actions=1).at("e5").act()
    suburb.play("step east", "stop", "step east", "stop")
    suburb.asks("rise")


@pytest.mark.clause("ZTB-11")
def test_without_action_and_free_movement_nobody_moves() -> None:
    suburb = settled().at("e5").hand("second_wind").act(actions=0)
    suburb.play("step east", "stop")
    suburb.refuses("step east", clause="ZTB-11")


@pytest.mark.clause("ZTB-12")
def test_a_movement_is_three_squares_and_a_house_counts_one_in_and_one_out() -> None:
    suburb = settled().at("A").act()
    suburb.play("step east")
    assert suburb.where() == "d2"
    assert suburb.asks("walk") == {"left": 2}
    suburb.play("step west")
    assert suburb.where() == "A"
    suburb.play("step north")
    assert suburb.where() == "b1"
    suburb.asks("act")


@pytest.mark.clause("ZTB-12")
def test_walls_edge_and_cemetery_block_and_steps_are_never_diagonal() -> None:
    suburb = settled().at("c1").act()  # beside A's roof, not its access square
    assert not any(option.startswith("step south") for option in suburb.options)
    assert "wall" in suburb.refuses("step south", clause="ZTB-12")
    suburb.refuses("step north", clause="ZTB-12")
    suburb.at("g6").act().refuses("step south", clause="ZTB-12")
    steps = [option for option in suburb.options if option.startswith("step")]
    assert steps == ["step north", "step east", "step west"]


@pytest.mark.clause("ZTB-12")
def test_pawns_share_and_cross_spaces() -> None:
    suburb = settled().at("e5", 0).at("f5", 1).act()
    suburb.play("step east", "step east")
    assert suburb.where(0) == "g5"
    suburb.at("e5", 0).act().play("step east", "stop")
    assert suburb.where(0) == suburb.where(1) == "f5"


@pytest.mark.clause("ZTB-12")
def test_zombies_stop_a_movement_until_they_are_dealt_with() -> None:
    suburb = settled().at("e5").guns(pistol()).zombies(f5=1).combat("sure").act()
    suburb.play("step east")
    assert suburb.asks("clash", seat=0) == {"count": 1}
    suburb.play("with hands")
    assert suburb.crowd("f5") == 0
    assert suburb.asks("walk") == {"left": 2}


@pytest.mark.clause("ZTB-13")
@pytest.mark.parametrize(
    "answer",
    ["step east", "search", "play first_aid", "station 1", "fetch 1", "shoot", "attack"],
)
def test_each_action_costs_one(answer: str) -> None:
    suburb = settled().at("A").at("A", 1).guns(pistol()).guard("A", "alma").follower("bruno")
    suburb.hand("first_aid").zombies(d2=1)
    suburb.player().health = 2
    suburb.act()
    suburb.public.free_move = False
    suburb.settle().play(answer)
    assert suburb.public.actions == 2


@pytest.mark.clause("ZTB-13")
def test_fighting_here_and_breaking_a_barricade_cost_an_action_each() -> None:
    suburb = settled().at("e5").zombies(e5=1).combat("sure").guns(pistol()).act()
    suburb.play("fight", "with hands")
    assert suburb.public.actions == 2
    suburb.at("m3").barred("D", "west", 3).act().play("break west")
    assert suburb.strength("D", "west") == 2
    assert suburb.public.actions == 2


@pytest.mark.clause("ZTB-13")
def test_a_barricade_is_broken_only_from_its_house_or_its_access_square() -> None:
    suburb = settled().barred("D", "west", 3).at("l3").act()
    suburb.refuses("break north", clause="ZTB-13")
    suburb.at("D").owns(1, "D").act()
    assert "break west" in suburb.options
    suburb.owns(0, "D").act()
    assert "break west" not in suburb.options


@pytest.mark.clause("ZTB-15")
def test_a_search_lowers_the_counter_and_draws_a_card() -> None:
    suburb = settled().holds_card("B", "nurses_cottage").at("B").deck("pistol").act()
    suburb.play("search")
    assert suburb.public.finds[1] == 4
    assert suburb.cards() == ["pistol"]
    assert suburb.told("searched") == {"seat": 0, "house": 1, "finds": 4}


@pytest.mark.clause("ZTB-15")
@pytest.mark.parametrize(
    ("house_card", "found"),
    [
        ("hunters_den", "shotgun"),
        ("carpenters_shop", "boards"),
        ("party_house", "alma"),
        ("nurses_cottage", "first_aid"),
        ("gun_club_garage", "ammo"),
    ],
)
def test_a_card_of_the_houses_family_brings_one_more_but_no_third(house_card: str, found: str) -> None:
    suburb = settled().holds_card("B", house_card).at("B").deck(found, found, "crowbar").act()
    suburb.play("search")
    assert suburb.cards() == [found, found]
    assert suburb.public.finds[1] == 4


@pytest.mark.clause("ZTB-15")
def test_the_lodge_gives_two_finds_while_it_has_two() -> None:
    suburb = settled().holds_card("B", "caretakers_lodge").at("B").deck("boards", "ammo", "pistol").act()
    suburb.play("search")
    assert suburb.cards() == ["ammo", "boards"]
    assert suburb.public.finds[1] == 3
    suburb.holds_card("B", "caretakers_lodge", 1).act().play("search")
    assert suburb.cards() == ["pistol", "ammo", "boards"]
    assert suburb.public.finds[1] == 0
    suburb.refuses("search", clause="ZTB-15")


@pytest.mark.clause("ZTB-15")
def test_an_event_found_takes_effect() -> None:
    suburb = settled().holds_card("B", "nurses_cottage").at("B").deck("quick_dead").act()
    suburb.play("search")
    assert suburb.public.quick
    assert suburb.cards() == []


@pytest.mark.clause("ZTB-15")
def test_no_search_in_the_open_among_zombies_or_under_a_foreign_guard() -> None:
    suburb = settled().at("e5").act()
    suburb.refuses("search", clause="ZTB-15")
    suburb.at("B").zombies(B=1).act().refuses("search", clause="ZTB-17")
    suburb.quiet().owns(1, "B").guard("B", "alma").act().refuses("search", clause="ZTB-15")
    suburb.owns(0, "B").act()
    assert "search" in suburb.options


@pytest.mark.clause("ZTB-16")
def test_two_guns_on_a_pawn_one_on_a_survivor() -> None:
    suburb = settled().at("e5").guns(pistol(), pistol()).follower("alma").hand("pistol").act()
    suburb.play("play pistol")
    assert suburb.player().followers[0].gun is not None
    suburb.hand("pistol").act().refuses("play pistol", clause="ZTB-16")


@pytest.mark.clause("ZTB-16")
def test_three_travel_two_guard() -> None:
    suburb = settled().at("A").hand("alma").follower("bruno").follower("celia").follower("dexter").act()
    suburb.play("play survivor")
    assert suburb.guards("A") == ["alma"]
    suburb.play("station 1")
    assert suburb.guards("A") == ["alma", "bruno"]
    suburb.refuses("station 1", clause="ZTB-16")
    suburb.follower("edith").act().refuses("fetch 1", clause="ZTB-16")
    suburb.hand("felix").act().refuses("play survivor", clause="ZTB-16")


@pytest.mark.clause("ZTB-17")
def test_stepping_onto_zombies_is_fought_free_until_clear() -> None:
    suburb = settled().at("e5").zombies(f5=2).guns(pistol()).combat("sure", "steady", "sure").act()
    suburb.play("step east", "with hands", "with hands", "with hands")
    assert suburb.crowd("f5") == 0
    assert suburb.player().zombies == 2
    assert suburb.public.actions == 3


@pytest.mark.clause("ZTB-17")
def test_a_wound_drives_the_pawn_off_and_ends_the_movement() -> None:
    suburb = settled().at("e5").zombies(f5=1).guns(pistol()).combat("dire").act()
    suburb.play("step east", "with hands")
    suburb.asks("retreat", seat=0)
    assert suburb.player().health == 3
    suburb.play("step east", "step east", "step east")
    assert suburb.where() == "i5"
    suburb.asks("act")


@pytest.mark.clause("ZTB-17")
def test_starting_among_zombies_each_exchange_costs_an_action_or_one_runs() -> None:
    suburb = (
        settled()
        .at("e5")
        .zombies(e5=2)
        .guns(pistol())
        .hand("boards", "ammo")
        .combat("sure")
        .agendas("valet")
        .act()
    )
    suburb.asks("surrounded")
    assert "fight" in suburb.options
    suburb.refuses("step east", clause="ZTB-17")
    suburb.refuses("play boards", clause="ZTB-17")
    suburb.refuses("forgo valet", clause="ZTB-17")
    suburb.play("fight", "with hands")
    assert suburb.public.actions == 2
    suburb.play("flee")
    assert suburb.player().health == 3
    suburb.play("step east", "step east", "step east")
    assert suburb.where() == "h5"


@pytest.mark.clause("ZTB-17")
def test_zombies_left_when_the_actions_are_spent_cost_damage_and_three_squares() -> None:
    suburb = settled(lurches=0).at("e5").zombies(e5=2).act()
    suburb.play("end")
    assert suburb.player().health == 3
    suburb.asks("retreat")


@pytest.mark.clause("ZTB-17")
def test_first_aid_guns_and_ammunition_may_be_played_among_zombies() -> None:
    suburb = settled().at("e5").zombies(e5=1).guns(pistol(1)).hand("first_aid", "pistol", "ammo")
    suburb.player().health = 1
    suburb.act()
    assert {"play first_aid", "play pistol", "play ammo"} <= set(suburb.options)


@pytest.mark.clause("ZTB-18")
def test_the_way_out_is_three_clear_steps_no_space_twice() -> None:
    suburb = settled().at("e5").zombies(e5=1, e4=1, d5=1).act()
    suburb.play("flee")
    assert suburb.options == ["step east", "step south"]
    suburb.play("step east")
    assert "step west" not in suburb.options
    suburb.play("step east", "step east")
    suburb.asks("act")


@pytest.mark.clause("ZTB-18")
def test_a_way_out_is_shorter_where_it_has_to_be() -> None:
    # From the corner only a2 and a3 are clear: house A is another's and barred.
    suburb = settled().at("a1").zombies(a1=1, b1=1, a4=1).owns(1, "A").barred("A", "west").act()
    suburb.play("flee")
    assert suburb.where() == "a3"
    suburb.asks("act")


@pytest.mark.clause("ZTB-18")
def test_with_no_clear_step_the_pawn_stays_and_the_zombies_wait() -> None:
    suburb = settled().at("a1").zombies(a1=1, b1=1, a2=1).act()
    suburb.play("flee")
    assert suburb.where() == "a1"
    assert suburb.player().health == 3
    suburb.asks("surrounded")


@pytest.mark.clause("ZTB-18")
def test_no_way_out_through_a_closed_facade() -> None:
    suburb = settled().at("m3").zombies(m3=1, l3=1, m2=1, m4=1).barred("D", "west").act()
    suburb.play("flee")
    assert suburb.where() == "m3"
    suburb.barred("D", "west", 0).act().play("flee")
    assert suburb.where() != "m3"


@pytest.mark.clause("ZTB-10")
def test_phases_follow_each_other() -> None:
    assert [phase.name for phase in Phase] == ["DRAW", "ACT", "RUN", "RISE", "LURCH", "DISCARD", "END"]
