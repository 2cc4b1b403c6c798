"""Lines for a terminal of some width: sentences are broken under their beginning, drawings into strips."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.console import Console
from rich.text import Text

from deadroad.content.markup import DRAWING

HANG: Final = 2  # how far the rest of a broken line stands in
NARROW: Final = 24  # columns that a sentence is given at least
KEPT: Final = "\u00a0"  # rich breaks lines at this space too, so while it does
STAND_IN: Final = "\ue000"  # this sign takes its place
FURTHER: Final = Text("→", style="dim")  # before the strip that belongs to the right of the last one


def laid_out(text: Text, console: Console) -> list[Text]:
    """Return the lines of a screen, none wider than the console."""
    lines = list(text.split("\n", allow_blank=True))
    drawn = [any(span.style == DRAWING for span in line.spans) for line in lines]
    for at in range(1, len(lines) - 1):  # an empty row within a drawing belongs to it
        drawn[at] = drawn[at] or (not lines[at].plain and drawn[at - 1] and any(drawn[at:]))
    found: list[Text] = []
    at = 0
    for is_drawing, group in groupby(drawn):
        size = len(list(group))
        rows = lines[at : at + size]
        at += size
        if is_drawing:
            found += strips(rows, console.width)
        else:
            found += [part for row in rows for part in hung(row, console)]
    return found


def hung(line: Text, console: Console, hang: int | None = None) -> list[Text]:
    """Return a sentence in lines that fit; all but the first stand in, by `hang` columns if given."""
    if line.cell_len <= console.width:
        return [line]
    begin = len(line.plain) - len(line.plain.lstrip(" "))
    room = begin + HANG if hang is None else hang
    body = line[begin:]
    body.plain = body.plain.replace(KEPT, STAND_IN)
    parts = body.wrap(console, max(NARROW, console.width - room))
    for part in parts:
        part.plain = part.plain.replace(STAND_IN, KEPT)
    return [Text(" " * (room if at else begin)) + part for at, part in enumerate(parts)]


def strips(rows: list[Text], width: int) -> list[Text]:
    """Return a drawing; of one that is wider than the terminal its left part, then what is right of it."""
    found: list[Text] = []
    while max(len(row) for row in rows) > width:
        cut = gap(rows, width)
        found += [*[row[:cut] for row in rows], FURTHER]
        rows = [row[cut:] for row in rows]
    return [*found, *rows]


def gap(rows: list[Text], width: int) -> int:
    """Return where to cut: the last column in the right half that every row leaves free, or the edge."""
    for column in range(width, width // 2, -1):
        if all(row.plain[column - 1 : column] in ("", " ", "|", "+") for row in rows):
            return column
    return width
