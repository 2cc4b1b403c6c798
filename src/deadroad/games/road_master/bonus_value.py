"""The expected value of super-bonuses: an estimate for bots, not a rule."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.road_master.cards import (
    BONUS_CUBES,
    BONUS_PENALTY,
    BONUS_POINTS,
    BONUSES,
    COLOUR,
    KINDS,
    QUANTITY,
)
from deadroad.games.road_master.finish import laid_cubes
from deadroad.games.road_master.route import turns_left
from deadroad.games.road_master.state import Haulier, Public

LOOK_SHARE: Final = 0.15  # share of the sum of all super-bonuses that the best of six bring


@final
class Hopes:
    """The cubes of a seat that its super-bonuses do not use yet: those delivered, and those expected."""

    __slots__ = ("coming", "laid", "time")

    def __init__(self, public: Public, haulier: Haulier, held: list[int]) -> None:
        self.laid = laid_cubes(haulier)
        self.coming = [0] * KINDS
        for contract in haulier.contracts:
            self.coming[COLOUR[contract]] += QUANTITY[contract]
        self.time = min(1.0, turns_left(public) / 5)
        for bonus in held:
            self.hold(bonus)

    def hold(self, bonus: int) -> None:
        """Reserve the cubes of a super-bonus."""
        for colour in range(KINDS):
            self.laid[colour] -= BONUS_CUBES[bonus][colour]
            self.coming[colour] -= BONUS_CUBES[bonus][colour]

    def of(self, bonus: int) -> float:
        """Return the expected value of a super-bonus: its points if it is filled, otherwise its penalty."""
        open_gap = 0
        gap = 0
        for colour in range(KINDS):
            need = BONUS_CUBES[bonus][colour]
            gap += max(0, need - max(0, self.laid[colour]))
            open_gap += max(0, need - max(0, self.coming[colour]))
        if gap == 0:
            chance = 1.0
        elif open_gap == 0:
            chance = 0.3 + 0.45 * self.time
        else:
            chance = max(0.0, (0.6 - 0.14 * open_gap) * self.time)
        return chance * (BONUS_POINTS[bonus] + BONUS_PENALTY[bonus]) - BONUS_PENALTY[bonus]


def held_worth(public: Public, haulier: Haulier, kept: list[int]) -> float:
    """Return the expected value of the seat's super-bonuses."""
    hopes = Hopes(public, haulier, [])
    total = 0.0
    for bonus in kept:
        total += hopes.of(bonus)
        hopes.hold(bonus)
    return total


def look_worth(public: Public, haulier: Haulier, kept: list[int]) -> float:
    """Return the expected value of looking at super-bonuses."""
    hopes = Hopes(public, haulier, kept)
    total = 0.0
    for bonus in range(len(BONUSES)):
        if bonus not in kept:
            total += max(0.0, hopes.of(bonus))
    return total / len(BONUSES) * min(6, public.pile()) * LOOK_SHARE
