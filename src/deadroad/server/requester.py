"""The sender of a request: the address, and the person by cookie or bearer token."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.types import HTTPScope, WebSocketScope

from deadroad.content.in_use import used
from deadroad.server.config import Config, local
from deadroad.server.network import line
from deadroad.server.people import Person
from deadroad.server.refusal import No
from deadroad.server.services import Services
from deadroad.server.tokens import hashed

NAME: Final = "deadroad"
DEVICE: Final = "deadroad-device"
# With this prefix, a browser accepts a cookie only from this very host, and only by https. Without it, a page
# of a related host (evil.play.example) could plant cookies here.
OWN: Final = "__Host-"
PASSED_ON: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-host", "via")
Connection = ASGIConnection[Any, Any, Any, Any]


def login_cookies() -> tuple[str, str]:
    """Return the names of the login cookie: without and with https.

    Browsers send a cookie to every port of a machine, so a server with a variant has a cookie of its own.
    """
    variant = used()
    name = NAME if variant is None else f"{NAME}-{variant.digest}"
    return name, OWN + name


def login_cookie(config: Config) -> str:
    """Return the name of the login cookie of this server."""
    return login_cookies()[config.secure]


def device_cookie(config: Config) -> str:
    """Return the name of the cookie that names a device."""
    return OWN + DEVICE if config.secure else DEVICE


def address(connection: Connection, proxies: int) -> str:
    """Return the client's address, taking trusted proxies into account."""
    return address_in(connection.scope, proxies)


def address_in(scope: HTTPScope | WebSocketScope, proxies: int) -> str:
    """Return the client's address of a request that was not given to the framework yet."""
    if proxies:
        # A proxy may add a line of its own instead of extending the line that the client sent.
        lines = b",".join(value for name, value in scope["headers"] if name == b"x-forwarded-for")
        via = [part.strip() for part in lines.decode("latin-1").split(",") if part.strip()]
        if len(via) >= proxies:
            return line(via[-proxies][:64])
    return line(scope["client"][0]) if scope["client"] else ""


def token(connection: Connection, config: Config) -> str | None:
    """Return the login token of a request."""
    bearer = connection.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip()[:100]
    found = connection.cookies.get(login_cookie(config))
    return found[:100] if found else None


def device(connection: Connection, config: Config) -> str:
    """Return the device cookie of a request, if it has one."""
    return (connection.cookies.get(device_cookie(config)) or "")[:100]


def from_here(connection: Connection, public: str) -> bool:
    """Return whether a request comes from our own pages. Programs other than browsers send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if public:
        return origin == "{0.scheme}://{0.netloc}".format(urlsplit(public))
    return origin.partition("://")[2] == connection.headers.get("host", "") != ""


def for_us(connection: Connection, config: Config) -> bool:
    """Return whether the Host header of a request names this server.

    Another site can point its own host name at this machine (DNS rebinding). So a server that listens only on
    the loopback address, and has no `public` address, accepts only local host names. Requests that a proxy
    passed on are refused too: their client may be anywhere, and the lab is for this machine only.
    """
    if not config.own_machine:
        return True
    if any(name in connection.headers for name in PASSED_ON):
        return False
    try:
        return local(urlsplit("//" + connection.headers.get("host", "")).hostname or "")
    except ValueError:
        return False


async def maybe_person(connection: Connection, services: Services) -> Person | None:
    """Return the person who makes a request, or None. Raises No if they are banned."""
    came_from = address(connection, services.config.proxies)
    here = device(connection, services.config)
    given = token(connection, services.config)
    person = await services.people.by_token(given) if given else None
    if person is None or not person.role:  # a ban of addresses must not lock out those who can lift it
        services.bans.check(came_from, hashed(here) if here else "")
    if person is not None and person.banned:
        raise No("banned", 403)
    if person is not None:
        services.origins.note(person.id, came_from)
    return person


async def the_person(connection: Connection, services: Services) -> Person:
    """Return the person who makes a request. Raises No if there is no login."""
    person = await maybe_person(connection, services)
    if person is None:
        raise No("not-logged-in", 401)
    return person
