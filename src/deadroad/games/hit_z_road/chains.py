"""The chains of the road: a price paid, a gift taken, a fight begun, the dice of a melee settled."""

from __future__ import annotations

from typing import final

from deadroad.games.hit_z_road.cards import RESOURCES
from deadroad.games.hit_z_road.fight import Fight, Round
from deadroad.games.hit_z_road.heuristics import rate_fight
from deadroad.games.hit_z_road.melee import Melee
from deadroad.games.hit_z_road.options import BITE, FIGHT, OPPORTUNITY, PAY, SECOND, SHOOT, SPACE, TAKE
from deadroad.games.hit_z_road.party import PartyState
from deadroad.games.hit_z_road.payment import Gift, Payment
from deadroad.games.hit_z_road.state import RoadState
from deadroad.kernel.chain import Chain
from deadroad.kernel.event import Event
from deadroad.kernel.frame import State
from deadroad.kernel.heuristics import Heuristics

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
        """Pay with what the group has most of. On the road, pay with what the heuristics value least."""
        assert isinstance(state, PartyState)
        rates = [self.spare(state, option - PAY) for option in state.asked]
        return state.asked[rates.index(max(rates))]

    def spare(self, state: PartyState, kind: int) -> float:
        """Return how well the group can do without one unit of a resource."""
        if isinstance(state, RoadState):
            return rate_fight(state, PAY + kind)
        return float(state.group(self.seat).resource(kind))


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
        """Take the resource that the group has least of."""
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


@final
class Opening(Chain):
    """How a fight begins: what is used, how much is fired, or fight or flee at once (HZR-36 to HZR-38).

    Holding a token back and firing nothing lead to the next choice. They do not end the chain. A group that
    flees may meet the next fight at once: that is another chain.
    """

    __slots__ = ("card", "sense")

    def __init__(self, seat: int, card: int, sense: Heuristics) -> None:
        super().__init__("open", seat, mix=False)
        self.card = card
        self.sense = sense

    def links(self, state: State, option: int) -> bool:
        return option < BITE

    def holds(self, state: State) -> bool:
        top = state.stack[-1]
        return isinstance(top, Fight) and top.card == self.card

    def rests(self, state: State) -> bool:
        return False

    def names(self, before: State, option: int, told: list[Event], after: State) -> list[tuple[str, int]]:
        return [(SPACE.option(option).notation, 1)]

    def fill(self, state: State) -> int:
        """Shoot as much as the heuristics rate best; nothing is proposed if that is nothing."""
        best = self.sense.best(state)
        return best if SHOOT < best < FIGHT else -1


def party_chains(state: State, sense: Heuristics) -> list[Chain]:
    """Return the chains of what both games with parties ask. `sense` rates the answers."""
    match state.stack[-1]:
        case Payment():
            return [Price(state.seat)]
        case Melee():
            return [Dice(state.seat)]
        case Gift():
            return [Taking(state.seat)]
        case Fight() as fight if fight.round is not Round.STAND:
            return [Opening(state.seat, fight.card, sense)]
        case _:
            return []
