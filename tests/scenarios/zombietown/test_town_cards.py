"""Every action card, house card and player card does what it says (ZTB-13, ZTB-4 and the card lists)."""

from __future__ import annotations

import re

import pytest

from deadroad.content.texts import LANGUAGES
from deadroad.games import game
from deadroad.games.zombietown.components import ROLES
from deadroad.games.zombietown.state import NO_ROLE
from deadroad.games.zombietown.turn import Turn, begin_turn, risers
from tests.scenarios.zombietown.town import FACE, Suburb, pistol, settled, shotgun


@pytest.mark.clause("ZTB-13")
@pytest.mark.parametrize(("card", "bullets"), [("pistol", 3), ("shotgun", 2)])
def test_a_gun_arms_a_member_in_the_space(card: str, bullets: int) -> None:
    suburb = settled().at("A").follower("alma").guard("A", "bruno").hand(card).act()
    suburb.play(f"play {card}")
    assert suburb.options == ["to pawn", "to follower1", "to guard1"]
    suburb.play("to guard1")
    gun = suburb.public.guards[0][0].gun
    assert gun is not None
    assert (gun.face, gun.bullets) == (FACE[card], bullets)
    assert FACE[card] not in suburb.public.discards[-1:]


@pytest.mark.clause("ZTB-13")
def test_ammunition_refills_one_gun() -> None:
    suburb = settled().at("e5").guns(pistol(1), shotgun(2)).follower("alma", shotgun(0)).hand("ammo").act()
    suburb.play("play ammo")
    assert suburb.options == ["load gun1", "load follower1-gun", "drop follower1-gun"]
    suburb.play("load gun1")
    assert suburb.bullets() == [3, 2]
    suburb.guns(pistol(3)).hand("ammo")
    suburb.player().followers = []
    suburb.act().refuses("play ammo", clause="ZTB-13")


@pytest.mark.clause("ZTB-13")
def test_a_survivor_joins_or_guards() -> None:
    suburb = settled().at("A").hand("alma").act().play("play survivor", "join")
    assert suburb.followers() == ["alma"]
    suburb = settled().at("A").hand("alma").act().play("play survivor", "post")
    assert suburb.guards("A") == ["alma"]


@pytest.mark.clause("ZTB-13")
def test_first_aid_heals_one_never_above_full() -> None:
    suburb = settled().hand("first_aid")
    suburb.player().health = 3
    suburb.act().play("play first_aid")
    assert suburb.player().health == 4
    assert suburb.public.discards[-1] == FACE["first_aid"]
    suburb.hand("first_aid").act().refuses("play first_aid", clause="ZTB-13")


@pytest.mark.clause("ZTB-13")
def test_second_wind_is_three_squares_without_an_action() -> None:
    suburb = settled().at("e5").hand("second_wind").act(actions=0)
    suburb.public.free_move = False
    suburb.settle().play("play second_wind", "step east", "step east", "step east")
    assert suburb.where() == "h5"


@pytest.mark.clause("ZTB-13")
def test_a_crowbar_destroys_a_foreign_barricade_at_once() -> None:
    suburb = settled().owns(1, "B").barred("B", "east", 3).barred("B", "north").at("h2").hand("crowbar").act()
    suburb.play("play crowbar")
    assert suburb.strength("B", "east") == 0
    assert suburb.strength("B", "north") == 2
    suburb.hand("crowbar").act().refuses("play crowbar", clause="ZTB-13")


@pytest.mark.clause("ZTB-13")
def test_a_noise_draws_four_zombies_near_a_square() -> None:
    suburb = settled().at("a16").at("a1", 1).zombies(h5=6, p16=2).hand("noise_maker").act()
    suburb.play("play noise_maker")
    suburb.play("noise l5")
    assert suburb.crowd("i5") == 4
    assert suburb.crowd("h5") == 2
    assert suburb.crowd("p16") == 2
    suburb.asks("act")


@pytest.mark.clause("ZTB-13")
def test_a_noise_is_heard_five_squares_far() -> None:
    suburb = settled().at("a16").at("a1", 1).zombies(h5=1).hand("noise_maker").act()
    suburb.play("play noise_maker")
    assert "noise m5" in suburb.options
    assert "noise n5" not in suburb.options
    suburb = settled().hand("noise_maker").act()
    suburb.refuses("play noise_maker", clause="ZTB-13")


