"""The recovery: groups take objects of the defeated units, and may leave any of them (HTD-67)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from deadroad.games.hit_z_road.cards import CARDS, RESOURCES, TOXIC, WOUND, Effect
from deadroad.games.hit_z_road.effects import take_token
from deadroad.games.hit_z_road.options import USE
from deadroad.games.hit_z_road.refusals import held_tokens, token_refusal
from deadroad.games.tower_defense.components import STORES
from deadroad.games.tower_defense.events import BROUGHT, COLLECTED, LEFT_LYING, NOT_IN_PLAY
from deadroad.games.tower_defense.fortress import cut
from deadroad.games.tower_defense.grid import CELLS, LINES
from deadroad.games.tower_defense.options import LEAVE, OBJECTS, TAKE, TOKEN
from deadroad.games.tower_defense.public import NONE, POSTED, Public
from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal

# By warehouse: the kind of resource that it stores.
_STORED: Final[list[int]] = [RESOURCES.index(_store.id) for _store in STORES]
# By card and object: how much of it a unit carries.
_LOADS: Final[list[int]] = [
    _load
    for _card in CARDS
    for _load in (
        _card.ammo,
        _card.fuel,
        _card.adrenaline,
        _card.xp,
        1 if _card.effect is Effect.TAKE_TOKEN else 0,
    )
]


def carried(public: Public, cell: int, thing: int) -> int:
    """Return how much of an object the unit of a cell carries; tokens that are not in play do not count."""
    card = public.field[cell]
    load = _LOADS[card * OBJECTS + thing]
    return 0 if load and thing == TOKEN and CARDS[card].token in public.left_out else load


def harmful(public: Public, cell: int) -> bool:
    """Return whether the token on the unit of a cell can only do harm."""
    return CARDS[public.field[cell]].token in (TOXIC, WOUND)


@final
@mypyc_attr(free_list_len=1)
class Recovery(Frame[FortState]):
    """All objects of the defeated units are taken at once, except those that the player leaves."""

    __slots__ = ("finished", "left")

    def __init__(self) -> None:
        self.left: list[int] = []  # the objects left behind, as options
        self.finished = False

    def run(self, state: FortState) -> Flow:
        if self.finished:
            return Flow.DONE
        if self.offers(state.public):
            return Flow.ASK
        self.recover(state)
        return Flow.DONE

    def offers(self, public: Public) -> bool:
        """Return whether the defeated units have an object that may be left."""
        for cell in public.won:
            for thing in range(OBJECTS):
                if carried(public, cell, thing) and LEAVE + thing * CELLS + cell not in self.left:
                    return True
        return False

    def seat(self, state: FortState) -> int:
        return 0

    def tries(self, state: FortState) -> tuple[int, ...]:
        found = [TAKE]
        for cell in state.public.won:
            for thing in range(OBJECTS):
                found.append(LEAVE + thing * CELLS + cell)
        return (*found, *held_tokens(state, 0))

    def options(self, state: FortState) -> tuple[int, ...]:
        # As the verdicts say, without giving reasons: this is listed very often.
        found = [TAKE]
        for cell in state.public.won:
            for thing in range(OBJECTS):
                option = LEAVE + thing * CELLS + cell
                if carried(state.public, cell, thing) and option not in self.left:
                    found.append(option)
        return tuple(found)

    def verdict(self, state: FortState, option: int) -> Refusal | None:
        if option == TAKE:
            return None
        if option < TAKE:
            return token_refusal(state, 0, option - USE)
        thing, cell = divmod(option - LEAVE, CELLS)
        if not carried(state.public, cell, thing):
            return Refusal(option, "HTD-67", "not-carried", {"cell": cell})
        return Refusal(option, "HTD-67", "left-already", {"cell": cell}) if option in self.left else None

    def idle(self, state: FortState) -> tuple[int, ...]:
        harm = [LEAVE + TOKEN * CELLS + cell for cell in state.public.won if harmful(state.public, cell)]
        return tuple([option for option in self.options(state) if option >= LEAVE and option not in harm])

    def answer(self, state: FortState, option: int) -> None:
        if option == TAKE:
            self.recover(state)
        else:
            self.left = [*self.left, option]

    def recover(self, state: FortState) -> None:
        """Collect from the defeated units and the warehouses, then cut to the capacity."""
        self.finished = True
        for cell in state.public.won:
            self.collect(state, cell)
        state.public.won = []
        for warehouse in range(LINES):
            bring(state, warehouse)
        cut(state)

    def collect(self, state: FortState, cell: int) -> None:
        """Take the objects of a unit except those left. The unit leaves the field."""
        public = state.public
        card = public.field[cell]
        taken = [0] * OBJECTS
        for thing in range(OBJECTS):
            amount = carried(public, cell, thing)
            if LEAVE + thing * CELLS + cell not in self.left:
                taken[thing] = amount
            elif amount:
                state.tell(LEFT_LYING, card, thing)
        public.stock.ammo += taken[0]
        public.stock.fuel += taken[1]
        public.stock.adrenaline += taken[2]
        public.xp += taken[3]
        public.place(cell, NONE)
        public.remove(card)
        state.tell(COLLECTED, card, taken[0], taken[1], taken[2], taken[3])
        row = CARDS[card]
        if taken[TOKEN]:
            take_token(state, 0, row.token)
        elif row.effect is Effect.TAKE_TOKEN and row.token in public.left_out:
            state.tell(NOT_IN_PLAY, row.token)

    def clone(self) -> Recovery:
        twin = Recovery()
        twin.left = self.left
        twin.finished = self.finished
        return twin

    def prompt(self, state: FortState) -> Prompt:
        return Prompt("recovery", "HTD-67", {"units": len(state.public.won)})


def bring(state: FortState, warehouse: int) -> None:
    """Add the resources of the members in standing warehouses (HTD-31)."""
    amount = haul(state.public, warehouse)
    if amount:
        resource = _STORED[warehouse]
        state.public.stock.gain(resource, amount)
        state.tell(BROUGHT, amount, resource)


def haul(public: Public, warehouse: int) -> int:
    """Return what the members in a warehouse bring (HTD-31); nothing if it is lost."""
    if not public.warehouses[warehouse]:
        return 0
    posted = public.posted
    members = posted[warehouse] + posted[LINES + warehouse] + posted[2 * LINES + warehouse]
    for where in public.leaders:
        if where == POSTED + warehouse:
            members += 1
    return STORES[warehouse].haul * members
