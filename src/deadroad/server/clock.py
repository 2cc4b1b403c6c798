"""Time at a table. It follows from the log alone, so that every node and every restart reads the same."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from deadroad.server.protocol import ClockFace, ClockRule

DAY: Final = 86_400_000
WINDOW: Final = 20_000  # in which a window is answered, unless another time is agreed; in slow play a day
COME_BACK: Final = 60_000  # who comes back after running out of time has at least this, in ms


def patience(rule: ClockRule) -> int:
    """Return how long a seat is asked in a window, in ms: what was agreed, or the default."""
    if rule.window is not None:
        return rule.window * 1000
    return WINDOW if rule.kind == "seconds" else DAY


def filled_in(rule: ClockRule | None) -> ClockRule | None:
    """Return a rule with its defaults filled in, as clients are told it."""
    return None if rule is None else replace(rule, window=patience(rule) // 1000)


class Clock:
    """The time of each seat. `timed` is False while a bot is asked: bots are not on the clock."""

    __slots__ = ("asked", "earned", "left", "mark", "rule", "timed", "window")

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000 if rule.kind == "seconds" else rule.days * DAY] * seats
        self.earned: list[int] = []  # by each answer that stands
        self.asked: int | None = None
        self.window = False
        self.timed = False
        self.mark = 0

    def stop(self, at: int, *, answered: bool) -> None:
        """Charge the time since the mark to the seat that was asked; an answer earns its increment."""
        charged = self.timed and self.rule.kind == "seconds"
        if charged and self.asked is not None:
            used = max(0, at - self.mark)
            self.left[self.asked] = max(0, self.left[self.asked] - used)
        if answered and self.asked is not None:
            self.earned.append(self.rule.increment * 1000 if charged else 0)
            self.left[self.asked] += self.earned[-1]

    def take_back(self, seat: int) -> None:
        """Take back what a seat earned by the last answer: it is undone."""
        self.left[seat] = max(0, self.left[seat] - self.earned.pop())

    def start(self, asked: int | None, at: int, *, window: bool, timed: bool) -> None:
        """Let the time of the asked seat run from `at`."""
        self.asked = asked
        self.window = window
        self.timed = timed
        self.mark = at

    def come_back(self, seat: int) -> None:
        """Give who comes back enough time to do something with it."""
        least = max(COME_BACK, self.rule.increment * 1000)
        self.left[seat] = max(self.left[seat], least)

    @property
    def deadline(self) -> int | None:
        """When the time of the asked seat is up: in a window when it passes, else when a bot sits in."""
        if self.asked is None or not self.timed:
            return None
        left = self.left[self.asked]
        return self.mark + (min(left, self.patience) if self.window else left)

    @property
    def patience(self) -> int:
        """How long a seat is asked in a window, in ms, if it has as much time left."""
        return patience(self.rule)

    def face(self, now: int) -> ClockFace:
        """Return what players see."""
        return ClockFace(list(self.left), self.asked if self.timed else None, self.deadline, now)
