"""Paying bids, tolls and what cards take in any mix (HZR-14, HZR-24, HZR-76), and taking gifts (HZR-81)."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from mypy_extensions import mypyc_attr

from deadroad.games.hit_z_road.cards import RESOURCES
from deadroad.games.hit_z_road.events import DISCARDED, GIFT_TAKEN, PAID, PAID_PRICE, PAID_TOLL
from deadroad.games.hit_z_road.options import PAY, TAKE, USE
from deadroad.games.hit_z_road.party import PartyState
from deadroad.games.hit_z_road.refusals import held_tokens, no_resource, token_refusal
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.frames.pay import Pay
from deadroad.kernel.question import Prompt, Refusal

# The kinds that can be paid or taken. One bit for each kind says which.
_PAYMENTS: Final[list[tuple[int, ...]]] = [
    tuple([PAY + _kind for _kind in range(len(RESOURCES)) if _held >> _kind & 1])
    for _held in range(1 << len(RESOURCES))
]
_FIRST_PAYMENT: Final[list[tuple[int, ...]]] = [_payments[:1] for _payments in _PAYMENTS]
_GIFTS: Final[tuple[int, ...]] = tuple(range(TAKE, TAKE + len(RESOURCES)))


@final
class Debt(Enum):
    """The reason of a payment."""

    BID = 0
    TOLL = 1
    PRICE = 2  # of the third road in solo
    CARD = 3


@final
@mypyc_attr(free_list_len=1)
class Payment(Pay[PartyState]):
    """Pay resources of the player's choice."""

    __slots__ = ("debt",)

    def __init__(self, payer: int, due: int, debt: Debt) -> None:
        super().__init__(payer, due)
        self.debt: Debt = debt

    def run(self, state: PartyState) -> Flow:
        return Flow.ASK if self.due > 0 and state.group(self.payer).total > 0 else Flow.DONE

    def options(self, state: PartyState) -> tuple[int, ...]:
        group = state.group(self.payer)
        # A group that must pay everything has no choice.
        choices = _FIRST_PAYMENT if group.total <= self.due else _PAYMENTS
        return choices[(group.ammo > 0) + 2 * (group.fuel > 0) + 4 * (group.adrenaline > 0)]

    def held(self, state: PartyState) -> tuple[int, ...]:
        group = state.group(self.payer)
        return (group.ammo, group.fuel, group.adrenaline)

    def answer(self, state: PartyState, option: int) -> None:
        self.due -= 1
        self.spend(state, option - PAY)

    def spend(self, state: PartyState, kind: int) -> None:
        state.group(self.payer).gain(kind, -1)
        if state.log is None:
            return
        match self.debt:
            case Debt.BID:
                state.tell(PAID, self.payer, kind)
            case Debt.TOLL:
                state.tell(PAID_TOLL, self.payer, kind)
            case Debt.PRICE:
                state.tell(PAID_PRICE, self.payer, kind)
            case Debt.CARD:
                state.tell(DISCARDED, self.payer, kind)

    def first_option(self) -> int:
        return PAY

    def clone(self) -> Payment:
        return Payment(self.payer, self.due, self.debt)

    def prompt(self, state: PartyState) -> Prompt:
        match self.debt:
            case Debt.BID:
                return Prompt("pay-bid", "HZR-24", {"due": self.due})
            case Debt.TOLL:
                return Prompt("pay-toll", "HZR-14", {"due": self.due})
            case Debt.PRICE:
                return Prompt("pay-toll", "HZR-81", {"due": self.due})
            case Debt.CARD:
                return Prompt("discard", "HZR-76", {"due": self.due})

    def tries(self, state: PartyState) -> tuple[int, ...]:
        held = self.held(state)
        missing = [PAY + kind for kind in range(len(held)) if not held[kind]]
        return (*self.options(state), *missing, *held_tokens(state, self.payer))

    def verdict(self, state: PartyState, option: int) -> Refusal | None:
        if option < PAY:
            return token_refusal(state, self.payer, option - USE)
        kind = option - PAY
        return None if self.held(state)[kind] else no_resource(option, self.prompt(state).clause, kind)


@final
class Gift(Frame[PartyState]):
    """Take resources of the player's choice."""

    __slots__ = ("left", "taker")

    def __init__(self, taker: int, left: int) -> None:
        self.taker = taker
        self.left = left

    def run(self, state: PartyState) -> Flow:
        return Flow.ASK if self.left > 0 else Flow.DONE

    def seat(self, state: PartyState) -> int:
        return self.taker

    def options(self, state: PartyState) -> tuple[int, ...]:
        return _GIFTS

    def answer(self, state: PartyState, option: int) -> None:
        self.left -= 1
        state.group(self.taker).gain(option - TAKE, 1)
        state.tell(GIFT_TAKEN, self.taker, option - TAKE)

    def clone(self) -> Gift:
        return Gift(self.taker, self.left)

    def prompt(self, state: PartyState) -> Prompt:
        return Prompt("gift", "HZR-81", {"left": self.left})

    def tries(self, state: PartyState) -> tuple[int, ...]:
        return (*_GIFTS, *held_tokens(state, self.taker))

    def verdict(self, state: PartyState, option: int) -> Refusal | None:
        return token_refusal(state, self.taker, option - USE) if option < TAKE else None
