"""The other event cards, one by one: effect, moment, refusal (ZOM-46)."""

from __future__ import annotations

import pytest

from deadroad.games.zombies.cards import CARD_IDS
from deadroad.games.zombies.state import AFRAID, FEEDING, PARALYSED, SHUT_OUT
from deadroad.games.zombies.tiles import HOLDS
from deadroad.games.zombies.turn import Step
from tests.scenarios.zombies.town import Town, street, town

pytestmark = pytest.mark.clause("ZOM-46")

ANY_WINDOW = (
    "food",
    "direction",
    "butter",
    "claustrophobia",
    "fear",
    "paralysis",
    "notdead",
    "worse",
    "miscalculation",
    "sobad",
    "screwed",
    "everybody",
    "master",
)
WINDOWS = (Step.BEFORE_FIGHT, Step.BEFORE_ROLL, Step.END_MOVE, Step.BEFORE_DISCARD)


def holding(name: str, seat: int = 1, seats: int = 2) -> Town:
    """A town with a few zombies where one seat holds one card."""
    return street(seats).zombies_on("2.nw", "2.ne").at(0, "1.c").hand(seat, name).pile()


@pytest.mark.parametrize("name", ANY_WINDOW)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_for_any_window_is_playable_in_each(name: str, seat: int) -> None:
    for step in WINDOWS:
        table = holding(name, seat).turn(0, step)
        assert f"play {name}" in table.options, step


def test_every_card_is_covered_by_these_tests() -> None:
    rest = {"adrenaline", "cramp", "rest", "keys", "shoe"}
    assert set(CARD_IDS[9:]) == set(ANY_WINDOW) | rest


# Adrenaline Rush.


def test_adrenaline_doubles_the_own_movement_roll() -> None:
    table = holding("adrenaline", 0).dice(4).turn(0, Step.ROLL).play("play adrenaline")
    assert table.asks("move", seat=0) == {"left": 8}


def test_adrenaline_doubles_also_when_some_steps_are_walked() -> None:
    table = holding("adrenaline", 0).dice(4).turn(0, Step.ROLL).passes()
    table.play("step south", "play adrenaline")
    assert table.asks("move", seat=0) == {"left": 7}


def test_adrenaline_needs_an_own_roll() -> None:
    for step in WINDOWS:
        holding("adrenaline", 0).turn(0, step).refuses("play adrenaline", clause="ZOM-46")
        holding("adrenaline", 1).turn(0, step).refuses("play adrenaline", clause="ZOM-46")
    other = holding("adrenaline", 1).dice(4).turn(0, Step.ROLL)
    other.asks("window-after-roll", seat=1)
    other.refuses("play adrenaline", clause="ZOM-46")


# Alternate Food Source.


def test_food_stops_all_fights_until_the_end_of_the_owners_next_turn() -> None:
    table = holding("food", 1, 3).turn(0, Step.BEFORE_ROLL).play("play food")
    for seat in (2, 0):
        assert table.public.anyone(FEEDING)
        table.at(seat, "2.n").walking(seat).play("step east", "stop")
        assert "fight-began" not in table.names_told
        assert table.has_zombie("2.ne")
    # His own turn passes under it, and its end is the end of it.
    table.quiet().turn(1).play("stop", "rest")
    assert not table.public.anyone(FEEDING)


def test_food_also_spares_the_fight_on_the_own_space() -> None:
    table = holding("food", 1).zombies_on("1.c").turn(0, Step.BEFORE_FIGHT).play("play food")
    assert "fight-began" not in table.names_told
    assert table.has_zombie("1.c")


def test_food_played_in_the_own_turn_lasts_through_the_next_own_turn() -> None:
    table = holding("food", 0).turn(0, Step.BEFORE_ROLL).play("play food")
    table.turn(0, Step.END)
    assert table.public.anyone(FEEDING)
    table.quiet().turn(0).play("stop", "rest")
    assert not table.public.anyone(FEEDING)


# Bad Sense of Direction.


def test_bad_sense_sends_an_opponent_to_the_square_for_a_life() -> None:
    table = holding("direction").turn(0, Step.BEFORE_ROLL).play("play direction")
    assert table.where(0) == "0.c"
    assert table.public.lives == [3, 2]


def test_a_player_sent_home_may_use_the_movement_left() -> None:
    table = holding("direction").dice(5).turn(0, Step.ROLL).play("play direction")
    assert table.asks("move", seat=0) == {"left": 5}
    table.play("step north")
    assert table.where(0) == "0.n"


