"""A bot's assessment of the position, computed once for all options of a question."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.hit_z_road.cards import CARDS
from deadroad.games.hit_z_road.cards import FUEL as FUEL_KIND
from deadroad.games.tower_defense.grid import (
    CELLS,
    FAR,
    LINES,
    bastion_cell,
    column_of,
    occupied,
    steps,
)
from deadroad.games.tower_defense.interception import meeting_place
from deadroad.games.tower_defense.public import HOME, NONE, POSTED, Public
from deadroad.games.tower_defense.tactics import (
    FUEL,
    URGENCY,
    fight_cost,
    fuel_price,
    goods,
    needed,
    pressure,
    promising,
)

ENOUGH_FUEL: Final = 5  # bonus for units close to the fortress


@final
class Plan:
    """A group to form: its bastion, its members, the unit it meets, and its value."""

    __slots__ = ("at", "cell", "leaders", "regulars", "worth")

    def __init__(self) -> None:
        self.at = NONE
        self.cell = NONE
        self.worth = 0.0
        self.leaders = 0  # as bits
        self.regulars: list[int] = [0] * LINES


@final
class Stores:
    """The expected resources after this turn's supply, and how many members are free to fetch more."""

    __slots__ = ("coming", "free", "room", "short_of_fuel")

    def __init__(self, public: Public) -> None:
        self.room = public.capacity()
        self.free = public.idle(0) + public.idle(1) + public.idle(2)
        self.coming: list[int] = []
        for resource in range(LINES):
            found = public.stock.resource(resource)
            for bastion in range(LINES):
                found += 2 * public.posted[bastion * LINES + resource]
                if public.leaders[bastion] == POSTED + resource:
                    found += 2
            self.coming.append(found)
        # Without fuel no group can meet the zombies.
        need = public.warehouses[FUEL_KIND] and self.coming[FUEL_KIND] < ENOUGH_FUEL
        self.short_of_fuel = need and self.free > 1


@final
class Lookout:
    """Ways, groups and stores, each computed on first use."""

    __slots__ = ("known", "plans", "public", "units", "wanted", "ways")

    def __init__(self, public: Public) -> None:
        self.public = public
        self.units = NONE
        self.ways: list[list[int]] = [[]] * LINES
        self.plans: list[Plan | None] = [None] * LINES
        self.known: Stores | None = None
        self.wanted = NONE

    def way(self, bastion: int) -> list[int]:
        """Return the steps from a bastion to each cell."""
        if not self.ways[bastion]:
            if self.units == NONE:
                self.units = occupied(self.public.field)
            self.ways[bastion] = steps(self.units, bastion_cell(bastion))
        return self.ways[bastion]

    def stores(self) -> Stores:
        """Return the assessment of the resources."""
        if self.known is None:
            self.known = Stores(self.public)
        return self.known

    def plan(self, bastion: int) -> Plan:
        """Return the best group that gathers at a bastion; its worth is 0 if there is none."""
        plan = self.plans[bastion]
        if plan is None:
            plan = self._best_plan(bastion)
            self.plans[bastion] = plan
        return plan

    def hope(self) -> float:
        """Return the worth of the best group."""
        return max([self.plan(bastion).worth for bastion in range(LINES)])

    def fighters(self) -> int:
        """Return how many members should stay free for units that may come within reach this turn."""
        if self.wanted == NONE:
            self.wanted = self._fighters()
        return self.wanted

    def _best_plan(self, at: int) -> Plan:
        public = self.public
        best = Plan()
        if not public.bastions[at]:
            return best
        reach = self.way(at)
        walks: list[int] = []
        for other in range(LINES):
            if other == at:
                walks.append(0)
            else:
                walks.append(self.way(other)[bastion_cell(at)] if meeting_place(public, at) else FAR)
        # The bastions by their way, the first of equals first.
        order = [key % LINES for key in sorted([walks[other] * LINES + other for other in range(LINES)])]
        for cell in range(CELLS):
            if public.field[cell] >= 0 and reach[cell] <= public.stock.fuel:
                plan = plan_for(public, at, cell, reach[cell], walks, order)
                if plan.worth > best.worth or (best.cell == NONE and plan.cell != NONE):
                    best = plan
        return best

    def _fighters(self) -> int:
        public = self.public
        near = [FAR] * CELLS
        for bastion in range(LINES):
            if public.idle(bastion):
                way = self.way(bastion)
                for cell in range(CELLS):
                    near[cell] = min(near[cell], way[cell])
        found = 0
        for cell in range(CELLS):
            card = public.field[cell]
            # A unit may move a column nearer before the groups leave.
            if card < 0 or near[cell] - 1 > public.stock.fuel:
                continue
            column = column_of(cell)
            if not CARDS[card].zombies:
                if column >= 2 and goods(public, CARDS[card]) > 1.0:
                    found += 1
            elif column <= 2:
                found += needed(public, cell)
            elif column == 3:
                found += needed(public, cell) // 2
        return found


def plan_for(public: Public, at: int, cell: int, way: int, walks: list[int], order: list[int]) -> Plan:
    """Return the group that should gather at a bastion for a unit; its worth is 0 if none should.

    Squads give their members in `order`.
    """
    plan = Plan()
    card = CARDS[public.field[cell]]
    already = public.group(cell)
    wanted = 1 if not card.zombies else needed(public, cell) - already
    if wanted <= 0 or (already and not card.zombies):
        return plan
    fuel = public.stock.fuel - way
    if fuel < 0:
        return plan
    count = 0
    for bastion in order:
        free = public.idle(bastion)
        if count >= wanted or not free or walks[bastion] > fuel:
            continue
        fuel -= walks[bastion]
        regulars = min(public.home[bastion], wanted - count)
        count += regulars
        plan.regulars[bastion] = regulars
        if count < wanted and public.leaders[bastion] == HOME:
            plan.leaders |= 1 << bastion
            count += 1
    if not count:
        return plan
    spent = public.stock.fuel - fuel
    plan.at = at
    plan.cell = cell
    if not card.zombies:
        plan.worth = goods(public, card) - fuel_price(public, spent)
    elif promising(public, cell, count + already):
        plan.worth = URGENCY[column_of(cell)] * pressure(public, cell) + goods(public, card) - spent * FUEL
        plan.worth -= fight_cost(public, card, cell)
    return plan
