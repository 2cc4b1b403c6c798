"""Fighting zombies and neighbours (ZTB-20 to ZTB-29, and what the seed's questions say of it)."""

from __future__ import annotations

import pytest

from tests.scenarios.zombietown.town import FACE, pistol, settled, shotgun


@pytest.mark.clause("ZTB-20")
@pytest.mark.parametrize(("card", "kills"), [("sure", 1), ("reckless", 1), ("clumsy", 0), ("dire", 0)])
def test_a_shot_kills_or_misses_and_the_bullet_is_spent(card: str, kills: int) -> None:
    suburb = settled().at("e5").zombies(e5=1).guns(pistol(2)).combat(card).act()
    suburb.play("fight", "with gun1")
    assert suburb.bullets() == [1]
    assert suburb.player().zombies == kills
    assert suburb.crowd("e5") == 1 - kills
    assert suburb.player().health == 4


@pytest.mark.clause("ZTB-20")
@pytest.mark.parametrize(
    ("card", "kills", "health"), [("sure", 1, 4), ("steady", 0, 4), ("clumsy", 0, 4), ("reckless", 0, 3)]
)
def test_bare_hands_kill_push_or_wound(card: str, kills: int, health: int) -> None:
    suburb = settled().at("e5").zombies(e5=1).guns(pistol()).combat(card).act()
    suburb.play("fight", "with hands")
    assert suburb.player().zombies == kills
    assert suburb.player().health == health
    assert suburb.bullets() == [3]


@pytest.mark.clause("ZTB-20")
def test_an_empty_combat_deck_is_shuffled_again() -> None:
    suburb = settled().at("e5").zombies(e5=2).guns(pistol()).combat("sure").act()
    suburb.play("fight", "with hands")
    assert sum(suburb.public.combat_spent) == 30
    suburb.play("fight", "with gun1")
    assert sum(suburb.public.combat_spent) == 1
    assert len(suburb.state.hidden.combat) == 29


@pytest.mark.clause("ZTB-21", "ZRR-60")
def test_draw_two_turns_two_combat_cards_and_the_better_counts() -> None:
    suburb = settled().at("e5").zombies(e5=1).guns(shotgun(2)).combat("dire", "sure", "sure").act()
    suburb.play("fight", "with gun1")
    assert suburb.player().zombies == 1
    assert suburb.bullets() == [1]
    assert len(suburb.state.hidden.combat) == 1


@pytest.mark.clause("ZRR-60")
def test_draw_two_draws_no_action_card_and_does_nothing_when_equipped() -> None:
    suburb = settled().at("e5").hand("shotgun").zombies(f5=1).combat("dire", "dire").act()
    deck = list(suburb.state.hidden.deck)
    suburb.play("play shotgun")
    assert suburb.state.hidden.deck == deck
    assert len(suburb.state.hidden.combat) == 2
    suburb.play("shoot")
    assert suburb.state.hidden.deck == deck
    assert suburb.cards() == []
    assert len(suburb.state.hidden.combat) == 0


@pytest.mark.clause("ZTB-22")
def test_a_killed_zombie_joins_the_collection() -> None:
    suburb = settled().at("e5").zombies(e5=3).guns(pistol()).combat("sure").act()
    suburb.play("fight", "with gun1")
    assert suburb.told("killed")["zombies"] == 1
    assert suburb.crowd("e5") == 2


@pytest.mark.clause("ZTB-23")
def test_a_wound_is_one_damage_and_three_squares() -> None:
    suburb = settled().at("h5").zombies(h5=1).guns(pistol()).combat("dire").act()
    suburb.play("fight", "with hands", "step west", "step west", "step north")
    assert suburb.player().health == 3
    assert suburb.where() == "f4"


@pytest.mark.clause("ZTB-23", "ZRR-61")
def test_a_follower_may_be_given_up_instead_and_the_pawn_still_moves() -> None:
    suburb = (
        settled().at("h5").zombies(h5=1).follower("alma").follower("bruno", pistol()).combat("dire").act()
    )
    suburb.play("fight", "with hands")
    suburb.asks("wound", seat=0)
    assert suburb.options == ["hurt", "sacrifice 1", "sacrifice 2"]
    suburb.play("sacrifice 2", "step west", "step west", "step west")
    assert suburb.player().health == 4
    assert suburb.followers() == ["alma"]
    assert suburb.public.discards[-2:] == [FACE["bruno"], FACE["pistol"]]
    assert suburb.where() == "e5"


