"""What the board of Road Master must show."""

from __future__ import annotations

from typing import Any

from deadroad.games.road_master.cards import (
    BONUSES,
    COLOURS,
    CONTRACTS,
    DESTINATION,
    EXPLOSIVE,
    HALF_BOOMS,
    LETTERS,
    PERISHABLE,
    QUANTITY,
    SHORTAGE,
)
from deadroad.games.road_master.errands import Errand
from deadroad.games.road_master.finish import best_filled, laid_cubes, total
from deadroad.games.road_master.options import CAPACITY
from deadroad.games.road_master.state import NOWHERE, Haulier, Public, RoadState, Secret
from deadroad.games.road_master.tokens import ACTIONS, SHOWN, TOKEN_FACES, TOKENS
from deadroad.kernel.match import Match
from tests.boards.sheet import Sheet

LOW = "AC"  # warehouses whose drawing has no room for a number beside the cubes


def expected(match: Match, seat: int, refs: list[str], phone: bool) -> dict[str, Any]:
    """Return the kinds of refs that the board highlights, and everything it shows."""
    state = match.state
    assert isinstance(state, RoadState)
    public = state.public
    doing = type(state.stack[-1]).__name__ if match.seat == seat else ""
    sheet = Sheet()
    round_now = public.round + (1 if match.seat is not None else 0)
    sheet.number("round", round_now)
    if public.triggered:
        sheet.mark("last", "")
    else:
        sheet.number("limit", public.limit)
    draw_warehouses(sheet, public, phone)
    draw_errands(sheet, public, seat, phone)
    if doing != "Draft" or not state.secrets[seat].looking:
        for card in public.exchange:
            draw_contract(sheet, card)
        sheet.number("deck", public.deck, "pile:deck")
        sheet.number("pile", sum(public.batch_sizes), "pile:bonuses")
    draw_tokens(sheet, public)
    if public.explosives:
        sheet.number("boom", f"{public.oks} {HALF_BOOMS - public.half_booms}")
    for at, haulier in enumerate(public.hauliers):
        if haulier.truck != NOWHERE:
            sheet.mark("truck", f"seat:{at}")
        if at != seat:
            sheet.mark(f"at-{haulier.truck}", "")
        draw_haulier(sheet, haulier, mine=at == seat, doing=doing)
    draw_dock(sheet, public, public.hauliers[seat].warehouse(), doing)
    draw_laid(sheet, public.hauliers[seat], state.secrets[seat], doing)
    return {
        "kinds": ["space"],
        "plates": [plate(haulier) for haulier in public.hauliers],
        "stage": str(round_now) if public.triggered else f"{round_now} {public.limit}",
        **sheet.shown(),
    }


def plate(haulier: Haulier) -> dict[str, int]:
    """Return the numbers of a haulier."""
    pairs = zip(haulier.contracts, haulier.laid, strict=True)
    filled = [laid >= QUANTITY[contract] for contract, laid in pairs]
    return {
        "score": total(haulier),
        "cargo": sum(haulier.cargo),
        "open": filled.count(False),
        "filled": haulier.filled,
        "bonuses": haulier.bonuses,
    }


def draw_warehouses(sheet: Sheet, public: Public, phone: bool) -> None:
    """Add the cubes of each warehouse, and which warehouses are closed."""
    for at, letter in enumerate(LETTERS):
        ref = f"warehouse:{letter}"
        stock = public.stock[at]
        if phone:
            sheet.number("own", stock[at], ref)
            for colour, count in enumerate(stock):
                if colour != at and count:
                    sheet.number("other", count, ref)
        elif letter not in LOW or not sum(stock):
            sheet.number("lying", sum(stock), ref)
        drawn = phone or letter not in LOW or not sum(stock)
        if drawn and public.closed >> at & 1:
            sheet.mark("closed", ref)


def draw_errands(sheet: Sheet, public: Public, seat: int, phone: bool) -> None:
    """Add what a seat can do at each warehouse. A phone shows points or else one colour."""
    for at, letter in enumerate(LETTERS):
        ref = f"warehouse:{letter}"
        errand = Errand(public, public.hauliers[seat], at)
        deliver = [count for count in errand.deliver if count]
        fetch = [count for count in errand.load if count]
        if phone:
            fetch = [] if deliver and letter in LOW else fetch
        if deliver:
            sheet.mark("deliver", ref)
            if errand.points:
                sheet.number("gain", errand.points, ref)
            if not (phone and errand.points):
                for count in deliver[:1] if phone else deliver:
                    sheet.number("deliver", count, ref)
        if fetch:
            sheet.mark("fetch", ref)
            for count in fetch[:1] if phone else fetch:
                sheet.number("fetch", count, ref)


def draw_tokens(sheet: Sheet, public: Public) -> None:
    """Add the action tokens: those that are spent, and the faces that can't be shown any more."""
    shown = SHOWN[public.spent] or [-1] * len(TOKENS)
    for at, face in enumerate(shown):
        ref = f"token:{TOKENS[at]}"
        if face >= 0:
            sheet.mark("spent", ref)
            continue
        for other in TOKEN_FACES[at]:
            if public.left[other] == 0 or public.actions >= ACTIONS:
                sheet.mark("shut", ref)


def draw_contract(sheet: Sheet, card: int) -> None:
    """Add the sign of a dangerous contract."""
    if card < 0 or card >= SHORTAGE:
        return
    if card >= PERISHABLE:
        sheet.mark("perishable", f"contract:{CONTRACTS[card]}")
    elif card >= EXPLOSIVE:
        sheet.mark("explosive", f"contract:{CONTRACTS[card]}")


def draw_haulier(sheet: Sheet, haulier: Haulier, mine: bool, doing: str) -> None:
    """Add the bays of a truck and the contracts of its haulier."""
    for colour, count in enumerate(haulier.cargo):
        named = mine and doing != "Loading"
        sheet.mark("load", *[f"colour:{COLOURS[colour]}" if named else ""] * count)
    sheet.mark("bay", *[""] * (CAPACITY - sum(haulier.cargo)))
    for contract, laid in zip(haulier.contracts, haulier.laid, strict=True):
        ref = f"contract:{CONTRACTS[contract]}"
        draw_contract(sheet, contract)
        if laid >= QUANTITY[contract]:
            sheet.mark("full", ref)
            continue
        sheet.mark("held", ref)
        sheet.mark("wanted", *[ref] * (QUANTITY[contract] - laid))
        if mine and haulier.warehouse() == DESTINATION[contract]:
            sheet.mark("here", ref)


def draw_dock(sheet: Sheet, public: Public, warehouse: int, doing: str) -> None:
    """Add the cubes at the dock where the own truck stands."""
    if warehouse < 0:
        return
    for colour, count in enumerate(public.stock[warehouse]):
        if count:
            sheet.number("heap", count, "" if doing == "Unloading" else f"colour:{COLOURS[colour]}")


def draw_laid(sheet: Sheet, haulier: Haulier, secret: Secret, doing: str) -> None:
    """Add the cubes on the own contracts, and the super-bonuses that they fill now."""
    laid = laid_cubes(haulier)
    for count in laid:
        if count:
            sheet.number("laid", count)
    for bonus in best_filled(laid, secret.kept):
        sheet.mark("ready", f"bonus:{BONUSES[bonus]}")
    for bonus in secret.looking if doing == "Draft" else []:
        if bonus in best_filled(laid, [*secret.kept, bonus]):
            sheet.mark("ready", f"bonus:{BONUSES[bonus]}")
