"""What the board of Tower Defense must show."""

from __future__ import annotations

from typing import Any

from deadroad.games.hit_z_road.cards import CARDS, RESOURCES
from deadroad.games.hit_z_road.fight import Fight
from deadroad.games.tower_defense.components import LEADER_PRICE, PLACES, REGULAR_PRICE
from deadroad.games.tower_defense.garrison import Recruit
from deadroad.games.tower_defense.grid import (
    FAR,
    LINES,
    NAMES,
    bastion_cell,
    occupied,
    path,
    steps,
)
from deadroad.games.tower_defense.interception import Interception
from deadroad.games.tower_defense.public import NONE, OUT, Phase, Public
from deadroad.games.tower_defense.quarters import Quarter
from deadroad.games.tower_defense.recovery import haul
from deadroad.games.tower_defense.state import Casualty, FortState
from deadroad.kernel.match import Match
from tests.boards.hit_z_road import answer_odds, draw_fight, draw_tokens, tokens
from tests.boards.sheet import Sheet

WAVES = ("I", "II", "III")


def expected(match: Match, seat: int, refs: list[str], phone: bool) -> dict[str, Any]:
    """Return the kinds of refs that the board highlights, and everything it shows."""
    state = match.state
    assert isinstance(state, FortState)
    public = state.public
    stock = public.stock
    sheet = Sheet()
    draw_siege(sheet, public, phone)
    draw_fortress(sheet, public, naming=any(isinstance(frame, Casualty) for frame in state.stack))
    draw_field(sheet, public)
    groups = [frame for frame in state.stack if isinstance(frame, Interception) and frame.at >= 0]
    if groups:
        draw_ways(sheet, public, groups[-1], refs)
    if isinstance(state.stack[-1] if state.stack else None, Recruit):
        for bastion in range(1, LINES + 1):
            if f"member:leader-{bastion}" in refs:
                sheet.number("recruit", LEADER_PRICE, f"member:leader-{bastion}")
            if f"member:regular-{bastion}" in refs:
                sheet.number("recruit", REGULAR_PRICE, f"member:regular-{bastion}")
    if public.revealed >= 0:
        sheet.mark("revealed", f"card:{CARDS[public.revealed].id}")
    odds = None
    if public.fighting != NONE and any(isinstance(frame, Fight) for frame in state.stack):
        odds = draw_fight(sheet, state, [public.group(public.fighting)], [stock])
    if any(ref.startswith(("resource:", "token:")) for ref in refs):
        draw_stock(sheet, public, phone)
    # Regulars who wait for their places are not counted in any bastion.
    waiting = sum(
        frame.pool - sum(public.home[frame.at :]) for frame in state.stack if isinstance(frame, Quarter)
    )
    numbers = {"ammo": stock.ammo, "fuel": stock.fuel, "adrenaline": stock.adrenaline, "xp": public.xp}
    return {
        "kinds": ["cell", "bastion"],
        "plates": [{"survivors": public.members() + waiting, **numbers}],
        "things": [tokens(stock)],
        "stage": str(public.turn),
        "odds": answer_odds(match, seat, odds),
        **sheet.shown(),
    }


def draw_siege(sheet: Sheet, public: Public, phone: bool) -> None:
    """Add the turn, its phase, the waves and the zombies in the field."""
    sheet.number("turn", public.turn)
    if public.phase is not Phase.SET_UP:
        sheet.mark(f"phase-{public.phase.value}", "")
    sheet.mark(f"wave-{public.wave + 1}", "")
    for wave, size in enumerate(public.sizes):
        left = 0 if wave < public.wave else public.reserve if wave == public.wave else size
        sheet.number("left", left)
    if not phone:
        cells = [cell for cell, card in enumerate(public.field) if card >= 0 and cell not in public.won]
        sheet.number("on-field", sum(CARDS[public.field[cell]].zombies for cell in cells) or "")
        if public.reserve:
            sheet.number("reserve", public.reserve)


def draw_fortress(sheet: Sheet, public: Public, naming: bool) -> None:
    """Add the bastions and warehouses. While a victim is named, places without a member have no ref."""
    for line in range(LINES):
        store = f"warehouse:{RESOURCES[line]}"
        bastion = f"bastion:{line + 1}"
        if not public.warehouses[line]:
            sheet.mark("lost", store)
        if public.field[line * 5] >= 0:
            sheet.mark("besieged", store)
        if coming := haul(public, line):
            sheet.number("coming", coming, store)
        if not public.bastions[line]:
            sheet.mark("lost", bastion)
        if public.manned(line):
            sheet.mark("manned", bastion)
        if public.bastions[line] and public.manned(line):
            free = PLACES - public.squad(line)
            named = not naming or public.home[line] > 0
            sheet.mark("free", *[f"member:regular-{line + 1}" if named else bastion] * free)


def draw_field(sheet: Sheet, public: Public) -> None:
    """Add the units: which are won, and which are met by a group."""
    for cell, card in enumerate(public.field):
        if card < 0:
            continue
        ref = f"card:{CARDS[card].id}"
        if cell in public.won:
            sheet.mark("won", ref)
        if cell != public.fighting and (public.sent[cell] or OUT + cell in public.leaders):
            sheet.mark("met", ref)


def draw_ways(sheet: Sheet, public: Public, group: Interception, refs: list[str]) -> None:
    """Add the paths of the group that gathers, and what they cost."""
    start = bastion_cell(group.at)
    units = occupied(public.field)
    away = steps(units, start)
    fuel = public.stock.fuel
    passed: dict[int, int] = {}
    for cell, card in enumerate(public.field):
        if card < 0 or away[cell] == FAR:
            continue
        price = group.toll + away[cell]
        ref = f"cell:{NAMES[cell]}"
        sheet.number("price", price, ref)
        if price > fuel:
            sheet.mark("dear", ref)
        if cell == start:
            continue
        sheet.mark("way", "")
        if price > fuel:
            sheet.mark("way-dear", "")
        for step, between in enumerate(path(units, group.reach, cell)[1:-1]):
            passed[between] = group.toll + step + 1
    for spent in passed.values():
        sheet.number("step", spent)
        if spent > fuel:
            sheet.mark("step-dear", "")
    for bastion in range(LINES):
        walk = group.walks[bastion]
        joined = bastion == group.at or group.joined[bastion] or group.led >> bastion & 1
        if not joined and 0 < walk < FAR and f"member:regular-{bastion + 1}" in refs:
            sheet.number("walk", walk, f"member:squad-{bastion + 1}")


def draw_stock(sheet: Sheet, public: Public, phone: bool) -> None:
    """Add the stock, which is drawn while the player pays from it."""
    stock = public.stock
    for resource, held in zip(RESOURCES, (stock.ammo, stock.fuel, stock.adrenaline), strict=True):
        ref = f"resource:{resource}"
        sheet.number("held", held, ref)
        if not phone:
            sheet.number("most", public.capacity(), ref)
        if 0 < public.capacity() <= held:
            sheet.mark("full", ref)
    sheet.number("xp", public.xp)
    several = Sheet()
    draw_tokens(several, stock)
    sheet.numbers |= several.numbers
