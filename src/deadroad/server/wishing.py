"""The wishes of the seats of a table. They are stored beside the log, not in it."""

from __future__ import annotations

import msgspec

from deadroad.kernel.match import Match
from deadroad.kernel.wish import ALL, ALWAYS, NO_ORDER, Memory, Wish, wished
from deadroad.server.storage.database import Row, Statement
from deadroad.server.wish_message import WishBody


def asking() -> WishBody:
    """Return the wish of a seat that answers every question itself."""
    return WishBody(ALWAYS, lone=False, zombies=ALL)


def stored(table: str, seat: int, body: WishBody) -> Statement:
    """Return the statement that stores a wish."""
    return (
        (
            "INSERT INTO wishes (table_id, seat, body) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body"
        ),
        (table, seat, msgspec.json.encode(body).decode()),
    )


class Wishes:
    """The wishes of all seats of a table, and their answer to the open question."""

    __slots__ = ("answered_at", "answered_with", "bodies", "changes", "memories")

    def __init__(self, seats: int, *, usual: bool) -> None:
        self.bodies = [WishBody() if usual else asking() for _ in range(seats)]
        self.memories = [Memory() for _ in range(seats)]
        self.changes = 0
        self.answered_at = (-1, -1)
        self.answered_with = ""

    def take(self, rows: list[Row]) -> None:
        """Replace the wishes with the stored ones."""
        for row in rows:
            seat = row["seat"]
            if isinstance(seat, int) and seat < len(self.bodies):
                self.set(seat, msgspec.json.decode(str(row["body"]), type=WishBody))

    def set(self, seat: int, body: WishBody) -> None:
        """Set the wish of a seat."""
        self.bodies[seat] = body
        self.changes += 1

    def answer(self, match: Match) -> str:
        """Return the answer of the asked seat's wish; "" if the player must answer."""
        at = (len(match.plies), self.changes)
        if at != self.answered_at and match.seat is not None:
            body = self.bodies[match.seat]
            bid = NO_ORDER if body.bid is None else body.bid
            wish = Wish(
                body.windows, lone=body.lone, zombies=body.zombies, bid=bid, turn=body.turn, act=body.act
            )
            self.answered_at = at
            self.answered_with = wished(match, wish, self.memories[match.seat])
        return self.answered_with

    def acted(self, seat: int) -> None:
        """Turn off `act` of a seat that answered in a window itself."""
        if self.bodies[seat].act:
            self.set(seat, msgspec.structs.replace(self.bodies[seat], act=False))
