"""Errands: what the open contracts of a seat want at each warehouse, for drawings of the board."""

from __future__ import annotations

from typing import final

from deadroad.games.road_master.cards import COLOUR, DESTINATION, KINDS, POINTS, QUANTITY
from deadroad.games.road_master.options import CAPACITY
from deadroad.games.road_master.state import Haulier, Public


@final
class Errand:
    """What one warehouse offers a truck: cubes to load, cubes to deliver, and the points of the delivery.

    `load` are the cubes there, by colour, that open contracts need, that are not in the truck yet and for
    which it has room. `deliver` are the cubes in the truck, by colour, that open contracts for this warehouse
    take. `points` is the most that this delivery can score at once.
    """

    __slots__ = ("deliver", "load", "points")

    def __init__(self, public: Public, haulier: Haulier, warehouse: int) -> None:
        free = CAPACITY - haulier.aboard()
        lying = public.stock[warehouse]
        self.load = [min(lying[colour], missing(haulier, colour), free) for colour in range(KINDS)]
        self.deliver = [
            min(haulier.cargo[colour], haulier.wants(colour, warehouse)) for colour in range(KINDS)
        ]
        self.points = sum(
            [scored(haulier, colour, warehouse, self.deliver[colour]) for colour in range(KINDS)]
        )


def missing(haulier: Haulier, colour: int) -> int:
    """Return how many cubes of a colour the open contracts of a haulier need besides those in the truck."""
    needed = sum([haulier.wants(colour, warehouse) for warehouse in range(KINDS)])
    return max(0, needed - haulier.cargo[colour])


def scored(haulier: Haulier, colour: int, warehouse: int, cubes: int) -> int:
    """Return the most points that this many cubes can score at once on contracts for a warehouse (RDM-70)."""
    best = [0] * (cubes + 1)  # by cubes laid
    for at, contract in enumerate(haulier.contracts):
        left = QUANTITY[contract] - haulier.laid[at]
        if COLOUR[contract] != colour or DESTINATION[contract] != warehouse or not left:
            continue
        for laid in range(cubes, left - 1, -1):
            best[laid] = max(best[laid], best[laid - left] + POINTS[contract])
    return best[cubes]
