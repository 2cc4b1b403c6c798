"""What follows from the table: what stands on which space, which effects last, where the next step leads."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.zombies.cards import CHAINSAW, ITEMS, MOLOTOV, Effect, card_of
from deadroad.games.zombies.laying import Lay
from deadroad.games.zombies.state import (
    AFRAID,
    FEEDING,
    NEXT_TURN,
    PARALYSED,
    ROLLING_MARBLES,
    SHUT_OUT,
    Public,
)
from deadroad.games.zombies.tiles import CELLS_IN, shape_of
from deadroad.games.zombies.walk import Walk
from deadroad.games.zombies.zombie_step import Shamble
from deadroad.kernel.view import View

# The bits of `standing` with their cards, and whether they hold for all from the play on.
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
    """A card whose effect lasts, and for whom; `later`: from that seat's next turn on."""

    __slots__ = ("card", "later", "seat")

    def __init__(self, seat: int, card: int, later: bool) -> None:
        self.seat = seat
        self.card = card
        self.later = later


@final
class Spot:
    """A place where the tile in hand may go (ZOM-20); `chosen`: it lies there and is still to be turned."""

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
        "spots",
        "standing",
        "tired",
        "zombies",
    )

    def __init__(self, view: View, public: Public) -> None:
        town = public.town
        self.zombies = spaces(town.zombies)
        self.lives = spaces(town.lives)
        self.bullets = spaces(town.bullets)
        self.burning = sorted({tile for tile in public.molotovs if tile >= 0})  # tiles
        self.items = [[item for item in range(ITEMS) if held >> item & 1] for held in public.items]
        self.standing = _standing(public)
        # The tile in hand as it would lie: a shape for each number of quarter turns; and where it may go.
        self.held: list[int] = []
        self.spots: list[Spot] = []
        # The space from which the next step goes, and where it leads by direction; -1 for none.
        self.origin = -1
        self.ahead = [-1, -1, -1, -1]
        self.tired: list[int] = []  # spaces of zombies that have had their step
        if not view.stack:
            return
        for frame in view.stack:
            if isinstance(frame, Shamble):
                self.tired = spaces(frame.moved)
            elif isinstance(frame, Lay) and frame.tile < 0:
                self.held = [shape_of(frame.kind, quarters, public.any_side) for quarters in range(4)]
                self.spots = _spots(public, frame.spot)
        top = view.stack[-1]
        if isinstance(top, Shamble):
            self.origin = top.picked
        elif isinstance(top, Walk):
            self.origin = public.spaces[top.mover]
        if self.origin >= 0:
            self.ahead = [town.across(self.origin, direction) for direction in range(4)]


def spaces(masks: list[int]) -> list[int]:
    """Return the spaces of what is kept as a mask of nine bits a tile."""
    return [tile * 9 + cell for tile, mask in enumerate(masks) for cell in CELLS_IN[mask]]


def _standing(public: Public) -> list[Standing]:
    found: list[Standing] = []
    for seat, bits in enumerate(public.standing):
        for effect, card, for_all in _EFFECTS:
            now = bits & effect != 0
            if now or bits & effect << NEXT_TURN:
                found.append(Standing(seat, card, not now and not for_all))
        if public.shoes[seat]:
            found.append(Standing(seat, _SHOE, later=False))
        if public.chainsaws[seat]:
            found.append(Standing(seat, CHAINSAW, later=False))
        if public.molotovs[seat] >= 0:
            found.append(Standing(seat, MOLOTOV, later=False))
    return found


def _spots(public: Public, chosen: int) -> list[Spot]:
    town = public.town
    return [
        Spot(door, town.spot_xs[at], town.spot_ys[at], at == chosen)
        for at, door in enumerate(town.spot_doors)
        if door >= 0 and chosen in (-1, at)
    ]


def facts(view: View) -> Facts:
    """Return the facts that everybody may know."""
    public = view.public
    assert isinstance(public, Public)
    return Facts(view, public)
