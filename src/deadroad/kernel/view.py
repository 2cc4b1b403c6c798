"""The view of one seat or of a spectator. It has no reference to the rest of the state."""

from __future__ import annotations

from typing import Any, final

from deadroad.kernel.frame import Frame, State
from deadroad.kernel.question import Question


@final
class View:
    """The public part, one seat's secret, the frames in play and the open question.

    For a spectator `seat` is -1. `options` is empty unless this seat is asked.
    """

    __slots__ = (
        "asked",
        "options",
        "public",
        "question",
        "reveals",
        "seat",
        "seats",
        "secret",
        "stack",
        "stops",
    )

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.seats = state.seats
        self.public = state.public_part()
        self.secret = None if seat < 0 else state.secret_part(seat)
        self.stack: list[Frame[Any]] = state.stack
        self.stops = state.stops
        self.reveals = state.reveals
        self.asked = state.seat
        self.options = state.asked if state.seat == seat else ()
        self.question: Question | None = None


def question(state: State, seat: int) -> Question | None:
    """Return the open question as `seat` sees it. It has options only if this seat is asked."""
    if state.seat < 0:
        return None
    top = state.stack[-1]
    return Question(
        state.seat,
        top.prompt(state),
        state.asked if state.seat == seat else (),
        secret=top.secret(state),
        moment=top.moment(state),
    )


def resume(state: State, view: View) -> None:
    """Copy the stack and the open question of a view into a state imagined from it."""
    state.stack = [frame.clone() for frame in view.stack]
    state.stops = view.stops
    state.reveals = view.reveals
    state.seat = view.asked
    if view.asked < 0:
        state.asked = ()
    elif view.asked == view.seat:
        state.asked = view.options
    else:
        state.asked = state.stack[-1].options(state)
