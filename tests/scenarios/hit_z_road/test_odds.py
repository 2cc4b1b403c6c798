"""The odds that the table shows of the next roll, against every way the dice can fall (HZR-36 to HZR-47)."""

from __future__ import annotations

from itertools import product

import pytest

from deadroad.games.hit_z_road.cards import BITE, BLACK_DIE, CRITICAL, HIT, HORDE_DIE, HORROR
from deadroad.games.hit_z_road.facts import facts
from deadroad.games.hit_z_road.odds import FightOdds, Odds
from deadroad.kernel.view import View
from tests.scenarios.hit_z_road.road import Road, trip

EIGHT = "III-16"  # eight zombies, no loot, no text
TRIGGER = "II-21"  # in the shooting round, every bite rolled adds one zombie
HORDE = "II-22"  # a horde of level 1


def odds(road: Road) -> FightOdds:
    """The odds as every seat is told them."""
    found = facts(View(road.state, -1)).odds
    assert found is not None
    return found


def counted(dice: list[tuple[int, ...]], zombies: int, adds: bool = False) -> Odds:
    """The odds of a roll, counted throw by throw."""
    kills: dict[int, int] = {}
    bites = horrors = 0
    for faces in product(*dice):
        room = zombies + (faces.count(BITE) if adds else 0)
        killed = min(faces.count(HIT) + faces.count(CRITICAL), room)
        kills[killed] = kills.get(killed, 0) + 1
        bites += BITE in faces
        horrors += HORROR in faces
    total: int = 6 ** len(dice)

    def part(count: int, scale: int) -> int:
        return (2 * scale * count + total) // (2 * total)

    return Odds(
        [part(kills.get(number, 0), 1000) for number in range(max(kills) + 1)],
        part(sum(number * count for number, count in kills.items()), 100),
        part(bites, 1000),
        part(horrors, 1000),
    )


def same(one: Odds, other: Odds) -> None:
    assert (one.kills, one.mean, one.bite, one.horror) == (other.kills, other.mean, other.bite, other.horror)


@pytest.mark.clause("HZR-38")
@pytest.mark.parametrize("survivors", [1, 4, 5])
def test_the_odds_of_a_melee_count_every_throw(survivors: int) -> None:
    road = trip(2).has(0, survivors=survivors).meets(EIGHT)
    same(odds(road).melee, counted([BLACK_DIE] * survivors, 8))


@pytest.mark.clause("HZR-49")
def test_surplus_kills_are_not_expected() -> None:
    road = trip(2).has(0, survivors=5).meets(EIGHT).has(zombies=2)
    same(odds(road).melee, counted([BLACK_DIE] * 5, 2))


@pytest.mark.clause("HZR-46")
def test_horde_dice_add_the_chance_of_a_horrible_death() -> None:
    road = trip(2).has(0, survivors=4).meets(HORDE)
    same(odds(road).melee, counted([HORDE_DIE, BLACK_DIE, BLACK_DIE, BLACK_DIE], road.group().zombies))


@pytest.mark.clause("HZR-36")
def test_shooting_has_odds_for_each_amount_of_ammo_and_no_bite() -> None:
    shots = odds(trip(2).has(0, ammo=3).meets(EIGHT)).shots
    assert len(shots) == 4
    for ammo, shot in enumerate(shots):
        expected = counted([BLACK_DIE] * 2 * ammo, 8)
        assert (shot.kills, shot.mean, shot.bite) == (expected.kills, expected.mean, 0)


@pytest.mark.clause("HZR-77")
def test_where_bites_bring_zombies_the_odds_of_shooting_count_them_first() -> None:
    road = trip(2).has(0, ammo=2).meets(TRIGGER).has(zombies=1)
    for ammo, shot in enumerate(odds(road).shots):
        same(shot, counted([BLACK_DIE] * 2 * ammo, 1, adds=True))


@pytest.mark.clause("HZR-36")
def test_after_the_shooting_round_only_melee_has_odds() -> None:
    road = trip(2).has(0, ammo=1).meets(EIGHT).play("shoot 0")
    assert odds(road).shots == []


def test_without_a_fight_there_are_no_odds() -> None:
    assert facts(View(trip(2).bidding(0, 1).state, -1)).odds is None
