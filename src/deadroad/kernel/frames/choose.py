"""Choosing some of many, one by one, with an explicit done."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from deadroad.kernel.frame import Flow, Frame, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Frame[S]):
    """Pick at least `least` and at most `most` of what `pool` offers; `done` ends it early."""

    __slots__ = ("chooser", "finished", "least", "most", "picked")

    def __init__(self, chooser: int, least: int, most: int) -> None:
        self.chooser = chooser
        self.least = least
        self.most = most
        self.picked = 0
        self.finished = False

    def pool(self, state: S) -> tuple[int, ...]:
        """Return the options that can still be picked."""
        raise NotImplementedError

    def pick(self, state: S, option: int) -> None:
        """Carry out the choice of one option of the pool."""
        raise NotImplementedError

    def done_option(self) -> int:
        """Return the option that ends the choice."""
        raise NotImplementedError

    def run(self, state: S) -> Flow:
        """Ask until enough were picked, none is left, or the chooser is done."""
        if self.finished or self.picked >= self.most or not self.pool(state):
            return Flow.DONE
        return Flow.ASK

    def seat(self, state: S) -> int:
        """Return the seat that chooses."""
        return self.chooser

    def options(self, state: S) -> tuple[int, ...]:
        """Return the pool, and `done` once `least` were picked."""
        pool = self.pool(state)
        if self.picked < self.least:
            return pool
        return (*pool, self.done_option())

    def answer(self, state: S, option: int) -> None:
        """Pick one, or end the choice."""
        if option == self.done_option():
            self.finished = True
        else:
            self.picked += 1
            self.pick(state, option)

    def copy_choice(self, other: Choose[S]) -> None:
        """Copy the progress of the choice. The game's `clone` calls it."""
        self.picked = other.picked
        self.finished = other.finished
