"""Plans at a table: several answers that are stored in one commit and undone together."""

from __future__ import annotations

from typing import Final, Literal

from deadroad.kernel.match import UNDO
from deadroad.kernel.plan import Stop
from deadroad.server import messages
from deadroad.server.actions import NOT_ANSWERS, must_be_next, must_own, must_run
from deadroad.server.entry import Entry, now
from deadroad.server.protocol import Followed
from deadroad.server.refusal import No
from deadroad.server.table import Table

STOPPED: Final[dict[Stop, Literal["done", "learned", "other-seat", "other-kind", "refused", "over"]]] = {
    Stop.DONE: "done",
    Stop.LEARNED: "learned",
    Stop.OTHER_SEAT: "other-seat",
    Stop.OTHER_KIND: "other-kind",
    Stop.REFUSED: "refused",
    Stop.OVER: "over",
}


class Planning:
    """A plan, used as `decide` of `LiveTables.change`. `followed` has the result afterwards."""

    def __init__(self, person: str, ply: int, seat: int, answers: list[str], kinds: list[str]) -> None:
        self.person = person
        self.ply = ply
        self.seat = seat
        self.answers = [" ".join(answer.split()) for answer in answers]
        self.kinds = kinds
        self.followed: Followed | None = None

    def __call__(self, table: Table) -> list[Entry]:
        """Return the entries of the answers that can be played; none if the plan was stored before."""
        must_own(table, self.person, self.seat)
        if self._stored(table):
            return []
        must_be_next(table, self.ply, self.seat, self.answers[0])
        must_run(table)
        if table.match is None or any(answer.split(" ")[0] in NOT_ANSWERS for answer in self.answers):
            raise No("bad-message", 400)
        # Played on a copy. The table itself then applies the entries one by one.
        twin = table.match.clone()
        found = twin.follow(self.answers, self.kinds, self.seat)
        told = Followed(table.version, self.ply, self.seat, found.answered, STOPPED[found.stop], again=False)
        if found.refusal is not None:
            told.clause, told.reason, told.values = messages.why_refused(twin, found.refusal)
        self.followed = told
        at = now()
        return [
            Entry("ply", at, self.seat, self.person, answer, joined=int(number > 0))
            for number, answer in enumerate(self.answers[: found.answered])
        ]

    def _stored(self, table: Table) -> bool:
        """Return whether the plan is already in the log, as far as it could be played."""
        there = table.plies[self.ply :]
        same = 0
        for ply, answer in zip(there, self.answers, strict=False):
            if ply.seat != self.seat or ply.notation != answer:
                break
            same += 1
        if same:
            self.followed = Followed(table.version, self.ply, self.seat, same, "done", again=True)
        return same > 0


class Undoing:
    """Undoes a whole gesture, with one `undo` ply for each answer."""

    def __init__(self, person: str, ply: int, seat: int) -> None:
        self.person = person
        self.ply = ply
        self.seat = seat

    def __call__(self, table: Table) -> list[Entry]:
        """Return the `undo` plies. Raises CannotUndo if the gesture can't be undone."""
        must_own(table, self.person, self.seat)
        must_be_next(table, self.ply, self.seat, UNDO)
        must_run(table)
        if not table.terms.agreed.undo:
            raise No("no-undo")
        if table.match is None:
            raise No("not-running")
        count = table.match.clone().undo_gesture(self.seat)
        at = now()
        return [
            Entry("ply", at, self.seat, self.person, UNDO, joined=int(number > 0)) for number in range(count)
        ]
