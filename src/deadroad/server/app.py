"""The application: all calls and the socket, with what holds for every answer."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from deadroad import __version__
from deadroad.server.people import Person
from deadroad.server.refusal import No
from deadroad.server.requester import address, for_us, from_here, maybe_person, the_person
from deadroad.server.routes import (
    admin,
    games,
    logins,
    moderation,
    operations,
    pages,
    people,
    playing,
    records,
    rematch,
    tables,
)
from deadroad.server.routes.parameters import Asked
from deadroad.server.routes.problems import HANDLERS
from deadroad.server.routes.staff import staff
from deadroad.server.services import Services
from deadroad.server.table_socket import table_socket

# Nothing but our own files, and sockets to where the page came from; no frames, no foreign forms.
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
# Where the address people type is https, browsers shall not try anything else for a year.
SECURE: Final = (b"strict-transport-security", b"max-age=31536000")


def guarded(app: ASGIApp, services: Services) -> ASGIApp:
    """Put our headers on every answer, whoever makes it, and count it."""
    always = (*HEADERS, SECURE) if services.config.public.startswith("https://") else HEADERS

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                services.metrics.count("deadroad_requests_total", f'status="{message["status"]}"')
                headers = [*message["headers"], *always]
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

    return answer


def large(request: Asked, small: int) -> bool:
    """Whether a request brings more than a stranger may send, or does not say how much."""
    if "transfer-encoding" in request.headers:
        return True
    length = request.headers.get("content-length", "0")
    return not length.isdecimal() or int(length[:18]) > small


def application(services: Services) -> ASGIApp:
    """Return the application of a node, with our headers on every answer."""
    return guarded(routed(services), services)


def routed(services: Services) -> Litestar:
    """Return the calls and the socket of a node."""

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncGenerator[None, None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    async def before(request: Asked) -> None:
        """Refuse what comes too often, and what another site makes a browser send."""
        # Not by `request.url`: it is made of the Host header too, which may be anything.
        if request.scope["path"] in ("/health", "/ready"):
            return
        services.rates.take(
            "requests", address(request, services.config.proxies), services.config.limits.requests
        )
        changes = request.method not in ("GET", "HEAD", "OPTIONS")
        if not for_us(request, services.config) or (
            changes and not from_here(request, services.config.public)
        ):
            raise No("not-from-here", 403)
        # A form of another site can send text, never JSON.
        kind = request.headers.get("content-type", "application/json")
        if request.method in ("POST", "PUT", "PATCH") and not kind.startswith("application/json"):
            raise No("not-json", 415)
        if request.scope["path"].startswith("/api/admin/"):
            await staff(request, services, "moderator")  # before anything of it is read
        if changes and large(request, services.config.limits.small_body):
            await the_person(request, services)  # before a byte of it is kept

    async def provide_services() -> Services:
        return services

    async def provide_person(request: Asked) -> Person:
        return await the_person(request, services)

    async def provide_guest(request: Asked) -> Person | None:
        return await maybe_person(request, services)

    rooms = (games, people, logins, tables, rematch, playing, records, operations, admin, moderation, pages)
    return Litestar(
        route_handlers=[table_socket, *[handler for room in rooms for handler in room.HANDLERS]],
        dependencies={
            "services": Provide(provide_services),
            "person": Provide(provide_person),
            "guest": Provide(provide_guest),
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
    """Say no with our own words, without a trace, also where Litestar would show one."""
    config.debug = False
    config.pdb_on_exception = False
    return config
