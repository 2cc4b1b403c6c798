"""Every effect verb of the cards (HZR-75 to HZR-77, HZR-79)."""

from __future__ import annotations

import pytest

from deadroad.games.hit_z_road.cards import CARDS, TOKENS, Effect
from deadroad.games.hit_z_road.finish import experience
from tests.scenarios.hit_z_road.road import NUMBER, Road, trip

# Black text


@pytest.mark.clause("HZR-75")
@pytest.mark.parametrize("card", ["I-04", "II-10"])
def test_gain_survivor_a_survivor_joins(card: str) -> None:
    road = trip(2).meets(card)
    assert road.group().survivors == 6
    assert road.told("joined") == {"seat": 0}


@pytest.mark.clause("HZR-75")
def test_lose_survivor_a_survivor_dies_whatever_one_has() -> None:
    road = trip(2).meets("II-06")
    assert road.group().survivors == 4
    assert road.purse() == (4, 5, 4)
    assert road.seat is None


@pytest.mark.clause("HZR-75")
@pytest.mark.parametrize(
    "card", [card.id for card in CARDS if card.effect is Effect.TAKE_TOKEN and not card.zombies]
)
def test_take_token_the_group_takes_the_token_of_the_card(card: str) -> None:
    road = trip(2).meets(card)
    token = CARDS[NUMBER[card]].token
    assert road.told("token-taken") == {"seat": 0, "token": token}
    assert road.group().tokens == [int(kind == token) for kind in range(len(TOKENS))]


@pytest.mark.clause("HZR-75")
@pytest.mark.parametrize("kind", ["ammo", "fuel", "adrenaline"])
def test_discard_any_one_resource_of_choice_goes(kind: str) -> None:
    road = trip(2).meets("I-12")
    road.asks("discard", seat=0)
    road.play(f"pay {kind}")
    assert getattr(road.group(), kind) == 3
    assert road.group().total == 11
    assert road.won() == ["I-12"]


@pytest.mark.clause("HZR-76")
def test_discard_any_with_nothing_has_no_effect() -> None:
    road = trip(2).has(ammo=0, fuel=0, adrenaline=0).meets("I-12")
    assert road.seat is None
    assert road.group().survivors == 5
    assert road.won() == ["I-12"]


@pytest.mark.clause("HZR-76")
def test_discard_any_refuses_what_one_lacks() -> None:
    road = trip(2).has(fuel=0).meets("I-12")
    road.refuses("pay fuel", clause="HZR-76")


@pytest.mark.clause("HZR-75", "HZR-76")
@pytest.mark.parametrize(("spent", "dead"), [(0, 2), (1, 1), (2, 0)])
def test_pay_fuel_one_survivor_dies_for_each_fuel_not_paid(spent: int, dead: int) -> None:
    road = trip(2).meets("II-12")
    assert road.asks("demand", seat=0) == {"due": 2, "resource": 1}
    road.play(f"spend {spent}")
    assert road.group().fuel == 4 - spent
    assert road.group().survivors == 5 - dead


@pytest.mark.clause("HZR-76")
def test_pay_fuel_nobody_pays_more_than_they_have() -> None:
    road = trip(2).has(fuel=1).meets("II-12")
    assert road.options == ["spend 0", "spend 1"]
    assert "fuel" in road.refuses("spend 2", clause="HZR-76")


@pytest.mark.clause("HZR-76")
def test_pay_fuel_without_fuel_survivors_are_lost_unasked() -> None:
    road = trip(2).has(fuel=0).meets("II-12")
    assert road.group().survivors == 3
    assert road.told("demand-paid") == {"seat": 0, "amount": 0, "resource": 1}


@pytest.mark.clause("HZR-75", "HZR-76")
@pytest.mark.parametrize(("spent", "dead"), [(0, 1), (1, 0)])
def test_pay_adrenaline_one_survivor_dies_for_each_not_paid(spent: int, dead: int) -> None:
    road = trip(2).meets("III-25")
    assert road.asks("demand", seat=0) == {"due": 1, "resource": 2}
    road.play(f"spend {spent}")
    assert road.group().adrenaline == 4 - spent
    assert road.group().survivors == 5 - dead


