"""The town drawn for a terminal, in rich's markup.

Each square is four columns wide: car, pawn, zombies, barricade. A house shows its letter, its owner,
the finds left and what is inside.
"""

from __future__ import annotations

from typing import Final

from deadroad.content.markup import SEAT_COLOURS, asked_mark, colon, drawing
from deadroad.games.zombietown.board import (
    FACADE_AT,
    HOUSE_LETTERS,
    SIZE,
    SPACE_AT,
    SPACE_NAMES,
    SQUARES,
)
from deadroad.games.zombietown.cars import NORTH_SOUTH
from deadroad.games.zombietown.components import AGENDAS, BOARD_ROWS, COMBAT_CARDS, HOUSE_CARDS
from deadroad.games.zombietown.houses import houses_of
from deadroad.games.zombietown.searching import UNSEEN
from deadroad.games.zombietown.state import NO_CAR, NOBODY, UNLAID, Gun, Public, Secret, Survivor
from deadroad.kernel.view import View
from deadroad.kernel.words import Words

MARKS: Final = ("@", "$", "%", "&", "#", "!")


def screen(view: View, words: Words, names: list[str]) -> str:
    """Return the board, the players and the viewer's cards."""
    public = view.public
    assert isinstance(public, Public)
    lines = [
        f"[bold]{words.say('screen-day', {'day': public.day, 'last': public.last_day})}[/bold]",
        "",
    ]
    head = "    " + "".join([f" {letter}  " for letter in "abcdefghijklmnop"])
    rows = [
        f"{row + 1:>3} " + "".join([_square(public, row, column) for column in range(SIZE)])
        for row in range(SIZE)
    ]
    lines += drawing([head, *rows], 4)
    legend = [f"[dim]{words.say(key)}[/dim]" for key in ("screen-legend", "screen-legend-houses")]
    lines += ["", *legend, ""]
    for seat in range(view.seats):
        lines += _player(public, seat, view, words, names)
    lines += _houses(public, view, words)
    if isinstance(view.secret, Secret):
        lines += _own(view.secret, words)
    return "\n".join(lines)


def _square(public: Public, row: int, column: int) -> str:
    space = SPACE_AT[row * SIZE + column]
    if space < 0:
        return "[dim] ++ [/dim]"
    if space >= SQUARES:
        return _house_part(public, space, row, column)
    car = " "
    for number in range(len(public.car_at)):
        if public.car_at[number] == space:
            upright = public.car_axis[number] == NORTH_SOUTH
            mark = "x" if public.car_damage[number] >= 4 else ("|" if upright else "=")
            car = f"[bold]{mark}[/bold]"
    facade = FACADE_AT[space]
    strength = public.barricades[facade] if facade >= 0 else 0
    wall = f"[yellow]{strength}[/yellow]" if strength else " "
    ground = "," if BOARD_ROWS[row][column] == "x" else (":" if facade >= 0 else ".")
    pawn = _pawns(public, space)
    crowd = public.zombies[space]
    dead = f"[bold red]{_digit(crowd)}[/bold red]" if crowd else (" " if pawn else f"[dim]{ground}[/dim]")
    return f"{car}{pawn or ' '}{dead}{wall}"


def _digit(count: int) -> str:
    return str(count) if count < 10 else "*"


def _pawns(public: Public, space: int) -> str:
    """Return the pawns on a space: a seat's mark, or a star for several."""
    here = [seat for seat, player in enumerate(public.players) if player.alive and player.space == space]
    if not here:
        return ""
    mark = MARKS[here[0]] if len(here) == 1 else "*"
    return f"[bold {SEAT_COLOURS[here[0]]}]{mark}[/bold {SEAT_COLOURS[here[0]]}]"


def _house_part(public: Public, space: int, row: int, column: int) -> str:
    """Return a quarter of a house: letter and owner, finds, pawn, zombies and guards."""
    house = space - SQUARES
    owner = public.owner[house]
    colour = SEAT_COLOURS[owner] if owner != NOBODY else "white"
    top = BOARD_ROWS[row - 1][column] != HOUSE_LETTERS[house] if row else True
    left = BOARD_ROWS[row][column - 1] != HOUSE_LETTERS[house] if column else True
    if top and left:
        sign = f"{HOUSE_LETTERS[house]}{MARKS[owner] if owner >= 0 else ' '}"
        return f"[black on {colour}] {sign} [/black on {colour}]"
    if top:
        return f"[black on {colour}] {public.finds[house]}  [/black on {colour}]"
    if left:
        return f"[black on {colour}]{_inside(public, space)}[/black on {colour}]"
    guards = len(public.guards[house])
    crowd = public.zombies[space]
    dead = f"z{_digit(crowd)}" if crowd else "  "
    return f"[black on {colour}] {dead}{'g' if guards else ' '}[/black on {colour}]"


