"""Access to the admin routes: with the admin token, or by people with a role."""

from __future__ import annotations

import hmac

from litestar import post

from deadroad.server.admin import TOKEN
from deadroad.server.refusal import No
from deadroad.server.requester import maybe_person
from deadroad.server.routes.parameters import Asked
from deadroad.server.routes.problems import may_fail
from deadroad.server.services import Services


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


def deed(path: str, operation_id: str, *errors: int, status_code: int = 204) -> post:
    """Return the decorator of a route on which staff change something. By default its response is empty."""
    return post(path, operation_id=operation_id, status_code=status_code, responses=may_fail(*errors))
