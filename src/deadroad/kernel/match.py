"""A match: one running game with its record, its events and undo."""

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
from deadroad.kernel.leak import check_prompt
from deadroad.kernel.mark import Mark
from deadroad.kernel.option import Option
from deadroad.kernel.outcome import Outcome
from deadroad.kernel.plan import LONGEST_PLAN, Followed, Stop
from deadroad.kernel.question import Question
from deadroad.kernel.reach import End, Reach, reaches, row_to
from deadroad.kernel.record import REDEAL, Header, Ply, written
from deadroad.kernel.refusal import why_not
from deadroad.kernel.setting import Settings
from deadroad.kernel.sharing import changed
from deadroad.kernel.view import View, question

# Clauses of refusals that are in no rulebook.
NOT_YOURS: Final = "DR-1"
OVER: Final = "DR-2"
NOT_READABLE: Final = "DR-3"
NOT_NOW: Final = "DR-4"
NO_UNDO: Final = "DR-5"

UNDONE: Final = Told("undone", NO_UNDO, "seat")
UNDO: Final = "undo"
LONGEST_TRAIL: Final = 64  # positions that undo can go back to
STOPS: Final = "stops"


@final
class RefusedOption:
    """An answer that is refused now: (notation, clause, reason)."""

    __slots__ = ("clause", "notation", "option", "reason")

    def __init__(self, option: Option | None, notation: str, clause: str, reason: str) -> None:
        self.option = option
        self.notation = notation
        self.clause = clause
        self.reason = reason

    def __repr__(self) -> str:
        return f"<{self.notation}: {self.reason} [{self.clause}]>"


