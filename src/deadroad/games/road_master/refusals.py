"""Verdicts of a turn: what a seat may try, and why it is refused, with the clause."""

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


def tried_in_turn(state: RoadState, seat: int) -> tuple[int, ...]:
    """Return what a seat may try in its turn: verbs, spaces nearby, contracts, super-bonuses held."""
    public = state.public
    haulier = public.hauliers[seat]
    found = [TAKE_CONTRACTS, LOOK, LOAD, UNLOAD, END, *range(PLACE, PLACE + len(DOCKS))]
    if haulier.truck == NOWHERE:
        found += [FORWARD + DOCK, REVERSE + DOCK]
    else:
        near = within_reach(haulier.truck)
        # Of the spaces out of reach only the docks are listed, because players ask about them.
        far = [dock for dock in range(DOCK, len(SPACES)) if dock != haulier.truck and dock not in near]
        found += [FORWARD + space for space in near + far]
        found += [REVERSE + space for space in [*BEHIND[haulier.truck], *ACROSS[haulier.truck]]]
    found += [DELIVER + contract * CAPACITY for contract in haulier.contracts]
    found += [TAKE + contract for contract in public.exchange if contract != NOTHING]
    found += [KEEP + bonus for bonus in state.secrets[seat].kept]
    return tuple(found)


def why_not(state: RoadState, seat: int, option: int) -> Refusal | None:
    """Return why something tried in a turn is refused; None if it is legal."""
    if option >= DELIVER:
        return _why_not_deliver(state, seat, option)
    if option >= KEEP:
        return Refusal(option, "RDM-30", "already-kept")
    if option >= TAKE:
        return _no_token(state, option, CONTRACTS_FACE) or Refusal(option, "RDM-20", "take-contracts-first")
    if option >= REVERSE:
        return _why_not_reverse(state, seat, option)
    if option >= FORWARD:
        return _why_not_forward(state, seat, option)
    if option < TAKE_CONTRACTS:
        return _why_not_place(state, seat, option)
    if option == TAKE_CONTRACTS:
        none = None if on_offer(state) else Refusal(option, "RDM-29", "no-contracts")
        return _no_token(state, option, CONTRACTS_FACE) or none
    if option == LOOK:
        none = None if state.public.batch_sizes else Refusal(option, "RDM-31", "no-bonuses")
        return _no_token(state, option, BONUS_FACE) or none
    if state.public.hauliers[seat].truck == NOWHERE:
        return Refusal(option, "RDM-5", "place-first")
    if option == LOAD:
        return _no_token(state, option, LOAD_FACE) or _why_not_load(state, seat)
    if option == UNLOAD:
        return _no_token(state, option, UNLOAD_FACE) or _why_not_unload(state, seat)
    return None


def _no_token(state: RoadState, option: int, face: int) -> Refusal | None:
    """Return the refusal of an action that no token is left for (RDM-11)."""
    return None if state.public.left[face] else Refusal(option, "RDM-11", "no-token", {"action": face})


def _why_not_load(state: RoadState, seat: int) -> Refusal | None:
    haulier = state.public.hauliers[seat]
    warehouse = haulier.warehouse()
    if warehouse < 0:
        return Refusal(LOAD, "RDM-40", "no-dock")
    if haulier.aboard() == CAPACITY:
        return Refusal(LOAD, "RDM-40", "truck-full")
    if not state.public.lying(warehouse):
        return Refusal(LOAD, "RDM-41", "nothing-here", {"warehouse": warehouse})
    return None


def _why_not_unload(state: RoadState, seat: int) -> Refusal | None:
    haulier = state.public.hauliers[seat]
    if haulier.warehouse() < 0:
        return Refusal(UNLOAD, "RDM-70", "no-dock")
    if not haulier.aboard():
        return Refusal(UNLOAD, "RDM-41", "truck-empty")
    return None if can_unload(state, seat) else Refusal(UNLOAD, "RDM-98", "perishable")


def _why_not_place(state: RoadState, seat: int, option: int) -> Refusal | None:
    if state.public.hauliers[seat].truck != NOWHERE:
        return Refusal(option, "RDM-5", "placed")
    taken = state.public.occupied() & BIT[DOCK + option - PLACE]
    return Refusal(option, "RDM-5", "space-taken") if taken else None


def _why_not_forward(state: RoadState, seat: int, option: int) -> Refusal | None:
    public = state.public
    truck = public.hauliers[seat].truck
    space = option - FORWARD
    if truck == NOWHERE:
        return Refusal(option, "RDM-5", "place-first")
    if not public.left[FORWARD_FACE]:
        return _no_token(state, option, FORWARD_FACE)
    if space not in within_reach(truck):
        return Refusal(option, "RDM-50", "too-far")
    reached = drives(truck, public.occupied())
    return None if space in reached else _why_not_there(state, truck, space, reached)


def _why_not_reverse(state: RoadState, seat: int, option: int) -> Refusal | None:
    truck = state.public.hauliers[seat].truck
    space = option - REVERSE
    if truck == NOWHERE:
        return Refusal(option, "RDM-5", "place-first")
    if space not in BEHIND[truck]:
        return Refusal(option, "RDM-61", "not-behind")
    taken = state.public.occupied() & BIT[space]
    return _no_token(state, option, REVERSE_FACE) or (
        Refusal(option, "RDM-61", "space-taken") if taken else None
    )


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


def _why_not_deliver(state: RoadState, seat: int, option: int) -> Refusal:
    """Return why a cube can't be delivered now: in a turn, `unload` comes first."""
    at = state.public.hauliers[seat].contracts.index((option - DELIVER) // CAPACITY)
    refusal = why_not_deliver(state, seat, at) or _no_token(state, option, UNLOAD_FACE)
    return refusal or Refusal(option, "RDM-70", "unload-first")