def _inside(public: Public, space: int) -> str:
    here = [
        MARKS[seat] for seat, player in enumerate(public.players) if player.alive and player.space == space
    ]
    return f"{' ' + ''.join(here[:3]):<4}"


def _player(public: Public, seat: int, view: View, words: Words, names: list[str]) -> list[str]:
    player = public.players[seat]
    colour = SEAT_COLOURS[seat]
    mark = asked_mark(view, seat)
    name = f"[{colour}]{MARKS[seat]} {names[seat]:<8}[/{colour}]"
    if not player.alive:
        return [f"{mark} {name} [dim]{words.say('screen-dead')}[/dim]"]
    held = words.say(
        "screen-player",
        {
            "health": player.health,
            "zombies": player.zombies,
            "houses": houses_of(public, seat),
            "cards": player.hand,
            "agendas": player.agendas,
        },
    )
    where = SPACE_NAMES[player.space] if player.space >= 0 else "-"
    if player.car != NO_CAR:
        where += f" ({words.say('screen-in-car', {'car': HOUSE_LETTERS[player.car]})})"
    keys = "".join([HOUSE_LETTERS[car] for car, holder in enumerate(public.key_holder) if holder == seat])
    group = [_gun(gun, words) for gun in player.guns] + [_survivor(one, words) for one in player.followers]
    extra = words.say("screen-keys", {"keys": keys}) if keys else ""
    return (
        [f"{mark} {name} {where}{colon(words)} {held}{extra}", f"      {', '.join(group)}"]
        if group
        else [f"{mark} {name} {where}{colon(words)} {held}{extra}"]
    )


def _gun(gun: Gun, words: Words) -> str:
    return f"{words.word('card', gun.face)} {gun.bullets}"


def _survivor(one: Survivor, words: Words) -> str:
    gun = one.gun
    return str(words.word("card", one.face)) + (f" ({_gun(gun, words)})" if gun is not None else "")


def _houses(public: Public, view: View, words: Words) -> list[str]:
    """Return what each house is, its guards, and the key the viewer has seen in it."""
    lines = [""]
    secret = view.secret
    for house in range(len(public.house_cards)):
        card = public.house_cards[house]
        parts = [words.say("screen-finds", {"finds": public.finds[house]})]
        if card != UNLAID:
            parts.insert(0, str(words.word("house_card", card)))
            if HOUSE_CARDS[card].affinity != "none":
                parts.append(f"+ {words.word('family', HOUSE_CARDS[card].affinity)}")
        parts += [f"[bold]{_survivor(guard, words)}[/bold]" for guard in public.guards[house]]
        if public.key_lies and public.key_lies[house]:
            seen = secret.seen[house] if isinstance(secret, Secret) and secret.seen else UNSEEN
            letter = HOUSE_LETTERS[seen] if seen != UNSEEN else "?"
            parts.append(words.say("screen-key", {"key": letter}))
        if public.car_at:
            place = SPACE_NAMES[public.car_at[house]]
            parts.append(words.say("screen-car", {"space": place, "damage": public.car_damage[house]}))
        bars = [str(public.barricades[house * 4 + side]) for side in range(4)]
        if any(public.barricades[house * 4 + side] for side in range(4)):
            parts.append(words.say("screen-barricades", {"strengths": " ".join(bars)}))
        lines.append(f"  [dim]{HOUSE_LETTERS[house]}[/dim] {', '.join(parts)}")
    return lines


def _own(secret: Secret, words: Words) -> list[str]:
    """Return the viewer's hand and agendas."""
    lines = [""]
    if secret.hand:
        cards = ", ".join([str(words.word("card", face)) for face in secret.hand])
        lines.append(f"[bold]{words.say('screen-hand')}[/bold] {cards}")
    for design in secret.agendas:
        text = words.say(f"agenda-{AGENDAS[design].id}-text")
        lines.append(f"[bold]{words.word('agenda', design)}{colon(words)}[/bold] {text}")
    return lines


def printed(words: Words, domain: str, value: str) -> str:
    """Return the printed values: finds and family of a house card, both results of a combat card."""
    if domain == "combat":
        return combat_results(words, value)
    known = [card for card in HOUSE_CARDS if domain == "house_card" and card.id == value]
    if not known:
        return ""
    parts = [words.say("screen-finds", {"finds": known[0].finds})]
    if known[0].affinity != "none":
        parts.append(f"+ {words.word('family', known[0].affinity)}")
    return ", ".join(parts)


def combat_results(words: Words, value: str) -> str:
    """Return what a combat card means with a bullet and with bare hands (ZTB-20)."""
    whole = sum([card.copies for card in COMBAT_CARDS])
    for card in COMBAT_CARDS:
        if card.id == value:
            results = {"shot": card.shot.value, "hands": card.hands.value}
            return words.say("screen-combat", {"copies": card.copies, "all": whole, **results})
    return ""
