"""Planning a route: what the contracts a seat holds are worth from where its truck stands.

A guess for bots, never a rule. Time is counted in actions; other trucks count only where they block a dock.
"""

from __future__ import annotations

from typing import Final, final

from deadroad.games.road_master.board import BIT, DISTANCE, DOCK, REACH, SPACES, WAREHOUSE
from deadroad.games.road_master.cards import (
    BLUE,
    COLOUR,
    DESTINATION,
    KINDS,
    PENALTY,
    POINTS,
    QUANTITY,
    YELLOW,
)
from deadroad.games.road_master.options import CAPACITY
from deadroad.games.road_master.state import NOWHERE, Haulier, Public
from deadroad.games.road_master.tokens import ACTIONS

DEPTH: Final = 5  # warehouses looked ahead
HASTE: Final = 2  # the same, where very many plans are made
WIDTH: Final = 2  # warehouses considered at each step
FADE: Final = 0.965  # what a point keeps of its worth for each action until it comes
SPACE_COST: Final = 0.005  # so that of two ways of as many actions the shorter one wins
HALF: Final = 0.5  # of an action: what spaces add to a time never makes it a later one
DOUBT: Final = 0.65  # for a contract beyond the warehouses looked at
SHARE: Final = 0.8  # of the actions of a trip, when it serves other contracts too
DANGER: Final = 0.8  # for an explosive one
GAME_TURNS: Final = 9.0  # of one seat from the first delivery to the end, near enough


def _fades() -> list[float]:
    worth = [1.0]
    for _ in range(400):
        worth.append(worth[-1] * FADE)
    return worth


def _by_distance(space: int) -> list[int]:
    far = [
        0 if WAREHOUSE[space] == warehouse else DISTANCE[space][_FIRST_DOCK[warehouse]]
        for warehouse in range(KINDS)
    ]
    return sorted(range(KINDS), key=far.__getitem__)


_FADES: Final[list[float]] = _fades()
# The two docks of each warehouse.
_FIRST_DOCK: Final[list[int]] = [
    next(space for space in range(DOCK, len(SPACES)) if WAREHOUSE[space] == warehouse)
    for warehouse in range(KINDS)
]


# The warehouses by how far they are from each space; the one a truck stands in comes first.
_NEAREST: Final[list[list[int]]] = [_by_distance(space) for space in range(len(SPACES))]
# Actions to fetch and deliver a contract's cubes when trips are shared in part with others.
_HAULS: Final[list[float]] = [
    SHARE * (2.0 + (DISTANCE[_FIRST_DOCK[COLOUR[at]]][_FIRST_DOCK[DESTINATION[at]]] + 5.0) / REACH)
    for at in range(len(QUANTITY))
]


def turns_left(public: Public) -> float:
    """Return how many turns a seat may still have after this one."""
    if public.triggered:
        return 0.0
    lead = 0
    for haulier in public.hauliers:
        lead = max(lead, haulier.score)
    return max(1.0, GAME_TURNS * (public.limit - lead) / public.limit)


