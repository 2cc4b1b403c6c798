"""Routes for tables: create, join, start, leave, end."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Final, Literal

import msgspec
from litestar import MediaType, get, post
from litestar.params import Parameter

from deadroad.server import actions, messages
from deadroad.server.bodies import (
    Created,
    Invitation,
    Join,
    Mute,
    NewTable,
    Remove,
    Replace,
    Report,
    Start,
    TableCard,
    Vote,
)
from deadroad.server.entry import Entry, Sitting, now
from deadroad.server.looks import tidy
from deadroad.server.new_table import first_entries, rows, terms
from deadroad.server.people import Person
from deadroad.server.protocol import Table as TableMessage
from deadroad.server.quotas import FORSAKEN, REPORT, space_of
from deadroad.server.rates import HOUR
from deadroad.server.refusal import No
from deadroad.server.requester import address
from deadroad.server.routes.games import Language
from deadroad.server.routes.parameters import Asked, Id
from deadroad.server.routes.problems import may_fail
from deadroad.server.screen import screen
from deadroad.server.services import Services
from deadroad.server.storage.database import Row, Statement
from deadroad.server.table import Place, Table
from deadroad.server.table_socket import admit, take_chat
from deadroad.server.terms import Agreed, Terms
from deadroad.server.tokens import draw, draw_id, fits, hashed

UNFINISHED: Final = 500  # tables of a person among which the unfinished ones are listed, the newest first

Which = Annotated[Literal["lobby", "mine", "finished"], Parameter(description="lobby, mine or finished")]
Many = Annotated[int, Parameter(ge=1, le=100)]
Skip = Annotated[int, Parameter(ge=0, le=1_000_000)]


def stored(
    services: Services, made: Terms, entries: list[Entry] | None = None
) -> tuple[Created, list[Statement]]:
    """Return the statements that store a new table with its first entries.

    Without entries, the game starts if no seat is open.
    """
    table = Table(made)
    if entries is None:
        entries = first_entries(table)
    for entry in entries:
        table.apply(entry)
    invite = draw()
    return Created(made.id, invite), rows(table, entries, hashed(invite), services.node)


async def begin(services: Services, table_id: str) -> None:
    """Start the bots of a new table."""
    live = await services.live_tables.get(table_id)
    live.leased = live.table.bot_due
    services.background.wake(live)


async def store_table(services: Services, made: Terms, entries: list[Entry] | None = None) -> Created:
    """Store a new table and start its bots."""
    # In a thread, because a table may begin with the many answers of a record.
    created, statements = await asyncio.to_thread(stored, services, made, entries)
    await services.database.write(*statements)
    await begin(services, made.id)
    return created


@post("/api/tables", operation_id="createTable", responses=may_fail(401, 404, 409))
async def create_table(request: Asked, data: NewTable, services: Services, person: Person) -> Created:
    """Create a table. Without an open seat it starts at once."""
    await may_open(request, services, person)
    if data.public:
        take_public(request, services, person)
    for plan in data.seats:
        if plan.name:
            await services.people.must_be_free(plan.name)
    if data.absence is None and data.clock is None:
        data.absence = services.config.absence  # everybody at the table can see it
    return await store_table(services, terms(data, person.id, services.config.limits.iterations))


async def may_open(request: Asked, services: Services, person: Person) -> None:
    """Raise No if a person has too many tables, or if the person or the address creates them too fast."""
    if services.draining:
        raise No("draining", 503)
    for who in (person.id, address(request, services.config.proxies)):
        services.rates.take("tables", who, services.config.limits.tables)
    await services.quotas.take_table(person.id)


def take_public(request: Asked, services: Services, person: Person) -> None:
    """Count a new public table. Raises No over the limit: nobody may fill the list of the home page."""
    most = services.config.limits.public_tables
    for who in (person.id, address(request, services.config.proxies)):
        if not services.rates.spends("public", who, 1, most, HOUR):
            raise No("slow-down", 429)


def _whole(value: object) -> int | None:
    return value if isinstance(value, int) else None


def _card(row: Row, person: str | None, names: dict[str, str]) -> TableCard:
    places = []
    agreed = msgspec.json.decode(str(row["terms"]), type=Agreed)
    for one, plan in zip(msgspec.json.decode(str(row["chairs"])), agreed.chairs, strict=True):
        began = Place(plan.sitting, plan.person, name=plan.name)
        places.append(Place(Sitting(one["kind"], one["level"], one["away"]), one["person"], began))
    mine = [seat for seat, place in enumerate(places) if person is not None and place.person == person]
    asked = row["asked"]
    return TableCard(
        id=str(row["id"]),
        game=str(row["game"]),
        status=msgspec.convert(row["status"], Literal["open", "running", "over", "ended", "frozen"]),
        public=row["public"] == 1,
        chairs=[messages.chair(seat, place, names) for seat, place in enumerate(places)],
        ply=int(row["ply"] or 0),
        created=int(row["created"] or 0),
        updated=int(row["updated"] or 0),
        deadline=_whole(row["deadline"]),
        mine=mine,
        turn=asked in mine and places[int(asked or 0)].human,
        place=_whole(row.get("place")),
        points=_whole(row.get("points")),
    )


async def cards(services: Services, found: list[Row], person: str | None) -> list[TableCard]:
    """Return tables as they appear in a list."""
    people: set[str] = set()
    for row in found:
        people |= {one["person"] for one in msgspec.json.decode(str(row["chairs"])) if one["person"]}
    names = await services.people.learn(people)
    return [_card(row, person, names) for row in found]


@get("/api/tables", operation_id="listTables", responses=may_fail(401))
async def list_tables(
    services: Services, guest: Person | None, which: Which = "lobby", many: Many = 50, skip: Skip = 0
) -> list[TableCard]:
    """List public open or running tables, my unfinished tables or my finished tables, newest first.

    `skip` leaves out this many of the newest.
    """
    if which == "lobby":
        found = await services.database.read(
            "SELECT * FROM tables WHERE public = 1 AND status IN ('open', 'running') AND updated > ?"
            " ORDER BY created DESC, id LIMIT ? OFFSET ?",
            now() - FORSAKEN,
            many,
            skip,
        )
        return await cards(services, found, None if guest is None else guest.id)
    if guest is None:
        raise No("not-logged-in", 401)
    if which == "finished":
        ids, page = "ended IS NOT NULL ORDER BY ended DESC, table_id DESC", (many, skip)
        status, order = "'over', 'ended'", "members.ended"
    else:
        ids, page = "ended IS NULL ORDER BY joined DESC", (UNFINISHED, 0)
        status, order = "'open', 'running', 'frozen'", "tables.updated"
    found = await services.database.read(
        "SELECT tables.*, results.place, results.points FROM members"  # noqa: S608 - only constants
        " JOIN tables ON tables.id = members.table_id"
        " LEFT JOIN results ON results.table_id = tables.id AND results.person = members.person"
        f" WHERE members.person = ? AND members.table_id IN"
        f" (SELECT table_id FROM members WHERE person = ? AND {ids} LIMIT ? OFFSET ?)"
        f" AND tables.status IN ({status}) ORDER BY {order} DESC, tables.id DESC LIMIT ? OFFSET ?",
        guest.id,
        guest.id,
        *page,
        many,
        0 if which == "finished" else skip,
    )
    return await cards(services, found, guest.id)


@get("/api/tables/{table_id:str}", operation_id="getTable", responses=may_fail(401, 404))
async def get_table(
    table_id: Id, services: Services, person: Person, invite: str | None = None
) -> TableMessage:
    """Return the whole table, as on its socket."""
    live = await services.live_tables.get(table_id)
    await admit(services, live, person, invite)
    return await services.live_tables.whole(live, person.id)


@get(
    "/api/tables/{table_id:str}/screen/{language:str}",
    operation_id="getTableScreen",
    media_type=MediaType.TEXT,
    responses=may_fail(401, 404, 409),
)
async def get_table_screen(
    table_id: Id, language: Language, services: Services, person: Person, invite: str | None = None
) -> str:
    """Return the position in words, as I may see it."""
    live = await services.live_tables.get(table_id)
    await admit(services, live, person, invite)
    async with live.lock:
        await services.live_tables.fresh(live)
        match = live.table.match
        if match is None:
            raise No("not-started")
        return screen(match, messages.point_of_view(match, live.table.seats_of(person.id)), language)


# A person does something at a table; the response is the whole table.
action = partial(post, status_code=200, responses=may_fail(401, 404, 409))


async def _acted(services: Services, table_id: str, person: Person, decide: actions.Decide) -> TableMessage:
    services.rates.take("votes", person.id, services.config.limits.votes)  # each can be an entry of the log
    live = await services.live_tables.change(table_id, decide)
    return await services.live_tables.whole(live, person.id)


@action("/api/tables/{table_id:str}/join", operation_id="joinTable")
async def join_table(data: Join, table_id: Id, services: Services, person: Person) -> TableMessage:
    """Take a seat, or return to my seat, which a bot plays."""
    live = await services.live_tables.get(table_id)
    if not live.table.terms.public and not live.table.belongs(person.id):
        found = await services.database.read("SELECT invite FROM tables WHERE id = ?", table_id)
        if not found or not fits(data.invite, str(found[0]["invite"])):
            raise No("not-invited", 403)
    return await _acted(services, table_id, person, actions.join(person.id, data.seat))


@action("/api/tables/{table_id:str}/leave", operation_id="leaveTable")
async def leave_table(table_id: Id, services: Services, person: Person) -> TableMessage:
    """Leave my seat. A bot plays until I return."""
    return await _acted(services, table_id, person, actions.leave(person.id))


@action("/api/tables/{table_id:str}/start", operation_id="startTable")
async def start_table(data: Start, table_id: Id, services: Services, person: Person) -> TableMessage:
    """Start the game. Only for the host."""
    return await _acted(services, table_id, person, actions.start(person.id, fill=data.fill))


@action("/api/tables/{table_id:str}/end", operation_id="endTable")
async def end_table(data: Vote, table_id: Id, services: Services, person: Person) -> TableMessage:
    """Agree to end the game here, or withdraw. It ends when all people who are not absent agree."""
    absent = (await services.live_tables.get(table_id)).absent
    return await _acted(services, table_id, person, actions.vote(person.id, agree=data.agree, absent=absent))


@action("/api/tables/{table_id:str}/replace", operation_id="replaceAtTable")
async def replace_at_table(data: Replace, table_id: Id, services: Services, person: Person) -> TableMessage:
    """Vote for a bot in a player's seat, or withdraw. All others who are present must vote for it."""
    absent = (await services.live_tables.get(table_id)).absent
    decide = actions.replace(person.id, data.seat, agree=data.agree, absent=absent)
    return await _acted(services, table_id, person, decide)


