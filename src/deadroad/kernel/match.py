"""A match: a game being played, with its record, what everyone was told, and undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from deadroad.kernel.chance import generator
from deadroad.kernel.codec import Plain, digest
from deadroad.kernel.errors import (
    BadNotation,
    BadRequest,
    BadSetting,
    CannotUndo,
    GameOver,
    NotAnOption,
    NotAsked,
    Refused,
)
from deadroad.kernel.event import Event, Told
from deadroad.kernel.facts import plain_facts
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.option import Option
from deadroad.kernel.outcome import Outcome
from deadroad.kernel.plan import LONGEST_PLAN, Followed, Stop
from deadroad.kernel.question import Question
from deadroad.kernel.reach import End, Reach, reaches, row_to
from deadroad.kernel.record import Header, Ply, written
from deadroad.kernel.refusal import why_not
from deadroad.kernel.setting import Settings
from deadroad.kernel.sharing import changed
from deadroad.kernel.view import View, question

# Refusals that no rulebook states.
NOT_YOURS: Final = "DR-1"
OVER: Final = "DR-2"
NOT_READABLE: Final = "DR-3"
NOT_NOW: Final = "DR-4"
NO_UNDO: Final = "DR-5"

UNDONE: Final = Told("undone", NO_UNDO, "seat")
UNDO: Final = "undo"
STOPS: Final = "stops"


@final
class RefusedOption:
    """One thing a seat may not answer now: (notation, clause, reason)."""

    __slots__ = ("clause", "notation", "option", "reason")

    def __init__(self, option: Option | None, notation: str, clause: str, reason: str) -> None:
        self.option = option
        self.notation = notation
        self.clause = clause
        self.reason = reason

    def __repr__(self) -> str:
        return f"<{self.notation}: {self.reason} [{self.clause}]>"


@final
class Mark:
    """A position that can be gone back to: whose answer followed, and whether a gesture began with it."""

    __slots__ = ("begins", "seat", "state")

    def __init__(self, seat: int, state: State, *, begins: bool) -> None:
        self.seat = seat
        self.state = state
        self.begins = begins


@final
class Match:
    """One game under way. It checks every answer, keeps the record and says who learned what."""

    __slots__ = ("game", "header", "log", "plies", "salt", "seed", "settings", "state", "trail")

    def __init__(  # noqa: PLR0913, PLR0917 - what a record's header holds, and the state for a clone
        self,
        game: Game,
        seats: int,
        settings: Settings,
        seed: int,
        salt: str,
        generator_name: str = "pcg32",
        state: State | None = None,
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.settings = settings
        self.seed = seed
        self.salt = salt
        self.header = Header(game.name, game.version, generator_name, seats, settings)
        self.plies: list[Ply] = []
        self.log: list[Event] = []
        self.trail: list[Mark] = []
        self.state = game.start(seats, settings, generator(generator_name, seed)) if state is None else state
        self.state.log = self.log
        if state is None:
            self.state.settle()

    # Who is asked what.

    @property
    def seats(self) -> int:
        """How many chairs the table has."""
        return self.state.seats

    @property
    def seat(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        return None if self.state.seat < 0 else self.state.seat

    @property
    def question(self) -> Question | None:
        """The open question as the asked seat sees it."""
        return question(self.state, self.state.seat)

    @property
    def commitment(self) -> str:
        """What was promised at the start: SHA-256 over header, seed and salt."""
        return self.header.commitment(self.seed, self.salt)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it runs."""
        return self.game.outcome(self.state) if self.state.seat < 0 else None

    def options(self) -> list[Option]:
        """Return what may be answered, in a stable order; never empty while somebody is asked."""
        return [self.game.space.option(index) for index in self.state.asked]

    def refused(self, seat: int, language: str = "en", names: Sequence[str] = ()) -> list[RefusedOption]:
        """Return what this seat might try now and may not, with clause and reason."""
        words = self.game.words(language)
        if self.state.seat < 0:
            return [RefusedOption(None, "*", OVER, words.say("reason-over"))]
        if self.state.seat != seat:
            return [RefusedOption(None, "*", NOT_YOURS, words.say("reason-not-yours"))]
        found: list[RefusedOption] = []
        for refusal in self.state.stack[-1].refused(self.state):
            option = self.game.space.option(refusal.option)
            sentence = words.refusal(refusal, names)
            found.append(RefusedOption(option, option.notation, refusal.clause, sentence))
        return found

    # Answers.

    def answer(self, answer: Option | str, seat: int | None = None, *, joined: bool = False) -> list[Event]:
        """Take an answer, from `seat` if given; return what was told to all and whispered to that seat.

        `joined` says that it belongs to the gesture of the answer before it, for `undo_gesture`. Raises a
        Refused with clause and reason, and then nothing has changed.
        """
        notation = answer if isinstance(answer, str) else answer.notation
        asked = self._must_be_asked(notation, seat)
        index = self._read(notation)
        if index not in self.state.asked:
            raise self._refused(index, notation)
        before = self.state.clone()
        learned = self.state.chance.draws + self.state.reveals
        secret = self.state.stack[-1].secret(self.state)
        since = len(self.log)
        self.state.answer(index)
        self._add(Ply(asked, self.game.space.option(index).notation, secret=secret), since)
        if self.state.chance.draws + self.state.reveals != learned or self.state.seat < 0:
            self.trail = []  # the end shows the seed, and with it all that was hidden
        elif self.trail and self.trail[-1].seat != asked:
            self.trail = [Mark(asked, before, begins=True)]
        else:
            self.trail.append(Mark(asked, before, begins=not joined))
        return [event for event in self.log[since:] if event.audience in (-1, asked)]

    def _must_be_asked(self, notation: str, seat: int | None) -> int:
        if self.state.seat < 0:
            raise GameOver(notation, OVER, self.game.words("en").say("reason-over"))
        if seat is not None and seat != self.state.seat:
            raise NotAsked(notation, NOT_YOURS, self.game.words("en").say("reason-not-yours"))
        return self.state.seat

    def _read(self, notation: str) -> int:
        try:
            return self.game.space.parse(notation)
        except ValueError as what:
            raise BadNotation(notation, NOT_READABLE, str(what)) from None

    def _refused(self, index: int, notation: str) -> NotAnOption:
        words = self.game.words("en")
        refusal = why_not(self.game.space, self.state, index)
        if refusal is not None:
            return NotAnOption(notation, refusal.clause, words.refusal(refusal))
        clause = self.state.stack[-1].prompt(self.state).clause or NOT_NOW
        return NotAnOption(notation, clause, words.say("reason-not-now"))

    def _add(self, ply: Ply, since: int) -> None:
        for event in self.log[since:]:
            event.ply = len(self.plies)
        self.plies.append(ply)

    # Plans.

    def follow(
        self, answers: Sequence[Option | str], kinds: Sequence[str] = (), seat: int | None = None
    ) -> Followed:
        """Follow a plan: each answer is checked as if given alone, and the first surprise stops it.

        `kinds` are the questions that the plan foresees, in the order of its answers; "" foresees any. An
        answer that is no option raises nothing: what came before it stands, and `refusal` says why.
        """
        if not 0 < len(answers) <= LONGEST_PLAN:
            raise BadRequest(f"a plan has 1 to {LONGEST_PLAN} answers, not {len(answers)}")
        mine = self.state.seat if seat is None else seat
        learned = self.state.chance.draws + self.state.reveals
        found = Followed()
        for at, answer in enumerate(answers):
            found.stop = self._surprise(mine, learned, kinds[at] if at < len(kinds) else "", first=at == 0)
            if found.stop is not Stop.DONE:
                return found
            try:
                found.events += self.answer(answer, mine, joined=at > 0)
            except Refused as refusal:
                found.stop = Stop.REFUSED
                found.refusal = refusal
                return found
            found.answered += 1
        return found

    def _surprise(self, seat: int, learned: int, kind: str, *, first: bool) -> Stop:
        """Return what keeps a plan from going on; DONE for nothing."""
        if first and self.state.seat != seat:
            return Stop.DONE  # the answer itself is refused, with clause and reason
        if self.state.seat < 0:
            return Stop.OVER
        if self.state.chance.draws + self.state.reveals != learned:
            return Stop.LEARNED
        if self.state.seat != seat:
            return Stop.OTHER_SEAT
        if kind and self.state.stack[-1].prompt(self.state).kind != kind:
            return Stop.OTHER_KIND
        return Stop.DONE

    def reach(self) -> list[Reach]:
        """Return what the asked seat can come to without learning anything, chain by chain."""
        return [] if self.seat is None else reaches(self.game, self.view(self.seat))

    def row_to(self, kind: str, mix: dict[str, int]) -> End | None:
        """Return a row of answers to a given mix of a chain; None if there is none within the bound."""
        return None if self.seat is None else row_to(self.game, self.view(self.seat), kind, mix)

    # Undo and stops: plies that are no answers.

    def can_undo(self, seat: int) -> bool:
        """Whether this seat's last answer can be taken back: nobody acted and nothing was learned since."""
        return bool(self.trail) and self.trail[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer; the record keeps both."""
        if not self.can_undo(seat):
            raise CannotUndo(UNDO, NO_UNDO, self.game.words("en").say("reason-no-undo"))
        mark = self.trail.pop()
        since = len(self.log)
        self.state = mark.state.clone()  # a clone of this match may go back there too
        self.state.log = self.log
        self.state.tell(UNDONE, seat)
        self._add(Ply(seat, UNDO), since)

    def undo_gesture(self, seat: int) -> int:
        """Take back this seat's last gesture, as far as undo reaches; return by how many `undo` plies."""
        count = 0
        begun = False
        while not begun and (count == 0 or self.can_undo(seat)):
            begun = bool(self.trail) and self.trail[-1].begins
            self.undo(seat)
            count += 1
        return count

    def set_stops(self, seat: int, timings: Sequence[str]) -> None:
        """Choose at which timings this seat wants to be asked in windows; elsewhere it passes at once."""
        if not 0 <= seat < self.seats:
            raise BadSetting(f"there is no seat {seat}")
        if self.seat is None:
            raise GameOver(" ".join([STOPS, *timings]), OVER, self.game.words("en").say("reason-over"))
        bits = 0
        for timing in timings:
            if timing not in self.game.timings:
                there = ", ".join(self.game.timings) or "none"
                raise BadSetting(f"{self.game.name} has no timing {timing!r}; there are: {there}")
            bits |= 1 << self.game.timings.index(timing)
        self.state.stops = changed(self.state.stops, seat, bits)
        # A position before this must not bring the old stops back.
        self.trail = []
        self._add(Ply(seat, " ".join([STOPS, *timings])), len(self.log))

    # What each may see.

    def view(self, seat: int | None) -> View:
        """Return what a seat, or with None a spectator, may see; it stays as it is when play goes on."""
        at = -1 if seat is None else seat
        if at >= self.seats or at < -1:
            raise BadSetting(f"there is no seat {seat}")
        view = View(self.state.clone(), at)
        view.question = question(self.state, at)
        return view

    def facts(self, seat: int | None) -> dict[str, Plain]:
        """Return what the rules derive from a view: `facts` for everybody, `own` for the seat alone."""
        return plain_facts(self.game, self.view(seat))

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return what a seat (None: a spectator) was told and whispered, from ply `since` on."""
        ears = (-1,) if seat is None else (-1, seat)
        first = len(self.log)
        while first > 0 and self.log[first - 1].ply >= since:
            first -= 1
        return [event for event in self.log[first:] if event.audience in ears]

    # Copies, fingerprint, record.

    def clone(self) -> Match:
        """Return a match that goes on independently."""
        state = self.state.clone()
        twin = Match(self.game, self.seats, self.settings, self.seed, self.salt, self.header.generator, state)
        twin.header = self.header
        twin.plies.extend(self.plies)
        twin.log.extend(self.log)
        twin.trail.extend(self.trail)
        return twin

    def digest(self) -> str:
        """Return the fingerprint of the whole position."""
        return digest(self.state)

    def record(self, seat: int | None = None, *, spectator: bool = False) -> str:
        """Return the record: whole with the seed, or as a seat or a spectator may know it."""
        whole = seat is None and not spectator
        over = self.state.seat < 0
        return written(
            self.header,
            self.commitment,
            self.plies,
            seed=self.seed if whole or over else None,
            salt=self.salt if whole or over else None,
            readers=None if whole or over else () if seat is None else (seat,),
            finish=self.digest() if whole or over else None,
            over=over,
        )