@pytest.mark.clause("ZTB-13")
def test_the_back_window_leads_out_of_a_barred_house() -> None:
    suburb = settled().owns(1, "B").at("B").hand("back_window")
    for side in ("north", "east", "south", "west"):
        suburb.barred("B", side)
    suburb.act().play("play back_window", "leave east")
    assert suburb.where() == "h2"
    suburb.hand("back_window").act().refuses("play back_window", clause="ZTB-13")


@pytest.mark.clause("ZTB-10", "ZTB-40")
def test_fresh_graves_let_three_more_rise() -> None:
    suburb = settled().deck("fresh_graves").put(Turn(0))
    assert risers(suburb.public) == 4


@pytest.mark.clause("ZTB-10", "ZTB-41")
def test_restless_moves_six_more() -> None:
    suburb = settled(lurches=1).at("a1").at("p5", 1).zombies(h5=9).deck("restless")
    suburb.put(Turn(0))
    suburb.public.lull = True
    suburb.play("end")
    assert suburb.crowd("i5") == 7


@pytest.mark.clause("ZTB-10", "ZTB-41")
def test_the_quick_dead_go_two_squares() -> None:
    suburb = settled(lurches=1).at("a1").at("p5", 1).zombies(h5=1).deck("quick_dead")
    suburb.put(Turn(0))
    suburb.public.lull = True
    suburb.play("end")
    assert suburb.crowd("j5") == 1


@pytest.mark.clause("ZTB-10", "ZTB-32")
def test_rotten_wood_takes_one_strength_of_each_players_choice() -> None:
    suburb = settled().barred("A", "north").barred("A", "east", 1).barred("D", "west").deck("rotten_wood")
    suburb.put(Turn(0))
    suburb.asks("rot", seat=0)
    assert suburb.options == ["rot A north", "rot A east"]
    suburb.play("rot A east")
    assert suburb.strength("A", "east") == 0
    assert suburb.strength("D", "west") == 1


@pytest.mark.clause("ZTB-10")
def test_cold_feet_take_a_survivor_from_the_player_with_most() -> None:
    suburb = settled(3).follower("alma").guard("A", "bruno").follower("celia", seat=1).deck("cold_feet")
    suburb.put(Turn(0))
    suburb.asks("desert", seat=0)
    suburb.play("desert-guard A 1")
    assert suburb.guards("A") == []
    assert suburb.followers(1) == ["celia"]
    suburb = settled(2).follower("alma").follower("celia", seat=1).deck("cold_feet").put(Turn(0))
    assert suburb.followers(0) == suburb.followers(1) == []


@pytest.mark.clause("ZTB-10", "ZTB-20")
def test_damp_powder_costs_everybody_a_bullet() -> None:
    suburb = settled().guns(pistol(2), pistol(0)).guns(shotgun(1), seat=1).guard("D", "alma", pistol(3))
    suburb.deck("damp_powder").put(Turn(0))
    assert suburb.bullets() == [1, 0]
    suburb.asks("dampen", seat=1)
    suburb.play("dampen-guard D 1")
    gun = suburb.public.guards[3][0].gun
    assert gun is not None
    assert gun.bullets == 2


def test_the_log_does_not_tell_a_bullet_lost_to_damp_powder_as_loading() -> None:
    suburb = settled().guns(pistol(2)).deck("damp_powder").put(Turn(0))
    lost = next(event for event in suburb.events if event.name == "loaded")
    told = [game("zombietown").words(language).event(lost, ["Ada", "Bob"], 0) for language in LANGUAGES]
    assert told[0] == "Your ammunition: first gun, 1 bullet."
    assert [re.search(r"recharge|ricaric|load", line) for line in told] == [None] * 3


@pytest.mark.clause("ZTB-10", "ZTB-40")
def test_in_a_lull_none_rise() -> None:
    suburb = settled().deck("lull").put(Turn(0))
    assert risers(suburb.public) == 0


@pytest.mark.clause("ZTB-10")
@pytest.mark.parametrize("event", ["lull", "fresh_graves", "restless", "quick_dead"])
def test_what_an_event_does_to_the_zombies_ends_with_the_turn(event: str) -> None:
    suburb = settled().deck(event).put(Turn(0))
    public = suburb.public
    assert (public.lull, public.quick, public.extra_rise, public.extra_moves) != (False, False, 0, 0)
    begin_turn(suburb.state, 1)
    assert (public.lull, public.quick, public.extra_rise, public.extra_moves) == (False, False, 0, 0)


