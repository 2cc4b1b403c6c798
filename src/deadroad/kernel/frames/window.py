"""A window asks seats at a named timing whether they act."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from deadroad.kernel.frame import Flow, Frame, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame[S]):
    """Ask the seats of `order` one after the other, until all have passed in a row.

    Which seats it asks depends on public facts (`eligible`) and on the stops that a seat has set. It never
    depends on a hand, so a seat that can only pass is asked too. After an act, all seats are asked again.
    """

    __slots__ = ("at", "order", "passes", "timing")

    def __init__(self, timing: int, order: tuple[int, ...]) -> None:
        self.timing = timing
        self.order = order
        self.at = 0
        self.passes = 0

    def eligible(self, state: S, seat: int) -> bool:
        """Return whether a seat is asked. Reads public facts only."""
        raise NotImplementedError

    def acts(self, state: S, seat: int) -> tuple[int, ...]:
        """Return the options of a seat besides passing."""
        raise NotImplementedError

    def act(self, state: S, seat: int, option: int) -> None:
        """Carry out an act; call a frame for what follows."""
        raise NotImplementedError

    def pass_option(self) -> int:
        """Return the option of passing."""
        raise NotImplementedError

    def run(self, state: S) -> Flow:
        """Ask the next seat that has not passed."""
        while self.passes < len(self.order):
            seat = self.order[self.at]
            if state.stops[seat] >> self.timing & 1 and self.eligible(state, seat):
                return Flow.ASK
            self._next()
        return Flow.DONE

    def seat(self, state: S) -> int:
        """Return the seat that acts or passes now."""
        return self.order[self.at]

    def moment(self, state: S) -> bool:
        """Always true: if a seat that can only pass were not asked, the silence would reveal its hand."""
        return True

    def options(self, state: S) -> tuple[int, ...]:
        """Return pass and the acts of the seat."""
        return (self.pass_option(), *self.acts(state, self.order[self.at]))

    def answer(self, state: S, option: int) -> None:
        """Pass, or act and ask all seats again."""
        if option == self.pass_option():
            self._next()
            return
        seat = self.order[self.at]
        self.at = 0
        self.passes = 0
        self.act(state, seat, option)

    def _next(self) -> None:
        self.passes += 1
        self.at = (self.at + 1) % len(self.order)

    def copy_window(self, other: Window[S]) -> None:
        """Copy the progress of the window. The game's `clone` calls it."""
        self.at = other.at
        self.passes = other.passes
