"""Time at a table. It is computed from the log only, so all nodes agree, also after a restart."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from deadroad.server.protocol import ClockFace, ClockRule

DAY: Final = 86_400_000
WINDOW: Final = 20_000  # default time to answer in a window; a day in slow play
COME_BACK: Final = 60_000  # ms that a player who returns after a timeout has at least


def patience(rule: ClockRule) -> int:
    """Return the time to answer in a window, in ms: the agreed one, or the default."""
    if rule.window is not None:
        return rule.window * 1000
    return WINDOW if rule.kind == "seconds" else DAY


def filled_in(rule: ClockRule | None) -> ClockRule | None:
    """Return a rule with defaults filled in, for clients."""
    return None if rule is None else replace(rule, window=patience(rule) // 1000)


class Clock:
    """The time of each seat. `timed` is False while a bot is asked, because bots have no clock."""

    __slots__ = ("asked", "earned", "left", "mark", "rule", "timed", "window")

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000 if rule.kind == "seconds" else rule.days * DAY] * seats
        self.earned: list[int] = []  # for each answer that has not been undone
        self.asked: int | None = None
        self.window = False
        self.timed = False
        self.mark = 0

    def stop(self, at: int, *, answered: bool) -> None:
        """Subtract the time since the mark from the asked seat; an answer adds the increment."""
        charged = self.timed and self.rule.kind == "seconds"
        if charged and self.asked is not None:
            used = max(0, at - self.mark)
            self.left[self.asked] = max(0, self.left[self.asked] - used)
        if answered and self.asked is not None:
            self.earned.append(self.rule.increment * 1000 if charged else 0)
            self.left[self.asked] += self.earned[-1]

    def take_back(self, seat: int) -> None:
        """Remove the increment of an answer that is undone."""
        self.left[seat] = max(0, self.left[seat] - self.earned.pop())

    def start(self, asked: int | None, at: int, *, window: bool, timed: bool) -> None:
        """Start the clock of the asked seat at `at`."""
        self.asked = asked
        self.window = window
        self.timed = timed
        self.mark = at

    def come_back(self, seat: int) -> None:
        """Give a returning player a minimum of time."""
        least = max(COME_BACK, self.rule.increment * 1000)
        self.left[seat] = max(self.left[seat], least)

    @property
    def deadline(self) -> int | None:
        """When the time of the asked seat is up: it then passes in a window, or else a bot takes over."""
        if self.asked is None or not self.timed:
            return None
        left = self.left[self.asked]
        return self.mark + (min(left, self.patience) if self.window else left)

    @property
    def patience(self) -> int:
        """The time to answer in a window, in ms, if the seat has that much left."""
        return patience(self.rule)

    def face(self, now: int) -> ClockFace:
        """Return the clock as players see it."""
        return ClockFace(list(self.left), self.asked if self.timed else None, self.deadline, now)
