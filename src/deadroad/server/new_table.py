"""Create a table: check the host's request and return its first rows."""

from __future__ import annotations

import secrets

import msgspec

from deadroad.games import game
from deadroad.server.bodies import NewTable, SeatPlan
from deadroad.server.entry import Entry, Sitting, now
from deadroad.server.people import clean
from deadroad.server.players import seated
from deadroad.server.refusal import No
from deadroad.server.storage.database import Statement
from deadroad.server.summary import consequences, member, update
from deadroad.server.table import Table
from deadroad.server.terms import Agreed, Planned, Terms
from deadroad.server.tokens import draw_id


def planned(plan: SeatPlan, person: str, level: int | str) -> Planned:
    """Return a seat as the host planned it. `level` is its bot, if one plays it."""
    match plan.kind:
        case "me":
            return Planned(Sitting("person"), person)
        case "hot":
            return Planned(Sitting("hot"), person, clean(plan.name) if plan.name else "")
        case "open":
            return Planned(Sitting("open"), None)
        case "bot":
            return Planned(Sitting("bot", level=level), None)


def terms(asked: NewTable, person: str, iterations: int = 1) -> Terms:
    """Return the terms of a new table. Raises BadRequest or No if they are not valid.

    `iterations` limits bots that search by name.
    """
    found = game(asked.game)
    found.check_seats(len(asked.seats))
    if sum(plan.kind == "me" for plan in asked.seats) > 1:
        raise No("one-seat-is-mine", 400, "only one seat can be 'me'; use 'hot' for further seats")
    return Terms(
        id=draw_id(),
        game=found.name,
        rules=found.version,
        generator="sha256",
        seats=len(asked.seats),
        settings=found.read_settings(dict(asked.settings)),
        seed=f"{secrets.randbits(128):x}",
        salt=secrets.token_hex(16),
        agreed=Agreed(
            chairs=[planned(plan, person, seated(found, plan.level, iterations)) for plan in asked.seats],
            spectators=asked.spectators,
            hints=asked.hints,
            undo=asked.undo,
            level=seated(found, asked.level, iterations),
            clock=asked.clock,
            wishes=asked.wishes,
            absence=asked.absence,
        ),
        host=person,
        public=asked.public,
        source=None,
        created=now(),
    )


def first_entries(table: Table) -> list[Entry]:
    """Return the first entries of a table: its start, if no seat is open."""
    if any(place.kind == "open" for place in table.places):
        return []
    return [Entry("start", now())]


def rows(table: Table, entries: list[Entry], invite: str, node: str) -> list[Statement]:
    """Return the statements that store a new table whose first entries were applied."""
    made = table.terms
    insert: Statement = (
        (
            "INSERT INTO tables (id, game, rules, generator, seats, settings, seed, salt, terms, host,"
            " invite, public, source, created, status, version, ply, chairs, updated)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        ),
        (
            made.id,
            made.game,
            made.rules,
            made.generator,
            made.seats,
            msgspec.json.encode(made.settings).decode(),
            made.seed,
            made.salt,
            msgspec.json.encode(made.agreed).decode(),
            made.host,
            invite,
            int(made.public),
            made.source,
            made.created,
            table.status,
            table.version,
            len(table.plies),
            table.chairs,
            made.created,
        ),
    )
    people = {place.person for place in table.places if place.person is not None} | {made.host}
    written = [insert, *[member(made.id, person) for person in sorted(people)]]
    return [*written, *consequences(table, entries, node)] if entries else [*written, update(table, node)]