def test_bad_sense_is_refused_for_a_player_who_is_down() -> None:
    table = holding("direction")
    table.public.down = [1, 0]
    table.has(0, lives=0).turn(0, Step.BEFORE_DISCARD).refuses("play direction", clause="ZOM-35")


# Brain Cramp.


def test_brain_cramp_is_played_when_another_has_just_rolled() -> None:
    table = holding("cramp").dice(3).turn(0, Step.ROLL).play("play cramp")
    assert table.asks("steer", seat=1) == {"seat": 0, "left": 3}
    table.play("stop")
    assert table.where(0) == "1.c"


def test_brain_cramp_is_refused_at_other_times_and_on_oneself() -> None:
    for step in WINDOWS:
        holding("cramp").turn(0, step).refuses("play cramp", clause="ZOM-46")
    own = holding("cramp", 0).dice(3).turn(0, Step.ROLL)
    own.asks("window-after-roll", seat=0)
    own.refuses("play cramp", clause="ZOM-46")


def test_a_second_brain_cramp_is_refused() -> None:
    table = holding("cramp", 1, 3).hand(2, "cramp").dice(3).turn(0, Step.ROLL).play("play cramp")
    table.asks("window-after-roll", seat=2)
    table.refuses("play cramp", clause="ZOM-48")


# Butter Fingers.


def test_butter_fingers_takes_an_item_or_two_bullets_as_its_player_chooses() -> None:
    table = holding("butter").items(0, "axe", "shotgun").turn(0, Step.BEFORE_ROLL).play("play butter")
    table.asks("fumble", seat=1)
    assert table.options == ["bullets", "drop axe", "drop shotgun"]
    table.play("drop shotgun")
    assert table.in_play(0) == ["axe"]
    assert table.public.shotguns == [0, 0]
    assert table.discarded("shotgun") == 1
    table = holding("butter").items(0, "axe").turn(0, Step.BEFORE_ROLL).play("play butter", "bullets")
    assert table.public.bullets[0] == 1
    table = holding("butter").has(0, bullets=1).turn(0, Step.BEFORE_ROLL).play("play butter")
    assert table.public.bullets[0] == 0


def test_butter_fingers_needs_something_to_drop() -> None:
    table = holding("butter").has(0, bullets=0).turn(0, Step.BEFORE_ROLL)
    table.refuses("play butter", clause="ZOM-46")


# Claustrophobia.


def test_claustrophobia_keeps_out_of_buildings_next_turn() -> None:
    table = holding("claustrophobia").turn(0, Step.BEFORE_DISCARD).play("play claustrophobia")
    table.at(0, "2.s").quiet().dice(4).turn(0)
    assert table.public.is_now(0, SHUT_OUT)
    assert table.options == ["step south", "stop"]
    table.refuses("step north", clause="ZOM-58")
    table.play("stop", "rest")
    assert not table.public.standing[0]


# Fear.


def test_fear_takes_all_movement_of_the_next_turn() -> None:
    table = holding("fear").turn(0, Step.BEFORE_DISCARD).play("play fear")
    table.quiet().turn(0)
    assert table.public.is_now(0, AFRAID) or "held" in table.names_told
    assert "movement-rolled" not in table.names_told[: table.names_told.index("held")]
    assert table.told("held") == {"seat": 0}


def test_fear_allows_a_rest_but_no_keys() -> None:
    table = holding("fear", 1).hand(0, "keys", "rest").has(0, lives=2)
    table.public.standing = [AFRAID, 0]
    table.turn(0, Step.BEFORE_ROLL)
    table.refuses("play keys", clause="ZOM-57")
    table.play("play rest")
    assert table.public.lives[0] == 4


# Hysterical Paralysis.


def test_paralysis_costs_the_whole_next_turn_with_its_fight() -> None:
    table = holding("paralysis").turn(0, Step.BEFORE_DISCARD).play("play paralysis")
    assert table.public.standing[0] == PARALYSED << 8
    table.quiet().zombies_on("1.c").pile("cross", "helipad").turn(0)
    assert table.told("turn-lost") == {"seat": 0}
    before = table.names_told[: table.names_told.index("turn-lost") + 1]
    assert before == ["turn-began", "turn-lost"]
    assert table.has_zombie("1.c")


# I Don't Think They're Dead.


