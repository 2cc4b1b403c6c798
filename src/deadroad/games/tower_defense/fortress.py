"""The fortress and its stock: areas destroyed (HTD-65), capacity (HTD-33), recovery (HTD-67)."""

from __future__ import annotations

from deadroad.games.hit_z_road.cards import CARDS, RESOURCES, Effect
from deadroad.games.hit_z_road.effects import take_token
from deadroad.games.tower_defense.components import STORES
from deadroad.games.tower_defense.events import BASTION_LOST, BROUGHT, COLLECTED, CUT, WAREHOUSE_LOST
from deadroad.games.tower_defense.grid import BASTION, COLUMNS, LINES, WAREHOUSE
from deadroad.games.tower_defense.public import NONE, POSTED, Public
from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.sharing import changed


def overrun(public: Public, cell: int) -> bool:
    """Whether a unit with zombies still stands on a cell after the combats."""
    card = public.field[cell]
    return card >= 0 and CARDS[card].zombies > 0 and cell not in public.won


def destroy(state: FortState) -> None:
    """Destroy each area of the fortress that zombies still stand on; they stay (HTD-65)."""
    public = state.public
    for line in range(LINES):
        if public.bastions[line] and overrun(public, line * COLUMNS + BASTION):
            public.bastions = changed(public.bastions, line, False)
            state.tell(BASTION_LOST, line)
        if public.warehouses[line] and overrun(public, line * COLUMNS + WAREHOUSE):
            public.warehouses = changed(public.warehouses, line, False)
            state.tell(WAREHOUSE_LOST, line)


def cut(state: FortState) -> None:
    """Lose what the manned bastions can't hold (HTD-32, HTD-33)."""
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


def recover(state: FortState) -> None:
    """Collect from the units won and from the warehouses, then cut to the capacity (HTD-67)."""
    for cell in state.public.won:
        collect(state, cell)
    state.public.won = []
    for warehouse in range(LINES):
        bring(state, warehouse)
    cut(state)


def collect(state: FortState, cell: int) -> None:
    """Take everything a unit carries, harmful tokens included; the unit leaves the field."""
    public = state.public
    card = public.field[cell]
    row = CARDS[card]
    public.stock.ammo += row.ammo
    public.stock.fuel += row.fuel
    public.stock.adrenaline += row.adrenaline
    public.xp += row.xp
    public.place(cell, NONE)
    public.remove(card)
    state.tell(COLLECTED, card, row.ammo, row.fuel, row.adrenaline, row.xp)
    if row.effect is Effect.TAKE_TOKEN and row.token not in public.left_out:
        take_token(state, 0, row.token)


def bring(state: FortState, warehouse: int) -> None:
    """Add what the members in a standing warehouse bring (HTD-31)."""
    public = state.public
    if not public.warehouses[warehouse]:
        return
    members = 0
    for bastion in range(LINES):
        members += public.posted[bastion * LINES + warehouse]
        if public.leaders[bastion] == POSTED + warehouse:
            members += 1
    if members:
        resource = RESOURCES.index(STORES[warehouse].id)
        public.stock.gain(resource, STORES[warehouse].haul * members)
        state.tell(BROUGHT, STORES[warehouse].haul * members, resource)
