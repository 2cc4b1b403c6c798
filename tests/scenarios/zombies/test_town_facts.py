"""Derived facts: turned tiles, and what is on which space."""

from __future__ import annotations

import pytest

import deadroad
from deadroad.games import game
from deadroad.games.zombies.bout import Bout, Round
from deadroad.games.zombies.cards import AMOUNTS, AXE, CARD_IDS, FIRST_AID
from deadroad.games.zombies.facts import Facts, facts
from deadroad.games.zombies.player_turn import turn_of
from deadroad.games.zombies.state import AFRAID, FEEDING, NEXT_TURN, ROLLING_MARBLES, SHUT_OUT, Zombies
from deadroad.games.zombies.tiles import KIND_IDS, shape_of
from deadroad.games.zombies.turn import Step
from deadroad.kernel.view import View
from tests.contract.walk import walk
from tests.scenarios.zombies.town import Town, space, street

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


@pytest.mark.clause("ZOM-20")
def test_the_roads_of_a_tile_lead_out_of_it() -> None:
    opened = gas(0, any_side=False)["open"]
    assert isinstance(opened, list)
    assert (opened[3], opened[5], opened[7]) == (EAST | WEST, EAST | WEST, NORTH | SOUTH)


@pytest.mark.clause("ZOM-53")
def test_a_building_is_entered_from_any_street_side_where_the_setting_says_so() -> None:
    assert gas(0, any_side=True)["doors"] == [SOUTH, SOUTH, SOUTH, 0, 0, 0, 0, 0, 0]


def test_a_tile_turns_clockwise_with_its_roads_and_its_door() -> None:
    row = gas(1, any_side=False)
    assert row["cells"] == ".RBRRB.RB"
    assert row["doors"] == [0, 0, 0, 0, 0, WEST, 0, 0, 0]


def test_lasting_effects_are_listed_with_their_seat_and_start() -> None:
    match = deadroad.new("zombies", seats=2, seed=1)
    assert isinstance(match.state, Zombies)
    public = match.state.public
    public.standing = [AFRAID, (SHUT_OUT | FEEDING | ROLLING_MARBLES) << NEXT_TURN]
    public.shoes = [0, 1]
    turn_of(match.state).set_on_fire(2, 0, 4)
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


@pytest.mark.clause("ZOM-31")
def test_half_of_the_faces_win_a_roll_without_a_weapon_and_four_with_an_axe() -> None:
    match = deadroad.new("zombies", seats=2, seed=1)
    assert isinstance(match.state, Zombies)
    public = match.state.public
    assert facts(View(match.state, -1)).winning == []
    match.state.call(Bout(0, public.spaces[0]))
    known = facts(View(match.state, -1))
    assert (known.winning, known.percent, known.rolls) == ([4, 5, 6], 50, ["roll"])
    public.items = [1 << AXE, 0]
    known = facts(View(match.state, -1))
    assert (len(known.winning), known.percent) == (3 + AMOUNTS[AXE], 67)


@pytest.mark.clause("ZOM-31")
def test_a_failed_roll_is_thrown_again_for_a_life_or_a_bandage_but_not_for_the_last_life() -> None:
    match = deadroad.new("zombies", seats=2, seed=1)
    assert isinstance(match.state, Zombies)
    public = match.state.public
    bout = Bout(0, public.spaces[0])
    bout.round = Round.FAILED
    match.state.call(bout)
    assert facts(View(match.state, -1)).rolls == ["life"]
    public.items = [1 << FIRST_AID, 0]
    assert facts(View(match.state, -1)).rolls == ["life", "use firstaid"]
    public.lives = [1, 3]
    assert facts(View(match.state, -1)).rolls == ["use firstaid"]
    public.items = [0, 0]
    known = facts(View(match.state, -1))
    assert (known.rolls, known.winning, known.percent) == ([], [], 0)


@pytest.mark.clause("ZOM-61")
def test_the_next_step_is_shown_for_the_zombie_that_was_picked_and_for_nothing_else() -> None:
    table = street().zombies_on("1.c", "2.n").hand(0, "food").turn(step=Step.BEFORE_ROLL)
    assert (known(table).origin, known(table).ahead) == (-1, [-1] * 4)
    table.hand(0).dice(1).turn(step=Step.ZOMBIES)
    assert known(table).origin == -1
    table.play("pick 1.c")
    assert known(table).origin == space("1.c")
    assert known(table).ahead == [space("1.n"), -1, space("1.s"), -1]


@pytest.mark.clause("ZOM-67")
def test_a_tile_burns_if_a_player_has_set_its_building_on_fire() -> None:
    table = street().items(0, "molotov").at(0, "2.s").walking()
    assert known(table).burning == []
    assert known(table.play("use molotov")).burning == [2]


@pytest.mark.clause("ZOM-20")
def test_a_drawn_tile_is_shown_in_its_four_turns_until_it_lies() -> None:
    table = street().pile("cross", "helipad").turn(step=Step.DRAW)
    cross = KIND_IDS.index("cross")
    assert known(table).held == [shape_of(cross, quarters, any_side=False) for quarters in range(4)]
    assert known(table).spots
    table.play(table.options[0])
    table.asks("put-zombie")
    assert (known(table).held, known(table).spots) == ([], [])


@pytest.mark.clause("ZOM-31")
def test_a_bonus_of_three_wins_with_every_face() -> None:
    table = street().items(0, "shotgun", "chainsaw").at(0, "1.c").zombies_on("1.n").hand(0, "food")
    table.walking().play("use chainsaw", "step north").passes()
    assert (known(table).winning, known(table).percent) == ([1, 2, 3, 4, 5, 6], 100)


def known(table: Town) -> Facts:
    return facts(View(table.state, -1))
