"""Derived facts: the places of all members, capacity and prices, a group's ways, a combat's odds."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.hit_z_road.cards import CARDS
from deadroad.games.hit_z_road.fight import Fight
from deadroad.games.hit_z_road.odds import FightOdds, fight_odds
from deadroad.games.tower_defense.components import PLACES, RANKS
from deadroad.games.tower_defense.garrison import Recruit
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
from deadroad.games.tower_defense.recovery import haul
from deadroad.kernel.view import View

GATE: Final = "gate"  # at the bastion where a group gathers, or whose regulars are being quartered


@final
class Way:
    """A free path to a unit, and for each of its cells the fuel spent and whether it is too much (HTD-59)."""

    __slots__ = ("cells", "dear", "fuel")

    def __init__(self, cells: list[int], toll: int, fuel: int) -> None:
        self.cells = cells  # from the bastion to the unit
        self.fuel = [toll + step for step in range(len(cells))]
        self.dear = [spent > fuel for spent in self.fuel]  # more than there is


@final
class Place:
    """The number of regulars at a place: `home 0`, `post 0 1` (bastion, warehouse), `cell 7` or `gate`."""

    __slots__ = ("name", "regulars")

    def __init__(self, name: str, regulars: int) -> None:
        self.name = name
        self.regulars = regulars


@final
class Facts:
    """The garrison, the field and the group that gathers."""

    __slots__ = (
        "capacity",
        "coming",
        "dear",
        "free",
        "gate",
        "leaders",
        "manned",
        "members",
        "odds",
        "places",
        "prices",
        "recruits",
        "to_come",
        "walks",
        "ways",
        "zombies",
    )

    def __init__(
        self,
        public: Public,
        group: Interception | None,
        quarter: Quarter | None,
        fight: Fight | None,
        recruiting: bool,
    ) -> None:
        self.members = public.members()
        self.odds: FightOdds | None = None
        if fight is not None and public.fighting != NONE:
            self.odds = fight_odds(fight, public.stock, public.group(public.fighting))
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
        self.coming = [haul(public, warehouse) for warehouse in range(LINES)]  # what its members bring
        self.recruits = [rank.price for rank in RANKS] if recruiting else []  # experience by rank
        self.prices = _prices(public, group)  # by cell: fuel to get there, -1 if there is no way
        self.dear = [price > public.stock.fuel for price in self.prices]  # by cell
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
    """Return the fuel that the first member from a bastion pays to join; -1 if there is no way."""
    if group is None or bastion == group.at or group.joined[bastion] or group.led >> bastion & 1:
        return 0
    return group.walks[bastion] if group.walks[bastion] < FAR else -1


def facts(view: View) -> Facts:
    """Return the facts that every seat may know."""
    public = view.public
    assert isinstance(public, Public)
    group: Interception | None = None
    quarter: Quarter | None = None
    fight: Fight | None = None
    for frame in view.stack:
        if isinstance(frame, Interception) and frame.at != NONE:
            group = frame
        elif isinstance(frame, Quarter):
            quarter = frame
        elif isinstance(frame, Fight):
            fight = frame
    recruiting = len(view.stack) > 0 and isinstance(view.stack[-1], Recruit)
    return Facts(public, group, quarter, fight, recruiting)
