"""What each listener hears: the messages of a table, made by the engine for one audience."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from deadroad.kernel.codec import plain_view
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
from deadroad.kernel.match import Match
from deadroad.kernel.option import Option
from deadroad.kernel.outcome import Outcome
from deadroad.kernel.question import Refusal
from deadroad.server.entry import Entry, now
from deadroad.server.protocol import (
    Barred,
    Chair,
    Chat,
    Choice,
    Fault,
    Happening,
    Line,
    Moment,
    Question,
    Result,
)
from deadroad.server.protocol import Table as TableMessage
from deadroad.server.table import Place, Table


def happening(event: Event) -> Happening:
    """Return an event as it travels."""
    seat = None if event.audience < 0 else event.audience
    return Happening(event.ply, event.name, event.clause, event.values, seat)


def happenings(match: Match, seats: list[int], since: int) -> list[Happening]:
    """Return what a reader with these seats was told from ply `since` on, each thing once."""
    found = [happening(event) for event in match.events(seats[0] if seats else None, since)]
    for seat in seats[1:]:
        found += [happening(event) for event in match.events(seat, since) if event.audience == seat]
    if len(seats) > 1:
        found.sort(key=lambda told: told.ply)
    return found


def choice(option: Option) -> Choice:
    """Return an option as it travels."""
    return Choice(option.index, option.notation, option.verb, option.args, list(option.refs))


def barred(option: Option, refusal: Refusal) -> Barred:
    """Return a refusal as it travels."""
    return Barred(
        option.notation,
        option.verb,
        option.args,
        list(option.refs),
        refusal.clause,
        refusal.reason,
        refusal.values,
    )


def result(outcome: Outcome | None) -> Result | None:
    """Return how it ended as it travels."""
    if outcome is None:
        return None
    return Result(outcome.ranking, outcome.winners, outcome.scores, outcome.why, outcome.clause)


def point_of_view(match: Match, seats: list[int]) -> int | None:
    """Return whose view a reader with these seats gets: the seat asked, else the first; None: a spectator."""
    if not seats:
        return None
    return match.seat if match.seat in seats else seats[0]


def shown(match: Match, seat: int | None, window: bool) -> tuple[dict[str, Any], Question | None]:
    """Return the view of a seat and the open question in it."""
    view: dict[str, Any] = plain_view(match.view(seat))
    asked = view.pop("question")
    return view, None if asked is None else Question(**asked, window=window)


def moment(table: Table, seats: list[int], since: int, by: int | None = None) -> Moment | None:
    """Return the game as a reader with these seats may see it; None before it starts."""
    match = table.match
    if match is None:
        return None
    seat = point_of_view(match, seats)
    running = table.status == "running"
    mine = running and seat is not None and seat == match.seat
    view, question = shown(match, seat, window=table.in_window)
    undo = table.terms.agreed.undo and running
    space = match.game.space
    return Moment(
        version=table.version,
        ply=len(match.plies),
        since=since,
        seat=seat,
        by=by,
        events=happenings(match, seats, since),
        view=view,
        question=question if running else None,
        options=[choice(option) for option in match.options()] if mine else [],
        refused=[
            barred(space.option(refusal.option), refusal)
            for refusal in match.state.stack[-1].refused(match.state)
        ]
        if mine
        else [],
        can_undo=[own for own in seats if undo and match.can_undo(own)],
        clock=table.clock.face(now()) if table.clock is not None else None,
        outcome=result(match.outcome),
    )


def chair(
    seat: int, place: Place, names: Mapping[str, str], here: bool = False, agrees: bool = False
) -> Chair:
    """Return a seat as people see it."""
    name = names.get(place.person, "") if place.person is not None else ""
    return Chair(seat, place.kind, name, place.person, place.level, here, place.away, agrees)


def whole(
    table: Table, person: str, names: Mapping[str, str], here: Iterable[int], spectators: int
) -> TableMessage:
    """Return the table for one person."""
    terms = table.terms
    present = set(here)
    return TableMessage(
        version=table.version,
        id=terms.id,
        game=terms.game,
        rules=terms.rules,
        settings=terms.settings,
        status=table.status,
        chairs=[
            chair(seat, place, names, seat in present, seat in table.votes)
            for seat, place in enumerate(table.places)
        ],
        seats=table.seats_of(person),
        host=terms.host == person,
        spectators=spectators,
        public=terms.public,
        hints=terms.agreed.hints,
        undo=terms.agreed.undo,
        level=terms.agreed.level,
        rule=terms.agreed.clock,
        clock=table.clock.face(now()) if table.clock is not None else None,
        ply=len(table.plies),
        commitment=table.commitment if table.started else None,
        rematch=table.rematch,
        muted=sorted(table.muted),
        source=terms.source,
    )


def line(entry: Entry, names: Mapping[str, str]) -> Line:
    """Return something said."""
    person = entry.person or ""
    return Line(entry.version, person, names.get(person, ""), entry.seat, entry.body, entry.at)


def chat(table: Table, names: Mapping[str, str], since: int, blocked: set[str]) -> Chat:
    """Return what was said after a version, by those the reader wants to hear."""
    heard = [entry for entry in table.lines if entry.version > since and entry.person not in blocked]
    return Chat(table.version, [line(entry, names) for entry in heard])


def refusal(table: Table, what: DeadRoadError, notation: str, seat: int) -> Fault:
    """Return why the engine said no, in keys instead of a sentence."""
    match = table.match
    error = Fault(table.version, "refused", ply=len(table.plies), seat=seat)
    if not isinstance(what, Refused) or match is None:
        error.reason = "bad-setting" if isinstance(what, BadSetting) else "not-now"
        return error
    error.clause = what.clause
    if isinstance(what, NotAsked):
        error.reason = "not-yours"
    elif isinstance(what, GameOver):
        error.reason = "over"
    elif isinstance(what, CannotUndo):
        error.reason = "no-undo"
    elif isinstance(what, BadNotation):
        error.reason = "not-readable"
    else:
        error.reason = "not-now"
        index = match.game.space.parse(notation)
        for barring in match.state.stack[-1].refused(match.state):
            if barring.option == index:
                error.reason = barring.reason
                error.values = barring.values
    return error
