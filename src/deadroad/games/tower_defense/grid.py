"""The field: three lines by five columns (HTD-40), and the steps of a free path over it (HTD-59)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LINES: Final = 3
COLUMNS: Final = 5
CELLS: Final = 15

# Columns from the valley outwards; a cell is line * COLUMNS + column.
WAREHOUSE: Final = 0
BASTION: Final = 1
ENTRY: Final = 4

NAMES: Final = tuple([f"{column}{line}" for line in (1, 2, 3) for column in "wbnfe"])

# Cells as bits. A shift that would leave its line is masked off.
NOT_WAREHOUSES: Final = 0b11110_11110_11110
NOT_ENTRIES: Final = 0b01111_01111_01111
ALL: Final = 0b11111_11111_11111

FAR: Final = 99  # more steps than any free path has, which means out of reach

# By units and start, as far as they were asked for: the steps to each cell. Callers share the lists. 20,000
# random games ask for 6,000 of them.
_STEPS: Final[dict[int, list[int]]] = {}


def bastion_cell(bastion: int) -> int:
    """Return the cell of a bastion."""
    return bastion * COLUMNS + BASTION


def line_of(cell: int) -> int:
    """Return the line of a cell, from 0."""
    return cell // COLUMNS


def column_of(cell: int) -> int:
    """Return the column of a cell, 0 for the warehouses."""
    return cell % COLUMNS


def occupied(field: list[int]) -> i64:
    """Return the cells with a unit, as bits."""
    found: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if field[cell] >= 0:
            found |= 1 << cell
    return found


def spread(edge: i64) -> i64:
    """Return the cells one step from any of these."""
    return (
        (edge << COLUMNS) | (edge >> COLUMNS) | ((edge & NOT_ENTRIES) << 1) | ((edge & NOT_WAREHOUSES) >> 1)
    ) & ALL


def steps(units: i64, start: i64) -> list[int]:
    """Return the steps from `start` to each cell; FAR if there is no free path.

    Only units block (HTD-71): a path may end on a unit, but does not continue from it unless it starts there.
    """
    key = units * CELLS + start
    known = _STEPS.get(key)
    if known is None:
        known = _steps(units, start)
        _STEPS[key] = known
    return known


def _steps(units: i64, start: i64) -> list[int]:
    found = [FAR] * CELLS
    found[start] = 0
    seen: i64 = 1 << start
    edge = seen
    count = 0
    cell: i64
    while edge:
        count += 1
        ring = spread(edge) & ~seen
        seen |= ring
        for cell in range(CELLS):
            if ring >> cell & 1:
                found[cell] = count
        edge = ring & ~units
    return found


def path(units: int, reach: list[int], goal: int) -> list[int]:
    """Return the cells of a shortest free path to a reachable cell, preferring a straight one.

    `reach` is the result of `steps` from the start. The path begins there.
    """
    found = [goal]
    at = goal
    while reach[at]:
        nearer = reach[at] - 1
        beside = [cell for cell in range(CELLS) if spread(1 << at) >> cell & 1 and reach[cell] == nearer]
        free = [cell for cell in beside if nearer == 0 or not units >> cell & 1]
        along = [cell for cell in free if line_of(cell) == line_of(at)]
        at = along[0] if along else free[0]
        found.append(at)
    found.reverse()
    return found


def nearest(units: i64, start: i64) -> i64:
    """Return the steps to the nearest unit; FAR if there is none. The nearest one is never blocked."""
    seen: i64 = 1 << start
    edge = seen
    count: i64 = 0
    while edge:
        if edge & units:
            return count
        count += 1
        edge = spread(edge) & ~seen
        seen |= edge
    return FAR
