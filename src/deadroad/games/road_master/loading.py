"""Loading cubes (RDM-40, RDM-41)."""

from __future__ import annotations

from typing import final

from deadroad.games.road_master.cards import KINDS
from deadroad.games.road_master.cubes import CubeWork
from deadroad.games.road_master.effects import draw_boom
from deadroad.games.road_master.events import LOADED
from deadroad.games.road_master.exchange import close_if_empty, refill
from deadroad.games.road_master.options import CAPACITY, DONE, LIFT
from deadroad.games.road_master.state import RoadState
from deadroad.kernel.frame import Flow
from deadroad.kernel.question import Prompt, Refusal, Value


@final
class Loading(CubeWork):
    """One load action: cubes colour by colour until the loader is done or the truck is full."""

    __slots__ = ()

    def clone(self) -> Loading:
        twin = Loading(self.who)
        twin.copy_work(self)
        return twin

    def run(self, state: RoadState) -> Flow:
        public = state.public
        haulier = public.hauliers[self.who]
        warehouse = haulier.warehouse()
        if not self.finished and haulier.aboard() < CAPACITY and public.lying(warehouse):
            return Flow.ASK
        close_if_empty(state, warehouse)
        refill(state)
        draw_boom(state, self.who)
        return Flow.DONE

    def options(self, state: RoadState) -> tuple[int, ...]:
        public = state.public
        haulier = public.hauliers[self.who]
        stock = public.stock[haulier.warehouse()]
        room = CAPACITY - haulier.aboard()
        found: list[int] = []
        for colour in range(KINDS):
            first = LIFT + colour * CAPACITY
            for amount in range(min(room, stock[colour])):
                found.append(first + amount)
        if self.moved:
            found.append(DONE)
        return tuple(found)

    def answer(self, state: RoadState, option: int) -> None:
        if option == DONE:
            self.finished = True
            return
        colour = (option - LIFT) // CAPACITY
        amount = (option - LIFT) % CAPACITY + 1
        haulier = state.public.hauliers[self.who]
        warehouse = haulier.warehouse()
        haulier.put_aboard(colour, amount)
        state.public.put_in(warehouse, colour, -amount)
        self.moved = True
        state.tell(LOADED, self.who, amount, colour, warehouse)

    def prompt(self, state: RoadState) -> Prompt:
        haulier = state.public.hauliers[self.who]
        room = CAPACITY - haulier.aboard()
        return Prompt("load", "RDM-40", {"room": room, "warehouse": haulier.warehouse()})

    def tries(self, state: RoadState) -> tuple[int, ...]:
        return (*range(LIFT, LIFT + KINDS * CAPACITY), DONE)

    def verdict(self, state: RoadState, option: int) -> Refusal | None:
        if option == DONE:
            return self.why_not_done()
        haulier = state.public.hauliers[self.who]
        warehouse = haulier.warehouse()
        colour = (option - LIFT) // CAPACITY
        amount = (option - LIFT) % CAPACITY + 1
        there = state.public.stock[warehouse][colour]
        if amount > there:
            there_is: dict[str, Value] = {"amount": there, "colour": colour, "warehouse": warehouse}
            return Refusal(option, "RDM-40", "not-there", there_is)
        room = CAPACITY - haulier.aboard()
        return Refusal(option, "RDM-40", "no-room", {"amount": room}) if amount > room else None
