"""The board: 192 open squares and 12 houses as spaces, and tables computed from their positions (ZTB-3).

Squares are numbered in reading order, houses after them. Directions count north, east, south, west; the eight
of a car and of a bullet start at north and go round by the east. A facade is `house * 4 + direction`.
"""

from __future__ import annotations

from typing import Any, Final

from deadroad.games.zombietown.components import BOARD_ROWS

SIZE: Final = 16
SQUARES: Final = 192
HOUSES: Final = 12
SPACES: Final = 204
FACADES: Final = 48
NOWHERE: Final = -1
FAR: Final = 10_000

HOUSE_LETTERS: Final = "ABCDEFGHIJKL"

# Row and column change of the eight directions; every second one is orthogonal.
_ROWS: Final[tuple[int, ...]] = (-1, -1, 0, 1, 1, 1, 0, -1)
_COLUMNS: Final[tuple[int, ...]] = (0, 1, 1, 1, 0, -1, -1, -1)


def _numbered() -> list[int]:
    """Return the space of each of the 256 places, NOWHERE for the cemetery."""
    spaces: list[int] = []
    squares = 0
    for row in BOARD_ROWS:
        for mark in row:
            if mark == "#":
                spaces.append(NOWHERE)
            elif mark in HOUSE_LETTERS:
                spaces.append(SQUARES + HOUSE_LETTERS.index(mark))
            else:
                spaces.append(squares)
                squares += 1
    return spaces


SPACE_AT: Final = _numbered()  # by row * 16 + column


def _at(row: int, column: int) -> int:
    if 0 <= row < SIZE and 0 <= column < SIZE:
        return SPACE_AT[row * SIZE + column]
    return NOWHERE


def _places() -> list[int]:
    """Return the place (row * 16 + column) of each space; a house is at its north-west corner."""
    places = [NOWHERE] * SPACES
    for place in range(SIZE * SIZE - 1, -1, -1):
        if SPACE_AT[place] != NOWHERE:
            places[SPACE_AT[place]] = place
    return places


PLACE: Final = bytes(_places())


def _accesses() -> list[int]:
    """Return the access square of each facade. Seen from the house, its place is the same on every side."""
    squares: list[int] = []
    for house in range(HOUSES):
        row, column = divmod(PLACE[SQUARES + house], SIZE)
        squares += [
            _at(row - 1, column),
            _at(row, column + 2),
            _at(row + 2, column + 1),
            _at(row + 1, column - 1),
        ]
    return squares


ACCESS: Final = bytes(_accesses())  # by facade. Compiled code reads bytes faster than lists.


def _facades() -> list[int]:
    """Return the facade that each space gives access to, NOWHERE for the others."""
    facades = [NOWHERE] * SPACES
    for facade, square in enumerate(ACCESS):
        facades[square] = facade
    return facades


FACADE_AT: Final = _facades()


