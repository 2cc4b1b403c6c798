"""Accounts resist password guessing, open logins and mistyped addresses, and support a second factor."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pyotp
import pytest

from deadroad.server import second_factor
from deadroad.server.config import Config
from deadroad.server.services import Services
from tests.server.client import Caller, Player, Refusal, close_code
from tests.server.conftest import BOTH, Company, Databases
from tests.server.letterbox import letterbox
from tests.server.node import Node

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"  # noqa: S105 - of nobody


@pytest.fixture(scope="module", params=BOTH)
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, databases: Databases
) -> Iterator[Node]:
    """A node on each database."""
    with Node(tmp_path_factory.mktemp("accounts"), db=databases.url(request.param)) as running:
        yield running


@pytest.fixture
async def company(served: Node) -> AsyncIterator[Company]:
    async with AsyncExitStack() as stack:
        yield Company(served.url, stack)


async def account(company: Company, name: str) -> Caller:
    caller = await company.guest(name)
    await caller.post("/api/account", {"name": name, "password": PASSWORD})
    return caller


async def test_wrong_passwords_from_elsewhere_do_not_lock_the_owner_out(tmp_path: Path, db: str) -> None:
    limits = {"logins": 3, "account_logins": 6}
    with Node(tmp_path, db=db, limits=limits, proxies=1) as node:
        async with httpx.AsyncClient(base_url=node.url) as home, Caller(node.url) as thief:
            at_home = {"x-forwarded-for": "192.0.2.1"}
            await home.post("/api/guest", json={"name": "Ann"}, headers=at_home)
            made = await home.post(
                "/api/account", json={"name": "Ann", "password": PASSWORD}, headers=at_home
            )
            assert made.status_code == 200
            await home.post("/api/logout", json={}, headers=at_home)
            codes = []
            for number in range(10):
                guess = {"name": "Ann", "password": f"guess {number}"}
                there = {"x-forwarded-for": f"198.51.100.{number}"}
                codes.append((await thief.answer("POST", "/api/login", guess, **there)).status_code)
            assert codes[0] == 401
            assert codes[-1] == 429
            # Of an address nobody knows not even the right password is tried; from home it is.
            right = {"name": "Ann", "password": PASSWORD}
            strange = {"x-forwarded-for": "203.0.113.1"}
            assert (await thief.answer("POST", "/api/login", right, **strange)).status_code == 429
            answer = await home.post("/api/login", json=right, headers=at_home)
            assert answer.status_code == 200, answer.text


async def test_renaming_and_deleting_an_account_ask_for_the_password(company: Company) -> None:
    ann = await account(company, "Ann of the tests")
    for body in ({}, {"password": "not this one"}):
        with pytest.raises(Refusal, match="403 wrong-password"):
            await ann.post("/api/me/name", {"name": "Anna of the tests", **body})
        with pytest.raises(Refusal, match="403 wrong-password"):
            await ann.post("/api/me/delete", body)
    assert (await ann.post("/api/me/name", {"name": "Anna", "password": PASSWORD}))["name"] == "Anna"
    await ann.post("/api/me/delete", {"password": PASSWORD})
    with pytest.raises(Refusal, match="401"):
        await ann.get("/api/me")


async def test_a_login_can_be_ended_from_another_login(company: Company) -> None:
    ann = await account(company, "Ann with two logins")
    there = await company.stack.enter_async_context(Caller(company.url))
    login = {"name": "Ann with two logins", "password": PASSWORD}
    there.token = (await there.post("/api/login", login))["token"]
    rows = await ann.get("/api/me/logins")
    assert [row["mine"] for row in rows] == [False, True]
    assert all("httpx" in row["agent"] and row["address"] == "127.0.0.1" for row in rows)
    table = await there.table("me bot")
    async with Player(there, table["id"]) as player:
        await player.hears("moment")
        await ann.answer("DELETE", f"/api/me/logins/{rows[0]['id']}")
        assert await close_code(player) == 4503
    with pytest.raises(Refusal, match="401"):
        await there.get("/api/me")
    assert [row["mine"] for row in await ann.get("/api/me/logins")] == [True]
    with pytest.raises(Refusal, match="404"):
        await ann.call("DELETE", f"/api/me/logins/{rows[0]['id']}")


async def test_a_second_factor_is_asked_for_and_each_code_works_once(company: Company) -> None:
    ann = await account(company, "Ann the careful")
    with pytest.raises(Refusal, match="403 wrong-password"):
        await ann.post("/api/me/factor", {"password": "not this one"})
    secret = (await ann.post("/api/me/factor", {"password": PASSWORD}))["secret"]
    app = pyotp.TOTP(secret)
    # Until a code was given nothing changes.
    login = {"name": "Ann the careful", "password": PASSWORD}
    await ann.post("/api/login", login)
    with pytest.raises(Refusal, match="403 wrong-code"):
        await ann.post("/api/me/factor/confirm", {"code": "000000" if app.now() != "000000" else "111111"})
    codes = (await ann.post("/api/me/factor/confirm", {"code": app.now()}))["codes"]
    assert len(set(codes)) == 10
    assert (await ann.get("/api/me"))["factor"] is True
    with pytest.raises(Refusal, match="401 code-needed"):
        await ann.post("/api/login", login)
    with pytest.raises(Refusal, match="401 wrong-code"):
        await ann.post("/api/login", {**login, "code": app.at(int(time.time()) - 300)})
    later = app.at(int(time.time()) + second_factor.STEP)
    await ann.post("/api/login", {**login, "code": later})
    with pytest.raises(Refusal, match="401 wrong-code"):
        await ann.post("/api/login", {**login, "code": later})
    await ann.post("/api/login", {**login, "code": codes[0]})
    with pytest.raises(Refusal, match="401 wrong-code"):
        await ann.post("/api/login", {**login, "code": codes[0]})
    # Another password changes nothing about it.
    changed = await ann.post("/api/me/password", {"old": PASSWORD, "new": PASSWORD + "!"})
    ann.token = changed["token"]
    await ann.post("/api/login", {**login, "password": PASSWORD + "!", "code": codes[1]})
    await ann.post("/api/me/factor/off", {"password": PASSWORD + "!"})
    await ann.post("/api/login", {**login, "password": PASSWORD + "!"})


async def test_a_code_that_is_sent_twice_at_once_turns_the_second_factor_on(company: Company) -> None:
    ann = await account(company, "Ann of two clicks")
    app = pyotp.TOTP((await ann.post("/api/me/factor", {"password": PASSWORD}))["secret"])
    code = {"code": app.now()}
    sent = [ann.answer("POST", "/api/me/factor/confirm", code) for _ in range(4)]
    found = await asyncio.gather(*sent)
    (told,) = [answer.json()["codes"] for answer in found if answer.status_code == 200]
    assert (await ann.get("/api/me"))["factor"] is True
    await ann.post("/api/login", {"name": "Ann of two clicks", "password": PASSWORD, "code": told[0]})


async def test_of_two_requests_for_an_account_at_once_one_is_refused(company: Company) -> None:
    ann = await company.guest("Ann in a hurry")
    bodies = [{"name": f"Ann in a hurry {number}", "password": f"{PASSWORD} {number}"} for number in range(3)]
    found = await asyncio.gather(*[ann.answer("POST", "/api/account", body) for body in bodies])
    assert sorted(answer.status_code for answer in found) == [200, 409, 409]
    (made,) = [body for body, answer in zip(bodies, found, strict=True) if answer.status_code == 200]
    await ann.post("/api/login", made)
    assert (await ann.get("/api/me"))["name"] == made["name"]


async def test_a_login_with_the_old_password_does_not_survive_a_change_at_the_same_time(
    tmp_path: Path, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = Services(Config(data=str(tmp_path), db=db, workers=1))
    await services.database.open()
    people = services.people
    ann, _ = await people.guest("Ann")
    await people.make_account(ann.id, "Ann", PASSWORD)
    fits = people._fits

    async def slow(password: str, kept: str) -> bool:
        """Let the owner change the password while another request checks the old one."""
        found = await fits(password, kept)
        monkeypatch.setattr(people, "_fits", fits)
        assert await people.change_password(ann.id, PASSWORD, PASSWORD + "!")
        return found

    before = await people.with_password("Ann", PASSWORD)
    assert before is not None
    given = await people.hand_login_to(before)
    assert given is not None
    monkeypatch.setattr(people, "_fits", slow)
    late = await people.with_password("Ann", PASSWORD)
    assert late is not None
    assert await people.hand_login_to(late) is None
    assert await services.logins.all(ann.id, "") == []
    assert await people.by_token(given) is None
    await services.database.close()


async def test_a_wrong_password_does_not_say_that_there_is_a_second_factor(company: Company) -> None:
    ann = await account(company, "Ann the quiet")
    app = pyotp.TOTP((await ann.post("/api/me/factor", {"password": PASSWORD}))["secret"])
    await ann.post("/api/me/factor/confirm", {"code": app.now()})
    with pytest.raises(Refusal, match="401 wrong-password"):
        await ann.post("/api/login", {"name": "Ann the quiet", "password": "a guess"})


async def test_mail_is_limited_by_recipient_and_addresses_ignore_case(tmp_path: Path, db: str) -> None:
    async with letterbox() as box:
        mail = {"host": "127.0.0.1", "port": box.port, "tls": False}
        with Node(tmp_path, db=db, mail=mail, limits={"letters": 3}, proxies=1) as node:
            async with Caller(node.url) as ann:
                await ann.guest("Ann")
                email = "Ann@Example.org"
                await ann.post("/api/account", {"name": "Ann", "password": PASSWORD, "email": email})
                letter = await box.letter("/confirm#")
                await ann.post("/api/confirm", {"token": letter.split("/confirm#")[1].split()[0]})
                for number in range(8):
                    there = {"x-forwarded-for": f"192.0.2.{number}"}
                    await ann.answer("POST", "/api/forgotten", {"email": email.swapcase()}, **there)
                for _ in range(2):
                    await box.letter("/reset#")
                await asyncio.sleep(3)
                assert box.letters == []


async def test_browsers_must_use_https_if_the_public_url_does(tmp_path: Path) -> None:
    for public, told in (("https://play.example", True), ("http://play.example", False)):
        with Node(tmp_path, public=public) as node:
            async with Caller(node.url) as anybody:
                answer = await anybody.answer("GET", "/health")
                assert ("strict-transport-security" in answer.headers) is told


async def test_wrong_codes_after_the_right_password_are_few_and_the_owner_hears_of_them(
    tmp_path: Path, db: str
) -> None:
    async with letterbox() as box:
        mail = {"host": "127.0.0.1", "port": box.port, "tls": False}
        with Node(tmp_path, db=db, mail=mail, limits={"codes": 3}) as node:
            async with Caller(node.url) as ann, Caller(node.url) as eve:
                await ann.guest("Ann")
                email = "ann@example.org"
                await ann.post("/api/account", {"name": "Ann", "password": PASSWORD, "email": email})
                letter = await box.letter("/confirm#")
                await ann.post("/api/confirm", {"token": letter.split("/confirm#")[1].split()[0]})
                app = pyotp.TOTP((await ann.post("/api/me/factor", {"password": PASSWORD}))["secret"])
                codes = (await ann.post("/api/me/factor/confirm", {"code": app.now()}))["codes"]
                login = {"name": "Ann", "password": PASSWORD}
                home = {"cookie": "deadroad-device=home"}
                given = {**login, "code": codes[0]}
                assert (await ann.answer("POST", "/api/login", given, **home)).status_code == 200
                bad = {**login, "code": "000-000"}
                said = [(await eve.answer("POST", "/api/login", bad)).status_code for _ in range(4)]
                assert said == [401, 401, 401, 429]
                # Not even with a valid code, until some time has passed.
                assert (
                    await eve.answer("POST", "/api/login", {**login, "code": codes[1]})
                ).status_code == 429
                assert "password" in await box.letter("/me")
                # The owner is not locked out at a device that the server knows.
                for code in codes[2:6]:
                    given = {**login, "code": code}
                    assert (await ann.answer("POST", "/api/login", given, **home)).status_code == 200


@pytest.mark.parametrize(
    "email",
    [
        "x1,ann@example.org",
        "ann@example.org\n",
        "ann@example.org.",
        "(x)ann@example.org",
        "a;ann@example.org",
    ],
)
async def test_an_address_has_one_recipient_and_one_spelling(company: Company, email: str) -> None:
    # Otherwise the limit of mails to one recipient could be passed.
    ann = await company.guest("Ann")
    body = {"name": "Ann of one address", "password": PASSWORD, "email": email}
    with pytest.raises(Refusal, match="400 bad-request"):
        await ann.post("/api/account", body)
    with pytest.raises(Refusal, match="400 bad-request"):
        await ann.post("/api/forgotten", {"email": email})


async def test_a_related_site_cannot_plant_a_cookie_if_the_public_url_is_https(tmp_path: Path) -> None:
    public = "https://play.example"
    with Node(tmp_path, public=public) as node:
        async with Caller(node.url) as eve, httpx.AsyncClient(base_url=node.url) as browser:
            await eve.guest("Eve")
            # A browser accepts a name with this prefix only from the host itself.
            planted = {"origin": public, "cookie": f"deadroad={eve.token}; deadroad-device=of-eve"}
            assert (await browser.get("/api/me", headers=planted)).status_code == 401
            came = await browser.post("/api/guest", json={"name": "Ann"}, headers=planted)
            left = await browser.post("/api/logout", headers={"origin": public})
            for answer, names in ((came, {"deadroad", "deadroad-device"}), (left, {"deadroad"})):
                given = answer.headers.get_list("set-cookie")
                cookies = [cookie for cookie in given if cookie.startswith("__Host-")]
                assert {cookie[7:].partition("=")[0] for cookie in cookies} == names
                assert answer is left or cookies == given
                for cookie in cookies:
                    parts = {part.strip().lower() for part in cookie.split(";")}
                    assert {"secure", "path=/", "httponly", "samesite=strict"} <= parts
                    assert not any(part.startswith("domain") for part in parts)
                    assert "of-eve" not in cookie
            mine = {"cookie": f"__Host-deadroad={came.json()['token']}; deadroad={eve.token}"}
            assert (await browser.get("/api/me", headers=mine)).json()["name"] == "Ann"


async def test_a_planted_guest_cookie_does_not_share_the_account(company: Company) -> None:
    eve = await company.guest("Eve")
    async with httpx.AsyncClient(base_url=company.url) as browser:
        browser.cookies.set("deadroad", eve.token)  # as a page of a related site can do
        body = {"name": "Ann of a planted cookie", "password": PASSWORD}
        made = await browser.post("/api/account", json=body)
        assert made.json()["account"] is True
        assert (await browser.get("/api/me")).json()["name"] == "Ann of a planted cookie"
    with pytest.raises(Refusal, match="401"):
        await eve.get("/api/me")


async def test_logging_out_closes_the_sockets_of_the_login(company: Company) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me hot")
    player = await company.sits(ann, made["id"])
    assert (await ann.answer("POST", "/api/logout")).status_code == 204
    assert await close_code(player) == 4503
    with pytest.raises(Refusal, match="401 not-logged-in"):
        await ann.get(f"/api/tables/{made['id']}")
