"""Messages of a table, serialised for one audience."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, Final, cast

import msgspec

from deadroad.kernel.errors import (
    BadNotation,
    BadSetting,
    CannotUndo,
    DeadRoadError,
    GameOver,
    NotAsked,
    Refused,
)
from deadroad.kernel.event import Event
from deadroad.kernel.frames.window import Window
from deadroad.kernel.match import Match
from deadroad.kernel.option import Option, Space
from deadroad.kernel.outcome import Outcome
from deadroad.kernel.question import Refusal
from deadroad.kernel.refusal import why_not
from deadroad.kernel.view import View, question
from deadroad.server.clock import filled_in
from deadroad.server.entry import Entry, now
from deadroad.server.handover_message import Handover
from deadroad.server.position_json import as_json
from deadroad.server.protocol import (
    AskedUndo,
    Chair,
    Chat,
    Fault,
    Happening,
    Line,
    Moment,
    Result,
)
from deadroad.server.protocol import Table as TableMessage
from deadroad.server.question_message import Barred, Choice, Question, Warned
from deadroad.server.table import Place, Table
from deadroad.server.undo_request import waits_for

MOST_REFUSALS: Final = 1 << 16  # with values, cached as encoded bytes

# Refusals without values, by space of options, clause and reason, and by option; and those with values.
_BARE: dict[tuple[Space, str, str], dict[int, msgspec.Raw]] = {}
_REFUSALS: dict[tuple[Option, str, str, tuple[Any, ...]], msgspec.Raw] = {}


def happening(event: Event) -> Happening:
    """Return the message of an event."""
    seat = None if event.audience < 0 else event.audience
    return Happening(event.ply, event.name, event.clause, event.values, seat)


def happenings(match: Match, seats: list[int], since: int) -> list[Happening]:
    """Return the events that a reader with these seats learned from ply `since` on, without duplicates."""
    found = [happening(event) for event in match.events(seats[0] if seats else None, since)]
    for seat in seats[1:]:
        found += [happening(event) for event in match.events(seat, since) if event.audience == seat]
    if len(seats) > 1:
        found.sort(key=lambda told: told.ply)
    return found


@cache
def encoded_choice(option: Option) -> msgspec.Raw:
    """Return an option as encoded bytes. Options are interned, so each is encoded once."""
    choice = Choice(option.index, option.notation, option.verb, option.args, list(option.refs))
    return msgspec.Raw(msgspec.json.encode(choice))


def barred(option: Option, refusal: Refusal) -> Barred:
    """Return the message of a refusal."""
    return Barred(
        option.notation,
        option.verb,
        option.args,
        list(option.refs),
        refusal.clause,
        refusal.reason,
        refusal.values,
    )


def choices(match: Match) -> list[Choice]:
    """Return the options, encoded."""
    return cast("list[Choice]", [encoded_choice(option) for option in match.options()])


def refusals(match: Match) -> list[Barred]:
    """Return the refusals, encoded and cached, because the same ones occur often."""
    found: list[msgspec.Raw] = []
    space = match.game.space
    bare: dict[int, msgspec.Raw] = {}
    clause, reason = "", ""  # of `bare`; many refusals in a row have the same
    for no in match.state.stack[-1].refused(match.state):
        if no.values:
            found.append(_with_values(space.option(no.option), no))
            continue
        if no.reason != reason or no.clause != clause:
            clause, reason = no.clause, no.reason
            bare = _BARE.setdefault((space, clause, reason), {})
        known = bare.get(no.option)
        if known is None:
            known = msgspec.Raw(msgspec.json.encode(barred(space.option(no.option), no)))
            bare[no.option] = known
        found.append(known)
    return cast("list[Barred]", found)


def _with_values(option: Option, no: Refusal) -> msgspec.Raw:
    """Return a refusal with values, encoded and cached."""
    key = (option, no.clause, no.reason, tuple(no.values.items()))
    known = _REFUSALS.get(key)
    if known is None:
        if len(_REFUSALS) >= MOST_REFUSALS:
            _REFUSALS.clear()
        known = msgspec.Raw(msgspec.json.encode(barred(option, no)))
        _REFUSALS[key] = known
    return known


def cautions(match: Match) -> list[Warned]:
    """Return the cautions about the options."""
    found = match.game.cautions(View(match.state, match.state.seat))
    return [
        Warned(match.game.space.option(one.option).notation, one.clause, one.reason, one.values)
        for one in found
    ]


def result(outcome: Outcome | None) -> Result | None:
    """Return the message of an outcome."""
    if outcome is None:
        return None
    totals = [outcome.total(seat) for seat in range(len(outcome.scores))]
    return Result(
        outcome.ranking,
        outcome.winners,
        outcome.scores,
        totals,
        outcome.places(),
        outcome.why,
        outcome.clause,
    )


def point_of_view(match: Match, seats: list[int]) -> int | None:
    """Return the seat whose view a reader with these seats gets; None for a spectator.

    It is the asked seat, or else the one that answered last, because its player is at the screen.
    """
    if not seats:
        return None
    if match.seat in seats:
        return match.seat
    for ply in reversed(match.plies):
        if ply.seat in seats:
            return ply.seat
    return seats[0]


class Showing:
    """Serialises a position for several audiences. The public part is encoded once."""

    __slots__ = ("facts", "match", "public", "stack", "window")

    def __init__(self, match: Match) -> None:
        stack = match.state.stack
        self.match = match
        self.window = bool(stack) and isinstance(stack[-1], Window)
        self.public = msgspec.Raw(as_json(match.state.public_part()))
        self.stack = msgspec.Raw(as_json(stack))
        # From a spectator's view, so that the facts for all seats can't contain a secret.
        self.facts = msgspec.Raw(as_json(match.game.facts(View(match.state, -1))))

    def to(self, seat: int | None) -> tuple[dict[str, Any], Question | None]:
        """Return the view of a seat, in the form of the kernel's `plain_view`, and its open question."""
        state = self.match.state
        at = -1 if seat is None else seat
        # Not a copy, unlike `Match.view`: it is encoded before anything can change.
        view = View(state, at)
        asked = question(state, at)
        shown = {
            "seat": seat,
            "seats": view.seats,
            "public": self.public,
            "secret": msgspec.Raw(as_json(view.secret)),
            "stack": self.stack,
            "stops": msgspec.Raw(as_json(view.stops)),
            "asked": None if view.asked < 0 else view.asked,
            "options": view.options,
            "facts": self.facts,
            "own": None if seat is None else msgspec.Raw(as_json(self.match.game.own_facts(view))),
        }
        if asked is None:
            return shown, None
        prompt = asked.prompt
        return shown, Question(
            asked.seat, prompt.kind, prompt.clause, prompt.values, asked.secret, asked.moment, self.window
        )


