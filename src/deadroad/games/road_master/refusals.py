"""Why not: what a seat might try in its turn and may not, each with its clause."""

from __future__ import annotations

from deadroad.games.road_master.board import (
    ACROSS,
    AHEAD,
    BEHIND,
    BIT,
    DOCK,
    DOCKS,
    LANES,
    OPEN,
    SPACES,
    beside,
    drives,
    within_reach,
)
from deadroad.games.road_master.exchange import on_offer
from deadroad.games.road_master.options import (
    CAPACITY,
    DELIVER,
    END,
    FORWARD,
    KEEP,
    LOAD,
    LOOK,
    PLACE,
    REVERSE,
    TAKE,
    TAKE_CONTRACTS,
    UNLOAD,
)
from deadroad.games.road_master.state import NOTHING, NOWHERE, RoadState
from deadroad.games.road_master.tokens import (
    BONUS_FACE,
    CONTRACTS_FACE,
    FORWARD_FACE,
    LOAD_FACE,
    REVERSE_FACE,
    UNLOAD_FACE,
)
from deadroad.games.road_master.unloading import can_unload, why_not_deliver
from deadroad.kernel.question import Refusal


def why_not(state: RoadState, seat: int) -> list[Refusal]:
    """Return the refusals of a turn: verbs, spaces around the truck, contracts, super-bonuses held."""
    return [
        *_cards(state),
        *_truck_work(state, seat),
        *_places(state, seat),
        *_spaces(state, seat),
        *_contracts(state, seat),
        *[Refusal(KEEP + bonus, "RDM-30", "already-kept") for bonus in state.secrets[seat].kept],
    ]


def _no_token(option: int, face: int) -> Refusal:
    return Refusal(option, "RDM-11", "no-token", {"action": face})


def _cards(state: RoadState) -> list[Refusal]:
    public = state.public
    found: list[Refusal] = []
    if not public.left[CONTRACTS_FACE]:
        found.append(_no_token(TAKE_CONTRACTS, CONTRACTS_FACE))
    elif not on_offer(state):
        found.append(Refusal(TAKE_CONTRACTS, "RDM-29", "no-contracts"))
    if not public.left[BONUS_FACE]:
        found.append(_no_token(LOOK, BONUS_FACE))
    elif not public.batch_sizes:
        found.append(Refusal(LOOK, "RDM-31", "no-bonuses"))
    return found


def _truck_work(state: RoadState, seat: int) -> list[Refusal]:
    public = state.public
    haulier = public.hauliers[seat]
    if haulier.truck == NOWHERE:
        return [Refusal(option, "RDM-5", "place-first") for option in (LOAD, UNLOAD, END)]
    found: list[Refusal] = []
    warehouse = haulier.warehouse()
    if not public.left[LOAD_FACE]:
        found.append(_no_token(LOAD, LOAD_FACE))
    elif warehouse < 0:
        found.append(Refusal(LOAD, "RDM-40", "no-dock"))
    elif haulier.aboard() == CAPACITY:
        found.append(Refusal(LOAD, "RDM-40", "truck-full"))
    elif not public.lying(warehouse):
        found.append(Refusal(LOAD, "RDM-41", "nothing-here", {"warehouse": warehouse}))
    if not public.left[UNLOAD_FACE]:
        found.append(_no_token(UNLOAD, UNLOAD_FACE))
    elif warehouse < 0:
        found.append(Refusal(UNLOAD, "RDM-70", "no-dock"))
    elif not haulier.aboard():
        found.append(Refusal(UNLOAD, "RDM-41", "truck-empty"))
    elif not can_unload(state, seat):
        found.append(Refusal(UNLOAD, "RDM-98", "perishable"))
    return found


def _places(state: RoadState, seat: int) -> list[Refusal]:
    placed = state.public.hauliers[seat].truck != NOWHERE
    found: list[Refusal] = []
    for dock in range(len(DOCKS)):
        if placed:
            found.append(Refusal(PLACE + dock, "RDM-5", "placed"))
        elif state.public.occupied() & BIT[DOCK + dock]:
            found.append(Refusal(PLACE + dock, "RDM-5", "space-taken"))
    return found


def _spaces(state: RoadState, seat: int) -> list[Refusal]:
    public = state.public
    truck = public.hauliers[seat].truck
    if truck == NOWHERE:
        return [Refusal(first + DOCK, "RDM-5", "place-first") for first in (FORWARD, REVERSE)]
    found: list[Refusal] = []
    reached = drives(truck, public.occupied())
    near = within_reach(truck)
    # Of what is out of reach the docks are named: there people want to go.
    far = [dock for dock in range(DOCK, len(SPACES)) if dock != truck and dock not in near]
    for space in near + far:
        if not public.left[FORWARD_FACE]:
            found.append(_no_token(FORWARD + space, FORWARD_FACE))
        elif space in far:
            found.append(Refusal(FORWARD + space, "RDM-50", "too-far"))
        elif space not in reached:
            found.append(_why_not_there(state, truck, space, reached))
    for space in BEHIND[truck]:
        if not public.left[REVERSE_FACE]:
            found.append(_no_token(REVERSE + space, REVERSE_FACE))
        elif public.occupied() & BIT[space]:
            found.append(Refusal(REVERSE + space, "RDM-61", "space-taken"))
    found += [Refusal(REVERSE + space, "RDM-61", "not-behind") for space in ACROSS[truck]]
    return found


def _why_not_there(state: RoadState, truck: int, space: int, reached: list[int]) -> Refusal:
    occupied = state.public.occupied()
    option = FORWARD + space
    if occupied & BIT[space]:
        return Refusal(option, "RDM-51", "space-taken")
    passing = beside(occupied)
    if space < DOCK and LANES[space] == "L" and not BIT[space] & (OPEN | passing):
        return Refusal(option, "RDM-52", "keep-right")
    for start in [truck, *reached]:
        if space in AHEAD[start] and BIT[start] & passing and BIT[space] & passing:
            return Refusal(option, "RDM-50", "pull-in")
    return Refusal(option, "RDM-51", "blocked")


def _contracts(state: RoadState, seat: int) -> list[Refusal]:
    public = state.public
    haulier = public.hauliers[seat]
    found: list[Refusal] = []
    for at, contract in enumerate(haulier.contracts):
        refusal = why_not_deliver(state, seat, at)
        if refusal is None:
            option = DELIVER + contract * CAPACITY
            if public.left[UNLOAD_FACE]:
                refusal = Refusal(option, "RDM-70", "unload-first")
            else:
                refusal = _no_token(option, UNLOAD_FACE)
        found.append(refusal)
    for contract in public.exchange:
        if contract != NOTHING and public.left[CONTRACTS_FACE]:
            found.append(Refusal(TAKE + contract, "RDM-20", "take-contracts-first"))
        elif contract != NOTHING:
            found.append(_no_token(TAKE + contract, CONTRACTS_FACE))
    return found