@pytest.mark.clause("ZTB-10")
def test_an_airdrop_gives_everybody_a_card_and_events_have_no_effect() -> None:
    suburb = settled(3).deck("airdrop", "boards", "lull", "ammo").put(Turn(0))
    assert suburb.cards(0) == ["boards"]
    assert suburb.cards(1) == []
    assert suburb.cards(2) == ["ammo"]
    assert not suburb.public.lull
    assert suburb.told("event-ignored")["seat"] == 1


@pytest.mark.clause("ZTB-10", "ZRR-43")
def test_looters_take_a_card_of_each_hand_and_no_agenda() -> None:
    suburb = settled(3).hand("boards", "ammo").hand("pistol", seat=1).agendas("valet", seat=2).deck("looters")
    suburb.put(Turn(0))
    suburb.asks("loot", seat=0)
    assert suburb.options == ["discard ammo", "discard boards"]
    suburb.play("discard boards")
    assert suburb.cards(0) == ["ammo"]
    assert suburb.cards(1) == []
    assert suburb.player(2).agendas == 1


@pytest.mark.clause("ZTB-10", "ZRR-43")
def test_looters_ask_for_one_of_equal_cards_too_and_take_an_only_card_unasked() -> None:
    suburb = settled(2).hand("boards", "boards").hand("pistol", seat=1).deck("looters").put(Turn(0))
    suburb.asks("loot", seat=0)
    suburb.play("discard boards")
    assert suburb.cards(1) == []


@pytest.mark.clause("ZTB-10")
def test_under_the_floor_a_zombie_in_each_unowned_empty_house() -> None:
    suburb = settled(2).at("B").deck("under_the_floor").put(Turn(0))
    crowded = [house for house in "ABCDEFGHIJKL" if suburb.crowd(house)]
    assert crowded == list("CEFGHIJKL")
    suburb = settled(2).deck("under_the_floor")
    suburb.public.reserve = 2
    suburb.put(Turn(0))
    assert sum(suburb.public.zombies) == 2


@pytest.mark.clause("ZTB-51")
def test_help_is_late() -> None:
    suburb = settled().deck("help_is_late")
    suburb.public.day = 8
    suburb.put(Turn(0))
    assert suburb.public.last_day == 11
    assert suburb.told("delayed") == {"day": 11}


@pytest.mark.clause("ZTB-51")
def test_before_the_last_three_days_help_is_not_late() -> None:
    suburb = settled().deck("help_is_late")
    suburb.public.day = 7
    suburb.put(Turn(0))
    assert suburb.public.last_day == 10
    assert suburb.told("help-on-time") == {"day": 10}


# Player cards: names only, unless abilities are played.


@pytest.mark.clause("ZTB-4")
def test_player_cards_are_only_names_by_default() -> None:
    suburb = settled()
    assert not suburb.public.terms.abilities
    suburb.player().role = 0
    suburb.at("e5").act().play("step east", "step east", "step east")
    suburb.asks("act")


def role(number: int, **settings: int | str) -> Suburb:
    """Seat 0 has this player card, and abilities are played."""
    suburb = Suburb.deal("zombietown", 2, 1, abilities="yes", **settings)
    suburb.public.first = 0
    suburb.settle().play(f"role {ROLES[number].id}")
    suburb.play(suburb.options[0], "settle A", "settle D")
    while suburb.match.question and suburb.match.question.kind == "keep":
        suburb.play(suburb.options[0])
    suburb.state.stack = []
    for seat in range(2):
        suburb.hand(seat=seat).guns(seat=seat).agendas(seat=seat)
    return suburb.quiet()


@pytest.mark.clause("ZTB-4")
def test_with_abilities_player_cards_are_chosen_in_turn() -> None:
    suburb = Suburb.deal("zombietown", 3, abilities="yes")
    suburb.public.first = 0
    suburb.settle().asks("role", seat=0)
    suburb.play("role nurse")
    suburb.refuses("role nurse", clause="ZTB-4")
    suburb.play("role coach", "role deputy")
    assert [player.role for player in suburb.public.players] == [1, 5, 3]
    suburb.asks("settle", seat=0)


@pytest.mark.clause("ZTB-4")
def test_the_mail_carriers_free_movement_goes_four_squares() -> None:
    suburb = role(0).at("e5").act()
    suburb.play("step east", "step east", "step east", "step east")
    assert suburb.where() == "i5"
    suburb.play("step west", "step west", "step west")
    suburb.asks("act")


