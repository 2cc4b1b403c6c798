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
        self.regulars: list[int] = [0, 0, 0]


NO_PLAN: Final = Plan()  # shared, never changed


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
    """Ways, groups and stores of a position, each computed on first use.

    The methods get the position from the caller, because a state that plays on changes its public part.
    """

    __slots__ = (
        "adrenaline",
        "ammo",
        "bastions",
        "field",
        "fuel",
        "home",
        "known",
        "leaders",
        "left_out",
        "plans",
        "posted",
        "sent",
        "tokens",
        "units",
        "wanted",
        "warehouses",
    )

    def __init__(self, public: Public) -> None:
        self.units = NONE
        self.plans: list[Plan | None] = [None, None, None]
        self.known: Stores | None = None
        self.wanted = NONE
        # What the assessment depends on. A change replaces a list, so the same list has the same items.
        self.field = public.field
        self.home = public.home
        self.leaders = public.leaders
        self.sent = public.sent
        self.posted = public.posted
        self.bastions = public.bastions
        self.warehouses = public.warehouses
        self.left_out = public.left_out
        self.tokens = public.stock.tokens
        self.ammo = public.stock.ammo
        self.fuel = public.stock.fuel
        self.adrenaline = public.stock.adrenaline

    def still_holds(self, public: Public) -> bool:
        """Return whether this is an assessment of the same position.

        A group that forms changes nothing that it depends on until the group leaves.
        """
        stock = public.stock
        return (
            self.home is public.home
            and self.leaders is public.leaders
            and self.field is public.field
            and self.fuel == stock.fuel
            and self.ammo == stock.ammo
            and self.adrenaline == stock.adrenaline
            and self.sent is public.sent
            and self.posted is public.posted
            and self.tokens is stock.tokens
            and self.bastions is public.bastions
            and self.warehouses is public.warehouses
            and self.left_out is public.left_out
        )

    def way(self, public: Public, bastion: int) -> list[int]:
        """Return the steps from a bastion to each cell."""
        if self.units == NONE:
            self.units = occupied(public.field)
        return steps(self.units, bastion_cell(bastion))

    def stores(self, public: Public) -> Stores:
        """Return the assessment of the resources."""
        if self.known is None:
            self.known = Stores(public)
        return self.known

    def plan(self, public: Public, bastion: int) -> Plan:
        """Return the best group that gathers at a bastion; its worth is 0 if there is none."""
        plan = self.plans[bastion]
        if plan is None:
            plan = self._best_plan(public, bastion)
            self.plans[bastion] = plan
        return plan

    def hope(self, public: Public) -> float:
        """Return the worth of the best group."""
        return max([self.plan(public, bastion).worth for bastion in range(LINES)])

    def fighters(self, public: Public) -> int:
        """Return how many members should stay free for units that may come within reach this turn."""
        if self.wanted == NONE:
            self.wanted = self._fighters(public)
        return self.wanted

    def _best_plan(self, public: Public, at: int) -> Plan:
        best = NO_PLAN
        if not public.bastions[at]:
            return best
        field = public.field
        reach = self.way(public, at)
        walks: list[int] = []
        order: list[int] = []
        for cell in range(CELLS):
            if field[cell] >= 0 and reach[cell] <= public.stock.fuel:
                if not order:
                    walks = self._walks(public, at)
                    order = nearest_first(walks)
                plan = plan_for(public, at, cell, reach[cell], walks, order)
                if plan.worth > best.worth or (best.cell == NONE and plan.cell != NONE):
                    best = plan
        return best

    def _walks(self, public: Public, at: int) -> list[int]:
        """Return the steps from every bastion to the one where a group gathers."""
        open_to_others = meeting_place(public, at)
        walks: list[int] = []
        for other in range(LINES):
            if other == at:
                walks.append(0)
            else:
                walks.append(self.way(public, other)[bastion_cell(at)] if open_to_others else FAR)
        return walks

    def _fighters(self, public: Public) -> int:
        near = [FAR] * CELLS
        for bastion in range(LINES):
            if public.idle(bastion):
                way = self.way(public, bastion)
                for cell in range(CELLS):
                    near[cell] = min(near[cell], way[cell])
        found = 0
        field = public.field
        for cell in range(CELLS):
            card = field[cell]
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


def nearest_first(walks: list[int]) -> list[int]:
    """Return the bastions by their way, the first of equals first."""
    order: list[int] = []
    for bastion in range(LINES):
        at = len(order)
        while at > 0 and walks[order[at - 1]] > walks[bastion]:
            at -= 1
        order.insert(at, bastion)
    return order


def plan_for(public: Public, at: int, cell: int, way: int, walks: list[int], order: list[int]) -> Plan:
    """Return the group that should gather at a bastion for a unit; its worth is 0 if none should.

    Squads give their members in `order`.
    """
    card = CARDS[public.field[cell]]
    already = public.group(cell)
    wanted = 1 if not card.zombies else needed(public, cell) - already
    if wanted <= 0 or (already and not card.zombies):
        return NO_PLAN
    fuel = public.stock.fuel - way
    if fuel < 0:
        return NO_PLAN
    plan = Plan()
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
        return NO_PLAN
    spent = public.stock.fuel - fuel
    plan.at = at
    plan.cell = cell
    if not card.zombies:
        plan.worth = goods(public, card) - fuel_price(public, spent)
    elif promising(public, cell, count + already):
        plan.worth = URGENCY[column_of(cell)] * pressure(public, cell) + goods(public, card) - spent * FUEL
        plan.worth -= fight_cost(public, card, cell)
    return plan
