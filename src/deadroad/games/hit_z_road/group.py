"""A group of survivors on the road, and what it owns."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from mypy_extensions import mypyc_attr

from deadroad.games.hit_z_road.cards import ADRENALINE, AMMO, FUEL, TOKENS
from deadroad.kernel.sharing import changed

DRIVING: Final = -2  # in `executor`: it is in use and is lost after this fight (HTD-80)


@final
class FightEnd(Enum):
    """How the group's last fight ended."""

    NONE = 0
    BEATEN = 1  # all zombies are dead and a survivor is left
    FLED = 2
    WIPED = 3  # no survivor is left


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Group:
    """Survivors, resources, tokens and cards won. All of it is public (HZR-48, HZR-70)."""

    __slots__ = (
        "adrenaline",
        "ammo",
        "executor",
        "fight",
        "fuel",
        "maps_worth",
        "survivors",
        "tokens",
        "won",
        "zombies",
    )

    def __init__(self, survivors: int, ammo: int, fuel: int, adrenaline: int) -> None:
        self.survivors = survivors
        self.ammo = ammo
        self.fuel = fuel
        self.adrenaline = adrenaline
        self.tokens: list[int] = NO_TOKENS
        self.won: list[int] = NO_CARDS
        self.executor = -1  # the card that turned the bus into the EXECUTOR (HZR-71)
        self.maps_worth = 0  # experience per map held (HZR-79)
        self.zombies = 0  # zombies in the fight
        self.fight: FightEnd = FightEnd.NONE

    def clone(self) -> Group:
        """Return a copy."""
        twin = Group(self.survivors, self.ammo, self.fuel, self.adrenaline)
        twin.tokens = self.tokens
        twin.won = self.won
        twin.executor = self.executor
        twin.maps_worth = self.maps_worth
        twin.zombies = self.zombies
        twin.fight = self.fight
        return twin

    @property
    def total(self) -> int:
        """All resources together."""
        return self.ammo + self.fuel + self.adrenaline

    def resource(self, kind: int) -> int:
        """Return how many of a kind of resource there are."""
        if kind == AMMO:
            return self.ammo
        return self.fuel if kind == FUEL else self.adrenaline

    def gain(self, kind: int, amount: int) -> None:
        """Add to a kind of resource; a negative number removes."""
        if kind == AMMO:
            self.ammo += amount
        elif kind == FUEL:
            self.fuel += amount
        elif kind == ADRENALINE:
            self.adrenaline += amount

    def add_token(self, token: int, amount: int) -> None:
        """Add special tokens of a kind; a negative number removes."""
        self.tokens = changed(self.tokens, token, self.tokens[token] + amount)


# Shared by all groups without cards: lists of a state are replaced, never changed.
NO_TOKENS: Final[list[int]] = [0] * len(TOKENS)
NO_CARDS: Final[list[int]] = []