@pytest.mark.clause("HZR-75")
@pytest.mark.parametrize("survivors", [1, 4])
def test_roll_each_bite_a_black_die_for_each_survivor_and_one_lost_for_each_bite(survivors: int) -> None:
    road = trip(2).has(survivors=survivors).rolls("bite", *["nothing"] * (survivors - 1)).meets("II-25")
    dice = road.told("event-rolled")["dice"]
    assert isinstance(dice, list)
    assert len(dice) == survivors
    assert road.group().survivors == survivors - 1


@pytest.mark.clause("HZR-75")
@pytest.mark.parametrize(
    ("face", "dead"), [("hit", 0), ("critical", 0), ("opportunity", 1), ("bite", 1), ("nothing", 1)]
)
def test_rescue_roll_neither_hit_nor_critical_costs_a_survivor(face: str, dead: int) -> None:
    road = trip(2).rolls(face).meets("III-14")
    assert road.group().survivors == 5 - dead


@pytest.mark.clause("HZR-75", "HZR-76")
def test_token_or_lose_the_holder_may_give_up_the_token() -> None:
    road = trip(2).holds("longgun").meets("II-11")
    assert road.asks("token-or-lives", seat=0) == {"token": TOKENS.index("longgun"), "lives": 2}
    road.play("use longgun")
    assert (road.held("longgun"), road.group().survivors) == (0, 5)


@pytest.mark.clause("HZR-76")
def test_token_or_lose_the_holder_may_keep_the_token_and_lose_two() -> None:
    road = trip(2).holds("longgun").meets("II-11").play("hold")
    assert (road.held("longgun"), road.group().survivors) == (1, 3)


@pytest.mark.clause("HZR-76")
def test_token_or_lose_without_the_token_the_survivors_are_lost() -> None:
    road = trip(2).holds("wound").meets("II-11")
    assert road.group().survivors == 3
    assert road.seat is None


@pytest.mark.clause("HZR-75", "HZR-79")
@pytest.mark.parametrize("maps", [0, 1, 2])
def test_map_bonus_each_map_held_is_worth_six(maps: int) -> None:
    road = trip(2).holds(*["map"] * maps).meets("II-04")
    assert sum(experience(road.state.public, 0).values()) == 6 * maps
    assert road.held("map") == maps


@pytest.mark.clause("HZR-79")
def test_map_bonus_counts_only_for_the_group_that_resolved_the_card() -> None:
    road = trip(2).holds("map", seat=0).holds("map", seat=1).meets("II-04", seat=1)
    assert experience(road.state.public, 0) == {"cards": 0}
    assert experience(road.state.public, 1) == {"cards": 0, "maps": 6}


@pytest.mark.clause("HZR-79")
def test_map_bonus_belongs_to_the_total_that_wins() -> None:
    road = trip(2).holds("map", seat=1).meets("II-04", seat=1)
    for seat in (0, 1):
        road.has(seat, ammo=2)
    road.close()
    assert road.outcome.scores == [{"cards": 0}, {"cards": 0, "maps": 6}]
    assert road.outcome.winners == [1]


@pytest.mark.clause("HZR-75")
def test_executor_turns_the_bus() -> None:
    road = trip(2).holds("bus").meets("II-05")
    assert road.group().executor == NUMBER["II-05"]
    assert road.held("bus") == 1


@pytest.mark.clause("HZR-75")
@pytest.mark.parametrize("toxic", [0, 1, 2])
def test_toxic_loss_one_survivor_for_each_toxic_token_and_the_tokens_stay(toxic: int) -> None:
    road = trip(2).holds(*["toxic"] * toxic).meets("III-05")
    assert road.group().survivors == 5 - toxic
    assert road.held("toxic") == toxic
    road.asks("shoot")


@pytest.mark.clause("HZR-75")
def test_wound_loss_the_token_goes_and_a_survivor_is_lost() -> None:
    road = trip(2).holds("wound").meets("II-15")
    assert (road.held("wound"), road.group().survivors) == (0, 4)
    assert road.told("token-gone") == {"seat": 0, "token": TOKENS.index("wound")}


@pytest.mark.clause("HZR-75")
def test_wound_loss_without_the_token_nobody_is_lost() -> None:
    road = trip(2).meets("II-15")
    assert road.group().survivors == 5


@pytest.mark.clause("HZR-75", "HZR-76")
def test_companion_upkeep_three_ammo_keep_the_companion() -> None:
    road = trip(2).holds("companion").meets("III-09")
    road.asks("upkeep", seat=0)
    road.play("feed")
    assert (road.held("companion"), road.group().ammo, road.group().survivors) == (1, 1, 5)


