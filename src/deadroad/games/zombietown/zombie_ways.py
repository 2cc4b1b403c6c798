"""The targets of zombies and their ways (ZTB-41, ZTB-43)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadroad.games.zombietown.board import ACCESS, DISTANCE, FACADE_AT, FAR, HOUSES, SQUARES, TOWARD
from deadroad.games.zombietown.state import NOBODY, Public

CLOSED: Final = -1
_OUT: Final = bytes([1, 2, 4, 8])  # by direction: its bit
_BACK: Final = bytes([4, 8, 1, 2])  # by direction: the bit of the opposite one

# By goal and the costs of its facades: the steps toward it from each square. Filled as goals come up.
_WAYS: Final[dict[int, bytes]] = {}


def prey(public: Public, seat: int) -> list[int]:
    """Return the targets of zombies moved by a seat: pawns and guarded houses of other living players."""
    goals: list[int] = []
    for other in range(len(public.players)):
        if other != seat and public.players[other].alive:
            goals.append(public.players[other].space)
    for house in range(HOUSES):
        owner = public.owner[house]
        if owner not in (NOBODY, seat) and public.guards[house] and public.players[owner].alive:
            goals.append(SQUARES + house)
    return goals


def facade_costs(public: Public) -> list[int]:
    """Return what each facade adds to a zombie's way: its strength, or CLOSED behind a car (ZTB-43)."""
    costs = public.barricades.copy()
    for square in public.car_at:
        facade = FACADE_AT[square]
        if facade >= 0:
            costs[facade] = CLOSED
    return costs


def ways_toward(space: i64, goal: i64, costs: list[int]) -> i64:
    """Return the steps that shorten a zombie's way from a space to a goal, as bits.

    Squares form a chequerboard, so one step changes a distance by exactly one. So a step is correct if it is
    correct for one of the facades on a shortest way.
    """
    if space == goal:
        return 0
    if space >= SQUARES:
        return _ways_out(space - SQUARES, goal, costs)
    if goal < SQUARES:
        return TOWARD[space * SQUARES + goal]
    first = (goal - SQUARES) * 4
    best: i64 = FAR
    bits: i64 = 0
    facade: i64
    for facade in range(first, first + 4):
        cost: i64 = costs[facade]
        if cost < 0:
            continue
        access: i64 = ACCESS[facade]
        length = DISTANCE[space * SQUARES + access] + cost
        if length > best:
            continue
        # From the access square, the step enters the house, opposite to the direction of the facade.
        right = TOWARD[space * SQUARES + access] if space != access else _BACK[facade & 3]
        bits = right if length < best else bits | right
        best = length
    return bits


def ways_to(goal: i64, costs: list[int]) -> bytes:
    """Return for each square the steps that shorten a zombie's way to a goal, as bits."""
    key = goal
    if goal >= SQUARES:
        first = (goal - SQUARES) * 4
        facade: i64
        for facade in range(first, first + 4):
            key = key * 256 + costs[facade] - CLOSED
    known = _WAYS.get(key)
    if known is None:
        known = bytes([ways_toward(square, goal, costs) for square in range(SQUARES)])
        _WAYS[key] = known
    return known


def _ways_out(house: i64, goal: i64, costs: list[int]) -> i64:
    """Return the facades by which the way out of a house is shortest, as bits."""
    best: i64 = FAR
    bits: i64 = 0
    way: i64
    for way in range(4):
        cost: i64 = costs[house * 4 + way]
        if cost < 0:
            continue
        length = cost + way_length(ACCESS[house * 4 + way], goal, costs)
        if length < best:
            bits = _OUT[way]
            best = length
        elif length == best and best < FAR:
            bits |= _OUT[way]
    return bits


def way_length(space: i64, goal: i64, costs: list[int]) -> i64:
    """Return the length of a zombie's way from a space to a goal, FAR if there is none."""
    if space == goal:
        return 0
    best: i64 = FAR
    facade: i64
    if space >= SQUARES:
        for facade in range((space - SQUARES) * 4, (space - SQUARES) * 4 + 4):
            cost: i64 = costs[facade]
            if cost >= 0:
                best = min(best, 1 + cost + way_length(ACCESS[facade], goal, costs))
        return best
    if goal < SQUARES:
        return DISTANCE[space * SQUARES + goal]
    for facade in range((goal - SQUARES) * 4, (goal - SQUARES) * 4 + 4):
        cost = costs[facade]
        if cost >= 0:
            best = min(best, 1 + cost + DISTANCE[space * SQUARES + ACCESS[facade]])
    return best
