"""A plan: several answers of one seat given at once, followed until something unexpected happens."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from deadroad.kernel.errors import Refused
from deadroad.kernel.event import Event

LONGEST_PLAN: Final = 200  # answers


@final
class Stop(Enum):
    """Why a plan stopped."""

    DONE = 0  # every answer was given
    LEARNED = 1  # something was drawn or revealed
    OTHER_SEAT = 2  # another seat is asked
    OTHER_KIND = 3  # the open question is not the expected one
    REFUSED = 4  # the next answer is not legal
    OVER = 5  # the game has ended


@final
class Followed:
    """The result of a plan: the answers played, why it stopped, and the events."""

    __slots__ = ("answered", "events", "refusal", "stop")

    def __init__(self) -> None:
        self.answered = 0
        self.stop: Stop = Stop.DONE
        self.refusal: Refused | None = None  # of the answer that was not legal
        self.events: list[Event] = []
