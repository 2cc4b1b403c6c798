"""The adventure phase: choosing a road and meeting its cards (HZR-30 to HZR-33, HZR-81)."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from mypy_extensions import mypyc_attr

from deadroad.games.hit_z_road.cards import CARDS, Card
from deadroad.games.hit_z_road.effects import resolve
from deadroad.games.hit_z_road.events import (
    BOXED,
    ELIMINATED,
    ENCOUNTERED,
    KEPT,
    LEFT_BEHIND,
    LOOTED,
    PRICE_DUE,
    ROAD_TAKEN,
    TOLL_DUE,
    TURNED_UP,
)
from deadroad.games.hit_z_road.fight import Fight
from deadroad.games.hit_z_road.group import FightEnd
from deadroad.games.hit_z_road.options import ROAD, USE
from deadroad.games.hit_z_road.payment import Debt, Gift, Payment
from deadroad.games.hit_z_road.refusals import held_tokens, token_refusal
from deadroad.games.hit_z_road.state import FACE_DOWN, RoadState
from deadroad.games.hit_z_road.terms import ON_THE_ROAD
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed

# The roads that are open. One bit for each road says which.
_ROADS: Final[list[tuple[int, ...]]] = [
    tuple([ROAD + _road for _road in range(4) if _open >> _road & 1]) for _open in range(1 << 4)
]


@final
class Journeys(Frame[RoadState]):
    """One journey for each group, in the order of play (HZR-30)."""

    __slots__ = ("at", "order")

    def __init__(self) -> None:
        self.at = -1
        self.order: list[int] = []  # the order at the start of the phase; eliminations shorten the public one

    def run(self, state: RoadState) -> Flow:
        if self.at < 0:
            self.order = state.public.order
        self.at += 1
        if self.at >= len(self.order):
            return Flow.DONE
        return state.call(Journey(self.order[self.at]))

    def clone(self) -> Journeys:
        twin = Journeys()
        twin.at = self.at
        twin.order = self.order
        return twin


@final
class Leg(Enum):
    """The legs of a journey."""

    CHOICE = 0
    TOLL = 1
    LEFT = 2
    RIGHT = 3
    END = 4


@final
@mypyc_attr(free_list_len=1)
class Journey(Frame[RoadState]):
    """One group takes a road: toll or gift first, then the left card, then the right one."""

    __slots__ = ("leg", "road", "traveller")

    def __init__(self, traveller: int) -> None:
        self.traveller = traveller
        self.leg: Leg = Leg.CHOICE
        self.road = 0

    def run(self, state: RoadState) -> Flow:
        match self.leg:
            case Leg.CHOICE:
                return Flow.ASK
            case Leg.TOLL:
                self.leg = Leg.LEFT
                turn_up(state, self.traveller, self.road)
                return self.meet(state, 0)
            case Leg.LEFT:
                self.leg = Leg.RIGHT
                if state.survivors(self.traveller) == 0:  # HZR-51: the rest of the road is not resolved
                    return self.perish(state, 1)
                return self.meet(state, 1)
            case Leg.RIGHT:
                self.leg = Leg.END
                if state.survivors(self.traveller) == 0:
                    return self.perish(state, 2)
                return Flow.DONE
            case Leg.END:
                return Flow.DONE

    def card(self) -> int:
        """Return which card of the road is being resolved: 0 left, 1 right, -1 none."""
        if self.leg is Leg.LEFT:
            return 0
        return 1 if self.leg is Leg.RIGHT else -1

    def meet(self, state: RoadState, place: int) -> Flow:
        """Call the encounter with a card of the road."""
        return state.call(Encounter(self.traveller, state.public.roads[2 * self.road + place]))

    def perish(self, state: RoadState, met: int) -> Flow:
        """Eliminate the group after `met` cards of the road (HZR-50, HZR-54)."""
        public = state.public
        state.to_box(public.roads[2 * self.road + met : 2 * self.road + 2])
        state.eliminate(self.traveller)
        public.order = [seat for seat in public.order if seat != self.traveller]
        state.tell(ELIMINATED, self.traveller)
        return Flow.DONE

    def seat(self, state: RoadState) -> int:
        return self.traveller

    def options(self, state: RoadState) -> tuple[int, ...]:
        # The same as by the verdicts, but faster: options are listed very often.
        public = state.public
        total = public.groups[self.traveller].total
        open_roads = 0
        for road in range(len(public.taken)):
            if public.taken[road] < 0 and public.tolls[road] <= total:
                open_roads += 1 << road
        return _ROADS[open_roads]

    def answer(self, state: RoadState, option: int) -> None:
        public = state.public
        self.road = option - ROAD
        self.leg = Leg.TOLL
        public.taken = changed(public.taken, self.road, self.traveller)
        state.tell(ROAD_TAKEN, self.traveller, self.road + 1)
        toll = public.tolls[self.road]
        if toll > 0:
            alone = state.seats == 1
            state.tell(PRICE_DUE if alone else TOLL_DUE, self.traveller, toll)
            state.call(Payment(self.traveller, toll, Debt.PRICE if alone else Debt.TOLL))
        elif toll < 0:
            state.call(Gift(self.traveller, -toll))

    def clone(self) -> Journey:
        twin = Journey(self.traveller)
        twin.leg = self.leg
        twin.road = self.road
        return twin

    def prompt(self, state: RoadState) -> Prompt:
        return Prompt("road", "HZR-30")

    def tries(self, state: RoadState) -> tuple[int, ...]:
        roads = range(ROAD, ROAD + len(state.public.taken))
        return (*roads, *held_tokens(state, self.traveller))

    def verdict(self, state: RoadState, option: int) -> Refusal | None:
        if option < ROAD:
            return token_refusal(state, self.traveller, option - USE)
        public = state.public
        road = option - ROAD
        if public.taken[road] >= 0:
            return Refusal(option, "HZR-30", "road-taken", {"seat": public.taken[road]})
        if public.tolls[road] > public.groups[self.traveller].total:
            clause = "HZR-81" if state.seats == 1 else "HZR-14"
            return Refusal(option, clause, "toll", {"toll": public.tolls[road]})
        return None


def turn_up(state: RoadState, seat: int, road: int) -> None:
    """Turn up all face-down cards of the chosen road before the first card is resolved (HZR-86)."""
    public = state.public
    if public.roads is state.hidden.roads:  # all are face up, as always with several players
        return
    pair = state.hidden.roads[2 * road : 2 * road + 2]
    shown = [card for place, card in enumerate(pair) if public.roads[2 * road + place] == FACE_DOWN]
    if shown:
        public.roads = public.roads[: 2 * road] + pair + public.roads[2 * road + 2 :]
        state.show(shown)
        state.tell(TURNED_UP, seat, items=shown)


@final
class Stage(Enum):
    """The steps of a card, in order (HZR-31)."""

    LOOT = 0
    EVENT = 1
    COMBAT = 2
    AFTER = 3


@final
@mypyc_attr(free_list_len=1)
class Encounter(Frame[RoadState]):
    """One card: loot, then event, then combat."""

    __slots__ = ("card", "stage", "traveller")

    def __init__(self, traveller: int, card: int) -> None:
        self.traveller = traveller
        self.card = card
        self.stage: Stage = Stage.LOOT

    def run(self, state: RoadState) -> Flow:
        card = CARDS[self.card]
        seat = self.traveller
        if self.stage is Stage.LOOT:
            self.loot(state, card)
            self.stage = Stage.EVENT
        if self.stage is Stage.EVENT:
            self.stage = Stage.COMBAT
            asking = None if card.red else resolve(state, seat, self.card)
            if asking is not None:
                return state.call(asking)
        if self.stage is Stage.COMBAT:
            self.stage = Stage.AFTER
            if card.zombies and state.survivors(seat):
                return state.call(Fight(seat, self.card, ON_THE_ROAD))
        self.settle(state)
        return Flow.DONE

    def loot(self, state: RoadState, card: Card) -> None:
        """Take the resources printed on the card."""
        group = state.public.groups[self.traveller]
        group.ammo += card.ammo
        group.fuel += card.fuel
        group.adrenaline += card.adrenaline
        group.fight = FightEnd.NONE
        if state.log is None:
            return
        state.tell(ENCOUNTERED, self.traveller, self.card)
        if card.ammo or card.fuel or card.adrenaline:
            state.tell(LOOTED, self.traveller, card.ammo, card.fuel, card.adrenaline)

    def settle(self, state: RoadState) -> None:
        """Keep the card if the group survived it (HZR-45); otherwise it goes to the box (HZR-37, HZR-54)."""
        group = state.public.groups[self.traveller]
        if group.survivors and group.fight is not FightEnd.FLED:
            group.won = group.won + [self.card]  # noqa: RUF005 - compiles to fewer lists in between
            state.tell(KEPT, self.traveller, self.card)
        else:
            state.to_box([self.card])
            state.tell(BOXED if group.survivors else LEFT_BEHIND, self.card)

    def clone(self) -> Encounter:
        twin = Encounter(self.traveller, self.card)
        twin.stage = self.stage
        return twin
