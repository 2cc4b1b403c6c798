"""Delete the data of a person. Finished games stay, without the name."""

from __future__ import annotations

from itertools import groupby
from typing import Final

import msgspec

from deadroad.server.people import People
from deadroad.server.storage.database import Database, Statement
from deadroad.server.terms import Agreed

LINES: Final = 500  # chat lines that are deleted in one step, so that no table waits long

CHAT: Final = (
    "SELECT table_id, version FROM log WHERE person = ? AND kind = 'chat' AND body <> ''"
    " ORDER BY table_id, version"
)
UNSAID: Final = (
    "UPDATE log SET body = '' WHERE table_id = ? AND version BETWEEN ? AND ? AND person = ? AND kind = 'chat'"
)


async def forget(people: People, person: str) -> None:
    """Delete the data of a person."""
    database = people.database
    await forget_chat(database, person)
    await database.write(
        *await _without_names(database, person),
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
        ("DELETE FROM blocks WHERE person = ? OR other = ?", (person, person)),
        ("DELETE FROM members WHERE person = ?", (person,)),
        ("DELETE FROM review_seats WHERE person = ?", (person,)),
        ("DELETE FROM outbox WHERE person = ?", (person,)),
        ("DELETE FROM reviews WHERE id IN (SELECT id FROM records WHERE person = ?)", (person,)),
        ("DELETE FROM records WHERE person = ?", (person,)),
        ("UPDATE reports SET said = '' WHERE about = ?", (person,)),
    )
    await forget_chat(database, person)  # what was said in the meantime
    people.names.pop(person, None)


async def forget_chat(database: Database, person: str) -> None:
    """Delete the chat lines of a person, a few at a time. The empty lines stay in the logs."""
    rows = await database.read(CHAT, person)
    for table, lines in groupby(rows, key=lambda row: row["table_id"]):
        versions = [row["version"] for row in lines]
        for at in range(0, len(versions), LINES):
            part = versions[at : at + LINES]
            await database.write((UNSAID, (table, part[0], part[-1], person)))


async def _without_names(database: Database, person: str) -> list[Statement]:
    """Return statements that remove the names that a person gave to hot seats."""
    rows = await database.read(
        "SELECT tables.id, tables.terms FROM members JOIN tables ON tables.id = members.table_id"
        " WHERE members.person = ?",
        person,
    )
    found: list[Statement] = []
    for row in rows:
        agreed = msgspec.json.decode(str(row["terms"]), type=Agreed)
        named = [plan for plan in agreed.chairs if plan.name and plan.person == person]
        if named:
            for plan in named:
                plan.name = ""
            kept = msgspec.json.encode(agreed).decode()
            found.append(("UPDATE tables SET terms = ? WHERE id = ?", (kept, row["id"])))
    return found
