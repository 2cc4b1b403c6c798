"""The row of a table that lists, clocks and bots use instead of its log. It is written with every entry."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from deadroad.kernel.match import STOPS
from deadroad.server.entry import Entry, now
from deadroad.server.storage.database import Statement
from deadroad.server.table import Table

LEASE: Final = 10_000  # ms of a lease, after which another node takes over a table's bots

AT_HAND: Final = 600_000  # ms after which a player who is connected gets a notice too

NOTICES: Final = ("turn-hook", "turn-mail")
NOTICE: Final = (
    "INSERT INTO outbox (id, kind, person, body, due) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE"
    " SET person = excluded.person, body = excluded.body, due = excluded.due, tries = 0"
)
ENDED: Final = "UPDATE members SET ended = ? WHERE table_id = ? AND ended IS NULL"
UPDATE: Final = (
    "UPDATE tables SET status = ?, version = ?, ply = ?, chairs = ?, asked = ?, digest = COALESCE(?, digest),"
    " deadline = ?, bot_due = ?, updated = ?, lease_node = ?, lease_until = now_ms() + ? WHERE id = ?"
)


def update(table: Table, node: str) -> Statement:
    """Return the statement that updates the row of a table.

    If a bot answers next, the node that writes the entry also gets the lease to play it.
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
    """Return the digest of a finished game of the current version; None keeps the stored digest."""
    if table.match is None or table.frozen or table.match.outdated or table.status not in ("over", "ended"):
        return None
    return table.match.digest()


def member(table: str, person: str) -> Statement:
    """Return the statement that adds a table to a person's tables."""
    return (
        "INSERT INTO members (person, table_id, joined) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (person, table, now()),
    )


def consequences(
    table: Table, entries: list[Entry], node: str, here: Collection[int] = ()
) -> list[Statement]:
    """Return all statements for these entries: log, summary, members, results, notices.

    `here` are the seats whose person is connected. It is needed in slow play only.
    """
    statements = [entry.insert(table.id) for entry in entries]
    statements.append(update(table, node))
    for entry in entries:
        if entry.kind == "sit" and entry.person is not None:
            statements.append(member(table.id, entry.person))
    if any(entry.kind == "ply" for entry in entries):
        statements += results(table)
    if table.status in ("over", "ended") and any(entry.kind in ("ply", "end") for entry in entries):
        statements.append((ENDED, (now(), table.id)))
    # After several answers in one commit, only the player who is asked then gets a notice, and only one.
    played = [entry for entry in entries if entry.kind in ("ply", "start")]
    return statements + your_turn(table, played[-1], here) if played else statements


def results(table: Table) -> list[Statement]:
    """Return the statements that store the results of all seats of a finished game."""
    outcome = table.match.outcome if table.match is not None else None
    if outcome is None or table.match is None:
        return []
    places = outcome.places()
    own = table.terms.source is None  # a game that continues a record does not count: its luck is known
    return [
        (
            (
                "INSERT INTO results"
                " (table_id, seat, person, level, player, game, seats, place, won, points, at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
            ),
            (
                table.id,
                seat,
                place.person if place.kind == "person" and place.human and own else None,
                *played_by(table, seat),
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


def played_by(table: Table, seat: int) -> tuple[int | None, str | None]:
    """Return the level or the name of the bot that played a seat at the end; neither for a person."""
    bot = None if table.places[seat].human else table.level(seat)
    return (None, bot) if isinstance(bot, str) else (bot, None)


def your_turn(table: Table, entry: Entry, here: Collection[int]) -> list[Statement]:
    """Return the statements that notify a player in slow play when an entry makes it their turn.

    Mail and webhook are separate rows, so that each is retried independently. A later turn of a seat replaces
    its notice, so that two people who answer fast do not fill the outbox.
    """
    if not table.slow or table.asked is None:
        return []
    ply = len(table.plies)
    if entry.body.partition(" ")[0] == STOPS:
        # These plies do not change the question: a waiting notice stays valid with the new ply.
        body, before = turn(table, ply), turn(table, ply - 1)
        ids = [f"{kind} {table.id} {table.asked}" for kind in NOTICES]
        return [("UPDATE outbox SET body = ? WHERE id IN (?, ?) AND body = ?", (body, *ids, before))]
    place = table.places[table.asked]
    # A player who answered last and is asked again needs no notice.
    if not place.human or place.person is None or entry.person == place.person or table.wished:
        return []
    # A connected player is notified only after a while; an answer in the meantime makes it unnecessary.
    due = now() + (AT_HAND if table.asked in here else 0)
    return [
        (NOTICE, (f"{kind} {table.id} {table.asked}", kind, place.person, turn(table, ply), due))
        for kind in NOTICES
    ]


def turn(table: Table, ply: int) -> str:
    """Return the body of a notice about the turn at a ply."""
    return msgspec.json.encode({"table": table.id, "game": table.terms.game, "ply": ply}).decode()
