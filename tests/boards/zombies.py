"""What the board of Zombies!!! must show."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from deadroad.games.zombies.bout import ENOUGH, Bout, Round
from deadroad.games.zombies.cards import CARD_IDS, CHAINSAW, FIRST_AID, ITEMS, MOLOTOV, Effect, card_of
from deadroad.games.zombies.combat import fights
from deadroad.games.zombies.items import fight_bonus
from deadroad.games.zombies.laying import Lay
from deadroad.games.zombies.not_dead import Doubt
from deadroad.games.zombies.options import CELL_NAMES, DOMAINS
from deadroad.games.zombies.player_turn import seen_turn
from deadroad.games.zombies.state import (
    AFRAID,
    FEEDING,
    NEXT_TURN,
    PARALYSED,
    ROLLING_MARBLES,
    SHUT_OUT,
    Public,
    Zombies,
)
from deadroad.games.zombies.walk import Walk
from deadroad.games.zombies.zombie_step import Shamble
from deadroad.kernel.match import Match
from tests.boards.sheet import Sheet

ON_MAP = re.compile(r"^(space|tile|seat|spot|direction):")
STANDING = {
    AFRAID: Effect.FRIGHTEN,
    SHUT_OUT: Effect.SHUT_OUT,
    PARALYSED: Effect.PARALYSE,
    FEEDING: Effect.FEED,
    ROLLING_MARBLES: Effect.SCATTER_MARBLES,
}
FOR_ALL = (FEEDING, ROLLING_MARBLES)


def expected(match: Match, seat: int, refs: list[str], phone: bool) -> dict[str, Any]:
    """Return the kinds of refs that the board highlights, and everything it shows."""
    state = match.state
    assert isinstance(state, Zombies)
    public = state.public
    sheet = Sheet()
    draw_town(sheet, state)
    draw_standing(sheet, state)
    bouts = [frame for frame in state.stack if isinstance(frame, Bout)]
    bout = bouts[-1] if bouts else None
    if bout is not None and not any(ON_MAP.match(ref) for ref in refs):
        draw_fight(sheet, state, bout, match.seat)
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Walk) or (isinstance(top, Shamble) and top.picked >= 0):
        sheet.mark("way", *[ref for ref in refs if ref.startswith("direction:")])
    draw_dock(sheet, state, seat, phone)
    numbers = ("zombies", "lives", "bullets")
    return {
        "kinds": ["space", "spot", "tile"],
        "plates": [
            {**{name: getattr(public, name)[at] for name in numbers}, "cards": public.hand_sizes[at]}
            for at in range(match.seats)
        ],
        "things": [dict.fromkeys(items(public, at), 1) for at in range(match.seats)],
        "stage": f"{public.round} {public.goal}",
        "odds": odds(state, bout, match.options() if match.seat == seat else []),
        **sheet.shown(),
    }


def odds(state: Zombies, bout: Bout | None, options: Iterable[object]) -> dict[str, str]:
    """Return the chance of each roll and the price of a shot, by answer."""
    top = state.stack[-1]
    found: dict[str, str] = {}
    for option in map(str, options):
        if option == "shoot" and isinstance(top, Bout | Doubt):
            found[option] = str(top.need)
        elif bout is not None and bout is top and rolls(state.public, bout, option):
            found[option] = str(chance(state, bout))
    return found


def items(public: Public, seat: int) -> list[str]:
    """Return the items of a seat, by ref."""
    return [f"item:{CARD_IDS[item]}" for item in range(ITEMS) if public.holds(seat, item)]


def wins(state: Zombies, bout: Bout) -> list[int]:
    """Return the faces that win the next roll."""
    bonus = fight_bonus(state.public, seen_turn(state.stack), bout.fighter, bout.space)
    return [die for die in range(1, 7) if die + bonus >= ENOUGH]


def chance(state: Zombies, bout: Bout) -> int:
    """Return the chance of the next roll in percent."""
    return round(100 * len(wins(state, bout)) / 6)


def rolls(public: Public, bout: Bout, answer: str) -> bool:
    """Return whether an answer throws the die."""
    if answer == "roll":
        return bout.round is Round.FIRST
    if bout.round is not Round.FAILED:
        return False
    return answer == "use firstaid" or (answer == "life" and public.lives[bout.fighter] > 1)


def draw_town(sheet: Sheet, state: Zombies) -> None:
    """Add what is on the spaces."""
    public = state.public
    town = public.town
    moved: list[int] = []
    for frame in state.stack:
        if isinstance(frame, Shamble):
            moved = frame.moved
        if isinstance(frame, Lay) and frame.tile < 0:
            for at, door in enumerate(town.spot_doors):
                if door >= 0 and frame.spot in (-1, at):
                    ref = f"spot:{DOMAINS['spot'].values[door]}"
                    sheet.mark("spot", ref)
                    if frame.spot == at:
                        sheet.mark("spot-chosen", ref)
    for tile in range(len(town.shapes)):
        for cell in range(len(CELL_NAMES)):
            space = tile * 9 + cell
            if town.zombie_at(space):
                sheet.mark(f"zombie-{space}", "")
                if moved and moved[tile] >> cell & 1:
                    sheet.mark("tired", "")
            if town.lives[tile] >> cell & 1:
                sheet.mark(f"life-{space}", "")
            if town.bullets[tile] >> cell & 1:
                sheet.mark(f"bullet-{space}", "")
    for tile in {tile for tile in seen_turn(state.stack).molotovs if tile >= 0}:
        sheet.mark(f"burning-{tile}", "")
    for combat in fights(state.stack):
        if combat.zombie >= 0:
            sheet.mark(f"fights-{combat.zombie}", "")
    for seat, down in enumerate(public.down):
        if down:
            sheet.mark("down", f"seat:{seat}")
    if public.active >= 0:
        sheet.mark("turn", f"seat:{public.active}")


def draw_standing(sheet: Sheet, state: Zombies) -> None:
    """Add the cards with a lasting effect."""
    public, turn = state.public, seen_turn(state.stack)

    def stands(seat: int, card: int, later: bool = False) -> None:
        ref = f"card:{CARD_IDS[card]}"
        sheet.mark(f"stands-{seat}", ref)
        if later:
            sheet.mark("later", ref)

    for seat, bits in enumerate(public.standing):
        for bit, effect in STANDING.items():
            if bits & (bit | bit << NEXT_TURN):
                stands(seat, card_of(effect), later=not bits & bit and bit not in FOR_ALL)
        if public.shoes[seat]:
            stands(seat, card_of(Effect.UNTIE))
        if turn.saws(seat):
            stands(seat, CHAINSAW)
        if turn.burning(seat) >= 0:
            stands(seat, MOLOTOV)


def draw_fight(sheet: Sheet, state: Zombies, bout: Bout, asked: int | None) -> None:
    """Add the panel of a fight."""
    public = state.public
    sheet.number("fighter-lives", public.lives[bout.fighter])
    sheet.number("fighter-bullets", public.bullets[bout.fighter])
    if bout.won:
        sheet.mark("won", "")
    elif bout.round is Round.FAILED:
        sheet.number("short", bout.need)
    if asked not in (None, bout.fighter):
        sheet.mark(f"asks-{asked}", "")
    again = public.lives[bout.fighter] > 1 or public.holds(bout.fighter, FIRST_AID)
    if bout.round in (Round.BEGIN, Round.FIRST) or (bout.round is Round.FAILED and again):
        sheet.number("percent", chance(state, bout))
        for face in wins(state, bout):
            sheet.mark(f"wins-{face}", "")


def draw_dock(sheet: Sheet, state: Zombies, seat: int, phone: bool) -> None:
    """Add the hand, the items and the piles; they make room for a tile that is being laid."""
    public = state.public
    laying = [frame for frame in state.stack if isinstance(frame, Lay) and frame.tile < 0]
    if laying and (phone or laying[-1].spot >= 0):
        return
    for card in state.secrets[seat].hand:
        sheet.mark("hand", f"card:{CARD_IDS[card]}")
    sheet.mark("item", *items(public, seat))
    if not phone:
        sheet.number("piles", f"{public.round} {public.pile_size} {public.deck_size}")
