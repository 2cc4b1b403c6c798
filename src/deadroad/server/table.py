"""The state of a table, folded from its terms and its log: seats, chat and the match."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from deadroad.games import game, playing
from deadroad.kernel.errors import DeadRoadError
from deadroad.kernel.frames.window import Window
from deadroad.kernel.match import STOPS, UNDO, Match
from deadroad.kernel.record import Header, Ply, written
from deadroad.kernel.replay import play
from deadroad.server.clock import Clock
from deadroad.server.entry import Entry, SeatKind, Sitting
from deadroad.server.handover_message import Why
from deadroad.server.terms import Terms
from deadroad.server.undo_request import UndoRequest
from deadroad.server.wishing import Wishes

SAID: Final = 300  # chat lines in memory

HANDED: Final = 400  # changes of players in memory

Standing = Literal["open", "running", "over", "ended", "frozen"]


class Place:
    """A seat: its kind, its person, whether the person is away, and the kind to restore when they return.

    In a hot seat, `name` is the name of the player, for whom the person answers.
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
        """Whether a person plays this seat now."""
        return self.kind in ("person", "hot") and not self.away

    def row(self) -> dict[str, str | int | bool | None]:
        """Return the seat as lists show it."""
        return {"kind": self.kind, "level": self.level, "away": self.away, "person": self.person}


class Change:
    """A bot takes over the seat of a person before a ply, or the person is back."""

    __slots__ = ("at", "person", "ply", "seat", "why")

    def __init__(self, seat: int, person: str | None, ply: int, at: int, why: Why) -> None:
        self.seat = seat
        self.person = person
        self.ply = ply
        self.at = at
        self.why: Why = why


