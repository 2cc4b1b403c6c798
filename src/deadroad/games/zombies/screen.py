"""The town drawn for a terminal, in rich's markup.

Each space of a tile is four columns wide: zombie, token and pawns.
"""

from __future__ import annotations

from typing import Final

from deadroad.content.markup import SEAT_COLOURS, asked_mark, colon, drawing
from deadroad.games.zombies.cards import CARD_IDS, ITEMS
from deadroad.games.zombies.laying import Lay, Laying
from deadroad.games.zombies.options import DIRECTIONS, DOMAINS, TURN
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
from deadroad.games.zombies.tile_drawing import HEIGHT, WIDTH, empty_tile, label_of, printed, tile_rows
from deadroad.games.zombies.tiles import INSIDES, KIND_IDS, TURNS, shape_of
from deadroad.kernel.view import View
from deadroad.kernel.words import Words

_SHARING: Final = 2  # pawns that a space has room for beside zombie and token
_EFFECTS: Final = (
    (AFRAID, "fear"),
    (SHUT_OUT, "claustrophobia"),
    (PARALYSED, "paralysis"),
    (FEEDING, "food"),
    (ROLLING_MARBLES, "marbles"),
)


def screen(view: View, words: Words, names: list[str]) -> str:
    """Return the town, the players and the viewer's hand."""
    public = view.public
    assert isinstance(public, Public)
    head = {"round": public.round, "tiles": public.pile_size, "cards": public.deck_size, "goal": public.goal}
    lines = [f"[bold]{words.say('screen-round', {**head})}[/bold]", ""]
    top = view.stack[-1] if view.stack else None
    lines += drawing(town_rows(public, words, isinstance(top, Lay) and top.step is Laying.PLACE), WIDTH)
    lines += _shared(public, words, names)
    if isinstance(top, Lay) and top.step in (Laying.PLACE, Laying.TURN):
        lines += _drawn(view, top, words)
    lines += ["", f"[dim]{words.say('screen-legend')}[/dim]", ""]
    places = [str(words.word("space", DOMAINS["space"].values[space])) for space in public.spaces]
    width = max([len(place) for place in places])
    for seat in range(view.seats):
        lines.append(_player(public, seat, view, words, f"{names[seat]:<12} {places[seat]:<{width}}"))
    if isinstance(view.secret, Secret):
        lines += ["", *[_card(card, words) for card in view.secret.hand]]
    return "\n".join(lines)


def town_rows(public: Public, words: Words, spots: bool) -> list[str]:
    """Return the map line by line. With `spots`, the places for a tile are marked."""
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
    return tile_rows(shape, label_of(tile, shape, words), [_space(public, tile, cell) for cell in range(9)])


def _space(public: Public, tile: int, cell: int) -> str:
    """Return zombie, token and pawns of a space; more pawns than fit take the room of what is not there."""
    town = public.town
    inside = INSIDES[town.shapes[tile]] >> cell & 1
    zombie = "[bold green]Z[/bold green]" if town.zombies[tile] >> cell & 1 else ("." if inside else " ")
    lies = " "
    if town.lives[tile] >> cell & 1:
        lies = "[red]+[/red]"
    elif town.bullets[tile] >> cell & 1:
        lies = "[yellow]*[/yellow]"
    here = _pawns_on(public, tile * 9 + cell)
    if len(here) > _SHARING:
        if zombie in (".", " ") and lies == " " and len(here) <= 4:
            return "".join([_pawn(seat) for seat in here]) + " " * (4 - len(here))
        return f"{zombie}{lies}{_pawn(here[0])}…"
    return zombie + lies + "".join([_pawn(seat) for seat in here]) + " " * (_SHARING - len(here))


def _pawns_on(public: Public, space: int) -> list[int]:
    return [seat for seat in range(len(public.spaces)) if public.spaces[seat] == space]


def _pawn(seat: int) -> str:
    return f"[bold {SEAT_COLOURS[seat]}]{seat + 1}[/bold {SEAT_COLOURS[seat]}]"


def _shared(public: Public, words: Words, names: list[str]) -> list[str]:
    """Return the pawns of each space that has no room to draw them all."""
    lines: list[str] = []
    for space in sorted(set(public.spaces)):
        here = _pawns_on(public, space)
        if len(here) > _SHARING:
            place = words.word("space", DOMAINS["space"].values[space])
            who = ", ".join([f"{_pawn(seat)} {names[seat]}" for seat in here])
            lines.append(f"  {place}{colon(words)} {who}")
    return lines


def _drawn(view: View, lay: Lay, words: Words) -> list[str]:
    """Return the drawn tile in each possible turn, with its printed values."""
    public = view.public
    assert isinstance(public, Public)
    name = words.word("tile", KIND_IDS[lay.kind])
    brings = printed(words, "tile", KIND_IDS[lay.kind])
    turns = list(TURNS[lay.kind])
    if lay.step is Laying.TURN:
        turns = [option - TURN for option in view.options if TURN <= option < TURN + 4]
    tiles = [empty_tile(shape_of(lay.kind, turn, public.any_side), f"turn {turn}") for turn in turns]
    rows = ["".join([tile[line] for tile in tiles]).rstrip() for line in range(HEIGHT)]
    return ["", f"[bold]{name}[/bold]{colon(words)} {brings}", *drawing(rows, WIDTH)]


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
