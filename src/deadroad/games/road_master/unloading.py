"""Unloading cubes onto contracts or onto the board (RDM-70, RDM-71, RDM-98)."""

from __future__ import annotations

from typing import final

from deadroad.games.road_master.cards import BLUE, COLOUR, DESTINATION, KINDS, POINTS, QUANTITY
from deadroad.games.road_master.cubes import CubeWork
from deadroad.games.road_master.events import DELIVERED, END_TRIGGERED, FILLED, LEFT_THERE
from deadroad.games.road_master.options import CAPACITY, DELIVER, DONE, LEAVE
from deadroad.games.road_master.state import RoadState
from deadroad.kernel.frame import Flow
from deadroad.kernel.question import Prompt, Refusal


def can_unload(state: RoadState, seat: int) -> bool:
    """Return whether any cube in the truck can go onto a contract or onto the board here."""
    haulier = state.public.hauliers[seat]
    warehouse = haulier.warehouse()
    for colour in range(KINDS):
        if haulier.cargo[colour] and (
            may_leave(state, colour, warehouse) or haulier.wants(colour, warehouse)
        ):
            return True
    return False


def may_leave(state: RoadState, colour: int, warehouse: int) -> bool:
    """Return whether cubes of a colour may be put on the board here: perishables only at home (RDM-98)."""
    return colour != BLUE or warehouse == BLUE or not state.public.perishables


def deliver(state: RoadState, seat: int, contract: int, amount: int) -> None:
    """Deliver cubes to a contract. A filled one scores, and may trigger the end (RDM-70, RDM-80)."""
    public = state.public
    haulier = public.hauliers[seat]
    at = haulier.contracts.index(contract)
    laid = list(haulier.laid)
    laid[at] += amount
    haulier.laid = laid
    haulier.put_aboard(COLOUR[contract], -amount)
    public.stirred = True
    state.tell(DELIVERED, seat, amount, COLOUR[contract], contract)
    if laid[at] < QUANTITY[contract]:
        return
    points = POINTS[contract]
    haulier.score += points
    haulier.filled += 1
    haulier.best = max(haulier.best, points)
    state.tell(FILLED, seat, contract, points)
    if haulier.score >= public.limit and not public.triggered:
        public.triggered = True
        state.tell(END_TRIGGERED, seat, haulier.score)


@final
class Unloading(CubeWork):
    """One unload action: deliver or leave cubes until the truck is empty or the player is done."""

    __slots__ = ()

    def clone(self) -> Unloading:
        twin = Unloading(self.who)
        twin.copy_work(self)
        return twin

    def run(self, state: RoadState) -> Flow:
        if self.finished or not can_unload(state, self.who):
            return Flow.DONE
        return Flow.ASK

    def options(self, state: RoadState) -> tuple[int, ...]:
        haulier = state.public.hauliers[self.who]
        warehouse = haulier.warehouse()
        found: list[int] = []
        for at, contract in enumerate(haulier.contracts):
            if DESTINATION[contract] == warehouse:
                most = min(QUANTITY[contract] - haulier.laid[at], haulier.cargo[COLOUR[contract]])
                for amount in range(most):
                    found.append(DELIVER + contract * CAPACITY + amount)
        for colour in range(KINDS):
            if haulier.cargo[colour] and may_leave(state, colour, warehouse):
                for amount in range(haulier.cargo[colour] - haulier.wants(colour, warehouse)):
                    found.append(LEAVE + colour * CAPACITY + amount)
        if self.moved:
            found.append(DONE)
        return tuple(found)

    def answer(self, state: RoadState, option: int) -> None:
        if option == DONE:
            self.finished = True
            return
        self.moved = True
        if option >= DELIVER:
            contract = (option - DELIVER) // CAPACITY
            deliver(state, self.who, contract, (option - DELIVER) % CAPACITY + 1)
            return
        colour = (option - LEAVE) // CAPACITY
        amount = (option - LEAVE) % CAPACITY + 1
        haulier = state.public.hauliers[self.who]
        warehouse = haulier.warehouse()
        haulier.put_aboard(colour, -amount)
        state.public.put_in(warehouse, colour, amount)
        state.tell(LEFT_THERE, self.who, amount, colour, warehouse)

    def prompt(self, state: RoadState) -> Prompt:
        return Prompt("unload", "RDM-70", {"warehouse": state.public.hauliers[self.who].warehouse()})

    def tries(self, state: RoadState) -> tuple[int, ...]:
        haulier = state.public.hauliers[self.who]
        warehouse = haulier.warehouse()
        found: list[int] = []
        for at, contract in enumerate(haulier.contracts):
            most = 1
            if DESTINATION[contract] == warehouse:
                most = min(QUANTITY[contract] - haulier.laid[at], haulier.cargo[COLOUR[contract]])
            first = DELIVER + contract * CAPACITY
            found.extend(range(first, first + max(1, most)))
        for colour in range(KINDS):
            first = LEAVE + colour * CAPACITY
            most = haulier.cargo[colour] if may_leave(state, colour, warehouse) else 1
            found.extend(range(first, first + max(1, most)))
        return (*found, DONE)

    def verdict(self, state: RoadState, option: int) -> Refusal | None:
        if option == DONE:
            return self.why_not_done()
        haulier = state.public.hauliers[self.who]
        if option >= DELIVER:
            at = haulier.contracts.index((option - DELIVER) // CAPACITY)
            return why_not_deliver(state, self.who, at)
        colour = (option - LEAVE) // CAPACITY
        aboard = haulier.cargo[colour]
        if not aboard:
            return Refusal(option, "RDM-70", "none-aboard", {"colour": colour})
        warehouse = haulier.warehouse()
        if not may_leave(state, colour, warehouse):
            return Refusal(option, "RDM-98", "perishable")
        spare = max(0, aboard - haulier.wants(colour, warehouse))
        owed = (option - LEAVE) % CAPACITY >= spare
        return Refusal(option, "RDM-71", "owed", {"amount": spare, "colour": colour}) if owed else None


def why_not_deliver(state: RoadState, seat: int, at: int) -> Refusal | None:
    """Return why no cube can be delivered to the seat's contract number `at`; None if one can."""
    haulier = state.public.hauliers[seat]
    contract = haulier.contracts[at]
    option = DELIVER + contract * CAPACITY
    if haulier.laid[at] == QUANTITY[contract]:
        return Refusal(option, "RDM-70", "contract-full")
    if haulier.warehouse() != DESTINATION[contract]:
        return Refusal(option, "RDM-70", "elsewhere", {"warehouse": DESTINATION[contract]})
    if not haulier.cargo[COLOUR[contract]]:
        return Refusal(option, "RDM-70", "none-aboard", {"colour": COLOUR[contract]})
    return None