@final
class Match:
    """One running game. It checks every answer, keeps the record and returns what each seat may know."""

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
        self.header = Header(game.name, game.version, generator_name, seats, settings, game.variant)
        self.plies: list[Ply] = []
        self.log: list[Event] = []
        self.trail: list[Mark] = []
        self.state = game.start(seats, settings, generator(generator_name, seed)) if state is None else state
        self.state.log = self.log
        if state is None:
            self.state.settle()
            if game.debug:
                check_prompt(game, self.state, 0)

    # The open question.

    @property
    def seats(self) -> int:
        """The number of seats."""
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
        """The commitment published at the start: SHA-256 of header, seed and salt."""
        return self.header.commitment(self.seed, self.salt)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome; None while the game runs."""
        return self.game.outcome(self.state) if self.state.seat < 0 else None

    def options(self) -> list[Option]:
        """Return the legal answers in a stable order; never empty while a seat is asked."""
        return [self.game.space.option(index) for index in self.state.asked]

    def refused(self, seat: int, language: str = "en", names: Sequence[str] = ()) -> list[RefusedOption]:
        """Return what this seat may try now but is refused, with clause and reason."""
        words = self.game.words(language)
        if self.state.seat < 0:
            return [RefusedOption(None, "*", OVER, words.say("reason-over"))]
        if self.state.seat != seat:
            return [RefusedOption(None, "*", NOT_YOURS, words.say("reason-not-yours"))]
        found: list[RefusedOption] = []
        for refusal in self.state.stack[-1].refused(self.state):
            option = self.game.space.option(refusal.option)
            sentence = words.refusal(refusal, names, seat)
            found.append(RefusedOption(option, option.notation, refusal.clause, sentence))
        return found

    # Answers.

    def answer(
        self,
        answer: Option | str,
        seat: int | None = None,
        *,
        joined: bool = False,
        undoable: bool = True,
    ) -> list[Event]:
        """Play an answer, of `seat` if given. Return the events told to all and whispered to that seat.

        `joined` means that it belongs to the same gesture as the answer before it, for `undo_gesture`. An
        answer that is not `undoable` stores no position to return to. Raises Refused with clause and reason
        if the answer is not legal; then nothing has changed.
        """
        since = len(self.log)
        notation = answer if isinstance(answer, str) else answer.notation
        asked = self.give(notation, seat, joined=joined, undoable=undoable)
        return [event for event in self.log[since:] if event.audience in (-1, asked)]

    def give(self, notation: str, seat: int | None, *, joined: bool, undoable: bool) -> int:
        """Play an answer as `answer` does, but return only the seat that gave it. Replays need no events."""
        asked = self._must_be_asked(notation, seat)
        index = self._read(notation)
        state = self.state
        if index not in state.asked:
            raise self._refused(index, notation)
        before = state.clone() if undoable else None
        learned = state.chance.draws + state.reveals
        secret = state.stack[-1].secret(state)
        since = len(self.log)
        state.answer(index)
        self._add(Ply(asked, self.game.space.option(index).notation, secret=secret), since)
        if before is None or state.chance.draws + state.reveals != learned or state.seat < 0:
            if self.trail:
                self.trail = []  # the end reveals the seed, and with it everything hidden
        else:
            begins = not joined or not self.trail or self.trail[-1].seat != asked
            if len(self.trail) == LONGEST_TRAIL:
                del self.trail[0]
            self.trail.append(Mark(asked, before, begins=begins, secret=secret))
        return asked

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
        ply_number = len(self.plies)
        for at in range(since, len(self.log)):
            self.log[at].ply = ply_number
        self.plies.append(ply)
        if self.game.debug:
            check_prompt(self.game, self.state, len(self.plies))

    # Plans.

    def follow(
        self, answers: Sequence[Option | str], kinds: Sequence[str] = (), seat: int | None = None
    ) -> Followed:
        """Play the answers of a plan, each checked as if given alone, until something unexpected happens.

        `kinds` are the expected kinds of questions, one for each answer; "" accepts any kind. An illegal
        answer does not raise: the answers before it are kept, and `refusal` says why it was refused.
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
        """Return why a plan can't continue; DONE if it can."""
        if first and self.state.seat != seat:
            return Stop.DONE  # `answer` refuses it, with clause and reason
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
        """Return what the asked seat can reach without learning anything, by chain."""
        return [] if self.seat is None else reaches(self.game, self.view(self.seat))

    def row_to(self, kind: str, mix: dict[str, int]) -> End | None:
        """Return the answers that lead to a given mix of a chain; None if none are found within the limit."""
        if self.seat is None:
            return None
        ends = row_to(self.game, self.view(self.seat), kind, mix).ends
        return ends[0] if ends else None

    # Undo and stops: plies that are not answers.

    def can_undo(self, seat: int) -> bool:
        """Return whether a seat can take back its last answer: nobody acted and nothing was learned since."""
        return bool(self.trail) and self.trail[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer. The record keeps the answer and the undo."""
        if not self.can_undo(seat):
            raise CannotUndo(UNDO, NO_UNDO, self.game.words("en").say("reason-no-undo"))
        mark = self.trail.pop()
        since = len(self.log)
        # A clone, because another match may share the mark and return to it too.
        self.state = mark.state.clone()
        self.state.log = self.log
        self.state.tell(UNDONE, seat)
        self._add(Ply(seat, UNDO), since)

    def undo_gesture(self, seat: int) -> int:
        """Take back this seat's last gesture as far as possible. Return the number of `undo` plies."""
        count = 0
        begun = False
        while not begun and (count == 0 or self.can_undo(seat)):
            begun = bool(self.trail) and self.trail[-1].begins
            self.undo(seat)
            count += 1
        return count

    def undo_back_to(self, seat: int) -> list[int]:
        """Return the seats whose answers must be taken back, newest first, to undo this seat's last gesture.

        It is empty if there is no such gesture, if something was learned since, or if another seat gave a
        secret answer since.
        """
        found: list[int] = []
        for mark in reversed(self.trail):
            reached = seat in found
            if (reached and mark.seat != seat) or (mark.secret and mark.seat != seat):
                break
            found.append(mark.seat)
            if mark.seat == seat and mark.begins:
                return found
        return found if seat in found else []

    def set_stops(self, seat: int, timings: Sequence[str]) -> None:
        """Set the timings at which windows ask this seat. At other timings it passes automatically."""
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
        # An undo must not restore the old stops.
        self.trail = []
        self._add(Ply(seat, " ".join([STOPS, *timings])), len(self.log))

    def deal_anew(self, seat: int, seed: int) -> None:
        """Deal everything that a seat does not know again, with new luck, to retry a game from here."""
        if not 0 <= seat < self.seats:
            raise BadSetting(f"there is no seat {seat}")
        notation = f"{REDEAL} {seed:x}"
        if self.seat is None:
            raise GameOver(notation, OVER, self.game.words("en").say("reason-over"))
        self.state = self.game.imagine(self.view(seat), generator(self.header.generator, seed))
        self.state.log = self.log
        self.trail = []
        self._add(Ply(seat, notation, secret=True), len(self.log))

    # What each seat may see.

    def view(self, seat: int | None) -> View:
        """Return the view of a seat or, for None, of a spectator. Later play does not change the view."""
        at = -1 if seat is None else seat
        if at >= self.seats or at < -1:
            raise BadSetting(f"there is no seat {seat}")
        view = View(self.state.clone(), at)
        view.question = question(self.state, at)
        return view

    def facts(self, seat: int | None) -> dict[str, Plain]:
        """Return the derived facts of a view: `facts` for all seats, `own` for this seat."""
        return plain_facts(self.game, self.view(seat))

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return the events that a seat (None: a spectator) has learned from ply `since` on."""
        ears = (-1,) if seat is None else (-1, seat)
        first = len(self.log)
        while first > 0 and self.log[first - 1].ply >= since:
            first -= 1
        return [event for event in self.log[first:] if event.audience in ears]

    # Copies, digest, record.

    def clone(self) -> Match:
        """Return an independent copy of the match."""
        state = self.state.clone()
        twin = Match(self.game, self.seats, self.settings, self.seed, self.salt, self.header.generator, state)
        twin.header = self.header
        twin.plies.extend(self.plies)
        twin.log.extend(self.log)
        twin.trail.extend(self.trail)
        return twin

    def digest(self) -> str:
        """Return the hash of the whole position."""
        return digest(self.state)

    @property
    def outdated(self) -> bool:
        """Whether this is a game of an older version that still replays. Its digests can't be compared."""
        return self.header.rules != self.game.version

    def record(self, seat: int | None = None, *, spectator: bool = False) -> str:
        """Return the record: complete with the seed, or what a seat or a spectator may know of it."""
        whole = seat is None and not spectator
        over = self.state.seat < 0
        return written(
            self.header,
            self.commitment,
            self.plies,
            seed=self.seed if whole or over else None,
            salt=self.salt if whole or over else None,
            readers=None if whole or over else () if seat is None else (seat,),
            finish=self.digest() if (whole or over) and not self.outdated else None,
            over=over,
        )
