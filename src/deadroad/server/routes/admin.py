"""Routes for administration: status, tables, people, bans, records, notices, audit log."""

from __future__ import annotations

from typing import Annotated

from litestar import delete
from litestar.params import Parameter

from deadroad import COMPILED, __version__
from deadroad.server.admin_bodies import (
    Announcement,
    Ban,
    BanCard,
    Deed,
    Done,
    Drain,
    GivenRole,
    NewBan,
    PersonCard,
    ResetLink,
    Status,
    StoredRecord,
    TableLook,
    Usage,
    role_of,
)
from deadroad.server.bodies import TableCard
from deadroad.server.entry import now
from deadroad.server.people import key
from deadroad.server.refusal import No
from deadroad.server.routes.games import Language
from deadroad.server.routes.moderation import said
from deadroad.server.routes.parameters import Id, Many
from deadroad.server.routes.problems import may_fail
from deadroad.server.routes.staff import Admin, Moderator, deed, shown
from deadroad.server.routes.tables import cards
from deadroad.server.screen import screen
from deadroad.server.services import Services
from deadroad.server.storage.database import Row

Search = Annotated[str, Parameter(max_length=100)]


@shown("/status", "adminStatus")
async def admin_status(moderator: Moderator, services: Services) -> Status:
    """Return the status of this node and how much of the limits is used."""
    limits = services.config.limits
    (records,) = await services.database.read("SELECT count(*) AS n, sum(size) AS bytes FROM records")
    return Status(
        version=__version__,
        compiled=COMPILED,
        node=services.node,
        live=len(services.live_tables.live),
        sockets=len(services.sockets),
        draining=services.draining,
        notice=services.notice,
        usage=[
            Usage("open-tables", await services.quotas.open_tables(), limits.all_open_tables),
            Usage("record-bytes", int(records["bytes"] or 0), limits.all_record_bytes),
            Usage("connections", services.connections.open, services.connections.most),
        ],
    )


@shown("/tables", "adminTables")
async def admin_tables(moderator: Moderator, services: Services, many: Many = 100) -> list[TableCard]:
    """List the tables that changed last."""
    found = await services.database.read("SELECT * FROM tables ORDER BY updated DESC LIMIT ?", many)
    return await cards(services, found, None)


@shown("/tables/{table_id:str}/look/{language:str}", "adminLook", 404)
async def admin_look(moderator: Moderator, table_id: Id, language: Language, services: Services) -> TableLook:
    """Return a table as a spectator sees it, with its chat."""
    rows = await services.database.read("SELECT * FROM tables WHERE id = ?", table_id)
    if not rows:
        raise No("no-such-table", 404)
    await services.admin.note(moderator, "look", table_id)  # the chat of a private table is shown
    (card,) = await cards(services, rows, None)
    live = await services.live_tables.get(table_id)
    async with live.lock:
        await services.live_tables.fresh(live)
        match = live.table.match
        seen = "" if match is None else screen(match, None, language)
        names = await services.people.learn(live.table.people())
        return TableLook(card, seen, [said(entry, names) for entry in live.table.lines])


@deed("/tables/{table_id:str}/end", "adminEnd", 404, 409)
async def admin_end(admin: Admin, table_id: Id, services: Services) -> None:
    """End a game, as if all players had agreed."""
    await services.admin.end_table(admin, table_id)


@deed("/people/{person_id:str}/end-tables", "adminEndTables", 404, status_code=200)
async def admin_end_tables(admin: Admin, person_id: Id, services: Services) -> Done:
    """End all unfinished games of a host. `person_id` may be a login name."""
    return Done(await services.admin.end_tables(admin, await services.admin.find(person_id)))


@deed("/people/{person_id:str}/delete-records", "adminDeleteRecords", 404, status_code=200)
async def admin_delete_records(admin: Admin, person_id: Id, services: Services) -> Done:
    """Delete all imported records of a person. `person_id` may be a login name."""
    return Done(await services.admin.delete_records(admin, await services.admin.find(person_id)))


def _person(row: Row) -> PersonCard:
    until = int(row["ban_until"] or 0)
    return PersonCard(
        id=str(row["id"]),
        name=str(row["name"]),
        account=row["login"] is not None,
        role=role_of(str(row["role"])),
        banned=row["banned"] == 1 and (not until or until > now()),
        until=until,
        created=int(row["created"] or 0),
        tables=int(row["tables"] or 0),
        records=int(row["records"] or 0),
        bytes=int(row["bytes"] or 0),
    )


