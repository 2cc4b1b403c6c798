"""The expected value of super-bonuses: an estimate for bots, not a rule."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from deadroad.games.road_master.cards import (
    BONUS_CUBES,
    BONUS_PENALTY,
    BONUS_POINTS,
    BONUSES,
    COLOUR,
    KINDS,
    QUANTITY,
)
from deadroad.games.road_master.route import turns_left
from deadroad.games.road_master.state import Haulier, Public

LOOK_SHARE: Final = 0.15  # share of the sum of all super-bonuses that the best of six bring


# By bonus and colour, for fast access: the cubes it needs. By bonus: what is lost and won with it.
_NEEDS: Final[vec[i64]] = vec[i64]([need for needs in BONUS_CUBES for need in needs])
_LOSS: Final[vec[float]] = vec[float]([float(penalty) for penalty in BONUS_PENALTY])
_SWING: Final[vec[float]] = vec[float](
    [float(points + penalty) for points, penalty in zip(BONUS_POINTS, BONUS_PENALTY, strict=True)]
)
# The chance to fill one in a long game, by the number of cubes that not even the contracts bring.
_CHANCE: Final[vec[float]] = vec[float](
    [max(0.0, 0.6 - 0.14 * gap) for gap in range(max([sum(needs) for needs in BONUS_CUBES]) + 1)]
)


@final
class Hopes:
    """The cubes of a seat that its super-bonuses do not use yet: those delivered, and those expected."""

    __slots__ = ("coming", "laid", "time")

    def __init__(self, public: Public, haulier: Haulier, held: list[int]) -> None:
        laid = vec[i64]([0 for _ in range(KINDS)])
        coming = vec[i64]([0 for _ in range(KINDS)])
        for at, contract in enumerate(haulier.contracts):
            laid[COLOUR[contract]] += haulier.laid[at]
            coming[COLOUR[contract]] += QUANTITY[contract]
        self.laid = laid
        self.coming = coming
        self.time = min(1.0, turns_left(public) / 5)
        for bonus in held:
            self.hold(bonus)

    def hold(self, bonus: int) -> None:
        """Reserve the cubes of a super-bonus."""
        laid = self.laid
        coming = self.coming
        first: i64 = bonus * KINDS
        colour: i64
        for colour in range(KINDS):
            laid[colour] -= _NEEDS[first + colour]
            coming[colour] -= _NEEDS[first + colour]

    def of(self, bonus: i64) -> float:
        """Return the expected value of a super-bonus: its points if it is filled, otherwise its penalty."""
        laid = self.laid
        coming = self.coming
        open_gap: i64 = 0
        gap: i64 = 0
        first: i64 = bonus * KINDS
        colour: i64
        for colour in range(KINDS):
            need = _NEEDS[first + colour]
            if need:
                gap += max(0, need - max(0, laid[colour]))
                open_gap += max(0, need - max(0, coming[colour]))
        if gap == 0:
            chance = 1.0
        elif open_gap == 0:
            chance = 0.3 + 0.45 * self.time
        else:
            chance = _CHANCE[open_gap] * self.time
        return chance * _SWING[bonus] - _LOSS[bonus]


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
