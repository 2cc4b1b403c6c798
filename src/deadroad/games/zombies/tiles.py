"""The printed tiles in all turns: their spaces and the steps between them.

A shape is one number: rule for doors, kind of tile, quarter turns clockwise. The tables below are indexed by
shape, or by shape * 9 + cell; cells run from the north-west, sides and directions are north, east, south,
west. A set of cells is a mask of nine bits, a set of sides a mask of four.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from deadroad.content.rows import BadRow, Row, folder_of, rows

FOLDER: Final = folder_of("deadroad.games.zombies")

_SIDES: Final = "NESW"
_MIDDLES: Final = (1, 5, 7, 3)  # the middle space of each side
_ROWS: Final[tuple[int, ...]] = (-1, 0, 1, 0)  # the change of row and column by direction
_COLUMNS: Final[tuple[int, ...]] = (0, 1, 0, -1)

CENTRE: Final = 4

KIND_IDS: Final[list[str]] = []
COUNTS: Final[list[int]] = []
NAMED: Final[list[bool]] = []
PRINTED_ZOMBIES: Final[list[int]] = []
PRINTED_LIVES: Final[list[int]] = []
PRINTED_BULLETS: Final[list[int]] = []

_GRIDS: Final[list[str]] = []
_DOORS: Final[list[list[int]]] = []  # cell * 4 + side, from inside
_EXITS: Final[list[int]] = []


def _beside(cell: int, direction: int) -> int:
    across = cell // 3 + _ROWS[direction]
    along = cell % 3 + _COLUMNS[direction]
    return across * 3 + along if 0 <= across < 3 and 0 <= along < 3 else -1


def _mask(sides: str) -> int:
    found = 0
    for side in sides:
        found |= 1 << _SIDES.index(side)
    return found


def _read(row: Row) -> None:
    KIND_IDS.append(row.word("id"))
    COUNTS.append(row.number("count"))
    NAMED.append(row.flag("named"))
    PRINTED_ZOMBIES.append(row.number("zombies", 0))
    PRINTED_LIVES.append(row.number("life", 0))
    PRINTED_BULLETS.append(row.number("bullets", 0))
    _GRIDS.append("".join(row.words("grid")))
    _EXITS.append(_mask(row.word("exits")))
    doors: list[int] = []
    for door in row.words("doors"):
        where, _, side = door.partition(">")
        across, _, along = where.partition(".")
        doors.append((int(across) * 3 + int(along)) * 4 + _SIDES.index(side))
    _DOORS.append(doors)
    row.close()
    _check_tile(row)


def _check_tile(row: Row) -> None:
    """Raise BadRow unless roads leave the tile only at exits and doors lead from inside to a road."""
    grid = _GRIDS[-1]
    for side, middle in enumerate(_MIDDLES):
        if _EXITS[-1] >> side & 1 and grid[middle] != "R":
            raise BadRow(f"{row.where}: exits: no road leads out {_SIDES[side]}")
    if not _EXITS[-1]:
        raise BadRow(f"{row.where}: exits: a tile needs one at least")
    for door in _DOORS[-1]:
        beyond = _beside(door // 4, door % 4)
        if grid[door // 4] != "B" or beyond < 0 or grid[beyond] != "R":
            raise BadRow(f"{row.where}: doors: a door leads from inside (B) to a road (R)")
    if "B" in grid and not _DOORS[-1]:
        raise BadRow(f"{row.where}: doors: a building needs one at least")


for _row in rows(FOLDER, "tiles", "tile"):
    _read(_row)

KINDS: Final[int] = len(KIND_IDS)
SHAPES: Final[int] = KINDS * 4  # of one rule for doors
SQUARE: Final[int] = KIND_IDS.index("square")
HELIPAD: Final[int] = KIND_IDS.index("helipad")

EXITS: Final[list[int]] = []  # by shape: sides with a road
ROADS: Final[list[int]] = []  # by shape: road spaces
INSIDES: Final[list[int]] = []  # by shape: inside spaces of a named building
STOOPS: Final[list[int]] = []  # by shape: road spaces that a door opens to
NEAR: Final[list[int]] = []  # by shape and cell: cells of the same tile one step away
STEPS: Final[list[int]] = []  # by shape, cell and direction: the next cell, or -1
WAYS_OUT: Final[list[int]] = []  # by shape and cell: the side by which a step leaves the tile, or -1
TO_STREET: Final[list[int]] = []  # by shape and cell: steps from inside to the street; 0 on the street


# By mask: the cells it holds, and how many.
CELLS_IN: Final[list[list[int]]] = [
    [_cell for _cell in range(9) if _each >> _cell & 1] for _each in range(512)
]
HOLDS: Final[list[int]] = [_each.bit_count() for _each in range(512)]


def turned_cell(cell: int, quarters: int) -> int:
    """Return the place of a cell after its tile is turned clockwise."""
    for _ in range(quarters):
        cell = (cell % 3) * 3 + 2 - cell // 3
    return cell


def turned_sides(sides: int, quarters: int) -> int:
    """Return a set of sides turned clockwise."""
    return (sides << quarters | sides >> (4 - quarters)) & 15


def _passable(grid: str, doors: list[int], cell: int, direction: int, any_side: bool) -> bool:
    other = _beside(cell, direction)
    if other < 0 or grid[cell] == "." or grid[other] == ".":
        return False
    if grid[cell] == grid[other] or any_side:
        return True
    return cell * 4 + direction in doors or other * 4 + (direction + 2) % 4 in doors


def _turned_grid(grid: str, quarters: int) -> str:
    cells = [""] * 9
    for cell in range(9):
        cells[turned_cell(cell, quarters)] = grid[cell]
    return "".join(cells)


def _cells(grid: str, letter: str) -> int:
    return sum(1 << cell for cell in range(9) if grid[cell] == letter)


def _distances_to_street(grid: str, near: list[int]) -> list[int]:
    distances = [0 if grid[cell] != "B" else 99 for cell in range(9)]
    for _ in range(9):
        for cell in range(9):
            for other in range(9):
                if near[cell] >> other & 1 and distances[other] + 1 < distances[cell]:
                    distances[cell] = distances[other] + 1
    return distances


def _add_shape(kind: int, quarters: int, any_side: bool) -> None:
    grid = _turned_grid(_GRIDS[kind], quarters)
    doors = [turned_cell(door // 4, quarters) * 4 + (door % 4 + quarters) % 4 for door in _DOORS[kind]]
    exits = turned_sides(_EXITS[kind], quarters)
    near: list[int] = []
    stoops = 0
    for cell in range(9):
        reached = 0
        for direction in range(4):
            other = _beside(cell, direction)
            through = _passable(grid, doors, cell, direction, any_side)
            STEPS.append(other if through else -1)
            if through:
                reached |= 1 << other
                if grid[cell] == "B" and grid[other] == "R":
                    stoops |= 1 << other
        near.append(reached)
        side = _MIDDLES.index(cell) if cell in _MIDDLES else -1
        WAYS_OUT.append(side if side >= 0 and exits >> side & 1 else -1)
    NEAR.extend(near)
    EXITS.append(exits)
    ROADS.append(_cells(grid, "R"))
    INSIDES.append(_cells(grid, "B"))
    STOOPS.append(stoops)
    TO_STREET.extend(_distances_to_street(grid, near))


for _any_side in (False, True):
    for _kind in range(KINDS):
        for _quarters in range(4):
            _add_shape(_kind, _quarters, _any_side)


LEGAL: Final[list[int]] = [ROADS[_each] | INSIDES[_each] for _each in range(2 * SHAPES)]
GATES: Final[list[int]] = [
    sum(1 << _cell for _cell in range(9) if WAYS_OUT[_each * 9 + _cell] >= 0) for _each in range(2 * SHAPES)
]  # by shape: the cells with a way out
# By shape and zombies: the cells beside a free one, -1 until they are needed for the first time.
_BESIDE_FREE: Final[vec[i64]] = vec[i64]([-1 for _ in range(2 * SHAPES * 512)])


def beside_free(shape: i64, zombies: i64) -> i64:
    """Return the cells of a tile one step away from a cell of it without a zombie."""
    at: i64 = shape * 512 + zombies
    found: i64 = _BESIDE_FREE[at]
    if found < 0:
        found = 0
        for cell in CELLS_IN[LEGAL[shape] & ~zombies]:
            found |= NEAR[shape * 9 + cell]
        _BESIDE_FREE[at] = found
    return found


def shape_of(kind: int, quarters: int, any_side: bool) -> int:
    """Return the number of a tile turned, under a rule for doors."""
    return kind * 4 + quarters + (SHAPES if any_side else 0)


def kind_of(shape: int) -> int:
    """Return which tile a shape is."""
    return shape % SHAPES // 4


def _different_turns(kind: int) -> list[int]:
    """Return the turns that give different tiles: a crossroads has one, a straight road two."""
    found: list[int] = []
    seen: list[tuple[int, list[int], int]] = []
    for quarters in range(4):
        shape = kind * 4 + quarters
        looks = (EXITS[shape], STEPS[shape * 36 : shape * 36 + 36], INSIDES[shape])
        if looks not in seen:
            seen.append(looks)
            found.append(quarters)
    return found


TURNS: Final[list[list[int]]] = [_different_turns(_each) for _each in range(KINDS)]


def fits(exits: int, need: int, shut: int) -> bool:
    """Return whether a tile fits: roads meet roads, walls meet walls, and a road is joined (ZOM-20)."""
    return need != 0 and exits & need == need and exits & shut == 0


def _fits_somehow(kind: int, need: int, shut: int) -> bool:
    return any(fits(EXITS[kind * 4 + quarters], need, shut) for quarters in TURNS[kind])


# By kind * 256 + need * 16 + shut: whether some turn of a tile fits a spot.
FITS: Final[list[bool]] = [
    _fits_somehow(_each, _sides // 16, _sides % 16) for _each in range(KINDS) for _sides in range(256)
]


def shape_rows() -> list[dict[str, Any]]:
    """Return every shape as a plain row: its tile, its nine spaces and, by space, where one can walk.

    `open` and `doors` are masks of sides: out of a space, within the tile or by a road out of it; and the
    doors of a building, seen from inside.
    """
    found: list[dict[str, Any]] = []
    for shape in range(2 * SHAPES):
        cells = "".join(
            "R" if ROADS[shape] >> cell & 1 else "B" if INSIDES[shape] >> cell & 1 else "."
            for cell in range(9)
        )
        walks = [[STEPS[shape * 36 + cell * 4 + side] for side in range(4)] for cell in range(9)]
        opened = [sum(1 << side for side in range(4) if walks[cell][side] >= 0) for cell in range(9)]
        doors = [0] * 9
        for cell in range(9):
            for side in range(4):
                if cells[cell] == "B" and walks[cell][side] >= 0 and cells[walks[cell][side]] == "R":
                    doors[cell] |= 1 << side
            if WAYS_OUT[shape * 9 + cell] >= 0:
                opened[cell] |= 1 << WAYS_OUT[shape * 9 + cell]
        kind = kind_of(shape)
        row = {"tile": KIND_IDS[kind], "named": NAMED[kind], "cells": cells, "open": opened, "doors": doors}
        found.append(row)
    return found
