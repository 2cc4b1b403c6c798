"""Routes for records: download, check, import, view ply by ply, play on."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import MutableMapping
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from deadroad.games import game
from deadroad.kernel.errors import BadRecord, DeadRoadError
from deadroad.kernel.record import REDEAL, Record, read
from deadroad.review.recap import Recap, improved
from deadroad.review.report import Report
from deadroad.server.bodies import Attempt, Created, Opened, PlayOn, RecordCard, RecordText, Told, Verdict
from deadroad.server.catalogue import GameInfo
from deadroad.server.entry import Entry, Sitting, now
from deadroad.server.fair_queue import Owner
from deadroad.server.people import Person
from deadroad.server.players import seated
from deadroad.server.protocol import Moment, Reach
from deadroad.server.quotas import size_of
from deadroad.server.rates import MINUTE
from deadroad.server.record_process import Look
from deadroad.server.refusal import No
from deadroad.server.requester import address
from deadroad.server.routes.games import Language
from deadroad.server.routes.parameters import Asked, Id, Many
from deadroad.server.routes.problems import may_fail
from deadroad.server.routes.tables import may_open, store_table
from deadroad.server.services import Services
from deadroad.server.table_socket import admit
from deadroad.server.terms import Agreed, Planned, Terms
from deadroad.server.tokens import draw_id

PlyNumber = Annotated[int, Parameter(ge=0, le=1_000_000)]
HEAVY: Final = 5  # a page of events, a recap, a reach or a whole record counts as this many `looks`
SeatOrNone = Annotated[int, Parameter(ge=0, le=63)] | None


@get(
    "/api/tables/{table_id:str}/record",
    operation_id="getTableRecord",
    media_type=MediaType.TEXT,
    responses=may_fail(401, 404, 409),
)
async def get_table_record(
    request: Asked, table_id: Id, services: Services, person: Person, invite: str | None = None
) -> str:
    """Return the record of a table: complete when the game is over, before that without the seed."""
    looker(request, services, HEAVY)
    live = await services.live_tables.get(table_id)
    await admit(services, live, person, invite)
    async with live.lock:
        await services.live_tables.fresh(live)
        table = live.table
        if not table.started:
            raise No("not-started")
        return table.record(table.seats_of(person.id))


async def text_of(services: Services, record_id: str) -> tuple[str, list[str | None]]:
    """Return the text of an imported record or a finished game, and its players.

    Raises No if there is none.
    """
    rows = await services.database.read("SELECT body FROM records WHERE id = ?", record_id)
    if rows:
        return str(rows[0]["body"]), []
    live = await services.live_tables.get(record_id)
    async with live.lock:
        # The end must be stored before the seed is shown: if storing fails, the game continues.
        await services.live_tables.fresh(live)
        table = live.table
        if table.status not in ("over", "ended"):
            raise No("not-over")
        return table.record(), [place.person for place in table.places]


async def must_be_over(services: Services, record_id: str) -> None:
    """Raise No unless this is an imported record or a finished game. Neither is read or replayed."""
    if await services.database.read("SELECT id FROM records WHERE id = ?", record_id):
        return
    rows = await services.database.read("SELECT status FROM tables WHERE id = ?", record_id)
    if not rows:
        raise No("no-such-table", 404)
    if rows[0]["status"] not in ("over", "ended"):
        raise No("not-over")


def looker(request: Asked, services: Services, many: int = 1) -> Owner:
    """Return the owner of a request to view a record. Raises No if their address exceeds its limit."""
    came_from = address(request, services.config.proxies)
    if not services.rates.spends("looks", came_from, many, services.config.limits.looks, MINUTE):
        raise No("slow-down", 429)
    return Owner(came_from, came_from)


async def shown(request: Asked, services: Services, record_id: str, look: Look) -> bytes:
    """Return the encoded response to a request to view a record."""
    owner = looker(request, services, HEAVY if look.kind in {"events", "recap", "reach"} else 1)
    return await services.playbacks.show(record_id, look, lambda: text_of(services, record_id), owner)


def as_json(body: bytes) -> Response[Any]:
    """Return a response whose body is already encoded."""
    return Response(body, media_type=MediaType.JSON)


def take_import(request: Asked, services: Services, person: Person, text: str) -> Owner:
    """Return the owner of an import, whose body has been read. Raises No if the record is too long."""
    services.bodies.done(cast("MutableMapping[str, object]", request.scope))
    services.playbacks.check_size(text)
    return Owner(person.id, address(request, services.config.proxies))


@post("/api/records", operation_id="importRecord", responses=may_fail(401))
async def import_record(request: Asked, data: RecordText, services: Services, person: Person) -> RecordCard:
    """Import a valid record. Anyone with its id can view it. Importing it again returns the same id."""
    owner = take_import(request, services, person, data.text)
    made = await services.playbacks.wind(data.text, [], owner)
    size = size_of(data.text)
    known = await services.database.read(
        "SELECT id FROM records WHERE person = ? AND size = ? AND body = ?",
        person.id,
        size,
        data.text,
    )
    id_ = str(known[0]["id"]) if known else draw_id()
    if not known:
        await services.quotas.take_record(person.id, size)
        await services.database.write(
            (
                "INSERT INTO records (id, person, game, body, created, size) VALUES (?, ?, ?, ?, ?, ?)",
                (id_, person.id, made.game, data.text, now(), size),
            )
        )
    services.playbacks.put(id_, made)
    return await card(services, id_, owner)


@post("/api/records/verify", operation_id="verifyRecord", status_code=200, responses=may_fail(401))
async def verify_record(request: Asked, data: RecordText, services: Services, person: Person) -> Verdict:
    """Check the answers, commitment, end and digest of a record."""
    owner = take_import(request, services, person, data.text)
    try:
        await services.playbacks.wind(data.text, [], owner)
    except BadRecord as what:
        return Verdict(holds=False, line=what.line, why=what.what[:300])
    except DeadRoadError as what:
        return Verdict(holds=False, why=str(what)[:300])
    return Verdict(holds=True)


async def card(services: Services, record_id: str, owner: Owner) -> RecordCard:
    """Return the summary of a record, with the current names of people."""

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
    """Return the summary of a finished game or an imported record, with its answers."""
    return await card(services, record_id, looker(request, services))


@get(
    "/api/records/{record_id:str}/text",
    operation_id="getRecordText",
    media_type=MediaType.TEXT,
    responses=may_fail(404, 409),
)
async def get_record_text(request: Asked, record_id: Id, services: Services) -> str:
    """Return the text of a record."""
    looker(request, services, HEAVY)
    return (await text_of(services, record_id))[0]


@get("/api/records/{record_id:str}/view", operation_id="getRecordView", responses=may_fail(404, 409))
async def get_record_view(
    request: Asked, record_id: Id, services: Services, ply: PlyNumber = 0, seat: SeatOrNone = None
) -> Response[Moment]:
    """Return the moment before ply `ply` as a seat (or a spectator) saw it."""
    return as_json(await shown(request, services, record_id, Look("view", ply, seat)))


@get("/api/records/{record_id:str}/reach", operation_id="getRecordReach", responses=may_fail(404, 409))
async def get_record_reach(
    request: Asked, record_id: Id, services: Services, ply: PlyNumber = 0, seat: SeatOrNone = 0
) -> Response[Reach]:
    """Return what a seat could reach by its own answers before ply `ply`. Tutorials use it."""
    return as_json(await shown(request, services, record_id, Look("reach", ply, seat)))


@get("/api/records/{record_id:str}/game", operation_id="getRecordGame", responses=may_fail(404, 409))
async def get_record_game(request: Asked, record_id: Id, services: Services) -> Response[GameInfo]:
    """Return what the game of a record declares, with the components of its variant."""
    return as_json(await shown(request, services, record_id, Look("game")))


@get(
    "/api/records/{record_id:str}/texts/{language:str}",
    operation_id="getRecordTexts",
    media_type=MediaType.TEXT,
    responses=may_fail(404, 409),
)
async def get_record_texts(request: Asked, record_id: Id, language: Language, services: Services) -> str:
    """Return the texts of the game of a record, with those of its variant, as a Fluent catalogue."""
    return (await shown(request, services, record_id, Look("texts", language=language))).decode()


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
    """Return the position before ply `ply` in words, as a seat (or a spectator) saw it."""
    return (await shown(request, services, record_id, Look("screen", ply, seat, language))).decode()


@get("/api/records/{record_id:str}/open", operation_id="getRecordOpen", responses=may_fail(404, 409))
async def get_record_open(
    request: Asked, record_id: Id, services: Services, ply: PlyNumber = 0, language: Language = "en"
) -> Response[Opened]:
    """Return the moment before ply `ply` with all secrets. The game must be over."""
    return as_json(await shown(request, services, record_id, Look("open", ply, language=language)))


@get("/api/records/{record_id:str}/events", operation_id="getRecordEvents", responses=may_fail(404, 409))
async def get_record_events(
    request: Asked,
    record_id: Id,
    services: Services,
    seat: SeatOrNone = None,
    first: PlyNumber = 0,
    many: Many = 500,
) -> Response[Told]:
    """Return up to `many` events from number `first` on, as a seat (or a spectator) learned them."""
    look = Look("events", first, seat, many=many)
    return as_json(await shown(request, services, record_id, look))


@get("/api/records/{record_id:str}/recap", operation_id="getRecordRecap", responses=may_fail(404, 409))
async def get_record_recap(request: Asked, record_id: Id, services: Services) -> Response[Recap]:
    """Return how a finished game went: its curve, the moments that decided it, and statistics by seat."""
    body = await shown(request, services, record_id, Look("recap"))
    reviewed = await services.reviews.stored(record_id)
    if reviewed is None:
        return as_json(body)
    found = msgspec.json.decode(body, type=Recap)
    return as_json(msgspec.json.encode(improved(found, msgspec.json.decode(reviewed, type=Report))))


@post("/api/records/{record_id:str}/play-on", operation_id="playOn", responses=may_fail(401, 404, 409))
async def play_on(request: Asked, data: PlayOn, record_id: Id, services: Services, person: Person) -> Created:
    """Create a table that continues a record from a ply, with bots in the other seats or me in all."""
    record = await to_go_on(request, services, person, record_id, data.ply)
    seats = record.header.seats
    following = [ply.seat for ply in record.plies[data.ply :]] or [0]
    mine = following[0] if data.seat is None else data.seat
    if mine >= seats:
        raise No("no-such-seat", 404)
    if data.others == "bots":
        bot = bot_of(services, record, data.level)
        chairs = [bot for _ in range(seats)]
        chairs[mine] = Planned(Sitting("person"), person.id)
    else:
        chairs = [Planned(Sitting("person" if seat == 0 else "hot"), person.id) for seat in range(seats)]
    return await go_on(services, record, chairs, f"{record_id} {data.ply}", played(record, data.ply))


@post("/api/records/{record_id:str}/try", operation_id="tryAgain", responses=may_fail(401, 404, 409))
async def try_again(
    request: Asked, data: Attempt, record_id: Id, services: Services, person: Person
) -> Created:
    """Create a table to retry a position against bots.

    Everything that the seat did not know is dealt again with new luck, because the record's seed reveals
    later draws.
    """
    record = await to_go_on(request, services, person, record_id, data.ply)
    if data.seat >= record.header.seats or data.ply >= len(record.plies):
        raise No("no-such-ply", 404)
    bot = bot_of(services, record, data.level)
    chairs = [bot for _ in range(record.header.seats)]
    chairs[data.seat] = Planned(Sitting("person"), person.id)
    entries = played(record, data.ply)
    entries.append(Entry("ply", now(), data.seat, None, f"{REDEAL} {secrets.randbits(120):x}"))
    return await go_on(services, record, chairs, f"{record_id} {data.ply}", entries)


async def to_go_on(request: Asked, services: Services, person: Person, record_id: str, ply: int) -> Record:
    """Return a record that can be continued from a ply."""
    await may_open(request, services, person)
    text, _ = await text_of(services, record_id)
    services.playbacks.check_size(text)
    record = await asyncio.to_thread(read, text)
    if ply > len(record.plies):
        raise No("no-such-ply", 404)
    return record


def bot_of(services: Services, record: Record, level: int | str) -> Planned:
    """Return a seat of a bot, by level or name, at a table that continues a record."""
    most = services.config.limits.iterations
    return Planned(Sitting("bot", level=seated(game(record.header.game), level, most)), None)


def played(record: Record, ply: int) -> list[Entry]:
    """Return the log of a table with the first plies of a record."""
    plies = [Entry("ply", now(), one.seat, None, one.notation) for one in record.plies[:ply]]
    return [Entry("start", now()), *plies]


async def go_on(
    services: Services, record: Record, chairs: list[Planned], source: str, entries: list[Entry]
) -> Created:
    """Store a table that continues a record. The first person among its seats is the host."""
    host = next(chair.person for chair in chairs if chair.person is not None)
    assert record.seed is not None
    assert record.salt is not None
    made = Terms(
        id=draw_id(),
        game=record.header.game,
        rules=record.header.rules,
        generator=record.header.generator,
        seats=record.header.seats,
        settings=dict(record.header.settings),
        seed=f"{record.seed:x}",
        salt=record.salt,
        agreed=Agreed(chairs, spectators=True, hints=True, undo=True, level=2, clock=None),
        host=host,
        public=False,
        source=source,
        created=now(),
    )
    services.quotas.charge_entries(host, entries)
    return await store_table(services, made, entries)


HANDLERS = [
    get_table_record,
    import_record,
    verify_record,
    get_record,
    get_record_text,
    get_record_view,
    get_record_reach,
    get_record_open,
    get_record_game,
    get_record_texts,
    get_record_screen,
    get_record_events,
    get_record_recap,
    play_on,
    try_again,
]
