"""People: guests, accounts, and what is kept about them."""

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
    ExportData,
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
    Someone,
    Statistics,
    Welcome,
)
from deadroad.server.logins import DEVICES, Place
from deadroad.server.people import Person, clean, key
from deadroad.server.refusal import No
from deadroad.server.requester import COOKIE, DEVICE, address, device, token
from deadroad.server.routes.parameters import Asked, Id
from deadroad.server.routes.problems import may_fail
from deadroad.server.routes.tables import cards
from deadroad.server.services import Services
from deadroad.server.tokens import draw, hashed

LASTS = DEVICES * 86_400
FORGOTTEN = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="strict")


def cookie(services: Services, value: str) -> Cookie:
    """Return the login cookie: for our own pages alone, and out of reach of scripts."""
    lasts = services.people.login_lasts // 1000
    secure = services.config.public.startswith("https://")
    return Cookie(COOKIE, value=value, max_age=lasts, httponly=True, samesite="strict", secure=secure)


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
        role="admin" if person.role == "admin" else "moderator" if person.role == "moderator" else "",
        factor=person.account and await services.factor.on(person.id),
    )


async def welcome(request: Asked, services: Services, person: Person, given: str) -> Response[Welcome]:
    """Return a person with a fresh login; where it was made, and on which device, is noted."""
    came_from = address(request, services.config.proxies)
    services.origins.note(person.id, came_from)
    await services.logins.note(given, Place(request.headers.get("user-agent", "")[:150], came_from))
    here = device(request) or draw()
    await services.logins.used(person.id, here)
    secure = services.config.public.startswith("https://")
    known = Cookie(DEVICE, value=here, max_age=LASTS, httponly=True, samesite="strict", secure=secure)
    body = Welcome(await me(services, person), given)
    return Response(body, cookies=[cookie(services, given), known])


async def prove(services: Services, person: Person, password: str | None) -> None:
    """Raise No unless an account proves itself by its password: a login left open does not own it."""
    if not person.account:
        return
    services.rates.take("logins", "name " + person.id, services.config.limits.logins)
    if password is None or not await services.people.proves(person.id, password):
        raise No("wrong-password", 403)


@post("/api/guest", operation_id="becomeGuest", responses=may_fail(409))
async def become_guest(request: Asked, data: Guest, services: Services) -> Response[Welcome]:
    """Play at once under a name."""
    came_from = address(request, services.config.proxies)
    here = device(request)
    services.bans.check(came_from, hashed(here) if here else "", new=True)
    services.rates.take("guests", came_from, services.config.limits.guests)
    person, given = await services.people.guest(data.name)
    return await welcome(request, services, person, given)


@post("/api/account", operation_id="makeAccount", status_code=200, responses=may_fail(401, 409))
async def make_account(request: Asked, data: Account, services: Services, person: Person) -> Me:
    """Turn the guest who asks into an account."""
    if person.account:
        raise No("already-an-account")
    services.rates.take("guests", address(request, services.config.proxies), services.config.limits.guests)
    if data.email is not None:
        services.rates.take("mails", address(request, services.config.proxies), services.config.limits.mails)
    await services.people.make_account(person.id, clean(data.name), data.password)
    await services.renamed(person.id)
    if data.email is not None:
        await services.post.confirm(person.id, data.email, data.language)
    return await _myself(services, person.id)


async def _myself(services: Services, person: str) -> Me:
    found = await services.people.get(person)
    if found is None:
        raise No("who-are-you", 401)
    return await me(services, found)


@post("/api/login", operation_id="logIn", status_code=200, responses=may_fail(401))
async def log_in(request: Asked, data: Login, services: Services) -> Response[Welcome]:
    """Come back with name and password."""
    limits = services.config.limits
    came_from = address(request, services.config.proxies)
    services.bans.check(came_from)
    # By what names are told apart by: another way to write one gives no further tries.
    name = key(data.name)
    services.rates.take("logins", came_from, limits.logins)
    services.rates.take("logins", f"{came_from} {name}", limits.logins)
    # Guesses from everywhere are slowed down, too; who logged in here before is not shut out by them.
    if not await services.logins.knows(name, device(request)):
        services.rates.take("logins", "name " + name, limits.account_logins)
    found = await services.people.log_in(data.name, data.password)
    if found is None:
        raise No("wrong-password", 401)
    person, given = found
    problem = "banned" if person.banned else await _code_missing(services, person, data.code)
    if problem:
        await services.people.log_out(given)
        raise No(problem, 403 if person.banned else 401)
    return await welcome(request, services, person, given)


async def _code_missing(services: Services, person: Person, code: str | None) -> str:
    if not await services.factor.on(person.id):
        return ""
    if code is None:
        return "code-needed"
    return "" if await services.factor.fits(person.id, code) else "wrong-code"


@post(
    "/api/logout",
    operation_id="logOut",
    status_code=204,
    response_cookies=[FORGOTTEN],
    responses=may_fail(),
)
async def log_out(request: Asked, services: Services) -> None:
    """Forget this login."""
    given = token(request)
    if given:
        await services.people.log_out(given)


