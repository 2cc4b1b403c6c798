"""Who may use the admin calls: who has the admin token, and people with a role."""

from __future__ import annotations

import hmac

from deadroad.server.refusal import No
from deadroad.server.requester import maybe_person
from deadroad.server.routes.parameters import Asked
from deadroad.server.services import Services

TOKEN = "token"  # noqa: S105 - how the audit log names who has the admin token


async def staff(request: Asked, services: Services, *roles: str) -> str:
    """Return who asks; raises No unless they have the admin token or one of the roles. Admins may do all."""
    token = services.config.admin_token
    given = request.headers.get("authorization", "")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return TOKEN
    person = await maybe_person(request, services)
    if person is None or person.role not in ("admin", *roles) or not person.account:
        raise No("not-admin", 403)
    return person.id
