"""The chains of the road: a drive over several actions, a load, an unload."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.road_master.board import SPACES
from deadroad.games.road_master.cards import COLOURS, CONTRACTS
from deadroad.games.road_master.heuristics import Dispatcher, loaded, spare_left
from deadroad.games.road_master.loading import Loading
from deadroad.games.road_master.options import (
    CAPACITY,
    DELIVER,
    DONE,
    FORWARD,
    LEAVE,
    LIFT,
    LOAD,
    TAKE,
    UNLOAD,
)
from deadroad.games.road_master.state import RoadState
from deadroad.games.road_master.tokens import ACTIONS
from deadroad.games.road_master.turn import Turn
from deadroad.games.road_master.unloading import Unloading
from deadroad.kernel.chain import Chain
from deadroad.kernel.event import Event
from deadroad.kernel.frame import State

SENSE: Final = Dispatcher()


@final
class Driving(Chain):
    """A drive, forward and back, as far as the actions of the turn allow (RDM-50 to RDM-61)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("drive", seat, mix=False)

    def links(self, state: State, option: int) -> bool:
        return FORWARD <= option < TAKE

    def holds(self, state: State) -> bool:
        top = state.stack[-1]
        return isinstance(top, Turn) and not top.fuse

    def names(self, before: State, option: int, told: list[Event], after: State) -> list[tuple[str, int]]:
        """Return the spaces of a drive one by one, so that its path follows the road."""
        found: list[tuple[str, int]] = []
        for event in told:
            if event.name in ("drove", "reversed") and event.numbers[0] == self.seat:
                spaces = event.items[1:] if event.name == "drove" else event.numbers[1:2]
                found += [(f"space:{SPACES[space]}", 1) for space in spaces]
        return found

    def reports(self, event: Event) -> bool:
        return event.name == "turn-ended"

    def spent(self, state: State) -> int:
        assert isinstance(state, RoadState)
        # A drive that ends the turn takes the last action (RDM-12).
        return state.public.actions if state.seat == self.seat else ACTIONS


@final
class Cargo(Chain):
    """One load or unload action: which cubes, how many, onto what (RDM-40, RDM-70)."""

    __slots__ = ("start",)

    def __init__(self, kind: str, seat: int, start: int) -> None:
        super().__init__(kind, seat, mix=True)
        self.start = start  # the action that begins it: `load`, `unload`

    def links(self, state: State, option: int) -> bool:
        return option == self.start or (option >= LIFT and isinstance(state.stack[-1], Loading | Unloading))

    def closes(self, state: State, option: int) -> bool:
        return option == DONE

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Loading | Unloading)

    def trace(self, event: Event) -> str:
        if event.name in ("loaded", "left-there") and event.numbers[0] == self.seat:
            return f"colour:{COLOURS[event.numbers[2]]}"
        if event.name == "delivered" and event.numbers[0] == self.seat:
            return f"contract:{CONTRACTS[event.numbers[3]]}"
        return ""

    def amount(self, event: Event) -> int:
        return event.numbers[1]

    def key(self, state: State) -> tuple[int, ...]:
        return (1,) if isinstance(state.stack[-1], Loading | Unloading) else ()

    def fill(self, state: State) -> int:
        """Load or unload what the plan of the open contracts asks for; nothing if they ask for nothing."""
        assert isinstance(state, RoadState)
        if not isinstance(state.stack[-1], Loading | Unloading):
            return self.start if is_asked_for(state, self.start) else -1
        rates = SENSE.rates(state)
        best = DONE
        most = float("-inf")
        for option, rate in zip(state.asked, rates, strict=True):
            if rate > most and not leaves_wanted(state, option):
                best = option
                most = rate
        return -1 if best == DONE else best


def leaves_wanted(state: RoadState, option: int) -> bool:
    """Return whether an answer leaves cubes on the board that an open contract asks for elsewhere."""
    if not LEAVE <= option < DELIVER:
        return False
    haulier = state.public.hauliers[state.seat]
    colour = (option - LEAVE) // CAPACITY
    amount = (option - LEAVE) % CAPACITY + 1
    return haulier.cargo[colour] - amount < spare_left(haulier)[colour]


def is_asked_for(state: RoadState, action: int) -> bool:
    """Return whether an open contract asks for cubes that a load or unload action could move here."""
    public = state.public
    haulier = public.hauliers[state.seat]
    if action == LOAD:
        return loaded(public, haulier) != haulier.cargo
    warehouse = haulier.warehouse()
    return any(cubes and haulier.wants(colour, warehouse) for colour, cubes in enumerate(haulier.cargo))


def chains(state: State) -> list[Chain]:
    """Return the chains of the open question."""
    match state.stack[-1]:
        case Turn(fuse=False):
            found: list[Chain] = [Driving(state.seat)]
            if LOAD in state.asked:
                found.append(Cargo("load", state.seat, LOAD))
            if UNLOAD in state.asked:
                found.append(Cargo("unload", state.seat, UNLOAD))
            return found
        case Loading():
            return [Cargo("load", state.seat, -1)]
        case Unloading():
            return [Cargo("unload", state.seat, -1)]
        case _:
            return []
