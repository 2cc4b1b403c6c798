"""The surroundings of a space as numbers: seven by seven places with the space in the middle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadroad.games.zombietown.board import NOWHERE, PLACE, SIZE, SPACE_AT, SPACES, SQUARES
from deadroad.games.zombietown.state import Public
from deadroad.kernel.row import Row, Table

RADIUS: Final = 3
WIDTH: Final = 7
AREA: Final = 49
OFF_BOARD: Final = 255
# The maps, one after the other: squares and houses do not change.
ZOMBIES: Final = 98
PAWNS: Final = 147
CARS: Final = 196
NAMES: Final[list[str]] = [
    f"{thing} {column:+d} {row:+d}"
    for thing in ("square", "house", "zombies", "pawn", "car")
    for row in range(-RADIUS, RADIUS + 1)
    for column in range(-RADIUS, RADIUS + 1)
]


def spaces_around() -> list[bytes]:
    """Return for each space the spaces of the map around it; OFF_BOARD where there is none."""
    found: list[bytes] = []
    for centre in range(SPACES):
        line, column = divmod(PLACE[centre], SIZE)
        spaces: list[int] = []
        for down in range(line - RADIUS, line + RADIUS + 1):
            for across in range(column - RADIUS, column + RADIUS + 1):
                there = 0 <= down < SIZE and 0 <= across < SIZE
                space = SPACE_AT[down * SIZE + across] if there else NOWHERE
                spaces.append(OFF_BOARD if space == NOWHERE else space)
        found.append(bytes(spaces))
    return found


def printed_ground() -> Table:
    """Return for each space where the map around it shows squares and houses."""
    rows: list[list[float]] = []
    for spaces in NEARBY:
        squares = [float(space < SQUARES) for space in spaces]
        houses = [float(SQUARES <= space < SPACES) for space in spaces]
        rows.append(squares + houses)
    return Table(NAMES[:ZOMBIES], rows)


NEARBY: Final[list[bytes]] = spaces_around()
GROUND: Final[Table] = printed_ground()


def write_surroundings(public: Public, row: Row, centre: i64) -> None:
    """Write the maps around a space."""
    row.of("around ")
    start: i64 = row.block(NAMES, 2, 20)
    row.of("")
    if centre < 0:
        return
    row.stamp(start, GROUND, centre)
    zombies = public.zombies
    spaces = NEARBY[centre]
    at: i64 = 0
    while at < AREA:
        space: i64 = spaces[at]
        if space != OFF_BOARD:
            here: i64 = zombies[space]
            if here:
                row.put(start + ZOMBIES + at, here, 2)
        at += 1
    middle: i64 = PLACE[centre]
    line: i64 = middle // SIZE - RADIUS
    column: i64 = middle % SIZE - RADIUS
    for player in public.players:
        mark(row, start + PAWNS, player.space, line, column)
    for car in public.car_at:
        mark(row, start + CARS, car, line, column)


def mark(row: Row, start: i64, space: i64, line: i64, column: i64) -> None:
    """Mark a space on the map with this north-west corner, if the map includes it."""
    if space < 0:
        return
    place: i64 = PLACE[space]
    down: i64 = place // SIZE - line
    across: i64 = place % SIZE - column
    if 0 <= down < WIDTH and 0 <= across < WIDTH:
        row.light(start + down * WIDTH + across)
