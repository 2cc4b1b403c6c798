"""Undo past answers of other people, who must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deadroad.kernel.match import UNDO
from deadroad.server.entry import Entry, now
from deadroad.server.refusal import No, Stale

if TYPE_CHECKING:
    from deadroad.server.actions import Decide
    from deadroad.server.table import Table


class UndoRequest:
    """An open request: the seat that wants to undo its last gesture, the ply, and the seats that agreed."""

    __slots__ = ("agreed", "ply", "seat")

    def __init__(self, seat: int, ply: int) -> None:
        self.seat = seat
        self.ply = ply
        self.agreed: frozenset[int] = frozenset()


def waits_for(table: Table, request: UndoRequest) -> list[int]:
    """Return the seats whose person has not agreed yet. Bots agree, also those that play for a person."""
    if table.match is None:
        return []
    asking = table.places[request.seat].person
    return sorted(
        {
            seat
            for seat in table.match.undo_back_to(request.seat)
            if table.places[seat].human and table.places[seat].person != asking and seat not in request.agreed
        }
    )


def ask_undo(person: str, ply: int, seat: int) -> Decide:
    """Undo the last gesture of a seat and everything after it, or ask the people whose answers are undone."""

    def decide(table: Table) -> list[Entry]:
        if seat not in table.seats_of(person):
            raise No("not-your-seat", 403)
        if ply != len(table.plies):
            raise Stale(len(table.plies))
        if table.status != "running" or table.match is None:
            raise No("not-running")
        if not table.terms.agreed.undo or not table.match.undo_back_to(seat):
            raise No("no-undo")
        if not waits_for(table, UndoRequest(seat, ply)):
            return _taken_back(table, seat, person)
        again = table.undo_request is not None and table.undo_request.seat == seat
        return [] if again else [Entry("undo-ask", now(), seat, person)]

    return decide


def answer_undo(person: str, *, agree: bool) -> Decide:
    """Agree to the open request, or end it. When all have agreed, everything is undone in one commit."""

    def decide(table: Table) -> list[Entry]:
        request = table.undo_request
        own = table.seats_of(person)
        if request is None or table.status != "running":
            raise No("no-undo-request")
        waiting = waits_for(table, request)
        asked = [seat for seat in waiting if seat in own]
        if not asked and (agree or request.seat not in own):
            raise No("not-asked")
        if not agree:
            return [Entry("undo-answer", now(), (asked or own)[0], person, "no")]
        agreed = [Entry("undo-answer", now(), seat, person, "yes") for seat in asked]
        if len(asked) < len(waiting):
            return agreed
        return [*agreed, *_taken_back(table, request.seat, table.places[request.seat].person)]

    return decide


def _taken_back(table: Table, seat: int, person: str | None) -> list[Entry]:
    """Return the `undo` plies of each seat, the newest answer first."""
    assert table.match is not None
    at = now()
    return [
        Entry("ply", at, one, person if one == seat else None, UNDO, joined=int(number > 0))
        for number, one in enumerate(table.match.undo_back_to(seat))
    ]