class Table:
    """The state of a table after the log entries applied so far."""

    __slots__ = (
        "asked",
        "chairs",
        "changes",
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
        "undo_request",
        "version",
        "versions",
        "votes",
        "window",
        "wishes",
    )

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.host: str | None = terms.host  # None: the host is gone and there is no other person
        self.version = 0
        self.places = [Place(plan.sitting, plan.person, name=plan.name) for plan in terms.agreed.chairs]
        self._seat()
        self.changes: list[Change] = []
        self.match: Match | None = None
        self.plies: list[Ply] = []  # as stored, including those that no longer replay
        self.versions: list[int] = []  # the version of each ply
        self.window = -1  # the number of plies when the delays of the open window began; -1: none is open
        self.lines: list[Entry] = []
        self.votes: set[int] = set()
        self.wishes = Wishes(terms.seats, usual=terms.agreed.wishes == "usual")
        self.motions: dict[int, set[int]] = {}  # by seat: the seats that vote for a bot in it
        self.undo_request: UndoRequest | None = None
        self.muted: set[str] = set()
        self.removed: set[str] = set()  # people who may not take a seat here again
        self.rematch: str | None = None
        self.started = False
        self.ended = False
        self.frozen = ""  # why it no longer replays
        self.finished = False  # it was over before it was frozen
        rule = terms.agreed.clock
        self.clock = Clock(rule, terms.seats) if rule is not None else None
        self._stand()

    # The current state.

    @property
    def id(self) -> str:
        """The table's id."""
        return self.terms.id

    @property
    def slow(self) -> bool:
        """Whether it is slow play: players have days for an answer, and are notified of their turn."""
        return self.clock is not None and self.clock.rule.kind == "days"

    @property
    def bot_due(self) -> bool:
        """Whether the next answer comes from a bot or a wish."""
        return self.asked is not None and (not self.places[self.asked].human or bool(self.wished))

    @property
    def wished(self) -> str:
        """The answer of the asked seat's wish; "" if the player must answer."""
        if self.asked is None or self.match is None or not self.places[self.asked].human:
            return ""
        return self.wishes.answer(self.match)

    @property
    def in_window(self) -> bool:
        """Whether a window asks the open question. Its timeout is a pass."""
        return self.match is not None and self.asked is not None and isinstance(self.top(), Window)

    def top(self) -> object:
        """Return the frame that asks the open question."""
        return None if self.match is None or not self.match.state.stack else self.match.state.stack[-1]

    def level(self, seat: int) -> int | str:
        """Return the level or the name of the bot in a seat."""
        level = self.places[seat].level
        return self.terms.agreed.level if level is None else level

    def seats_of(self, person: str) -> list[int]:
        """Return the seats that a person plays now."""
        return self.seats.get(person, [])

    def may_watch(self, person: str) -> bool:
        """Return whether a person may see the table: its people always, spectators if allowed."""
        if self.terms.agreed.spectators or self.status not in ("running", "frozen"):
            return True
        return self.belongs(person)

    def belongs(self, person: str) -> bool:
        """Return whether a person has a seat here or is the host."""
        return person == self.host or any(place.person == person for place in self.places)

    def people(self) -> set[str]:
        """Return all people whose name is shown at this table."""
        found = {place.person for place in self.places} | {line.person for line in self.lines} | {self.host}
        found |= {change.person for change in self.changes}
        return {person for person in found if person is not None}

    def ply_at(self, version: int) -> int:
        """Return the number of plies at a version."""
        return bisect_right(self.versions, version)

    @property
    def deadline(self) -> int | None:
        """When the time of the asked player is up."""
        return self.clock.deadline if self.clock is not None and self.status == "running" else None

    # The log.

    def apply(self, entry: Entry) -> None:
        """Apply the next entry. Raises DeadRoadError, without any change, if the rules refuse a ply."""
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
            case "undo-ask":
                assert entry.seat is not None
                self.undo_request = UndoRequest(entry.seat, len(self.plies))
            case "undo-answer":
                self._answer_undo(entry)
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
        self.asked = seat if self.status == "running" else None  # the asked seat, while the game runs

    def keep_over(self, *, finished: bool) -> None:
        """Set whether the game was over before it was frozen. Then it stays over."""
        self.finished = finished
        self._stand()

    def _start(self, at: int) -> None:
        terms = self.terms
        self.started = True
        if self.frozen:
            return
        try:
            found = game(terms.game)
            self.frozen = found.why_no_replay(terms.rules)
            if self.frozen:
                return
            settings = found.read_settings(dict(terms.settings))
            self.match = Match(found, terms.seats, settings, int(terms.seed, 16), terms.salt, terms.generator)
            self.match.header = self.header()
        except DeadRoadError as what:
            self.frozen = str(what)
            return
        self._see_window(None, None)
        self._run_clock(at)

    def _ply(self, entry: Entry) -> None:
        seat = entry.seat
        assert seat is not None
        if self.match is not None and not self.frozen:
            if entry.person is not None and isinstance(self.top(), Window):
                self.wishes.acted(seat)
            before = self.top()
            play(self.match, seat, entry.body, joined=entry.joined == 1)
            self.plies.append(self.match.plies[-1])
            self._see_window(before, entry)
            entry.secret = int(self.match.plies[-1].secret)
            self._charge(seat, entry)
        else:
            # Frozen: plies are kept as stored, to be read and downloaded.
            self.plies.append(Ply(seat, entry.body, secret=entry.secret == 1))
        entry.ply = len(self.plies) - 1
        self.undo_request = None
        self.versions.append(self.version + 1)
        if entry.person is not None and entry.body.partition(" ")[0] != STOPS:
            # An answer withdraws the player's offer to end. Offers of others stay.
            self.votes.difference_update(self.seats_of(entry.person))

    def _see_window(self, before: object, entry: Entry | None) -> None:
        """Update since when a window is open: an automatic pass goes on, any other answer starts it again."""
        top = self.top()
        if self.match is None or not isinstance(top, Window):
            self.window = -1
            return
        passing = self.match.game.space.option(top.pass_option()).notation
        if top is not before or entry is None or entry.person is not None or entry.body != passing:
            self.window = len(self.plies)

    def _answer_undo(self, entry: Entry) -> None:
        assert entry.seat is not None
        if entry.body == "no":
            self.undo_request = None
        elif self.undo_request is not None:
            self.undo_request.agreed |= {entry.seat}

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
        match sitting.why:
            case "left" | "time" | "absent" | "removed" | "back" as why if self.status == "running":
                # A seat that a bot gets for good no longer has its person.
                change = Change(entry.seat, self.places[entry.seat].person, len(self.plies), entry.at, why)
                self.changes = [*self.changes[-HANDED + 1 :], change]
        self.places[entry.seat] = Place(sitting, entry.person, self.places[entry.seat])
        if self.undo_request is not None and self.undo_request.seat == changed:
            self.undo_request = None  # its author no longer plays the seat
        self._seat()
        self.votes.discard(entry.seat)
        if self.votes.issuperset(seat for own in self.seats.values() for seat in own):
            self.votes.clear()  # no other person is left who could agree
        if self.clock is not None and self.started:
            if sitting.why == "back":
                self.clock.come_back(entry.seat)
            if self.match is not None and self.match.seat == entry.seat:
                self.clock.stop(entry.at, answered=False)
                self._run_clock(entry.at)

    def _seat(self) -> None:
        self.chairs = msgspec.json.encode([place.row() for place in self.places]).decode()
        self.seats: dict[str, list[int]] = {}  # seats by person
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
        # Stops do not change the question, so the clock continues.
        if clock is None or verb == STOPS:
            return
        clock.stop(entry.at, answered=verb != UNDO)
        if verb == UNDO:
            clock.take_back(seat)
        self._run_clock(entry.at)

    # The record.

    def header(self) -> Header:
        """Return the header of the record, with the version of the rules it was played with."""
        terms = self.terms
        rules = (terms.game, terms.rules, terms.generator, terms.seats, dict(terms.settings))
        return Header(*rules, playing())

    @property
    def commitment(self) -> str:
        """The commitment to seed and salt."""
        return self.header().commitment(int(self.terms.seed, 16), self.terms.salt)

    def record(self, seats: Iterable[int] = ()) -> str:
        """Return the record that a player of these seats may have; complete when the game is over."""
        done = self.status in ("over", "ended")
        if done and self.match is not None and not self.frozen:
            return self.match.record()
        # The seed of a frozen running game stays secret, because later rules may continue it.
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
