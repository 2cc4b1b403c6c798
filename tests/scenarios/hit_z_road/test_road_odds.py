"""The odds of whole roads, against a count of every throw and against games that are played out."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from math import sqrt

import pytest

import deadroad
from deadroad.games.hit_z_road.cards import (
    BITE,
    BLACK_DIE,
    CARDS,
    CRITICAL,
    HIT,
    HORDE_DIE,
    HORROR,
    MOLOTOV,
    Effect,
)
from deadroad.games.hit_z_road.facts import own_facts
from deadroad.games.hit_z_road.fight import Fight
from deadroad.games.hit_z_road.group import Group
from deadroad.games.hit_z_road.journey import Journey, Leg
from deadroad.games.hit_z_road.road_odds import RoadOdds, bites_of, road_odds, rounded
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.view import View
from tests.scenarios.hit_z_road.road import Road, numbers, trip

EIGHT = "III-16"  # eight zombies, no loot, no text
HORDE = "II-22"  # a horde of level 1
PEACE = next(card.id for card in CARDS if card.effect is Effect.NONE and not card.zombies)


def odds(road: Road, seat: int = 0) -> list[RoadOdds | None]:
    """The odds as a seat is told them."""
    return own_facts(View(road.state, seat)).odds


def figures(found: RoadOdds | None) -> tuple[int, int, int]:
    """Survivors, resources and the chance that nobody survives."""
    assert found is not None
    return (found.survivors, found.goods, found.lost)


@cache
def ends(survivors: int, zombies: int, adrenaline: int, horde: int) -> dict[tuple[int, int], Fraction]:
    """How a melee ends: survivors and adrenaline, counted throw by throw."""
    if survivors == 0 or zombies == 0:
        return {(survivors, adrenaline): Fraction(1)}
    red = min(horde, survivors)
    found: dict[tuple[int, int], Fraction] = {}
    again = 0
    for faces in product(*[HORDE_DIE] * red, *[BLACK_DIE] * (survivors - red)):
        kills = faces.count(HIT) + faces.count(CRITICAL)
        left = survivors - faces.count(HORROR)
        bites = faces.count(BITE) if left else 0
        dodged = min(bites, adrenaline)
        after = (max(0, left - bites + dodged), max(0, zombies - kills), adrenaline - dodged)
        if after == (survivors, zombies, adrenaline):
            again += 1
            continue
        for end, chance in ends(*after, horde).items():
            found[end] = found.get(end, Fraction(0)) + chance
    return {end: chance / (6**survivors - again) for end, chance in found.items()}


def counted(survivors: int, zombies: int, adrenaline: int, horde: int) -> tuple[int, int, int]:
    """The same figures, exactly."""
    found = ends(survivors, zombies, adrenaline, horde)
    alive = sum(chance * left for (left, _), chance in found.items())
    goods = sum(chance * spared for (left, spared), chance in found.items() if left)
    lost = sum(chance for (left, _), chance in found.items() if not left)
    return (round(100 * (alive - survivors)), round(100 * (goods - adrenaline)), round(1000 * lost))


@pytest.mark.parametrize(("survivors", "adrenaline"), [(1, 0), (2, 1), (3, 0), (4, 2)])
@pytest.mark.parametrize("card", [EIGHT, HORDE])
def test_the_odds_of_a_road_count_every_throw(card: str, survivors: int, adrenaline: int) -> None:
    road = trip(2).has(0, survivors=survivors, ammo=0, fuel=0, adrenaline=adrenaline)
    road.roads(card, PEACE, PEACE, PEACE, PEACE, PEACE).bidding(0, 1)
    printed = CARDS[road.public.roads[0]]
    loot = CARDS[road.public.roads[1]]
    assert not printed.ammo + printed.fuel
    wanted = counted(survivors, printed.zombies, adrenaline + printed.adrenaline, printed.horde)
    found = figures(odds(road)[0])
    assert (found[0], found[2]) == (wanted[0], wanted[2])
    # The loot of the second card is for those who live to see it.
    gain = (loot.ammo + loot.fuel + loot.adrenaline) * (1000 - wanted[2]) / 10 + 100 * printed.adrenaline
    assert found[1] == pytest.approx(wanted[1] + gain, abs=2)


def plan(road: Road) -> str:
    """The answer of a group that plays as the odds assume."""
    options = [str(option) for option in road.match.options()]
    group = road.group()
    if options[0].startswith("pay"):
        return next(f"pay {kind}" for kind in ("fuel", "ammo", "adrenaline") if f"pay {kind}" in options)
    if options[0].startswith("spend"):
        return options[-1]
    if "feed" in options:
        return "feed"
    if "use molotov" in options:
        fight = road.state.stack[-1]
        journey = road.state.stack[-3]
        assert isinstance(fight, Fight)
        assert isinstance(journey, Journey)
        blasts = CARDS[fight.card].effect is Effect.COMPANION_BLAST and road.held("companion")
        other = CARDS[road.public.roads[2 * journey.road + 1]].zombies if journey.leg is Leg.LEFT else 0
        return "hold" if blasts or other > CARDS[fight.card].zombies else "use molotov"
    if options[0].startswith("shoot"):
        return f"shoot {min(group.ammo, group.zombies)}"
    for wanted in ("bite adrenaline", "bite survivor", "opportunity no", "second no", "fight"):
        if wanted in options:
            return wanted
    return options[0]


@pytest.mark.parametrize("first", range(0, len(CARDS), 4))
def test_the_odds_of_a_road_are_what_comes_of_it(first: int, long: bool) -> None:
    """Every card is met by groups that play as the odds assume; the averages agree."""
    games = 2000 if long else 150
    for at in (first, first + 2):
        pair = [CARDS[number % len(CARDS)].id for number in (at, at + 1)]
        road = trip(2).has(0, survivors=4, ammo=3, fuel=2, adrenaline=2)
        road.holds(*("bus", "companion", "toxic", "wound", *(["molotov"] if at % 3 == 0 else [])))
        road.roads(*pair, *pair, PEACE, PEACE, tolls=(2, 0, 0)).adventure(0, 1)
        start = road.match.clone()
        for answer, found in (("road 1", odds(road)[0]), ("road 2", odds(road)[1])):
            assert found is not None
            alive: list[int] = []
            goods: list[int] = []
            for seed in range(games):
                road.match = start.clone()
                road.state.chance = Pcg32(seed)
                road.match.answer(answer)
                while road.match.seat == 0 and road.match.question and road.match.question.kind != "road":
                    road.match.answer(plan(road))
                alive.append(road.group().survivors)
                goods.append(road.group().total if road.group().survivors else 0)  # the dead keep nothing
            for counts, before, told in ((alive, 4, found.survivors), (goods, 7, found.goods)):
                mean = sum(counts) / games - before
                spread = sqrt(sum((one - before - mean) ** 2 for one in counts) / games / games)
                assert abs(100 * mean - told) <= 450 * spread + 1, (pair, answer, before)
            lost = alive.count(0) / games
            assert abs(lost - found.lost / 1000) <= 4.5 * sqrt(max(0.002, lost * (1 - lost)) / games) + 0.001


def test_the_odds_count_the_bid_and_the_toll() -> None:
    road = trip(2).has(0, survivors=3, ammo=4, fuel=0, adrenaline=0)
    road.roads(EIGHT, PEACE, EIGHT, PEACE, EIGHT, PEACE, tolls=(0, 2, 0)).bidding(0, 1)
    before = odds(road)
    road.play("bid 2", "pass")
    after = odds(road)
    # A toll of 2 and a bid of 2 cost the same; both are paid with ammo that would be fired.
    assert figures(before[1]) == figures(after[0])
    assert figures(after[0])[2] > figures(before[0])[2]


def test_a_bid_is_counted_until_it_is_paid_and_not_longer() -> None:
    road = trip(2).has(0, survivors=3, ammo=3, fuel=3, adrenaline=0)
    road.roads(EIGHT, PEACE, EIGHT, PEACE, EIGHT, PEACE).bidding(0, 1).play("bid 3", "pass")
    bid = figures(odds(road)[0])
    road.play("pass", "pay fuel")
    assert figures(odds(road)[0])[0] == bid[0]
    road.play("pay fuel", "pay fuel")
    paid = figures(odds(road)[0])
    assert (paid[0], paid[2]) == (bid[0], bid[2])


@pytest.mark.clause("HZR-24")
def test_a_bidder_knows_what_every_bid_leaves() -> None:
    road = trip(2).has(0, ammo=2, fuel=1, adrenaline=0).has(1, ammo=9, fuel=9, adrenaline=9)
    road.roads(PEACE, PEACE, PEACE, PEACE, PEACE, PEACE).bidding(0, 1)
    assert own_facts(View(road.state, 0)).left == [3, 2, 1, 0]
    assert own_facts(View(road.state, 1)).left == list(range(27, 16, -1))
    road.play("bid 2", "pass", "pass").asks("pay-bid", seat=0)
    assert own_facts(View(road.state, 0)).left == []


def test_a_road_that_is_taken_or_too_dear_or_face_down_has_no_odds() -> None:
    road = trip(3).has(0, survivors=3, ammo=1, fuel=0, adrenaline=0)
    road.roads(EIGHT, PEACE, EIGHT, PEACE, EIGHT, PEACE, tolls=(0, 2, 0)).adventure(1, 0, 2)
    assert [one is None for one in odds(road)] == [False, True, False]
    road.public.taken = [1, -1, -1]
    assert [one is None for one in odds(road)] == [True, True, False]
    alone = deadroad.new("hit-z-road", seats=1, seed=1)
    assert [one is None for one in own_facts(View(alone.state, 0)).odds] == [True, True, False]


def test_a_group_on_its_road_or_out_of_the_game_has_no_odds() -> None:
    road = trip(2).roads(PEACE, PEACE, PEACE, PEACE, PEACE, PEACE).adventure(0, 1).play("road 1")
    assert odds(road, 0) == []
    gone = trip(3).roads(PEACE, PEACE, PEACE, PEACE, PEACE, PEACE).bidding(0, 1)
    assert odds(gone, 2) == []


def test_fire_is_thrown_at_the_larger_crowd() -> None:
    five = next(card.id for card in CARDS if card.zombies == 5 and card.effect is Effect.NONE)
    road = trip(2).has(0, survivors=3, ammo=0, fuel=0, adrenaline=0).holds("molotov")
    road.roads(five, EIGHT, EIGHT, five, PEACE, PEACE).bidding(0, 1)
    bare = trip(2).has(0, survivors=3, ammo=0, fuel=0, adrenaline=0)
    bare.roads(five, PEACE, PEACE, PEACE, PEACE, PEACE).bidding(0, 1)
    assert road.group().tokens[MOLOTOV] == 1
    assert figures(odds(road)[0])[0] == figures(odds(road)[1])[0] == figures(odds(bare)[0])[0]


def party(survivors: int, ammo: int = 0, adrenaline: int = 0, *tokens: str) -> Group:
    """A group for odds of cards that need not lie on a road."""
    road = trip(2).has(0, survivors=survivors, ammo=ammo, fuel=0, adrenaline=adrenaline)
    return road.holds(*tokens).group()


def met(group: Group, *cards: str) -> tuple[int, int, int]:
    """The odds of a group that meets some cards."""
    return figures(road_odds(group, [CARDS[number] for number in numbers(*cards)], 0))


def test_hordes_are_ordinary_zombies_to_a_group_with_the_executor() -> None:
    driver = party(3)
    driver.executor = numbers("II-05")[0]
    assert met(driver, "III-22") == counted(3, 6, 0, 0)
    assert met(party(3), "III-22") == counted(3, 6, 0, 3)
    assert met(driver, "III-22") != met(party(3), "III-22")


def test_an_executor_built_on_the_road_meets_the_next_horde() -> None:
    survivors, goods, lost = met(party(3, 0, 0, "bus"), "II-05", "III-22")  # the first card gives adrenaline
    wanted = counted(3, 6, 1, 0)
    assert (survivors, goods, lost) == (wanted[0], wanted[1] + 100, wanted[2])
    assert met(party(3), "II-05", "III-22")[0] == counted(3, 6, 1, 3)[0]


def test_a_companion_who_took_the_zombies_with_him_costs_nothing_later() -> None:
    assert met(party(4, 3, 0, "companion"), "III-17", "III-09") == met(party(4, 3), "III-09")
    assert met(party(4, 3, 0, "companion"), "III-09") != met(party(4, 3), "III-09")


def test_survivors_who_wait_by_the_road_join_no_dead_group() -> None:
    assert met(party(1), EIGHT, "II-10")[2] == met(party(1), EIGHT)[2] == counted(1, 8, 0, 0)[2]


def test_odds_are_rounded_to_the_nearest_number_on_both_sides_of_zero() -> None:
    assert [rounded(value) for value in (0.4, 0.6, 1.4, 1.6)] == [0, 1, 1, 2]
    assert [rounded(-value) for value in (0.4, 0.6, 1.4, 1.6)] == [0, -1, -1, -2]


def test_each_survivor_rolls_a_black_die_for_a_bite() -> None:
    for dice in (1, 2, 3):
        throws = [faces.count(BITE) for faces in product(BLACK_DIE, repeat=dice)]
        chances = [throws.count(bites) / len(throws) for bites in range(dice + 1)]
        assert bites_of(dice) == pytest.approx(chances)
