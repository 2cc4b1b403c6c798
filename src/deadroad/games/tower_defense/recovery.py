"""The recovery: groups take what the units they stand on carry, and may leave any of it (HTD-67)."""

from __future__ import annotations

from typing import final

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


def carried(public: Public, cell: int, thing: int) -> int:
    """Return how much of an object the unit of a cell carries; tokens that are not in play do not count."""
    row = CARDS[public.field[cell]]
    if thing == TOKEN:
        found = row.effect is Effect.TAKE_TOKEN and row.token not in public.left_out
        return 1 if found else 0
    return (row.ammo, row.fuel, row.adrenaline, row.xp)[thing]


def harmful(public: Public, cell: int) -> bool:
    """Whether the token on the unit of a cell can only do harm."""
    return CARDS[public.field[cell]].token in (TOXIC, WOUND)


@final
class Recovery(Frame[FortState]):
    """Everything on the units won is taken at once, but for what the player leaves."""

    __slots__ = ("finished", "left")

    def __init__(self) -> None:
        self.left: list[int] = []  # what stays, as the options that left it
        self.finished = False

    def run(self, state: FortState) -> Flow:
        if self.finished:
            return Flow.DONE
        if self.offers(state.public):
            return Flow.ASK
        self.recover(state)
        return Flow.DONE

    def offers(self, public: Public) -> bool:
        """Whether the units won carry anything that may be left."""
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
        """Collect from the units won and from the warehouses, then cut to the capacity."""
        self.finished = True
        for cell in state.public.won:
            self.collect(state, cell)
        state.public.won = []
        for warehouse in range(LINES):
            bring(state, warehouse)
        cut(state)

    def collect(self, state: FortState, cell: int) -> None:
        """Take what a unit carries and is not left lying; the unit leaves the field."""
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
