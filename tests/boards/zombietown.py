"""What the board of Zombietown must show."""

from __future__ import annotations

from typing import Any

from deadroad.games.zombietown.agendas import bullets_of, has_completed, side_points
from deadroad.games.zombietown.board import HOUSE_LETTERS, HOUSES, SQUARES, headings, house_beside
from deadroad.games.zombietown.components import AGENDAS, CARDS, HOUSE_CARDS
from deadroad.games.zombietown.death import Revive
from deadroad.games.zombietown.effects import Toll
from deadroad.games.zombietown.facts import guard_house
from deadroad.games.zombietown.finish import points
from deadroad.games.zombietown.houses import guards_of, houses_of
from deadroad.games.zombietown.options import HEADINGS
from deadroad.games.zombietown.progress import parts
from deadroad.games.zombietown.state import Gun, Public, Secret, Town
from deadroad.games.zombietown.terms import CAR_DAMAGE
from deadroad.games.zombietown.zombies import Lurch
from deadroad.kernel.match import Match
from tests.boards.sheet import Sheet

PLANKS = 3  # more are a number
CROWD = 4  # zombies of a square that are drawn; in a house one


def expected(match: Match, seat: int, refs: list[str], phone: bool) -> dict[str, Any]:
    """Return the kinds of refs that the board highlights, and everything it shows."""
    state = match.state
    assert isinstance(state, Town)
    public = state.public
    sheet = Sheet()
    draw_day(sheet, public, phone)
    draw_group(sheet, match, seat, phone)
    draw_hand(sheet, state.secrets[seat], refs)
    if public.terms.road_rage:
        draw_agendas(sheet, state, seat, phone)
    for house in range(HOUSES):
        draw_house(sheet, public, state.secrets[seat], house)
    draw_guards(sheet, match, refs)
    draw_pieces(sheet, state)
    draw_ways(sheet, match, refs)
    return {
        "kinds": ["space"],
        "plates": [plate(state, at) for at in range(match.seats)],
        "things": [things(public, at) for at in range(match.seats)],
        "out": [not player.alive for player in public.players],
        "stage": f"{public.day} {public.last_day}",
        **sheet.shown(),
    }


def plate(state: Town, seat: int) -> dict[str, int]:
    """Return the numbers of a seat."""
    player = state.public.players[seat]
    scores = points(state.public, state.secrets[seat], seat)
    return {
        "points": sum(scores.values()) - scores.get("unfinished", 0),
        "zombies": player.zombies,
        "health": player.health,
        "houses": houses_of(state.public, seat),
        "cards": player.hand,
    }


def things(public: Public, seat: int) -> dict[str, int]:
    """Return what a seat has besides its numbers."""
    survivors = len(public.players[seat].followers) + guards_of(public, seat)
    found = {"survivors": survivors, "bullets": bullets_of(public, seat)}
    return {name: count for name, count in found.items() if count}


def draw_day(sheet: Sheet, public: Public, phone: bool) -> None:
    """Add the day and what is left of the turn."""
    sheet.number("day", public.day)
    sheet.number("last-day", public.last_day)
    if public.active < 0:
        return
    sheet.mark("action", *[""] * public.actions)
    if public.free_move:
        sheet.mark("free-move", "")
    if not phone:
        sheet.number("graves", public.reserve)


def draw_group(sheet: Sheet, match: Match, seat: int, phone: bool) -> None:
    """Add the own pawn with its guns and keys, its followers and the guards beside it."""
    state = match.state
    assert isinstance(state, Town)
    public = state.public
    player = public.players[seat]
    if not player.alive:
        return
    if phone:
        sheet.number("hearts", player.health, "member:pawn")
    else:
        sheet.mark("heart", *["member:pawn"] * player.health)
        sheet.mark("heart-lost", *["member:pawn"] * max(0, public.terms.health - player.health))

    def gun(held: Gun | None, ref: str) -> None:
        if held is not None:
            sheet.number("loaded", held.bullets, ref)
            if not held.bullets:
                sheet.mark("empty-gun", ref)

    for at, held in enumerate(player.guns):
        gun(held, f"arm:gun{at + 1}")
    for car, holder in enumerate(public.key_holder):
        if holder == seat:
            sheet.mark(f"key-{HOUSE_LETTERS[car]}", "")
    house = guard_house(match.view(seat), public, seat)
    guards = public.guards[house] if house >= 0 else []
    for kind, members in (("follower", player.followers), ("guard", guards)):
        for at, one in enumerate(members):
            sheet.mark(kind, "")
            gun(one.gun, f"arm:{kind}{at + 1}-gun")


def draw_hand(sheet: Sheet, secret: Secret, refs: list[str]) -> None:
    """Add the own cards; player cards take their place while they are chosen."""
    if any(ref.startswith("role:") for ref in refs):
        return
    for face in [*secret.opening, *([] if secret.opening else secret.hand)]:
        kind = "survivor" if CARDS[face].family == "survivor" else CARDS[face].id
        sheet.mark("card", f"card:{kind}")
    if secret.opening:
        sheet.mark("kept", *[""] * len(secret.hand))


