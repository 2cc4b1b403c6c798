"""Route planning: the value of a seat's open contracts from the position of its truck.

This is an estimate for bots, not a rule. Time is counted in actions. Other trucks count only if they block a
dock. Very many plans are computed, so the changing values are packed: rows of numbers from 0 to 15, four bits
each, in one native integer. A cargo is such a row by colour; the cubes that contracts still need are a row by
contract. Numbers that do not fit into a row are in a `vec`, a list of native numbers.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from deadroad.games.road_master.board import BIT, SPACES
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
from deadroad.games.road_master.trips import DOCKS_OF, DRIVES, FIRST_DOCK, HAULS, NEAREST, SHARE

DEPTH: Final = 5  # depth of the search, in warehouses
HASTE: Final = 2  # the same for very many plans
WIDTH: Final = 2  # warehouses considered at each step
FADE: Final = 0.965  # discount of a point for each action until it is scored
HALF: Final = 0.5  # fraction of an action; spaces never add up to a whole action
DOUBT: Final = 0.65  # for a contract beyond the depth of the search
DANGER: Final = 0.8  # for an explosive one
GAME_TURNS: Final = 9.0  # approximate number of turns of a seat from the first delivery to the end
ROOM: Final[i64] = CAPACITY  # of a truck, in cubes
MOST: Final = 15  # most contracts in a plan
UNKNOWN: Final = -1e9  # lower than the value of any route


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


_FADES: Final[vec[float]] = vec[float](_fades())
# Compiled code looks a whole number up faster than it makes a float of it.
_WHOLE: Final[vec[float]] = vec[float]([float(whole) for whole in range(401)])
_NEAREST: Final[vec[i64]] = vec[i64]([packed(warehouses) for warehouses in NEAREST])


@final
class Lying:
    """The cubes in the warehouses: a row for each by colour, and the warehouses of each colour as bits."""

    __slots__ = ("rows", "sources", "stock")

    def __init__(self, stock: list[list[int]]) -> None:
        self.stock = stock
        self.rows = vec[i64]([packed(lying) for lying in stock])
        sources = vec[i64]([0 for _ in range(KINDS)])
        for warehouse, lying in enumerate(stock):
            for colour, cubes in enumerate(lying):
                if cubes:
                    sources[colour] |= 1 << warehouse
        self.sources = sources


# The cubes as they lay at the last plan. Most answers move none, and then the next plan uses the same.
_LAST: Final[list[Lying]] = [Lying([])]


def lying_in(stock: list[list[int]]) -> Lying:
    """Return the cubes in the warehouses, packed."""
    last = _LAST[0]
    if last.stock is not stock:
        last = Lying(stock)
        _LAST[0] = last
    return last


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
    """The open contracts of a seat, what they need, and the time left."""

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
        self.stays = vec[float]([UNKNOWN for _ in range(ACTIONS + 1)])
        self.count = 0
        self.colours: i64 = 0  # of each contract
        self.places: i64 = 0  # where each goes
        self.rest: i64 = 0  # the cubes each still needs
        self.worth = vec[float]()  # points plus saved penalty
        self.hauls = vec[float]()  # actions each takes beyond the search
        lying = lying_in(public.stock)
        self.stock = lying.rows
        self.sources = lying.sources
        self.occupied: i64 = public.occupied()
        if haulier.truck != NOWHERE:
            self.occupied &= ~BIT[haulier.truck]
        self.perishables = public.perishables
        self.actions = public.actions
        self.end = ACTIONS - public.actions + ACTIONS * turns_left(public)
        for at, contract in enumerate(haulier.contracts):
            if haulier.laid[at] < QUANTITY[contract]:
                self.add(contract, QUANTITY[contract] - haulier.laid[at], public.explosives)

    def add(self, contract: int, rest: int, explosives: bool) -> None:
        """Add a contract."""
        if self.count < MOST:
            at: i64 = 4 * self.count
            self.colours |= COLOUR[contract] << at
            self.places |= DESTINATION[contract] << at
            self.rest |= rest << at
        self.count += 1
        worth = float(POINTS[contract] + PENALTY[contract])
        if explosives and COLOUR[contract] == YELLOW:
            worth *= DANGER
        self.worth = append(self.worth, worth)
        self.hauls = append(self.hauls, HAULS[contract])

    def drop(self) -> None:
        """Remove the contract that was added last."""
        self.count -= 1
        if self.count < MOST:
            others: i64 = (1 << 4 * self.count) - 1
            self.colours &= others
            self.places &= others
            self.rest &= others
        self.worth, _ = pop(self.worth)
        self.hauls, _ = pop(self.hauls)

    def value(self, truck: int, cargo: list[int], time: float) -> float:
        """Return the value of the best route from a space, with a cargo and a number of used actions."""
        if not self.count:
            return 0.0
        aboard = packed(cargo)
        if truck == NOWHERE:
            best = 0.0
            for warehouse in range(KINDS):
                dock = FIRST_DOCK[warehouse]
                best = max(
                    best, self._onward(dock, aboard, self.rest, time, self.turn_end(time), self.depth - 1)
                )
            return best
        return self._onward(truck, aboard, self.rest, time, self.turn_end(time), self.depth)

    def stay(self, actions: i64) -> float:
        """Return the value of the best route from the truck's space, some actions from now. Cached."""
        known = self.stays[actions]
        if known == UNKNOWN:
            known = self.value(self.truck, self.cargo, float(int(actions)))
            self.stays[actions] = known
        return known

    def turn_end(self, time: float) -> float:
        """Return when the turn at a time ends."""
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
        # Passing a useful warehouse to reach farther ones is rarely better, so only the nearest are tried.
        at: i64 = truck
        nearest: i64 = _NEAREST[at]
        while tried < WIDTH and useful:
            warehouse: i64 = nearest & 15
            nearest >>= 4
            if useful >> warehouse & 1:
                best = max(best, self._visit(warehouse, truck, cargo, rest, time, spoil, depth, best))
                useful &= ~(1 << warehouse)
                tried += 1
        return best

    def _useful(self, cargo: i64, rest: i64) -> i64:
        # The warehouses where cubes can be delivered or loaded, as bits.
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
        # The value of a visit and the best way from it. A visit that can't be best is cut off.
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
        at: i64 = 0
        while rest:
            if rest & 15:
                promised += self.worth[at]
            rest >>= 4
            at += 1
        return promised

    def _unload(self, warehouse: i64, cargo: i64, rest: i64, time: float) -> tuple[i64, i64, float]:
        # Cargo and open cubes after delivering everything needed here, and the value of that.
        gain = 0.0
        at: i64 = 0
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
        # The cargo after loading the cubes here that contracts need, as far as there is room.
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
        # The cubes of a colour that all contracts together need.
        wanted: i64 = 0
        colours = self.colours
        while rest:
            if colours & 15 == colour:
                wanted += rest & 15
            rest >>= 4
            colours >>= 4
        return wanted

    def _hope(self, truck: int, cargo: i64, rest: i64, time: float) -> float:
        # The value beyond the search: one contract after the other, with partly shared trips.
        hope = 0.0
        at: i64 = 0
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
        at: i64 = truck
        docks: i64 = DOCKS_OF[at * KINDS + warehouse]
        nearer: i64 = docks >> 6
        other: i64 = docks & 63
        return int(other if self.occupied >> nearer & 1 and not self.occupied >> other & 1 else nearer)

    def drive(self, truck: int, dock: int) -> float:
        """Return how many actions a drive takes."""
        at: i64 = truck
        return DRIVES[at * len(SPACES) + dock]


def faded(time: float) -> float:
    """Return the value of a point that is scored after a time."""
    whole = i64(time)
    if whole >= 400:
        return 0.0
    return _FADES[whole] * (1.0 - (time - _WHOLE[whole]) * (1.0 - FADE))