@pytest.mark.clause("ZTB-4")
def test_the_nurses_first_aid_heals_two() -> None:
    suburb = role(1).hand("first_aid")
    suburb.player().health = 1
    suburb.act().play("play first_aid")
    assert suburb.player().health == 3


@pytest.mark.clause("ZTB-4")
def test_the_roofers_boards_are_stronger() -> None:
    suburb = role(2).at("A").hand("boards", "furniture").act()
    suburb.play("play boards", "place north", "play furniture", "place east")
    assert (suburb.strength("A", "north"), suburb.strength("A", "east")) == (3, 3)


@pytest.mark.clause("ZTB-4")
def test_the_deputys_first_miss_of_a_turn_is_drawn_again() -> None:
    suburb = role(3).at("e5").zombies(e5=2).guns(pistol(3)).combat("dire", "sure", "dire", "sure").act()
    suburb.play("fight", "with gun1")
    assert suburb.player().zombies == 1
    assert suburb.bullets() == [2]
    suburb.play("fight", "with gun1")
    assert suburb.player().zombies == 1


@pytest.mark.clause("ZTB-4")
def test_the_realtors_other_houses_are_worth_four() -> None:
    suburb = role(4, road_rage="no", days=1).owns(0, "B").barred("B", "north").day(1, turn=2)
    assert suburb.outcome.scores[0]["houses"] == 7


@pytest.mark.clause("ZTB-4")
def test_the_coach_leads_four() -> None:
    suburb = role(5).at("e5").follower("alma").follower("bruno").follower("celia").hand("dexter").act()
    suburb.play("play survivor")
    assert len(suburb.followers()) == 4


@pytest.mark.clause("ZTB-27", "ZRR-66")
def test_a_second_life_has_no_player_card() -> None:
    suburb = role(5, second_life="yes").at("h5").zombies(h5=1).guard("A", "bruno").combat("dire")
    suburb.player().health = 1
    suburb.act().play("fight")
    assert suburb.where() == "A"
    assert suburb.player().role == NO_ROLE
    suburb.follower("alma").follower("celia").follower("dexter").hand("edith").guard("A", "felix").act()
    suburb.play("play survivor")
    assert suburb.followers() == ["alma", "celia", "dexter"]
    runner = role(0, second_life="yes").at("h5").zombies(h5=1).guard("A", "bruno").combat("dire")
    runner.player().health = 1
    runner.act().play("fight")
    runner.at("e5").act().play("step east", "step east", "step east")
    runner.asks("act")


@pytest.mark.clause("ZTB-13")
@pytest.mark.parametrize("side", ["north", "east"])
def test_a_crowbar_inside_a_house_destroys_the_barricade_that_is_named(side: str) -> None:
    suburb = settled().owns(1, "B").barred("B", "east", 3).barred("B", "north").at("B").hand("crowbar").act()
    suburb.play("play crowbar", f"pry {side}")
    assert suburb.strength("B", side) == 0
    assert suburb.strength("B", "east" if side == "north" else "north") > 0


@pytest.mark.clause("ZTB-13", "ZTB-43")
def test_a_noise_is_heard_in_a_house_through_a_facade_that_is_open() -> None:
    suburb = settled().at("a16").at("a1", 1).zombies(B=1).hand("noise_maker")
    for side in ("north", "east", "south", "west"):
        suburb.barred("B", side, 5)
    suburb.act().refuses("play noise_maker", clause="ZTB-13")
    suburb.barred("B", "north", 0).barred("B", "east", 0).act()
    assert "play noise_maker" in suburb.options


@pytest.mark.clause("ZTB-14")
def test_the_gun_of_a_guard_in_another_place_is_not_passed() -> None:
    suburb = settled().owns(0, "L").guard("L", "alma", pistol()).at("a16").act()
    assert not [option for option in suburb.options if option.startswith(("give", "drop"))]
    assert "give guard1-gun" in suburb.at("L").act().options


@pytest.mark.clause("ZTB-13")
@pytest.mark.parametrize("house", ["A", "L"])
def test_each_guard_of_the_house_can_be_taken_along(house: str) -> None:
    suburb = settled().owns(0, house).guard(house, "alma").guard(house, "bruno").at(house).act()
    assert [option for option in suburb.options if option.startswith("fetch")] == ["fetch 1", "fetch 2"]
