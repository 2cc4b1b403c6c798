"""Tables of trips between warehouses, for the plans of bots."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from deadroad.games.road_master.board import DISTANCE, DOCK, REACH, SPACES, WAREHOUSE
from deadroad.games.road_master.cards import COLOUR, DESTINATION, KINDS, QUANTITY

SPACE_COST: Final = 0.005  # prefers the shorter of two ways with the same number of actions
SHARE: Final = 0.8  # share of the actions of a trip that also serves other contracts

# The first of the two docks of each warehouse.
FIRST_DOCK: Final[list[int]] = [
    next(space for space in range(DOCK, len(SPACES)) if WAREHOUSE[space] == warehouse)
    for warehouse in range(KINDS)
]


def _by_distance(space: int) -> list[int]:
    far = [
        0 if WAREHOUSE[space] == warehouse else DISTANCE[space][FIRST_DOCK[warehouse]]
        for warehouse in range(KINDS)
    ]
    return sorted(range(KINDS), key=far.__getitem__)


def _docks(space: int, warehouse: int) -> int:
    if WAREHOUSE[space] == warehouse:
        return space * 64 + space
    first = FIRST_DOCK[warehouse]
    far = DISTANCE[space]
    nearer, other = (first, first + 1) if far[first] <= far[first + 1] else (first + 1, first)
    return nearer * 64 + other


def _drive(space: int, dock: int) -> float:
    if space == dock:
        return 0.0
    spaces = DISTANCE[space][dock]
    return float((spaces + REACH - 1) // REACH) + SPACE_COST * spaces


# The warehouses by distance from each space. The one at the space itself comes first.
NEAREST: Final[list[list[int]]] = [_by_distance(space) for space in range(len(SPACES))]
# By space * 6 + warehouse: the nearer dock times 64, plus the other one. A truck in a dock
# of the warehouse stays.
DOCKS_OF: Final[vec[i64]] = vec[i64](
    [_docks(space, warehouse) for space in range(len(SPACES)) for warehouse in range(KINDS)]
)
# By space * 60 + dock: the actions of a drive.
DRIVES: Final[vec[float]] = vec[float](
    [_drive(space, dock) for space in range(len(SPACES)) for dock in range(len(SPACES))]
)
# Actions to fetch and deliver a contract's cubes if trips are partly shared with others.
HAULS: Final[list[float]] = [
    SHARE * (2.0 + (DISTANCE[FIRST_DOCK[COLOUR[at]]][FIRST_DOCK[DESTINATION[at]]] + 5.0) / REACH)
    for at in range(len(QUANTITY))
]
