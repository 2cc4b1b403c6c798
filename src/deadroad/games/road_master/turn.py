"""Rounds and turns: up to four actions by the tokens (RDM-5 to RDM-13)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadroad.games.road_master.board import (
    BEHIND,
    BEHIND_BITS,
    BIT,
    DOCK,
    DOCKS,
    NEAR,
    SPACES,
    WITHIN_REACH,
    reached,
)
from deadroad.games.road_master.cards import BLUE, OKS
from deadroad.games.road_master.draft import look
from deadroad.games.road_master.driving import forward, place, reverse
from deadroad.games.road_master.effects import draw_boom
from deadroad.games.road_master.events import SPOILED, TURN_BEGAN, TURN_ENDED
from deadroad.games.road_master.exchange import Exchange, on_offer
from deadroad.games.road_master.finish import finish
from deadroad.games.road_master.loading import Loading
from deadroad.games.road_master.options import (
    CAPACITY,
    END,
    FORWARD,
    GO_ON,
    LOAD,
    LOOK,
    PLACE,
    REVERSE,
    STOP,
    TAKE_CONTRACTS,
    UNLOAD,
)
from deadroad.games.road_master.refusals import tried_in_turn, why_not
from deadroad.games.road_master.state import NOWHERE, RoadState
from deadroad.games.road_master.tokens import (
    ACTIONS,
    BONUS_FACE,
    CONTRACTS_FACE,
    FORWARD_FACE,
    LEFT,
    LOAD_FACE,
    REVERSE_FACE,
    UNLOAD_FACE,
    WEIGHT,
)
from deadroad.games.road_master.unloading import Unloading, can_unload
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal

# The actions without a space. The bits of a number say which of them are possible.
_ACTIONS: Final[tuple[int, ...]] = (TAKE_CONTRACTS, LOOK, LOAD, UNLOAD)
_POSSIBLE: Final[list[list[int]]] = [
    [_action for _at, _action in enumerate(_ACTIONS) if _bits >> _at & 1] for _bits in range(16)
]
_MAY_TAKE: Final = 1
_MAY_LOOK: Final = 2
_MAY_LOAD: Final = 4
_MAY_UNLOAD: Final = 8
_FUSE: Final[tuple[int, ...]] = (GO_ON, STOP)
# All options where no other truck is near, by the truck's space, the actions, and whether the faces for
# driving forward and in reverse are left. They are listed when they are needed first.
_ON_EMPTY_ROAD: Final[list[tuple[int, ...]]] = [()] * (len(SPACES) * 64)
IDLE_ROUNDS: Final = 6  # rounds without progress that end the game (RDM-85)


@final
class Rounds(Frame[RoadState]):
    """The whole game: rounds of turns until the last one. `played` counts the turns of this round."""

    __slots__ = ("played",)

    def __init__(self) -> None:
        self.played = 0

    def clone(self) -> Rounds:
        twin = Rounds()
        twin.played = self.played
        return twin

    def run(self, state: RoadState) -> Flow:
        public = state.public
        if self.played == state.seats:
            self.played = 0
            public.round += 1
            public.idle = 0 if public.stirred else public.idle + 1
            public.stirred = False
            if public.triggered or public.idle == IDLE_ROUNDS:
                finish(state)
                return Flow.DONE
        public.turn = (public.first + self.played) % state.seats
        self.played += 1
        state.tell(TURN_BEGAN, public.turn, public.round + 1)
        return state.call(Turn(public.turn))


@final
class Turn(Frame[RoadState]):
    """A seat's turn. If `fuse` is set, a first half-boom was just drawn and the unload waits (RDM-93)."""

    __slots__ = ("ended", "fuse", "who")

    def __init__(self, who: int) -> None:
        self.who = who
        self.fuse = False
        self.ended = False

    def clone(self) -> Turn:
        twin = Turn(self.who)
        twin.fuse = self.fuse
        twin.ended = self.ended
        return twin

    def run(self, state: RoadState) -> Flow:
        if self.fuse or (not self.ended and state.public.actions < ACTIONS):
            return Flow.ASK
        end_turn(state, self.who)
        return Flow.DONE

    def seat(self, state: RoadState) -> int:
        return self.who

    def options(self, state: RoadState) -> tuple[int, ...]:
        if self.fuse:
            return _FUSE
        public = state.public
        haulier = public.hauliers[self.who]
        left = public.left
        occupied = public.occupied()
        actions = 0
        if left[CONTRACTS_FACE] and on_offer(state):
            actions |= _MAY_TAKE
        if left[BONUS_FACE] and public.batch_sizes:
            actions |= _MAY_LOOK
        truck = haulier.truck
        if truck == NOWHERE:
            found = _POSSIBLE[actions].copy()
            for dock in range(len(DOCKS)):
                if not occupied & BIT[DOCK + dock]:
                    found.append(PLACE + dock)
            return tuple(found)
        if truck >= DOCK:
            if left[LOAD_FACE] and haulier.aboard() < CAPACITY and public.lying(haulier.warehouse()):
                actions |= _MAY_LOAD
            if left[UNLOAD_FACE] and can_unload(state, self.who):
                actions |= _MAY_UNLOAD
        ahead = left[FORWARD_FACE] > 0
        back = left[REVERSE_FACE] > 0
        if occupied & (NEAR[truck] | BEHIND_BITS[truck]):
            return turn_options(truck, occupied, actions, ahead=ahead, back=back)
        key = truck * 64 + actions * 4 + (2 if ahead else 0) + (1 if back else 0)
        if not _ON_EMPTY_ROAD[key]:
            _ON_EMPTY_ROAD[key] = turn_options(truck, BIT[truck], actions, ahead=ahead, back=back)
        return _ON_EMPTY_ROAD[key]

    def answer(self, state: RoadState, option: int) -> None:
        if option >= REVERSE:
            self._spend(state, REVERSE_FACE)
            reverse(state, self.who, option - REVERSE)
        elif option >= FORWARD:
            self._spend(state, FORWARD_FACE)
            forward(state, self.who, option - FORWARD)
        elif option < TAKE_CONTRACTS:
            place(state, self.who, DOCK + option - PLACE)
        elif option == TAKE_CONTRACTS:
            self._spend(state, CONTRACTS_FACE)
            state.call(Exchange(self.who))
        elif option == LOOK:
            self._spend(state, BONUS_FACE)
            state.call(look(state, self.who))
        elif option == LOAD:
            self._spend(state, LOAD_FACE)
            state.call(Loading(self.who))
        elif option == UNLOAD:
            self._spend(state, UNLOAD_FACE)
            self.fuse = draw_boom(state, self.who)
            if not self.fuse:
                # After an explosion there is nothing left to unload, and the frame is done at once.
                state.call(Unloading(self.who))
        elif option == GO_ON:
            self.fuse = False
            state.call(Unloading(self.who))
        else:
            self.fuse = False
            self.ended = True

    def _spend(self, state: RoadState, face: int) -> None:
        public = state.public
        public.actions += 1
        public.spent += WEIGHT[face]
        public.left = LEFT[public.spent]

    def prompt(self, state: RoadState) -> Prompt:
        if self.fuse:
            return Prompt("fuse", "RDM-92")
        left = ACTIONS - state.public.actions
        if state.public.hauliers[self.who].truck == NOWHERE:
            return Prompt("place", "RDM-5", {"left": left})
        return Prompt("turn", "RDM-10", {"left": left})

    def tries(self, state: RoadState) -> tuple[int, ...]:
        return (GO_ON, STOP) if self.fuse else tried_in_turn(state, self.who)

    def verdict(self, state: RoadState, option: int) -> Refusal | None:
        return None if self.fuse else why_not(state, self.who, option)


def turn_options(truck: int, occupied: i64, actions: int, *, ahead: bool, back: bool) -> tuple[int, ...]:
    """Return the options of a truck on the board: the possible actions, the drives, and `end`."""
    found = _POSSIBLE[actions].copy()
    if ahead:
        spaces = reached(truck, occupied)
        for space in WITHIN_REACH[truck]:
            if spaces & BIT[space]:
                found.append(FORWARD + space)
    if back:
        for space in BEHIND[truck]:
            if not occupied & BIT[space]:
                found.append(REVERSE + space)
    found.append(END)
    return tuple(found)


def end_turn(state: RoadState, seat: int) -> None:
    """End the turn: discard perished cubes, return the tokens, reshuffle the boom cards."""
    public = state.public
    haulier = public.hauliers[seat]
    if public.perishables and haulier.cargo[BLUE]:  # RDM-96
        spoiled = haulier.cargo[BLUE]
        haulier.put_aboard(BLUE, -spoiled)
        public.put_out(BLUE, spoiled)
        state.tell(SPOILED, seat, spoiled)
    state.tell(TURN_ENDED, seat, public.actions)
    public.actions = 0
    public.spent = 0
    public.left = LEFT[0]
    public.oks = OKS
    public.half_booms = 0
