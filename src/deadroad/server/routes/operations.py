"""Routes for monitoring."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get

from deadroad.content.in_use import used
from deadroad.server.bodies import Capabilities
from deadroad.server.routes.parameters import Asked
from deadroad.server.routes.problems import may_fail, problem
from deadroad.server.routes.staff import staff
from deadroad.server.services import Services


@get("/health", operation_id="health", media_type=MediaType.TEXT, responses=may_fail())
async def health() -> str:
    """Succeed while the process runs."""
    return "ok\n"


@get("/ready", operation_id="ready", media_type=MediaType.TEXT, responses=may_fail())
async def ready(services: Services) -> Response[Any]:
    """Succeed while the node can serve: it can store data and is not about to stop."""
    if not services.ready or services.draining or not await services.can_store():
        return problem(503, "unavailable")
    return Response("ready\n", media_type=MediaType.TEXT)


@get("/metrics", operation_id="metrics", media_type=MediaType.TEXT, responses=may_fail())
async def metrics(request: Asked, services: Services) -> str:
    """Return metrics for Prometheus. Requires the admin token if one is set."""
    if services.config.admin_token:
        await staff(request, services)
    return services.metrics.text()


@get("/api/services", operation_id="services", responses=may_fail())
async def capabilities(services: Services) -> Capabilities:
    """Return the optional services of this server."""
    config, variant = services.config, used()
    name = variant.name if variant is not None else ""
    return Capabilities(
        mail=bool(config.mail.host),
        lab=config.own_machine,
        notice=services.notice,
        variant=name,
        plain=config.plain,
        passkeys=services.passkeys.offered,
    )


HANDLERS = [health, ready, metrics, capabilities]
