"""Combat (ZOM-30 to ZOM-38)."""

from __future__ import annotations

import pytest

from deadroad.games.zombies.turn import Step
from tests.scenarios.zombies.town import Town, street


def facing(seats: int = 2) -> Town:
    """Seat 0 stands before the hospital's door with a zombie behind it."""
    return street(seats).at(0, "2.s").zombies_on("2.c")


def failed(pips: int, *more: int) -> Town:
    """Seat 0 has walked in and rolled too low."""
    return facing().walking().dice(pips, *more).play("step north")


@pytest.mark.clause("ZOM-30")
def test_starting_the_turn_on_a_zombies_space_is_a_fight() -> None:
    table = street().at(0, "1.c").zombies_on("1.c").pile().dice(4).turn()
    assert table.told("fight-began")["seat"] == 0
    assert table.public.zombies[0] == 1


@pytest.mark.clause("ZOM-30")
def test_moving_onto_a_zombies_space_is_a_fight() -> None:
    table = facing().walking().dice(5).play("step north")
    assert table.told("beaten") == {"seat": 0, "zombies": 1}
    assert not table.has_zombie("2.c")


@pytest.mark.clause("ZOM-31")
@pytest.mark.parametrize("pips", [4, 5, 6])
def test_four_five_and_six_win(pips: int) -> None:
    table = facing().walking().dice(pips).play("step north")
    assert table.public.zombies == [1, 0]
    assert table.public.lives == [3, 3]


@pytest.mark.clause("ZOM-31")
@pytest.mark.parametrize("pips", [1, 2, 3])
def test_one_two_and_three_cost_a_life_or_bullets_up_to_four(pips: int) -> None:
    table = failed(pips)
    assert table.asks("failed", seat=0)["need"] == 4 - pips
    assert table.options == ["life", "shoot"]
    table.play("shoot")
    assert table.public.bullets[0] == 3 - (4 - pips)
    assert table.public.zombies[0] == 1


@pytest.mark.clause("ZOM-31")
def test_the_rulebooks_example_a_two_takes_two_bullets_or_a_life_and_another_roll() -> None:
    table = failed(2).play("shoot")
    assert table.told("shot") == {"seat": 0, "amount": 2}
    table = failed(2, 4).play("life")
    assert table.told("life-lost") == {"seat": 0, "lives": 2}
    assert table.public.zombies[0] == 1


@pytest.mark.clause("ZOM-31")
def test_too_few_bullets_do_not_help() -> None:
    table = facing().has(0, bullets=1).walking().dice(2, 6).play("step north")
    # A life is the only answer left, so it is taken at once.
    assert table.told("life-lost")["lives"] == 2
    table = facing().has(0, bullets=1).hand(0, "food").walking().dice(2).play("step north").passes()
    table.play("roll")
    assert "2" in table.refuses("shoot", clause="ZOM-31")


@pytest.mark.clause("ZOM-32")
def test_a_fight_goes_on_until_it_is_won() -> None:
    table = failed(1, 1, 6).play("life", "life")
    assert table.public.zombies[0] == 1
    assert table.public.lives[0] == 1


@pytest.mark.clause("ZOM-32")
def test_a_fight_cannot_be_left() -> None:
    table = failed(1)
    table.refuses("stop", clause="ZOM-32")
    assert "step south" not in table.options


@pytest.mark.clause("ZOM-33")
def test_the_last_life_costs_weapons_movement_and_half_the_zombies_rounded_up() -> None:
    table = facing().has(0, lives=1, bullets=0, zombies=5).items(0, "axe", "skateboard")
    table.walking().dice(2, 3).play("step north", "roll", "life")
    assert table.told("died") == {"seat": 0, "lost": 3, "zombies": 2}
    assert table.where(0) == "0.c"
    assert table.in_play(0) == []
    assert (table.discarded("axe"), table.discarded("skateboard")) == (1, 1)
    assert table.asks("zombies", seat=0)["left"] == 3  # the rest of the turn goes on


@pytest.mark.clause("ZOM-33")
@pytest.mark.parametrize(("had", "kept"), [(0, 0), (1, 0), (4, 2), (7, 3)])
def test_the_loss_is_rounded_up(had: int, kept: int) -> None:
    table = facing().has(0, lives=1, bullets=0, zombies=had).walking().dice(1).play("step north")
    assert table.public.zombies[0] == kept


