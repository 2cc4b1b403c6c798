"""Bidding for the first choice of road (HZR-20 to HZR-28)."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from mypy_extensions import i64

from deadroad.games.hit_z_road.events import BID_DUE, ORDER_SET, PASSED, RAISED
from deadroad.games.hit_z_road.options import BID, PASS, USE
from deadroad.games.hit_z_road.payment import Debt, Payment
from deadroad.games.hit_z_road.refusals import held_tokens, token_refusal
from deadroad.games.hit_z_road.state import RoadState
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed

HIGHEST: Final = 10

# Passing and the bids that are open. One bit for each bid says which: the lowest for a bid of 1.
_BIDS: Final[list[tuple[int, ...]]] = [
    (PASS, *[BID + _bid for _bid in range(HIGHEST) if _open >> _bid & 1]) for _open in range(1 << HIGHEST)
]


@final
class Step(Enum):
    """The progress of the auction."""

    BIDDING = 0
    PAYING = 1


@final
class Auction(Frame[RoadState]):
    """Seats raise or pass in turn until all have passed in a row. Then all pay, the highest first."""

    __slots__ = ("at", "passes", "step")

    def __init__(self) -> None:
        self.step: Step = Step.BIDDING
        self.at = 0  # in the order of play: whose turn it is to bid, then to pay
        self.passes = 0

    def run(self, state: RoadState) -> Flow:
        public = state.public
        if self.step is Step.BIDDING:
            if self.passes < len(public.order):
                return Flow.ASK
            public.order = new_order(public.order, public.bids)
            state.tell(ORDER_SET, items=public.order)
            self.step = Step.PAYING
            self.at = 0
        while self.at < len(public.order):
            seat = public.order[self.at]
            self.at += 1
            bid = public.bids[seat]
            if bid > 0:
                state.tell(BID_DUE, seat, bid)
                return state.call(Payment(seat, bid, Debt.BID))
        public.bids = [0] * state.seats  # HZR-26
        return Flow.DONE

    def seat(self, state: RoadState) -> int:
        return state.public.order[self.at]

    def options(self, state: RoadState) -> tuple[int, ...]:
        public = state.public
        seat = public.order[self.at]
        most: i64 = min(HIGHEST, public.groups[seat].total)
        one: i64 = 1
        open_bids: i64 = (one << most) - 1
        own: i64 = public.bids[seat]
        open_bids = open_bids >> own << own
        for bid in public.bids:
            if bid > 0:
                open_bids &= ~(one << (bid - 1))
        return _BIDS[open_bids]

    def answer(self, state: RoadState, option: int) -> None:
        public = state.public
        seat = public.order[self.at]
        if option == PASS:
            self.passes += 1
            state.tell(PASSED, seat)
        else:
            self.passes = 0
            bid = option - BID + 1
            public.bids = changed(public.bids, seat, bid)
            state.tell(RAISED, seat, bid)
        self.at = (self.at + 1) % len(public.order)

    def clone(self) -> Auction:
        twin = Auction()
        twin.step = self.step
        twin.at = self.at
        twin.passes = self.passes
        return twin

    def prompt(self, state: RoadState) -> Prompt:
        return Prompt("bid", "HZR-20", {"own": state.public.bids[self.seat(state)]})

    def tries(self, state: RoadState) -> tuple[int, ...]:
        bids = range(BID, BID + HIGHEST)
        return (PASS, *bids, *held_tokens(state, self.seat(state)))

    def verdict(self, state: RoadState, option: int) -> Refusal | None:
        seat = self.seat(state)
        if option == PASS:
            return None
        if option < PASS:
            return token_refusal(state, seat, option - USE)
        bids = state.public.bids
        total = state.public.groups[seat].total
        value = option - BID + 1
        if value <= bids[seat]:
            return Refusal(option, "HZR-21", "not-above", {"own": bids[seat]})
        if value in bids:
            return Refusal(option, "HZR-21", "occupied", {"seat": bids.index(value)})
        if value > total:
            return Refusal(option, "HZR-21", "beyond-means", {"total": total})
        return None


def new_order(order: list[int], bids: list[int]) -> list[int]:
    """Return the order of play after the bids: highest first, ties as before (HZR-25)."""
    found: list[int] = []
    for seat in order:
        at = len(found)
        while at > 0 and bids[found[at - 1]] < bids[seat]:
            at -= 1
        found.insert(at, seat)
    return found
