"""The heuristics of Road Master."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from deadroad.bots import bot
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.heuristics import BLUNDER
from deadroad.kernel.view import View
from tests.scenarios.road_master.depot import Depot, on_the_road


def rated(table: Depot, *only: str) -> str:
    """The best rated option, or the best of some."""
    heuristics = table.match.game.heuristics
    pool = [option for option in table.match.options() if not only or option.notation in only]
    return max(pool, key=lambda option: heuristics.rate(table.state, option.index)).notation


def rate(table: Depot, notation: str) -> float:
    return table.match.game.heuristics.rate(table.state, table.match.game.space.parse(notation))


def test_cubes_at_their_destination_are_unloaded_onto_the_contract() -> None:
    table = on_the_road("D1", "A1").cargo(orange=2).holds(A05=0).offer().deck().pile().settle()
    assert rated(table) == "unload"
    assert rated(table.play("unload")) == "deliver A05 2"


def test_a_truck_at_the_source_loads_just_what_its_contracts_ask_for() -> None:
    table = on_the_road("A1", "c1R").holds(A05=0, A04=1).offer().deck().pile().settle()
    assert rated(table) == "load"
    assert rated(table.play("load")) == "lift orange 4"


def test_a_loaded_truck_drives_as_far_as_it_can_towards_its_destination() -> None:
    table = on_the_road("w6R", "A1").cargo(orange=2).holds(A05=0).offer().deck().pile().settle()
    assert rated(table) == "forward c2R"


def test_a_truck_that_has_nothing_to_do_takes_contracts_first() -> None:
    assert rated(on_the_road("", "A1")) == "contracts"


def test_keeping_a_hopeless_super_bonus_is_a_blunder() -> None:
    table = on_the_road("A1", "c1R").pile("U09", "U10", "U11", "U12", "U13", "U14")
    table.public.triggered = True
    table.settle().play("bonuses")
    assert all(rate(table, option) <= BLUNDER for option in table.options if option != "done")
    assert rated(table) == "done"


def test_after_a_half_boom_a_loaded_truck_would_rather_stop() -> None:
    table = on_the_road("c4R", "A1", explosives="yes").cargo(yellow=4).holds(XF02=0).offer().deck().pile()
    assert rated(table.settle(), "end", "forward c8R") == "forward c8R"
    table.public.half_booms = 1
    table.public.oks = 1
    table.public.actions = 3
    assert rated(table.settle(), "end", "forward c8R") == "end"


def test_perishables_are_loaded_only_with_a_whole_turn_ahead() -> None:
    table = on_the_road("D1", "c1R", perishables="yes").holds(P04=0).offer().deck().pile().settle()
    assert rated(table) == "load"
    table.public.actions = 2
    table.settle()
    assert rated(table, "load", "end") == "end"


def games_won(count: int) -> int:
    """How many of so many two-seat games the planning bot wins against random play."""
    road = game("road-master")
    won = 0
    for seed in range(count):
        planner = seed % 2
        state = road.start(2, road.read_settings({}), Pcg32(seed))
        state.settle()
        bots = [bot(road, 2 if seat == planner else 0, seed) for seat in range(2)]
        while state.seat >= 0:
            state.answer(bots[state.seat].pick(View(state, state.seat)))
        outcome = road.outcome(state)
        assert outcome is not None
        won += outcome.winners == [planner]
    return won


def wilson(won: int, count: int) -> float:
    """The lower 95 % bound of a share."""
    share, z = won / count, 1.96
    spread = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return (share + z * z / (2 * count) - spread) / (1 + z * z / count)


def test_the_planning_bot_beats_random_play(long: bool, figure: Callable[[str, object], None]) -> None:
    count = 200 if long else 8
    won = games_won(count)
    figure(f"games of {count} won", won)
    assert won == count or (long and wilson(won, count) >= 0.95)
