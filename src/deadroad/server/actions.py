"""Actions of people at a table. Each is a function that returns the log entries to add, or raises No."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from deadroad.kernel.frames.window import Window
from deadroad.kernel.match import STOPS, UNDO
from deadroad.kernel.record import REDEAL
from deadroad.server.entry import Entry, Sitting, now, sit
from deadroad.server.looks import tidy
from deadroad.server.refusal import Already, No, Stale
from deadroad.server.table import Table

Decide = Callable[[Table], list[Entry]]

NOT_ANSWERS: Final = (UNDO, STOPS, REDEAL)


def must_run(table: Table) -> None:
    """Raise No unless the game is running."""
    if table.status != "running":
        raise No("not-running")


def must_be_next(table: Table, ply: int, seat: int, body: str) -> None:
    """Raise Stale unless `ply` is next, or Already if the same answer is stored there."""
    if ply == len(table.plies):
        return
    if ply < len(table.plies) and table.plies[ply].seat == seat and table.plies[ply].notation == body:
        raise Already
    raise Stale(len(table.plies))


def must_own(table: Table, person: str | None, seat: int) -> None:
    """Raise No unless the person plays the seat. None stands for a bot."""
    if person is not None and seat not in table.seats_of(person):
        raise No("not-your-seat", 403)


def answer(person: str | None, ply: int, seat: int, notation: str) -> Decide:
    """Answer the open question. `person` is None for a bot."""
    body = " ".join(notation.split())

    def decide(table: Table) -> list[Entry]:
        must_own(table, person, seat)
        must_be_next(table, ply, seat, body)
        must_run(table)
        if person is None and not table.bot_due:
            raise Stale(len(table.plies))
        if body.split(" ")[0] in NOT_ANSWERS:
            raise No("bad-message", 400)
        # An answer by a wish belongs to the gesture before it, so that undo takes back both.
        wish = person is None and table.places[seat].human
        return [Entry("ply", now(), seat, person, body, joined=int(wish))]

    return decide


def undo(person: str, ply: int, seat: int) -> Decide:
    """Undo the last answer."""

    def decide(table: Table) -> list[Entry]:
        must_own(table, person, seat)
        must_be_next(table, ply, seat, UNDO)
        must_run(table)
        if not table.terms.agreed.undo:
            raise No("no-undo")
        return [Entry("ply", now(), seat, person, UNDO)]

    return decide


def stopping(table: Table, seat: int) -> set[str] | None:
    """Return the timings at which windows ask a seat; None if no game is in memory."""
    match = table.match
    if match is None:
        return None
    return {timing for bit, timing in enumerate(match.game.timings) if match.state.stops[seat] >> bit & 1}


def stops(person: str, ply: int, seat: int, timings: list[str]) -> Decide:
    """Set the timings at which a seat is asked."""
    body = " ".join([STOPS, *timings])

    def decide(table: Table) -> list[Entry]:
        must_own(table, person, seat)
        must_be_next(table, ply, seat, body)
        must_run(table)
        if any(not timing or " " in timing for timing in timings):
            raise No("bad-message", 400)
        if set(timings) == stopping(table, seat):
            raise Already  # a ply that changes nothing would only make the answers of others stale
        return [Entry("ply", now(), seat, person, body)]

    return decide


def say(person: str, text: str) -> Decide:
    """Add a chat line."""
    said = tidy(text)

    def decide(table: Table) -> list[Entry]:
        if not said:
            raise No("bad-message", 400)
        if person in table.muted:
            raise No("muted", 403)
        seats = [seat for seat, place in enumerate(table.places) if place.person == person]
        return [Entry("chat", now(), seats[0] if seats else None, person, said)]

    return decide


def join(person: str, seat: int | None) -> Decide:
    """Take an open seat, move to another seat before the start, or return to the person's own seat."""

    def decide(table: Table) -> list[Entry]:
        own = [at for at, place in enumerate(table.places) if place.person == person]
        away = [at for at in own if table.places[at].away]
        if away and table.status == "running":
            return [sit(at, person, Sitting(table.places[at].own, why="back")) for at in away]
        if table.status != "open":
            raise No("already-started")
        if person in table.removed:
            raise No("removed", 403)
        mine = [at for at in own if table.places[at].kind == "person"]
        if own and (seat is None or seat in own or not mine):
            return []
        free = [at for at, place in enumerate(table.places) if place.kind == "open"]
        if seat is not None:
            free = [at for at in free if at == seat]
        if not free:
            raise No("seat-taken")
        seated = [sit(at, None, Sitting("open", why="left")) for at in mine]
        seated.append(sit(free[0], person, Sitting("person", why="joined")))
        return seated if table.host is not None else [*seated, Entry("host", now(), person=person)]

    return decide


def leave(person: str) -> Decide:
    """Leave a seat. Before the start it becomes open; later a bot plays until the person returns."""

    def decide(table: Table) -> list[Entry]:
        own = table.seats_of(person)
        if not own:
            raise No("not-seated")
        if table.status == "open":
            return [sit(at, None, Sitting("open", why="left")) for at in own]
        must_run(table)
        level = table.terms.agreed.level
        return [sit(at, person, Sitting("bot", level, away=True, why="left")) for at in own]

    return decide


def retire(person: str) -> Decide:
    """Leave for good. If the person was the host, another person at the table becomes host."""

    def decide(table: Table) -> list[Entry]:
        left = leave(person)(table) if table.seats_of(person) else []
        if table.host != person:
            return left
        heirs = [place.person for place in table.places if place.human and place.person not in (None, person)]
        return [*left, Entry("host", now(), person=heirs[0] if heirs else None)]

    return decide


