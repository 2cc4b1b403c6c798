"""The surroundings of a pawn as numbers: nine by nine spaces with the pawn in the middle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadroad.games.zombies.attraction import costs
from deadroad.games.zombies.state import Public
from deadroad.games.zombies.tiles import INSIDES, ROADS
from deadroad.kernel.row import Row

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


def write_surroundings(public: Public, centre: int, row: Row) -> None:
    """Write the maps around a space."""
    start: i64 = row.block(NAMES, 8, 8)
    town = public.town
    tile_of = centre // 9
    # Where the north-west corner of the map lies, in spaces of the grid.
    left: i64 = 3 * town.xs[tile_of] + centre % 3 - RADIUS
    above: i64 = 3 * town.ys[tile_of] + centre % 9 // 3 - RADIUS
    cost = costs(public, centre, ZOMBIE_COST, REACH)
    for tile in range(len(town.shapes)):
        x: i64 = 3 * town.xs[tile] - left
        y: i64 = 3 * town.ys[tile] - above
        if x <= -3 or x >= WIDTH or y <= -3 or y >= WIDTH:
            continue
        shape = town.shapes[tile]
        roads: i64 = ROADS[shape]
        insides: i64 = INSIDES[shape]
        zombies: i64 = town.zombies[tile]
        lives: i64 = town.lives[tile]
        bullets: i64 = town.bullets[tile]
        for cell in range(9):
            column: i64 = x + cell % 3
            line: i64 = y + cell // 3
            bit: i64 = 1 << cell
            if column < 0 or column >= WIDTH or line < 0 or line >= WIDTH or not (roads | insides) & bit:
                continue
            at: i64 = start + line * WIDTH + column
            row.light(at + (ROAD if roads & bit else INSIDE))
            if zombies & bit:
                row.light(at + ZOMBIE)
            if lives & bit:
                row.light(at + LIFE)
            if bullets & bit:
                row.light(at + BULLETS)
            far = cost[tile * 9 + cell]
            if far < 8:
                row.put(at + NEARNESS, 8 - far, 8)
    for space in public.spaces:
        across: i64 = 3 * town.xs[space // 9] + space % 3 - left
        down: i64 = 3 * town.ys[space // 9] + space % 9 // 3 - above
        if 0 <= across < WIDTH and 0 <= down < WIDTH:
            row.light(start + PAWN + down * WIDTH + across)
