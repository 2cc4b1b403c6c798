"""The ASGI application: all HTTP routes and the socket, with headers and checks for every request."""

from __future__ import annotations

from collections.abc import AsyncGenerator, MutableMapping
from contextlib import asynccontextmanager
from typing import Final, cast

import msgspec
from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from deadroad import __version__
from deadroad.server.bodies import Problem
from deadroad.server.large_bodies import LAB, RECORDS, large
from deadroad.server.people import Person
from deadroad.server.refusal import No
from deadroad.server.requester import address, address_in, for_us, from_here, maybe_person, the_person
from deadroad.server.routes import (
    admin,
    export,
    games,
    lab,
    logins,
    moderation,
    operations,
    pages,
    passkeys,
    people,
    playing,
    records,
    rematch,
    reviews,
    tables,
    variants,
)
from deadroad.server.routes.parameters import Asked
from deadroad.server.routes.problems import HANDLERS
from deadroad.server.routes.staff import provide_admin, provide_moderator, staff
from deadroad.server.services import Services
from deadroad.server.table_socket import TOO_MANY, table_socket, take_load

# Only our own files, and sockets to the page's own origin; no frames, no forms of other sites.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
# If the public address is https, browsers must use https for a year.
SECURE: Final = (b"strict-transport-security", b"max-age=31536000")


PROBES: Final = ("/health", "/ready")  # counted apart, so that other requests can't make a node look dead
JSON: Final = ((b"content-type", b"application/json"),)
SLOW_DOWN: Final = msgspec.json.encode(Problem("slow-down"))


def guarded(app: ASGIApp, services: Services) -> ASGIApp:
    """Add our headers to every response, and count it. Hold requests over the rate limit."""
    proxies = services.config.proxies
    always = (*HEADERS, SECURE) if services.config.secure else HEADERS

    async def refuse_socket(receive: Receive, send: Send) -> None:
        await services.held.hold()
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await send({"type": "websocket.close", "code": TOO_MANY, "reason": "slow-down"})

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                services.metrics.count("deadroad_requests_total", f'status="{message["status"]}"')
                headers = [*message["headers"], *always]
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        if str(scope["type"]) == "lifespan":  # start and end of the server
            await app(scope, receive, send)
            return
        what = "probes" if scope["path"] in PROBES else "requests"
        allowed = services.rates.allows(what, address_in(scope, proxies), services.config.limits.requests)
        if scope["type"] == ScopeType.WEBSOCKET:
            await (app(scope, receive, send) if allowed else refuse_socket(receive, send))
            return
        if not allowed:
            await services.held.hold()
            await send_with_headers({"type": "http.response.start", "status": 429, "headers": [*JSON]})
            await send_with_headers({"type": "http.response.body", "body": SLOW_DOWN, "more_body": False})
            return
        try:
            await app(scope, receive, send_with_headers)
        finally:
            services.bodies.done(cast("MutableMapping[str, object]", scope))

    return answer


async def check_body(request: Asked, services: Services) -> None:
    """Check login, rate and size of a request before its body is read."""
    path = request.scope["path"]
    is_large = large(request.headers, services.config.limits.small_body)
    came_from = address(request, services.config.proxies)
    if path in RECORDS:
        person = await the_person(request, services)
        for who in (person.id, came_from):
            services.rates.take("imports", who, services.config.limits.imports)
    elif is_large and path.startswith(LAB):
        if services.config.own_machine:
            await the_person(request, services)
        else:
            await staff(request, services)
    elif is_large:
        raise No("too-large", 413)
    if is_large:
        services.bodies.take(cast("MutableMapping[str, object]", request.scope), came_from)


def application(services: Services) -> ASGIApp:
    """Return the application of a node, with our headers on every response."""
    return guarded(routed(services), services)


def routed(services: Services) -> Litestar:
    """Return the routes and the socket of a node."""

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncGenerator[None, None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    async def before(request: Asked) -> None:
        """Refuse cross-site requests, and bodies before they are read."""
        # `request.url` can't be used here: it contains the Host header, which the client chooses.
        if request.scope["path"] in PROBES:
            return
        came_from = address(request, services.config.proxies)
        if "transfer-encoding" in request.headers:
            raise No("too-large", 411, "body: state its size (Content-Length)")  # nothing of it is read
        changes = request.method not in ("GET", "HEAD", "OPTIONS")
        if not for_us(request, services.config) or (
            changes and not from_here(request, services.config.public)
        ):
            raise No("not-from-here", 403)
        # A form of another site can send text, but not JSON.
        kind = request.headers.get("content-type", "application/json")
        if request.method in ("POST", "PUT", "PATCH") and not kind.startswith("application/json"):
            raise No("not-json", 415)
        if request.scope["path"].startswith("/api/admin/"):
            await staff(request, services, "moderator")  # before any of it is read
        if changes:
            await check_body(request, services)
        take_load(services, request.scope["path"], came_from)

    async def provide_services() -> Services:
        return services

    async def provide_person(request: Asked) -> Person:
        return await the_person(request, services)

    async def provide_guest(request: Asked) -> Person | None:
        return await maybe_person(request, services)

    rooms = (
        games,
        people,
        export,
        logins,
        passkeys,
        tables,
        rematch,
        playing,
        records,
        reviews,
        operations,
        admin,
        moderation,
        lab,
        variants,
        pages,
    )
    return Litestar(
        route_handlers=[table_socket, *[handler for room in rooms for handler in room.HANDLERS]],
        dependencies={
            "services": Provide(provide_services),
            "person": Provide(provide_person),
            "guest": Provide(provide_guest),
            "moderator": Provide(provide_moderator),
            "admin": Provide(provide_admin),
        },
        before_request=before,
        exception_handlers=HANDLERS,
        lifespan=[open_house],
        on_app_init=[_strict],
        request_max_body_size=services.config.limits.body,
        openapi_config=OpenAPIConfig(
            title="Dead Road",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )


def _strict(config: AppConfig) -> AppConfig:
    """Return our own error response without a traceback, even where Litestar would include one."""
    config.debug = False
    config.pdb_on_exception = False
    return config
