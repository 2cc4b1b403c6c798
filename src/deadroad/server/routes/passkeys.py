"""Routes for passkeys: create, list, rename and remove them, and log in with them."""

from __future__ import annotations

from litestar import Response, get, post

from deadroad.server.account_bodies import (
    NewPasskey,
    NewPasskeyOptions,
    PasskeyName,
    PasskeyOptions,
    PasskeyProof,
    PasskeyRow,
    Proof,
    UsedPasskey,
)
from deadroad.server.bodies import Welcome
from deadroad.server.passkeys import ALGORITHMS, MOST, NEW, USE, base64url
from deadroad.server.people import Person, clean
from deadroad.server.quotas import LOGIN, PASSKEY, space_of
from deadroad.server.refusal import No
from deadroad.server.requester import address
from deadroad.server.routes.parameters import Asked, PasskeyId
from deadroad.server.routes.problems import may_fail
from deadroad.server.routes.session import count_login, prove, welcome
from deadroad.server.services import Services


def offered(services: Services) -> None:
    """Raise No if this server has no passkeys: they need a public address with https."""
    if not services.passkeys.offered:
        raise No("no-passkeys", 404)


def take_login(request: Asked, services: Services) -> str:
    """Return the address of a login. Raises No if it is banned or tries too often."""
    came_from = address(request, services.config.proxies)
    services.bans.check(came_from)
    services.rates.take("logins", came_from, services.config.limits.logins)
    return came_from


@get("/api/me/passkeys", operation_id="listPasskeys", responses=may_fail(401))
async def list_passkeys(services: Services, person: Person) -> list[PasskeyRow]:
    """List my passkeys, the oldest first."""
    return await services.passkeys.all(person.id)


@post(
    "/api/me/passkeys/begin", operation_id="beginPasskey", status_code=200, responses=may_fail(401, 404, 409)
)
async def begin_passkey(data: Proof, services: Services, person: Person) -> NewPasskeyOptions:
    """Return a challenge for a new passkey. Requires the password or another passkey."""
    offered(services)
    if not person.account:
        raise No("no-account")
    await prove(services, person, data)
    known = [row.id for row in await services.passkeys.all(person.id)]
    if len(known) >= MOST:
        raise No("too-many-passkeys")
    services.quotas.charge(person.id, PASSKEY)
    return NewPasskeyOptions(
        challenge=await services.passkeys.challenge(NEW, person.id),
        site=services.passkeys.site,
        person=base64url(person.id.encode()),
        name=person.name,
        algorithms=list(ALGORITHMS),
        known=known,
    )


@post("/api/me/passkeys", operation_id="addPasskey", responses=may_fail(401, 404))
async def add_passkey(data: NewPasskey, services: Services, person: Person) -> PasskeyRow:
    """Store the passkey that a browser created for the challenge."""
    offered(services)
    data.name = clean(data.name)
    services.quotas.charge(person.id, PASSKEY + space_of(data.id, data.attestation))
    made = await services.passkeys.add(person.id, data)
    if made is None:
        raise No("wrong-passkey", 403)
    return made


@post(
    "/api/me/passkeys/{passkey_id:str}/name",
    operation_id="renamePasskey",
    status_code=204,
    responses=may_fail(401, 404),
)
async def rename_passkey(
    data: PasskeyName, passkey_id: PasskeyId, services: Services, person: Person
) -> None:
    """Rename a passkey of mine."""
    if not await services.passkeys.rename(person.id, passkey_id, clean(data.name)):
        raise No("no-such-passkey", 404)


@post(
    "/api/me/passkeys/{passkey_id:str}/remove",
    operation_id="removePasskey",
    status_code=204,
    responses=may_fail(401, 404),
)
async def remove_passkey(data: Proof, passkey_id: PasskeyId, services: Services, person: Person) -> None:
    """Delete a passkey of mine. Requires the password or a passkey."""
    await prove(services, person, data)
    if not await services.passkeys.remove(person.id, passkey_id):
        raise No("no-such-passkey", 404)


@post("/api/me/passkeys/prove", operation_id="proveByPasskey", status_code=200, responses=may_fail(401, 404))
async def prove_by_passkey(data: UsedPasskey, services: Services, person: Person) -> PasskeyProof:
    """Return a proof that takes the place of the password in one request."""
    offered(services)
    services.rates.take("logins", "name " + person.id, services.config.limits.logins)
    proof = await services.passkeys.prove(person.id, data)
    if proof is None:
        raise No("wrong-passkey", 403)
    return PasskeyProof(proof)


@post("/api/passkeys/begin", operation_id="beginPasskeyUse", status_code=200, responses=may_fail(404))
async def begin_passkey_use(request: Asked, services: Services) -> PasskeyOptions:
    """Return a challenge to log in with a passkey, or to prove with one that I own the account."""
    offered(services)
    services.quotas.charge_address(take_login(request, services), LOGIN)
    return PasskeyOptions(await services.passkeys.challenge(USE), services.passkeys.site)


@post("/api/passkeys/login", operation_id="logInByPasskey", status_code=200, responses=may_fail(401, 404))
async def log_in_by_passkey(request: Asked, data: UsedPasskey, services: Services) -> Response[Welcome]:
    """Log in with a passkey, without name, password or code."""
    offered(services)
    came_from = take_login(request, services)
    owner = await services.passkeys.owner(data)
    person = None if owner is None else await services.people.get(owner)
    if person is None:
        count_login(services, came_from, "wrong-passkey")
        raise No("wrong-passkey", 401)
    if person.banned:
        count_login(services, came_from, "banned")
        raise No("banned", 403)
    services.quotas.charge_address(came_from, LOGIN)
    count_login(services, came_from, "done")
    return await welcome(request, services, person, await services.people.hand_login(person.id))


HANDLERS = [
    list_passkeys,
    begin_passkey,
    add_passkey,
    rename_passkey,
    remove_passkey,
    prove_by_passkey,
    begin_passkey_use,
    log_in_by_passkey,
]
