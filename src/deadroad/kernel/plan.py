"""A plan: a row of answers of one seat given at once, followed until it is done or something surprises."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from deadroad.kernel.errors import Refused
from deadroad.kernel.event import Event

LONGEST_PLAN: Final = 200  # answers


@final
class Stop(Enum):
    """Why a plan went no further."""

    DONE = 0  # every answer was given
    LEARNED = 1  # something was drawn or revealed
    OTHER_SEAT = 2  # another seat is asked
    OTHER_KIND = 3  # another question stands than the plan foresaw
    REFUSED = 4  # the next answer is no option
    OVER = 5  # the game has ended


@final
class Followed:
    """How far a plan was followed: the answers given, why it stopped, and what was told on the way."""

    __slots__ = ("answered", "events", "refusal", "stop")

    def __init__(self) -> None:
        self.answered = 0
        self.stop: Stop = Stop.DONE
        self.refusal: Refused | None = None  # of the answer that was no option
        self.events: list[Event] = []
