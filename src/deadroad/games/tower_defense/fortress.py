"""The fortress and its stock: areas destroyed (HTD-65), capacity (HTD-33)."""

from __future__ import annotations

from deadroad.games.hit_z_road.cards import CARDS
from deadroad.games.tower_defense.events import BASTION_LOST, CUT, WAREHOUSE_LOST
from deadroad.games.tower_defense.grid import BASTION, COLUMNS, LINES, WAREHOUSE
from deadroad.games.tower_defense.public import Public
from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.sharing import changed


def overrun(public: Public, cell: int) -> bool:
    """Return whether a unit with zombies is still on a cell after the combats."""
    card = public.field[cell]
    return card >= 0 and CARDS[card].zombies > 0 and cell not in public.won


def destroy(state: FortState) -> None:
    """Destroy each area of the fortress with zombies on it. The zombies stay (HTD-65)."""
    public = state.public
    for line in range(LINES):
        if public.bastions[line] and overrun(public, line * COLUMNS + BASTION):
            public.bastions = changed(public.bastions, line, False)
            state.tell(BASTION_LOST, line)
        if public.warehouses[line] and overrun(public, line * COLUMNS + WAREHOUSE):
            public.warehouses = changed(public.warehouses, line, False)
            state.tell(WAREHOUSE_LOST, line)


def cut(state: FortState) -> None:
    """Discard resources above the capacity of the manned bastions (HTD-32, HTD-33)."""
    stock = state.public.stock
    most = state.public.capacity()
    ammo = max(0, stock.ammo - most)
    fuel = max(0, stock.fuel - most)
    adrenaline = max(0, stock.adrenaline - most)
    if ammo or fuel or adrenaline:
        stock.ammo -= ammo
        stock.fuel -= fuel
        stock.adrenaline -= adrenaline
        state.tell(CUT, ammo, fuel, adrenaline)