def draw_agendas(sheet: Sheet, state: Town, seat: int, phone: bool) -> None:
    """Add the own agendas with their progress, and those that are complete."""
    for design in state.secrets[seat].agendas:
        ref = f"agenda:{AGENDAS[design].id}"
        sheet.mark("agenda", ref)
        if has_completed(state.public.players[seat], design):
            sheet.mark("copy", ref)
            if not phone:
                continue  # a copy can't be completed: its goals are left out
        for side in (AGENDAS[design].easy, AGENDAS[design].hard):
            found = parts(state.public, seat, side)
            counts = " ".join(f"{min(one.have, one.need)} {one.need}" for one in found)
            if phone:
                said = sheet.numbers.setdefault("progress", {})
                said[ref] = f"{said.get(ref, '')} {counts}".strip()
            else:
                if counts:
                    sheet.number("progress", counts, ref)
                share = min([min(100, 100 * one.have // one.need) for one in found], default=0)
                sheet.mark(f"bar-{share}", ref)
    for code in state.public.players[seat].completed:
        copied = code // 2 in state.secrets[seat].agendas
        ref = "" if copied else f"agenda:{AGENDAS[code // 2].id}"
        sheet.mark("agenda-done", ref)
        sheet.number("done-points", side_points(code // 2, code % 2), ref)


def draw_house(sheet: Sheet, public: Public, secret: Secret, house: int) -> None:
    """Add a house: finds, key, owner and barricades."""
    letter = HOUSE_LETTERS[house]
    card = public.house_cards[house]
    finds = public.finds[house] if public.finds else 0
    if card >= 0:
        sheet.mark("find", *[f"house:{letter}"] * finds)
        sheet.mark("find-gone", *[f"house:{letter}"] * max(0, HOUSE_CARDS[card].finds - finds))
    back = bool(public.key_back) and public.key_back[house]
    if back or (public.key_lies and public.key_lies[house]):
        sheet.mark("key", f"house:{letter}")
        if back or (secret.seen and secret.seen[house] >= 0):
            sheet.mark("key-seen", f"house:{letter}")
    if public.owner[house] >= 0:
        sheet.mark(f"owner-{public.owner[house]}", f"space:{letter}")
        if public.home[house] >= 0:
            sheet.mark("base", f"space:{letter}")
    for facade in range(house * 4, house * 4 + 4):
        strength = public.barricades[facade]
        if strength:
            sheet.mark(f"planks-{strength}", f"space:{letter}")
        if strength > PLANKS:
            sheet.number("strength", strength, f"space:{letter}")


def draw_guards(sheet: Sheet, match: Match, refs: list[str]) -> None:
    """Add the guards in the houses; those that can be chosen have their own ref."""
    state = match.state
    assert isinstance(state, Town)
    about = meant(match)
    for house in range(HOUSES):
        for at in range(len(state.public.guards[house])):
            ref = f"guard:{at + 1}"
            chosen = house in about and ref in refs
            sheet.mark("guard-inside", ref if chosen else f"space:{HOUSE_LETTERS[house]}")


def meant(match: Match) -> list[int]:
    """Return the houses that the open question is about."""
    state = match.state
    assert isinstance(state, Town)
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Toll | Revive):
        return [house for house in range(HOUSES) if state.public.owner[house] == match.seat]
    house = house_beside(origin(match))
    return [house] if house >= 0 else []


def origin(match: Match) -> int:
    """Return the space of the zombie that is moved, or of the asked pawn."""
    state = match.state
    assert isinstance(state, Town)
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Lurch) and top.picked >= 0:
        return top.picked
    return state.public.players[match.seat if match.seat is not None else max(0, state.public.active)].space


def draw_pieces(sheet: Sheet, state: Town) -> None:
    """Add cars, zombies and pawns."""
    public = state.public
    moved: list[int] = []
    for frame in state.stack:
        if isinstance(frame, Lurch):
            moved = list(frame.moved)
    for car, damage in enumerate(public.car_damage):
        ref = f"car:{HOUSE_LETTERS[car]}"
        if damage:
            sheet.mark(f"damage-{damage}", ref)
        if damage >= CAR_DAMAGE:
            sheet.mark("wreck", ref)
    for space, count in enumerate(public.zombies):
        most = 1 if space >= SQUARES else CROWD
        drawn = min(count, most)
        sheet.mark(f"zombie-{space}", *[""] * drawn)
        tired = [at for at in range(drawn) if count - at <= moved.count(space)]
        sheet.mark(f"tired-{space}", *[""] * len(tired))
        if count > most:
            sheet.number("crowd", count)
    for seat, player in enumerate(public.players):
        if player.alive and player.space >= 0:
            sheet.mark(f"pawn-{seat}", "")
            if seat == public.active:
                sheet.mark("active", "")


def draw_ways(sheet: Sheet, match: Match, refs: list[str]) -> None:
    """Add the directions that are open, and those that are shut."""
    state = match.state
    assert isinstance(state, Town)
    public = state.public
    lit = [name for name in HEADINGS if f"direction:{name}" in refs]
    if not lit:
        return
    player = public.players[match.seat if match.seat is not None else max(0, public.active)]
    top = state.stack[-1]
    moves_zombie = isinstance(top, Lurch) and top.picked >= 0
    tried = headings(origin(match), driving=not moves_zombie and player.car >= 0)
    for at, name in enumerate(HEADINGS):
        if name in lit:
            sheet.mark("way", f"direction:{name}")
        elif at in tried:
            sheet.mark("way-shut", f"direction:{name}")