@pytest.mark.clause("ZTB-23", "ZRR-61")
def test_running_may_cost_a_follower_too_but_guards_elsewhere_do_not_help() -> None:
    suburb = settled().at("h5").zombies(h5=1).follower("alma").guard("A", "bruno").act()
    suburb.play("flee")
    assert suburb.options == ["hurt", "sacrifice 1"]


@pytest.mark.clause("ZTB-24", "ZRR-63")
def test_an_armed_follower_fights_in_the_pawns_place() -> None:
    suburb = settled().at("h5").zombies(h5=1).follower("alma", pistol(1)).combat("sure").act()
    suburb.play("fight", "with follower1-gun")
    assert suburb.player().zombies == 1
    gun = suburb.player().followers[0].gun
    assert gun is not None
    assert gun.bullets == 0


@pytest.mark.clause("ZTB-24")
def test_a_wound_kills_the_follower_who_fought_and_drives_nobody_off() -> None:
    suburb = settled().at("h5").zombies(h5=1).follower("alma").combat("dire").act()
    suburb.play("fight", "with follower1")
    assert suburb.followers() == []
    assert suburb.player().health == 4
    assert suburb.where() == "h5"
    assert suburb.crowd("h5") == 1
    suburb.asks("surrounded")


@pytest.mark.clause("ZTB-24", "ZRR-63")
def test_a_follower_may_fight_in_a_fight_the_owner_started_with_a_player() -> None:
    suburb = settled().at("h5").at("h5", 1).follower("alma", pistol()).combat("sure").act()
    suburb.play("attack", "with follower1-gun")
    assert suburb.told("wounded") == {"seat": 0, "victim": 1, "health": 3}


@pytest.mark.clause("ZTB-24", "ZRR-63")
def test_a_pawn_that_is_the_target_answers_itself() -> None:
    suburb = settled().at("h5").at("h5", 1).guns(pistol()).follower("alma", pistol(), seat=1)
    suburb.combat("dire", "sure").act()
    suburb.play("attack", "aim 1", "with gun1")
    suburb.asks("answer", seat=1)
    assert suburb.options == ["with hands", "pass"]


@pytest.mark.clause("ZTB-24", "ZRR-63")
def test_a_follower_aimed_at_may_answer_or_the_pawn_for_him() -> None:
    suburb = settled().at("h5").at("h5", 1).guns(pistol()).follower("alma", pistol(), seat=1)
    suburb.combat("dire", "sure").act()
    suburb.play("attack", "aim-follower 1 1", "with gun1")
    assert suburb.options == ["with hands", "with follower1", "with follower1-gun", "pass"]
    suburb.play("with follower1-gun")
    assert suburb.player(0).health == 3


@pytest.mark.clause("ZTB-25")
def test_range_is_three_squares_in_eight_directions() -> None:
    suburb = settled().at("h4").guns(pistol()).zombies(h1=1, k4=1, e7=1, e4=1, k7=1, l4=1, j5=1).act()
    suburb.play("shoot")
    assert suburb.options == ["at h1", "at e4", "at k4", "at e7", "at k7"]
    assert settled(reach=4).at("h4").guns(pistol()).zombies(l4=1, d4=1).act().play("shoot").options == [
        "at d4",
        "at l4",
    ]


@pytest.mark.clause("ZTB-25")
def test_no_shot_through_a_house_or_the_cemetery() -> None:
    suburb = settled().at("g6").guns(pistol()).zombies(g11=1).act()
    suburb.refuses("shoot", clause="ZTB-25")
    suburb.quiet().zombies(e2=1).at("a2").act().refuses("shoot", clause="ZTB-25")


@pytest.mark.clause("ZTB-25")
def test_a_house_is_shot_into_and_out_of_only_by_an_open_facade() -> None:
    suburb = settled().at("h2").guns(pistol()).zombies(B=1).combat("sure").act()
    suburb.play("shoot")
    assert suburb.player().zombies == 1
    suburb.at("i2").zombies(B=1).act().refuses("shoot", clause="ZTB-25")
    suburb.at("h2").barred("B", "east").act().refuses("shoot", clause="ZTB-25")
    suburb.quiet().at("B").owns(0, "B").zombies(h2=1).act().refuses("shoot", clause="ZTB-25")
    suburb.barred("B", "east", 0).act()
    assert "shoot" in suburb.options


@pytest.mark.clause("ZTB-25")
def test_without_a_bullet_nobody_shoots() -> None:
    suburb = settled().at("h4").guns(pistol(0)).zombies(i4=1).act()
    assert "bullet" in suburb.refuses("shoot", clause="ZTB-25")


