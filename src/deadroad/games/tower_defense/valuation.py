"""The value of a running siege in tenths of a logit, fitted to the results of 7,000 sieges of level 2."""

from __future__ import annotations

from typing import Final

from deadroad.games.hit_z_road.cards import CARDS
from deadroad.games.hit_z_road.group import Group
from deadroad.games.tower_defense.grid import CELLS, column_of
from deadroad.games.tower_defense.public import Public, Why

TERMS: Final = ("end", "garrison", "bastions", "stock", "tokens", "experience", "wave", "zombies")
SCALE: Final = 10.0
EVEN: Final = 40.0
WON: Final = 100.0

LEADER: Final = 9.5
REGULAR: Final = 2.8
BASTION: Final = 4.5
AMMO: Final = 0.28
FUEL: Final = 0.14
ADRENALINE: Final = 0.24
CALM: Final = 1.2  # the first units of adrenaline are worth more: every fight has bites
FIRST: Final = 4
EXPERIENCE: Final = 2.3
PRIZE: Final = 1.6  # experience on the field
# A coming card, by its wave. Those of the first wave bring more than they cost.
CARD: Final[tuple[float, ...]] = (1.6, 0.2, -0.9)
# By column, from the warehouses to the entry.
ZOMBIE: Final[tuple[float, ...]] = (-1.4, -1.5, -0.8, -0.7, -0.45)
# Bus, map, longgun, companion, toxic, wound, molotov.
TOKEN: Final[tuple[float, ...]] = (1.5, 2.0, 3.0, 1.4, -3.4, 0.0, 2.0)


def valued(public: Public) -> list[float]:
    """Return the value of each term."""
    if public.why is not Why.RUNNING:
        return [WON if public.why is Why.CLEARED else -WON, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    leaders = public.leading()
    prizes = 0
    zombies = 0.0
    for cell in range(CELLS):
        if public.field[cell] >= 0:
            card = CARDS[public.field[cell]]
            prizes += card.xp
            if cell not in public.won:
                zombies += card.zombies * ZOMBIE[column_of(cell)]
    return [
        0.0,
        leaders * LEADER + (public.members() - leaders) * REGULAR,
        sum([BASTION for stands in public.bastions if stands]),
        stored(public.stock),
        sum([count * TOKEN[token] for token, count in enumerate(public.stock.tokens)]),
        public.xp * EXPERIENCE + prizes * PRIZE,
        to_come(public),
        zombies,
    ]


def stored(stock: Group) -> float:
    """Return the value of the resources."""
    calm = min(stock.adrenaline, FIRST) * CALM
    return stock.ammo * AMMO + stock.fuel * FUEL + stock.adrenaline * ADRENALINE + calm


def to_come(public: Public) -> float:
    """Return the value of the unseen cards."""
    worth = public.reserve * CARD[public.wave]
    for wave in range(public.wave + 1, len(public.sizes)):
        worth += public.sizes[wave] * CARD[wave]
    return worth