def moment(table: Table, seats: list[int], since: int, showing: Showing | None = None) -> Moment | None:
    """Return the moment that a reader with these seats may see; None before the start."""
    match = table.match
    if match is None:
        return None
    if showing is None:
        showing = Showing(match)
    seat = point_of_view(match, seats)
    running = table.status == "running"
    mine = running and seat is not None and seat == match.seat
    view, question = showing.to(seat)
    undo = table.terms.agreed.undo and running
    return Moment(
        version=table.version,
        ply=len(match.plies),
        since=since,
        seat=seat,
        by=match.plies[-1].seat if len(match.plies) > since else None,
        events=happenings(match, seats, since),
        view=view,
        question=question if running else None,
        options=choices(match) if mine else [],
        refused=refusals(match) if mine else [],
        can_undo=[own for own in seats if undo and match.can_undo(own)],
        clock=table.clock.face(now()) if table.clock is not None else None,
        outcome=result(match.outcome),
        wished=table.wished or None if mine else None,
        cautions=cautions(match) if mine else [],
        can_ask_undo=[own for own in seats if undo and not match.can_undo(own) and match.undo_back_to(own)],
    )


def chair(seat: int, place: Place, names: Mapping[str, str]) -> Chair:
    """Return the message of a seat."""
    name = names.get(place.person, "") if place.person is not None else ""
    if name and place.name:  # names given by a person who is gone are not shown
        name = place.name
    return Chair(
        seat=seat,
        kind=place.kind,
        name=name,
        person=place.person,
        level=place.level,
        here=False,
        away=place.away,
        agrees=False,
        absent=False,
        unwanted=[],
    )


