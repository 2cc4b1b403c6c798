"""Derived facts: what is on each space, lasting effects, where the next step leads."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.zombies.bout import ENOUGH, Bout, Round
from deadroad.games.zombies.cards import CHAINSAW, FIRST_AID, ITEMS, MOLOTOV, Effect, card_of
from deadroad.games.zombies.items import fight_bonus
from deadroad.games.zombies.laying import Lay
from deadroad.games.zombies.options import LIFE, ROLL, SPACE, USE
from deadroad.games.zombies.player_turn import PlayerTurn, seen_turn
from deadroad.games.zombies.state import (
    AFRAID,
    FEEDING,
    NEXT_TURN,
    NOWHERE,
    PARALYSED,
    ROLLING_MARBLES,
    SHUT_OUT,
    Public,
)
from deadroad.games.zombies.tiles import CELLS_IN, shape_of
from deadroad.games.zombies.walk import Walk
from deadroad.games.zombies.zombie_step import Shamble
from deadroad.kernel.view import View

# The bits of `standing` with their cards, and whether they affect all seats at once.
_EFFECTS: Final[list[tuple[int, int, bool]]] = [
    (AFRAID, card_of(Effect.FRIGHTEN), False),
    (SHUT_OUT, card_of(Effect.SHUT_OUT), False),
    (PARALYSED, card_of(Effect.PARALYSE), False),
    (FEEDING, card_of(Effect.FEED), True),
    (ROLLING_MARBLES, card_of(Effect.SCATTER_MARBLES), True),
]
_SHOE: Final[int] = card_of(Effect.UNTIE)


@final
class Standing:
    """A card with a lasting effect, and the affected seat. `later`: from that seat's next turn on."""

    __slots__ = ("card", "later", "seat")

    def __init__(self, seat: int, card: int, later: bool) -> None:
        self.seat = seat
        self.card = card
        self.later = later


@final
class Spot:
    """A place for the drawn tile (ZOM-20). `chosen`: the place is chosen, but not the turn."""

    __slots__ = ("chosen", "spot", "x", "y")

    def __init__(self, spot: int, x: int, y: int, chosen: bool) -> None:
        self.spot = spot
        self.x = x
        self.y = y
        self.chosen = chosen


@final
class Facts:
    """What stands where, what lasts, and what the open question is about."""

    __slots__ = (
        "ahead",
        "bullets",
        "burning",
        "held",
        "items",
        "lives",
        "origin",
        "percent",
        "rolls",
        "spots",
        "standing",
        "tired",
        "winning",
        "zombies",
    )

    def __init__(self, view: View, public: Public) -> None:
        town = public.town
        self.zombies = spaces(town.zombies)
        self.lives = spaces(town.lives)
        self.bullets = spaces(town.bullets)
        turn = seen_turn(view.stack)
        self.burning = sorted({tile for tile in turn.molotovs if tile >= 0})  # tiles
        self.items = [[item for item in range(ITEMS) if held >> item & 1] for held in public.items]
        self.standing = _standing(public, turn)
        # The drawn tile: its shape for each number of quarter turns, and where it can be laid.
        self.held: list[int] = []
        self.spots: list[Spot] = []
        # The space from which the next step goes, and where it leads by direction; -1 for none.
        self.origin = -1
        self.ahead = [-1, -1, -1, -1]
        self.tired: list[int] = []  # spaces of zombies that have moved
        # The next roll of the fight (ZOM-31): the answers that throw it, the faces that win, their chance.
        self.rolls: list[str] = []
        self.winning: list[int] = []
        self.percent = 0
        if not view.stack:
            return
        for frame in view.stack:
            if isinstance(frame, Shamble):
                self.tired = spaces(frame.moved)
            elif isinstance(frame, Lay) and frame.tile < 0:
                self.held = [shape_of(frame.kind, quarters, public.any_side) for quarters in range(4)]
                self.spots = _spots(public, frame.spot)
            elif isinstance(frame, Bout):
                rolls = _rolls(public, frame)
                self.rolls = rolls if frame is view.stack[-1] else []
                self.winning = _winning(public, turn, frame) if rolls else []
                self.percent = round(100 * len(self.winning) / 6)
        top = view.stack[-1]
        if isinstance(top, Shamble):
            self.origin = top.picked
        elif isinstance(top, Walk):
            self.origin = public.spaces[top.mover]
        if self.origin >= 0:
            self.ahead = [town.across(self.origin, direction) for direction in range(4)]


def spaces(masks: list[int]) -> list[int]:
    """Return the spaces in masks of nine bits for each tile."""
    return [tile * 9 + cell for tile, mask in enumerate(masks) for cell in CELLS_IN[mask]]


def _standing(public: Public, turn: PlayerTurn) -> list[Standing]:
    found: list[Standing] = []
    for seat, bits in enumerate(public.standing):
        for effect, card, for_all in _EFFECTS:
            now = bits & effect != 0
            if now or bits & effect << NEXT_TURN:
                found.append(Standing(seat, card, not now and not for_all))
        if public.shoes[seat]:
            found.append(Standing(seat, _SHOE, later=False))
        if turn.saws(seat):
            found.append(Standing(seat, CHAINSAW, later=False))
        if turn.burning(seat) != NOWHERE:
            found.append(Standing(seat, MOLOTOV, later=False))
    return found


def _rolls(public: Public, bout: Bout) -> list[str]:
    """Return the answers that throw the die: the first roll, or another one for a life or a bandage."""
    match bout.round:
        case Round.BEGIN | Round.FIRST:
            found = [ROLL]
        case Round.FAILED:
            found = [LIFE] if public.lives[bout.fighter] > 1 else []
            if public.holds(bout.fighter, FIRST_AID):
                found.append(USE + FIRST_AID)
        case _:
            found = []
    return [str(SPACE.option(option)) for option in found]


def _winning(public: Public, turn: PlayerTurn, bout: Bout) -> list[int]:
    bonus = fight_bonus(public, turn, bout.fighter, bout.space)
    return [die for die in range(1, 7) if die + bonus >= ENOUGH]


def _spots(public: Public, chosen: int) -> list[Spot]:
    town = public.town
    return [
        Spot(door, town.spot_xs[at], town.spot_ys[at], at == chosen)
        for at, door in enumerate(town.spot_doors)
        if door >= 0 and chosen in (-1, at)
    ]


def facts(view: View) -> Facts:
    """Return the facts that every seat may know."""
    public = view.public
    assert isinstance(public, Public)
    return Facts(view, public)