@final
class Route:
    """The open contracts of a seat, with what fills them, and how much time there is."""

    __slots__ = (
        "actions",
        "cargo",
        "colours",
        "depth",
        "end",
        "hauls",
        "lying",
        "occupied",
        "perishables",
        "places",
        "rest",
        "sources",
        "stays",
        "stock",
        "truck",
        "worth",
    )

    def __init__(self, public: Public, haulier: Haulier, depth: int = DEPTH) -> None:
        self.depth = depth
        self.truck = haulier.truck
        self.cargo = haulier.cargo
        self.stays: dict[float, float] = {}
        self.colours: list[int] = []
        self.places: list[int] = []
        self.rest: list[int] = []  # cubes still wanted
        self.worth: list[float] = []  # points gained and penalty saved
        self.hauls: list[float] = []  # actions each takes where the search stops
        self.stock = public.stock
        self.lying: list[list[int]] = []  # the colours in each warehouse
        self.sources: list[int] = [0] * KINDS  # the warehouses that hold each colour, as bits
        for warehouse in range(KINDS):
            there: list[int] = []
            for colour in range(KINDS):
                if public.stock[warehouse][colour]:
                    there.append(colour)
                    self.sources[colour] |= 1 << warehouse
            self.lying.append(there)
        self.occupied = public.occupied()
        if haulier.truck != NOWHERE:
            self.occupied &= ~BIT[haulier.truck]
        self.perishables = public.perishables
        self.actions = public.actions
        self.end = ACTIONS - public.actions + ACTIONS * turns_left(public)
        for at, contract in enumerate(haulier.contracts):
            if haulier.laid[at] < QUANTITY[contract]:
                self.add(contract, QUANTITY[contract] - haulier.laid[at], public.explosives)

    def add(self, contract: int, rest: int, explosives: bool) -> None:
        """Take up a contract."""
        self.colours.append(COLOUR[contract])
        self.places.append(DESTINATION[contract])
        self.rest.append(rest)
        worth = float(POINTS[contract] + PENALTY[contract])
        self.worth.append(worth * DANGER if explosives and COLOUR[contract] == YELLOW else worth)
        self.hauls.append(_HAULS[contract])

    def drop(self) -> None:
        """Give the contract taken up last back."""
        self.colours.pop()
        self.places.pop()
        self.rest.pop()
        self.worth.pop()
        self.hauls.pop()

    def value(self, truck: int, cargo: list[int], time: float) -> float:
        """Return what the best route found is worth, from a space with a cargo and some actions gone."""
        if not self.rest:
            return 0.0
        if truck == NOWHERE:
            best = 0.0
            for warehouse in range(KINDS):
                dock = _FIRST_DOCK[warehouse]
                best = max(
                    best, self._onward(dock, cargo, self.rest, time, self.turn_end(time), self.depth - 1)
                )
            return best
        return self._onward(truck, cargo, self.rest, time, self.turn_end(time), self.depth)

    def stay(self, time: float) -> float:
        """Return what the best route is worth as the truck stands, some actions from now; looked up once."""
        if time not in self.stays:
            self.stays[time] = self.value(self.truck, self.cargo, time)
        return self.stays[time]

    def turn_end(self, time: float) -> float:
        """Return when the turn that is under way at a time ends."""
        left = float(ACTIONS - self.actions)
        while left < time - HALF:
            left += ACTIONS
        return left

    def _onward(
        self, truck: int, cargo: list[int], rest: list[int], time: float, spoil: float, depth: int
    ) -> float:
        if time >= self.end:
            return 0.0
        useful = self._useful(cargo, rest) if depth else 0
        if not useful:
            return self._hope(truck, cargo, rest, time)
        best = 0.0
        tried = 0
        # Whoever drives by a warehouse of use to reach farther ones seldom gains by it: the nearest will do.
        for warehouse in _NEAREST[truck]:
            if useful >> warehouse & 1:
                best = max(best, self._visit(warehouse, truck, cargo, rest, time, spoil, depth, best))
                tried += 1
                if tried == WIDTH:
                    break
        return best

    def _useful(self, cargo: list[int], rest: list[int]) -> int:
        # The warehouses where something can come off or be loaded, as bits.
        room = cargo[0] + cargo[1] + cargo[2] + cargo[3] + cargo[4] + cargo[5] < CAPACITY
        useful = 0
        for at, left in enumerate(rest):
            if left:
                aboard = cargo[self.colours[at]]
                if aboard:
                    useful |= 1 << self.places[at]
                if room and aboard < left:
                    useful |= self.sources[self.colours[at]]
        return useful

    def _visit(  # noqa: PLR0913, PLR0917 - the whole position of the plan
        self,
        warehouse: int,
        truck: int,
        cargo: list[int],
        rest: list[int],
        time: float,
        spoil: float,
        depth: int,
        beaten: float,
    ) -> float:
        # What a visit and the best way on from it are worth; one that cannot win is looked at no further.
        dock = self.dock(truck, warehouse)
        time += self.drive(truck, dock)
        cargo = list(cargo)
        if self.perishables and time + HALF > spoil:
            cargo[BLUE] = 0
        rest = list(rest)
        gain = self._unload(warehouse, cargo, rest, time)
        if gain >= 0.0:
            time += 1.0
        else:
            gain = 0.0
        loaded = self._load(warehouse, cargo, rest)
        if loaded:
            if self.perishables and warehouse == BLUE and cargo[BLUE]:
                # Perishables are best loaded with a whole turn ahead: wait for the next one.
                turn = self.turn_end(time)
                if turn - time < ACTIONS - HALF:
                    time = turn
                spoil = time + ACTIONS
            time += 1.0
        most = 0.0
        for at, left in enumerate(rest):
            if left:
                most += self.worth[at]
        if gain + most * faded(time + 1.0) <= beaten:
            return gain
        return gain + self._onward(dock, cargo, rest, time, spoil, depth - 1)

    def _unload(self, warehouse: int, cargo: list[int], rest: list[int], time: float) -> float:
        # What comes off here is worth; -1 if nothing does. Cargo and rest change.
        gain = -1.0
        for at, left in enumerate(rest):
            if left and self.places[at] == warehouse and cargo[self.colours[at]]:
                moved = min(left, cargo[self.colours[at]])
                cargo[self.colours[at]] -= moved
                rest[at] = left - moved
                gain = max(gain, 0.0)
                if moved == left and time + 1.0 <= self.end:
                    gain += self.worth[at] * faded(time + 1.0)
        return gain

    def _load(self, warehouse: int, cargo: list[int], rest: list[int]) -> bool:
        stock = self.stock[warehouse]
        room = CAPACITY - (cargo[0] + cargo[1] + cargo[2] + cargo[3] + cargo[4] + cargo[5])
        loaded = False
        for colour in self.lying[warehouse]:
            wanted = -cargo[colour]
            for at, left in enumerate(rest):
                if self.colours[at] == colour:
                    wanted += left
            moved = min(wanted, stock[colour], room)
            if moved > 0:
                cargo[colour] += moved
                room -= moved
                loaded = True
        return loaded

    def _hope(self, truck: int, cargo: list[int], rest: list[int], time: float) -> float:
        # What is left over when the search stops: one contract after the other, trips shared in part.
        hope = 0.0
        for at, left in enumerate(rest):
            if left:
                colour = self.colours[at]
                aboard = cargo[colour] >= left
                if aboard:
                    time += self.drive(truck, self.dock(truck, self.places[at])) * SHARE + 1.0
                elif self.stock[colour][colour] + cargo[colour] < left:
                    continue
                else:
                    time += self.hauls[at]
                if time > self.end:
                    break
                hope += self.worth[at] * faded(time)
        return hope * DOUBT

    def dock(self, truck: int, warehouse: int) -> int:
        """Return the dock of a warehouse to drive to: the nearer one that is free."""
        first = _FIRST_DOCK[warehouse]
        if WAREHOUSE[truck] == warehouse:
            return truck
        far = DISTANCE[truck]
        nearer, other = (first, first + 1) if far[first] <= far[first + 1] else (first + 1, first)
        return other if self.occupied & BIT[nearer] and not self.occupied & BIT[other] else nearer

    def drive(self, truck: int, dock: int) -> float:
        """Return how many actions a drive takes."""
        if truck == dock:
            return 0.0
        spaces = DISTANCE[truck][dock]
        return float((spaces + REACH - 1) // REACH) + SPACE_COST * spaces


def faded(time: float) -> float:
    """Return what a point is worth that comes only after a time."""
    whole = int(time)
    if whole >= 400:
        return 0.0
    return _FADES[whole] * (1.0 - (time - whole) * (1.0 - FADE))
