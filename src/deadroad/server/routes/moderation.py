"""Routes for moderators: reports, names and chat."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from deadroad.server.admin_bodies import GivenName, ReportRow, Said
from deadroad.server.routes.parameters import Asked, Id, Many
from deadroad.server.routes.problems import may_fail
from deadroad.server.routes.staff import deed, staff
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
    return [
        Said(
            int(one["version"] or 0),
            str(one["person"]),
            names.get(str(one["person"]), ""),
            str(one["body"]),
            int(one["at"] or 0),
        )
        for one in found
    ]


@get("/api/admin/reports", operation_id="adminReports", responses=may_fail())
async def admin_reports(request: Asked, services: Services, many: Many = 50) -> list[ReportRow]:
    """List reports with the chat around them: open ones first, then the newest."""
    await staff(request, services, "moderator")
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


@deed("/api/admin/reports/{report_id:str}/close", "adminCloseReport", 404)
async def admin_close_report(request: Asked, report_id: Id, services: Services) -> None:
    """Close a report."""
    await services.admin.close_report(await staff(request, services, "moderator"), report_id)


@deed("/api/admin/tables/{table_id:str}/chat/{number:int}/delete", "adminDeleteChat", 404)
async def admin_delete_chat(request: Asked, table_id: Id, number: Number, services: Services) -> None:
    """Delete the text of a chat line."""
    await services.admin.delete_chat(await staff(request, services, "moderator"), table_id, number)


@deed("/api/admin/people/{person_id:str}/name", "adminRename", 404, 409)
async def admin_rename(request: Asked, data: GivenName, person_id: Id, services: Services) -> None:
    """Change an unacceptable name."""
    await services.admin.rename(await staff(request, services, "moderator"), person_id, data.name)


HANDLERS = [admin_reports, admin_close_report, admin_delete_chat, admin_rename]
