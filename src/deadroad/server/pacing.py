"""How long an answer takes that nobody gives: the same for every reason, so that silence tells nothing.

Where every other seat is a bot, an answer by a wish comes at once. Among people it takes a time drawn from
one distribution, whether it is a pass, a standing order or a lone answer. The seats of one window wait
together.
"""

from __future__ import annotations

import random
from typing import Final

LEAST: Final = 0.5  # seconds
MOST: Final = 1.5
SHARE: Final = 0.25  # of a bot's pace that each further bot of the same window takes


class Pacing:
    """The waits at one table. It is told who sits there and when a window opens, never what a hand holds."""

    __slots__ = ("due", "luck", "opened")

    def __init__(self, luck: random.Random | None = None) -> None:
        self.luck = luck or random.SystemRandom()
        self.due: dict[int, float] = {}  # by seat: when its answer in the window is due
        self.opened = 0.0

    def open(self, seats: int, at: float) -> None:
        """Note that a window opens or begins anew: every seat's wait begins now."""
        self.opened = at
        self.due = {seat: at + self.draw() for seat in range(seats)}

    def draw(self) -> float:
        """Return a wait in seconds."""
        return self.luck.uniform(LEAST, MOST)

    def wish(self, seat: int, people: int, at: float, *, window: bool) -> float:
        """Return how long the answer of a wish still waits."""
        if people < 2:
            return 0.0
        if window:
            return max(0.0, self.due.get(seat, at) - at)
        return self.draw()

    def bot(self, pace: float, took: float, at: float) -> float:
        """Return how long a bot's answer in a window still waits after thinking for `took` seconds.

        The first bot of a window answers a whole number of paces after it opened; the others take a short
        step each, so that the end of a wait tells nothing of what was thought about.
        """
        if at - took <= self.opened + pace * SHARE:
            return pace - (at - self.opened) % pace
        step = pace * SHARE
        return step - took % step
