"""The table drawn for a terminal, in rich's markup: the road map, the exchange, every haulier."""

from __future__ import annotations

from typing import Final

from deadroad.content.markup import asked_mark, colon, drawing
from deadroad.games.road_master.board import SPACES
from deadroad.games.road_master.cards import (
    BONUS_CUBES,
    BONUSES,
    COLOUR,
    HALF_BOOMS,
    LETTERS,
    PENALTY,
    POINTS,
    QUANTITY,
)
from deadroad.games.road_master.finish import laid_cubes
from deadroad.games.road_master.roadmap import LIVERIES, LIVERY_PAINT, PAINT, cubes, roadmap
from deadroad.games.road_master.state import NOTHING, NOWHERE, Haulier, Public, Secret
from deadroad.games.road_master.tokens import SHOWN, TOKEN_FACES
from deadroad.kernel.view import View
from deadroad.kernel.words import Words

EAST: Final = 45  # columns left of the eastern loop, where the map may be cut


def screen(view: View, words: Words, names: list[str]) -> str:
    """Return the whole table as a seat sees it."""
    public = view.public
    assert isinstance(public, Public)
    # Finished rounds are counted. The current round is the next number; after the end there is none.
    number = public.round + 1 if view.asked >= 0 else public.round
    head = words.say("screen-round", {"round": number, "limit": public.limit})
    if public.triggered:
        head += f" · [red]{words.say('screen-last')}[/red]"
    lines = [
        f"[bold]{head}[/bold]",
        "",
        *drawing(roadmap(view, public), EAST),
        f"[dim]{words.say('screen-legend')}[/dim]",
        "",
    ]
    lines.append(_stock(public, words))
    lines += ["", *_exchange(public, words), ""]
    for seat in range(view.seats):
        lines += _haulier(public, seat, view, words, names)
    lines += _hand(view, words)
    if view.asked >= 0:
        lines += _tokens(public, words)
    return "\n".join(lines)


def _stock(public: Public, words: Words) -> str:
    parts = [
        f"[bold {PAINT[warehouse]}]{letter}[/] {cubes(public.stock[warehouse], words)}"
        for warehouse, letter in enumerate(LETTERS)
    ]
    return "   ".join(parts)


def _contract(contract: int, words: Words, laid: int = 0) -> str:
    paint = PAINT[COLOUR[contract]]
    name = words.word("contract", contract)
    price = f"[green]+{POINTS[contract]}[/green] [red]-{PENALTY[contract]}[/red]"
    if not laid:
        return f"[{paint}]■[/] {name} {price}"
    if laid < QUANTITY[contract]:
        return f"[{paint}]■[/] {name} ({laid}/{QUANTITY[contract]}) {price}"
    return f"[{paint}]■[/] [dim]✓ {name} +{POINTS[contract]}[/dim]"


def _exchange(public: Public, words: Words) -> list[str]:
    shown = [_contract(contract, words) for contract in public.exchange if contract != NOTHING]
    lines = [f"[bold]{words.say('screen-exchange')}[/bold]", *[f"  {line}" for line in shown]]
    if public.deck:
        values = {"cards": public.deck, "colour": words.word("colour", public.top), "bonuses": public.pile()}
        lines.append(f"  {words.say('screen-deck', values)}")
    else:
        lines.append(f"  {words.say('screen-deck-empty', {'bonuses': public.pile()})}")
    return lines


def _haulier(public: Public, seat: int, view: View, words: Words, names: list[str]) -> list[str]:
    haulier = public.hauliers[seat]
    mark = asked_mark(view, seat)
    livery = words.say(f"livery-{LIVERIES[seat]}")
    where = words.say("screen-truck-away") if haulier.truck == NOWHERE else SPACES[haulier.truck]
    line = f"{mark} [bold {LIVERY_PAINT[seat]}] {seat + 1} [/] [bold]{names[seat]}[/bold] ({livery}) "
    line += f"{words.say('screen-score', {'score': haulier.score})} · {where} · {cubes(haulier.cargo, words)}"
    if haulier.bonuses:
        line += f" · {words.say('screen-bonuses', {'bonuses': haulier.bonuses})}"
    held = [
        f"      {_contract(contract, words, haulier.laid[at])}"
        for at, contract in enumerate(haulier.contracts)
    ]
    return [line, *held]


def _hand(view: View, words: Words) -> list[str]:
    secret = view.secret
    if not isinstance(secret, Secret):
        return []
    public = view.public
    assert isinstance(public, Public)
    haulier = public.hauliers[view.seat]
    lines: list[str] = []
    for key, bonuses in (("screen-kept", secret.kept), ("screen-seen", secret.looking)):
        if bonuses:
            lines.append(f"[bold]{words.say(key)}[/bold]")
        lines += [f"  {_bonus(bonus, haulier, words)}" for bonus in bonuses]
    return lines


def _bonus(bonus: int, haulier: Haulier, words: Words) -> str:
    """Return a super-bonus, with the number of its cubes on the haulier's contracts."""
    delivered = laid_cubes(haulier)
    tally = [
        f"[{PAINT[colour]}]■[/] {min(delivered[colour], need)}/{need}"
        for colour, need in enumerate(BONUS_CUBES[bonus])
        if need
    ]
    said = words.say(f"bonus-{BONUSES[bonus]}-text")
    return f"[cyan]{BONUSES[bonus]}[/cyan] {said} {' '.join(tally)}"


def _tokens(public: Public, words: Words) -> list[str]:
    shown = SHOWN[public.spent] or []
    chips: list[str] = []
    for token, face in enumerate(shown):
        faces = [str(words.word("action", side)) for side in TOKEN_FACES[token]]
        if face < 0:
            chips.append("/".join(faces))
        else:
            chips.append(f"[reverse]{words.word('action', face)}[/reverse]")
    still = [f"{words.word('action', face)} x{left}" for face, left in enumerate(public.left) if left]
    lines = [
        "",
        f"[bold]{words.say('screen-tokens')}{colon(words)}[/bold] {' · '.join(chips)}",
        f"[bold]{words.say('screen-still')}{colon(words)}[/bold] {', '.join(still) or '-'}",
    ]
    if public.explosives:
        waiting = {"oks": public.oks, "halves": HALF_BOOMS - public.half_booms}
        lines.append(words.say("screen-boom", {**waiting}))
    return lines
