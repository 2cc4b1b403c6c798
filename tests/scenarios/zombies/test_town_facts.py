"""What the engine says of a tile as it lies, and of what stands where."""

from __future__ import annotations

import pytest

import deadroad
from deadroad.games import game
from deadroad.games.zombies.cards import CARD_IDS
from deadroad.games.zombies.facts import facts
from deadroad.games.zombies.state import AFRAID, FEEDING, NEXT_TURN, ROLLING_MARBLES, SHUT_OUT, Zombies
from deadroad.games.zombies.tiles import KIND_IDS, shape_of
from deadroad.kernel.view import View
from tests.contract.walk import walk

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8


def gas(quarters: int, any_side: bool) -> dict[str, object]:
    """The gas station as it lies: a row of rooms in the north, a street below, a door in the middle."""
    return game("zombies").content()["shapes"][shape_of(KIND_IDS.index("gas"), quarters, any_side)]


@pytest.mark.clause("ZOM-53")
def test_a_building_is_entered_by_its_door_alone() -> None:
    row = gas(0, any_side=False)
    assert row["cells"] == "BBBRRR.R."
    assert row["doors"] == [0, SOUTH, 0, 0, 0, 0, 0, 0, 0]
    opened = row["open"]
    assert isinstance(opened, list)
    assert opened[0] == EAST
    assert opened[1] == EAST | SOUTH | WEST


@pytest.mark.clause("ZOM-53")
def test_a_building_is_entered_from_any_street_side_where_the_setting_says_so() -> None:
    assert gas(0, any_side=True)["doors"] == [SOUTH, SOUTH, SOUTH, 0, 0, 0, 0, 0, 0]


def test_a_tile_turns_clockwise_with_its_roads_and_its_door() -> None:
    row = gas(1, any_side=False)
    assert row["cells"] == ".RBRRB.RB"
    assert row["doors"] == [0, 0, 0, 0, 0, WEST, 0, 0, 0]


def test_what_lasts_is_listed_with_who_it_is_for_and_from_when() -> None:
    match = deadroad.new("zombies", seats=2, seed=1)
    assert isinstance(match.state, Zombies)
    public = match.state.public
    public.standing = [AFRAID, (SHUT_OUT | FEEDING | ROLLING_MARBLES) << NEXT_TURN]
    public.shoes = [0, 1]
    public.molotovs = [4, -1]
    found = [(one.seat, CARD_IDS[one.card], one.later) for one in facts(View(match.state, -1)).standing]
    assert found == [
        (0, "fear", False),
        (0, "molotov", False),
        (1, "claustrophobia", True),
        (1, "food", False),
        (1, "marbles", False),
        (1, "shoe", False),
    ]


def test_a_step_leads_where_the_facts_say() -> None:
    seen = 0
    for match in walk("zombies", 2, 5):
        assert isinstance(match.state, Zombies)
        known = facts(View(match.state, -1))
        if known.origin < 0:
            continue
        steps = [option for option in match.options() if option.verb == "step"]
        for option in steps:
            there = known.ahead[("north", "east", "south", "west").index(option.args["direction"])]
            assert there >= 0
            seen += 1
    assert seen > 50
