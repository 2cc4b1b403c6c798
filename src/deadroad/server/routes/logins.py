"""Routes for my logins and the second factor of my account."""

from __future__ import annotations

from litestar import delete, get, post

from deadroad.server.account_bodies import Code, LoginRow, Proof, RecoveryCodes, Secret
from deadroad.server.people import Person
from deadroad.server.quotas import CODES
from deadroad.server.refusal import No
from deadroad.server.requester import token
from deadroad.server.routes.parameters import Asked, Id
from deadroad.server.routes.problems import may_fail
from deadroad.server.routes.session import prove
from deadroad.server.services import Services


@get("/api/me/logins", operation_id="listLogins", responses=may_fail(401))
async def list_logins(request: Asked, services: Services, person: Person) -> list[LoginRow]:
    """List my logins, the newest first."""
    return await services.logins.all(person.id, token(request, services.config) or "")


@delete(
    "/api/me/logins/{login_id:str}", operation_id="endLogin", status_code=204, responses=may_fail(401, 404)
)
async def end_login(login_id: Id, services: Services, person: Person) -> None:
    """End a login. All my sockets are closed and must reconnect with a valid login."""
    if not await services.logins.end(person.id, login_id):
        raise No("no-such-token", 404)
    await services.send_away(person.id)


@post("/api/me/factor", operation_id="beginFactor", status_code=200, responses=may_fail(401, 409))
async def begin_factor(data: Proof, services: Services, person: Person) -> Secret:
    """Return a secret for an authenticator app. It takes effect when a code confirms it."""
    if not person.account:
        raise No("no-account")
    await prove(services, person, data)
    if await services.factor.on(person.id):
        raise No("already-on")
    return Secret(*await services.factor.begin(person.id, person.name))


@post("/api/me/factor/confirm", operation_id="confirmFactor", status_code=200, responses=may_fail(401, 409))
async def confirm_factor(data: Code, services: Services, person: Person) -> RecoveryCodes:
    """Turn on the second factor with a code of the app. The recovery codes are shown once."""
    services.rates.take("logins", "code " + person.id, services.config.limits.logins)
    services.quotas.charge(person.id, CODES)
    codes = await services.factor.confirm(person.id, data.code)
    if codes is None:
        raise No("wrong-code", 403)
    return RecoveryCodes(codes)


@post("/api/me/factor/off", operation_id="endFactor", status_code=204, responses=may_fail(401))
async def end_factor(data: Proof, services: Services, person: Person) -> None:
    """Turn off the second factor. Requires the password."""
    await prove(services, person, data)
    await services.factor.turn_off(person.id)


HANDLERS = [list_logins, end_login, begin_factor, confirm_factor, end_factor]
