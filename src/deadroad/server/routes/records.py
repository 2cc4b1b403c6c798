"""Records of games: read, checked, imported, looked at ply by ply, and played on."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import MediaType, get, post
from litestar.params import Parameter

from deadroad.kernel.errors import BadRecord, DeadRoadError
from deadroad.server import messages
from deadroad.server.bodies import Created, Opened, PlayOn, RecordCard, RecordText, Told, Verdict
from deadroad.server.entry import Entry, Sitting, now
from deadroad.server.people import Person
from deadroad.server.playback import Playback
from deadroad.server.protocol import Moment
from deadroad.server.refusal import No
from deadroad.server.requester import address
from deadroad.server.routes.games import Language
from deadroad.server.routes.parameters import Asked, Id
from deadroad.server.routes.problems import may_fail
from deadroad.server.routes.tables import may_open, store_table
from deadroad.server.screen import screen
from deadroad.server.services import Services
from deadroad.server.table_socket import admit
from deadroad.server.terms import Agreed, Planned, Terms
from deadroad.server.tokens import draw_id

PlyNumber = Annotated[int, Parameter(ge=0, le=1_000_000)]
LONGEST: Final = 30_000  # lines; the longest games have less than half of that
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


async def playback(services: Services, record_id: str) -> Playback:
    """Return an imported record or a finished game; raises No if there is none."""
    known = services.playbacks.get(record_id)
    if known is not None:
        return known
    rows = await services.database.read("SELECT body FROM records WHERE id = ?", record_id)
    if rows:
        made = await services.playbacks.wind(str(rows[0]["body"]), [])
    else:
        live = await services.live_tables.get(record_id)
        async with live.lock:
            # The end that tells the seed must be stored: a game that goes on after all keeps it secret.
            await services.live_tables.fresh(live)
            table = live.table
            if table.status not in ("over", "ended"):
                raise No("not-over")
            text = table.record()
        made = await services.playbacks.wind(text, [place.person for place in table.places])
    services.playbacks.put(record_id, made)
    return made


def take_import(request: Asked, services: Services, person: Person, text: str) -> None:
    """Raise No if a record is too long, or a person, or all of one place together, bring too many."""
    if text.count("\n") > LONGEST:
        raise No("too-large", 413)
    for who in (person.id, address(request, services.config.proxies)):
        services.rates.take("imports", who, services.config.limits.imports)


@post("/api/records", operation_id="importRecord", responses=may_fail(401))
async def import_record(request: Asked, data: RecordText, services: Services, person: Person) -> RecordCard:
    """Keep a record that holds; anybody with its id can look at it. Brought again, it is the same."""
    take_import(request, services, person, data.text)
    made = await services.playbacks.wind(data.text, [])
    known = await services.database.read(
        "SELECT id FROM records WHERE person = ? AND body = ?", person.id, data.text
    )
    if known:
        return made.card(str(known[0]["id"]), {})
    id_ = draw_id()
    await services.database.write(
        (
            "INSERT INTO records (id, person, game, body, created) VALUES (?, ?, ?, ?, ?)",
            (id_, person.id, made.record.header.game, data.text, now()),
        )
    )
    services.playbacks.put(id_, made)
    return made.card(id_, {})


@post("/api/records/verify", operation_id="verifyRecord", status_code=200, responses=may_fail(401))
async def verify_record(request: Asked, data: RecordText, services: Services, person: Person) -> Verdict:
    """Check all that a record promises: answers, commitment, end and digest."""
    take_import(request, services, person, data.text)
    try:
        await services.playbacks.wind(data.text, [])
    except BadRecord as what:
        return Verdict(holds=False, line=what.line, why=what.what[:300])
    except DeadRoadError as what:
        return Verdict(holds=False, why=str(what)[:300])
    return Verdict(holds=True)


@get("/api/records/{record_id:str}", operation_id="getRecord", responses=may_fail(404, 409))
async def get_record(record_id: Id, services: Services) -> RecordCard:
    """What a finished game or an imported record is of, with its answers."""
    found = await playback(services, record_id)
    names = await services.people.learn({person for person in found.people if person is not None})
    return found.card(record_id, names)


@get(
    "/api/records/{record_id:str}/text",
    operation_id="getRecordText",
    media_type=MediaType.TEXT,
    responses=may_fail(404, 409),
)
async def get_record_text(record_id: Id, services: Services) -> str:
    """The record itself."""
    return (await playback(services, record_id)).text


@get("/api/records/{record_id:str}/view", operation_id="getRecordView", responses=may_fail(404, 409))
async def get_record_view(
    record_id: Id, services: Services, ply: PlyNumber = 0, seat: SeatOrNone = None
) -> Moment:
    """The game before ply `ply`, as a seat (or a spectator) saw it, with the events of the ply before."""
    found = await playback(services, record_id)
    found.check(ply, seat)
    return await asyncio.to_thread(found.moment, ply, seat)


@get(
    "/api/records/{record_id:str}/screen/{language:str}",
    operation_id="getRecordScreen",
    media_type=MediaType.TEXT,
    responses=may_fail(404, 409),
)
async def get_record_screen(
    record_id: Id, language: Language, services: Services, ply: PlyNumber = 0, seat: SeatOrNone = None
) -> str:
    """The game before ply `ply` in words, as a seat (or a spectator) saw it."""
    found = await playback(services, record_id)
    found.check(ply, seat)
    return await asyncio.to_thread(lambda: screen(found.at(ply), seat, language))


@get("/api/records/{record_id:str}/open", operation_id="getRecordOpen", responses=may_fail(404, 409))
async def get_record_open(record_id: Id, services: Services, ply: PlyNumber = 0) -> Opened:
    """The game before ply `ply` with every seat's secrets on the table: only when it is over."""
    found = await playback(services, record_id)
    found.check(ply, None)
    return await asyncio.to_thread(found.opened, ply)


@get("/api/records/{record_id:str}/events", operation_id="getRecordEvents", responses=may_fail(404, 409))
async def get_record_events(record_id: Id, services: Services, seat: SeatOrNone = None) -> Told:
    """All events, as a seat (or a spectator) was told them."""
    found = await playback(services, record_id)
    found.check(0, seat)
    return Told([messages.happening(event) for event in found.last.events(seat)])


@post("/api/records/{record_id:str}/play-on", operation_id="playOn", responses=may_fail(401, 404, 409))
async def play_on(request: Asked, data: PlayOn, record_id: Id, services: Services, person: Person) -> Created:
    """Play on from a ply as a new hot-seat table of mine."""
    await may_open(request, services, person)
    if data.ply > LONGEST:
        raise No("too-large", 413)
    found = await playback(services, record_id)
    found.check(data.ply, None)
    record = found.record
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