def chairs(
    table: Table, names: Mapping[str, str], here: Collection[int], absent: Collection[int]
) -> list[Chair]:
    """Return the messages of all seats of a table."""
    found: list[Chair] = []
    for seat, place in enumerate(table.places):
        one = chair(seat, place, names)
        one.here = seat in here
        one.agrees = seat in table.votes
        one.absent = seat in absent
        one.unwanted = sorted(table.motions.get(seat, ()))
        found.append(one)
    return found


def asked_undo(table: Table) -> AskedUndo | None:
    """Return the message of the open undo request."""
    request = table.undo_request
    if request is None or table.status != "running":
        return None
    return AskedUndo(request.seat, request.ply, waits_for(table, request))


def handovers(table: Table, names: Mapping[str, str]) -> list[Handover]:
    """Return which seats bots took over and gave back since the start."""
    found: list[Handover] = []
    for change in table.changes:
        place = table.places[change.seat]
        name = names.get(change.person, "") if change.person is not None else ""
        if name and place.name and place.person == change.person:
            name = place.name
        found.append(Handover(change.seat, change.ply, change.at, change.why, name))
    return found


def whole(
    table: Table,
    person: str,
    names: Mapping[str, str],
    present: tuple[Collection[int], Collection[int], int],
) -> TableMessage:
    """Return the table for one person.

    `present` has the connected seats, the absent seats and the spectators.
    """
    terms = table.terms
    here, absent, spectators = present
    return TableMessage(
        version=table.version,
        id=terms.id,
        game=terms.game,
        rules=terms.rules,
        settings=terms.settings,
        status=table.status,
        chairs=chairs(table, names, here, absent),
        seats=table.seats_of(person),
        host=table.host == person,
        spectators=spectators,
        public=terms.public,
        watchable=terms.agreed.spectators,
        hints=terms.agreed.hints,
        undo=terms.agreed.undo,
        level=terms.agreed.level,
        rule=filled_in(terms.agreed.clock),
        clock=table.clock.face(now()) if table.clock is not None else None,
        ply=len(table.plies),
        commitment=table.commitment if table.started else None,
        rematch=table.rematch,
        muted=sorted(table.muted),
        source=terms.source,
        undo_request=asked_undo(table),
        handovers=handovers(table, names),
        absence=terms.agreed.absence,
    )


def line(entry: Entry, names: Mapping[str, str]) -> Line:
    """Return the message of a chat line."""
    person = entry.person or ""
    return Line(entry.version, person, names.get(person, ""), entry.seat, entry.body, entry.at)


def chat(table: Table, names: Mapping[str, str], since: int, blocked: set[str]) -> Chat:
    """Return the chat after a version, without people that the reader blocked."""
    heard = [entry for entry in table.lines if entry.version > since and entry.person not in blocked]
    return Chat(table.version, [line(entry, names) for entry in heard])


def refusal(table: Table, what: DeadRoadError, seat: int) -> Fault:
    """Return a refusal of the engine as an error message with text keys."""
    error = Fault(table.version, "refused", ply=len(table.plies), seat=seat)
    if isinstance(what, Refused) and table.match is not None:
        error.clause, error.reason, error.values = why_refused(table.match, what)
    else:
        error.reason = "bad-setting" if isinstance(what, BadSetting) else "not-now"
    return error


def why_refused(match: Match, what: Refused) -> tuple[str, str, dict[str, int | str]]:
    """Return clause, reason and values of a refusal at the open question."""
    if isinstance(what, NotAsked):
        return what.clause, "not-yours", {}
    if isinstance(what, GameOver):
        return what.clause, "over", {}
    if isinstance(what, CannotUndo):
        return what.clause, "no-undo", {}
    if isinstance(what, BadNotation):
        return what.clause, "not-readable", {}
    why = why_not(match.game.space, match.state, match.game.space.parse(what.notation))
    return (what.clause, "not-now", {}) if why is None else (what.clause, why.reason, why.values)
