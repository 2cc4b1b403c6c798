"""Paying bids, tolls and demands in any mix (HZR-14, HZR-24), and taking gifts (HZR-81)."""

from __future__ import annotations

from typing import final

from deadroad.games.hit_z_road.cards import RESOURCES
from deadroad.games.hit_z_road.events import GIFT_TAKEN, PAID
from deadroad.games.hit_z_road.options import PAY, TAKE
from deadroad.games.hit_z_road.party import PartyState
from deadroad.games.hit_z_road.refusals import no_resource, tokens_refused
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.frames.pay import Pay
from deadroad.kernel.question import Prompt, Refusal


@final
class Payment(Pay[PartyState]):
    """Pay some resources of one's choice."""

    __slots__ = ()

    def held(self, state: PartyState) -> tuple[int, ...]:
        group = state.group(self.payer)
        return (group.ammo, group.fuel, group.adrenaline)

    def spend(self, state: PartyState, kind: int) -> None:
        state.group(self.payer).gain(kind, -1)
        state.tell(PAID, self.payer, kind)

    def first_option(self) -> int:
        return PAY

    def clone(self) -> Payment:
        return Payment(self.payer, self.due)

    def prompt(self, state: PartyState) -> Prompt:
        return Prompt("pay", "HZR-24", {"due": self.due})

    def refused(self, state: PartyState) -> list[Refusal]:
        found = [
            no_resource(PAY + kind, "HZR-24", kind)
            for kind, count in enumerate(self.held(state))
            if not count
        ]
        return found + tokens_refused(state, self.payer)


@final
class Gift(Frame[PartyState]):
    """Take some resources of one's choice."""

    __slots__ = ("left", "taker")

    def __init__(self, taker: int, left: int) -> None:
        self.taker = taker
        self.left = left

    def run(self, state: PartyState) -> Flow:
        return Flow.ASK if self.left > 0 else Flow.DONE

    def seat(self, state: PartyState) -> int:
        return self.taker

    def options(self, state: PartyState) -> tuple[int, ...]:
        return tuple([TAKE + kind for kind in range(len(RESOURCES))])

    def answer(self, state: PartyState, option: int) -> None:
        self.left -= 1
        state.group(self.taker).gain(option - TAKE, 1)
        state.tell(GIFT_TAKEN, self.taker, option - TAKE)

    def clone(self) -> Gift:
        return Gift(self.taker, self.left)

    def prompt(self, state: PartyState) -> Prompt:
        return Prompt("gift", "HZR-81", {"left": self.left})

    def refused(self, state: PartyState) -> list[Refusal]:
        return tokens_refused(state, self.taker)