def start(person: str, *, fill: bool) -> Decide:
    """Start the game; with `fill`, bots take the open seats."""

    def decide(table: Table) -> list[Entry]:
        if table.host != person:
            raise No("not-the-host", 403)
        if table.status != "open":
            raise No("already-started")
        free = [at for at, place in enumerate(table.places) if place.kind == "open"]
        if free and not fill:
            raise No("seats-open")
        level = table.terms.agreed.level
        filled = [sit(at, None, Sitting("bot", level, why="filled")) for at in free]
        return [*filled, Entry("start", now())]

    return decide


def end_by_admin() -> Decide:
    """End a game as if all players had agreed. A game that has not started is first marked as started."""

    def decide(table: Table) -> list[Entry]:
        if table.status not in ("open", "running"):
            raise No("not-running")
        start = [] if table.started else [Entry("start", now())]
        return [*start, Entry("end", now(), body="admin")]

    return decide


def vote(person: str, *, agree: bool, absent: Collection[int] = ()) -> Decide:
    """Agree to end the game here, or withdraw. The game ends when all people at the table agree.

    Absent people need not agree.
    """

    def decide(table: Table) -> list[Entry]:
        must_run(table)
        own = table.seats_of(person)
        if not own:
            raise No("not-seated", 403)
        votes = [Entry("vote", now(), at, person, "yes" if agree else "no") for at in own]
        agreed = (table.votes | set(own)) if agree else set()
        asked = [at for at, place in enumerate(table.places) if place.human and at not in absent]
        missing = [at for at in asked if at not in agreed]
        # A person who is absent can still withdraw over HTTP. That must not end the game.
        return votes if missing or not agree else [*votes, Entry("end", now(), body="agreed")]

    return decide


def replace(person: str, seat: int, *, agree: bool, absent: Collection[int] = ()) -> Decide:
    """Vote to replace a player by a bot, or withdraw the vote.

    All other players who are present must vote for it.

    An absent player can return. Replacing a player who is present takes at least two votes and is permanent.
    """

    def decide(table: Table) -> list[Entry]:
        must_run(table)
        own = table.seats_of(person)
        target = table.places[seat].person if seat < len(table.places) else None
        if not own:
            raise No("not-seated", 403)
        if target is None or target == person or not table.places[seat].human:
            raise No("no-such-person", 404)
        votes = [Entry("replace", now(), at, person, f"{seat} {'yes' if agree else 'no'}") for at in own]
        wanting = table.motions.get(seat, set()) | set(own) if agree else set()
        others = {
            at: place.person
            for at, place in enumerate(table.places)
            if place.human and place.person != target and at not in absent
        }
        gone = all(at in absent for at in table.seats_of(target))
        if not gone and len(set(others.values())) < 2:
            raise No("needs-two-votes")
        if not agree or not wanting.issuperset(others):
            return votes
        return [*votes, *_replaced(table, target, gone=gone)]

    return decide


def _replaced(table: Table, target: str, *, gone: bool) -> list[Entry]:
    level = table.terms.agreed.level
    seats = table.seats_of(target)
    if gone:
        return [sit(at, target, Sitting("bot", level, away=True, why="absent")) for at in seats]
    removed = [sit(at, None, Sitting("bot", level, why="removed")) for at in seats]
    removed.append(Entry("remove", now(), person=target))
    if table.host == target:
        heirs = [place.person for place in table.places if place.human and place.person != target]
        removed.append(Entry("host", now(), person=heirs[0] if heirs else None))
    return removed


def remove(host: str, other: str) -> Decide:
    """Remove a person before the start, permanently. Only the host can do this."""

    def decide(table: Table) -> list[Entry]:
        if table.host != host:
            raise No("not-the-host", 403)
        if table.status != "open":
            raise No("already-started")
        seats = table.seats_of(other)
        if other == host or not seats:
            raise No("no-such-person", 404)
        stood = [sit(at, None, Sitting("open", why="removed")) for at in seats]
        return [*stood, Entry("remove", now(), person=other)]

    return decide


def mute(host: str, person: str, *, muted: bool) -> Decide:
    """Mute a person whose name is shown at this table, or unmute them. Only the host can do this."""

    def decide(table: Table) -> list[Entry]:
        if table.host != host:
            raise No("not-the-host", 403)
        if (person in table.muted) == muted:
            return []
        if muted and person not in table.people():
            # The list of muted people is sent with every table. Any id in it would make it grow forever.
            raise No("no-such-person", 404)
        return [Entry("mute", now(), person=person, body="yes" if muted else "no")]

    return decide


def rematch(person: str, following: str) -> Decide:
    """Store the id of the rematch table. Only the first one counts."""

    def decide(table: Table) -> list[Entry]:
        if not table.belongs(person):
            raise No("not-seated", 403)
        if table.status not in ("over", "ended"):
            raise No("not-over")
        return [] if table.rematch is not None else [Entry("rematch", now(), body=following)]

    return decide


def time_is_up(at: int) -> Decide:
    """Handle a timeout: in a window the seat passes, at any other question a bot takes over."""

    def decide(table: Table) -> list[Entry]:
        deadline = table.deadline
        asked = table.asked
        if deadline is None or deadline > at or asked is None or table.match is None:
            return []
        place = table.places[asked]
        top = table.top()
        if isinstance(top, Window):
            passing = table.match.game.space.option(top.pass_option()).notation
            return [Entry("ply", now(), asked, None, passing)]
        level = table.terms.agreed.level
        return [sit(asked, place.person, Sitting("bot", level, away=True, why="time"))]

    return decide


def resume(lost: int, back: int) -> Decide:
    """Restart a clock that ran out while no server was running."""

    def decide(table: Table) -> list[Entry]:
        deadline = table.deadline
        if deadline is None or not lost <= deadline <= back:
            return []
        return [Entry("resume", now())]

    return decide
