"""Routes for moderators: reports, names and chat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from litestar.params import Parameter

from deadroad.server.admin_bodies import GivenName, ReportRow, Said
from deadroad.server.entry import Entry, read_entry
from deadroad.server.routes.parameters import Id, Many
from deadroad.server.routes.staff import Moderator, deed, shown
from deadroad.server.services import Services
from deadroad.server.storage.database import Row

Number = Annotated[int, Parameter(ge=0, le=2**53)]
AROUND = 5  # chat lines to show before and after a reported one
AROUND_MS = 600_000  # if a person was reported: the time span of the chat to show


async def around(services: Services, row: Row) -> list[Said]:
    """Return the chat around what was reported."""
    table = str(row["table_id"])
    if row["number"] is not None:
        before = await services.database.read(
            "SELECT * FROM log WHERE table_id = ? AND kind = 'chat' AND version <= ?"
            " ORDER BY version DESC LIMIT ?",
            table,
            row["number"],
            AROUND + 1,
        )
        after = await services.database.read(
            "SELECT * FROM log WHERE table_id = ? AND kind = 'chat' AND version > ? ORDER BY version LIMIT ?",
            table,
            row["number"],
            AROUND,
        )
        found = [*reversed(before), *after]
    else:
        at = int(row["at"] or 0)
        found = await services.database.read(
            "SELECT * FROM log WHERE table_id = ? AND kind = 'chat' AND at BETWEEN ? AND ?"
            " ORDER BY version DESC LIMIT ?",
            table,
            at - AROUND_MS,
            at + AROUND_MS,
            4 * AROUND,
        )
        found.reverse()
    names = await services.people.learn({str(one["person"]) for one in found})
    return [said(read_entry(one), names) for one in found]


def said(entry: Entry, names: Mapping[str, str]) -> Said:
    """Return a chat line as staff see it."""
    person = entry.person or ""
    return Said(entry.version, person, names.get(person, ""), entry.body, entry.at)


@shown("/reports", "adminReports")
async def admin_reports(moderator: Moderator, services: Services, many: Many = 50) -> list[ReportRow]:
    """List reports with the chat around them: open ones first, then the newest."""
    rows = await services.database.read(
        "SELECT * FROM reports ORDER BY CASE WHEN closed = 0 THEN 0 ELSE 1 END, at DESC LIMIT ?", many
    )
    names = await services.people.learn({str(row["about"]) for row in rows})
    return [
        ReportRow(
            id=str(row["id"]),
            table=str(row["table_id"]),
            by=str(row["person"]),
            about=str(row["about"]),
            about_name=names.get(str(row["about"]), ""),
            said=str(row["said"]),
            text=str(row["body"]),
            at=int(row["at"] or 0),
            closed=int(row["closed"] or 0),
            around=await around(services, row),
        )
        for row in rows
    ]


@deed("/reports/{report_id:str}/close", "adminCloseReport", 404)
async def admin_close_report(moderator: Moderator, report_id: Id, services: Services) -> None:
    """Close a report."""
    await services.admin.close_report(moderator, report_id)


@deed("/tables/{table_id:str}/chat/{number:int}/delete", "adminDeleteChat", 404)
async def admin_delete_chat(moderator: Moderator, table_id: Id, number: Number, services: Services) -> None:
    """Delete the text of a chat line."""
    await services.admin.delete_chat(moderator, table_id, number)


@deed("/people/{person_id:str}/name", "adminRename", 404, 409)
async def admin_rename(moderator: Moderator, data: GivenName, person_id: Id, services: Services) -> None:
    """Change an unacceptable name."""
    await services.admin.rename(moderator, person_id, data.name)


HANDLERS = [admin_reports, admin_close_report, admin_delete_chat, admin_rename]
