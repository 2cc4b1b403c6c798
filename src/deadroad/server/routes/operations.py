"""For those who run the server: health, numbers, and the calls behind the admin token."""

from __future__ import annotations

import hmac
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from deadroad import COMPILED, __version__
from deadroad.server.bodies import Ban, Capabilities, ReportRow, Status, TableCard
from deadroad.server.entry import Entry, now
from deadroad.server.refusal import No
from deadroad.server.routes.parameters import Asked, Id
from deadroad.server.routes.problems import may_fail, problem
from deadroad.server.routes.tables import cards
from deadroad.server.services import Services
from deadroad.server.table import Table

Many = Annotated[int, Parameter(ge=1, le=1000)]


def admin(request: Asked, services: Services) -> None:
    """Raise No unless the admin token came with the request."""
    token = services.config.admin_token
    given = request.headers.get("authorization", "")
    if not token or not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise No("not-admin", 403)


@get("/health", operation_id="health", media_type=MediaType.TEXT, responses=may_fail())
async def health() -> str:
    """The process lives."""
    return "ok\n"


@get("/ready", operation_id="ready", media_type=MediaType.TEXT, responses=may_fail())
async def ready(services: Services) -> Response[Any]:
    """It can serve: something can be stored, and it is not about to close."""
    if not services.ready or not await services.can_store():
        return problem(503, "unavailable")
    return Response("ready\n", media_type=MediaType.TEXT)


@get("/metrics", operation_id="metrics", media_type=MediaType.TEXT, responses=may_fail())
async def metrics(request: Asked, services: Services) -> str:
    """Numbers for Prometheus; behind the admin token where one is set."""
    if services.config.admin_token:
        admin(request, services)
    return services.metrics.text()


@get("/api/services", operation_id="services", responses=may_fail())
async def capabilities(services: Services) -> Capabilities:
    """What this server can do besides play."""
    return Capabilities(mail=bool(services.config.mail.host))


@get("/api/admin/status", operation_id="adminStatus", responses=may_fail())
async def admin_status(request: Asked, services: Services) -> Status:
    """How this node does."""
    admin(request, services)
    return Status(__version__, COMPILED, services.node, len(services.live_tables.live), len(services.sockets))


@get("/api/admin/tables", operation_id="adminTables", responses=may_fail())
async def admin_tables(request: Asked, services: Services, many: Many = 100) -> list[TableCard]:
    """The tables that changed last."""
    admin(request, services)
    found = await services.database.read("SELECT * FROM tables ORDER BY updated DESC LIMIT ?", many)
    return await cards(services, found, None)


@post(
    "/api/admin/tables/{table_id:str}/end",
    operation_id="adminEnd",
    status_code=204,
    responses=may_fail(404, 409),
)
async def admin_end(request: Asked, table_id: Id, services: Services) -> None:
    """End a game, as if all had agreed."""
    admin(request, services)

    def decide(table: Table) -> list[Entry]:
        if table.status not in ("open", "running"):
            raise No("not-running")
        start = [] if table.started else [Entry("start", now())]
        return [*start, Entry("end", now(), body="admin")]

    await services.live_tables.change(table_id, decide)


@get("/api/admin/reports", operation_id="adminReports", responses=may_fail())
async def admin_reports(request: Asked, services: Services, many: Many = 100) -> list[ReportRow]:
    """What was reported, newest first."""
    admin(request, services)
    rows = await services.database.read("SELECT * FROM reports ORDER BY at DESC LIMIT ?", many)
    return [
        ReportRow(
            str(row["id"]),
            str(row["table_id"]),
            str(row["person"]),
            str(row["about"]),
            str(row["said"]),
            str(row["body"]),
            int(row["at"] or 0),
        )
        for row in rows
    ]


@post(
    "/api/admin/people/{person_id:str}/ban",
    operation_id="adminBan",
    status_code=204,
    responses=may_fail(404),
)
async def admin_ban(request: Asked, data: Ban, person_id: Id, services: Services) -> None:
    """Keep somebody out, or let them in again."""
    admin(request, services)
    changed = await services.database.write(
        ("UPDATE people SET banned = ? WHERE id = ?", (int(data.banned), person_id))
    )
    if not changed[0]:
        raise No("no-such-person", 404)
    if data.banned:
        await services.send_away(person_id)


HANDLERS = [
    health,
    ready,
    metrics,
    capabilities,
    admin_status,
    admin_tables,
    admin_end,
    admin_reports,
    admin_ban,
]
