"""Delete the data of a person. Finished games stay, without the name."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

import msgspec

from deadroad.server.terms import Agreed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deadroad.server.people import People
    from deadroad.server.storage.database import Database, Statement

# On SQLite, statements that write run on the event loop. So they are short, and no table waits long.
LINES: Final = 500  # chat lines that are deleted in one step
TABLES: Final = 500  # tables that a person is removed from in one step
RECORDS: Final = 10  # records that are deleted in one step; they may be long

CHAT: Final = (
    "SELECT table_id, version FROM log WHERE person = ? AND kind = 'chat' AND body <> ''"
    " AND (table_id, version) > (?, ?) ORDER BY table_id, version LIMIT ?"
)
NAMED: Final = (
    "SELECT tables.id, tables.terms FROM members JOIN tables ON tables.id = members.table_id"
    ' WHERE members.person = ? AND members.table_id > ? AND tables.terms LIKE \'%"kind":"hot"%\''
    " ORDER BY members.table_id LIMIT ?"
)
MEMBERS: Final = (
    "DELETE FROM members WHERE person = ? AND table_id IN"
    " (SELECT table_id FROM members WHERE person = ? LIMIT ?)"
)
UNSAID: Final = (
    "UPDATE log SET body = '' WHERE table_id = ? AND version BETWEEN ? AND ? AND person = ? AND kind = 'chat'"
)


async def forget(people: People, person: str) -> None:
    """Delete the data of a person."""
    database = people.database
    await forget_chat(database, person)
    await _forget_names(database, person)
    while sum(await database.write((MEMBERS, (person, person, TABLES)))):
        pass
    records = await database.read("SELECT id FROM records WHERE person = ?", person)
    await delete_records(database, [str(row["id"]) for row in records])
    await database.write(
        (
            (
                "UPDATE people SET name = '', login = NULL, look = NULL, password = NULL, email = NULL,"
                " confirmed = 0, hook = NULL, hook_secret = NULL, totp = NULL, totp_new = NULL, role = ''"
                " WHERE id = ?"
            ),
            (person,),
        ),
        ("DELETE FROM tokens WHERE person = ?", (person,)),
        ("DELETE FROM devices WHERE person = ?", (person,)),
        ("DELETE FROM passkeys WHERE person = ?", (person,)),
        ("DELETE FROM members WHERE person = ?", (person,)),  # those of the meantime
        ("DELETE FROM blocks WHERE person = ? OR other = ?", (person, person)),
        ("DELETE FROM review_seats WHERE person = ?", (person,)),
        ("DELETE FROM outbox WHERE person = ?", (person,)),
        ("UPDATE reports SET said = '' WHERE about = ?", (person,)),
    )
    await forget_chat(database, person)  # what was said in the meantime
    people.forget_name(person)


async def forget_chat(database: Database, person: str) -> None:
    """Delete the chat lines of a person, a few at a time. The empty lines stay in the logs."""
    table, version = "", 0
    while rows := await database.read(CHAT, person, table, version, LINES):
        for table, lines in groupby(rows, key=lambda row: str(row["table_id"])):
            versions = [int(row["version"] or 0) for row in lines]
            version = versions[-1]
            await database.write((UNSAID, (table, versions[0], version, person)))


async def delete_records(database: Database, ids: Sequence[str]) -> int:
    """Delete imported records and their reviews, a few at a time. Return how many records there were."""
    count = 0
    for at in range(0, len(ids), RECORDS):
        part = ids[at : at + RECORDS]
        gone = await database.write(
            *[("DELETE FROM records WHERE id = ?", (id_,)) for id_ in part],
            *[("DELETE FROM reviews WHERE id = ?", (id_,)) for id_ in part],
        )
        count += sum(gone[: len(part)])
    return count


async def _forget_names(database: Database, person: str) -> None:
    """Remove the names that a person gave to hot seats, at a few tables at a time."""
    last = ""
    while rows := await database.read(NAMED, person, last, TABLES):
        last = str(rows[-1]["id"])
        found: list[Statement] = []
        for row in rows:
            agreed = msgspec.json.decode(str(row["terms"]), type=Agreed)
            named = [plan for plan in agreed.chairs if plan.name and plan.person == person]
            if named:
                for plan in named:
                    plan.name = ""
                kept = msgspec.json.encode(agreed).decode()
                found.append(("UPDATE tables SET terms = ? WHERE id = ?", (kept, str(row["id"]))))
        if found:
            await database.write(*found)
