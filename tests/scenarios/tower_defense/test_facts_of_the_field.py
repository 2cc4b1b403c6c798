"""Derived facts for the drawing: ways, places and prices."""

from __future__ import annotations

import pytest

from deadroad.games import game
from deadroad.games.hit_z_road.cards import CARDS
from deadroad.games.tower_defense.components import LEADER_PRICE, REGULAR_PRICE
from deadroad.games.tower_defense.facts import GATE, Facts, facts
from deadroad.games.tower_defense.grid import NAMES, occupied, path, steps
from deadroad.games.tower_defense.public import Phase
from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.view import View
from tests.contract.walk import walk
from tests.scenarios.tower_defense.fort import BY_ID, Fort, fort

# Units on f1, e1 and n2; the group starts at b1.
FIELD = [0 if cell in (3, 4, 7) else -1 for cell in range(15)]
UNITS = occupied(FIELD)
REACH = steps(UNITS, 1)


@pytest.mark.clause("HTD-59")
def test_a_path_is_straight_if_that_is_as_short() -> None:
    assert path(UNITS, REACH, 3) == [1, 2, 3]


@pytest.mark.clause("HTD-71")
def test_a_path_goes_round_a_unit_and_never_through_it() -> None:
    found = path(UNITS, REACH, 9)
    assert len(found) == REACH[9] + 1
    assert 7 not in found


@pytest.mark.clause("HTD-59")
def test_every_path_costs_as_much_as_meeting_its_unit() -> None:
    ways = 0
    for seed in range(8):
        for match in walk("tower-defense", 1, seed):
            assert isinstance(match.state, FortState)
            known = facts(View(match.state, -1))
            fuel = match.state.public.stock.fuel
            cells = [option.args["cell"] for option in match.options() if option.verb == "intercept"]
            priced = {way.cells[-1]: way for way in known.ways}
            for cell in [NAMES.index(name) for name in cells]:
                assert known.prices[cell] <= fuel
                assert not known.dear[cell]
                if cell in priced:
                    assert not any(priced[cell].dear)
                    assert priced[cell].fuel[-1] == known.prices[cell]
                    ways += 1
    assert ways > 20


@pytest.mark.clause("HTD-70")
def test_every_member_of_the_garrison_is_in_one_place() -> None:
    for seed in range(3):
        for match in walk("tower-defense", 1, seed):
            assert isinstance(match.state, FortState)
            known = facts(View(match.state, -1))
            led = len([place for place in known.leaders if place])
            quartering = any(type(frame).__name__ == "Quarter" for frame in match.state.stack)
            if not quartering:
                assert sum(place.regulars for place in known.places) + led == known.members


@pytest.mark.clause("HTD-63")
def test_a_combat_has_the_odds_of_a_die_for_each_member_of_the_group() -> None:
    combats = 0
    for seed in range(8):
        for match in walk("tower-defense", 1, seed):
            assert isinstance(match.state, FortState)
            public = match.state.public
            odds = facts(View(match.state, -1)).odds
            if public.fighting < 0 or public.stock.zombies == 0:
                assert odds is None
            elif odds is not None:
                members = public.group(public.fighting)
                assert len(odds.melee.kills) == min(members, public.stock.zombies) + 1
                combats += 1
    assert combats > 5


def known(table: Fort) -> Facts:
    return facts(View(table.state, -1))


@pytest.mark.clause("HTD-59")
def test_a_unit_is_dear_if_its_way_costs_more_fuel_than_there_is() -> None:
    table = fort().stock(fuel=2).units(e2="II-01", n2="II-02").reserve("II-01", "II-01", wave=2)
    table.begin(Phase.INTERCEPTION).play("gather 2", "join regular 2")
    assert [NAMES[cell] for cell, dear in enumerate(known(table).dear) if dear] == ["e2"]
    [far] = [way for way in known(table).ways if NAMES[way.cells[-1]] == "e2"]
    assert far.dear == [fuel > 2 for fuel in far.fuel]
    table.refuses("intercept e2", "HTD-59")


@pytest.mark.clause("HTD-63")
def test_the_zombies_of_a_defeated_unit_are_no_longer_on_the_field() -> None:
    table = fort().units(n2="II-16", f1="III-21").out("n2", regulars=1)
    both = known(table).zombies
    table.public.won = [NAMES.index("n2")]
    assert both - known(table).zombies == CARDS[BY_ID["II-16"]].zombies > 0


@pytest.mark.clause("HTD-59", "HTD-72")
def test_a_price_is_known_while_a_group_gathers_and_a_leader_that_joined_stands_at_its_gate() -> None:
    table = fort().squads("L", "Lr", "Lr").stock(fuel=5).units(n2="II-16").reserve("II-01", "II-01", wave=2)
    table.begin(Phase.INTERCEPTION)
    assert known(table).prices == [-1] * 15
    table.play("gather 2", "join regular 2")
    assert {NAMES[cell]: price for cell, price in enumerate(known(table).prices) if price >= 0} == {"n2": 1}
    assert known(table).leaders == ["home 0", "home 1", "home 2"]
    assert known(table.play("join leader 3")).leaders == ["home 0", "home 1", GATE]
    assert known(table.play("join leader 2")).leaders == ["home 0", GATE, GATE]


@pytest.mark.clause("HTD-60")
def test_a_bastion_that_units_shut_in_has_no_way_to_join() -> None:
    table = fort().squads("Lr", "", "Lr").stock(fuel=9).units(b2="II-01", n1="II-02", w1="II-03")
    table.reserve("II-01", "II-01", wave=2).begin(Phase.INTERCEPTION).play("gather 3")
    assert known(table).walks[0] == -1
    table.units(b2="II-01", n1="II-02").begin(Phase.INTERCEPTION).play("gather 3")
    assert known(table).walks[0] == 4  # b1 w1 w2 w3 b3


@pytest.mark.clause("HTD-31")
def test_members_bring_2_units_each_from_a_warehouse_that_stands() -> None:
    table = fort().stored(2, regulars_of=2, leader=2, regulars=2).stored(3, regulars_of=2)
    assert known(table).coming == [0, 6, 2]
    assert known(table.destroyed(warehouses=(2,))).coming == [0, 0, 2]


@pytest.mark.clause("HTD-23")
def test_prices_of_recruits_are_known_while_there_is_recruiting() -> None:
    table = fort().squads("", "Lr", "").stock(xp=9).begin(Phase.GARRISON)
    assert known(table).recruits == [LEADER_PRICE, REGULAR_PRICE]
    assert known(table.play("done")).recruits == []


def test_each_victim_has_its_cell() -> None:
    cells = {
        row["id"]: NAMES[row["cell"]]
        for row in game("tower-defense").content()["victims"]
        if row["cell"] >= 0
    }
    assert cells["leader-2"] == cells["regular-2"] == "b2"
    assert cells["regular-1-fuel"] == "w2"
    assert "regular" not in cells


@pytest.mark.clause("HTD-60")
def test_the_bastion_where_a_group_gathers_pays_no_fuel_to_join() -> None:
    table = fort().squads("Lr", "Lr", "Lr").stock(fuel=9).units(f2="II-03")
    table.reserve("II-01", "II-01", wave=2).begin(Phase.INTERCEPTION)
    assert known(table).walks == [0, 0, 0]
    table.play("gather 2")
    assert known(table).walks == [1, 0, 1]
    table.play("join regular 1")
    assert known(table).walks == [0, 0, 1]
