"""A window: seats are asked, at a named timing, whether they act."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from deadroad.kernel.frame import Flow, Frame, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame[S]):
    """Ask the seats of `order` one after the other; over when all have passed in a row.

    Whom it asks depends on public facts alone (`eligible`) and on the stops a seat has set; what a hand holds
    never matters, so a lone pass is still a question. After an act the asking starts again from the first.
    """

    __slots__ = ("at", "order", "passes", "timing")

    def __init__(self, timing: int, order: tuple[int, ...]) -> None:
        self.timing = timing
        self.order = order
        self.at = 0
        self.passes = 0

    def eligible(self, state: S, seat: int) -> bool:
        """Whether a seat is asked: from public facts alone."""
        raise NotImplementedError

    def acts(self, state: S, seat: int) -> tuple[int, ...]:
        """Return what a seat could do here besides passing."""
        raise NotImplementedError

    def act(self, state: S, seat: int, option: int) -> None:
        """Do it; call a frame for what follows."""
        raise NotImplementedError

    def pass_option(self) -> int:
        """Return the option of passing."""
        raise NotImplementedError

    def run(self, state: S) -> Flow:
        """Ask the next seat that is to be asked."""
        while self.passes < len(self.order):
            seat = self.order[self.at]
            if state.stops[seat] >> self.timing & 1 and self.eligible(state, seat):
                return Flow.ASK
            self._next()
        return Flow.DONE

    def seat(self, state: S) -> int:
        """The seat whose turn to act or pass it is."""
        return self.order[self.at]

    def moment(self, state: S) -> bool:
        """A lone pass is asked too: silence would tell what a hand holds."""
        return True

    def options(self, state: S) -> tuple[int, ...]:
        """Pass, or act."""
        return (self.pass_option(), *self.acts(state, self.order[self.at]))

    def answer(self, state: S, option: int) -> None:
        """Pass on, or act and start again."""
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
        """Copy how far the asking has come; for a game's own clone."""
        self.at = other.at
        self.passes = other.passes
