"""The route that returns all data of a person. It is sent in pages, because it may be much."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get
from litestar.response import Stream

from deadroad.server.bodies import ExportData
from deadroad.server.people import Person
from deadroad.server.requester import address
from deadroad.server.routes.parameters import Asked
from deadroad.server.routes.problems import may_fail
from deadroad.server.routes.session import me
from deadroad.server.routes.tables import cards
from deadroad.server.services import Services
from deadroad.server.storage.database import Row, Value

PAGE: Final = 100  # tables that are read and encoded at once, so that nobody waits for it
LINES: Final = 1000  # chat lines or results
TABLES: Final = (
    "SELECT tables.* FROM members JOIN tables ON tables.id = members.table_id"
    " WHERE members.person = ? AND members.table_id > ? ORDER BY members.table_id LIMIT ?"
)
RESULTS: Final = (
    "SELECT results.table_id, seat, game, seats, place, won, points, at FROM members"
    " JOIN results ON results.table_id = members.table_id AND results.person = members.person"
    " WHERE members.person = ? AND members.table_id > ? ORDER BY members.table_id LIMIT ?"
)
SAID: Final = (
    "SELECT table_id, version, at, body FROM log WHERE person = ? AND kind = 'chat'"
    " AND (table_id, version) > (?, ?) ORDER BY table_id, version LIMIT ?"
)
RECORDS: Final = "SELECT id, game, created FROM records WHERE person = ? ORDER BY created"


async def tables_of(services: Services, person: str) -> AsyncIterator[list[Any]]:
    """Return the tables of a person, page by page."""
    last = ""
    while rows := await services.database.read(TABLES, person, last, PAGE):
        last = str(rows[-1]["id"])
        yield list(await cards(services, rows, person))


async def results_of(services: Services, person: str) -> AsyncIterator[list[Any]]:
    """Return the results of a person, page by page."""
    last = ""
    while rows := await services.database.read(RESULTS, person, last, LINES):
        last = str(rows[-1]["table_id"])
        yield list(rows)


async def said_by(services: Services, person: str) -> AsyncIterator[list[Any]]:
    """Return what a person said, page by page."""
    last: tuple[Value, Value] = ("", 0)
    while rows := await services.database.read(SAID, person, *last, LINES):
        last = (rows[-1]["table_id"], rows[-1]["version"])
        yield [_line(row) for row in rows]


def _line(row: Row) -> dict[str, int | str]:
    return {"table": str(row["table_id"]), "at": int(row["at"] or 0), "text": str(row["body"])}


async def joined(name: str, pages: AsyncIterator[list[Any]]) -> AsyncIterator[bytes]:
    """Return a field of a JSON object whose value is a list, page by page."""
    yield b',"' + name.encode() + b'":['
    comma = b""
    async for page in pages:
        yield comma + msgspec.json.encode(page)[1:-1]
        comma = b","
    yield b"]"


async def exported(services: Services, person: Person, start: bytes) -> AsyncIterator[bytes]:
    """Return all data of a person as the JSON of `ExportData`, in pieces. `start` has the first fields."""
    yield start[:-1]
    fields = (
        ("tables", tables_of(services, person.id)),
        ("results", results_of(services, person.id)),
        ("said", said_by(services, person.id)),
    )
    for name, pages in fields:
        async for piece in joined(name, pages):
            yield piece
    records = msgspec.json.encode(await services.database.read(RECORDS, person.id))
    yield b',"records":' + records + b"}"


@get("/api/me/export", operation_id="exportMe", responses=may_fail(401))
async def export_me(request: Asked, services: Services, person: Person) -> Response[ExportData]:
    """Return all my data. It may be much, so it is rarely allowed."""
    for who in (person.id, address(request, services.config.proxies)):
        services.rates.take("exports", who, services.config.limits.exports)
    start = msgspec.json.encode({"me": await me(services, person), "created": person.created})
    pieces: Any = Stream(exported(services, person, start), media_type=MediaType.JSON)
    return pieces  # type: ignore[no-any-return]  # its body is the JSON of `ExportData`


HANDLERS = [export_me]
