"""Planning a route: what the contracts a seat holds are worth from where its truck stands.

A guess for bots, never a rule. Time is counted in actions; other trucks count only where they block a dock.
Very many plans are made, so what changes on the way is packed: rows of numbers from 0 to 15, four bits each,
in one native integer. A cargo is such a row by colour, what contracts still want a row by contract.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

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
ROOM: Final[i64] = CAPACITY  # of a truck, in cubes
MOST: Final = 15  # contracts that a plan can hold; nobody fills more


def packed(numbers: list[int]) -> i64:
    """Return a row of numbers as one integer."""
    row: i64 = 0
    for number in reversed(numbers):
        row = row << 4 | number
    return row


def total(row: i64) -> i64:
    """Return the sum of a row."""
    found: i64 = 0
    while row:
        found += row & 15
        row >>= 4
    return found


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


# The warehouses by how far they are from each space, packed; the one a truck stands in comes first.
_NEAREST: Final[list[int]] = [packed(_by_distance(space)) for space in range(len(SPACES))]
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
        "count",
        "depth",
        "end",
        "hauls",
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
        self.count = 0
        self.colours: i64 = 0  # of each contract
        self.places: i64 = 0  # where each goes
        self.rest: i64 = 0  # the cubes each still wants
        self.worth: list[float] = []  # points gained and penalty saved
        self.hauls: list[float] = []  # actions each takes where the search stops
        self.stock: list[int] = []  # of each warehouse, by colour
        self.sources: list[int] = [0] * KINDS  # the warehouses that hold each colour, as bits
        for warehouse in range(KINDS):
            lying = public.stock[warehouse]
            self.stock.append(packed(lying))
            for colour in range(KINDS):
                if lying[colour]:
                    self.sources[colour] |= 1 << warehouse
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
        if self.count < MOST:
            at: i64 = 4 * self.count
            self.colours |= COLOUR[contract] << at
            self.places |= DESTINATION[contract] << at
            self.rest |= rest << at
        self.count += 1
        worth = float(POINTS[contract] + PENALTY[contract])
        self.worth.append(worth * DANGER if explosives and COLOUR[contract] == YELLOW else worth)
        self.hauls.append(_HAULS[contract])

    def drop(self) -> None:
        """Give the contract taken up last back."""
        self.count -= 1
        if self.count < MOST:
            others: i64 = (1 << 4 * self.count) - 1
            self.colours &= others
            self.places &= others
            self.rest &= others
        self.worth.pop()
        self.hauls.pop()

    def value(self, truck: int, cargo: list[int], time: float) -> float:
        """Return what the best route found is worth, from a space with a cargo and some actions gone."""
        if not self.count:
            return 0.0
        aboard = packed(cargo)
        if truck == NOWHERE:
            best = 0.0
            for warehouse in range(KINDS):
                dock = _FIRST_DOCK[warehouse]
                best = max(
                    best, self._onward(dock, aboard, self.rest, time, self.turn_end(time), self.depth - 1)
                )
            return best
        return self._onward(truck, aboard, self.rest, time, self.turn_end(time), self.depth)

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

    def _onward(self, truck: int, cargo: i64, rest: i64, time: float, spoil: float, depth: int) -> float:
        if time >= self.end:
            return 0.0
        useful: i64 = self._useful(cargo, rest) if depth else 0
        if not useful:
            return self._hope(truck, cargo, rest, time)
        best = 0.0
        tried = 0
        # Whoever drives by a warehouse of use to reach farther ones seldom gains by it: the nearest will do.
        nearest: i64 = _NEAREST[truck]
        while tried < WIDTH and useful:
            warehouse: i64 = nearest & 15
            nearest >>= 4
            if useful >> warehouse & 1:
                best = max(best, self._visit(warehouse, truck, cargo, rest, time, spoil, depth, best))
                useful &= ~(1 << warehouse)
                tried += 1
        return best

    def _useful(self, cargo: i64, rest: i64) -> i64:
        # The warehouses where something can come off or be loaded, as bits.
        room = total(cargo) < ROOM
        useful: i64 = 0
        colours = self.colours
        places = self.places
        while rest:
            left: i64 = rest & 15
            if left:
                colour: i64 = colours & 15
                aboard: i64 = cargo >> 4 * colour & 15
                if aboard:
                    useful |= 1 << (places & 15)
                if room and aboard < left:
                    useful |= self.sources[colour]
            rest >>= 4
            colours >>= 4
            places >>= 4
        return useful

    def _visit(  # noqa: PLR0913, PLR0917 - the whole position of the plan
        self,
        warehouse: i64,
        truck: int,
        cargo: i64,
        rest: i64,
        time: float,
        spoil: float,
        depth: int,
        beaten: float,
    ) -> float:
        # What a visit and the best way on from it are worth; one that cannot win is looked at no further.
        dock = self.dock(truck, warehouse)
        time += self.drive(truck, dock)
        if self.perishables and time + HALF > spoil:
            cargo &= ~(15 << 4 * BLUE)
        before = rest
        cargo, rest, gain = self._unload(warehouse, cargo, rest, time)
        if rest != before:
            time += 1.0
        laden = self._load(warehouse, cargo, rest)
        if laden != cargo:
            cargo = laden
            if self.perishables and warehouse == BLUE and cargo >> 4 * BLUE & 15:
                # Perishables are best loaded with a whole turn ahead: wait for the next one.
                turn = self.turn_end(time)
                if turn - time < ACTIONS - HALF:
                    time = turn
                spoil = time + ACTIONS
            time += 1.0
        if gain + self._promised(rest) * faded(time + 1.0) <= beaten:
            return gain
        return gain + self._onward(dock, cargo, rest, time, spoil, depth - 1)

    def _promised(self, rest: i64) -> float:
        # The worth of all contracts that are not full.
        promised = 0.0
        at = 0
        while rest:
            if rest & 15:
                promised += self.worth[at]
            rest >>= 4
            at += 1
        return promised

    def _unload(self, warehouse: i64, cargo: i64, rest: i64, time: float) -> tuple[i64, i64, float]:
        # Cargo and rest after everything wanted here came off, and what that is worth.
        gain = 0.0
        at = 0
        open_: i64 = rest
        colours = self.colours
        places = self.places
        while open_:
            left: i64 = open_ & 15
            if left and places & 15 == warehouse:
                shift: i64 = 4 * (colours & 15)
                moved: i64 = cargo >> shift & 15
                if moved:
                    moved = min(moved, left)
                    cargo -= moved << shift
                    rest -= moved << 4 * at
                    if moved == left and time + 1.0 <= self.end:
                        gain += self.worth[at] * faded(time + 1.0)
            open_ >>= 4
            colours >>= 4
            places >>= 4
            at += 1
        return cargo, rest, gain

    def _load(self, warehouse: i64, cargo: i64, rest: i64) -> i64:
        # The cargo with what the contracts want of what lies here, as far as there is room.
        stock: i64 = self.stock[warehouse]
        room: i64 = ROOM - total(cargo)
        shift: i64 = 0
        while stock:
            lying: i64 = stock & 15
            if lying:
                wanted = self._wanted(shift >> 2, rest) - (cargo >> shift & 15)
                moved: i64 = min(wanted, lying)
                moved = min(moved, room)
                if moved > 0:
                    cargo += moved << shift
                    room -= moved
            stock >>= 4
            shift += 4
        return cargo

    def _wanted(self, colour: i64, rest: i64) -> i64:
        # The cubes of a colour that all contracts together want.
        wanted: i64 = 0
        colours = self.colours
        while rest:
            if colours & 15 == colour:
                wanted += rest & 15
            rest >>= 4
            colours >>= 4
        return wanted

    def _hope(self, truck: int, cargo: i64, rest: i64, time: float) -> float:
        # What is left over when the search stops: one contract after the other, trips shared in part.
        hope = 0.0
        at = 0
        colours = self.colours
        places = self.places
        while rest:
            left: i64 = rest & 15
            if left:
                colour: i64 = colours & 15
                aboard: i64 = cargo >> 4 * colour & 15
                at_home: i64 = self.stock[colour] >> 4 * colour & 15
                if aboard >= left:
                    time += self.drive(truck, self.dock(truck, places & 15)) * SHARE + 1.0
                elif aboard + at_home >= left:
                    time += self.hauls[at]
                if time > self.end:
                    break
                if aboard + at_home >= left:
                    hope += self.worth[at] * faded(time)
            rest >>= 4
            colours >>= 4
            places >>= 4
            at += 1
        return hope * DOUBT

    def dock(self, truck: int, warehouse: i64) -> int:
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