def doubted(*pips: int) -> Town:
    return holding("notdead").has(0, zombies=5).dice(*pips).turn(0, Step.BEFORE_ROLL).play("play notdead")


def test_two_good_rolls_keep_the_zombies() -> None:
    assert doubted(4, 5).public.zombies[0] == 5


def test_a_roll_left_at_three_or_less_costs_two_zombies() -> None:
    table = doubted(6, 3)
    assert table.asks("doubt", seat=0)["need"] == 1
    table.play("yield")
    assert table.public.zombies[0] == 3


def test_bullets_and_lives_improve_a_roll_but_not_the_last_life() -> None:
    table = doubted(3, 2, 6).play("shoot")
    assert table.public.bullets[0] == 2
    table.play("life")
    assert table.public.lives[0] == 2
    assert table.public.zombies[0] == 5
    last = (
        holding("notdead").has(0, zombies=5, lives=1).dice(2).turn(0, Step.BEFORE_ROLL).play("play notdead")
    )
    last.refuses("life", clause="ZOM-46")
    assert last.options == ["yield", "shoot"]


def test_doubt_with_too_few_bullets() -> None:
    table = holding("notdead").has(0, zombies=5, bullets=1).dice(1).turn(0, Step.BEFORE_ROLL)
    table.play("play notdead").refuses("shoot", clause="ZOM-31")


# Just When You Thought It Couldn't Get Any Worse.


def test_worse_fills_a_building_of_choice() -> None:
    table = holding("worse")
    table.tile("gas", "0.east")
    table.turn(0, Step.BEFORE_ROLL).play("play worse")
    table.asks("building", seat=1)
    table.play("tile 3")
    assert HOLDS[table.public.town.zombies[3]] == 3
    assert HOLDS[table.public.town.zombies[2]] == 2
    holding("worse").quiet()
    none = town().hand(1, "worse").turn(0, Step.BEFORE_ROLL)
    none.refuses("play worse", clause="ZOM-68")


# Much Needed Rest.


def test_rest_gives_two_lives_instead_of_the_movement_roll() -> None:
    table = holding("rest", 0).has(0, lives=2).turn(0, Step.BEFORE_ROLL).play("play rest")
    assert table.public.lives[0] == 4
    assert "movement-rolled" not in table.names_told
    assert "zombies-rolled" in table.names_told
    table = holding("rest", 0).has(0, lives=4).turn(0, Step.BEFORE_ROLL).play("play rest")
    assert table.told("lives-gained") == {"seat": 0, "amount": 1}


@pytest.mark.parametrize("name", ["rest", "keys"])
def test_rest_and_keys_are_played_just_before_the_own_roll(name: str) -> None:
    for step in (Step.BEGIN, Step.END_MOVE, Step.BEFORE_DISCARD):
        holding(name, 0).turn(0, step).refuses(f"play {name}", clause="ZOM-46")
    holding(name, 1).turn(0, Step.BEFORE_ROLL).refuses(f"play {name}", clause="ZOM-46")


# Slight Miscalculation.


def test_miscalculation_doubles_the_zombies_of_a_building() -> None:
    table = holding("miscalculation").turn(0, Step.BEFORE_ROLL).play("play miscalculation")
    assert table.asks("scatter-space", seat=1) == {"left": 2}
    table.refuses("put 2.s", clause="ZOM-21")
    table.play("put 2.c", "put 2.n")
    assert HOLDS[table.public.town.zombies[2]] == 4
    full = holding("miscalculation").zombies_on("2.n", "2.c", "2.w").turn(0, Step.BEFORE_ROLL)
    full.play("play miscalculation")
    assert HOLDS[full.public.town.zombies[2]] == 8  # five more are due, three fit


# The Keys Are Still In It.


def test_keys_move_up_to_ten_and_fight_what_is_met() -> None:
    table = holding("keys", 0).zombies_on("1.n").turn(0, Step.BEFORE_ROLL).play("play keys")
    assert table.asks("move", seat=0) == {"left": 10}
    table.dice(6).play("step north")
    assert table.told("beaten")["seat"] == 0


# This Isn't So Bad.


