"""The table drawn for a terminal, in rich's markup."""

from __future__ import annotations

import re
from typing import Final

from deadroad.content.markup import asked_mark, colon
from deadroad.games.hit_z_road.cards import CARDS, MAP, TOKENS
from deadroad.games.hit_z_road.group import Group
from deadroad.games.hit_z_road.journey import Journey
from deadroad.games.hit_z_road.state import FACE_DOWN, Public
from deadroad.kernel.view import View
from deadroad.kernel.words import Words

TAG: Final = re.compile(r"\[/?[a-z]+\]")


def screen(view: View, words: Words, names: list[str]) -> str:
    """Return groups, bids and roads."""
    public = view.public
    assert isinstance(public, Public)
    lines = [
        f"[bold]{words.say('screen-round', {'round': public.round, 'left': public.deck_left})}[/bold]",
        "",
    ]
    lines += [_group(public, seat, view, words, names) for seat in range(view.seats)]
    if public.roads:
        lines.append("")
        journeys = [frame for frame in view.stack if isinstance(frame, Journey)]
        at = {one.road: one.card() for one in journeys if public.taken[one.road] == one.traveller}
        for road in range(len(public.taken)):
            lines += _road(public, road, words, names, at=at.get(road))
    return "\n".join(lines)


def _group(public: Public, seat: int, view: View, words: Words, names: list[str]) -> str:
    group = public.groups[seat]
    mark = asked_mark(view, seat)
    if group.survivors == 0:
        return f"{mark} [dim]{names[seat]:<12} {words.say('screen-out')}[/dim]"
    place = public.order.index(seat) + 1
    tokens = token_words(group, words)
    held = words.say(
        "screen-group",
        {
            "survivors": group.survivors,
            "ammo": group.ammo,
            "fuel": group.fuel,
            "adrenaline": group.adrenaline,
            "experience": sum([CARDS[card].xp for card in group.won]) + group.maps_worth * group.tokens[MAP],
        },
    )
    bid = words.say("screen-bid", {"amount": public.bids[seat]}) if public.bids[seat] else ""
    extra = f" [cyan]{', '.join(tokens)}[/cyan]" if tokens else ""
    facing = f" [red]{words.say('screen-facing', {'zombies': group.zombies})}[/red]" if group.zombies else ""
    return f"{mark} {place}. {names[seat]:<12} {held} {bid}{extra}{facing}"


def token_words(group: Group, words: Words) -> list[str]:
    """Return the tokens a group holds, one by one, and the EXECUTOR."""
    held = [
        str(words.word("token", token)) for token in range(len(TOKENS)) for _ in range(group.tokens[token])
    ]
    return [*held, words.say("screen-executor")] if group.executor != -1 else held


def _road(public: Public, road: int, words: Words, names: list[str], *, at: int | None) -> list[str]:
    """Return a road. `at` is the card that the group on it is resolving; None if there is none."""
    toll = public.tolls[road]
    head = words.say("screen-road", {"road": road + 1})
    if toll > 0:
        head += f" [red]{words.say('screen-toll', {'toll': toll})}[/red]"
    elif toll < 0:
        head += f" [green]{words.say('screen-gift', {'gift': -toll})}[/green]"
    cards = [_card(public.roads[2 * road + place], words, met=place == at) for place in range(2)]
    if public.taken[road] < 0:
        return [f"  [bold]{head}[/bold]", *cards]
    head = f"{head} · {names[public.taken[road]]}"
    return [f"  [bold]{head}[/bold]", *cards] if at is not None else [f"  [dim]{head}[/dim]"]


def _card(number: int, words: Words, *, met: bool) -> str:
    """Return a card of a road; the one that is being resolved is marked."""
    mark = "[bold yellow]>[/bold yellow]" if met else " "
    if number == FACE_DOWN:
        return f"   {mark} [dim]{words.say('screen-face-down')}[/dim]"
    card = CARDS[number]
    parts = _numbers(number, words)
    line = f"   {mark} {words.word('card', number)}{colon(words)} {', '.join(parts) if parts else '·'}"
    key = f"card-{card.id}-text"
    if words.has(key):
        colour = "red" if card.red else "white"
        line += f"\n       [{colour}]{words.say(key)}[/{colour}]"
    return line


def _numbers(number: int, words: Words) -> list[str]:
    """Return loot, zombies and experience of a card."""
    card = CARDS[number]
    parts = [
        words.amount("resource", kind, amount)
        for kind, amount in enumerate((card.ammo, card.fuel, card.adrenaline))
        if amount
    ]
    if card.zombies:
        key = "screen-horde" if card.horde else "screen-zombies"
        parts.append(f"[red]{words.say(key, {'zombies': card.zombies, 'level': card.horde})}[/red]")
    if card.xp:
        parts.append(f"[yellow]{words.say('screen-xp', {'xp': card.xp})}[/yellow]")
    return parts


def printed(words: Words, domain: str, value: str) -> str:
    """Return the numbers printed on a card."""
    if domain != "card":
        return ""
    known = [number for number, card in enumerate(CARDS) if card.id == value]
    return TAG.sub("", ", ".join(_numbers(known[0], words))) if known else ""
