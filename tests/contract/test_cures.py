"""A refusal's reason is true: without its cause, and with nothing else changed, the option is legal.

tests/scenarios has a position for each reason, in a list of cases.
"""

from __future__ import annotations

from importlib import import_module

from tests.reasons import reasons

SCENARIOS = {
    "hit-z-road": "tests.scenarios.hit_z_road.test_reasons",
    "road-master": "tests.scenarios.road_master.test_reasons",
    "tower-defense": "tests.scenarios.tower_defense.test_reasons",
    "zombies": "tests.scenarios.zombies.test_reasons",
    "zombietown": "tests.scenarios.zombietown.test_town_reasons",
}


def test_four_of_five_reasons_have_a_cure() -> None:
    cured = 0
    for game, module in SCENARIOS.items():
        cured += len({case.reason for case in import_module(module).CASES} & reasons(game))
    assert cured >= 0.8 * sum(len(reasons(game)) for game in SCENARIOS)
