"""The road map for a terminal: every space by its name, trucks on it by their number."""

from __future__ import annotations

from typing import Final

from deadroad.games.road_master.board import DOCK, SPACES, WAREHOUSE
from deadroad.games.road_master.options import FORWARD, PLACE, REVERSE, TAKE
from deadroad.games.road_master.state import Public
from deadroad.kernel.view import View
from deadroad.kernel.words import Words

# What rich calls the colours of cubes, and the liveries of trucks (RDM-7).
PAINT: Final[tuple[str, ...]] = ("dark_orange", "medium_purple", "green", "dodger_blue1", "orange4", "yellow")
LIVERIES: Final[tuple[str, ...]] = ("white", "silver", "black", "gold", "red", "teal")
LIVERY_PAINT: Final[tuple[str, ...]] = (
    "black on bright_white",
    "black on grey62",
    "white on grey15",
    "black on gold1",
    "white on red3",
    "black on cyan3",
)

# Rows from north to south: names at their columns. Right is the driver's right: west of w4, east of c4.
_ROWS: Final[tuple[tuple[tuple[int, str], ...], ...]] = (
    ((15, "A2"), (19, "A1"), (51, "C1"), (55, "C2")),
    ((9, "<-"), (14, "w3R"), (18, "w2R"), (22, "w1R"), (46, "e1L"), (50, "e2L"), (54, "e3L"), (59, "->")),
    ((14, "w3L"), (18, "w2L"), (22, "w1L"), (46, "e1R"), (50, "e2R"), (54, "e3R")),
    ((2, "w4R"), (6, "w4L"), (33, "c8L"), (37, "c8R"), (65, "e4R"), (69, "e4L")),
    ((33, "c7L"), (37, "c7R")),
    (
        (2, "w5R"),
        (6, "w5L"),
        (11, "B1"),
        (33, "c6L"),
        (37, "c6R"),
        (42, "D2"),
        (61, "E1"),
        (65, "e5R"),
        (69, "e5L"),
    ),
    ((4, "v"), (33, "c5L"), (37, "c5R"), (42, "D1"), (67, "v")),
    ((2, "w6R"), (6, "w6L"), (11, "B2"), (33, "c4L"), (37, "c4R"), (61, "E2"), (65, "e6R"), (69, "e6L")),
    ((29, "F2"), (33, "c3L"), (37, "c3R")),
    ((29, "F1"), (33, "c2L"), (37, "c2R")),
    ((33, "c1L"), (37, "c1R"), (42, "^")),
    ((9, "->"), (14, "w7L"), (22, "w8L"), (46, "e8R"), (54, "e7R"), (59, "<-")),
    ((14, "w7R"), (22, "w8R"), (46, "e8L"), (54, "e7L")),
)
_NUMBER: Final[dict[str, int]] = {name: at for at, name in enumerate(SPACES)}


def roadmap(view: View, public: Public) -> list[str]:
    """Return the map line by line, where the seat can drive underlined."""
    trucks = {haulier.truck: seat for seat, haulier in enumerate(public.hauliers)}
    targets = _targets(view)
    lines: list[str] = []
    for row in _ROWS:
        line = ""
        at = 0
        for column, name in row:
            line += " " * (column - at) + _cell(name, trucks, targets)
            at = column + len(name)
        lines.append(line)
    return lines


def _cell(name: str, trucks: dict[int, int], targets: set[int]) -> str:
    space = _NUMBER.get(name, -1)
    if space < 0:
        return f"[dim]{name}[/dim]"
    if space in trucks:
        seat = trucks[space]
        return f"[bold {LIVERY_PAINT[seat]}]{seat + 1:^{len(name)}}[/]"
    style = "dim" if space < DOCK else f"bold {PAINT[WAREHOUSE[space]]}"
    if space in targets:
        style = style.replace("dim", "bold") + " underline"
    return f"[{style}]{name}[/]"


def _targets(view: View) -> set[int]:
    found: set[int] = set()
    for option in view.options:
        if FORWARD <= option < TAKE:
            found.add(option - (REVERSE if option >= REVERSE else FORWARD))
        elif PLACE <= option < PLACE + len(SPACES) - DOCK:
            found.add(DOCK + option - PLACE)
    return found


def cubes(counts: list[int], words: Words) -> str:
    """Return cubes by number and colour, as words in that colour."""
    shown: list[str] = []
    for colour, count in enumerate(counts):
        if count:
            said = words.say("screen-cubes", {"amount": count, "colour": words.word("colour", colour)})
            shown.append(f"[{PAINT[colour]}]{said}[/]")
    return ", ".join(shown) or f"[dim]{words.say('screen-empty')}[/dim]"
