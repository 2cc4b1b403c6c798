"""What a reach tells about a way before it is taken: places, damage, and what stops it."""

from __future__ import annotations

import pytest

from deadroad.games.zombietown.options import SPACE_OF_OPTIONS
from deadroad.kernel.reach import End, reaches
from deadroad.kernel.view import View
from deadroad.server.reaching import chains
from tests.scenarios.zombietown.town import Suburb, pistol, settled


def ends(suburb: Suburb) -> dict[str, End]:
    """The ends that the first seat can reach, by name."""
    return {
        end.name: end
        for reach in reaches(suburb.match.game, View(suburb.state, 0))
        if not reach.mix
        for end in reach.ends
    }


def row(end: End) -> list[str]:
    """The answers of an end."""
    return [SPACE_OF_OPTIONS.option(option).notation for option in end.row]


@pytest.mark.clause("ZRR-20", "ZRR-21")
def test_a_drive_that_turns_the_car_names_every_square_on_its_path() -> None:
    found = ends(settled().quiet().drives("A", "e6").act())
    assert any("turn" in row(end) for end in found.values())
    for name, end in found.items():
        squares = [answer for answer in row(end) if answer != "turn"]
        assert len(end.path) == len(squares)
        assert end.path[-1] == name


@pytest.mark.clause("ZRR-23")
def test_a_drive_over_zombies_names_the_damage_before_it_is_taken() -> None:
    suburb = settled().quiet().drives("A", "e6").zombies(e8=2).act()
    end = ends(suburb)["space:e8"]
    assert [(event.name, event.values["count"], event.values["damage"]) for event in end.told] == [
        ("ran-over", 2, 2)
    ]
    assert end.asks is None


@pytest.mark.clause("ZTB-12")
def test_a_walk_into_zombies_names_the_question_that_stops_it() -> None:
    suburb = settled().quiet().guns(pistol(1)).at("h2").zombies(h3=1).act()
    found = ends(suburb)
    stopped = found["space:h3"]
    assert stopped.asks is not None
    seat, prompt = stopped.asks
    assert (seat, prompt.kind, prompt.values["count"]) == (0, "clash", 1)
    assert found["space:h1"].asks is None


def test_a_message_has_the_path_only_where_shorter_ways_do_not_give_it() -> None:
    suburb = settled().quiet().drives("A", "e6").act()
    (drive,) = chains(suburb.match.game, View(suburb.state, 0))
    known = {name: end.path for name, end in ends(suburb).items()}
    rows = {tuple(end.answers): end.name for end in drive.ends}
    for end in drive.ends:
        rest = [tuple(end.answers[: length + 1]) for length in range(len(end.answers))]
        assert tuple(end.path or [rows[row] for row in rest if row in rows]) == known[end.name]
    assert any(end.path for end in drive.ends)
    assert not all(end.path for end in drive.ends)