@action("/api/tables/{table_id:str}/remove", operation_id="removeFromTable")
async def remove_from_table(data: Remove, table_id: Id, services: Services, person: Person) -> TableMessage:
    """Remove a person before the start, permanently. Only for the host."""
    return await _acted(services, table_id, person, actions.remove(person.id, data.other))


@action("/api/tables/{table_id:str}/mute", operation_id="muteAtTable")
async def mute_at_table(data: Mute, table_id: Id, services: Services, person: Person) -> TableMessage:
    """Mute or unmute a person at this table. Only for the host."""
    return await _acted(services, table_id, person, actions.mute(person.id, data.other, muted=data.muted))


@post(
    "/api/tables/{table_id:str}/invite",
    operation_id="inviteToTable",
    status_code=200,
    responses=may_fail(401, 404),
)
async def invite_to_table(table_id: Id, services: Services, person: Person) -> Invitation:
    """Create a new invitation link. The previous one stops working. Only for the host."""
    live = await services.live_tables.get(table_id)
    if live.table.host != person.id:
        raise No("not-the-host", 403)
    invite = draw()
    await services.database.write(("UPDATE tables SET invite = ? WHERE id = ?", (hashed(invite), table_id)))
    return Invitation(invite)


@post(
    "/api/tables/{table_id:str}/report",
    operation_id="reportAtTable",
    status_code=204,
    responses=may_fail(401, 404),
)
async def report_at_table(data: Report, table_id: Id, services: Services, person: Person) -> None:
    """Report a chat line or a person at this table to the moderators."""
    take_chat(services, person.id)
    live = await services.live_tables.get(table_id)
    await admit(services, live, person, data.invite)
    about, said = data.other, ""
    if data.number is not None:
        lines = [line for line in live.table.lines if line.version == data.number]
        if not lines:
            raise No("no-such-line", 404)
        about, said = lines[0].person, lines[0].body
    elif about not in live.table.people():
        raise No("no-such-person", 404)
    text = tidy(data.text)  # operators read it in a terminal too
    services.quotas.charge(person.id, REPORT + space_of(said, text))
    await services.database.write(
        (
            (
                "INSERT INTO reports (id, table_id, person, about, said, body, at, number)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            ),
            (draw_id(), table_id, person.id, about or "", said, text, now(), data.number),
        )
    )


HANDLERS = [
    create_table,
    list_tables,
    get_table,
    get_table_screen,
    join_table,
    leave_table,
    start_table,
    end_table,
    replace_at_table,
    remove_from_table,
    mute_at_table,
    invite_to_table,
    report_at_table,
]
