"""What follows from the table: where everybody stands, what can be kept, and the ways of a group."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.hit_z_road.cards import CARDS
from deadroad.games.tower_defense.components import PLACES
from deadroad.games.tower_defense.grid import (
    CELLS,
    FAR,
    LINES,
    bastion_cell,
    occupied,
    path,
)
from deadroad.games.tower_defense.interception import Interception
from deadroad.games.tower_defense.public import HOME, NONE, OUT, POSTED, Public
from deadroad.games.tower_defense.quarters import Quarter
from deadroad.kernel.view import View

GATE: Final = "gate"  # before the bastion where a group gathers, or whose regulars wait for quarters


@final
class Way:
    """A free path to a unit, and the fuel spent at each of its cells (HTD-59)."""

    __slots__ = ("cells", "dear", "fuel")

    def __init__(self, cells: list[int], toll: int, fuel: int) -> None:
        self.cells = cells  # from the bastion to the unit
        self.fuel = [toll + step for step in range(len(cells))]
        self.dear = self.fuel[-1] > fuel  # more than there is


@final
class Place:
    """How many regulars stand at a place: `home 0`, `post 0 1` (bastion, warehouse), `cell 7` or `gate`."""

    __slots__ = ("name", "regulars")

    def __init__(self, name: str, regulars: int) -> None:
        self.name = name
        self.regulars = regulars


@final
class Facts:
    """The garrison, the field and the group that gathers."""

    __slots__ = (
        "capacity",
        "free",
        "gate",
        "leaders",
        "manned",
        "members",
        "places",
        "prices",
        "to_come",
        "walks",
        "ways",
        "zombies",
    )

    def __init__(self, public: Public, group: Interception | None, quarter: Quarter | None) -> None:
        self.members = public.members()
        self.capacity = public.capacity()  # of each resource
        self.manned = [public.manned(bastion) for bastion in range(LINES)]
        self.zombies = sum(
            [
                CARDS[card].zombies
                for cell, card in enumerate(public.field)
                if card >= 0 and cell not in public.won
            ]
        )
        self.to_come = [  # cards by wave
            0 if wave < public.wave else size if wave > public.wave else public.reserve
            for wave, size in enumerate(public.sizes)
        ]
        self.gate = group.at if group is not None else quarter.at if quarter is not None else NONE
        self.leaders = [_leader(public, group, bastion) for bastion in range(LINES)]  # place, "" for none
        self.places = _places(public, group, quarter)
        self.free = [PLACES - public.squad(bastion) for bastion in range(LINES)]  # places of a squad
        self.prices = _prices(public, group)  # by cell: fuel to come there, -1 where no way leads
        self.ways: list[Way] = [] if group is None else _ways(public, group)
        self.walks = [_walk(group, bastion) for bastion in range(LINES)]  # fuel to join from a bastion


def _leader(public: Public, group: Interception | None, bastion: int) -> str:
    where = public.leaders[bastion]
    if where < HOME:
        return ""
    if where >= OUT:
        return f"cell {where - OUT}"
    if where >= POSTED:
        return f"post {bastion} {where - POSTED}"
    return GATE if group is not None and group.led >> bastion & 1 else f"home {bastion}"


def _places(public: Public, group: Interception | None, quarter: Quarter | None) -> list[Place]:
    found: list[Place] = []
    for bastion in range(LINES):
        joined = 0 if group is None else group.joined[bastion]
        found.append(Place(f"home {bastion}", public.home[bastion] - joined))
        for warehouse in range(LINES):
            found.append(Place(f"post {bastion} {warehouse}", public.posted[bastion * LINES + warehouse]))
    found += [Place(f"cell {cell}", count) for cell, count in enumerate(public.sent)]
    if group is not None:
        found.append(Place(GATE, sum(group.joined)))
    elif quarter is not None:
        found.append(Place(GATE, quarter.pool - sum(public.home[quarter.at :])))
    return [place for place in found if place.regulars > 0]


def _prices(public: Public, group: Interception | None) -> list[int]:
    if group is None:
        return [-1] * CELLS
    return [
        group.toll + steps if steps < FAR and public.field[cell] >= 0 else -1
        for cell, steps in enumerate(group.reach)
    ]


def _ways(public: Public, group: Interception) -> list[Way]:
    start = bastion_cell(group.at)
    units = occupied(public.field)
    found: list[Way] = []
    for cell in range(CELLS):
        if public.field[cell] >= 0 and cell != start and group.reach[cell] < FAR:
            found.append(Way(path(units, group.reach, cell), group.toll, public.stock.fuel))
    return found


def _walk(group: Interception | None, bastion: int) -> int:
    """Return what the first from a bastion pays to join; 0 for nothing, -1 where no way leads."""
    if group is None or bastion == group.at or group.joined[bastion] or group.led >> bastion & 1:
        return 0
    return group.walks[bastion] if group.walks[bastion] < FAR else -1


def facts(view: View) -> Facts:
    """Return the facts that everybody may know."""
    public = view.public
    assert isinstance(public, Public)
    group: Interception | None = None
    quarter: Quarter | None = None
    for frame in view.stack:
        if isinstance(frame, Interception) and frame.at != NONE:
            group = frame
        elif isinstance(frame, Quarter):
            quarter = frame
    return Facts(public, group, quarter)
