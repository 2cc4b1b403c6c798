"""Records of games: read, checked, imported, looked at ply by ply, and played on."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from deadroad.kernel.errors import BadRecord, DeadRoadError
from deadroad.kernel.record import read
from deadroad.server.bodies import Created, Opened, PlayOn, RecordCard, RecordText, Told, Verdict
from deadroad.server.entry import Entry, Sitting, now
from deadroad.server.fair_queue import Owner
from deadroad.server.people import Person
from deadroad.server.protocol import Moment
from deadroad.server.rates import MINUTE
from deadroad.server.record_process import Look
from deadroad.server.refusal import No
from deadroad.server.requester import address
from deadroad.server.routes.games import Language
from deadroad.server.routes.parameters import Asked, Id
from deadroad.server.routes.problems import may_fail
from deadroad.server.routes.tables import may_open, store_table
from deadroad.server.services import Services
from deadroad.server.table_socket import admit
from deadroad.server.terms import Agreed, Planned, Terms
from deadroad.server.tokens import draw_id

PlyNumber = Annotated[int, Parameter(ge=0, le=1_000_000)]
Many = Annotated[int, Parameter(ge=1, le=1000)]
HEAVY: Final = 5  # looks that a page of events counts as
SeatOrNone = Annotated[int, Parameter(ge=0, le=63)] | None


@get(
    "/api/tables/{table_id:str}/record",
    operation_id="getTableRecord",
    media_type=MediaType.TEXT,
    responses=may_fail(401, 404, 409),
)
async def get_table_record(
    table_id: Id, services: Services, person: Person, invite: str | None = None
) -> str:
    """The record of a table as I may have it: whole when the game is over, before that without the seed."""
    live = await services.live_tables.get(table_id)
    await admit(services, live, person, invite)
    async with live.lock:
        await services.live_tables.fresh(live)
        table = live.table
        if not table.started:
            raise No("not-started")
        return table.record(table.seats_of(person.id))


async def text_of(services: Services, record_id: str) -> tuple[str, list[str | None]]:
    """Return an imported record or a finished game, and who played it; raises No if there is none."""
    rows = await services.database.read("SELECT body FROM records WHERE id = ?", record_id)
    if rows:
        return str(rows[0]["body"]), []
    live = await services.live_tables.get(record_id)
    async with live.lock:
        # The end that tells the seed must be stored: a game that goes on after all keeps it secret.
        await services.live_tables.fresh(live)
        table = live.table
        if table.status not in ("over", "ended"):
            raise No("not-over")
        return table.record(), [place.person for place in table.places]


def looker(request: Asked, services: Services, many: int = 1) -> Owner:
    """Return who a record is played for; raises No if their address looks at too many."""
    came_from = address(request, services.config.proxies)
    if not services.rates.spends("looks", came_from, many, services.config.limits.looks, MINUTE):
        raise No("slow-down", 429)
    return Owner(came_from, came_from)


async def shown(request: Asked, services: Services, record_id: str, look: Look) -> bytes:
    """Return what somebody wants to see of a record, as it travels."""
    owner = looker(request, services, HEAVY if look.kind == "events" else 1)
    return await services.playbacks.show(record_id, look, lambda: text_of(services, record_id), owner)


def as_json(body: bytes) -> Response[Any]:
    """Return an answer that is encoded already."""
    return Response(body, media_type=MediaType.JSON)


def take_import(request: Asked, services: Services, person: Person, text: str) -> Owner:
    """Return who a record is played for; No if it is too long, or they, or their address, bring too many."""
    services.playbacks.check_size(text)
    came_from = address(request, services.config.proxies)
    for who in (person.id, came_from):
        services.rates.take("imports", who, services.config.limits.imports)
    return Owner(person.id, came_from)


@post("/api/records", operation_id="importRecord", responses=may_fail(401))
async def import_record(request: Asked, data: RecordText, services: Services, person: Person) -> RecordCard:
    """Keep a record that holds; anybody with its id can look at it. Brought again, it is the same."""
    owner = take_import(request, services, person, data.text)
    made = await services.playbacks.wind(data.text, [], owner)
    known = await services.database.read(
        "SELECT id FROM records WHERE person = ? AND size = ? AND body = ?",
        person.id,
        len(data.text),
        data.text,
    )
    id_ = str(known[0]["id"]) if known else draw_id()
    if not known:
        await services.quotas.take_record(person.id, len(data.text))
        await services.database.write(
            (
                "INSERT INTO records (id, person, game, body, created, size) VALUES (?, ?, ?, ?, ?, ?)",
                (id_, person.id, made.game, data.text, now(), len(data.text)),
            )
        )
    services.playbacks.put(id_, made)
    return await card(services, id_, owner)


@post("/api/records/verify", operation_id="verifyRecord", status_code=200, responses=may_fail(401))
async def verify_record(request: Asked, data: RecordText, services: Services, person: Person) -> Verdict:
    """Check all that a record promises: answers, commitment, end and digest."""
    owner = take_import(request, services, person, data.text)
    try:
        await services.playbacks.wind(data.text, [], owner)
    except BadRecord as what:
        return Verdict(holds=False, line=what.line, why=what.what[:300])
    except DeadRoadError as what:
        return Verdict(holds=False, why=str(what)[:300])
    return Verdict(holds=True)


async def card(services: Services, record_id: str, owner: Owner) -> RecordCard:
    """Return what a record is of, with people as they are called now."""

    async def text() -> tuple[str, list[str | None]]:
        return await text_of(services, record_id)

    body = await services.playbacks.show(record_id, Look("card"), text, owner)
    found = msgspec.json.decode(body, type=RecordCard)
    people = (await services.playbacks.find(record_id, text, owner)).people
    names = await services.people.learn({person for person in people if person is not None})
    found.id = record_id
    found.names = [names.get(person or "", "") for person in people]
    return found


@get("/api/records/{record_id:str}", operation_id="getRecord", responses=may_fail(404, 409))
async def get_record(request: Asked, record_id: Id, services: Services) -> RecordCard:
    """What a finished game or an imported record is of, with its answers."""
    return await card(services, record_id, looker(request, services))


@get(
    "/api/records/{record_id:str}/text",
    operation_id="getRecordText",
    media_type=MediaType.TEXT,
    responses=may_fail(404, 409),
)
async def get_record_text(request: Asked, record_id: Id, services: Services) -> str:
    """The record itself."""
    looker(request, services)
    return (await text_of(services, record_id))[0]


@get("/api/records/{record_id:str}/view", operation_id="getRecordView", responses=may_fail(404, 409))
async def get_record_view(
    request: Asked, record_id: Id, services: Services, ply: PlyNumber = 0, seat: SeatOrNone = None
) -> Response[Moment]:
    """The game before ply `ply`, as a seat (or a spectator) saw it, with the events of the ply before."""
    return as_json(await shown(request, services, record_id, Look("view", ply, seat)))


@get(
    "/api/records/{record_id:str}/screen/{language:str}",
    operation_id="getRecordScreen",
    media_type=MediaType.TEXT,
    responses=may_fail(404, 409),
)
async def get_record_screen(
    request: Asked,
    record_id: Id,
    language: Language,
    services: Services,
    ply: PlyNumber = 0,
    seat: SeatOrNone = None,
) -> str:
    """The game before ply `ply` in words, as a seat (or a spectator) saw it."""
    return (await shown(request, services, record_id, Look("screen", ply, seat, language))).decode()


@get("/api/records/{record_id:str}/open", operation_id="getRecordOpen", responses=may_fail(404, 409))
async def get_record_open(
    request: Asked, record_id: Id, services: Services, ply: PlyNumber = 0
) -> Response[Opened]:
    """The game before ply `ply` with every seat's secrets on the table: only when it is over."""
    return as_json(await shown(request, services, record_id, Look("open", ply)))


