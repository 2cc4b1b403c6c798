"""One tile drawn for a terminal: its frame, walls and doors, and nine spaces of four columns.

A street is open to its exits, a building to its doors; what can't be entered is filled with #.
"""

from __future__ import annotations

from typing import Final

from deadroad.games.zombies.tiles import (
    EXITS,
    HELIPAD,
    INSIDES,
    KIND_IDS,
    NAMED,
    PRINTED_BULLETS,
    PRINTED_LIVES,
    PRINTED_ZOMBIES,
    ROADS,
    SQUARE,
    STEPS,
    kind_of,
)
from deadroad.kernel.words import Words

WIDTH: Final = 17  # columns of a tile: three spaces of four, four walls, a margin
HEIGHT: Final = 7
_ROOM: Final = 14  # columns of the upper edge
_SHORT: Final = 2  # letters of a word that an abbreviated name leaves out
_STUB: Final = 3  # letters that it keeps of all words but the last


def tile_rows(shape: int, label: str, spaces: list[str]) -> list[str]:
    """Return the lines of a tile. `spaces` has the content of its nine spaces, four columns each."""
    exits = EXITS[shape]
    north = f"{label:-<{_ROOM}}"
    if exits & 1 and len(label) <= 5:
        north = f"{label:-<5}    -----"
    elif exits & 1:
        north = f"{label:-<{_ROOM}}".replace("-", " ")  # the name is in front of the exit
    lines = [f"+[dim]{north}[/dim]+ "]
    for row in range(3):
        west = " " if row == 1 and exits & 8 else "|"
        east = " " if row == 1 and exits & 2 else "|"
        cells = "".join([_space(shape, row * 3 + column, spaces) for column in range(3)])
        lines.append(f"{west}{cells}{east} ")
        if row < 2:
            lines.append(f"|{_between(shape, row)}| ")
    south = "-----    -----" if exits & 4 else "-" * _ROOM
    return [*lines, f"+{south}+ "]


def _space(shape: int, cell: int, spaces: list[str]) -> str:
    """Return a space and, except in the last column, what is between it and the next."""
    wall = cell % 3 < 2
    if not (ROADS[shape] | INSIDES[shape]) >> cell & 1:
        return "#####" if wall else "####"
    if not wall:
        return spaces[cell]
    return spaces[cell] + (" " if STEPS[shape * 36 + cell * 4 + 1] >= 0 else "|")


def _between(shape: int, row: int) -> str:
    """Return the line between two rows of spaces: open, a wall, or closed on both sides."""
    stands = ROADS[shape] | INSIDES[shape]
    found: list[str] = []
    for column in range(3):
        cell = row * 3 + column
        if STEPS[shape * 36 + cell * 4 + 2] >= 0:
            found.append("    ")
        else:
            found.append("----" if stands >> cell & 1 or stands >> cell + 3 & 1 else "####")
    return "+".join(found)


def empty_tile(shape: int, label: str) -> list[str]:
    """Return a tile with nothing on it yet."""
    return tile_rows(shape, label, [".   " if INSIDES[shape] >> cell & 1 else "    " for cell in range(9)])


def label_of(tile: int, shape: int, words: Words) -> str:
    """Return the number of a laid tile and its name, shortened to fit."""
    kind = kind_of(shape)
    if not NAMED[kind] and kind not in (SQUARE, HELIPAD):
        return str(tile)
    return f"{tile} {short(str(words.word('tile', KIND_IDS[kind])), _ROOM - len(str(tile)) - 1)}"


def short(name: str, room: int) -> str:
    """Return a name that fits: the last word tells buildings apart, so the others are cut first."""
    if len(name) <= room:
        return name
    words = [word for word in name.split() if len(word) > _SHORT]
    stubs = "".join([f"{word[:_STUB]}. " for word in words[:-1]])
    return (stubs + words[-1])[:room]


def printed(words: Words, domain: str, value: str) -> str:
    """Return the printed values of a tile: exits, zombies, lives and bullets."""
    if domain != "tile" or value not in KIND_IDS:
        return ""
    kind = KIND_IDS.index(value)
    exits = EXITS[kind * 4].bit_count()
    zombies = PRINTED_ZOMBIES[kind] if NAMED[kind] else exits
    if kind == SQUARE:
        zombies = 0
    elif kind == HELIPAD:
        zombies = 9  # one on each of its spaces (ZOM-26)
    lives, bullets = PRINTED_LIVES[kind], PRINTED_BULLETS[kind]
    return words.say("screen-tile", {"exits": exits, "zombies": zombies, "lives": lives, "bullets": bullets})
