"""The town drawn for a terminal, in rich's markup.

A tile is a frame of its own with its number in the corner; each of its nine spaces is four columns wide:
zombie, token and pawns. Walls stand between street and inside but where a door is; an exit is a gap.
"""

from __future__ import annotations

from typing import Final

from deadroad.content.markup import SEAT_COLOURS, asked_mark, colon, drawing
from deadroad.games.zombies.cards import CARD_IDS, ITEMS
from deadroad.games.zombies.laying import Lay, Laying
from deadroad.games.zombies.options import DIRECTIONS, DOMAINS
from deadroad.games.zombies.state import (
    AFRAID,
    FEEDING,
    NEXT_TURN,
    PARALYSED,
    ROLLING_MARBLES,
    SHUT_OUT,
    Public,
    Secret,
)
from deadroad.games.zombies.tiles import (
    EXITS,
    HELIPAD,
    INSIDES,
    KIND_IDS,
    NAMED,
    ROADS,
    SQUARE,
    STEPS,
    kind_of,
)
from deadroad.kernel.view import View
from deadroad.kernel.words import Words

WIDTH: Final = 17  # of a tile: three spaces of four, four walls, a margin
HEIGHT: Final = 7
_EFFECTS: Final = (
    (AFRAID, "fear"),
    (SHUT_OUT, "claustrophobia"),
    (PARALYSED, "paralysis"),
    (FEEDING, "food"),
    (ROLLING_MARBLES, "marbles"),
)


def screen(view: View, words: Words, names: list[str]) -> str:
    """Return the town, the players and one's own hand."""
    public = view.public
    assert isinstance(public, Public)
    head = {"round": public.round, "tiles": public.pile_size, "cards": public.deck_size, "goal": public.goal}
    lines = [f"[bold]{words.say('screen-round', {**head})}[/bold]", ""]
    top = view.stack[-1] if view.stack else None
    lines += drawing(town_rows(public, words, isinstance(top, Lay) and top.step is Laying.PLACE), WIDTH)
    lines += ["", f"[dim]{words.say('screen-legend')}[/dim]", ""]
    places = [str(words.word("space", DOMAINS["space"].values[space])) for space in public.spaces]
    width = max([len(place) for place in places])
    for seat in range(view.seats):
        lines.append(_player(public, seat, view, words, f"{names[seat]:<12} {places[seat]:<{width}}"))
    if isinstance(view.secret, Secret):
        lines += ["", *[_card(card, words) for card in view.secret.hand]]
    return "\n".join(lines)


def town_rows(public: Public, words: Words, spots: bool) -> list[str]:
    """Return the map line by line; with `spots` the open places are marked where a tile is to be laid."""
    town = public.town
    at = {(x, y): tile for tile, (x, y) in enumerate(zip(town.xs, town.ys, strict=True))}
    open_at: dict[tuple[int, int], int] = {}
    if spots:
        for x, y, door in zip(town.spot_xs, town.spot_ys, town.spot_doors, strict=True):
            if door >= 0:
                open_at[x, y] = door
    xs = [x for x, _ in (*at, *open_at)]
    ys = [y for _, y in (*at, *open_at)]
    lines: list[str] = []
    for y in range(min(ys), max(ys) + 1):
        row = [
            _tile_at(public, words, at.get((x, y), -1), open_at.get((x, y), -1))
            for x in range(min(xs), max(xs) + 1)
        ]
        lines += ["".join([tile[line] for tile in row]).rstrip() for line in range(HEIGHT)]
    return lines


def _tile_at(public: Public, words: Words, tile: int, door: int) -> list[str]:
    if tile >= 0:
        return _tile(public, words, tile)
    blank = " " * WIDTH
    if door < 0:
        return [blank] * HEIGHT
    name = f"({door // 4}.{DIRECTIONS[door % 4]})"
    return [blank, blank, blank, f"[yellow]{name:^{WIDTH}}[/yellow]", blank, blank, blank]


def _tile(public: Public, words: Words, tile: int) -> list[str]:
    shape = public.town.shapes[tile]
    exits = EXITS[shape]
    kind = kind_of(shape)
    named = NAMED[kind] or kind in (SQUARE, HELIPAD)
    label = f"{tile} {words.word('tile', KIND_IDS[kind])}"[:14] if named else str(tile)
    north = f"{label:-<14}"
    if exits & 1 and len(label) <= 5:
        north = f"{label:-<5}    -----"
    elif exits & 1:
        north = f"{label:-<14}".replace("-", " ")  # the name stands in the way out
    lines = [f"+[dim]{north}[/dim]+ "]
    for row in range(3):
        west = " " if row == 1 and exits & 8 else "|"
        east = " " if row == 1 and exits & 2 else "|"
        cells = "".join([_cell(public, tile, row * 3 + column, column < 2) for column in range(3)])
        lines.append(f"{west}{cells}{east} ")
        if row < 2:
            lines.append(f"|{_between(shape, row)}| ")
    south = "-----    -----" if exits & 4 else "-" * 14
    return [*lines, f"+{south}+ "]


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


def _cell(public: Public, tile: int, cell: int, wall: bool) -> str:
    town = public.town
    shape = town.shapes[tile]
    inside = INSIDES[shape] >> cell & 1
    if not (ROADS[shape] >> cell & 1 or inside):
        return "#####" if wall else "####"
    zombie = "[bold green]Z[/bold green]" if town.zombies[tile] >> cell & 1 else ("." if inside else " ")
    lies = " "
    if town.lives[tile] >> cell & 1:
        lies = "[red]+[/red]"
    elif town.bullets[tile] >> cell & 1:
        lies = "[yellow]*[/yellow]"
    here = [seat for seat in range(len(public.spaces)) if public.spaces[seat] == tile * 9 + cell]
    pawns = "  "
    if len(here) > 2:
        pawns = f"{len(here)}p"
    elif here:
        pawns = "".join(
            [f"[bold {SEAT_COLOURS[seat]}]{seat + 1}[/bold {SEAT_COLOURS[seat]}]" for seat in here]
        )
        pawns += " " * (2 - len(here))
    if not wall:
        return zombie + lies + pawns
    through = STEPS[shape * 36 + cell * 4 + 1] >= 0
    return zombie + lies + pawns + (" " if through else "|")


def _player(public: Public, seat: int, view: View, words: Words, who: str) -> str:
    mark = asked_mark(view, seat)
    held = words.say(
        "screen-player",
        {
            "zombies": public.zombies[seat],
            "lives": public.lives[seat],
            "bullets": public.bullets[seat],
            "cards": public.hand_sizes[seat],
        },
    )
    notes = [str(words.word("card", CARD_IDS[item])) for item in range(ITEMS) if public.holds(seat, item)]
    for effect, card in _EFFECTS:
        if public.standing[seat] & (effect | effect << NEXT_TURN):
            notes.append(f"({words.word('card', card)})")
    if public.shoes[seat]:
        notes.append(f"({words.word('card', 'shoe')})")
    if public.down[seat]:
        notes.append(words.say("screen-down"))
    extra = f" [cyan]{', '.join(notes)}[/cyan]" if notes else ""
    colour = SEAT_COLOURS[seat]
    return f"{mark} [bold {colour}]{seat + 1}[/bold {colour}] {who}  {held}{extra}"


def _card(card: int, words: Words) -> str:
    name = words.word("card", CARD_IDS[card])
    return (
        f"  [bold]{name}[/bold] ({CARD_IDS[card]}){colon(words)} {words.say(f'card-{CARD_IDS[card]}-text')}"
    )
