"""The ways of a drive: the path that a client draws follows the road."""

from __future__ import annotations

from itertools import pairwise

from deadroad.games.road_master.board import AHEAD, SPACES
from deadroad.kernel.reach import End, reaches_in
from tests.scenarios.road_master.depot import on_the_road


def ends_from(space: str) -> dict[str, End]:
    table = on_the_road(space, "F1")
    drive = next(reach for reach in reaches_in(table.match.game, table.state) if reach.kind == "drive")
    return {end.name: end for end in drive.ends}


def test_the_path_of_a_drive_names_every_space_on_the_way() -> None:
    end = ends_from("c1R")["space:c7R"]
    assert end.path == tuple(f"space:c{at}R" for at in range(2, 8))
    assert end.cost == 2


def test_every_step_of_a_path_is_a_step_on_the_road() -> None:
    for end in ends_from("A1").values():
        spaces = [SPACES.index("A1"), *[SPACES.index(place.removeprefix("space:")) for place in end.path]]
        for here, there in pairwise(spaces):
            # A truck drives ahead, or backs up a space.
            assert there in AHEAD[here] or here in AHEAD[there], end.path


def test_contracts_say_how_far_their_cubes_travel() -> None:
    rows = on_the_road("c1R", "F1").match.game.content()["contracts"]
    found = {(row["source"], row["destination"]): (row["spaces"], row["drives"]) for row in rows}
    table = on_the_road("D2", "F1")
    assert found["D", "C"] == (4, 1)
    assert "C1" in table.drives()
    assert all(drives == -(-spaces // 4) for spaces, drives in found.values())
    assert len(found) == 30
