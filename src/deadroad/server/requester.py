"""Who makes a request: from which address, and which person, by cookie or by bearer token."""

from __future__ import annotations

import ipaddress
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from deadroad.server.config import Config
from deadroad.server.network import line
from deadroad.server.people import Person
from deadroad.server.refusal import No
from deadroad.server.services import Services
from deadroad.server.tokens import hashed

COOKIE: Final = "deadroad"
DEVICE: Final = "deadroad-device"
Connection = ASGIConnection[Any, Any, Any, Any]


def address(connection: Connection, proxies: int) -> str:
    """Return where the client comes from, behind as many trusted proxies as there are."""
    if proxies:
        via = [
            part.strip() for part in connection.headers.get("x-forwarded-for", "").split(",") if part.strip()
        ]
        if len(via) >= proxies:
            return line(via[-proxies][:64])
    return line(connection.client.host) if connection.client else ""


def token(connection: Connection) -> str | None:
    """Return the login token of a request."""
    bearer = connection.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip()[:100]
    found = connection.cookies.get(COOKIE)
    return found[:100] if found else None


def device(connection: Connection) -> str:
    """Return the name of the device a request comes from, if it has one."""
    return (connection.cookies.get(DEVICE) or "")[:100]


def from_here(connection: Connection, public: str) -> bool:
    """Whether a browser's request comes from our own pages; other programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if public:
        return origin == "{0.scheme}://{0.netloc}".format(urlsplit(public))
    return origin.partition("://")[2] == connection.headers.get("host", "") != ""


def for_us(connection: Connection, config: Config) -> bool:
    """Whether a request was meant for this server.

    A page of another site may let its own name lead to this very machine: a server that listens to this
    machine alone, and was not told under which name it is known, answers to no other.
    """
    if config.public or config.proxies or not local(config.host):
        return True
    try:
        return local(urlsplit("//" + connection.headers.get("host", "")).hostname or "")
    except ValueError:
        return False


def local(host: str) -> bool:
    """Whether a name means the machine it is said on."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


async def maybe_person(connection: Connection, services: Services) -> Person | None:
    """Return who asks, if they said; whoever is banned is refused."""
    came_from = address(connection, services.config.proxies)
    here = device(connection)
    services.bans.check(came_from, hashed(here) if here else "")
    given = token(connection)
    person = await services.people.by_token(given) if given else None
    if person is not None and person.banned:
        raise No("banned", 403)
    if person is not None:
        services.origins.note(person.id, came_from)
    return person


async def the_person(connection: Connection, services: Services) -> Person:
    """Return who asks; raises No for strangers."""
    person = await maybe_person(connection, services)
    if person is None:
        raise No("who-are-you", 401)
    return person
