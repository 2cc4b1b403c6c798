"""People: guests, accounts, mail, and their own data."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import re
import sqlite3
import ssl
from contextlib import AsyncExitStack, closing
from email.message import EmailMessage
from pathlib import Path

import httpx
import pytest

import deadroad
from deadroad.content.texts import keys
from deadroad.server.config import Config, Mail
from deadroad.server.delivery import FOLDER, send
from deadroad.server.entry import Entry, now
from deadroad.server.people import DAY
from deadroad.server.services import Services, database
from deadroad.server.summary import member
from tests.server.client import Caller, Refusal, close_code
from tests.server.conftest import Company
from tests.server.letterbox import letterbox
from tests.server.node import Node

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"  # noqa: S105 - of the tests


@pytest.fixture
def company(everybody: Company) -> Company:
    """People on both databases."""
    return everybody


async def test_a_guest_becomes_an_account_and_keeps_everything(company: Company) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me bot")
    me = await ann.post("/api/account", {"name": "Ann of Arc", "password": PASSWORD})
    assert (me["account"], me["name"], me["id"]) == (True, "Ann of Arc", ann.id)
    with pytest.raises(Refusal, match="409 already-an-account"):
        await ann.post("/api/account", {"name": "Other", "password": PASSWORD})
    elsewhere = await company.stack.enter_async_context(Caller(company.url))
    for name, password in (("Ann of Arc", "wrong password"), ("Nobody", PASSWORD)):
        with pytest.raises(Refusal, match="401 wrong-password"):
            await elsewhere.post("/api/login", {"name": name, "password": password})
    found = await elsewhere.post("/api/login", {"name": "ANN of  arc", "password": PASSWORD})
    elsewhere.token = found["token"]
    assert [card["id"] for card in await elsewhere.get("/api/tables?which=mine")] == [made["id"]]
    bob = await company.guest("Bob")
    with pytest.raises(Refusal, match="409 name-taken"):
        await bob.post("/api/account", {"name": "ann OF arc", "password": PASSWORD})
    left = await elsewhere.answer("POST", "/api/logout")
    assert (left.status_code, left.content) == (204, b"")
    assert "Max-Age=0" in left.headers["set-cookie"]
    with pytest.raises(Refusal, match="401 not-logged-in"):
        await elsewhere.get("/api/me")
    assert (await ann.get("/api/me"))["name"] == "Ann of Arc"
    assert (await ann.get("/api/session"))["me"]["name"] == "Ann of Arc"
    assert await elsewhere.get("/api/session") == {"me": None}  # looking is no mistake


async def test_expired_tokens_are_deleted(tmp_path: Path, db: str) -> None:
    services = Services(Config(data=str(tmp_path), db=db, workers=1))
    await services.database.open()
    people = services.people
    ann, token = await people.guest("Ann")
    for _ in range(3):
        await people.hand_token(ann.id, "reset", lasts=-1)
    assert await people.forget_tokens() == 3
    assert await people.forget_tokens() == 0
    assert await people.by_token(token) is not None
    await services.database.close()


async def test_a_guest_without_stored_data_is_deleted_with_the_last_login(tmp_path: Path, db: str) -> None:
    services = Services(Config(data=str(tmp_path), db=db, workers=1))
    await services.database.open()
    people = services.people
    gone, seated, speaker, peaceful, back, account = [
        (await people.guest(name))[0].id for name in ("Gone", "Seated", "Speaker", "Peaceful", "Back", "Ada")
    ]
    await people.make_account(account, "Ada", PASSWORD)
    await people.block(peaceful, gone, blocked=True)
    await services.database.write(
        member("a table", seated), Entry("chat", now(), person=speaker, body="hello").insert("a table")
    )
    await services.database.write(("UPDATE tokens SET expires = 0", ()))
    await people.hand_login(back)
    assert await people.forget_tokens() == 6
    assert await people.get(gone) is None
    for kept in (seated, speaker, peaceful, back, account):
        assert await people.get(kept) is not None
    for leaver, token in (await people.guest("Out"), await people.guest("Out too")):
        await people.log_out(token)
        assert await people.get(leaver.id) is None
    await services.database.close()


async def test_a_returning_person_stays_logged_in(tmp_path: Path) -> None:
    with Node(tmp_path, remember=30) as node:
        async with Caller(node.url) as ann, httpx.AsyncClient(base_url=node.url) as browser:
            await ann.guest("Ann")
            browser.cookies.set("deadroad", ann.token)
            assert "set-cookie" not in (await browser.get("/api/me")).headers
            with closing(sqlite3.connect(tmp_path / "deadroad.db")) as stored, stored:
                stored.execute("UPDATE tokens SET expires = expires - ?", (29 * DAY,))
            answer = await browser.get("/api/me")
            assert f"deadroad={ann.token}" in answer.headers["set-cookie"]
            assert f"Max-Age={30 * 86_400}" in answer.headers["set-cookie"]
            with closing(sqlite3.connect(tmp_path / "deadroad.db")) as stored:
                ((expires,),) = stored.execute("SELECT expires FROM tokens").fetchall()
            assert expires > now() + 29 * DAY


async def test_a_guest_cannot_take_the_name_of_an_account(company: Company) -> None:
    dora = await company.guest("Dora")
    await dora.post("/api/account", {"name": "Dora the first", "password": PASSWORD})
    with pytest.raises(Refusal, match="409 name-taken"):
        await company.guest("DORA  the First")
    eve = await company.guest("Eve")
    with pytest.raises(Refusal, match="409 name-taken"):
        await eve.post("/api/me/name", {"name": "dora the first"})
    assert (await eve.get("/api/me"))["name"] == "Eve"


async def test_a_new_name_shows_at_once_and_an_account_logs_in_by_it(company: Company) -> None:
    ann, bob = await company.guest("Ann"), await company.guest("Bob")
    made = await ann.table("me open", public=True)
    watching = await company.sits(bob, made["id"])
    assert (await ann.post("/api/me/name", {"name": " Ann  Other "}))["name"] == "Ann Other"
    shown = await watching.until(lambda message: message["type"] == "table")
    assert shown["chairs"][0]["name"] == "Ann Other"
    await ann.post("/api/account", {"name": "Anneliese", "password": PASSWORD})
    await bob.post("/api/account", {"name": "Bobby", "password": PASSWORD})
    with pytest.raises(Refusal, match="409 name-taken"):
        await bob.post("/api/me/name", {"name": "ANNELIESE", "password": PASSWORD})
    renamed = await bob.post("/api/me/name", {"name": "Robert", "password": PASSWORD})
    assert renamed["account"] is True
    for name, known in (("Bobby", False), ("Robert", True)):
        elsewhere = await company.stack.enter_async_context(Caller(company.url))
        if known:
            assert (await elsewhere.post("/api/login", {"name": name, "password": PASSWORD}))["me"][
                "id"
            ] == bob.id
        else:
            with pytest.raises(Refusal, match="401 wrong-password"):
                await elsewhere.post("/api/login", {"name": name, "password": PASSWORD})
    with pytest.raises(Refusal, match="400 bad-name"):
        await bob.post("/api/me/name", {"name": "\u202eevil", "password": PASSWORD})


async def test_a_changed_password_ends_other_logins(company: Company) -> None:
    cat = await company.guest("Cat")
    await cat.post("/api/account", {"name": "Cat the first", "password": PASSWORD})
    old = cat.token
    thief = await company.sits(cat, (await cat.table("me bot"))["id"])
    with pytest.raises(Refusal, match="403 wrong-password"):
        await cat.post("/api/me/password", {"old": "not this one", "new": "a new password"})
    cat.token = (await cat.post("/api/me/password", {"old": PASSWORD, "new": "a new password"}))["token"]
    await cat.get("/api/me")
    assert await close_code(thief) == 4503
    cat.token = old
    with pytest.raises(Refusal, match="401 not-logged-in"):
        await cat.get("/api/me")


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u0000b", "\u202eevil", 7])
async def test_a_name_that_cannot_be_displayed_is_refused(company: Company, name: object) -> None:
    caller = await company.stack.enter_async_context(Caller(company.url))
    with pytest.raises(Refusal, match="400"):
        await caller.post("/api/guest", {"name": name})


async def test_own_data_can_be_exported_and_deleted(company: Company, either: Node) -> None:
    dan, eve = await company.guest("Dan"), await company.guest("Eve")
    made = await dan.table("me open", public=True)
    player = await company.sits(dan, made["id"])
    await player.say("chat", text="remember me")
    await player.hears("chat")
    running = await dan.table("me open", "lanterns", public=True)
    await eve.post(f"/api/tables/{running['id']}/join", {})
    await dan.post(f"/api/tables/{running['id']}/start", {})
    other = await company.sits(eve, made["id"])
    assert other.heard[-1]["lines"][0]["text"] == "remember me"
    record = deadroad.new("hit-z-road", seats=2, seed=1).record()
    imported = await dan.post("/api/records", {"text": record})
    export = await dan.get("/api/me/export")
    assert (export["me"]["name"], export["said"][0]["text"]) == ("Dan", "remember me")
    assert {table["id"] for table in export["tables"]} == {made["id"], running["id"]}
    assert [one["id"] for one in export["records"]] == [imported["id"]]
    await dan.post("/api/me/delete", {})
    with pytest.raises(Refusal, match="401 not-logged-in"):
        await dan.get("/api/me")
    # Nothing is left in memory either: not in the chat, not in the seat of the running game.
    other = await company.sits(eve, made["id"])
    assert [line["text"] for line in other.heard[-1]["lines"]] == [""]
    assert [line["name"] for line in other.heard[-1]["lines"]] == [""]
    chairs = (await eve.get(f"/api/tables/{running['id']}"))["chairs"]
    assert (chairs[0]["kind"], chairs[0]["name"], chairs[1]["kind"]) == ("bot", "", "person")
    stored = database(Config(data=str(either.folder), db=either.settings.get("db", "")))
    await stored.open()
    kept = await stored.read("SELECT name FROM people WHERE id = ?", dan.id)
    said = await stored.read("SELECT body FROM log WHERE person = ? AND kind = 'chat'", dan.id)
    await stored.close()
    assert [row["name"] for row in kept] == [""]
    assert [row["body"] for row in said] == [""]
    with pytest.raises(Refusal, match="404 no-such-person"):
        await eve.get(f"/api/people/{dan.id}/statistics")
    with pytest.raises(Refusal, match="404 no-such-table"):
        await eve.get(f"/api/records/{imported['id']}")


async def test_results_are_stored_by_game(company: Company) -> None:
    ann = await company.guest("Ann")
    for seed in range(2):
        made = await ann.table("me bot", "lanterns")
        player = await company.sits(ann, made["id"])
        outcome = (await player.play(random.Random(seed)))["outcome"]
    found = await ann.get(f"/api/people/{ann.id}/statistics")
    (row,) = found["counts"]
    assert (row["game"], row["seats"], row["played"]) == ("lanterns", 2, 2)
    assert row["best"] >= sum(outcome["scores"][0].values())
    newest = (await ann.get("/api/tables?which=finished"))[0]
    before = itertools.takewhile(lambda seats: 0 not in seats, outcome["ranking"])
    place = 1 + sum(len(seats) for seats in before)
    assert (newest["place"], newest["points"]) == (place, sum(outcome["scores"][0].values()))


# Mail.


def test_mail_is_sent_only_to_a_server_with_a_valid_certificate(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    class Server(contextlib.nullcontext["Server"]):
        def __init__(self, *_: object, **__: object) -> None:
            super().__init__(self)

        def starttls(self, context: ssl.SSLContext | None = None) -> None:
            assert context is not None
            assert context.verify_mode is ssl.CERT_REQUIRED
            assert context.check_hostname
            said.append("secure")

        def login(self, user: str, _: str) -> None:
            said.append(user)

        def send_message(self, letter: EmailMessage) -> None:
            said.append(letter["Subject"])

    monkeypatch.setattr("deadroad.server.delivery.smtplib.SMTP", Server)
    letter = EmailMessage()
    letter["Subject"] = "hello"
    send(Mail(host="mail.example", user="deadroad"), letter)
    assert said == ["secure", "deadroad", "hello"]


async def test_mail_confirms_addresses_resets_passwords_and_announces_turns(tmp_path: Path) -> None:
    async with letterbox() as box, AsyncExitStack() as stack:
        mail = {"host": "127.0.0.1", "port": box.port, "tls": False}
        node = Node(tmp_path, mail=mail, public="https://play.example")
        await asyncio.to_thread(node.start)
        stack.callback(node.kill)
        company = Company(node.url, stack)
        ann = await company.guest("Ann")
        assert (await ann.get("/api/services"))["mail"] is True
        await ann.post("/api/account", {"name": "Ann", "password": PASSWORD, "email": "ann@example.org"})
        token = re.search(r"https://play\.example/confirm#(\S+)", await box.letter("confirm"))
        assert token
        me = await ann.get("/api/me")
        assert (me["email"], me["confirmed"]) == ("ann@example.org", False)
        await ann.post("/api/confirm", {"token": token[1]})
        assert (await ann.get("/api/me"))["confirmed"] is True
        with pytest.raises(Refusal, match="404 no-such-token"):
            await ann.post("/api/confirm", {"token": token[1]})
        # A hook that does not work keeps no letter back.
        await ann.post("/api/me/hook", {"url": "http://127.0.0.1:9/"})
        await ann.table("me bot", clock={"kind": "days", "days": 1})
        assert "Hit Z Road" in await box.letter("your turn")
        with sqlite3.connect(tmp_path / "deadroad.db", isolation_level=None) as other:
            # Nothing can be stored now: an answer that comes all the same tells nothing by its time.
            other.execute("BEGIN IMMEDIATE")
            await ann.post("/api/forgotten", {"email": "nobody@example.org"})
            await ann.post("/api/forgotten", {"email": "ann@example.org"})
            other.execute("ROLLBACK")
        other.close()
        token = re.search(r"/reset#(\S+)", await box.letter("new password"))
        assert token
        await ann.post("/api/reset", {"token": token[1], "password": "brand new password"})
        with pytest.raises(Refusal, match="401 not-logged-in"):
            await ann.get("/api/me")
        await ann.post("/api/login", {"name": "Ann", "password": "brand new password"})
        assert not box.letters
        bea = await company.guest("Béa")
        plan = {"name": "Béa", "password": PASSWORD, "email": "bea@example.org", "language": "fr"}
        await bea.post("/api/account", plan)
        token = re.search(r"/confirm#(\S+)", await box.letter("confirmez votre adresse"))
        assert token
        await bea.post("/api/confirm", {"token": token[1]})
        await bea.table("me bot", "zombies", clock={"kind": "days", "days": 1})
        assert "C’est à vous de jouer à Zombies" in await box.letter("vous de jouer")
        # Who finds a login open can't lead the next reset to a mailbox of their own.
        with pytest.raises(Refusal, match="403 wrong-password"):
            await bea.post("/api/me/email", {"email": "thief@example.org", "password": "a guess"})
        await bea.post("/api/forgotten", {"email": "bea@example.org"})
        stale = re.search(r"/reset#(\S+)", await box.letter("nouveau mot de passe"))
        assert stale
        await bea.post("/api/me/email", {"email": "bea@example.com", "password": PASSWORD})
        await box.letter("confirm")
        with pytest.raises(Refusal, match="404 no-such-token"):
            await bea.post("/api/reset", {"token": stale[1], "password": PASSWORD})


def test_mail_is_written_in_three_languages() -> None:
    english = keys(FOLDER, "texts", "en")
    for language in ("fr", "it"):
        assert keys(FOLDER, "texts", language) == english