@pytest.mark.clause("ZOM-34")
def test_a_player_who_died_starts_the_next_turn_with_three_and_three() -> None:
    table = street().has(0, lives=0, bullets=7).pile()
    table.public.down = [1, 0]
    table.turn(0)
    assert table.told("returned") == {"seat": 0}
    assert (table.public.lives[0], table.public.bullets[0], table.public.down[0]) == (3, 3, 0)


@pytest.mark.clause("ZOM-35")
def test_after_a_death_on_the_own_space_no_movement_is_rolled() -> None:
    table = street().at(0, "1.c").zombies_on("1.c", "2.c").has(0, lives=1, bullets=0).pile()
    table.state.hidden.deck = [11, 12, 13]
    table.public.deck_size = 3
    table.dice(1, 2).turn()
    assert table.told("died")["seat"] == 0
    assert table.told("drew")["amount"] == 3
    assert "movement-rolled" not in table.names_told
    assert table.told("zombies-rolled")["die"] == 2
    table.play("rest").passes()
    table.asks("discard", seat=0)


@pytest.mark.clause("ZOM-35")
def test_a_player_who_is_down_keeps_the_hand_and_is_not_targeted() -> None:
    table = street().hand(0, "fear").hand(1, "everybody").has(0, lives=1, bullets=0)
    table.at(0, "2.s").zombies_on("2.c").walking().dice(1).play("step north")
    table.passes(2)
    table.play("roll", "life")
    assert table.public.down == [1, 0]
    assert table.cards(0) == ["fear"]
    table.asks("window-after-fight", seat=0)
    table.passes()
    table.refuses("play everybody", clause="ZOM-35")
    assert table.public.lives[0] == 0


@pytest.mark.clause("ZOM-35")
def test_a_player_who_is_down_pays_no_life() -> None:
    table = street().hand(0, "direction").has(0, lives=0)
    table.public.down = [1, 0]
    table.turn(0, Step.BEFORE_DISCARD)
    table.refuses("play direction", clause="ZOM-35")


@pytest.mark.clause("ZOM-35")
def test_zombies_lost_go_to_the_supply() -> None:
    table = street(supply="hundred").at(0, "2.s").zombies_on("2.c").has(0, lives=1, bullets=0, zombies=5)
    table.public.supply = 90
    table.walking().dice(1).play("step north")
    assert table.public.supply == 93


@pytest.mark.clause("ZOM-36")
def test_no_card_takes_the_fighter_out_of_the_fight() -> None:
    for name in ("direction", "everybody"):
        table = street(3).at(0, "2.s").zombies_on("2.c").hand(1, name).walking().play("step north")
        table.asks("window-fight", seat=1)
        table.play(f"play {name}")
        # Two opponents, one of them fighting: the card targets the other automatically.
        assert table.told("aimed") == {"card": table.told("played")["card"], "other": 2}
    table = facing().hand(1, "direction").walking().play("step north")
    table.refuses("play direction", clause="ZOM-36")


@pytest.mark.clause("ZOM-36")
def test_the_fought_zombie_cannot_be_moved_away() -> None:
    table = facing().zombies_on("1.n", "1.s").hand(1, "sobad").walking().play("step north")
    table.asks("window-fight", seat=1)
    table.play("play sobad")
    assert table.options == ["pick 1.n", "pick 1.s"]
    table.refuses("pick 2.c", clause="ZOM-36")


@pytest.mark.clause("ZOM-36")
def test_alternate_food_source_ends_a_fight_without_result() -> None:
    table = facing().life_on("2.c").hand(1, "food").walking().play("step north", "play food")
    assert table.told("fight-broken") == {"seat": 0}
    assert table.has_zombie("2.c")
    assert table.public.zombies == [0, 0]
    assert table.public.lives[0] == 3  # the token under the zombie stays
    table.asks("move", seat=0)


@pytest.mark.clause("ZOM-36")
def test_a_grenade_that_takes_the_fought_zombie_wins_the_fight() -> None:
    table = facing().zombies_on("2.n").bullet_on("2.c").items(0, "grenade").walking().play("step north")
    table.passes()
    table.asks("roll", seat=0)
    table.play("use grenade")
    assert table.public.zombies[0] == 2
    assert table.public.lives[0] == 2
    assert table.public.bullets[0] == 4  # picked up where the fight was won
    assert "fight-broken" not in table.names_told


