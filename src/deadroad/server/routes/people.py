"""Routes for people: guests, accounts and their data."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie

from deadroad.server.account_bodies import Proof
from deadroad.server.bodies import (
    Account,
    Address,
    Blocked,
    Confirm,
    Forgotten,
    GameCount,
    Guest,
    Hook,
    HookSecret,
    Login,
    Me,
    NewName,
    Passwords,
    Reset,
    Session,
    Statistics,
    Welcome,
)
from deadroad.server.deletion import forget
from deadroad.server.people import Person, clean, key
from deadroad.server.quotas import BLOCK, LOGIN, PERSON, space_of
from deadroad.server.rates import HOUR
from deadroad.server.refusal import Full, No
from deadroad.server.requester import address, device, login_cookie, token
from deadroad.server.routes.parameters import Asked, Id
from deadroad.server.routes.problems import may_fail
from deadroad.server.routes.session import (
    cookie,
    count_login,
    forget_login,
    me,
    prove,
    take_proof,
    welcome,
)
from deadroad.server.services import Services
from deadroad.server.tokens import draw, hashed


@post("/api/guest", operation_id="becomeGuest", responses=may_fail(409))
async def become_guest(request: Asked, data: Guest, services: Services) -> Response[Welcome]:
    """Create a guest with a name."""
    came_from = address(request, services.config.proxies)
    here = device(request, services.config)
    services.bans.check(came_from, hashed(here) if here else "", new=True)
    services.rates.take("guests", came_from, services.config.limits.guests)
    services.quotas.charge_address(came_from, PERSON + LOGIN)
    person, given = await services.people.guest(data.name)
    return await welcome(request, services, person, given)


@post("/api/account", operation_id="makeAccount", status_code=200, responses=may_fail(401, 409))
async def make_account(request: Asked, data: Account, services: Services, person: Person) -> Response[Me]:
    """Turn the guest into an account. A browser gets a new login."""
    if person.account:
        raise No("already-an-account")
    services.rates.take("guests", address(request, services.config.proxies), services.config.limits.guests)
    if data.email is not None:
        services.rates.take("mails", address(request, services.config.proxies), services.config.limits.mails)
    services.quotas.charge(person.id, PERSON + space_of(key(data.name)))
    if not await services.people.make_account(person.id, clean(data.name), data.password):
        raise No("already-an-account")  # another request was faster
    await services.renamed(person.id)
    if data.email is not None:
        await services.post.confirm(person.id, data.email, data.language)
    return Response(await _myself(services, person.id), cookies=await _new_login(request, services, person))


async def _new_login(request: Asked, services: Services, person: Person) -> list[Cookie]:
    """Replace the login of a browser whose guest became an account, and return the cookie of the new one.

    Another site may have planted the cookie of its own guest in the browser. It must not share the account.
    """
    if request.cookies.get(login_cookie(services.config)) != token(request, services.config):
        return []  # a program, which sends its login itself
    services.quotas.charge(person.id, LOGIN)
    given = await services.people.hand_login(person.id)
    await services.logins.end_others(person.id, given)
    return list((await welcome(request, services, person, given)).cookies)


async def _myself(services: Services, person: str) -> Me:
    found = await services.people.get(person)
    if found is None:
        raise No("not-logged-in", 401)
    return await me(services, found)


@post("/api/login", operation_id="logIn", status_code=200, responses=may_fail(401))
async def log_in(request: Asked, data: Login, services: Services) -> Response[Welcome]:
    """Log in with name and password."""
    limits = services.config.limits
    came_from = address(request, services.config.proxies)
    services.bans.check(came_from)
    # By the normal form of the name, so that another spelling gives no further attempts.
    name = key(data.name)
    services.rates.take("logins", came_from, limits.logins)
    services.rates.take("logins", f"{came_from} {name}", limits.logins)
    # Attempts from all addresses together are limited too. Known devices are exempt, so the owner is not
    # locked out.
    if not await services.logins.knows(name, device(request, services.config)):
        services.rates.take("logins", "name " + name, limits.account_logins)
    person = await services.people.with_password(data.name, data.password)
    if person is None:
        count_login(services, came_from, "wrong-password")
        raise No("wrong-password", 401)
    if person.banned:
        count_login(services, came_from, "banned")
        raise No("banned", 403)
    await check_code(services, person, data.code, device(request, services.config), came_from)
    services.quotas.charge_address(came_from, LOGIN)
    given = await services.people.hand_login_to(person)
    if given is None:
        count_login(services, came_from, "wrong-password")
        raise No("wrong-password", 401)
    count_login(services, came_from, "done")
    return await welcome(request, services, person, given)


async def check_code(services: Services, person: Person, code: str | None, here: str, came_from: str) -> None:
    """Raise No unless an account has no second factor, or this is a valid code of it.

    Wrong codes after the right password are limited by account. A known device has its own count, so a
    stranger who has the password can't lock the owner out. The owner gets a mail when it runs out.
    """
    if not await services.factor.on(person.id):
        return
    if code is None:
        raise No("code-needed", 401)
    known = await services.logins.knows(person.login or "", here)
    who = f"{person.id} {hashed(here)}" if known else person.id
    most = services.config.limits.codes
    if not services.rates.spends("codes", who, 1, most, HOUR):
        raise No("slow-down", 429)
    if await services.factor.fits(person.id, code):
        services.rates.give_back("codes", who, 1, most, HOUR)
        return
    if not services.rates.has("codes", who, 1, most, HOUR):
        services.soon(services.post.warn_of_codes(person))
    count_login(services, came_from, "wrong-code")
    raise No("wrong-code", 401)


@post(
    "/api/logout",
    operation_id="logOut",
    status_code=204,
    after_request=forget_login,
    responses=may_fail(),
)
async def log_out(request: Asked, services: Services) -> None:
    """End this login. All sockets of the person are closed and must reconnect with a valid login."""
    given = token(request, services.config)
    if given:
        person = await services.people.by_token(given)
        await services.people.log_out(given)
        if person is not None:
            await services.send_away(person.id)


@get("/api/me", operation_id="getMe", responses=may_fail(401))
async def get_me(request: Asked, services: Services, person: Person) -> Response[Me]:
    """Return the person who makes the request, and renew the login."""
    return Response(await me(services, person), cookies=await _renewed(request, services))


@get("/api/session", operation_id="getSession", responses=may_fail())
async def get_session(request: Asked, services: Services, guest: Person | None) -> Response[Session]:
    """Return the person who makes the request, or none. Unlike `me`, a missing login is not an error here."""
    if guest is None:
        return Response(Session(None))
    return Response(Session(await me(services, guest)), cookies=await _renewed(request, services))


async def _renewed(request: Asked, services: Services) -> list[Cookie]:
    """Extend the login of a request, and return its cookie if a browser has to store it anew."""
    given = token(request, services.config) or ""
    stored = request.cookies.get(login_cookie(services.config)) == given
    return [cookie(services, given)] if await services.people.renew(given) and stored else []


@post("/api/me/name", operation_id="rename", status_code=200, responses=may_fail(401, 409))
async def rename(data: NewName, services: Services, person: Person) -> Me:
    """Change my name, also at all tables."""
    services.rates.take("names", person.id, services.config.limits.names)
    await prove(services, person, data)
    services.quotas.charge(person.id, PERSON + space_of(key(data.name)))
    await services.people.rename(person, data.name)
    await services.renamed(person.id)
    return await _myself(services, person.id)


@post("/api/me/password", operation_id="changePassword", status_code=200, responses=may_fail(401, 409))
async def change_password(
    request: Asked, data: Passwords, services: Services, person: Person
) -> Response[Welcome]:
    """Change the password; all other logins end."""
    if not person.account:
        raise No("no-account")
    take_proof(services, person)
    if not await services.people.change_password(person.id, data.old, data.new):
        raise No("wrong-password", 403)
    services.quotas.charge(person.id, LOGIN)
    given = await services.people.hand_login(person.id)
    response = await welcome(request, services, person, given)
    # After the response is sent: this client reconnects with the new login, others can't.
    response.background = BackgroundTask(services.send_away, person.id)
    return response


@post("/api/me/email", operation_id="setEmail", status_code=200, responses=may_fail(401, 409))
async def set_email(request: Asked, data: Address, services: Services, person: Person) -> Me:
    """Store an e-mail address and send a mail to confirm it; None removes it."""
    if not person.account:
        raise No("no-account")
    services.rates.take("mails", address(request, services.config.proxies), services.config.limits.mails)
    await prove(services, person, data)
    services.quotas.charge(person.id, LOGIN + space_of(data.email))
    if data.email is None:
        await services.people.set_email(person.id, None)
    else:
        await services.post.confirm(person.id, data.email, data.language)
    return await _myself(services, person.id)


@post("/api/confirm", operation_id="confirmEmail", status_code=204, responses=may_fail(404))
async def confirm_email(request: Asked, data: Confirm, services: Services) -> None:
    """Confirm an address with the token from the mail."""
    services.rates.take("logins", address(request, services.config.proxies), services.config.limits.logins)
    if not await services.people.confirm(data.token):
        raise No("no-such-token", 404)


@post("/api/forgotten", operation_id="forgotPassword", status_code=204, responses=may_fail())
async def forgot_password(request: Asked, data: Forgotten, services: Services) -> None:
    """Send a mail to reset the password, if an account has this address.

    The response does not tell whether.
    """
    services.rates.take("mails", address(request, services.config.proxies), services.config.limits.mails)
    # In the background: if the response waited for the database, its time would reveal the account.
    services.soon(services.post.reset(data.email))


@post("/api/reset", operation_id="resetPassword", status_code=204, responses=may_fail(404))
async def reset_password(request: Asked, data: Reset, services: Services) -> None:
    """Set a new password with the token from the mail; all logins end."""
    services.rates.take("logins", address(request, services.config.proxies), services.config.limits.logins)
    person = await services.people.reset(data.token, data.password)
    if person is None:
        raise No("no-such-token", 404)
    await services.send_away(person.id)


@post("/api/me/hook", operation_id="setHook", status_code=200, responses=may_fail(401))
async def set_hook(data: Hook, services: Services, person: Person) -> HookSecret:
    """Set the webhook for slow play. Return the key with which its calls are signed."""
    services.quotas.charge(person.id, space_of(data.url))
    secret = draw() if data.url is not None else None
    await services.database.write(
        ("UPDATE people SET hook = ?, hook_secret = ? WHERE id = ?", (data.url, secret, person.id))
    )
    return HookSecret(secret)


@post("/api/me/blocks", operation_id="block", status_code=200, responses=may_fail(401, 404))
async def block(data: Blocked, services: Services, person: Person) -> Me:
    """Block a person."""
    if await services.people.get(data.other) is None:
        raise No("no-such-person", 404)
    blocked = await services.people.blocked(person.id)
    if data.other not in blocked and len(blocked) >= services.config.limits.blocks:
        raise Full("too-many-blocks")
    services.quotas.charge(person.id, BLOCK)
    await services.people.block(person.id, data.other, blocked=True)
    await services.reblock(person.id)
    return await me(services, person)


@delete("/api/me/blocks/{other:str}", operation_id="unblock", status_code=200, responses=may_fail(401, 404))
async def unblock(other: Id, services: Services, person: Person) -> Me:
    """Unblock a person."""
    await services.people.block(person.id, other, blocked=False)
    await services.reblock(person.id)
    return await me(services, person)


async def statistics(services: Services, person: str) -> list[GameCount]:
    """Return a person's results by game and number of seats."""
    rows = await services.database.read(
        "SELECT game, seats, count(*) AS played, sum(won) AS won, sum(points) AS points, max(points) AS best"
        " FROM results WHERE person = ? GROUP BY game, seats ORDER BY game, seats",
        person,
    )
    return [
        GameCount(
            str(row["game"]),
            int(row["seats"] or 0),
            int(row["played"] or 0),
            int(row["won"] or 0),
            int(row["points"] or 0),
            int(row["best"] or 0),
        )
        for row in rows
    ]


@get("/api/people/{other:str}/statistics", operation_id="getStatistics", responses=may_fail(404))
async def get_statistics(request: Asked, other: Id, services: Services) -> Statistics:
    """Return the results of a person."""
    # All results of the person are counted.
    came_from = address(request, services.config.proxies)
    services.rates.take("looks", came_from, services.config.limits.looks)
    found = await services.people.get(other)
    if found is None or not found.name:
        raise No("no-such-person", 404)
    return Statistics(found.id, found.name, await statistics(services, other))


@post(
    "/api/me/delete",
    operation_id="deleteMe",
    status_code=204,
    after_request=forget_login,
    responses=may_fail(401),
)
async def delete_me(data: Proof, services: Services, person: Person) -> None:
    """Delete my data. My finished games stay, without my name."""
    await prove(services, person, data)
    await services.retire(person.id)
    await forget(services.people, person.id)
    await services.send_away(person.id, deleted=True)


HANDLERS = [
    become_guest,
    make_account,
    log_in,
    log_out,
    get_me,
    get_session,
    rename,
    change_password,
    set_email,
    confirm_email,
    forgot_password,
    reset_password,
    set_hook,
    block,
    unblock,
    get_statistics,
    delete_me,
]