@get("/api/records/{record_id:str}/events", operation_id="getRecordEvents", responses=may_fail(404, 409))
async def get_record_events(
    request: Asked,
    record_id: Id,
    services: Services,
    seat: SeatOrNone = None,
    first: PlyNumber = 0,
    many: Many = 500,
) -> Response[Told]:
    """Events from number `first` on, at most `many`, as a seat (or a spectator) was told them."""
    look = Look("events", first, seat, many=many)
    return as_json(await shown(request, services, record_id, look))


@post("/api/records/{record_id:str}/play-on", operation_id="playOn", responses=may_fail(401, 404, 409))
async def play_on(request: Asked, data: PlayOn, record_id: Id, services: Services, person: Person) -> Created:
    """Play on from a ply as a new hot-seat table of mine."""
    await may_open(request, services, person)
    text, _ = await text_of(services, record_id)
    services.playbacks.check_size(text)
    record = await asyncio.to_thread(read, text)
    if data.ply > len(record.plies):
        raise No("no-such-ply", 404)
    seats = record.header.seats
    assert record.seed is not None
    assert record.salt is not None
    chairs = [Planned(Sitting("person" if seat == 0 else "hot"), person.id) for seat in range(seats)]
    made = Terms(
        id=draw_id(),
        game=record.header.game,
        rules=record.header.rules,
        generator=record.header.generator,
        seats=seats,
        settings=dict(record.header.settings),
        seed=f"{record.seed:x}",
        salt=record.salt,
        agreed=Agreed(chairs, spectators=True, hints=True, undo=True, level=2, clock=None),
        host=person.id,
        public=False,
        source=f"{record_id} {data.ply}",
        created=now(),
    )
    entries = [Entry("start", now())]
    entries += [Entry("ply", now(), ply.seat, None, ply.notation) for ply in record.plies[: data.ply]]
    services.quotas.charge_entries(person.id, entries)
    return await store_table(services, made, entries)


HANDLERS = [
    get_table_record,
    import_record,
    verify_record,
    get_record,
    get_record_text,
    get_record_view,
    get_record_open,
    get_record_screen,
    get_record_events,
    play_on,
]
