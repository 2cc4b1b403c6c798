"""Administration: what each role may do, and the audit log."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack

import httpx
import pytest

import deadroad
from deadroad.cli import main
from deadroad.cli.admin import shown
from tests.server.client import Caller, Player, Refusal, close_code
from tests.server.conftest import ADMIN, BOTH, Company, Databases
from tests.server.node import Node

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"  # noqa: S105 - of nobody


@pytest.fixture(scope="module", params=BOTH)
def run_by_us(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, databases: Databases
) -> Iterator[Node]:
    """A node on each database."""
    db = databases.url(request.param)
    with Node(tmp_path_factory.mktemp("admin"), db=db, admin_token=ADMIN, proxies=1) as running:
        yield running


@pytest.fixture
async def people(run_by_us: Node) -> AsyncIterator[Company]:
    async with AsyncExitStack() as stack:
        yield Company(run_by_us.url, stack)


async def token(people: Company) -> Caller:
    return await people.stack.enter_async_context(Caller(people.url, ADMIN))


async def with_role(people: Company, name: str, role: str) -> Caller:
    """Somebody with an account and a role, which the admin token gave."""
    caller = await people.guest(name)
    await caller.post("/api/account", {"name": name, "password": PASSWORD})
    await (await token(people)).post(f"/api/admin/people/{name}/role", {"role": role})
    assert (await caller.get("/api/me"))["role"] == role
    return caller


async def deeds(people: Company) -> list[tuple[str, str, str]]:
    rows = await (await token(people)).get("/api/admin/deeds")
    return [(row["actor"], row["act"], row["target"]) for row in rows]


HOT = {"game": "hit-z-road", "seats": [{"kind": "me"}, {"kind": "hot"}]}
READS = ("status", "tables", "people", "reports", "records", "bans", "deeds")


async def test_each_role_can_call_only_its_own_routes(people: Company) -> None:
    guest = await people.guest("Eve")
    admin, moderator = await with_role(people, "Ada", "admin"), await with_role(people, "Mo", "moderator")
    for path in READS:
        with pytest.raises(Refusal, match="403 not-admin"):
            await guest.get(f"/api/admin/{path}")
        await admin.get(f"/api/admin/{path}")
        if path != "deeds":
            await moderator.get(f"/api/admin/{path}")
    for path, body in (
        (f"people/{moderator.id}/role", {"role": "admin"}),
        (f"people/{admin.id}/reset", {}),
        ("notice", {"text": "hello"}),
        ("drain", {"draining": True}),
    ):
        with pytest.raises(Refusal, match="403 not-admin"):
            await moderator.post(f"/api/admin/{path}", body)
    with pytest.raises(Refusal, match="403 not-admin"):
        await moderator.get("/api/admin/deeds")
    # Nobody with a role is banned by a moderator.
    with pytest.raises(Refusal, match="403 not-admin"):
        await moderator.post(f"/api/admin/people/{admin.id}/ban", {"banned": True})


async def test_every_admin_action_is_logged_with_its_author(people: Company) -> None:
    ada, eve = await with_role(people, "Ada the noted", "admin"), await people.guest("Eve")
    await ada.post(f"/api/admin/people/{eve.id}/name", {"name": "Guest 7"})
    await ada.post("/api/admin/notice", {"text": "Back at nine."})
    await ada.post("/api/admin/notice", {"text": ""})
    found = await deeds(people)
    assert (ada.id, "rename", eve.id) in found
    assert [act for actor, act, _ in found if actor == ada.id] == ["notice", "notice", "rename"]
    assert ("token", "role", ada.id) in found
    (log,) = [
        one for one in await ada.get("/api/admin/deeds") if (one["actor"], one["act"]) == (ada.id, "rename")
    ]
    assert (log["author"], log["name"]) == ("Ada the noted", "Guest 7")


async def test_reports_come_with_the_chat_around_them(people: Company) -> None:
    mo = await with_role(people, "Mo the reader", "moderator")
    ann, eve = await people.guest("Ann"), await people.guest("Eve")
    made = await ann.table("me open", public=True)
    await eve.post(f"/api/tables/{made['id']}/join", {})
    first, second = await people.sits(ann, made["id"]), await people.sits(eve, made["id"])
    for player, text in ((first, "hello"), (second, "something bad"), (first, "please stop")):
        await player.say("chat", text=text)
        while text not in str(first.heard):
            await first.hear()
    bad = next(
        line for one in first.heard for line in one.get("lines", []) if line["text"] == "something bad"
    )
    await ann.post(f"/api/tables/{made['id']}/report", {"number": bad["number"], "text": "ru\x9b2Jde\u202e"})
    report = (await mo.get("/api/admin/reports"))[0]
    assert report["text"] == "ru2Jde"
    assert (report["about"], report["about_name"], report["said"]) == (eve.id, "Eve", "something bad")
    assert [line["text"] for line in report["around"]] == ["hello", "something bad", "please stop"]
    await mo.post(f"/api/admin/tables/{made['id']}/chat/{bad['number']}/delete", {})
    again = await people.sits(ann, made["id"])
    assert "something bad" not in str(again.heard)
    await mo.post(f"/api/admin/reports/{report['id']}/close", {})
    closed = next(one for one in await mo.get("/api/admin/reports") if one["id"] == report["id"])
    assert closed["closed"] > 0


async def test_a_banned_guest_cannot_return_by_clearing_a_cookie(people: Company) -> None:
    admin = await token(people)
    home, elsewhere = {"x-forwarded-for": "192.0.2.77"}, {"x-forwarded-for": "192.0.2.78"}
    eve = await people.stack.enter_async_context(Caller(people.url))
    made = (await eve.answer("POST", "/api/guest", {"name": "Eve"}, **home)).json()
    eve.token = made["token"]
    assert (await eve.answer("GET", "/api/me", **home)).status_code == 200
    await admin.post(f"/api/admin/people/{made['me']['id']}/ban", {"banned": True, "reason": "spam"})
    assert (await eve.answer("GET", "/api/me", **elsewhere)).json()["code"] == "banned"
    eve.token = ""
    assert (await eve.answer("POST", "/api/guest", {"name": "Eve"}, **home)).json()["code"] == "banned"
    assert (await eve.answer("POST", "/api/guest", {"name": "Bob"}, **elsewhere)).status_code == 201
    await admin.post(f"/api/admin/people/{made['me']['id']}/ban", {"banned": False})
    assert (await eve.answer("POST", "/api/guest", {"name": "Eve"}, **home)).status_code == 201


async def test_a_banned_account_cannot_return_as_a_guest(people: Company) -> None:
    admin = await token(people)
    home, elsewhere = {"x-forwarded-for": "192.0.2.87"}, {"x-forwarded-for": "192.0.2.88"}
    async with httpx.AsyncClient(base_url=people.url) as eve:
        made = (await eve.post("/api/guest", json={"name": "Eve"}, headers=home)).json()
        body = {"name": "Eve with an account", "password": PASSWORD}
        assert (await eve.post("/api/account", json=body, headers=home)).status_code == 200
        await admin.post(f"/api/admin/people/{made['me']['id']}/ban", {"banned": True})
        del eve.cookies["deadroad"]
        for there in (home, elsewhere):  # elsewhere by the cookie of the device
            assert (await eve.post("/api/guest", json={"name": "Eva"}, headers=there)).status_code == 403
        eve.cookies.clear()
        assert (await eve.post("/api/guest", json={"name": "Eva"}, headers=home)).status_code == 403
        assert (await eve.post("/api/guest", json={"name": "Bob"}, headers=elsewhere)).status_code == 201
    await admin.post(f"/api/admin/people/{made['me']['id']}/ban", {"banned": False})


async def test_open_sockets_of_a_banned_address_or_device_are_closed(people: Company) -> None:
    admin = await token(people)
    for number, kind in enumerate(("address", "device")):
        there = {"x-forwarded-for": f"203.0.113.{number}", "cookie": f"deadroad-device=of {kind}"}
        eve = await people.stack.enter_async_context(Caller(people.url))
        made = (await eve.answer("POST", "/api/guest", {"name": "Eve"}, **there)).json()
        eve.token = made["token"]
        table = (await eve.answer("POST", "/api/tables", HOT, **there)).json()
        other = await people.stack.enter_async_context(Caller(people.url))
        other.token = (await other.answer("POST", "/api/guest", {"name": "Eva"}, **there)).json()["token"]
        second = (await other.answer("POST", "/api/tables", HOT, **there)).json()
        async with (
            Player(eve, table["id"], headers=there) as player,
            Player(other, second["id"], headers=there) as eva,
        ):
            await player.hears("moment")
            await eva.hears("moment")
            target = "203.0.113.0/28" if kind == "address" else made["me"]["id"]
            await admin.post("/api/admin/bans", {"kind": kind, "target": target, "hours": 1})
            for one in (player, eva):
                assert await close_code(one) == 4503
                await one.connect()
                assert await close_code(one) == 4403
        for ban in await admin.get("/api/admin/bans"):
            await admin.answer("DELETE", f"/api/admin/bans/{ban['id']}")


async def test_a_banned_address_range_is_refused_until_the_ban_ends(people: Company) -> None:
    admin = await token(people)
    ann = await people.stack.enter_async_context(Caller(people.url))
    there = {"x-forwarded-for": "198.51.100.9"}
    ann.token = (await ann.answer("POST", "/api/guest", {"name": "Ann"}, **there)).json()["token"]
    await admin.post("/api/admin/bans", {"kind": "address", "target": "198.51.100.0/24", "hours": 1})
    assert (await ann.answer("GET", "/api/me", **there)).status_code == 403
    assert (await ann.answer("GET", "/api/me")).status_code == 200
    (ban,) = [row for row in await admin.get("/api/admin/bans") if row["kind"] == "address"]
    await admin.answer("DELETE", f"/api/admin/bans/{ban['id']}")
    assert (await ann.answer("GET", "/api/me", **there)).status_code == 200
    with pytest.raises(Refusal, match="400"):
        await admin.post("/api/admin/bans", {"kind": "address", "target": "everybody"})


async def test_an_admin_sees_a_running_game_as_a_spectator(people: Company) -> None:
    ann, admin = await people.guest("Ann"), await token(people)
    made = await ann.table("me hot", "zombies", spectators=False)
    look = await admin.get(f"/api/admin/tables/{made['id']}/look/en")
    own = await ann.get(f"/api/tables/{made['id']}/screen/en")
    assert look["card"]["id"] == made["id"]
    assert look["screen"] != own
    text = await admin.answer("GET", f"/api/admin/tables/{made['id']}/look/en")
    assert "seed" not in text.text


async def test_a_draining_server_accepts_no_new_games_and_continues_the_others(people: Company) -> None:
    ann, admin = await people.guest("Ann"), await token(people)
    made = await ann.table("me bot")
    player = await people.sits(ann, made["id"])
    await admin.post("/api/admin/drain", {"draining": True})
    with pytest.raises(Refusal, match="503 draining"):
        await ann.table("me bot")
    assert (await ann.answer("GET", "/ready")).status_code == 503
    await player.my_question()
    assert (await player.answer())["type"] == "accepted"
    await admin.post("/api/admin/drain", {"draining": False})
    await ann.table("me bot")


async def test_a_notice_is_sent_to_everybody(people: Company) -> None:
    ann, admin = await people.guest("Ann"), await token(people)
    player = await people.sits(ann, (await ann.table("me bot"))["id"])
    await admin.post("/api/admin/notice", {"text": "Maintenance at nine."})
    told = await player.hears("notice")
    assert (told["code"], told["values"]) == ("announcement", {"text": "Maintenance at nine."})
    assert (await ann.get("/api/services"))["notice"] == "Maintenance at nine."
    await admin.post("/api/admin/notice", {"text": ""})
    assert (await ann.get("/api/services"))["notice"] == ""


async def test_an_admin_resets_a_password(people: Company) -> None:
    ann = await people.guest("Ann")
    await ann.post("/api/account", {"name": "Ann the forgetful", "password": PASSWORD})
    link = (await (await token(people)).post("/api/admin/people/Ann the forgetful/reset", {}))["link"]
    secret = link.split("#")[1]
    passwords = [f"another password {number}" for number in range(4)]
    tries = [ann.answer("POST", "/api/reset", {"token": secret, "password": one}) for one in passwords]
    answers = await asyncio.gather(*tries)
    codes = [answer.status_code for answer in answers]
    assert sorted(codes) == [204, 404, 404, 404]  # it works once, also at the same time
    await ann.post("/api/login", {"name": "Ann the forgetful", "password": passwords[codes.index(204)]})


def test_no_sign_in_a_row_controls_the_terminal_of_an_operator() -> None:
    row = {"name": "Zoë \U0001f9df", "body": "a\x1b[31m\x9b31m\x7f\x85\u202eb\U000e0001"}
    line = shown(row)
    assert line.isprintable()
    assert "Zoë \U0001f9df" in line
    assert json.loads(line) == row


async def test_records_are_listed_and_deleted(people: Company) -> None:
    ann, admin = await people.guest("Ann"), await token(people)
    text = deadroad.new("hit-z-road", seats=2, seed=5).record()
    card = await ann.post("/api/records", {"text": text})
    rows = await admin.get("/api/admin/records")
    assert [(row["id"], row["name"], row["size"]) for row in rows] == [(card["id"], "Ann", len(text))]
    assert (await admin.answer("DELETE", f"/api/admin/records/{card['id']}")).status_code == 204
    with pytest.raises(Refusal, match="404"):
        await ann.get(f"/api/records/{card['id']}")


def test_the_command_line_has_the_same_admin_functions(
    run_by_us: Node, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DEADROAD_ADMIN_TOKEN", ADMIN)

    def said(*words: str) -> str:
        assert main(["admin", *words, "--server", run_by_us.url]) == 0
        return capsys.readouterr().out

    assert '"version"' in said("status")
    said("notice", "Back", "at", "nine.", "--hours", "2")
    assert '"notice": "Back at nine."' in said("status")
    said("notice")
    said("ban-address", "198.51.100.77", "--hours", "1", "--reason", "tests")
    ban = next(line for line in said("bans").splitlines() if "198.51.100.77" in line)
    said("lift", json.loads(ban)["id"])
    assert "198.51.100.77" not in said("bans")
    assert '"act": "lift-ban"' in said("deeds")
    said("drain")
    assert '"draining": true' in said("status")
    said("undrain")
    for wrong in (["end", "no-such-table"], ["ban"], ["delete-chat", "x", "y"], ["role", "nobody"]):
        assert main(["admin", *wrong, "--server", run_by_us.url]) == 2
    monkeypatch.setenv("DEADROAD_ADMIN_TOKEN", "not the token of this server")
    assert main(["admin", "status", "--server", run_by_us.url]) == 2
    assert main(["admin", "status", "--server", "ftp://example.org"]) == 2


async def test_a_moderator_cannot_act_against_people_with_a_role(people: Company) -> None:
    ada, mo = (
        await with_role(people, "Ada the safe", "admin"),
        await with_role(people, "Mo the bad", "moderator"),
    )
    device = {"cookie": "deadroad-device=shared"}
    eve = await people.stack.enter_async_context(Caller(people.url))
    made = (await eve.answer("POST", "/api/guest", {"name": "Eve"}, **device)).json()
    login = {"name": "Ada the safe", "password": PASSWORD}
    ada.token = (await ada.answer("POST", "/api/login", login, **device)).json()["token"]
    for path, body in (
        (f"people/{ada.id}/ban", {"banned": True}),
        (f"people/{ada.id}/name", {"name": "Nobody"}),
        ("bans", {"kind": "device", "target": ada.id}),
    ):
        with pytest.raises(Refusal, match="403 not-admin"):
            await mo.post(f"/api/admin/{path}", body)
    # A ban of a guest's device or address does not lock out the admin who shares it.
    with pytest.raises(Refusal, match="404"):
        await mo.post("/api/admin/bans", {"kind": "device", "target": made["me"]["id"]})
    await mo.post("/api/admin/bans", {"kind": "address", "target": "192.0.2.0/24", "hours": 1})
    there = {"x-forwarded-for": "192.0.2.200"}
    assert (await eve.answer("GET", "/api/session", **there)).status_code == 403
    assert (await ada.answer("GET", "/api/admin/bans", **there)).status_code == 200
    for ban in await ada.get("/api/admin/bans"):
        await ada.answer("DELETE", f"/api/admin/bans/{ban['id']}")
    await ada.post(f"/api/admin/people/{mo.id}/name", {"name": "Mo the renamed"})


async def test_nobody_can_ban_everybody(people: Company) -> None:
    mo, admin = await with_role(people, "Mo the wide", "moderator"), await token(people)
    for caller, targets in (
        (mo, ("0.0.0.0/0", "::/0", "192.0.0.0/15", "2001:d::/31")),
        (admin, ("0.0.0.0/0", "::/0", "192.0.0.0/7")),
    ):
        for target in targets:
            for kind in ("address", "guests"):
                with pytest.raises(Refusal, match="400 bad-request"):
                    await caller.post("/api/admin/bans", {"kind": kind, "target": target})
    await mo.post("/api/admin/bans", {"kind": "address", "target": "203.0.0.0/16", "hours": 1})
    await admin.post("/api/admin/bans", {"kind": "guests", "target": "203.0.0.0/8", "hours": 1})
    for ban in await admin.get("/api/admin/bans"):
        await admin.answer("DELETE", f"/api/admin/bans/{ban['id']}")


async def test_a_look_at_a_private_table_is_logged(people: Company) -> None:
    mo, ann = await with_role(people, "Mo the curious", "moderator"), await people.guest("Ann")
    made = await ann.table("me hot")
    await mo.get(f"/api/admin/tables/{made['id']}/look/en")
    assert (mo.id, "look", made["id"]) in await deeds(people)


async def test_all_tables_and_records_of_a_person_are_removed_at_once(people: Company) -> None:
    eve, mo = await people.guest("Eve"), await with_role(people, "Mo the small", "moderator")
    for _ in range(3):
        await eve.table("me open")
    for seed in (1, 2):
        text = deadroad.new("hit-z-road", seats=2, seed=seed).record()
        await eve.post("/api/records", {"text": text})
    admin = await token(people)
    for act, count in (("end-tables", 3), ("delete-records", 2), ("end-tables", 0), ("delete-records", 0)):
        with pytest.raises(Refusal, match="403 not-admin"):
            await mo.post(f"/api/admin/people/{eve.id}/{act}", {})
        assert await admin.post(f"/api/admin/people/{eve.id}/{act}", {}) == {"count": count}
    assert {act for _, act, target in await deeds(people) if target == eve.id} >= {
        "end-tables",
        "delete-records",
    }
    assert await eve.get("/api/tables?which=mine") == []
