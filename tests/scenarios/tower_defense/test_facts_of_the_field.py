"""Ways, places and prices as the engine tells them to a drawing."""

from __future__ import annotations

import pytest

from deadroad.games.tower_defense.facts import facts
from deadroad.games.tower_defense.grid import NAMES, occupied, path, steps
from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.view import View
from tests.contract.walk import walk

# Units on f1, e1 and n2; the group starts at b1.
FIELD = [0 if cell in (3, 4, 7) else -1 for cell in range(15)]
UNITS = occupied(FIELD)
REACH = steps(UNITS, 1)


@pytest.mark.clause("HTD-59")
def test_a_way_goes_straight_where_that_is_as_short() -> None:
    assert path(UNITS, REACH, 3) == [1, 2, 3]


@pytest.mark.clause("HTD-71")
def test_a_way_walks_round_a_unit_and_never_through_it() -> None:
    found = path(UNITS, REACH, 9)
    assert len(found) == REACH[9] + 1
    assert 7 not in found


@pytest.mark.clause("HTD-59")
def test_every_way_costs_what_meeting_its_unit_costs() -> None:
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
                if cell in priced:
                    assert not priced[cell].dear
                    assert priced[cell].fuel[-1] == known.prices[cell]
                    ways += 1
    assert ways > 20


@pytest.mark.clause("HTD-70")
def test_every_member_of_the_garrison_stands_at_one_place() -> None:
    for seed in range(3):
        for match in walk("tower-defense", 1, seed):
            assert isinstance(match.state, FortState)
            known = facts(View(match.state, -1))
            led = len([place for place in known.leaders if place])
            quartering = any(type(frame).__name__ == "Quarter" for frame in match.state.stack)
            if not quartering:
                assert sum(place.regulars for place in known.places) + led == known.members