@get("/api/me", operation_id="getMe", responses=may_fail(401))
async def get_me(request: Asked, services: Services, person: Person) -> Response[Me]:
    """Who I am. Whoever asks stays logged in for as long as the server remembers."""
    given = token(request) or ""
    renewed = await services.people.renew(given) and request.cookies.get(COOKIE) == given
    return Response(await me(services, person), cookies=[cookie(services, given)] if renewed else [])


@get("/api/session", operation_id="getSession", responses=may_fail())
async def get_session(request: Asked, services: Services, guest: Person | None) -> Response[Session]:
    """Return who asks, or nobody: a page looks here first, and a stranger is no mistake."""
    if guest is None:
        return Response(Session(None))
    given = token(request) or ""
    renewed = await services.people.renew(given) and request.cookies.get(COOKIE) == given
    cookies = [cookie(services, given)] if renewed else []
    return Response(Session(await me(services, guest)), cookies=cookies)


@post("/api/me/name", operation_id="rename", status_code=200, responses=may_fail(401, 409))
async def rename(data: NewName, services: Services, person: Person) -> Me:
    """Be called otherwise, at once at every table."""
    services.rates.take("names", person.id, services.config.limits.names)
    await prove(services, person, data.password)
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
    services.rates.take("logins", "name " + person.id, services.config.limits.logins)
    if not await services.people.change_password(person.id, data.old, data.new):
        raise No("wrong-password", 403)
    given = await services.people.hand_login(person.id)
    response = await welcome(request, services, person, given)
    # Once the answer is sent: who changed it comes back with the new login, others can not.
    response.background = BackgroundTask(services.send_away, person.id)
    return response


@post("/api/me/email", operation_id="setEmail", status_code=200, responses=may_fail(401, 409))
async def set_email(request: Asked, data: Address, services: Services, person: Person) -> Me:
    """Note an address and send a mail to confirm it; None forgets it."""
    if not person.account:
        raise No("no-account")
    services.rates.take("mails", address(request, services.config.proxies), services.config.limits.mails)
    await prove(services, person, data.password)
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
    """Send a mail to reset the password, if an account has this address; the answer never says."""
    services.rates.take("mails", address(request, services.config.proxies), services.config.limits.mails)
    # Later: an answer that waited for what is stored would say that there is an account.
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
    """Where to post when it is my turn in slow play, and the key those posts are signed with."""
    secret = draw() if data.url is not None else None
    await services.database.write(
        ("UPDATE people SET hook = ?, hook_secret = ? WHERE id = ?", (data.url, secret, person.id))
    )
    return HookSecret(secret)


@post("/api/me/blocks", operation_id="block", status_code=200, responses=may_fail(401, 404))
async def block(data: Blocked, services: Services, person: Person) -> Me:
    """Hear no more from somebody."""
    if await services.people.get(data.other) is None:
        raise No("no-such-person", 404)
    await services.people.block(person.id, data.other, blocked=True)
    await services.reblock(person.id)
    return await me(services, person)


@delete("/api/me/blocks/{other:str}", operation_id="unblock", status_code=200, responses=may_fail(401, 404))
async def unblock(other: Id, services: Services, person: Person) -> Me:
    """Hear somebody again."""
    await services.people.block(person.id, other, blocked=False)
    await services.reblock(person.id)
    return await me(services, person)


async def statistics(services: Services, person: str) -> list[GameCount]:
    """Return how somebody fared, by game and number of seats."""
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
async def get_statistics(other: Id, services: Services) -> Statistics:
    """Somebody's results."""
    found = await services.people.get(other)
    if found is None or not found.name:
        raise No("no-such-person", 404)
    return Statistics(found.id, found.name, await statistics(services, other))


@get("/api/me/export", operation_id="exportMe", responses=may_fail(401))
async def export_me(services: Services, person: Person) -> ExportData:
    """Everything kept about me."""
    tables = await services.database.read(
        "SELECT tables.* FROM members JOIN tables ON tables.id = members.table_id WHERE members.person = ?"
        " ORDER BY tables.created",
        person.id,
    )
    results = await services.database.read(
        "SELECT table_id, seat, game, seats, place, won, points, at FROM results WHERE person = ?",
        person.id,
    )
    said = await services.database.read(
        "SELECT table_id, at, body FROM log WHERE person = ? AND kind = 'chat' ORDER BY at", person.id
    )
    records = await services.database.read(
        "SELECT id, game, created FROM records WHERE person = ? ORDER BY created", person.id
    )
    return ExportData(
        me=await me(services, person),
        created=person.created,
        tables=await cards(services, tables, person.id),
        results=list(results),
        said=[
            {"table": str(row["table_id"]), "at": int(row["at"] or 0), "text": str(row["body"])}
            for row in said
        ],
        records=list(records),
    )


@post(
    "/api/me/delete",
    operation_id="deleteMe",
    status_code=204,
    response_cookies=[FORGOTTEN],
    responses=may_fail(401),
)
async def delete_me(data: Proof, services: Services, person: Person) -> None:
    """Delete what is known of me; games I played stay, without my name."""
    await prove(services, person, data.password)
    await services.retire(person.id)
    await services.people.forget(person.id)
    await services.send_away(person.id)


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
    export_me,
    delete_me,
]
