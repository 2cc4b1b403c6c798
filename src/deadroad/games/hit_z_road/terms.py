"""On what terms a fight is fought: what the place and the game allow."""

from __future__ import annotations

from enum import Enum
from typing import Final, final


@final
class Executor(Enum):
    """What the EXECUTOR does for a fight."""

    STANDING = 0  # every horde is fought as ordinary zombies (HZR-71)
    ONCE = 1  # it may be spent on one fight (HTD-83)


@final
class Terms:
    """The terms of a fight, the same for every fight of their kind."""

    __slots__ = ("executor", "flee_clause", "shooting")

    def __init__(self, executor: Executor, shooting: bool, flee_clause: str) -> None:
        self.executor: Executor = executor
        self.shooting = shooting
        self.flee_clause = flee_clause


ON_THE_ROAD: Final = Terms(Executor.STANDING, shooting=True, flee_clause="HZR-37")
