"""Routes for reviews of finished games."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Response, get, post

from deadroad.server.people import Person
from deadroad.server.review_bodies import Review, ReviewedGame
from deadroad.server.routes.parameters import Asked, Id
from deadroad.server.routes.problems import may_fail
from deadroad.server.routes.records import HEAVY, as_json, looker, must_be_over, text_of
from deadroad.server.services import Services

NEWEST: Final = 200  # reviewed games in the summary


def sent(review: Review) -> Response[Any]:
    """Return the response for a review."""
    return as_json(msgspec.json.encode(review))


@post(
    "/api/records/{record_id:str}/review",
    operation_id="beginReview",
    status_code=200,
    responses=may_fail(401, 404, 409),
)
async def begin_review(
    request: Asked, record_id: Id, services: Services, person: Person
) -> Response[dict[str, Any]]:
    """Begin the review of a finished game, unless there is one."""
    owner = looker(request, services, HEAVY)
    owner.person = person.id
    text, people = await text_of(services, record_id)
    services.playbacks.check_size(text)
    return sent(await services.reviews.begin(record_id, text, people, owner))


@get("/api/records/{record_id:str}/review", operation_id="getReview", responses=may_fail(404, 409))
async def get_review(request: Asked, record_id: Id, services: Services) -> Response[dict[str, Any]]:
    """Return the progress of a review and its report: first the curve, at the end everything."""
    looker(request, services)
    await must_be_over(services, record_id)
    return sent(await services.reviews.find(record_id))


@get("/api/me/reviews", operation_id="getMyReviews", responses=may_fail(401))
async def get_my_reviews(services: Services, person: Person) -> list[ReviewedGame]:
    """List luck and play of my reviewed games, the newest first."""
    rows = await services.database.read(
        "SELECT id, game, at, result, luck, play, low, high, accuracy, level, kinds FROM review_seats"
        " WHERE person = ? ORDER BY at DESC LIMIT ?",
        person.id,
        NEWEST,
    )
    found = [{**row, "kinds": msgspec.json.decode(str(row["kinds"]))} for row in rows]
    return msgspec.convert(found, list[ReviewedGame])


HANDLERS = [begin_review, get_review, get_my_reviews]
