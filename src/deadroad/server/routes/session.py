"""The login of a person: its cookies, what the person sees of themselves, and proofs of ownership."""

from __future__ import annotations

import logging

from litestar import Response
from litestar.datastructures import Cookie

from deadroad.server.account_bodies import Proof
from deadroad.server.admin_bodies import role_of
from deadroad.server.bodies import Address, Me, NewName, Someone, Welcome
from deadroad.server.logins import DEVICES, Place
from deadroad.server.people import Person
from deadroad.server.refusal import No
from deadroad.server.requester import OWN, address, device, device_cookie, login_cookie, login_cookies
from deadroad.server.routes.parameters import Asked
from deadroad.server.services import Services
from deadroad.server.tokens import draw

log = logging.getLogger("deadroad.logins")

LASTS = DEVICES * 86_400


def cookie(services: Services, value: str) -> Cookie:
    """Return the login cookie, which is SameSite=Strict and HttpOnly."""
    return own_cookie(services, login_cookie(services.config), value, services.people.login_lasts // 1000)


def own_cookie(services: Services, name: str, value: str, lasts: int) -> Cookie:
    """Return a cookie that no script can read and that no other site causes to be sent."""
    secure = services.config.secure
    return Cookie(name, value=value, max_age=lasts, httponly=True, samesite="strict", secure=secure)


def forget_login(response: Response[None]) -> Response[None]:
    """Delete the login cookie with a response, by both of its names."""
    for name in login_cookies():
        secure = name.startswith(OWN)  # otherwise browsers ignore it
        response.set_cookie(name, value="", max_age=0, httponly=True, samesite="strict", secure=secure)
    return response


async def me(services: Services, person: Person) -> Me:
    """Return a person as they see themselves."""
    blocked = await services.people.blocked(person.id)
    names = await services.people.learn(blocked)
    others = [Someone(other, names.get(other, "")) for other in sorted(blocked)]
    return Me(
        id=person.id,
        name=person.name,
        account=person.account,
        email=person.email,
        confirmed=person.confirmed,
        hook=person.hook,
        blocked=others,
        role=role_of(person.role),
        factor=person.account and await services.factor.on(person.id),
        passkeys=person.account and bool(await services.passkeys.all(person.id)),
    )


async def welcome(request: Asked, services: Services, person: Person, given: str) -> Response[Welcome]:
    """Return a person with a new login. Its origin and device are stored."""
    came_from = address(request, services.config.proxies)
    services.origins.note(person.id, came_from)
    await services.logins.note(given, Place(request.headers.get("user-agent", "")[:150], came_from))
    here = device(request, services.config) or draw()
    await services.logins.used(person.id, here)
    known = own_cookie(services, device_cookie(services.config), here, LASTS)
    body = Welcome(await me(services, person), given)
    return Response(body, cookies=[cookie(services, given), known])


def count_login(services: Services, came_from: str, outcome: str) -> None:
    """Count a login by its outcome, and log one that failed. Limits of logins also limit these lines."""
    services.metrics.count("deadroad_logins_total", f'outcome="{outcome}"')
    if outcome != "done":
        log.info("a login failed", extra={"why": outcome, "host": came_from})


def take_proof(services: Services, person: Person) -> None:
    """Count a password that is about to be checked, by person and address. Raises No over the limit.

    Checking takes time on purpose, and only one password is checked at a time.
    """
    services.rates.take("logins", services.origins.address(person.id), services.config.limits.logins)
    services.rates.take("logins", "name " + person.id, services.config.limits.logins)


async def prove(services: Services, person: Person, data: Proof | NewName | Address) -> None:
    """Raise No unless an account sends its password or a proof from a passkey.

    An open login does not prove ownership.
    """
    if not person.account:
        return
    take_proof(services, person)
    if data.proof is not None:
        if not await services.passkeys.accepts(person.id, data.proof):
            raise No("no-such-token", 403)
    elif data.password is None or not await services.people.proves(person.id, data.password):
        raise No("wrong-password", 403)