@pytest.mark.clause("ZTB-26", "ZRR-64")
def test_starting_costs_an_action_the_answer_nothing() -> None:
    suburb = settled().at("h5").at("h5", 1).combat("sure", "sure").act()
    suburb.play("attack")
    assert suburb.public.actions == 2
    suburb.asks("answer", seat=1)
    suburb.play("with hands")
    assert suburb.player(0).health == 3
    assert suburb.player(1).health == 3
    assert not suburb.player(1).owes
    suburb.act(1)
    assert suburb.public.actions == 3


@pytest.mark.clause("ZTB-26")
def test_one_exchange_each_and_nobody_moves() -> None:
    suburb = settled().at("h5").at("h5", 1).combat("sure", "sure").act()
    suburb.play("attack", "with hands")
    assert suburb.where(0) == suburb.where(1) == "h5"
    suburb.asks("act", seat=0)


@pytest.mark.clause("ZTB-26")
def test_a_bad_blow_with_bare_hands_strikes_the_one_who_fought() -> None:
    suburb = settled().at("h5").at("h5", 1).combat("dire").act()
    suburb.play("attack")
    assert suburb.player(0).health == 3
    assert suburb.player(1).health == 4


@pytest.mark.clause("ZTB-26")
def test_no_survivor_is_given_up_when_a_player_hits_the_pawn() -> None:
    suburb = settled().at("h5").at("h5", 1).follower("alma", seat=1).guns(pistol()).combat("sure").act()
    suburb.play("attack", "aim 1", "with gun1")
    assert suburb.player(1).health == 3
    assert suburb.followers(1) == ["alma"]


@pytest.mark.clause("ZTB-26")
def test_at_range_only_guns_strike_and_only_guns_answer() -> None:
    suburb = settled().at("h5").at("h2", 1).guns(pistol())
    suburb.combat("dire").act()
    suburb.play("attack")
    assert suburb.player(0).health == 4
    suburb.asks("act", seat=0)  # seat 1 has no gun: no answer
    suburb.guns(pistol(), seat=1).combat("dire", "sure").act().play("attack")
    suburb.asks("answer", seat=1)
    assert suburb.options == ["with gun1", "pass"]


@pytest.mark.clause("ZTB-26")
def test_a_guard_is_attacked_and_answers_for_himself() -> None:
    suburb = settled().at("D").at("h5", 1).guard("D", "alma", pistol()).guns(pistol()).combat("dire", "sure")
    suburb.act().play("attack", "with gun1")
    suburb.asks("answer", seat=1)
    assert suburb.options == ["with guard1", "with guard1-gun", "pass"]
    suburb.play("with guard1-gun")
    assert suburb.player(0).health == 3
    suburb.combat("sure").act().play("attack", "with gun1")
    assert suburb.guards("D") == []


@pytest.mark.clause("ZTB-26")
def test_entering_a_house_with_another_pawn_forces_nobody() -> None:
    suburb = settled().at("h2").at("B", 1).act()
    suburb.play("step west")
    suburb.asks("ambush", seat=1)
    suburb.play("pass")
    suburb.asks("walk", seat=0)
    assert suburb.player(0).health == suburb.player(1).health == 4


@pytest.mark.clause("ZTB-27", "ZRR-66")
def test_death_discards_weapons_and_followers_and_all_else_stays() -> None:
    suburb = settled(3).at("h5").guns(pistol(), shotgun()).follower("alma", pistol(1)).zombies(h5=1)
    suburb.guard("A", "bruno").barred("A", "north").combat("dire")
    suburb.player().health = 1
    suburb.player().zombies = 5
    suburb.act().play("fight", "with hands", "hurt")
    player = suburb.player()
    assert not player.alive
    assert player.guns == []
    assert player.followers == []
    discarded = suburb.public.discards
    assert discarded.count(FACE["pistol"]) == 2
    assert FACE["shotgun"] in discarded
    assert FACE["alma"] in discarded
    assert suburb.guards("A") == ["bruno"]
    assert suburb.strength("A", "north") == 2
    assert suburb.owner("A") == 0
    assert player.zombies == 5


@pytest.mark.clause("ZTB-27")
def test_a_dead_player_is_out_and_cannot_win() -> None:
    suburb = settled(3, days=1).day(1, turn=3)
    assert suburb.seat is None
    suburb = settled(3, days=1)
    suburb.player(0).zombies = 50
    suburb.player(0).alive = False
    suburb.player(0).health = 0
    suburb.player(1).zombies = 2
    suburb.day(1, turn=3)
    assert suburb.outcome.winners == [1]
    assert suburb.outcome.ranking[-1] == [0]
    assert suburb.outcome.why == "living"


