"""Hordes (HZR-46, HZR-47, HZR-53)."""

from __future__ import annotations

import pytest

from deadroad.games.hit_z_road.cards import CARDS, FACES
from tests.scenarios.hit_z_road.road import NUMBER, Road, ids, trip

LEVEL_1 = "III-24"  # with ammo and adrenaline on it
LEVEL_2 = "III-21"  # with adrenaline on it
LEVEL_3 = "III-22"
SIXTH = 5  # the side on which the dice differ: a horrible death, or nothing


def stand(card: str, survivors: int) -> Road:
    """A group before its first round against a horde, without ammo."""
    road = trip(2).has(survivors=survivors).meets(card).play("shoot 0")
    road.asks("stand")
    return road


def kinds_rolled(card: str, survivors: int) -> list[str]:
    """The dice of the first melee round: every one falls on its sixth side."""
    return stand(card, survivors).luck(*[SIXTH] * survivors).play("fight").rolled


@pytest.mark.clause("HZR-46")
def test_the_example_of_four_survivors_against_a_horde_of_level_two() -> None:
    assert kinds_rolled(LEVEL_2, 4) == ["horror", "horror", "nothing", "nothing"]


@pytest.mark.clause("HZR-46")
def test_the_example_of_two_survivors_against_a_horde_of_level_three() -> None:
    assert kinds_rolled(LEVEL_3, 2) == ["horror", "horror"]


@pytest.mark.clause("HZR-46")
@pytest.mark.parametrize("survivors", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("card", [LEVEL_1, LEVEL_2, LEVEL_3])
def test_the_level_says_how_many_dice_are_horde_dice_and_never_more_than_survivors(
    card: str, survivors: int
) -> None:
    level = CARDS[NUMBER[card]].horde
    assert kinds_rolled(card, survivors).count("horror") == min(level, survivors)
    assert len(kinds_rolled(card, survivors)) == survivors


@pytest.mark.clause("HZR-46")
def test_shooting_at_a_horde_uses_black_dice_only() -> None:
    road = trip(2).meets(LEVEL_3).luck(SIXTH, SIXTH, SIXTH, SIXTH).play("shoot 2")
    assert road.told("shot")["dice"] == [FACES.index("nothing")] * 4
    assert road.group().survivors == 5


@pytest.mark.clause("HZR-46")
def test_flight_from_a_horde_costs_two_fuel() -> None:
    road = stand(LEVEL_3, 5).play("flee")
    assert road.group().fuel == 2
    assert ids(road.public.box) == [LEVEL_3]


@pytest.mark.clause("HZR-47")
def test_a_horrible_death_kills_a_survivor_whatever_the_adrenaline() -> None:
    road = stand(LEVEL_2, 5).rolls("horror", "horror", *["nothing"] * 3).play("fight")
    assert road.group().survivors == 3
    assert road.told("horribly-died") == {"seat": 0, "amount": 2}
    assert road.group().adrenaline == 5
    road.asks("stand")


@pytest.mark.clause("HZR-47")
def test_the_other_faces_of_a_horde_die_are_those_of_the_black_die() -> None:
    road = stand(LEVEL_3, 3).rolls("hit", "bite", "critical").play("fight")
    assert road.group().zombies == 4
    road.asks("melee")
    assert road.options == ["bite adrenaline", "bite survivor", "second yes", "second no"]


@pytest.mark.clause("HZR-52")
def test_horrible_deaths_come_before_bites_are_settled() -> None:
    road = stand(LEVEL_1, 2).rolls("horror", "bite").play("fight")
    assert road.group().survivors == 1
    assert road.options == ["bite adrenaline", "bite survivor"]


@pytest.mark.clause("HZR-52")
def test_a_bite_is_ignored_when_a_horrible_death_took_the_last_survivor() -> None:
    road = stand(LEVEL_2, 2).rolls("horror", "horror").play("fight")
    assert road.group().survivors == 0
    assert road.group().adrenaline == 5
    assert road.seat is None


@pytest.mark.clause("HZR-53")
def test_a_horde_keeps_its_level_when_one_zombie_is_left() -> None:
    road = stand(LEVEL_2, 5).rolls(*["hit"] * 5).play("fight")
    assert road.group().zombies == 1
    road.luck(*[SIXTH] * 5).play("fight")
    assert road.rolled == ["horror", "horror", "nothing", "nothing", "nothing"]


@pytest.mark.clause("HZR-53")
def test_the_dice_are_counted_anew_each_round() -> None:
    road = stand(LEVEL_3, 4).luck(*[SIXTH] * 4).play("fight")
    assert road.group().survivors == 1
    road.luck(SIXTH).play("fight")
    assert road.rolled == ["horror"]
