"""What must not get in, and what must not get out."""

from __future__ import annotations

import contextlib
import json
import random
import re
import sqlite3
import string
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Caller, Message, Player, Refusal, close_code
from tests.server.conftest import ADMIN, Company
from tests.server.node import Node

pytestmark = pytest.mark.anyio


async def test_requests_from_other_sites_are_refused(company: Company) -> None:
    ann = await company.guest("Ann")
    body = {"game": "hit-z-road", "seats": [{"kind": "me"}]}
    foreign = [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ]
    for headers in foreign:
        answer = await ann.answer("POST", "/api/tables", body, **headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-from-here")
    own = company.url.rstrip("/")
    for headers in ({"origin": own}, {"sec-fetch-site": "same-origin"}):
        assert (await ann.answer("POST", "/api/tables", body, **headers)).status_code == 201
    form = await ann.http.post(
        "/api/tables",
        content=json.dumps(body),
        headers={"authorization": f"Bearer {ann.token}", "content-type": "text/plain"},
    )
    assert form.status_code == 415


async def test_a_request_with_a_foreign_host_name_is_refused(company: Company, tmp_path: Path) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me bot")
    port = company.url.rstrip("/").rsplit(":", 1)[1]
    turned = {"host": f"evil.example:{port}", "origin": f"http://evil.example:{port}"}
    for path in ("/api/me", "/", "/metrics"):
        answer = await ann.answer("GET", path, **turned)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-from-here")
    for name in (f"localhost:{port}", f"[::1]:{port}", "127.0.0.1"):
        assert (await ann.answer("GET", "/api/me", host=name)).status_code == 200
    assert (await ann.answer("GET", "/api/me", host="127.0.0.1:x")).status_code == 200
    for name in ("[", "", "127.0.0.1.evil.example", "127.0.0.1@b"):
        answer = await ann.answer("GET", "/api/me", host=name)
        assert answer.status_code in (400, 403), name
        answer = await ann.answer("POST", "/api/guest", {"name": "Ann"}, origin=f"http://{name}")
        assert answer.status_code == 403
    async with Player(ann, made["id"], headers={"origin": turned["origin"]}) as player:
        assert await close_code(player) == 4403
    # With a public address that alone is ours, by its scheme too.
    with Node(tmp_path, public="https://play.example") as node:
        async with Caller(node.url) as bob:
            for origin in ("http://play.example", node.url.rstrip("/"), "https://play.example.evil.example"):
                answer = await bob.answer(
                    "POST", "/api/guest", {"name": "Bob"}, origin=origin, host=origin.partition("//")[2]
                )
                assert answer.status_code == 403
            answer = await bob.answer("POST", "/api/guest", {"name": "Bob"}, origin="https://play.example")
            assert answer.status_code == 201
            assert "secure" in answer.headers["set-cookie"].lower()


async def test_sockets_are_accepted_only_from_our_own_pages(company: Company) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me bot")
    for origin in ("https://evil.example", "null", f"{company.url.rstrip('/')}.evil.example"):
        async with Player(ann, made["id"], headers={"origin": origin}) as player:
            assert await close_code(player) == 4403
    async with Player(ann, made["id"], headers={"origin": company.url.rstrip("/")}) as player:
        await player.hears("moment")
    async with Player(Caller(company.url, "wrong token"), made["id"]) as player:
        assert await close_code(player) == 4403
    async with Player(ann, "no-such-table") as player:
        assert await close_code(player) == 4404


async def test_an_invalid_version_in_a_socket_url_is_ignored(company: Company, node: Node) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me bot")
    for version in ("9" * 5000, "-1", "x", "\u0663"):
        player = Player(ann, made["id"])
        player.version = version  # type: ignore[assignment]  # as no honest client would
        await player.connect()
        message = await player.hear_raw()
        assert message["type"] == "table"
        await player.leave()
    assert not [line for line in node.lines() if line["level"] == "error"]


async def test_every_response_has_the_security_headers(company: Company) -> None:
    ann = await company.guest("Ann")
    for path in ("/", "/lobby", "/api/me", "/api/none", "/health", "/missing.js"):
        answer = await ann.answer("GET", path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "*" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers
        assert answer.headers["cache-control"] in ("no-store", "no-cache")


async def test_the_cookie_is_http_only_and_same_site_strict(company: Company) -> None:
    async with Caller(company.url) as caller:
        answer = await caller.answer("POST", "/api/guest", {"name": "Ann"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert len(answer.json()["token"]) >= 22


async def test_tokens_are_stored_hashed(company: Company, node: Node) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me open")
    with sqlite3.connect(node.folder / "deadroad.db") as connection:
        dump = "\n".join(connection.iterdump())
    assert ann.id in dump
    assert ann.token not in dump
    assert made["invite"] not in dump
    assert "correct horse" not in dump


async def test_only_its_owner_can_read_the_database_file(company: Company, node: Node) -> None:
    await company.guest("Ann")  # the log beside the file is there once something was stored
    files = list(node.folder.glob("deadroad.db*"))
    assert {file.name for file in files} >= {"deadroad.db", "deadroad.db-wal"}
    assert [file.name for file in files if file.stat().st_mode & 0o077] == []


async def test_no_file_outside_the_static_folder_is_served(company: Company) -> None:
    ann = await company.guest("Ann")
    for path in (
        "/../pyproject.toml",
        "/..%2f..%2fpyproject.toml",
        "/assets/../../config.py",
        "/%2e%2e/x.py",
        "/%00",
        "/a%00b.js",
    ):
        answer = await ann.answer("GET", path)
        assert answer.status_code == 404 or "<!doctype html>" in answer.text.lower()
    assert "<!doctype html>" in (await ann.answer("GET", "/some/page")).text.lower()


async def test_admin_requests_need_the_token(company: Company, node: Node) -> None:
    ann, bob = await company.guest("Ann"), await company.guest("Bob")
    paths = [
        path
        for path in (await ann.answer("GET", "/api/schema/openapi.json")).json()["paths"]
        if "/admin/" in path
    ]
    assert len(paths) >= 5
    for path in [*paths, "/metrics"]:
        for method in ("GET", "POST"):
            filled = re.sub(r"\{\w+\}", "1", path.replace("{language}", "en"))
            answer = await ann.answer(method, filled, {"banned": True})
            assert answer.status_code in (403, 405)
    admin = await company.stack.enter_async_context(Caller(company.url, ADMIN))
    assert (await admin.get("/api/admin/status"))["live"] >= 0
    made = await bob.table("me bot")
    assert made["id"] in [card["id"] for card in await admin.get("/api/admin/tables")]
    await admin.post(f"/api/admin/tables/{made['id']}/end")
    assert (await bob.get(f"/api/tables/{made['id']}"))["status"] == "ended"
    player = await company.sits(bob, made["id"])
    await admin.post(f"/api/admin/people/{bob.id}/ban", {"banned": True})
    assert await close_code(player) == 4503
    with pytest.raises(Refusal, match="403 banned"):
        await bob.get("/api/me")
    await admin.post(f"/api/admin/people/{bob.id}/ban", {"banned": False})
    await bob.get("/api/me")


# What must not get out.


def secrets_of(node: Node, table: str) -> list[str]:
    with sqlite3.connect(node.folder / "deadroad.db") as connection:
        row = connection.execute("SELECT seed, salt FROM tables WHERE id = ?", (table,)).fetchone()
    return [str(one) for one in row]


async def test_no_secret_is_sent_while_the_game_runs(company: Company, node: Node) -> None:
    ann, bob, eve = [await company.guest(name) for name in ("Ann", "Bob", "Eve")]
    made = await company.game(ann, bob, game="lanterns", hints=True)
    path = f"/api/tables/{made['id']}"
    players = [await company.sits(one, made["id"], made["invite"]) for one in (ann, bob, eve)]
    await players[2].say("chat", text="well met")
    luck = random.Random(4)
    exports: list[str] = []
    hands: dict[int, set[str]] = {0: set(), 1: set()}
    while players[0].moment["outcome"] is None:
        for seat in (0, 1):
            hands[seat].add(json.dumps(players[seat].moment["view"]["secret"]))
        asked = players[players[0].moment["question"]["seat"]]
        if luck.random() < 0.2:
            await asked.answer("play nothing")
            await players[2].say("answer", ply=0, seat=0, notation="pass")
        exports += [await one.get(f"{path}/record") for one in (ann, bob, eve)]
        exports += [json.dumps(await one.get(where)) for one in (ann, eve) for where in (path, "/api/tables")]
        exports.append(json.dumps(await ann.get("/api/me/export")))
        done = await asked.answer(luck=luck)
        for player in players:
            while player.moment["ply"] <= done["ply"]:
                await player.hears("moment")
    last = max(message["version"] for message in players[0].heard)
    for player, own in zip(players, (0, 1, None), strict=True):
        for message in player.heard:
            if message["type"] == "moment" and message["version"] < last:
                check_moment(message, own)
    running = [
        json.dumps(one) for player in players for one in player.heard if one["version"] < last
    ] + exports
    for secret in secrets_of(node, made["id"]):
        assert not [text for text in running if secret in text]
    for text in running:
        assert "digest" not in text
        assert "Traceback" not in text
    for record in exports:
        assert not re.search(r"^end \d+ unfinished \w", record, re.MULTILINE)
    log = node.log.read_text(encoding="utf-8")
    hidden = (*secrets_of(node, made["id"]), ann.token, made["invite"], "well met")
    assert not [secret for secret in hidden if secret in log]


def check_moment(message: Message, own: int | None) -> None:
    """A moment of a running game holds what its reader may see and nothing else."""
    view = message["view"]
    assert view["seat"] == own
    assert message["seat"] == own
    if own is None:
        assert view["secret"] is None
    if own is None or message["question"]["seat"] != own:
        assert view["options"] == []
        assert message["options"] == []
        assert message["refused"] == []
    assert all(event["seat"] in (None, own) for event in message["events"])


async def test_a_visitor_is_disconnected_at_the_start_if_spectators_are_off(company: Company) -> None:
    ann, bob, eve = [await company.guest(name) for name in ("Ann", "Bob", "Eve")]
    made = await ann.table("me open", public=True, spectators=False)
    path = f"/api/tables/{made['id']}"
    onlooker = await company.sits(eve, made["id"])
    await bob.post(f"{path}/join", {})
    await ann.post(f"{path}/start", {})
    assert await close_code(onlooker) == 4503
    assert "moment" not in {message["type"] for message in onlooker.heard}
    await onlooker.connect()
    assert await close_code(onlooker) == 4403
    for where in (path, f"{path}/record"):
        with pytest.raises(Refusal, match="403 no-spectators"):
            await eve.get(where)
    assert (await company.sits(bob, made["id"])).moment["seat"] == 1


async def test_a_secret_answer_shows_as_a_dash_to_others(company: Company) -> None:
    ann, bob = await company.guest("Ann"), await company.guest("Bob")
    made = await company.game(ann, bob, game="lanterns")
    path = f"/api/tables/{made['id']}"
    players = [await company.sits(one, made["id"]) for one in (ann, bob)]
    luck = random.Random(1)
    hidden = 0
    while players[0].moment["outcome"] is None:
        question = players[0].moment["question"]
        asked = players[question["seat"]]
        done = await asked.answer(luck=luck)
        for player in players:
            while player.moment["ply"] <= done["ply"]:
                await player.hears("moment")
        if question["secret"] and players[0].moment["outcome"] is None:
            hidden += 1
            own, other = [
                await (ann, bob)[seat].get(f"{path}/record")
                for seat in (question["seat"], 1 - question["seat"])
            ]
            assert f"\n{done['ply']} {question['seat']} -\n" in other
            assert f"\n{done['ply']} {question['seat']} -\n" not in own
    assert hidden


# What must not get in.


def junk(luck: random.Random, moment: Message) -> str | bytes:
    """Something no honest client would send."""
    seat, ply = moment["question"]["seat"], moment["ply"]
    values: tuple[object, ...] = (None, -1, 2**70, 1.5, "x" * 300, [], {}, True, "\u0000", "0")
    fields: Message = {"type": "answer", "ply": ply, "seat": 1 - seat, "notation": "pass"}
    match luck.randrange(9):
        case 0:
            return "".join(luck.choices(string.printable, k=luck.randrange(200)))
        case 1:
            return luck.randbytes(luck.randrange(300))
        case 2:
            return "[" * 3000
        case 3:
            return json.dumps({**fields, luck.choice(list(fields)): luck.choice(values)})
        case 4:
            return json.dumps({"type": luck.choice(["moment", "seed", "", "ANSWER", "table"])})
        case 5:
            return json.dumps({**fields, "seat": luck.randrange(64)})
        case 6:
            return json.dumps(
                {**fields, "seat": 1 - seat, "notation": luck.choice(["undo", "stops", "*", "-"])}
            )
        case 7:
            kind = luck.choice(["sync", "hint", "chat", "undo", "stops"])
            return json.dumps(
                {"type": kind, luck.choice(["seat", "version", "text", "ply"]): luck.choice(values)}
            )
        case _:
            return json.dumps({**fields, "ply": luck.choice([0, ply + 1, ply + 100]), "extra": 1})


async def test_junk_on_a_socket_has_no_effect(company: Company, node: Node, *, long: bool) -> None:
    ann, bob, eve = [await company.guest(name) for name in ("Ann", "Bob", "Eve")]
    made = await company.game(ann, bob)
    players = [await company.sits(one, made["id"]) for one in (ann, bob, eve)]
    luck = random.Random(6)
    record = await ann.get(f"/api/tables/{made['id']}/record")
    moment = players[0].moment
    offender = players[1 - moment["question"]["seat"]]
    for number in range(3000 if long else 300):
        player = luck.choice([offender, players[2]])
        await player.say_raw(junk(luck, moment))
        if number % 50 == 49:
            for one in (offender, players[2]):
                await one.say("ping")
                await one.hears("pong")
    assert await ann.get(f"/api/tables/{made['id']}/record") == record
    codes = {message["code"] for one in players[1:] for message in one.heard if message["type"] == "error"}
    codes |= {message["code"] for message in players[0].heard if message["type"] == "error"}
    assert codes <= {"bad-message", "not-your-seat", "stale", "no-hints", "refused", "not-asked", "no-undo"}
    assert {"bad-message", "not-your-seat"} <= codes
    asked = players[moment["question"]["seat"]]
    assert (await asked.answer())["type"] == "accepted"
    assert not [line for line in node.lines() if line["level"] == "error"]


async def test_an_oversized_message_closes_the_socket(company: Company) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me bot")
    for size, codes in ((5000, {4413}), (2_000_000, {1009, 4413})):
        player = await company.sits(ann, made["id"])
        # The server may close the socket while this is being sent.
        with contextlib.suppress(ConnectionClosed):
            await player.say_raw("x" * size)
        assert await close_code(player) in codes


async def test_a_path_that_is_too_long_for_a_file_is_not_found(company: Company) -> None:
    anybody = await company.guest("Ann")
    for path in ("/" + "a" * 300, "/a/" + "b" * 300 + ".js", "/" + "c/" * 3000, "/" + "%f0%9f%a7%9f" * 100):
        answer = await anybody.answer("GET", path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


async def test_a_proxy_must_be_configured_before_it_passes_on_requests(company: Company) -> None:
    anybody = await company.guest("Ann")
    for header in ("x-forwarded-for", "forwarded", "x-real-ip"):
        answer = await anybody.answer("GET", "/api/lab/studies", **{header: "203.0.113.9"})
        assert (answer.status_code, answer.json()["code"]) == (403, "not-from-here")
    assert (await anybody.answer("GET", "/api/lab/studies")).status_code == 200
