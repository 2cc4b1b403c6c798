"""How the server does, for the programs that look after it."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get

from deadroad.server.bodies import Capabilities
from deadroad.server.routes.parameters import Asked
from deadroad.server.routes.problems import may_fail, problem
from deadroad.server.routes.staff import staff
from deadroad.server.services import Services


@get("/health", operation_id="health", media_type=MediaType.TEXT, responses=may_fail())
async def health() -> str:
    """The process lives."""
    return "ok\n"


@get("/ready", operation_id="ready", media_type=MediaType.TEXT, responses=may_fail())
async def ready(services: Services) -> Response[Any]:
    """It can serve: something can be stored, and it is not about to close."""
    if not services.ready or services.draining or not await services.can_store():
        return problem(503, "unavailable")
    return Response("ready\n", media_type=MediaType.TEXT)


@get("/metrics", operation_id="metrics", media_type=MediaType.TEXT, responses=may_fail())
async def metrics(request: Asked, services: Services) -> str:
    """Numbers for Prometheus; behind the admin token where one is set."""
    if services.config.admin_token:
        await staff(request, services)
    return services.metrics.text()


@get("/api/services", operation_id="services", responses=may_fail())
async def capabilities(services: Services) -> Capabilities:
    """What this server can do besides play."""
    return Capabilities(mail=bool(services.config.mail.host), notice=services.notice)


HANDLERS = [health, ready, metrics, capabilities]
