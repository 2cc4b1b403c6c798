"""The engine: a state with a stack of frames, settled until a question stands or the game is over."""

from __future__ import annotations

from enum import Enum
from typing import Any, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from deadroad.kernel.chance import Chance
from deadroad.kernel.event import Event, Told, Whispered
from deadroad.kernel.question import Prompt, Refusal


@final
class Flow(Enum):
    """What a frame's run came to."""

    ASK = 0  # a question stands
    CALL = 1  # another frame was called; this one runs again when that is done
    DONE = 2  # this stretch of play is over


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position: what all see, what each seat alone sees, what nobody sees, and the frames in play.

    A game's own state adds three compartments, `public`, `secrets` (one per seat) and `hidden`, and clones
    them. The stack is public: a frame never holds what only one seat may know. `chance` is hidden.
    """

    __slots__ = ("asked", "chance", "log", "reveals", "seat", "seats", "stack", "stops")

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.stack: list[Frame[Any]] = []
        self.asked: tuple[int, ...] = ()
        self.seat = -1  # who is asked; -1 when the game is over
        self.reveals = 0  # how often something hidden was shown to a seat
        self.stops: list[int] = [-1] * seats  # timings at which a seat wants to be asked, as bits
        self.log: list[Event] | None = None

    # The three compartments, for views and codec.

    def public_part(self) -> object:
        """What everybody sees."""
        raise NotImplementedError

    def secret_part(self, seat: int) -> object:
        """What one seat alone sees; None in a game without secrets."""
        return None

    def hidden_part(self) -> object:
        """What nobody sees."""
        return None

    # Copies.

    def clone(self) -> State:
        """Return a state that shares nothing that changes, and tells nobody."""
        raise NotImplementedError

    def copy_play(self, other: State) -> None:
        """Copy into this new state what every game has; for a game's own clone."""
        self.stack = [frame.clone() for frame in other.stack]
        self.asked = other.asked
        self.seat = other.seat
        self.reveals = other.reveals
        self.stops = other.stops

    # Play.

    def call(self, frame: Frame[Any]) -> Flow:
        """Put a frame on top; it runs before the caller goes on."""
        self.stack.append(frame)
        return Flow.CALL

    def maybe_call(self, frame: Frame[Any] | None) -> Flow:
        """Call the frame an effect handed back, if it handed one back."""
        if frame is not None:
            self.stack.append(frame)
        return Flow.CALL

    def end(self) -> None:
        """End the game at once, whatever was under way."""
        self.stack = []

    def settle(self) -> None:
        """Run until a question with a choice stands, or the game is over."""
        while self.stack:
            top = self.stack[-1]
            flow = top.run(self)
            if flow is Flow.ASK:
                options = top.options(self)
                if len(options) > 1 or top.moment(self):
                    self.asked = options
                    self.seat = top.seat(self)
                    return
                top.answer(self, options[0])
            elif flow is Flow.DONE and self.stack:
                self.stack.pop()
        self.asked = ()
        self.seat = -1

    def answer(self, option: int) -> None:
        """Apply an answer that is known to be an option; Match checks, this does not."""
        self.stack[-1].answer(self, option)
        self.settle()

    # What is learned.

    def reveal(self) -> None:
        """Note that something hidden is being shown: no answer before this can be undone."""
        self.reveals += 1

    def tell(  # noqa: PLR0913 - numbers by position cost nothing when nobody listens
        self,
        kind: Told,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        e: int = 0,
        *,
        items: tuple[int, ...] = (),
    ) -> None:
        """Tell everybody."""
        if self.log is not None:
            self.log.append(Event(kind, -1, (a, b, c, d, e), items))

    def whisper(  # noqa: PLR0913 - as tell
        self,
        seat: int,
        kind: Whispered,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        *,
        items: tuple[int, ...] = (),
    ) -> None:
        """Tell one seat."""
        if self.log is not None:
            self.log.append(Event(kind, seat, (a, b, c, d), items))


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A stretch of play in the rulebook's words. It holds ints, enums and option indices and nothing else.

    A frame that asks says what may be tried (`tries`) and decides about each of it in one place (`verdict`).
    `options` and `refused` come from these two. A frame whose options are listed very often gives `options`
    as well, as a fast path; the battery compares them. All of these may read the public part and the asked
    seat's secret, never anything else.
    """

    __slots__ = ()

    def run(self, state: S) -> Flow:
        """Go on until a question stands, another frame is called, or this one is done."""
        raise NotImplementedError

    def seat(self, state: S) -> int:
        """Who is asked."""
        raise NotImplementedError

    def tries(self, state: S) -> tuple[int, ...]:
        """What the asked seat may try here: every option, and everything that is refused with a reason."""
        return ()

    def verdict(self, state: S, option: int) -> Refusal | None:
        """Return why something tried may not be answered, with its clause; None if it may."""
        raise NotImplementedError

    def options(self, state: S) -> tuple[int, ...]:
        """What may be answered; never empty when run said ASK."""
        found: list[int] = []
        for option in self.tries(state):
            if self.verdict(state, option) is None:
                found.append(option)
        return tuple(found)

    def answer(self, state: S, option: int) -> None:
        """Take one of the options."""
        raise NotImplementedError

    def clone(self) -> Frame[S]:
        """Return a copy."""
        raise NotImplementedError

    def moment(self, state: S) -> bool:
        """Whether a single answer is still put as a question."""
        return False

    def idle(self, state: S) -> tuple[int, ...]:
        """Options that the rules allow and that hardly anybody wants: a wish may answer past them."""
        return ()

    def secret(self, state: S) -> bool:
        """Whether the answer is known to its seat alone."""
        return False

    def prompt(self, state: S) -> Prompt:
        """What is asked, in a text key and values."""
        raise NotImplementedError

    def refused(self, state: S) -> list[Refusal]:
        """What the asked seat may try here and may not answer, each with clause and reason."""
        found: list[Refusal] = []
        for option in self.tries(state):
            refusal = self.verdict(state, option)
            if refusal is not None:
                found.append(refusal)
        return found
