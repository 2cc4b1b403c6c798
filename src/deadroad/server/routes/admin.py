"""For those who run the server: how it does, tables, people, bans, records, notices, and what was done."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import Parameter

from deadroad import COMPILED, __version__
from deadroad.server import messages
from deadroad.server.admin_bodies import (
    Announcement,
    Ban,
    BanCard,
    Deed,
    Drain,
    GivenRole,
    NewBan,
    PersonCard,
    ResetLink,
    Status,
    StoredRecord,
    TableLook,
    Usage,
)
from deadroad.server.bodies import TableCard
from deadroad.server.entry import Entry, now
from deadroad.server.people import key
from deadroad.server.refusal import No
from deadroad.server.routes.games import Language
from deadroad.server.routes.moderation import said
from deadroad.server.routes.parameters import Asked, Id
from deadroad.server.routes.problems import may_fail
from deadroad.server.routes.staff import staff
from deadroad.server.routes.tables import cards
from deadroad.server.screen import screen
from deadroad.server.services import Services
from deadroad.server.storage.database import Row
from deadroad.server.table import Table

Many = Annotated[int, Parameter(ge=1, le=1000)]
Search = Annotated[str, Parameter(max_length=100)]


@get("/api/admin/status", operation_id="adminStatus", responses=may_fail())
async def admin_status(request: Asked, services: Services) -> Status:
    """How this node does, and how much of what may be stored is used."""
    await staff(request, services, "moderator")
    limits = services.config.limits
    (records,) = await services.database.read("SELECT count(*) AS n, sum(size) AS bytes FROM records")
    (tables,) = await services.database.read(
        "SELECT count(*) AS n FROM tables WHERE status IN ('open', 'running')"
    )
    return Status(
        version=__version__,
        compiled=COMPILED,
        node=services.node,
        live=len(services.live_tables.live),
        sockets=len(services.sockets),
        draining=services.draining,
        notice=services.notice,
        usage=[
            Usage("open-tables", int(tables["n"] or 0), limits.all_open_tables),
            Usage("record-bytes", int(records["bytes"] or 0), limits.all_record_bytes),
            Usage("connections", services.connections.open, services.connections.most),
        ],
    )


@get("/api/admin/tables", operation_id="adminTables", responses=may_fail())
async def admin_tables(request: Asked, services: Services, many: Many = 100) -> list[TableCard]:
    """The tables that changed last."""
    await staff(request, services, "moderator")
    found = await services.database.read("SELECT * FROM tables ORDER BY updated DESC LIMIT ?", many)
    return await cards(services, found, None)


@get(
    "/api/admin/tables/{table_id:str}/look/{language:str}", operation_id="adminLook", responses=may_fail(404)
)
async def admin_look(request: Asked, table_id: Id, language: Language, services: Services) -> TableLook:
    """A table as a spectator sees it, with its chat."""
    await staff(request, services, "moderator")
    rows = await services.database.read("SELECT * FROM tables WHERE id = ?", table_id)
    if not rows:
        raise No("no-such-table", 404)
    (card,) = await cards(services, rows, None)
    live = await services.live_tables.get(table_id)
    async with live.lock:
        await services.live_tables.fresh(live)
        match = live.table.match
        shown = "" if match is None else screen(match, None, language)
        names = await services.people.learn(live.table.people())
        lines = [messages.line(entry, names) for entry in live.table.lines]
    return TableLook(
        card, shown, [said(line.number, line.person, line.name, line.text, line.at) for line in lines]
    )


@post(
    "/api/admin/tables/{table_id:str}/end",
    operation_id="adminEnd",
    status_code=204,
    responses=may_fail(404, 409),
)
async def admin_end(request: Asked, table_id: Id, services: Services) -> None:
    """End a game, as if all had agreed."""
    actor = await staff(request, services)

    def decide(table: Table) -> list[Entry]:
        if table.status not in ("open", "running"):
            raise No("not-running")
        start = [] if table.started else [Entry("start", now())]
        return [*start, Entry("end", now(), body="admin")]

    await services.admin.note(actor, "end-table", table_id)
    await services.live_tables.change(table_id, decide)


def _person(row: Row) -> PersonCard:
    role = str(row["role"])
    until = int(row["ban_until"] or 0)
    return PersonCard(
        id=str(row["id"]),
        name=str(row["name"]),
        account=row["login"] is not None,
        role="admin" if role == "admin" else "moderator" if role == "moderator" else "",
        banned=row["banned"] == 1 and (not until or until > now()),
        until=until,
        created=int(row["created"] or 0),
        tables=int(row["tables"] or 0),
        records=int(row["records"] or 0),
        bytes=int(row["bytes"] or 0),
    )


@get("/api/admin/people", operation_id="adminPeople", responses=may_fail())
async def admin_people(
    request: Asked, services: Services, search: Search = "", many: Many = 100
) -> list[PersonCard]:
    """People whose id is `search` or whose name begins with it, the newest first, with what they store."""
    await staff(request, services, "moderator")
    begins = key(search) if search.strip() else ""
    rows = await services.database.read(
        "SELECT people.*,"
        " (SELECT count(*) FROM members WHERE members.person = people.id) AS tables,"
        " (SELECT count(*) FROM records WHERE records.person = people.id) AS records,"
        " (SELECT sum(size) FROM records WHERE records.person = people.id) AS bytes"
        " FROM people WHERE people.id = ? OR substr(lower(people.name), 1, ?) = ?"
        " ORDER BY created DESC LIMIT ?",
        search,
        len(begins),
        begins,
        many,
    )
    return [_person(row) for row in rows]


@post(
    "/api/admin/people/{person_id:str}/ban", operation_id="adminBan", status_code=204, responses=may_fail(404)
)
async def admin_ban(request: Asked, data: Ban, person_id: Id, services: Services) -> None:
    """Keep somebody out, for some hours or for good, or let them in again."""
    actor = await staff(request, services, "moderator")
    if data.banned:
        await services.admin.ban(actor, person_id, data.hours, data.reason)
    else:
        await services.admin.unban(actor, person_id)


@post(
    "/api/admin/people/{person_id:str}/role",
    operation_id="adminRole",
    status_code=204,
    responses=may_fail(404, 409),
)
async def admin_role(request: Asked, data: GivenRole, person_id: Id, services: Services) -> None:
    """Let somebody with an account be admin or moderator, or no longer. `person_id` may be a login name."""
    actor = await staff(request, services)
    await services.admin.give_role(actor, await services.admin.find(person_id), data.role)


@post(
    "/api/admin/people/{person_id:str}/reset",
    operation_id="adminReset",
    status_code=200,
    responses=may_fail(404, 409),
)
async def admin_reset(request: Asked, person_id: Id, services: Services) -> ResetLink:
    """A link with which somebody sets a new password; it works once, for two hours."""
    actor = await staff(request, services)
    return ResetLink(await services.admin.reset(actor, await services.admin.find(person_id)))


@get("/api/admin/records", operation_id="adminRecords", responses=may_fail())
async def admin_records(request: Asked, services: Services, many: Many = 100) -> list[StoredRecord]:
    """The imported records, the largest first."""
    await staff(request, services, "moderator")
    rows = await services.database.read(
        "SELECT records.id, records.person, people.name, records.game, records.size, records.created"
        " FROM records LEFT JOIN people ON people.id = records.person"
        " ORDER BY records.size DESC, records.id LIMIT ?",
        many,
    )
    return [
        StoredRecord(
            id=str(row["id"]),
            person=str(row["person"]),
            name=str(row["name"] or ""),
            game=str(row["game"]),
            size=int(row["size"] or 0),
            created=int(row["created"] or 0),
        )
        for row in rows
    ]


@delete(
    "/api/admin/records/{record_id:str}",
    operation_id="adminDeleteRecord",
    status_code=204,
    responses=may_fail(404),
)
async def admin_delete_record(request: Asked, record_id: Id, services: Services) -> None:
    """Delete an imported record."""
    actor = await staff(request, services)
    await services.admin.delete_record(actor, record_id)


@get("/api/admin/bans", operation_id="adminBans", responses=may_fail())
async def admin_bans(request: Asked, services: Services) -> list[BanCard]:
    """The bans of devices and addresses that hold."""
    await staff(request, services, "moderator")
    return [
        BanCard(row.id, row.kind, row.target, row.reason, row.created, row.until)
        for row in await services.bans.read()
    ]


@post("/api/admin/bans", operation_id="adminNewBan", status_code=204, responses=may_fail(404))
async def admin_new_ban(request: Asked, data: NewBan, services: Services) -> None:
    """Keep out a range of addresses, or the devices of a person (`target` is then the person's id)."""
    actor = await staff(request, services, "moderator")
    await services.admin.note(actor, "ban-" + data.kind, data.target, f"{data.hours} h: {data.reason}")
    targets = [data.target]
    if data.kind == "device":
        targets = await services.logins.devices(data.target)
        if not targets:
            raise No("no-such-person", 404)
    for target in targets:
        await services.bans.add(data.kind, target, data.hours, data.reason)


@delete("/api/admin/bans/{ban_id:str}", operation_id="adminLiftBan", status_code=204, responses=may_fail(404))
async def admin_lift_ban(request: Asked, ban_id: Id, services: Services) -> None:
    """End a ban of a device or an address."""
    actor = await staff(request, services, "moderator")
    await services.admin.note(actor, "lift-ban", ban_id)
    if not await services.bans.lift(ban_id):
        raise No("not-found", 404)


@post("/api/admin/notice", operation_id="adminNotice", status_code=204, responses=may_fail())
async def admin_notice(request: Asked, data: Announcement, services: Services) -> None:
    """Let everybody read something; an empty text takes it back."""
    await services.admin.announce(await staff(request, services), data.text, data.hours)


@post("/api/admin/drain", operation_id="adminDrain", status_code=204, responses=may_fail())
async def admin_drain(request: Asked, data: Drain, services: Services) -> None:
    """Take no new games, so that the server can be stopped when those that run are over."""
    await services.admin.drain(await staff(request, services), draining=data.draining)


@get("/api/admin/deeds", operation_id="adminDeeds", responses=may_fail())
async def admin_deeds(request: Asked, services: Services, many: Many = 100) -> list[Deed]:
    """What those who run the server did, the newest first."""
    await staff(request, services)
    rows = await services.database.read("SELECT * FROM deeds ORDER BY at DESC LIMIT ?", many)
    return [
        Deed(int(row["at"] or 0), str(row["actor"]), str(row["act"]), str(row["target"]), str(row["detail"]))
        for row in rows
    ]


HANDLERS = [
    admin_status,
    admin_tables,
    admin_look,
    admin_end,
    admin_people,
    admin_ban,
    admin_role,
    admin_reset,
    admin_records,
    admin_delete_record,
    admin_bans,
    admin_new_ban,
    admin_lift_ban,
    admin_notice,
    admin_drain,
    admin_deeds,
]
