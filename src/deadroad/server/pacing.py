"""Delays of automatic answers. They do not depend on the reason, so that a delay reveals nothing.

If all other seats are bots, an answer by a wish comes at once. Among people it takes a random time from one
distribution, whether it is a pass, a standing order or the only answer. The seats of one window wait
together: their delays count from its opening, or from the last answer that a person gave in it.
"""

from __future__ import annotations

import random
from math import ceil
from typing import Final

LEAST: Final = 0.5  # seconds
MOST: Final = 1.5
SHARE: Final = 0.25  # fraction of the tick for each further bot of a window that does not search


class Pacing:
    """The delays at one table. They depend on who plays and when a window opens, never on a hand."""

    __slots__ = ("due", "luck", "opened", "window")

    def __init__(self, luck: random.Random | None = None) -> None:
        self.luck = luck or random.SystemRandom()
        self.due: dict[int, float] = {}  # by seat: when its answer in the window is due
        self.opened = 0.0
        self.window = -1  # the open window, by the ply at which its delays began

    def see(self, window: int, seats: int, at: float) -> None:
        """Start the delays of all seats if this window was not open before; -1: none is open."""
        if window == self.window:
            return
        self.window = window
        if window >= 0:
            self.opened = at
            self.due = {seat: at + self.draw() for seat in range(seats)}

    def draw(self) -> float:
        """Return a random delay in seconds."""
        return self.luck.uniform(LEAST, MOST)

    def wish(self, seat: int, people: int, at: float, *, window: bool) -> float:
        """Return the remaining delay of an answer by a wish."""
        if people < 2:
            return 0.0
        if window:
            return max(0.0, self.due.get(seat, at) - at)
        return self.draw()

    def bot(self, seconds: float, tick: float, asked: float, at: float) -> float:
        """Return the remaining delay of a bot's answer in a window.

        `seconds` is the longest that its level thinks. The answer is due when even the longest thought is
        over, whether the bot thought or had one option: a tick after the opening for the first bot, and a
        share of a tick for further bots of a level that does not search. A bot on a busy machine that is
        not ready by then answers after a whole number of such times.
        """
        step = seconds + (tick if seconds else tick * SHARE)
        due = max(self.opened + seconds + tick, asked + step)
        return due + max(0, ceil((at - due) / step)) * step - at
