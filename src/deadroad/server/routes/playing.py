"""Routes for playing over HTTP: plans, reach and wishes."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post

from deadroad.kernel.errors import DeadRoadError
from deadroad.server.people import Person
from deadroad.server.planning import Planning
from deadroad.server.protocol import Count, Followed, Kind, MixOfParts, Notation, Reach, SeatNumber
from deadroad.server.reaching import reach
from deadroad.server.refusal import No
from deadroad.server.routes.parameters import Id
from deadroad.server.routes.problems import may_fail
from deadroad.server.services import Services
from deadroad.server.table_socket import take_reach
from deadroad.server.wish_message import WishBody


class PlanBody(msgspec.Struct, forbid_unknown_fields=True):
    """A plan, as on the socket."""

    ply: Count
    seat: SeatNumber
    answers: Annotated[list[Notation], msgspec.Meta(min_length=1, max_length=200)]
    kinds: Annotated[list[Kind], msgspec.Meta(max_length=201)] = []


class ReachBody(msgspec.Struct, forbid_unknown_fields=True):
    """A request for reach, as on the socket."""

    ply: Count
    seat: SeatNumber
    chain: Kind = ""
    mix: MixOfParts = {}


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """The wish of a seat, as on the socket."""

    seat: SeatNumber
    wish: WishBody


@post("/api/tables/{table_id:str}/plan", operation_id="followPlan", responses=may_fail(401, 403, 404, 409))
async def follow_plan(table_id: Id, data: PlanBody, services: Services, person: Person) -> Followed:
    """Play several answers at once. They are stored in one commit."""
    services.rates.take("messages", person.id, services.config.limits.messages)
    planning = Planning(person.id, data.ply, data.seat, data.answers, data.kinds)
    return await followed(services, table_id, planning)


async def followed(services: Services, table_id: str, planning: Planning) -> Followed:
    """Play a plan and return the result."""
    try:
        live = await services.live_tables.change(table_id, planning)
    except DeadRoadError as what:
        raise No("refused", 409, str(what)) from None
    told = planning.followed
    assert told is not None
    told.version = live.version
    return told


@post("/api/tables/{table_id:str}/wish", operation_id="setWish", responses=may_fail(401, 403, 404, 409))
async def set_wish(table_id: Id, data: SeatWish, services: Services, person: Person) -> WishBody:
    """Set the wish of a seat."""
    services.rates.take("messages", person.id, services.config.limits.messages)
    return await services.live_tables.set_wish(table_id, person.id, data.seat, data.wish)


@post("/api/tables/{table_id:str}/reach", operation_id="tableReach", responses=may_fail(401, 403, 404, 409))
async def table_reach(table_id: Id, data: ReachBody, services: Services, person: Person) -> Reach:
    """Return what a seat can reach by its own answers, or the answers that lead to a given mix."""
    services.rates.take("messages", person.id, services.config.limits.messages)
    take_reach(services, person.id)
    live = await services.live_tables.get(table_id)
    return await reach(services.live_tables, live, person.id, data.ply, data.seat, data.chain, data.mix)


HANDLERS = [follow_plan, set_wish, table_reach]
