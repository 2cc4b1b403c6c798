"""The trip: eight rounds of preparation, bidding and adventure (HZR-6)."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from deadroad.games.hit_z_road.auction import Auction
from deadroad.games.hit_z_road.events import CONTAMINATED, ROADS_LAID, ROADS_LAID_HIDDEN, ROUND_BEGAN
from deadroad.games.hit_z_road.finish import finish
from deadroad.games.hit_z_road.journey import Journeys
from deadroad.games.hit_z_road.state import FACE_DOWN, RoadState
from deadroad.kernel.frame import Flow, Frame

ROUNDS: Final = 8


@final
class Phase(Enum):
    """The phases of a round."""

    PREPARATION = 0
    BIDDING = 1
    ADVENTURE = 2
    CLOSE = 3


@final
class Trip(Frame[RoadState]):
    """All rounds, until the coast is reached or too few groups are left."""

    __slots__ = ("phase",)

    def __init__(self) -> None:
        self.phase: Phase = Phase.PREPARATION

    def run(self, state: RoadState) -> Flow:
        match self.phase:
            case Phase.PREPARATION:
                prepare(state)
                self.phase = Phase.BIDDING
                return Flow.CALL
            case Phase.BIDDING:
                self.phase = Phase.ADVENTURE
                if state.seats == 1:  # HZR-20: no bidding in solo
                    return Flow.CALL
                return state.call(Auction())
            case Phase.ADVENTURE:
                self.phase = Phase.CLOSE
                return state.call(Journeys())
            case Phase.CLOSE:
                clear_roads(state)
                if is_over(state):
                    finish(state)
                    return Flow.DONE
                self.phase = Phase.PREPARATION
                return Flow.CALL

    def clone(self) -> Trip:
        twin = Trip()
        twin.phase = self.phase
        return twin


def is_over(state: RoadState) -> bool:
    """Return whether the trip ends: at the coast, or with at most one group left (HZR-60, HZR-61, HZR-85)."""
    left = len(state.public.order)
    return left == 0 or state.public.round == ROUNDS or (left == 1 and state.seats > 1)


def prepare(state: RoadState) -> None:
    """Lay the roads of a new round, with their tolls (HZR-10 to HZR-17)."""
    public = state.public
    public.round += 1
    state.tell(ROUND_BEGAN, public.round)
    count = 4 if state.seats == 4 else 3
    cards = state.draw(2 * count)
    state.hidden.roads = cards
    public.taken = [-1] * count
    if state.seats == 1:
        # HZR-80: face down are both cards of the first road and the right card of the second.
        public.roads = [FACE_DOWN, FACE_DOWN, cards[2], FACE_DOWN, cards[4], cards[5]]
        public.tolls = [-2, 0, 2]  # HZR-81
        shown = [cards[2], cards[4], cards[5]]
        state.show(shown)
        state.tell(ROADS_LAID_HIDDEN, items=shown)
    else:
        public.roads = cards
        public.tolls = tolls(state.seats, state.seats - len(public.order))
        state.show(cards)
        state.tell(ROADS_LAID, items=cards)
        for road, toll in enumerate(public.tolls):
            if toll > 0:
                state.tell(CONTAMINATED, road + 1, toll)


def tolls(seats: int, eliminated: int) -> list[int]:
    """Return the toll of each road (HZR-11 to HZR-13)."""
    if seats == 4:
        if eliminated >= 2:
            return [0, 0, 2, 4]
        return [0, 0, 0, 2] if eliminated == 1 else [0, 0, 0, 0]
    return [0, 0, 2] if seats == 2 or eliminated == 1 else [0, 0, 0]


def clear_roads(state: RoadState) -> None:
    """Put the roads not taken into the box (HZR-17). Cards that are face down stay unseen (HZR-82)."""
    public = state.public
    left: list[int] = []
    unseen: list[int] = []
    for road, taker in enumerate(public.taken):
        if taker >= 0:
            continue
        for at in range(2 * road, 2 * road + 2):
            card = public.roads[at]
            if card == FACE_DOWN:
                unseen.append(state.hidden.roads[at])
            else:
                left.append(card)
    state.to_box(left)
    if unseen:
        state.hidden.aside = state.hidden.aside + unseen
    state.hidden.roads = []
    public.roads = []
    public.taken = []
    public.tolls = []
