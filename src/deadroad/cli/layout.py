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
    drawn = [any(str(span.style).startswith(DRAWING) for span in line.spans) for line in lines]
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
    first = body.wrap(console, max(NARROW, console.width - begin))[0]
    rest = body[len(first) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip(" ")) :]
    parts = [first, *rest.wrap(console, max(NARROW, console.width - room))]
    for part in parts:
        part.plain = part.plain.replace(STAND_IN, KEPT)
    return [Text(" " * (room if at else begin)) + part for at, part in enumerate(parts)]


def strips(rows: list[Text], width: int) -> list[Text]:
    """Return a drawing; one that is wider than the terminal from left to right in strips.

    Each begins with the part that the last one ended with, so that one sees how they hang together, and
    leaves out rows above and below that show nothing new.
    """
    part = pitch(rows) if pitch(rows) <= width else 1
    total = max(len(row) for row in rows)
    found: list[Text] = []
    start = seen = 0
    while total - start > width:
        cut = start + width - width % part
        found += [*strip(rows, start, seen, cut), FURTHER]
        start, seen = (cut - part if width >= 2 * part > 2 else cut), cut
    return [*found, *strip(rows, start, seen, total)]


def pitch(rows: list[Text]) -> int:
    """Return how wide the parts of a drawing are, between which it may be cut."""
    for row in rows:
        for span in row.spans:
            name, _, columns = str(span.style).partition(" ")
            if name == DRAWING:
                return int(columns)
    return 1


def strip(rows: list[Text], start: int, seen: int, end: int) -> list[Text]:
    """Return some columns of a drawing, without the rows at its edges that are empty where it is new."""
    news = [at for at, row in enumerate(rows) if row.plain[seen:end].strip()]
    shown = rows[news[0] : news[-1] + 1] if news and seen else rows
    return [row[start:end] for row in shown]
