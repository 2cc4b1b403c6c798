"""What lists, clocks and bots need to know of a table without its log: written together with every entry."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from deadroad.kernel.match import STOPS
from deadroad.server.entry import Entry, now
from deadroad.server.storage.database import Statement
from deadroad.server.table import Table
from deadroad.server.tokens import draw_id

LEASE: Final = 10_000  # ms for which one node may play a table's bots before another takes over

AT_HAND: Final = 600_000  # ms in which somebody who is at the table answers without being called

UPDATE: Final = (
    "UPDATE tables SET status = ?, version = ?, ply = ?, chairs = ?, asked = ?, digest = COALESCE(?, digest),"
    " deadline = ?, bot_due = ?, updated = ?, lease_node = ?, lease_until = now_ms() + ? WHERE id = ?"
)


def update(table: Table, node: str) -> Statement:
    """Return the statement that brings the row of a table up to its log.

    Whoever writes the entry that leaves a bot to answer also holds the lease to play it.
    """
    at = now()
    due = table.bot_due
    return (
        UPDATE,
        (
            table.status,
            table.version,
            len(table.plies),
            table.chairs,
            table.asked,
            digest(table),
            table.deadline,
            int(due),
            at,
            node if due else None,
            LEASE if due else 0,
            table.id,
        ),
    )


def digest(table: Table) -> str | None:
    """Return the digest of the end; None before it, and of what no longer replays: what is stored counts."""
    if table.match is None or table.frozen or table.status not in ("over", "ended"):
        return None
    return table.match.digest()


def member(table: str, person: str) -> Statement:
    """Return the statement that puts a table among somebody's tables."""
    return (
        "INSERT INTO members (person, table_id, joined) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (person, table, now()),
    )


def consequences(
    table: Table, entries: list[Entry], node: str, here: Collection[int] = ()
) -> list[Statement]:
    """Return everything that is written with these entries: summary, members, results, notices.

    `here` are the seats whose person is connected.
    """
    statements = [entry.insert(table.id) for entry in entries]
    statements.append(update(table, node))
    for entry in entries:
        if entry.kind == "sit" and entry.person is not None:
            statements.append(member(table.id, entry.person))
    if any(entry.kind == "ply" for entry in entries):
        statements += results(table)
    for entry in entries:
        if entry.kind in ("ply", "start"):
            statements += your_turn(table, entry, here)
    return statements


def results(table: Table) -> list[Statement]:
    """Return the statements that keep how each seat fared, once the game is over."""
    outcome = table.match.outcome if table.match is not None else None
    if outcome is None or table.match is None:
        return []
    places = outcome.places()
    own = table.terms.source is None  # who plays on from a record knows its luck: nobody's result
    return [
        (
            (
                "INSERT INTO results (table_id, seat, person, level, game, seats, place, won, points, at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
            ),
            (
                table.id,
                seat,
                place.person if place.kind == "person" and place.human and own else None,
                None if place.human else table.level(seat),
                table.terms.game,
                table.terms.seats,
                places[seat],
                int(seat in outcome.winners),
                outcome.total(seat),
                now(),
            ),
        )
        for seat, place in enumerate(table.places)
    ]


def your_turn(table: Table, entry: Entry, here: Collection[int]) -> list[Statement]:
    """Return the statements that leave notices, in slow play, for whom an entry made the one who is asked.

    Each way goes by itself: one that fails is tried again without the other.
    """
    clock = table.terms.agreed.clock
    if clock is None or clock.kind != "days" or table.asked is None:
        return []
    ply = len(table.plies)
    if entry.body.partition(" ")[0] == STOPS:
        # They change no question: a notice that waits is of the same turn, a ply later.
        body, before = turn(table, ply), turn(table, ply - 1)
        return [("UPDATE outbox SET body = ? WHERE body = ?", (body, before))]
    place = table.places[table.asked]
    # Whoever answered last and is asked again knows it.
    if not place.human or place.person is None or entry.person == place.person or table.wished:
        return []
    # A notice is no news once it is answered: who is at hand is called only after a while.
    due = now() + (AT_HAND if table.asked in here else 0)
    return [
        (
            "INSERT INTO outbox (id, kind, person, body, due) VALUES (?, ?, ?, ?, ?)",
            (draw_id(), kind, place.person, turn(table, ply), due),
        )
        for kind in ("turn-hook", "turn-mail")
    ]


def turn(table: Table, ply: int) -> str:
    """Return what a notice says of the turn at a ply."""
    return msgspec.json.encode({"table": table.id, "game": table.terms.game, "ply": ply}).decode()
