"""Zombies rise, lurch, knock and arrive (ZTB-40 to ZTB-44)."""

from __future__ import annotations

import pytest

from deadroad.games.zombietown.board import HOUSE_LETTERS, RING, SPACE_NAMES, SQUARES
from deadroad.games.zombietown.chains import chains
from deadroad.games.zombietown.turn import Phase, risers
from deadroad.games.zombietown.zombie_ways import facade_costs, way_length, ways_to, ways_toward
from deadroad.games.zombietown.zombies import arrive
from deadroad.kernel.reach import reach_of
from tests.scenarios.zombietown.town import SPACE, pistol, settled


@pytest.mark.clause("ZTB-40")
@pytest.mark.parametrize(
    ("day", "number"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (11, 4)]
)
def test_a_third_of_the_day_number_rises(day: int, number: int) -> None:
    suburb = settled()
    suburb.public.day = day
    assert risers(suburb.public) == number
    assert risers(settled(graves=1).public) == 1


@pytest.mark.clause("ZTB-40")
def test_they_rise_where_the_ring_has_the_fewest_the_active_player_choosing_among_equals() -> None:
    suburb = settled(lurches=0)
    for square in RING:
        suburb.zombies(**{SPACE_NAMES[square]: 2})
    suburb.zombies(f6=1, k11=1)
    suburb.public.day = 4
    suburb.phase(Phase.RISE)
    suburb.asks("rise", seat=0)
    assert suburb.options == ["rise f6", "rise k11"]
    suburb.play("rise k11")
    assert suburb.crowd("k11") == 2
    assert suburb.crowd("f6") == 2  # then only f6 was left, without a question


@pytest.mark.clause("ZTB-41")
def test_six_zombies_move_one_square_each_toward_others() -> None:
    suburb = settled().at("A").at("D", 1).zombies(h5=8).phase(Phase.LURCH)
    moved = 0
    while suburb.seat is not None:
        suburb.asks("zombie", seat=0) if suburb.options[0].startswith("zombie") else suburb.asks("lurch")
        suburb.play(suburb.options[0])
        moved += len(suburb.all_told("lurched"))
    assert moved == 6
    assert suburb.crowd("h5") == 2


@pytest.mark.clause("ZTB-41")
def test_all_moves_of_the_zombies_are_proposed_as_one_row() -> None:
    suburb = settled().at("A").at("D", 1).zombies(h5=8).phase(Phase.LURCH)
    [chain] = chains(suburb.state)
    fill = reach_of(chain, suburb.state).fill
    assert fill is not None
    assert sum(amount for _, amount in fill.mix) == 6
    for option in fill.row:
        suburb.play(suburb.match.game.space.option(option).notation)
    assert suburb.crowd("h5") == 2
    assert suburb.seat is None or not suburb.options[0].startswith(("zombie", "lurch"))


@pytest.mark.clause("ZTB-41")
def test_each_zombie_moves_once() -> None:
    suburb = settled().zombies(h5=1).phase(Phase.LURCH)
    while suburb.seat is not None:
        suburb.play(suburb.options[0])
    assert sum(suburb.public.zombies) == 1
    distance = way_length(SPACE["h5"], SPACE["D"], [0] * 48)
    where = next(space for space in range(204) if suburb.public.zombies[space])
    assert way_length(where, SPACE["D"], [0] * 48) == distance - 1


@pytest.mark.clause("ZTB-41")
def test_a_step_must_shorten_the_way_to_another_living_player_not_to_oneself() -> None:
    suburb = settled(lurches=1).at("a1").at("p5", 1).zombies(h5=1).phase(Phase.LURCH)
    assert suburb.crowd("i5") == 1  # east was the only way that shortens
    suburb = settled(3, lurches=1).at("a1").at("p5", 1).at("h1", 2).zombies(h5=1).phase(Phase.LURCH)
    assert suburb.options == ["lurch north", "lurch east"]


@pytest.mark.clause("ZTB-41")
def test_a_guarded_house_draws_zombies_an_empty_one_does_not() -> None:
    suburb = settled(lurches=1).at("a1").at("a16", 1).owns(1, "E").zombies(l7=1).guard("E", "alma")
    suburb.car("E", "a8").phase(Phase.LURCH)
    assert "lurch east" in suburb.options
    suburb = settled(lurches=1).at("a1").at("a16", 1).owns(1, "E").zombies(l7=1).phase(Phase.LURCH)
    assert "lurch east" not in suburb.options