def test_this_isnt_so_bad_moves_two_different_zombies_anywhere() -> None:
    table = holding("sobad").zombies_on("1.s").turn(0, Step.BEFORE_ROLL).play("play sobad")
    table.asks("relocate-pick", seat=1)
    table.play("pick 2.nw", "tile 0", "put 0.c")
    table.refuses("pick 0.c", clause="ZOM-68")
    table.play("pick 1.s", "tile 0")
    table.refuses("put 0.c", clause="ZOM-61")
    table.play("put 0.w")
    assert table.has_zombie("0.c")
    assert table.has_zombie("0.w")
    assert not table.has_zombie("2.nw")
    assert not table.has_zombie("1.s")
    lone = street().zombies_on("2.c").hand(1, "sobad").turn(0, Step.BEFORE_ROLL)
    lone.refuses("play sobad", clause="ZOM-68")


# We're Screwed! and Zombie Master.


def test_screwed_places_ten_pawns_or_not() -> None:
    table = holding("screwed").turn(0, Step.BEFORE_ROLL).play("play screwed")
    table.play("tile 1", "put 1.c")
    assert table.has_zombie("1.c")  # where seat 0 stands
    while table.match.question is not None and table.match.question.kind.startswith("scatter"):
        table.play(table.options[-1])
    assert sum(HOLDS[mask] for mask in table.public.town.zombies) == 12


def test_master_places_five_clear_of_players() -> None:
    table = holding("master").turn(0, Step.BEFORE_ROLL).play("play master", "tile 1")
    assert table.options == ["put 1.n", "put 1.s"]
    table.refuses("put 1.c", clause="ZOM-46")
    while table.match.question is not None and table.match.question.kind.startswith("scatter"):
        table.play(table.options[0])
    assert sum(HOLDS[mask] for mask in table.public.town.zombies) == 7


# Where Did Everybody Go?


def test_everybody_moves_an_opponent_up_to_five_and_he_fights() -> None:
    table = holding("everybody").zombies_on("1.n").turn(0, Step.BEFORE_FIGHT).play("play everybody")
    assert table.asks("drag", seat=1) == {"seat": 0, "left": 5}
    table.dice(1).play("step north")
    table.asks("failed", seat=0)
    table.dice(6).play("life")
    assert table.public.zombies == [1, 0]
    assert table.asks("drag", seat=1)["left"] == 4
    table.play("stop")


def test_a_death_ends_the_drag_and_the_turn_goes_on() -> None:
    table = holding("everybody", 0).at(1, "1.s").has(1, lives=1, bullets=0).zombies_on("1.c")
    table.turn(0, Step.END_MOVE).dice(1, 3).play("play everybody", "step north")
    assert table.told("died")["seat"] == 1
    assert table.told("zombies-rolled")["seat"] == 0


# Your Shoe's Untied.


def test_a_shoe_halves_the_active_players_next_roll() -> None:
    table = holding("shoe").dice(5).turn(0, Step.BEFORE_ROLL).play("play shoe")
    assert table.told("movement-rolled") == {"seat": 0, "die": 5, "movement": 2}


def test_a_shoe_is_refused_at_other_times() -> None:
    for step in (Step.BEGIN, Step.END_MOVE, Step.BEFORE_DISCARD):
        holding("shoe").turn(0, step).refuses("play shoe", clause="ZOM-46")
    holding("shoe", 0).turn(0, Step.BEFORE_ROLL).refuses("play shoe", clause="ZOM-46")


def test_a_short_supply_leaves_its_spaces_to_the_cards_player() -> None:
    table = street(2, supply="hundred").hand(1, "worse").pile()
    table.public.supply = 3
    table.turn(0, Step.BEFORE_ROLL).play("play worse")
    assert table.told("supply-short") == {"amount": 3}
    assert table.asks("scatter-space", seat=1) == {"left": 3}
    table.play("put 2.n", "put 2.c", "put 2.e")
    assert (HOLDS[table.public.town.zombies[2]], table.public.supply) == (3, 0)


def test_a_card_played_cannot_be_taken_back() -> None:
    table = holding("fear", 1, 3).turn(0, Step.BEFORE_ROLL).play("play fear")
    assert not table.match.can_undo(1)


@pytest.mark.clause("ZOM-68")
def test_a_street_is_refused_for_a_building_card_without_naming_a_player() -> None:
    table = street().zombies_on("2.nw", "2.ne").at(0, "1.c").hand(1, "miscalculation").pile()
    table.turn(0, Step.BEFORE_ROLL).play("play miscalculation")
    refused = {one.notation: one for one in table.match.refused(1)}
    assert "player" not in refused["put 2.s"].reason
