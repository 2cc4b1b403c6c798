"""Access to the admin routes: with the admin token, or by people with a role."""

from __future__ import annotations

import hmac

from litestar import get, post
from litestar.di import NamedDependency

from deadroad.server.admin import TOKEN
from deadroad.server.refusal import No
from deadroad.server.requester import maybe_person
from deadroad.server.routes.parameters import Asked
from deadroad.server.routes.problems import may_fail
from deadroad.server.services import Services

# The actor of a request: the id of a person, or `token`. A route that asks for one is closed to all others.
# Marked as dependencies, so that the server does not start if it could read them from a request.
Moderator = NamedDependency[str]
Admin = NamedDependency[str]


async def staff(request: Asked, services: Services, *roles: str) -> str:
    """Return the actor. Raises No without the admin token or one of the roles. Admins may do everything."""
    token = services.config.admin_token
    given = request.headers.get("authorization", "")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return TOKEN
    person = await maybe_person(request, services)
    if person is None or person.role not in ("admin", *roles) or not person.account:
        raise No("not-admin", 403)
    return person.id


async def provide_moderator(request: Asked, services: Services) -> str:
    """Return the actor of a request that moderators and admins may make."""
    return await staff(request, services, "moderator")


async def provide_admin(request: Asked, services: Services) -> str:
    """Return the actor of a request that only admins may make."""
    return await staff(request, services)


def shown(path: str, operation_id: str, *errors: int) -> get:
    """Return the decorator of a route below `/api/admin` that shows something to staff."""
    return get("/api/admin" + path, operation_id=operation_id, responses=may_fail(*errors))


def deed(path: str, operation_id: str, *errors: int, status_code: int = 204) -> post:
    """Return the decorator of a route that lets staff change something. By default its response is empty."""
    responses = may_fail(*errors)
    return post("/api/admin" + path, operation_id=operation_id, status_code=status_code, responses=responses)