@pytest.mark.clause("ZTB-42")
def test_a_barricade_is_knocked_at_and_loses_strength() -> None:
    suburb = settled(lurches=2).at("a1").at("D", 1).zombies(m3=2)
    for side in ("north", "east", "south", "west"):
        suburb.barred("D", side, 1)
    suburb.phase(Phase.LURCH)
    assert suburb.all_told("knocked") == [{"house": 3, "facade": 3, "strength": 0}]
    assert suburb.strength("D", "west") == 0
    # The second zombie walks in and is fought.
    assert suburb.crowd("m3") == 1
    assert suburb.all_told("lurched") == [{"from": SPACE["m3"], "space": SPACE["D"]}]


@pytest.mark.clause("ZTB-42")
def test_a_zombie_that_arrives_on_a_pawn_is_fought_with_one_exchange() -> None:
    suburb = settled(lurches=1).at("a1").at("h5", 1).guns(pistol(), seat=1).zombies(h4=1).combat("steady")
    suburb.phase(Phase.LURCH)
    suburb.asks("clash", seat=1)
    suburb.play("with hands")
    assert suburb.crowd("h5") == 1
    assert suburb.seat is None


@pytest.mark.clause("ZTB-42")
def test_a_zombie_killed_on_arrival_has_still_had_its_step() -> None:
    suburb = settled(lurches=2).at("a1").at("h5", 1).zombies(h4=2).combat("sure", "sure").phase(Phase.LURCH)
    assert suburb.player(1).zombies == 2
    assert suburb.crowd("h4") == 0


@pytest.mark.clause("ZTB-42")
def test_a_guard_fights_where_no_pawn_does_and_a_wound_kills_him() -> None:
    suburb = settled(lurches=1).at("a1").at("a16", 1).owns(1, "E").guard("E", "alma", pistol(1))
    suburb.zombies(p6=1).combat("dire").phase(Phase.LURCH)
    suburb.play("lurch west").asks("clash", seat=1)
    assert suburb.options == ["with guard1", "with guard1-gun"]
    suburb.play("with guard1")
    assert suburb.guards("E") == []
    assert suburb.owner("E") == -1
    assert suburb.crowd("E") == 1


@pytest.mark.clause("ZTB-42")
def test_among_several_pawns_it_falls_on_the_next_after_the_active_player() -> None:
    suburb = settled(4, lurches=1).at("h5", 0).at("h5", 2).at("h5", 3).at("a16", 1)
    suburb.guns(pistol(), seat=2).guns(pistol(), seat=3).zombies(h4=1).phase(Phase.LURCH, seat=1)
    suburb.asks("clash", seat=2)


@pytest.mark.clause("ZTB-42", "ZTB-27")
def test_the_guard_of_a_dead_player_shoots_by_himself() -> None:
    suburb = settled(3, lurches=1).at("a1").at("E", 2).owns(1, "E").guard("E", "alma", pistol(1))
    suburb.player(1).alive = False
    suburb.player(1).health = 0
    suburb.player(1).space = -1
    suburb.at("a16", 2).zombies(E=0, p6=1).combat("sure")
    suburb.owns(1, "E").phase(Phase.LURCH)
    # Nobody is drawn to a dead player's house, but what arrives there is fought.
    suburb.zombies(E=1)
    suburb.state.stack = []
    assert arrive(suburb.state, SPACE["E"])
    suburb.settle()
    assert suburb.player(1).zombies == 1
    assert suburb.seat is None


@pytest.mark.clause("ZTB-43")
def test_the_way_counts_barricades_by_strength_and_cars_as_closed() -> None:
    suburb = settled().barred("B", "east", 3)
    costs = facade_costs(suburb.public)
    assert way_length(SPACE["h2"], SPACE["B"], costs) == 4
    assert way_length(SPACE["g4"], SPACE["B"], costs) > 1  # its driveway: a car bars it
    suburb.car("B", "h5")
    assert way_length(SPACE["g4"], SPACE["B"], facade_costs(suburb.public)) == 1


@pytest.mark.clause("ZTB-43")
def test_the_table_of_ways_to_a_goal_follows_barricades_and_cars() -> None:
    for suburb in (settled(), settled().barred("B", "east", 3), settled().car("B", "h5")):
        costs = facade_costs(suburb.public)
        for goal in (SPACE["B"], SPACE["h5"]):
            expected = [ways_toward(square, goal, costs) for square in range(SQUARES)]
            assert list(ways_to(goal, costs)) == expected


@pytest.mark.clause("ZTB-43")
def test_the_way_never_leads_through_a_house() -> None:
    costs = [0] * 48
    # From the west side of B to its east side: two steps through the house, six round it.
    assert way_length(SPACE["e3"], SPACE["h2"], costs) == 6
    assert way_length(SPACE["B"], SPACE["h2"], costs) == 1


