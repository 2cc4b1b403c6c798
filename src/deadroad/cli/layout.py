"""Layout for a terminal: sentences are wrapped with a hanging indent, wide drawings are cut into strips."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.console import Console
from rich.text import Text

from deadroad.content.markup import DRAWING

HANG: Final = 2  # indent of continuation lines
NARROW: Final = 24  # least width of a sentence
# rich breaks lines at no-break spaces, so other characters replace them while it wraps.
KEEP: Final = str.maketrans("\u00a0\u202f", "\ue000\ue001")
RESTORE: Final = str.maketrans("\ue000\ue001", "\u00a0\u202f")
FURTHER: Final = Text("→", style="dim")  # mark before a strip that continues the previous one to the right


def laid_out(text: Text, console: Console) -> list[Text]:
    """Return the lines of a screen, none wider than the console."""
    lines = list(text.split("\n", allow_blank=True))
    drawn = [any(str(span.style).startswith(DRAWING) for span in line.spans) for line in lines]
    for at in range(1, len(lines) - 1):  # an empty row inside a drawing belongs to it
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
    """Return a sentence in lines that fit. All but the first are indented, by `hang` columns if given."""
    if line.cell_len <= console.width:
        return [line]
    begin = len(line.plain) - len(line.plain.lstrip(" "))
    room = begin + HANG if hang is None else hang
    body = line[begin:]
    body.plain = body.plain.translate(KEEP)
    first = body.wrap(console, max(NARROW, console.width - begin))[0]
    rest = body[len(first) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip(" ")) :]
    parts = [first, *rest.wrap(console, max(NARROW, console.width - room))]
    for part in parts:
        part.plain = part.plain.translate(RESTORE)
    return [Text(" " * (room if at else begin)) + part for at, part in enumerate(parts)]


def strips(rows: list[Text], width: int) -> list[Text]:
    """Return a drawing. If it is wider than the terminal, it is cut into strips from left to right.

    Each strip repeats the last part of the previous one, to show how they connect, and leaves out rows at the
    top and bottom that show nothing new.
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
    """Return the width of the parts of a drawing. It may be cut between them."""
    for row in rows:
        for span in row.spans:
            name, _, columns = str(span.style).partition(" ")
            if name == DRAWING:
                return int(columns)
    return 1


def strip(rows: list[Text], start: int, seen: int, end: int) -> list[Text]:
    """Return some columns of a drawing, without rows at the top and bottom that have nothing new."""
    news = [at for at, row in enumerate(rows) if row.plain[seen:end].strip()]
    shown = rows[news[0] : news[-1] + 1] if news and seen else rows
    return [row[start:end] for row in shown]