@shown("/people", "adminPeople")
async def admin_people(
    moderator: Moderator, services: Services, search: Search = "", many: Many = 100
) -> list[PersonCard]:
    """List people whose id is `search` or whose name begins with it, the newest first, with their storage."""
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


@deed("/people/{person_id:str}/ban", "adminBan", 404)
async def admin_ban(moderator: Moderator, data: Ban, person_id: Id, services: Services) -> None:
    """Ban a person, for some hours or permanently, or lift the ban."""
    if data.banned:
        await services.admin.ban(moderator, person_id, data.hours, data.reason)
    else:
        await services.admin.unban(moderator, person_id)


@deed("/people/{person_id:str}/role", "adminRole", 404, 409)
async def admin_role(admin: Admin, data: GivenRole, person_id: Id, services: Services) -> None:
    """Assign or remove the role of an account. `person_id` may be a login name."""
    await services.admin.give_role(admin, await services.admin.find(person_id), data.role)


@deed("/people/{person_id:str}/reset", "adminReset", 404, 409, status_code=200)
async def admin_reset(admin: Admin, person_id: Id, services: Services) -> ResetLink:
    """Return a link to set a new password. It works once, for two hours."""
    return ResetLink(await services.admin.reset(admin, await services.admin.find(person_id)))


@shown("/records", "adminRecords")
async def admin_records(moderator: Moderator, services: Services, many: Many = 100) -> list[StoredRecord]:
    """List imported records, the largest first."""
    rows = await services.database.read(
        "SELECT records.id, records.person, people.name, records.game, records.size, records.created"
        " FROM (SELECT id, person, game, size, created FROM records ORDER BY size DESC LIMIT ?) AS records"
        " LEFT JOIN people ON people.id = records.person ORDER BY records.size DESC, records.id",
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
async def admin_delete_record(admin: Admin, record_id: Id, services: Services) -> None:
    """Delete an imported record."""
    await services.admin.delete_record(admin, record_id)


@shown("/bans", "adminBans")
async def admin_bans(moderator: Moderator, services: Services) -> list[BanCard]:
    """List the bans of devices and addresses in force."""
    return [
        BanCard(row.id, row.kind, row.target, row.reason, row.created, row.until)
        for row in await services.bans.read()
    ]


@deed("/bans", "adminNewBan", 404)
async def admin_new_ban(moderator: Moderator, data: NewBan, services: Services) -> None:
    """Ban a range of addresses, or the devices of a person (`target` is then the person's id)."""
    if data.kind == "device":
        await services.admin.ban_devices(moderator, data.target, data.hours, data.reason)
    else:
        await services.admin.ban_addresses(moderator, data.kind, data.target, data.hours, data.reason)


@delete("/api/admin/bans/{ban_id:str}", operation_id="adminLiftBan", status_code=204, responses=may_fail(404))
async def admin_lift_ban(moderator: Moderator, ban_id: Id, services: Services) -> None:
    """End a ban of a device or an address."""
    await services.admin.note(moderator, "lift-ban", ban_id)
    if not await services.bans.lift(ban_id):
        raise No("not-found", 404)


@deed("/notice", "adminNotice")
async def admin_notice(admin: Admin, data: Announcement, services: Services) -> None:
    """Publish a notice; an empty text removes it."""
    await services.admin.announce(admin, data.text, data.hours)


@deed("/drain", "adminDrain")
async def admin_drain(admin: Admin, data: Drain, services: Services) -> None:
    """Refuse new games, so that the server can be stopped when the running ones are over."""
    await services.admin.drain(admin, draining=data.draining)


@shown("/deeds", "adminDeeds")
async def admin_deeds(admin: Admin, services: Services, many: Many = 100) -> list[Deed]:
    """List the audit log, the newest entries first."""
    rows = await services.database.read("SELECT * FROM deeds ORDER BY at DESC LIMIT ?", many)
    names = await services.people.learn({str(row[who]) for row in rows for who in ("actor", "target")})
    found: list[Deed] = []
    for row in rows:
        actor, target = str(row["actor"]), str(row["target"])
        one = Deed(int(row["at"] or 0), actor, str(row["act"]), target, str(row["detail"]))
        one.author, one.name = names.get(actor, ""), names.get(target, "")
        found.append(one)
    return found


HANDLERS = [
    admin_status,
    admin_tables,
    admin_look,
    admin_end,
    admin_end_tables,
    admin_delete_records,
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