@pytest.mark.clause("ZTB-43")
def test_a_zombie_goes_round_to_an_open_side_when_that_is_shorter() -> None:
    suburb = settled(lurches=1).at("a16").at("B", 1).zombies(h2=1).barred("B", "east", 3)
    suburb.owns(1, "B").phase(Phase.LURCH)
    # Knocking down three and entering is 4 steps, as is the way by the north side; south stands a car.
    assert suburb.options == ["lurch north", "lurch west"]
    suburb = settled(lurches=1).at("a16").at("B", 1).zombies(h2=1).barred("B", "east", 6)
    suburb.owns(1, "B").phase(Phase.LURCH)
    assert suburb.crowd("h1") == 1


@pytest.mark.clause("ZTB-43")
def test_with_no_other_living_player_no_zombie_moves() -> None:
    suburb = settled().zombies(h5=3)
    suburb.player(1).alive = False
    suburb.player(1).health = 0
    suburb.player(1).space = -1
    suburb.phase(Phase.LURCH)
    assert suburb.crowd("h5") == 3
    assert suburb.seat is None


@pytest.mark.clause("ZTB-43")
def test_a_house_closed_by_four_cars_is_not_a_goal() -> None:
    suburb = settled().at("a16").at("B", 1).zombies(h5=1)
    for letter, square in zip("BCEF", ("f1", "h2", "g4", "e3"), strict=True):
        suburb.car(letter, square)
    suburb.phase(Phase.LURCH)
    assert suburb.crowd("h5") == 1


@pytest.mark.clause("ZTB-44")
def test_none_rise_from_an_empty_reserve() -> None:
    suburb = settled(lurches=0)
    suburb.public.reserve = 0
    suburb.phase(Phase.RISE)
    assert sum(suburb.public.zombies) == 0
    suburb.public.reserve = 1
    suburb.public.day = 10
    suburb.phase(Phase.RISE).play("rise f6")
    assert sum(suburb.public.zombies) == 1
    assert suburb.seat is None


@pytest.mark.clause("ZTB-44")
def test_rising_on_a_pawn_counts_as_arriving() -> None:
    suburb = settled(lurches=0).at("f6").at("k11", 1).combat("sure").phase(Phase.RISE)
    suburb.play("rise f6")
    assert suburb.player(0).zombies == 1


@pytest.mark.clause("ZTB-41")
def test_the_rest_walk_by_themselves_the_nearest_first_by_a_shortest_way() -> None:
    suburb = settled(lurches=2).at("a1").at("h5", 1).zombies(h2=1, l5=1, p5=1).phase(Phase.LURCH)
    assert suburb.options[-1] == "rest"
    suburb.play("rest")
    assert [(told["from"], told["space"]) for told in suburb.all_told("lurched")] == [
        (SPACE["h2"], SPACE["h3"]),
        (SPACE["l5"], SPACE["k5"]),
    ]
    assert suburb.crowd("p5") == 1
    assert suburb.seat is None


@pytest.mark.clause("ZTB-41", "ZTB-42")
def test_zombies_that_walk_by_themselves_are_fought_where_they_arrive() -> None:
    suburb = settled(lurches=2).at("a1").at("h5", 1).guns(pistol(), seat=1).zombies(h4=1, l5=1)
    suburb.phase(Phase.LURCH).play("rest")
    suburb.asks("clash", seat=1)
    suburb.combat("sure").play("with gun1")
    assert suburb.crowd("k5") == 1
    assert suburb.seat is None


@pytest.mark.clause("ZTB-41", "ZTB-13")
def test_zombies_left_to_themselves_follow_a_noise() -> None:
    suburb = settled().at("a1").at("p16", 1).zombies(e5=1, e8=1).hand("noise_maker").act()
    suburb.play("play noise_maker", "noise e6", "rest")
    assert suburb.crowd("e6") == 1
    assert suburb.crowd("e7") == 1


@pytest.mark.clause("ZTB-41")
def test_a_lone_zombie_is_not_asked_about() -> None:
    suburb = settled(lurches=1).at("a1").at("h5", 1).zombies(h2=1).phase(Phase.LURCH)
    assert suburb.seat is None
    assert suburb.crowd("h3") == 1


@pytest.mark.clause("ZTB-42", "ZRR-27")
def test_a_car_away_from_the_houses_closes_no_facade() -> None:
    suburb = settled()
    for letter in HOUSE_LETTERS:
        suburb.car(letter, "a1")
    assert facade_costs(suburb.public) == suburb.public.barricades