@pytest.mark.clause("ZOM-36")
def test_a_grenade_of_another_player_wins_the_fight_for_the_fighter() -> None:
    table = facing().at(1, "2.nw").zombies_on("2.nw").bullet_on("2.c").items(1, "grenade").hand(1, "food")
    table.walking().play("step north")
    table.asks("window-fight", seat=1)
    table.play("use grenade")
    assert table.public.zombies == [0, 2]
    table.passes()
    assert table.told("picked-bullet") == {"seat": 0, "bullets": 4}


@pytest.mark.clause("ZOM-37")
def test_the_last_life_may_pay_and_the_effect_comes_first() -> None:
    table = street().at(1, "1.c").hand(0, "direction").has(0, lives=1, zombies=4)
    table.turn(step=Step.END_MOVE).play("play direction")
    assert table.where(1) == "0.c"
    assert table.told("died") == {"seat": 0, "lost": 2, "zombies": 2}


@pytest.mark.clause("ZOM-37")
def test_a_winning_number_of_zombies_comes_before_the_grenades_price() -> None:
    table = (
        street()
        .at(0, "2.s")
        .zombies_on("2.nw", "2.n", "2.ne")
        .has(0, lives=1, zombies=22)
        .items(0, "grenade")
    )
    table.walking().play("use grenade")
    assert table.told("won-zombies") == {"seat": 0, "zombies": 25}
    assert "died" not in table.names_told


@pytest.mark.clause("ZOM-37")
def test_a_grenade_can_kill_its_owner() -> None:
    table = street().at(0, "2.s").zombies_on("2.nw", "2.n").has(0, lives=1, zombies=4).items(0, "grenade")
    table.walking().play("use grenade")
    assert table.told("blasted") == {"seat": 0, "amount": 2, "zombies": 6}
    assert table.told("died") == {"seat": 0, "lost": 3, "zombies": 3}


@pytest.mark.clause("ZOM-38")
def test_only_the_best_weapon_counts_and_the_shotgun_adds() -> None:
    table = facing().items(0, "axe", "chainsaw", "shotgun").walking().play("step north", "use chainsaw")
    table.dice(1).play("roll")
    assert table.told("combat-rolled") == {"seat": 0, "die": 1, "bonus": 3}
    assert table.told("beaten")["seat"] == 0


@pytest.mark.clause("ZOM-38")
def test_bullets_needed_are_four_less_die_and_bonuses() -> None:
    table = facing().items(0, "axe").walking().play("step north").dice(1).play("roll")
    assert table.asks("failed")["need"] == 2


@pytest.mark.clause("ZOM-38")
def test_adrenaline_is_played_after_seeing_the_roll() -> None:
    table = facing().hand(0, "adrenaline").walking().play("step north").passes().dice(2).play("roll")
    table.play("play adrenaline")
    assert table.told("roll-raised") == {"seat": 0, "amount": 2}
    assert table.public.zombies[0] == 1
    assert table.public.bullets[0] == 3


@pytest.mark.clause("ZOM-38")
def test_a_weapon_used_after_the_roll_counts_from_the_next_one_on() -> None:
    table = facing().items(0, "chainsaw").walking().play("step north").passes().dice(1, 2)
    table.play("roll", "use chainsaw")
    assert table.asks("failed")["need"] == 3
    table.play("life")
    assert table.told("combat-rolled") == {"seat": 0, "die": 2, "bonus": 2}


@pytest.mark.clause("ZOM-38")
def test_doubt_counts_no_weapons_and_takes_what_there_is() -> None:
    table = street().has(1, zombies=1).items(1, "axe").hand(0, "notdead").dice(3)
    table.turn(step=Step.END_MOVE).play("play notdead")
    table.asks("doubt", seat=1)
    table.play("yield")
    assert table.told("gave-back") == {"seat": 1, "amount": 1}
    assert table.public.zombies[1] == 0


@pytest.mark.clause("ZOM-31")
@pytest.mark.parametrize("answer", ["shoot", "life"])
def test_bullets_and_lives_before_the_first_roll_are_refused_by_the_combat_rule(answer: str) -> None:
    table = street().at(0, "2.s").zombies_on("2.c").items(0, "axe").walking().play("step north")
    table.asks("roll", seat=0)
    table.refuses(answer, clause="ZOM-31")
