"""The route for a rematch."""

from __future__ import annotations

from collections.abc import Mapping

from litestar import post

from deadroad.server import actions
from deadroad.server.bodies import Created, NewTable, SeatPlan
from deadroad.server.entry import Sitting
from deadroad.server.new_table import terms
from deadroad.server.people import Person
from deadroad.server.routes.parameters import Asked, Id
from deadroad.server.routes.problems import may_fail
from deadroad.server.routes.tables import begin, may_open, stored, take_public
from deadroad.server.services import Services
from deadroad.server.table import Place, Table
from deadroad.server.terms import Planned


@post(
    "/api/tables/{table_id:str}/rematch",
    operation_id="rematch",
    status_code=200,
    responses=may_fail(401, 404, 409),
)
async def rematch(request: Asked, table_id: Id, services: Services, person: Person) -> Created:
    """Create a rematch with the same people. Seats rotate by one. Later requests return the same table."""
    live = await services.live_tables.get(table_id)
    table = live.table
    actions.rematch(person.id, "")(table)
    if table.rematch is None:
        await may_open(request, services, person)
        if table.terms.public:
            take_public(request, services, person)
        made = terms(again(table), person.id, services.config.limits.iterations)
        names = await services.people.learn(table.people())
        for other in {place.person for place in table.places if place.person is not None}:
            found = await services.people.get(other)
            # Nobody has to play with a person they blocked. A banned person could not play.
            if found is None or found.banned or person.id in await services.people.blocked(other):
                names.pop(other, None)
        turned = table.places[1:] + table.places[:1]
        made.agreed.chairs = [following(place, table, person.id, names) for place in turned]
        created, statements = stored(services, made)
        live = await services.live_tables.change(table_id, actions.rematch(person.id, made.id), statements)
        if live.table.rematch == made.id:
            await begin(services, made.id)
            return created
    assert live.table.rematch is not None
    return Created(live.table.rematch, "")


def following(place: Place, table: Table, asking: str, names: Mapping[str, str]) -> Planned:
    """Return a seat of the next game. A bot replaces a person who left the game or has no name here."""
    if place.own == "bot":
        return Planned(Sitting("bot", place.level), None)
    gone = place.person is None or not names.get(place.person)
    if gone or (place.away and place.person != asking):
        return Planned(Sitting("bot", table.terms.agreed.level), None)
    return Planned(Sitting(place.own), place.person, place.name)


def again(table: Table) -> NewTable:
    """Return a request for a table like this one."""
    made = table.terms
    return NewTable(
        game=made.game,
        seats=[SeatPlan("open") for _ in range(made.seats)],
        settings=dict(made.settings),
        public=made.public,
        spectators=made.agreed.spectators,
        hints=made.agreed.hints,
        undo=made.agreed.undo,
        level=made.agreed.level,
        clock=made.agreed.clock,
        wishes=made.agreed.wishes,
        absence=made.agreed.absence,
    )


HANDLERS = [rematch]
