"""The surroundings of a pawn as numbers: nine by nine spaces with the pawn in the middle."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from deadroad.games.zombies.attraction import costs
from deadroad.games.zombies.state import Public
from deadroad.games.zombies.tiles import CELLS_IN, INSIDES, ROADS
from deadroad.kernel.row import Row, Table

RADIUS: Final = 4
WIDTH: Final = 9  # twice the radius, and the pawn's own space
SPACES: Final = 81
REACH: Final = 6  # steps looked ahead
# The maps, one after the other.
ROAD: Final = 0
INSIDE: Final = 81
ZOMBIE: Final = 162
LIFE: Final = 243
BULLETS: Final = 324
PAWN: Final = 405
NEARNESS: Final = 486  # 1 at the pawn, 1/8 less for each step; a zombie counts as two more steps
MAPS: Final = ("road", "inside", "zombie", "life", "bullets", "pawn", "nearness")
NAMES: Final[list[str]] = [
    f"{thing} {column:+d} {row:+d}"
    for thing in MAPS
    for row in range(-RADIUS, RADIUS + 1)
    for column in range(-RADIUS, RADIUS + 1)
]
ZOMBIE_COST: Final = 2


def patches() -> Table:
    """Return for each set of cells of a tile where they lie on a map, from the tile's north-west cell on."""
    places = [cell // 3 * WIDTH + cell % 3 for cell in range(9)]
    rows: list[list[float]] = []
    for cells in range(512):
        lit = [places[cell] for cell in CELLS_IN[cells]]
        rows.append([float(at in lit) for at in range(places[8] + 1)])
    return Table(NAMES[: places[8] + 1], rows)


def visible(step: int) -> list[int]:
    """Return the cells of a tile that a map shows, by the place of the tile's first cell, from -2 on.

    `step` is 1 for a place from west to east, 3 for one from north to south.
    """
    return [
        sum([1 << cell for cell in range(9) if 0 <= first + cell // step % 3 < WIDTH])
        for first in range(-2, WIDTH)
    ]


PATCHES: Final[Table] = patches()
SHOWN_ACROSS: Final[vec[i64]] = vec[i64](visible(1))
SHOWN_DOWN: Final[vec[i64]] = vec[i64](visible(3))


def write_surroundings(public: Public, centre: i64, row: Row) -> None:
    """Write the maps around a space."""
    start: i64 = row.block(NAMES, 8, 8)
    town = public.town
    xs, ys, shapes, zombies = town.xs, town.ys, town.shapes, town.zombies
    tile_of: i64 = centre // 9
    # Where the north-west corner of the map lies, in spaces of the grid.
    left: i64 = 3 * i64(xs[tile_of]) + centre % 3 - RADIUS
    above: i64 = 3 * i64(ys[tile_of]) + centre % 9 // 3 - RADIUS
    cost = costs(public, centre, ZOMBIE_COST, REACH)
    tile: i64
    for tile in range(len(shapes)):
        x: i64 = 3 * i64(xs[tile]) - left
        y: i64 = 3 * i64(ys[tile]) - above
        if x <= -3 or x >= WIDTH or y <= -3 or y >= WIDTH:
            continue
        shape: i64 = shapes[tile]
        shown: i64 = SHOWN_ACROSS[x + 2] & SHOWN_DOWN[y + 2]
        roads: i64 = ROADS[shape] & shown
        insides: i64 = INSIDES[shape] & shown
        shown = roads | insides
        corner: i64 = start + y * WIDTH + x
        row.stamp(corner + ROAD, PATCHES, roads)
        row.stamp(corner + INSIDE, PATCHES, insides)
        row.stamp(corner + ZOMBIE, PATCHES, zombies[tile] & shown)
        row.stamp(corner + LIFE, PATCHES, town.lives[tile] & shown)
        row.stamp(corner + BULLETS, PATCHES, town.bullets[tile] & shown)
        for cell in CELLS_IN[shown]:
            far: i64 = cost[tile * 9 + cell]
            if far < 8:
                row.put(corner + NEARNESS + cell // 3 * WIDTH + cell % 3, 8 - far, 8)
    space: i64
    for space in public.spaces:
        across: i64 = 3 * i64(xs[space // 9]) + space % 3 - left
        down: i64 = 3 * i64(ys[space // 9]) + space % 9 // 3 - above
        if 0 <= across < WIDTH and 0 <= down < WIDTH:
            row.light(start + PAWN + down * WIDTH + across)
