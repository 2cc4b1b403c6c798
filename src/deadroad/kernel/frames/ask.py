"""One question to one seat."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from deadroad.kernel.frame import Flow, Frame, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame[S]):
    """Ask one question. The frame ends after the answer and any frame that the answer calls."""

    __slots__ = ("settled",)

    def __init__(self) -> None:
        self.settled = False

    def take(self, state: S, option: int) -> None:
        """Carry out the answer."""
        raise NotImplementedError

    def run(self, state: S) -> Flow:
        """Ask until answered."""
        return Flow.DONE if self.settled else Flow.ASK

    def answer(self, state: S, option: int) -> None:
        """Carry out the answer and ask no more."""
        self.settled = True
        self.take(state, option)

    def copy_ask(self, other: Ask[S]) -> None:
        """Copy whether the question was answered. The game's `clone` calls it."""
        self.settled = other.settled
