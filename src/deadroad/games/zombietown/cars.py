"""The cars on the board: where they stand, how they point, what they can still take (ZRR-1, ZRR-24)."""

from __future__ import annotations

from typing import Final

from deadroad.games.zombietown.board import HOUSES
from deadroad.games.zombietown.state import NO_CAR, Public
from deadroad.games.zombietown.terms import CAR_DAMAGE

NORTH_SOUTH: Final = 0
EAST_WEST: Final = 1


def new_cars(driveways: list[int], squares: bytes) -> tuple[list[int], list[int]]:
    """Return where the cars start and their axes, at a right angle to the facade (ZRR-1, ZRR-21)."""
    places: list[int] = []
    axes: list[int] = []
    for house in range(HOUSES):
        facade = driveways[house]
        places.append(squares[facade])
        axes.append(NORTH_SOUTH if facade % 4 in (0, 2) else EAST_WEST)
    return places, axes


def car_on(public: Public, square: int) -> int:
    """Return the car on a square, NO_CAR for none."""
    for car in range(len(public.car_at)):
        if public.car_at[car] == square:
            return car
    return NO_CAR


def damage_left(public: Public, car: int) -> int:
    """How much damage a car can still take."""
    return CAR_DAMAGE - public.car_damage[car]
