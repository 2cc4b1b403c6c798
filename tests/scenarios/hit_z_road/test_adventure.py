"""The adventure phase: roads, loot, events, cards kept (HZR-30 to HZR-35, HZR-45, HZR-48)."""

from __future__ import annotations

import pytest

from deadroad.games.hit_z_road.cards import CARDS
from deadroad.games.hit_z_road.finish import experience
from deadroad.games.hit_z_road.state import Public
from tests.scenarios.hit_z_road.road import NUMBER, ids, trip


@pytest.mark.clause("HZR-30")
def test_in_the_new_order_each_takes_one_road_still_free() -> None:
    road = trip(3).roads("I-01", "I-02", "I-03", "II-01", "II-02", "II-03").adventure(2, 0, 1)
    road.asks("road", seat=2)
    road.play("road 2").asks("road", seat=0)
    assert road.options == ["road 1", "road 3"]
    assert "Seat 3" in road.refuses("road 2", clause="HZR-30")
    road.play("road 3")
    assert road.told("road-taken") == {"seat": 1, "road": 1}


@pytest.mark.clause("HZR-30")
def test_a_road_is_finished_before_the_next_player_chooses() -> None:
    road = trip(3).roads("I-03", "III-16", "II-02", "II-01", "I-01", "I-02").adventure(0, 1, 2)
    road.play("road 1").asks("shoot", seat=0)
    assert ids(road.group(0).won) == ["I-03"]


@pytest.mark.clause("HZR-31")
def test_a_card_is_loot_then_event_then_combat() -> None:
    road = trip(2).meets("I-16")
    assert road.names_told == ["encountered", "looted", "token-taken", "fight-began"]


@pytest.mark.clause("HZR-31")
def test_what_was_looted_can_be_taken_by_the_event() -> None:
    road = trip(2).has(ammo=0, fuel=0, adrenaline=0).meets("II-27")
    assert road.options == ["pay fuel", "pay adrenaline"]
    road.play("pay adrenaline")
    assert road.purse() == (0, 2, 0)


@pytest.mark.clause("HZR-31")
def test_what_was_looted_can_be_fired_in_the_combat() -> None:
    road = trip(2).has(ammo=0).meets("II-18")
    road.asks("shoot")
    assert road.options[-1] == "shoot 3"


@pytest.mark.clause("HZR-32")
@pytest.mark.parametrize("card", ["I-01", "I-02", "II-03", "I-19", "II-27"])
def test_the_group_gains_the_resources_of_the_card(card: str) -> None:
    road = trip(2).meets(card)
    printed = CARDS[NUMBER[card]]
    assert road.told("looted") == {
        "seat": 0,
        "ammo": printed.ammo,
        "fuel": printed.fuel,
        "adrenaline": printed.adrenaline,
    }
    assert road.purse() == (4 + printed.ammo, 4 + printed.fuel, 4 + printed.adrenaline)


@pytest.mark.clause("HZR-33")
def test_black_text_is_resolved_at_once_before_the_combat() -> None:
    road = trip(2).holds("wound").meets("II-15")
    assert road.group().survivors == 4
    assert road.names_told.index("died") < road.names_told.index("fight-began")


@pytest.mark.clause("HZR-33")
def test_red_text_does_nothing_before_the_combat() -> None:
    road = trip(2).holds("companion", "molotov").meets("III-17")
    road.asks("molotov")
    assert road.held("companion") == 1


@pytest.mark.clause("HZR-33")
def test_red_text_is_a_rule_of_that_combat_alone() -> None:
    road = trip(2).has(ammo=0).meets("III-19")
    road.asks("fight-on")
    assert road.options == ["fight"]
    road.meets("III-16").asks("stand")
    assert road.options == ["fight", "flee"]


@pytest.mark.clause("HZR-34")
@pytest.mark.parametrize(("card", "dice"), [("II-09", 5), ("III-13", 1)])
def test_an_event_always_rolls_black_dice(card: str, dice: int) -> None:
    road = trip(2).rolls(*["nothing"] * dice).meets(card)
    assert road.told("event-rolled")["dice"] == [4] * dice


@pytest.mark.clause("HZR-35")
def test_adrenaline_does_not_avert_a_bite_of_an_event() -> None:
    road = trip(2).rolls("bite", "bite", "hit", "opportunity", "critical").meets("II-09")
    assert road.group().survivors == 3
    assert road.group().adrenaline == 5  # with the card's own
    assert road.seat is None


@pytest.mark.clause("HZR-35")
def test_an_opportunity_saves_nobody_in_an_event() -> None:
    road = trip(2).rolls("opportunity").meets("III-13")
    assert road.group().survivors == 4


@pytest.mark.clause("HZR-45")
def test_a_card_survived_is_kept_and_its_experience_counts() -> None:
    road = trip(2).has(ammo=0).meets("III-16")
    road.rolls(*["hit"] * 5, *["hit"] * 5).play("fight", "fight")
    assert road.won() == ["III-16"]
    assert road.told("kept") == {"seat": 0, "card": NUMBER["III-16"]}
    road.meets("III-12").play("shoot 0").rolls(*["hit"] * 5).play("fight")
    assert road.won() == ["III-16", "III-12"]
    assert experience(road.state.public, 0) == {"cards": 2}


@pytest.mark.clause("HZR-45")
def test_a_card_without_zombies_has_no_combat_and_is_kept_too() -> None:
    road = trip(2).meets("I-02")
    assert "fight-began" not in road.names_told
    assert road.won() == ["I-02"]
    assert experience(road.state.public, 0) == {"cards": 1}


@pytest.mark.clause("HZR-48")
def test_won_cards_are_public() -> None:
    road = trip(2).roads("I-01", "I-02", "I-03", "II-02", "II-01", "III-01").adventure(0, 1).play("road 1")
    for seat in (0, 1, None):
        seen = road.match.view(seat).public
        assert isinstance(seen, Public)
        assert ids(seen.groups[0].won) == ["I-01", "I-02"]
