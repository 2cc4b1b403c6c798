"""The engine: a state with a stack of frames that run until a question is open or the game is over."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from deadroad.kernel.chance import Chance
from deadroad.kernel.event import Event, Told, Whispered
from deadroad.kernel.question import Prompt, Refusal

# By number of seats: every seat is asked at every timing. Shared, as all lists of a state are.
ALL_STOPS: Final[list[list[int]]] = [[-1] * _seats for _seats in range(33)]


@final
class Flow(Enum):
    """What `run` returns."""

    ASK = 0  # a question is open
    CALL = 1  # another frame was called; this frame runs again when that one is done
    DONE = 2  # this stretch of play is over


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position: what every seat sees, what one seat sees, what no seat sees, and the stack of frames.

    A game's own state adds three compartments, `public`, `secrets` (one per seat) and `hidden`, and clones
    them. `SecretState` has all three. The stack is public: a frame never holds what only one seat may know.
    `chance` is hidden.
    """

    __slots__ = ("asked", "chance", "log", "reveals", "seat", "seats", "stack", "stops")

    def __init__(self, seats: int, chance: Chance, like: State | None = None) -> None:
        """Make a first state or, for the `clone` of a game, one with the play of another."""
        self.seats = seats
        self.chance = chance
        self.log: list[Event] | None = None
        if like is None:
            self.stack: list[Frame[Any]] = []
            self.asked: tuple[int, ...] = ()
            self.seat = -1  # the asked seat; -1 when the game is over
            self.reveals = 0  # how often something hidden was shown to a seat
            self.stops: list[int] = ALL_STOPS[seats]  # timings at which a seat wants to be asked, as bits
        else:
            self.stack = [frame.clone() for frame in like.stack]
            self.asked = like.asked
            self.seat = like.seat
            self.reveals = like.reveals
            self.stops = like.stops

    # The three compartments, for views and codec.

    def public_part(self) -> object:
        """Return what every seat sees."""
        raise NotImplementedError

    def secret_part(self, seat: int) -> object:
        """Return what only one seat sees; None in a game without secrets."""
        return None

    def hidden_part(self) -> object:
        """Return what no seat sees."""
        return None

    # Copies.

    def clone(self) -> State:
        """Return a copy that can be played on independently and logs no events."""
        raise NotImplementedError

    # Play.

    def call(self, frame: Frame[Any]) -> Flow:
        """Push a frame. It runs before the caller continues."""
        self.stack.append(frame)
        return Flow.CALL

    def maybe_call(self, frame: Frame[Any] | None) -> Flow:
        """Push the frame that an effect returned, if it returned one."""
        if frame is not None:
            self.stack.append(frame)
        return Flow.CALL

    def end(self) -> None:
        """End the game at once, in the middle of any frame."""
        self.stack = []

    def settle(self) -> None:
        """Run until a question with a choice is open, or the game is over."""
        while True:
            stack = self.stack
            if not stack:
                break
            top = stack[-1]
            flow = top.run(self)
            if flow is Flow.ASK:
                options = top.options(self)
                if len(options) > 1 or top.moment(self):
                    self.asked = options
                    self.seat = top.seat(self)
                    return
                top.answer(self, options[0])
            elif flow is Flow.DONE and self.stack is stack:  # a new stack is without this frame
                stack.pop()
        self.asked = ()
        self.seat = -1

    def answer(self, option: int) -> None:
        """Apply an answer without checking that it is an option. `Match` checks it."""
        self.stack[-1].answer(self, option)
        self.settle()

    # What is learned.

    def reveal(self) -> None:
        """Record that something hidden is shown. Answers before this can't be undone."""
        self.reveals += 1

    def tell(  # noqa: PLR0913 - numbers by position cost nothing when nobody listens
        self,
        kind: Told,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
        *,
        items: list[int] | tuple[int, ...] = (),
    ) -> None:
        """Tell an event to all seats."""
        if self.log is not None:
            self.log.append(Event(kind, -1, (a, b, c, d, e), tuple(items)))

    def whisper(  # noqa: PLR0913 - as tell
        self,
        seat: int,
        kind: Whispered,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        *,
        items: list[int] | tuple[int, ...] = (),
    ) -> None:
        """Tell an event to one seat."""
        if self.log is not None:
            self.log.append(Event(kind, seat, (a, b, c, d), tuple(items)))


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A stretch of play, named as in the rulebook. It holds only ints, enums and option indices.

    A frame that asks lists what may be tried (`tries`) and decides about each item in one place (`verdict`).
    `options` and `refused` come from these two. A frame whose options are listed very often gives `options`
    as well, as a fast path; the battery compares them. All of these may read the public part and the asked
    seat's secret, never anything else.
    """

    __slots__ = ()

    def run(self, state: S) -> Flow:
        """Continue until a question is open, another frame is called, or this frame is done."""
        raise NotImplementedError

    def seat(self, state: S) -> int:
        """Return the seat that is asked."""
        raise NotImplementedError

    def tries(self, state: S) -> tuple[int, ...]:
        """Return what the asked seat may try: every option, and everything that is refused with a reason."""
        return ()

    def verdict(self, state: S, option: int) -> Refusal | None:
        """Return why an item of `tries` is illegal, with its clause; None if it is legal."""
        raise NotImplementedError

    def options(self, state: S) -> tuple[int, ...]:
        """Return the legal answers; never empty after `run` returned ASK."""
        found: list[int] = []
        for option in self.tries(state):
            if self.verdict(state, option) is None:
                found.append(option)
        return tuple(found)

    def answer(self, state: S, option: int) -> None:
        """Play one of the options."""
        raise NotImplementedError

    def clone(self) -> Frame[S]:
        """Return a copy."""
        raise NotImplementedError

    def moment(self, state: S) -> bool:
        """Return whether the seat is asked even if only one answer is legal."""
        return False

    def idle(self, state: S) -> tuple[int, ...]:
        """Return options that are legal but hardly ever wanted. A wish may ignore them."""
        return ()

    def secret(self, state: S) -> bool:
        """Return whether only the seat itself may know the answer."""
        return False

    def prompt(self, state: S) -> Prompt:
        """Return the question as a text key and values."""
        raise NotImplementedError

    def refused(self, state: S) -> list[Refusal]:
        """Return the items of `tries` that are illegal, each with clause and reason."""
        found: list[Refusal] = []
        for option in self.tries(state):
            refusal = self.verdict(state, option)
            if refusal is not None:
                found.append(refusal)
        return found
