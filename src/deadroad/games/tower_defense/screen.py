"""The valley drawn for a terminal, in rich's markup: warehouses at the left, the entry at the right."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from deadroad.content.markup import colon, drawing
from deadroad.games.hit_z_road.cards import CARDS, RESOURCES, Effect
from deadroad.games.hit_z_road.screen import token_words
from deadroad.games.tower_defense.grid import BASTION, COLUMNS, FAR, LINES, NAMES, WAREHOUSE
from deadroad.games.tower_defense.interception import Interception
from deadroad.games.tower_defense.public import HOME, NONE, OUT, POSTED, Public
from deadroad.kernel.view import View
from deadroad.kernel.words import Words

WIDTH: Final = 15  # five cells in 80 columns
ROWS: Final = 6


def screen(view: View, words: Words, names: list[str]) -> str:
    """Return the stock, the field and the places of the members."""
    public = view.public
    assert isinstance(public, Public)
    lines = [*_head(public, words), ""]
    top = view.stack[-1] if view.stack else None
    group = top if isinstance(top, Interception) and top.at != NONE else None
    border = "[dim]" + "+".join(["-" * WIDTH] * COLUMNS) + "[/dim]"
    field: list[str] = []
    for line in range(LINES):
        field.append(border)
        cells = [_cell(public, group, words, line * COLUMNS + column) for column in range(COLUMNS)]
        field += ["[dim]|[/dim]".join([cell[row] for cell in cells]) for row in range(ROWS)]
    lines += drawing([*field, border], WIDTH + 1)
    lines.append(f"[dim]{_key(words)}[/dim]")
    lines += _texts(public, words)
    return "\n".join(lines)


def _head(public: Public, words: Words) -> list[str]:
    stock = public.stock
    siege = words.say(
        "screen-siege",
        {
            "turn": public.turn,
            "phase": words.word("phase", public.phase.value),
            "wave": words.word("wave", public.wave),
            "reserve": public.reserve,
        },
    )
    held = words.say(
        "screen-stock",
        {
            "ammo": stock.ammo,
            "fuel": stock.fuel,
            "adrenaline": stock.adrenaline,
            "capacity": public.capacity(),
            "xp": public.xp,
        },
    )
    tokens = token_words(stock, words)
    found = [f"[bold]{siege}[/bold]", held + (f" [cyan]{', '.join(tokens)}[/cyan]" if tokens else "")]
    if public.left_out:
        out = ", ".join([str(words.word("token", token)) for token in public.left_out])
        found.append(f"[dim]{words.say('screen-left-out', {'tokens': out})}[/dim]")
    if public.revealed != NONE:
        card = words.word("card", public.revealed)
        found.append(f"[yellow]{words.say('screen-revealed', {'card': card})}[/yellow]")
    return found


def _cell(public: Public, group: Interception | None, words: Words, cell: int) -> list[str]:
    """Return the rows of one cell: the place, the unit (two rows), its zombies, its objects, its members."""
    blank = _padded("")
    rows = [_place(public, words, cell), blank, blank, blank, blank, _members(public, words, cell)]
    card = public.field[cell]
    if card < 0:
        return rows
    unit = CARDS[card]
    title = wrap(str(words.word("card", card)), WIDTH)
    rows[1] = f"[bold]{_padded(title[0])}[/bold]"
    rows[2] = f"[bold]{_padded(' '.join(title[1:]))}[/bold]"
    left = f"{public.stock.zombies}/" if public.fighting == cell else ""
    threat = f"{left}{unit.zombies} Z" if unit.zombies else ""
    if unit.horde:
        threat += " " + words.say("screen-horde-level", {"level": unit.horde})
    rows[3] = f"[red]{_padded(threat)}[/red]"
    goods = [
        f"{amount}{letter}"
        for amount, letter in (
            (unit.ammo, _letter(words, 0)),
            (unit.fuel, _letter(words, 1)),
            (unit.adrenaline, _letter(words, 2)),
        )
        if amount
    ]
    if unit.xp:
        goods.append(words.say("screen-xp", {"xp": unit.xp}).replace(" ", ""))
    if unit.effect is Effect.TAKE_TOKEN and unit.token not in public.left_out:
        goods.append("*")
    rows[4] = f"[green]{_padded(' '.join(goods))}[/green]"
    if group is not None and group.reach[cell] < FAR:
        price = words.say("screen-fuel-cost", {"fuel": group.toll + group.reach[cell]})
        rows[0] = f"[yellow]{_padded(f'{NAMES[cell]} {price}')}[/yellow]"
    return rows


def _letter(words: Words, resource: int) -> str:
    return str(words.word("resource", resource))[:2]


def _key(words: Words) -> str:
    """Return what the letters mean."""
    resources = [f"{_letter(words, kind)} {words.word('resource', kind)}" for kind in range(len(RESOURCES))]
    return ", ".join([words.say("screen-garrison-key"), *resources, words.say("screen-unit-key")])


def _place(public: Public, words: Words, cell: int) -> str:
    line, column = divmod(cell, COLUMNS)
    if column == WAREHOUSE:
        name, stands = str(words.word("resource", line)), public.warehouses[line]
    elif column == BASTION:
        name, stands = str(words.word("bastion", line)), public.bastions[line]
    else:
        key = ("screen-near", "screen-far", "screen-entry")[column - BASTION - 1]
        return f"[dim]{_padded(f'{NAMES[cell]} {words.say(key)}')}[/dim]"
    if not stands:
        lost = words.say("screen-lost")
        return f"[dim]{_padded(f'{NAMES[cell]} {lost}')}[/dim]"
    manned = column == BASTION and public.manned(line)
    style = "bold blue" if manned else "blue"
    return f"[{style}]{_padded(f'{NAMES[cell]} {name}')}[/{style}]"


def _members(public: Public, words: Words, cell: int) -> str:
    line, column = divmod(cell, COLUMNS)
    leaders = 0
    regulars = public.sent[cell]
    for bastion in range(LINES):
        where = public.leaders[bastion]
        if (
            where == OUT + cell
            or (column == BASTION and bastion == line and where == HOME)
            or (column == WAREHOUSE and where == POSTED + line)
        ):
            leaders += 1
        if column == WAREHOUSE:
            regulars += public.posted[bastion * LINES + line]
    if column == BASTION:
        regulars += public.home[line]
    people = words.say("screen-leader-letter") * leaders + "r" * regulars
    return f"[bold cyan]{_padded(people)}[/bold cyan]"


def _texts(public: Public, words: Words) -> list[str]:
    """Return the texts of the cards on the field, red where they wait for the combat."""
    found: list[str] = []
    for card in [*public.field, public.revealed]:
        if card >= 0 and words.has(f"card-{CARDS[card].id}-text"):
            colour = "red" if CARDS[card].red else "white"
            text = words.say(f"card-{CARDS[card].id}-text")
            if CARDS[card].effect is Effect.TAKE_TOKEN and CARDS[card].token in public.left_out:
                text += " " + words.say("screen-token-out")
            found.append(f"{words.word('card', card)}{colon(words)} [{colour}]{text}[/{colour}]")
    return found


def _padded(text: str) -> str:
    return f"{text[:WIDTH]:<{WIDTH}}"
