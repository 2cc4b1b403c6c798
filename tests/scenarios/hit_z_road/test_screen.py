"""What the terminal shows of the roads (HZR-10, HZR-86)."""

from __future__ import annotations

import pytest

from deadroad.games.hit_z_road.state import FACE_DOWN
from tests.scenarios.hit_z_road.road import Road, trip

SIX = ("III-18", "III-11", "I-01", "III-01", "I-02", "II-01")


def drawn(road: Road) -> str:
    match = road.match
    return match.game.screen(match.view(0), match.game.words("en"), ["Martha", "Otis"])


@pytest.mark.clause("HZR-86")
def test_in_a_solo_game_the_face_up_cards_are_shown() -> None:
    road = trip(1).roads(*SIX, tolls=(-2, 0, 2))
    lying = road.state.hidden.roads
    road.public.roads = [FACE_DOWN, FACE_DOWN, lying[2], FACE_DOWN, lying[4], lying[5]]
    road.adventure(0).play("road 1", "take ammo", "take ammo").asks("shoot")
    assert "every bite rolled adds one zombie" in drawn(road)
    assert "You may not use adrenaline" in drawn(road)


@pytest.mark.clause("HZR-10")
def test_a_road_stays_face_up_while_it_is_travelled() -> None:
    road = trip(2).roads(*SIX).adventure(0, 1)
    road.play("road 1").asks("shoot")
    assert "every bite rolled adds one zombie" in drawn(road)
    assert "Fairground" in drawn(road)


@pytest.mark.clause("HZR-10")
def test_the_cards_of_a_travelled_road_are_no_longer_shown() -> None:
    road = trip(2).roads("I-01", "I-02", "I-03", "I-04", "II-02", "II-01").adventure(0, 1).play("road 1")
    road.asks("road", seat=1)
    assert "Road 1 · Martha" in drawn(road)
    names = [road.match.game.words("en").word("card", card) for card in road.public.roads]
    assert str(names[0]) not in drawn(road)
    assert str(names[2]) in drawn(road)


@pytest.mark.clause("HZR-30")
def test_the_card_that_is_being_resolved_is_marked() -> None:
    road = trip(2).roads("I-13", "I-14", *SIX[2:]).adventure(0, 1)
    marked = "[bold yellow]>[/bold yellow] "
    assert f"{marked}Main street" not in drawn(road)
    road.play("road 1").asks("shoot")
    assert f"{marked}Main street" in drawn(road)
    assert f"{marked}County jail" not in drawn(road)
    road.play("shoot 0", "flee").asks("shoot")
    assert f"{marked}County jail" in drawn(road)
    assert f"{marked}Main street" not in drawn(road)


@pytest.mark.clause("HZR-32")
@pytest.mark.parametrize(
    ("language", "loot"),
    [
        ("en", "1 ammo, 1 adrenaline"),
        ("fr", "1 munition, 1 jeton adrénaline"),
        ("it", "1 munizione, 1 token adrenalina"),
    ],
)
def test_the_loot_of_a_card_agrees_with_its_number(language: str, loot: str) -> None:
    match = trip(2).roads("I-13", *SIX[1:]).adventure(0, 1).match
    assert loot in match.game.screen(match.view(0), match.game.words(language), ["Martha", "Otis"])