def _driveways() -> list[int]:
    """Return the driveway facade of each house."""
    facades = [NOWHERE] * HOUSES
    for facade, square in enumerate(ACCESS):
        row, column = divmod(PLACE[square], SIZE)
        if BOARD_ROWS[row][column] == "v":
            facades[facade // 4] = facade
    return facades


DRIVEWAY: Final = _driveways()


def _glides() -> list[int]:
    """Return the open square next to each space in eight directions: for cars and bullets."""
    found: list[int] = []
    for space in range(SPACES):
        row, column = divmod(PLACE[space], SIZE)
        for way in range(8):
            there = _at(row + _ROWS[way], column + _COLUMNS[way]) if space < SQUARES else NOWHERE
            found.append(there if there < SQUARES else NOWHERE)
    return found


GLIDE: Final = _glides()  # by space * 8 + direction


def _steps() -> list[int]:
    """Return the space one step away in four directions; houses are entered and left by access squares."""
    found = [NOWHERE] * (SPACES * 4)
    for square in range(SQUARES):
        for way in range(4):
            found[square * 4 + way] = GLIDE[square * 8 + way * 2]
    for facade, square in enumerate(ACCESS):
        house = SQUARES + facade // 4
        way = facade % 4
        found[house * 4 + way] = square
        found[square * 4 + (way + 2) % 4] = house
    return found


STEP_TO: Final = _steps()  # by space * 4 + direction


def _ring() -> list[int]:
    """Return the squares around the cemetery in reading order."""
    return [
        SPACE_AT[row * SIZE + column]
        for row in range(SIZE)
        for column in range(SIZE)
        if BOARD_ROWS[row][column] == "x"
    ]


RING: Final = bytes(_ring())


def _sides() -> list[int]:
    """Return for each space the sides of the ring it lies on, as bits; a corner lies on two."""
    places = [PLACE[square] for square in RING]
    north = min(places) // SIZE
    south = max(places) // SIZE
    west = min([place % SIZE for place in places])
    east = max([place % SIZE for place in places])
    sides = [0] * SPACES
    for square in RING:
        row, column = divmod(PLACE[square], SIZE)
        sides[square] = (
            (1 if row == north else 0)
            | (2 if column == east else 0)
            | (4 if row == south else 0)
            | (8 if column == west else 0)
        )
    return sides


RING_SIDES: Final = bytes(_sides())


def _distances() -> list[int]:
    """Return the steps between any two open squares, never through a house."""
    table: list[int] = []
    for start in range(SQUARES):
        steps = [FAR] * SQUARES
        steps[start] = 0
        reached = [start]
        for square in reached:
            for way in range(4):
                there = GLIDE[square * 8 + way * 2]
                if there != NOWHERE and steps[there] == FAR:
                    steps[there] = steps[square] + 1
                    reached.append(there)
        table += steps
    return table


DISTANCE: Final = bytes(_distances())  # by square * 192 + square


def _towards() -> list[int]:
    """Return for each pair of squares the steps from the first that come nearer to the second, as bits."""
    table: list[int] = []
    for square in range(SQUARES):
        nears = [GLIDE[square * 8 + way * 2] for way in range(4)]
        for goal in range(SQUARES):
            bits = 0
            for way in range(4):
                near = nears[way]
                if near != NOWHERE and DISTANCE[near * SQUARES + goal] < DISTANCE[square * SQUARES + goal]:
                    bits |= 1 << way
            table.append(bits)
    return table


TOWARD: Final = bytes(_towards())  # by square * 192 + goal


def _names() -> tuple[str, ...]:
    """Return the notation of each space: column letter and row number, a capital for a house."""
    names: list[str] = []
    for space in range(SQUARES):
        row, column = divmod(PLACE[space], SIZE)
        names.append(f"{'abcdefghijklmnop'[column]}{row + 1}")
    return (*names, *HOUSE_LETTERS)


SPACE_NAMES: Final = _names()


def lot_rows() -> list[dict[str, Any]]:
    """Return the lot of each house as a plain row: the access square of each side, and its driveway."""
    return [
        {
            "house": HOUSE_LETTERS[house],
            "space": SQUARES + house,
            "access": list(ACCESS[house * 4 : house * 4 + 4]),
            "driveway": DRIVEWAY[house] % 4,
        }
        for house in range(HOUSES)
    ]


def space_rows() -> list[dict[str, Any]]:
    """Return each space as a plain row: its north-west corner, its width in squares, and its house or -1."""
    return [
        {
            "id": SPACE_NAMES[space],
            "column": PLACE[space] % SIZE,
            "row": PLACE[space] // SIZE,
            "size": 2 if space >= SQUARES else 1,
            "house": space - SQUARES if space >= SQUARES else NOWHERE,
        }
        for space in range(SPACES)
    ]


def house_beside(space: int) -> int:
    """Return the house that is this space, or whose facade it gives access to; NOWHERE if there is none."""
    if space < 0:
        return NOWHERE
    if space >= SQUARES:
        return space - SQUARES
    return FACADE_AT[space] // 4 if FACADE_AT[space] >= 0 else NOWHERE


def heading_place(space: int, heading: int) -> tuple[int, int]:
    """Return the column and row that one of eight directions leads to; out of a house, an access square."""
    if space >= SQUARES:
        row, column = divmod(PLACE[ACCESS[(space - SQUARES) * 4 + heading // 2]], SIZE)
        return column, row
    row, column = divmod(PLACE[space], SIZE)
    return column + _COLUMNS[heading], row + _ROWS[heading]


def headings(space: int, driving: bool) -> list[int]:
    """Return the directions, of eight, in which a step or a drive from a space stays on the board."""
    if space < 0:
        return []
    if space >= SQUARES:
        return [0, 2, 4, 6]  # out of a house by one of its sides
    row, column = divmod(PLACE[space], SIZE)
    found: list[int] = []
    for heading in range(8):
        inside = 0 <= row + _ROWS[heading] < SIZE and 0 <= column + _COLUMNS[heading] < SIZE
        if inside and (driving or heading % 2 == 0):
            found.append(heading)
    return found