@pytest.mark.clause("ZTB-27")
def test_if_everybody_is_dead_the_most_points_win() -> None:
    suburb = settled(2, days=1)
    for seat, zombies in enumerate((3, 9)):
        suburb.player(seat).alive = False
        suburb.player(seat).health = 0
        suburb.player(seat).zombies = zombies
    suburb.day(1)
    assert suburb.outcome.winners == [1]
    assert suburb.outcome.why == "all-dead"


@pytest.mark.clause("ZTB-27")
def test_with_a_second_life_a_guard_goes_on() -> None:
    suburb = settled(second_life="yes").at("h5").zombies(h5=1).guard("A", "bruno", pistol(2)).combat("dire")
    suburb.guard("A", "celia")
    suburb.player().health = 1
    suburb.act().play("fight")
    suburb.asks("revive", seat=0)
    suburb.play("revive A 1")
    assert suburb.player().alive
    assert suburb.player().health == 2
    assert suburb.where() == "A"
    assert suburb.bullets() == [2]
    assert suburb.guards("A") == ["celia"]
    assert suburb.told("revived") == {"seat": 0, "card": FACE["bruno"], "house": 0}


@pytest.mark.clause("ZTB-27", "ZTB-8")
def test_a_second_life_does_not_keep_an_undefended_house() -> None:
    suburb = settled(second_life="yes").at("h5").zombies(h5=1).owns(0, "B").guard("B", "bruno").combat("dire")
    suburb.player().health = 1
    suburb.act().play("fight")
    assert suburb.where() == "B"
    assert suburb.owner("B") == -1


@pytest.mark.clause("ZTB-28")
def test_death_discards_hand_and_agendas_and_sends_keys_home() -> None:
    suburb = settled().at("h5").zombies(h5=1).hand("boards", "ammo").agendas("brawler", "valet").key("C")
    suburb.player().health = 1
    suburb.combat("dire")
    keys = suburb.public.car_at[0]
    suburb.act().play("fight")
    assert suburb.cards() == []
    assert {FACE["boards"], FACE["ammo"]} <= set(suburb.public.discards)
    assert len(suburb.public.agenda_discards) == 2
    assert suburb.public.key_holder[0] == -1
    assert suburb.public.key_back[0]
    assert suburb.public.key_back[2]
    assert suburb.public.car_at[0] == keys


@pytest.mark.clause("ZTB-28")
def test_a_key_that_came_back_is_known_and_taken_apart() -> None:
    suburb = settled(3).at("C").key("C", 2)
    suburb.public.key_back = [house == 2 for house in range(12)]
    suburb.public.key_holder = [
        -1 if house == 2 else holder for house, holder in enumerate(suburb.public.key_holder)
    ]
    suburb.act().play("reclaim")
    assert suburb.public.key_holder[2] == 0
    assert suburb.told("took-key") == {"seat": 0, "house": 2, "car": 2}


@pytest.mark.clause("ZTB-29")
def test_the_occupant_may_start_a_fight_and_pays_an_action_of_the_next_turn() -> None:
    suburb = settled().at("h2").at("B", 1).combat("sure", "sure").act()
    suburb.play("step west")
    assert suburb.options == ["pass", "aim 0"]
    suburb.play("aim 0")
    assert suburb.player(0).health == 3
    suburb.asks("answer", seat=0)
    suburb.play("with hands")
    assert suburb.player(1).health == 3
    assert suburb.public.actions == 3
    assert suburb.player(1).owes
    suburb.act(1)
    assert suburb.public.actions == 2
    assert not suburb.player(1).owes


@pytest.mark.clause("ZTB-29")
def test_one_exchange_for_each_entry_and_not_while_one_is_owed() -> None:
    suburb = settled().at("h2").at("B", 1).combat("sure").act()
    suburb.play("step west", "aim 0", "pass")
    suburb.asks("walk", seat=0)
    suburb.play("step east", "step west")
    suburb.asks("act", seat=0)


@pytest.mark.clause("ZTB-23")
def test_a_setting_makes_the_wounds_of_zombies_worse_and_only_these() -> None:
    suburb = settled(bite=3).at("h5").zombies(h5=1).combat("dire").act().play("fight")
    assert suburb.told("hurt") == {"seat": 0, "health": 1, "damage": 3}
    neighbours = settled(bite=3).at("h5").at("h5", 1).guns(pistol()).combat("sure").act()
    neighbours.play("attack", "with gun1")
    assert neighbours.player(1).health == 3
    last = settled(bite=3).at("h5").zombies(h5=1).combat("dire")
    last.player().health = 2
    last.act().play("fight")
    assert last.told("hurt") == {"seat": 0, "health": 0, "damage": 2}
    assert not last.player().alive
