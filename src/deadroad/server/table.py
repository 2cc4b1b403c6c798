"""A table in memory: terms and log folded into who sits where, what was said, and the match."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from deadroad.games import game
from deadroad.kernel.errors import DeadRoadError
from deadroad.kernel.frames.window import Window
from deadroad.kernel.match import STOPS, UNDO, Match
from deadroad.kernel.record import Header, Ply, written
from deadroad.kernel.replay import play
from deadroad.server.clock import Clock
from deadroad.server.entry import Entry, SeatKind, Sitting
from deadroad.server.terms import Terms
from deadroad.server.wishing import Wishes

SAID: Final = 300  # lines of chat kept in memory

Standing = Literal["open", "running", "over", "ended", "frozen"]


class Place:
    """A seat: what it is, whose, whether its person is away, and what it is when they are there.

    In a hot seat `name` is that of who sits there: the person answers for them.
    """

    __slots__ = ("away", "kind", "level", "name", "own", "person")

    def __init__(
        self, sitting: Sitting, person: str | None, before: Place | None = None, name: str = ""
    ) -> None:
        self.kind = sitting.kind
        self.own: SeatKind = before.own if sitting.away and before is not None else sitting.kind
        self.level = sitting.level
        self.away = sitting.away
        self.person = person
        self.name: str = before.name if before is not None and before.person == person else name

    @property
    def human(self) -> bool:
        """Whether a person answers here now."""
        return self.kind in ("person", "hot") and not self.away

    def row(self) -> dict[str, str | int | bool | None]:
        """Return what lists show of it."""
        return {"kind": self.kind, "level": self.level, "away": self.away, "person": self.person}


class Table:
    """A table as far as its log has been read."""

    __slots__ = (
        "asked",
        "chairs",
        "clock",
        "ended",
        "finished",
        "frozen",
        "host",
        "lines",
        "match",
        "motions",
        "muted",
        "places",
        "plies",
        "rematch",
        "removed",
        "seats",
        "started",
        "status",
        "terms",
        "version",
        "versions",
        "votes",
        "wishes",
    )

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.host: str | None = terms.host  # None: whoever made it is gone, and nobody else is here
        self.version = 0
        self.places = [Place(plan.sitting, plan.person, name=plan.name) for plan in terms.agreed.chairs]
        self._seat()
        self.match: Match | None = None
        self.plies: list[Ply] = []  # as stored: also those that no longer replay
        self.versions: list[int] = []  # at which version each ply came
        self.lines: list[Entry] = []
        self.votes: set[int] = set()
        self.wishes = Wishes(terms.seats, usual=terms.agreed.wishes == "usual")
        self.motions: dict[int, set[int]] = {}  # by seat: which seats want a bot in it
        self.muted: set[str] = set()
        self.removed: set[str] = set()  # who may not sit down here again
        self.rematch: str | None = None
        self.started = False
        self.ended = False
        self.frozen = ""  # why it no longer replays
        self.finished = False  # it was played to its end when it still did
        rule = terms.agreed.clock
        self.clock = Clock(rule, terms.seats) if rule is not None else None
        self._stand()

    # What it is now.

    @property
    def id(self) -> str:
        """The table's id."""
        return self.terms.id

    @property
    def bot_due(self) -> bool:
        """Whether an answer comes without a person: a bot is asked, or a wish answers."""
        return self.asked is not None and (not self.places[self.asked].human or bool(self.wished))

    @property
    def wished(self) -> str:
        """What the wish of the person who is asked answers; empty if they are asked themselves."""
        if self.asked is None or self.match is None or not self.places[self.asked].human:
            return ""
        return self.wishes.answer(self.match)

    @property
    def in_window(self) -> bool:
        """Whether the open question is a window's: its time-out is a pass."""
        return self.match is not None and self.asked is not None and isinstance(self.top(), Window)

    def top(self) -> object:
        """Return the frame that asks."""
        return None if self.match is None or not self.match.state.stack else self.match.state.stack[-1]

    def level(self, seat: int) -> int:
        """Return the level of the bot in a seat."""
        level = self.places[seat].level
        return self.terms.agreed.level if level is None else level

    def seats_of(self, person: str) -> list[int]:
        """Return the seats a person answers for now."""
        return self.seats.get(person, [])

    def may_watch(self, person: str) -> bool:
        """Whether somebody may look on at all: who sits here or made the table, others as it was agreed."""
        if self.terms.agreed.spectators or self.status not in ("running", "frozen"):
            return True
        return self.belongs(person)

    def belongs(self, person: str) -> bool:
        """Whether somebody has a seat here or is the host."""
        return person == self.host or any(place.person == person for place in self.places)

    def people(self) -> set[str]:
        """Return everybody whose name is shown here."""
        found = {place.person for place in self.places} | {line.person for line in self.lines} | {self.host}
        return {person for person in found if person is not None}

    def ply_at(self, version: int) -> int:
        """Return how many plies there were at a version."""
        return bisect_right(self.versions, version)

    @property
    def deadline(self) -> int | None:
        """When somebody's time is up."""
        return self.clock.deadline if self.clock is not None and self.status == "running" else None

    # The log.

    def apply(self, entry: Entry) -> None:
        """Take the next entry. A ply that the rules refuse raises a DeadRoadError and changes nothing."""
        match entry.kind:
            case "ply":
                self._ply(entry)
            case "sit":
                self._sit(entry)
            case "start":
                self._start(entry.at)
            case "vote":
                assert entry.seat is not None
                (self.votes.add if entry.body == "yes" else self.votes.discard)(entry.seat)
            case "end":
                self.ended = True
            case "chat":
                self.lines = [*self.lines[-SAID + 1 :], entry]
            case "mute":
                assert entry.person is not None
                (self.muted.add if entry.body == "yes" else self.muted.discard)(entry.person)
            case "replace":
                self._move(entry)
            case "remove":
                assert entry.person is not None
                self.removed.add(entry.person)
            case "host":
                self.host = entry.person
            case "rematch":
                self.rematch = entry.body
            case "resume":
                self._run_clock(entry.at)
        self.version += 1
        entry.version = self.version
        self._stand()

    def _stand(self) -> None:
        seat = self.match.seat if self.match is not None else None
        self.status: Standing = "running"
        if self.frozen and not self.ended and not self.finished:
            self.status = "frozen"
        elif not self.started:
            self.status = "open"
        elif self.ended:
            self.status = "ended"
        elif seat is None or self.finished:
            self.status = "over"
        self.asked = seat if self.status == "running" else None  # the seat that is asked while the game runs

    def keep_over(self, *, finished: bool) -> None:
        """Say whether it was over before it was frozen: then it stays so."""
        self.finished = finished
        self._stand()

    def _start(self, at: int) -> None:
        terms = self.terms
        self.started = True
        if self.frozen:
            return
        try:
            found = game(terms.game)
            if terms.rules != found.version and terms.rules not in found.replays:
                self.frozen = f"rules {terms.rules} no longer replay; these are {found.version}"
                return
            settings = found.read_settings(dict(terms.settings))
            self.match = Match(found, terms.seats, settings, int(terms.seed, 16), terms.salt, terms.generator)
            self.match.header = self.header()
        except DeadRoadError as what:
            self.frozen = str(what)
            return
        self._run_clock(at)

    def _ply(self, entry: Entry) -> None:
        seat = entry.seat
        assert seat is not None
        if self.match is not None and not self.frozen:
            if entry.person is not None and isinstance(self.top(), Window):
                self.wishes.acted(seat)
            play(self.match, seat, entry.body, joined=entry.joined == 1)
            self.plies.append(self.match.plies[-1])
            entry.secret = int(self.match.plies[-1].secret)
            self._charge(seat, entry)
        else:
            # Frozen: kept as it was stored, to be read and downloaded.
            self.plies.append(Ply(seat, entry.body, secret=entry.secret == 1))
        entry.ply = len(self.plies) - 1
        self.versions.append(self.version + 1)
        if entry.person is not None and entry.body.partition(" ")[0] != STOPS:
            # Who plays on no longer offers to end; the offers of others stand.
            self.votes.difference_update(self.seats_of(entry.person))

    def _move(self, entry: Entry) -> None:
        assert entry.seat is not None
        target, _, word = entry.body.partition(" ")
        wanting = set(self.motions.get(int(target), ()))
        (wanting.add if word == "yes" else wanting.discard)(entry.seat)
        self.motions = {**self.motions, int(target): wanting}

    def _sit(self, entry: Entry) -> None:
        assert entry.seat is not None
        changed = entry.seat
        self.motions = {
            seat: wanting - {changed} for seat, wanting in self.motions.items() if seat != changed
        }
        sitting = msgspec.json.decode(entry.body, type=Sitting)
        self.places[entry.seat] = Place(sitting, entry.person, self.places[entry.seat])
        self._seat()
        self.votes.discard(entry.seat)
        if self.votes.issuperset(seat for own in self.seats.values() for seat in own):
            self.votes.clear()  # nobody is left to whom it is offered
        if self.clock is not None and self.started:
            if sitting.why == "back":
                self.clock.come_back(entry.seat)
            if self.match is not None and self.match.seat == entry.seat:
                self.clock.stop(entry.at, answered=False)
                self._run_clock(entry.at)

    def _seat(self) -> None:
        self.chairs = msgspec.json.encode([place.row() for place in self.places]).decode()  # as lists show it
        self.seats: dict[str, list[int]] = {}  # that each person answers for now
        for seat, place in enumerate(self.places):
            if place.person is not None and place.human:
                self.seats.setdefault(place.person, []).append(seat)

    def _run_clock(self, at: int) -> None:
        if self.clock is not None and self.match is not None:
            asked = self.match.seat
            timed = asked is not None and self.places[asked].human
            self.clock.start(asked, at, window=isinstance(self.top(), Window), timed=timed)

    def _charge(self, seat: int, entry: Entry) -> None:
        clock = self.clock
        verb = entry.body.partition(" ")[0]
        # Stops change no question: the time of who is asked runs on.
        if clock is None or verb == STOPS:
            return
        clock.stop(entry.at, answered=verb != UNDO)
        if verb == UNDO:
            clock.take_back(seat)
        self._run_clock(entry.at)

    # The record.

    def header(self) -> Header:
        """Return the header of the record: of the rules it was played by."""
        terms = self.terms
        return Header(terms.game, terms.rules, terms.generator, terms.seats, dict(terms.settings))

    @property
    def commitment(self) -> str:
        """What was promised about seed and salt."""
        return self.header().commitment(int(self.terms.seed, 16), self.terms.salt)

    def record(self, seats: Iterable[int] = ()) -> str:
        """Return the record as who answers for these seats may have it; whole once the game is over."""
        done = self.status in ("over", "ended")
        if done and self.match is not None and not self.frozen:
            return self.match.record()
        # A running game that is frozen keeps its seed secret: rules to come may thaw it.
        return written(
            self.header(),
            self.commitment,
            self.plies,
            seed=int(self.terms.seed, 16) if done else None,
            salt=self.terms.salt if done else None,
            readers=None if done else tuple(seats),
            finish=None,
            over=self.status == "over",
        )
