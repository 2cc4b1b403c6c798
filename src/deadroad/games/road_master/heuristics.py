"""Heuristics of Road Master, in points."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.road_master.board import DOCK
from deadroad.games.road_master.bonus_value import Hopes, held_worth, look_worth
from deadroad.games.road_master.cards import (
    BLUE,
    COLOUR,
    DESTINATION,
    KINDS,
    PENALTY,
    POINTS,
    QUANTITY,
    YELLOW,
)
from deadroad.games.road_master.loading import Loading
from deadroad.games.road_master.options import (
    CAPACITY,
    DELIVER,
    DONE,
    DRAW,
    END,
    FORWARD,
    KEEP,
    LEAVE,
    LIFT,
    LOAD,
    LOOK,
    REVERSE,
    STOP,
    TAKE,
    TAKE_CONTRACTS,
    UNLOAD,
)
from deadroad.games.road_master.route import DEPTH, HASTE, Route
from deadroad.games.road_master.state import NO_CUBES, NOTHING, Haulier, Public, RoadState
from deadroad.games.road_master.tokens import ACTIONS
from deadroad.games.road_master.unloading import Unloading
from deadroad.kernel.frame import State
from deadroad.kernel.heuristics import BLUNDER, Heuristics

PICK_COST: Final = 1.2  # an additional contract must bring this much more than its cost
GO_ON_WORTH: Final = 1000.0  # the boom card is already drawn, so unloading costs nothing more
UNSEEN: Final = -0.1  # the top of the deck, against contracts that can be read
ENOUGH: Final = 4  # enough open contracts
# Weights fitted to games of bots: plans matter more than points, unfilled contracts most.
PLAN: Final = 1.5
DUE: Final = 3.0


@final
class Dispatcher(Heuristics):
    """Plans a route for the open contracts, and rates every option by the plan after it."""

    def __init__(self) -> None:
        super().__init__(
            ("score", "plan", "penalties", "bonuses"), horizon=30, scale=6.0, slip=0.6, warmth=2.5
        )

    def terms(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, RoadState)
        public = state.public
        haulier = public.hauliers[seat]
        if state.seat < 0:
            return [float(haulier.score), 0.0, -float(haulier.penalties), float(haulier.bonus_points)]
        return [
            float(haulier.score),
            PLAN * Route(public, haulier).value(haulier.truck, haulier.cargo, 0.0),
            -DUE * due(haulier),
            held_worth(public, haulier, state.secrets[seat].kept),
        ]

    def rate(self, state: State, option: int) -> float:
        assert isinstance(state, RoadState)
        public = state.public
        return rate_by_plan(state, option, Route(public, public.hauliers[state.seat]))

    def rates(self, state: State, *, haste: bool = False) -> list[float]:
        assert isinstance(state, RoadState)
        public = state.public
        route = Route(public, public.hauliers[state.seat], HASTE if haste else DEPTH)
        return [rate_by_plan(state, option, route) for option in state.asked]


def rate_by_plan(state: RoadState, option: int, route: Route) -> float:
    """Rate an option by the plan after it."""
    public = state.public
    haulier = public.hauliers[state.seat]
    if option >= TAKE:
        if option < KEEP:
            return or_blunder(pick_worth(public, haulier, option - TAKE, route) - PICK_COST)
        if option < LIFT:
            return or_blunder(Hopes(public, haulier, state.secrets[state.seat].kept).of(option - KEEP))
        return rate_cubes(public, haulier, option, route)
    if option >= FORWARD:
        space = option - FORWARD if option < REVERSE else option - REVERSE
        return route.value(space, haulier.cargo, 1.0) - risk(public, haulier, route)
    if option < TAKE_CONTRACTS:
        return route.value(DOCK + option, haulier.cargo, 0.0)
    return rate_action(state, haulier, option, route)


def or_blunder(worth: float) -> float:
    """Return a worth, or BLUNDER for a card that costs more than it brings."""
    return worth if worth >= 0.0 else BLUNDER + worth


def due(haulier: Haulier) -> int:
    """Return the penalties of the unfilled contracts."""
    total = 0
    for at, contract in enumerate(haulier.contracts):
        if haulier.laid[at] < QUANTITY[contract]:
            total += PENALTY[contract]
    return total


def rate_action(state: RoadState, haulier: Haulier, option: int, route: Route) -> float:
    """Rate an action without an argument, `end` and `done`."""
    public = state.public
    if option == TAKE_CONTRACTS:
        return route.stay(1) + best_picks(public, haulier, route)
    if option == LOOK:
        return route.stay(1) + look_worth(public, haulier, state.secrets[state.seat].kept)
    if option == LOAD:
        cargo = loaded(public, haulier)
        if cargo == haulier.cargo:
            return BLUNDER
        return route.value(haulier.truck, cargo, 1.0) - risk(public, haulier, route)
    if option == UNLOAD:
        return unload_worth(public, haulier, route) - risk(public, haulier, route)
    if option == DRAW:
        return UNSEEN
    if option == DONE:
        return done_worth(state, haulier, route)
    if option in (END, STOP):
        left = ACTIONS - public.actions
        if public.perishables and haulier.cargo[BLUE]:
            return route.value(haulier.truck, without(haulier.cargo, BLUE), float(left))
        return route.stay(left)
    return GO_ON_WORTH


def done_worth(state: RoadState, haulier: Haulier, route: Route) -> float:
    """Return the worth of `done`: 0, or the current plan."""
    top = state.stack[-1]
    if isinstance(top, Loading | Unloading):
        return route.stay(0)
    return 0.0


def rate_cubes(public: Public, haulier: Haulier, option: int, route: Route) -> float:
    """Rate loading, leaving or delivering some cubes by the plan that follows."""
    if option >= DELIVER:
        contract = (option - DELIVER) // CAPACITY
        amount = (option - DELIVER) % CAPACITY + 1
        twin = haulier.clone()
        laid = list(twin.laid)
        at = twin.contracts.index(contract)
        laid[at] += amount
        twin.laid = laid
        twin.put_aboard(COLOUR[contract], -amount)
        gain = POINTS[contract] + PENALTY[contract] if laid[at] == QUANTITY[contract] else 0
        return gain + 0.3 * amount + Route(public, twin, route.depth).value(twin.truck, twin.cargo, 0.0)
    first = LEAVE if option >= LEAVE else LIFT
    colour = (option - first) // CAPACITY
    amount = (option - first) % CAPACITY + 1
    cargo = list(haulier.cargo)
    cargo[colour] += amount if first == LIFT else -amount
    value = route.value(haulier.truck, cargo, 0.0)
    wanted = 0
    for at, contract in enumerate(haulier.contracts):
        if COLOUR[contract] == colour:
            wanted += QUANTITY[contract] - haulier.laid[at]
    # A cube that no contract needs only takes up space.
    return value + 0.01 * amount - 0.1 * max(0, cargo[colour] - wanted)


def loaded(public: Public, haulier: Haulier) -> list[int]:
    """Return the cargo after loading what the open contracts ask for."""
    cargo = list(haulier.cargo)
    stock = public.stock[haulier.warehouse()]
    room = CAPACITY - haulier.aboard()
    for colour in range(KINDS):
        wanted = -cargo[colour]
        for at, contract in enumerate(haulier.contracts):
            if COLOUR[contract] == colour:
                wanted += QUANTITY[contract] - haulier.laid[at]
        wanted = min(wanted, stock[colour])
        moved = max(0, min(wanted, room))
        cargo[colour] += moved
        room -= moved
    return cargo


def unload_worth(public: Public, haulier: Haulier, route: Route) -> float:
    """Return the worth of delivering everything possible here, and the plan after it."""
    twin = haulier.clone()
    warehouse = twin.warehouse()
    laid = list(twin.laid)
    gain = 0
    moved = False
    for at, contract in enumerate(twin.contracts):
        aboard = twin.cargo[COLOUR[contract]]
        left = QUANTITY[contract] - laid[at]
        if left and aboard and DESTINATION[contract] == warehouse:
            moved = True
            amount = min(left, aboard)
            laid[at] += amount
            twin.put_aboard(COLOUR[contract], -amount)
            if amount == left:
                gain += POINTS[contract] + PENALTY[contract]
    if not moved:
        # Only to make room: cubes that no contract needs.
        return route.value(haulier.truck, spare_left(haulier), 1.0) - 0.5
    twin.laid = laid
    return gain + Route(public, twin, route.depth).value(twin.truck, twin.cargo, 1.0)


def spare_left(haulier: Haulier) -> list[int]:
    """Return the cargo without the cubes that no open contract asks for."""
    cargo = list(haulier.cargo)
    for colour in range(KINDS):
        wanted = 0
        for at, contract in enumerate(haulier.contracts):
            if COLOUR[contract] == colour:
                wanted += QUANTITY[contract] - haulier.laid[at]
        cargo[colour] = min(cargo[colour], wanted)
    return cargo


def without(cargo: list[int], colour: int) -> list[int]:
    """Return a cargo without the cubes of a colour."""
    rest = list(cargo)
    rest[colour] = 0
    return rest


def risk(public: Public, haulier: Haulier, route: Route) -> float:
    """Return the expected cost of the next boom card: the cargo, if one half-boom was drawn (RDM-92)."""
    if not public.explosives or public.half_booms != 1 or not haulier.cargo[YELLOW]:
        return 0.0
    lost = route.stay(1) - route.value(haulier.truck, NO_CUBES, 1.0)
    return lost / (public.oks + 1)


def pick_worth(public: Public, haulier: Haulier, contract: int, route: Route) -> float:
    """Return what an additional contract adds to the plan, minus its penalty."""
    before = route.stay(0)
    route.add(contract, QUANTITY[contract], public.explosives)
    after = route.value(haulier.truck, haulier.cargo, 0.0)
    route.drop()
    return after - before - PENALTY[contract]


def best_picks(public: Public, haulier: Haulier, route: Route) -> float:
    """Return the value of taking contracts: the best one on offer, and half of the next best."""
    if route.count >= ENOUGH:
        return 0.0
    first = 0.0
    second = 0.0
    for contract in public.exchange:
        if contract != NOTHING:
            worth = pick_worth(public, haulier, contract, route) - PICK_COST
            if worth > first:
                second = first
                first = worth
            else:
                second = max(second, worth)
    return first + second / 2
