"""How the field looks to a bot: what a unit is worth, how many it takes, which group should go. Guesses."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.hit_z_road.cards import CARDS, COMPANION, MOLOTOV, Card, Effect
from deadroad.games.tower_defense.grid import (
    CELLS,
    FAR,
    LINES,
    WAREHOUSE,
    bastion_cell,
    column_of,
    line_of,
    occupied,
    steps,
)
from deadroad.games.tower_defense.interception import walk
from deadroad.games.tower_defense.public import HOME, NONE, Public

# Worth of one more, in experience.
AMMO: Final = 0.45
FUEL: Final = 0.5
ADRENALINE: Final = 0.6
TOKEN: Final[tuple[float, ...]] = (
    0.8,
    2.0,
    1.0,
    1.0,
    -1.0,
    -1.0,
    4.0,
)  # bus, map, longgun, companion, toxic, wound, molotov

# What it is worth to beat zombies in time, by column from the warehouses to the entry.
URGENCY: Final[tuple[float, ...]] = (60.0, 30.0, 14.0, 10.0, 6.0)
MOST_FOR_A_UNIT: Final = 7
PLENTY: Final = 10  # ammo: no need to save it
BITES_PER_ZOMBIE: Final = 0.34  # hand to hand: a die kills half the time and is bitten once in six


def goods(public: Public, card: Card) -> float:
    """Return what is to be collected from a unit."""
    room = public.capacity()
    stock = public.stock
    value = card.xp * 1.5
    value += min(card.ammo, max(0, room - stock.ammo)) * AMMO
    value += min(card.fuel, max(0, room - stock.fuel)) * FUEL
    value += min(card.adrenaline, max(0, room - stock.adrenaline)) * ADRENALINE
    if card.effect is Effect.TAKE_TOKEN and card.token not in public.left_out:
        value += TOKEN[card.token]
    return value


def shots(public: Public, card: Card, zombies: int) -> int:
    """Return the ammo a fight deserves: all of it if plenty or a horde, else what adrenaline can't cover."""
    if card.horde:
        wanted = zombies + 1
    elif public.stock.ammo >= PLENTY:
        wanted = zombies
    else:
        calm = card.effect is Effect.NO_ADRENALINE
        wanted = zombies - (0 if calm else 2 * public.stock.adrenaline)
        if card.effect is Effect.RANGED_BITE_ADDS:
            wanted //= 2
    return max(0, min(wanted, public.stock.ammo))


def needed(public: Public, cell: int) -> int:
    """Return how many members a unit with zombies takes."""
    card = CARDS[public.field[cell]]
    left = card.zombies
    if not public.sheltered(cell):
        left -= shots(public, card, card.zombies)
    return max(2, min(MOST_FOR_A_UNIT, left + 2 + card.horde))


def promising(public: Public, cell: int, members: int) -> bool:
    """Whether so many can be expected to win."""
    card = CARDS[public.field[cell]]
    strength = members * 1.2 + min(public.stock.adrenaline, 3) * 0.5
    if not public.sheltered(cell):
        strength += min(public.stock.ammo, card.zombies + 1)
    if public.stock.tokens[MOLOTOV] or (
        card.effect is Effect.COMPANION_BLAST and public.stock.tokens[COMPANION]
    ):
        strength += card.zombies
    if column_of(cell) == WAREHOUSE:
        return True
    return strength >= card.zombies + (0 if column_of(cell) >= 2 else -1)


@final
class Plan:
    """A group to form: where it gathers, whom it takes, which unit it meets, how good that is."""

    __slots__ = ("at", "cell", "leaders", "regulars", "worth")

    def __init__(self) -> None:
        self.at = NONE
        self.cell = NONE
        self.worth = 0.0
        self.leaders = 0  # as bits
        self.regulars: list[int] = [0] * LINES


def best_plan(public: Public, at: int) -> Plan:
    """Return the best group to form, gathering at a bastion; without worth if none is."""
    best = Plan()
    if not public.bastions[at]:
        return best
    units = occupied(public.field)
    reach = steps(units, bastion_cell(at))
    walks = [walk(public, units, other, at) for other in range(LINES)]
    for cell in range(CELLS):
        if public.field[cell] >= 0 and reach[cell] <= public.stock.fuel:
            plan = plan_for(public, at, cell, reach[cell], walks)
            if plan.worth > best.worth or (best.cell == NONE and plan.cell != NONE):
                best = plan
    return best


def plan_for(public: Public, at: int, cell: int, way: int, walks: list[int]) -> Plan:
    """Return the group that should gather at a bastion for a unit; without worth if it should not."""
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
    for bastion in nearest_first(walks):
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


def nearest_first(walks: list[int]) -> list[int]:
    """Return the bastions in the order of their way to the meeting place."""
    return sorted(range(LINES), key=walks.__getitem__)


def pressure(public: Public, cell: int) -> float:
    """Return how much the place adds to the urgency: a manned bastion is worth saving."""
    if column_of(cell) == 1 and public.bastions[line_of(cell)]:
        return 1.5 if public.manned(line_of(cell)) else 1.0
    return 1.0


def fight_cost(public: Public, card: Card, cell: int) -> float:
    """Return what a fight will cost in ammo, adrenaline and members."""
    left = card.zombies
    cost = 0.0
    if not public.sheltered(cell):
        shot = shots(public, card, left)
        cost += shot * AMMO
        left -= shot
    bites = max(0, left) * BITES_PER_ZOMBIE
    calm = card.effect is Effect.NO_ADRENALINE
    saved = 0.0 if calm else min(bites, float(public.stock.adrenaline))
    return cost + saved * ADRENALINE + (bites - saved) * 3.0 + 0.5 * card.horde


def fighters_wanted(public: Public) -> int:
    """Return how many members should stay free for what may come this turn and can be reached."""
    units = occupied(public.field)
    near = [FAR] * CELLS
    for bastion in range(LINES):
        if public.idle(bastion):
            way = steps(units, bastion_cell(bastion))
            for cell in range(CELLS):
                near[cell] = min(near[cell], way[cell])
    found = 0
    for cell in range(CELLS):
        card = public.field[cell]
        # A unit may come a column nearer before the groups leave.
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


def fuel_price(public: Public, spent: int) -> float:
    """Return what so much fuel is worth: more when little is left for the zombies to come."""
    left = public.stock.fuel - spent
    return spent * (FUEL if left >= 4 else 2 * FUEL if left >= 2 else 3 * FUEL)
