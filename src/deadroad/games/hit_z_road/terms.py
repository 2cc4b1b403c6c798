"""The terms of a fight: what the game and the place allow."""

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
    """The terms of a kind of fight."""

    __slots__ = (
        "executor",
        "executor_clause",
        "flee_clause",
        "flight_saves",
        "no_flee_clause",
        "shooting",
        "shooting_clause",
    )

    def __init__(  # noqa: PLR0913 - one argument for each term
        self,
        executor: Executor,
        shooting: bool,
        executor_clause: str = "HZR-71",
        shooting_clause: str = "HZR-36",
        flee_clause: str = "HZR-37",
        no_flee_clause: str = "HZR-75",
        *,
        flight_saves: bool = True,
    ) -> None:
        self.executor: Executor = executor
        self.shooting = shooting
        self.flight_saves = flight_saves  # whether flight escapes the zombies, or only the next roll
        # The clauses that questions and refusals of the fight cite.
        self.executor_clause = executor_clause
        self.shooting_clause = shooting_clause
        self.flee_clause = flee_clause
        self.no_flee_clause = no_flee_clause


ON_THE_ROAD: Final = Terms(Executor.STANDING, shooting=True)
