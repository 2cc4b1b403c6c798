"""The chains of the road: a price paid, a gift taken, the dice of a melee settled."""

from __future__ import annotations

from typing import final

from deadroad.games.hit_z_road.cards import RESOURCES
from deadroad.games.hit_z_road.melee import Melee
from deadroad.games.hit_z_road.options import BITE, OPPORTUNITY, PAY, SECOND, SPACE, TAKE
from deadroad.games.hit_z_road.party import PartyState
from deadroad.games.hit_z_road.payment import Gift, Payment
from deadroad.kernel.chain import Chain
from deadroad.kernel.event import Event
from deadroad.kernel.frame import State

_PAID = ("paid", "paid-toll", "paid-price", "discarded")


@final
class Price(Chain):
    """Any mix of resources that makes up a price (HZR-14, HZR-24, HZR-76)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("pay", seat, mix=True)

    def links(self, state: State, option: int) -> bool:
        return PAY <= option < PAY + len(RESOURCES)

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Payment)

    def trace(self, event: Event) -> str:
        if event.name in _PAID and event.values["seat"] == self.seat:
            return f"resource:{RESOURCES[event.numbers[1]]}"
        return ""

    def fill(self, state: State) -> int:
        """Pay with what one has most of."""
        top = state.stack[-1]
        assert isinstance(top, Payment)
        assert isinstance(state, PartyState)
        held = top.held(state)
        return PAY + held.index(max(held))


@final
class Taking(Chain):
    """A gift in any mix of resources (HZR-81)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("take", seat, mix=True)

    def links(self, state: State, option: int) -> bool:
        return TAKE <= option < TAKE + len(RESOURCES)

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Gift)

    def trace(self, event: Event) -> str:
        if event.name == "gift-taken" and event.values["seat"] == self.seat:
            return f"resource:{RESOURCES[event.numbers[1]]}"
        return ""

    def fill(self, state: State) -> int:
        """Take what one has least of."""
        assert isinstance(state, PartyState)
        group = state.group(self.seat)
        held = [group.resource(kind) for kind in range(len(RESOURCES))]
        return TAKE + held.index(min(held))


@final
class Dice(Chain):
    """The dice of a melee, each settled with adrenaline or without (HZR-52)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("melee", seat, mix=True)

    def links(self, state: State, option: int) -> bool:
        return BITE <= option < SECOND + 2

    def holds(self, state: State) -> bool:
        return isinstance(state.stack[-1], Melee)

    def names(self, before: State, option: int, told: list[Event], after: State) -> list[tuple[str, int]]:
        return [(SPACE.option(option).notation, 1)]

    def fill(self, state: State) -> int:
        """Dodge bites first, then kill."""
        for option in (BITE, OPPORTUNITY, SECOND):
            if option in state.asked:
                return option
        return state.asked[0]


def party_chains(state: State) -> list[Chain]:
    """Return the chains of what both games with parties ask."""
    match state.stack[-1]:
        case Payment():
            return [Price(state.seat)]
        case Melee():
            return [Dice(state.seat)]
        case Gift():
            return [Taking(state.seat)]
        case _:
            return []