@pytest.mark.clause("HZR-76")
def test_companion_upkeep_can_take_the_last_three_ammo() -> None:
    road = trip(2).has(ammo=3).holds("companion").meets("III-09")
    assert road.options == ["feed", "hold"]
    road.play("feed")
    assert (road.held("companion"), road.group().ammo) == (1, 0)


@pytest.mark.clause("HZR-76")
def test_companion_upkeep_not_paid_the_companion_leaves_and_nobody_dies() -> None:
    road = trip(2).holds("companion").meets("III-09").play("hold")
    assert (road.held("companion"), road.group().ammo, road.group().survivors) == (0, 4, 5)


@pytest.mark.clause("HZR-76")
def test_companion_upkeep_without_three_ammo_the_companion_leaves_unasked() -> None:
    road = trip(2).has(ammo=2).holds("companion").meets("III-09")
    assert (road.held("companion"), road.group().ammo) == (0, 2)
    road.asks("shoot")


@pytest.mark.clause("HZR-75")
def test_companion_upkeep_asks_nothing_of_a_group_without_companion() -> None:
    road = trip(2).meets("III-09")
    assert road.group().ammo == 4
    road.asks("shoot")


# Red text


@pytest.mark.clause("HZR-75", "HZR-77")
def test_ranged_bite_adds_each_bite_of_the_shooting_round_adds_a_zombie_before_kills_count() -> None:
    road = trip(2).meets("II-14").rolls("bite", "bite", "hit", "nothing").play("shoot 2")
    assert road.told("more-came") == {"amount": 2}
    assert road.told("shot-down") == {"seat": 0, "amount": 1, "left": 7}
    assert road.group().survivors == 5


@pytest.mark.clause("HZR-77")
def test_ranged_bite_adds_kills_fall_on_the_newcomers_too() -> None:
    road = trip(2).has(zombies=0).meets("II-14").has(zombies=1)
    road.rolls("bite", "hit", "hit", "hit").play("shoot 2")
    assert road.told("shot-down") == {"seat": 0, "amount": 2, "left": 0}


@pytest.mark.clause("HZR-75")
def test_ranged_bite_adds_bites_of_the_melee_add_nothing() -> None:
    road = trip(2).meets("II-14").play("shoot 0").rolls("bite", *["nothing"] * 4).play("fight")
    road.play("bite survivor")
    assert road.group().zombies == 6


@pytest.mark.clause("HZR-75", "HZR-77")
def test_no_adrenaline_forbids_dodging_bites_opportunities_and_second_kills() -> None:
    road = trip(2).meets("III-11").play("shoot 0")
    road.rolls("bite", "opportunity", "critical", "nothing", "nothing").play("fight")
    road.asks("stand")
    assert (road.group().survivors, road.group().zombies, road.group().adrenaline) == (4, 3, 4)


@pytest.mark.clause("HZR-75")
def test_no_flee_forbids_flight_however_much_fuel_one_has() -> None:
    road = trip(2).meets("III-19").play("shoot 0")
    assert road.options == ["fight"]
    assert "forbids" in road.refuses("flee", clause="HZR-75")
    road.rolls(*["hit"] * 5).play("fight")
    road.refuses("flee", clause="HZR-75")


@pytest.mark.clause("HZR-75", "HZR-77")
def test_companion_blast_is_compulsory_comes_before_shooting_and_wins_the_card() -> None:
    road: Road = trip(2).holds("companion").meets("III-17")
    assert road.seat is None
    assert road.told("blasted") == {"seat": 0}
    assert (road.held("companion"), road.won(), road.group().ammo) == (0, ["III-17"], 4)


@pytest.mark.clause("HZR-75")
def test_companion_blast_without_companion_is_an_ordinary_fight_with_the_horde() -> None:
    road = trip(2).meets("III-17").play("shoot 0").luck(*[5] * 5).play("fight")
    assert road.rolled.count("horror") == 1


def test_every_effect_verb_has_its_scenario() -> None:
    tested = [name for name in globals() if name.startswith("test_")]
    verbs = [effect.value for effect in Effect if effect is not Effect.NONE]
    assert not [verb for verb in verbs if not any(name.startswith(f"test_{verb}_") for name in tested)]
