"""Estimates for bots: the value of a unit, the members it takes, and the cost."""

from __future__ import annotations

from typing import Final

from deadroad.games.hit_z_road.cards import CARDS, COMPANION, MOLOTOV, Card, Effect
from deadroad.games.tower_defense.grid import WAREHOUSE, column_of, line_of
from deadroad.games.tower_defense.public import Public

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

# The value of defeating zombies in time, by column from the warehouses to the entry.
URGENCY: Final[tuple[float, ...]] = (60.0, 30.0, 14.0, 10.0, 6.0)
MOST_FOR_A_UNIT: Final = 7
PLENTY: Final = 10  # ammo: no need to save it
BITES_PER_ZOMBIE: Final = 0.34  # melee: a die kills half the time and is a bite once in six


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
    """Return the ammo to use: all against a horde or if it is plenty, else what adrenaline can't replace."""
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
    """Return whether this many members can be expected to win."""
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


def pressure(public: Public, cell: int) -> float:
    """Return the urgency of a place: a manned bastion should be saved."""
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


def fuel_price(public: Public, spent: int) -> float:
    """Return the value of an amount of fuel: higher if little is left for later zombies."""
    left = public.stock.fuel - spent
    return spent * (FUEL if left >= 4 else 2 * FUEL if left >= 2 else 3 * FUEL)
