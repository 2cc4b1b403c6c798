"""Webhooks: signed, retried, and never to a private network."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import json
import socket
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from deadroad.server import delivery, webhook
from deadroad.server.config import Config, Limits
from deadroad.server.delivery import Delivery
from deadroad.server.entry import now
from deadroad.server.metrics import Metrics
from deadroad.server.origins import Origins
from deadroad.server.people import People
from deadroad.server.rates import Rates
from deadroad.server.services import database as opened
from deadroad.server.webhook import BadHook, HookFailed, allowed_address, post_signed, signature
from tests.server.client import Caller, Player, eventually
from tests.server.node import Node

pytestmark = pytest.mark.anyio


class Ear:
    """A web server that keeps what is posted to it and answers as told."""

    def __init__(self) -> None:
        self.posts: list[tuple[dict[str, str], bytes]] = []
        self.status = 200
        self.url = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {
            name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:]) if name
        }
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.posts.append((headers, body))
        place = "Location: http://127.0.0.1/\r\n" if self.status == 302 else ""
        writer.write(
            f"HTTP/1.1 {self.status} x\r\n{place}Content-Length: 0\r\nConnection: close\r\n\r\n".encode()
        )
        await writer.drain()
        writer.close()


@asynccontextmanager
async def ear() -> AsyncIterator[Ear]:
    heard = Ear()
    server = await asyncio.start_server(heard.take, "127.0.0.1", 0)
    heard.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook?x=1"
    async with server:
        yield heard


async def test_a_turn_in_slow_play_is_posted_with_a_signature(tmp_path: Path) -> None:
    async with ear() as heard:
        with Node(tmp_path, private_hooks=True) as node:
            async with Caller(node.url) as ann:
                await ann.guest("Ann")
                secret = (await ann.post("/api/me/hook", {"url": heard.url}))["secret"]
                made = await ann.table("me hot", clock={"kind": "days"})

                async def posted() -> bool:
                    return bool(heard.posts)

                await eventually(posted)
                headers, body = heard.posts[0]
                news = json.loads(body)
                assert (news["event"], news["table"], news["ply"]) == ("your-turn", made["id"], 0)
                time, _, mac = headers["x-deadroad-signature"].partition(",v1=")
                signed = f"{time.removeprefix('t=')}.".encode() + body
                assert mac == hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
                async with Player(ann, made["id"]) as player:
                    await player.my_question()
                    await player.answer()
                assert (await ann.post("/api/me/hook", {"url": None}))["secret"] is None


PRIVATE = """127.0.0.1 localhost 10.1.2.3 192.168.0.1 169.254.169.254 ::1 fd00::1 0.0.0.0 ::ffff:127.0.0.1
    100.64.0.1 224.0.0.1 255.255.255.255 fe80::1 fec0::1 ff02::1 2001:db8::1 ::7f00:1 64:ff9b::7f00:1
    64:ff9b:1::1 2002:7f00:1:: ::ffff:10.0.0.1 2130706433 0x7f.1 017700000001"""


@pytest.mark.parametrize("host", PRIVATE.split())
async def test_private_addresses_are_refused_unless_configured(host: str) -> None:
    with pytest.raises(BadHook):
        await allowed_address(host, 80, private=False)
    assert await allowed_address(host, 80, private=True)


async def test_public_addresses_are_allowed() -> None:
    for host, port in (("93.184.216.34", 443), ("2606:2800:220:1::1", 80), ("93.184.216.34", 8443)):
        assert await allowed_address(host, port, private=False) == host
    for port in (22, 25, 1023):
        with pytest.raises(BadHook):
            await allowed_address("93.184.216.34", port, private=False)


async def test_a_host_name_that_changes_to_a_private_address_is_not_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The name is asked for once, all its addresses are checked, and the checked one is connected to."""
    answers = [["93.184.216.34"], ["127.0.0.1"], ["127.0.0.1"]]
    asked: list[str] = []
    connected: list[str] = []

    def resolve(host: str, _: int) -> list[str]:
        asked.append(host)
        return answers.pop(0)

    async def connect(host: str, *_: object, **__: object) -> None:
        connected.append(host)
        raise OSError("nobody there")

    monkeypatch.setattr(webhook, "looked_up", resolve)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(HookFailed):
        await post_signed("http://turncoat.example/", "secret", b"", private=False)
    assert (asked, connected) == (["turncoat.example"], ["93.184.216.34"])
    with pytest.raises(BadHook):
        await post_signed("http://turncoat.example/", "secret", b"", private=False)
    answers.insert(0, ["93.184.216.34", "10.0.0.1"])
    with pytest.raises(BadHook):
        await post_signed("http://turncoat.example/", "secret", b"", private=False)
    assert connected == ["93.184.216.34"]


@pytest.mark.parametrize(
    "url",
    [
        *("ftp://93.184.216.34/", "http://user:pw@93.184.216.34/", "http:///x", "http://x:99999/"),
        *("http://127.0.0.1/a\x00b", "http://127.0.0.1/\u00e9", "http://[::1", "http://@127.0.0.1/"),
    ],
)
async def test_only_http_and_https_urls_are_accepted(url: str) -> None:
    with pytest.raises(BadHook):
        await post_signed(url, "secret", b"", private=True)


async def test_a_failed_delivery_is_retried_and_finally_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, db: str
) -> None:
    monkeypatch.setattr(delivery, "FIRST_PAUSE", 0)
    database = opened(Config(data=str(tmp_path), db=db))
    await database.open()
    people = People(database, remember=180)
    metrics = Metrics()
    post = Delivery(database, people, Config(private_hooks=True), metrics, Rates(), Origins())
    person, _ = await people.guest("Ann")
    async with ear() as heard:
        await database.write(
            ("UPDATE people SET hook = ?, hook_secret = 's' WHERE id = ?", (heard.url, person.id)),
            (
                (
                    "INSERT INTO tables (id, game, rules, generator, seats, settings, seed, salt, terms,"
                    " host, invite, public, created, status, version, ply, chairs, updated) VALUES"
                    " ('t', 'g', 1, '', 1, '{}', '', '', '{}', '', '', 0, 0, 'running', 1, 3, '[]', 0)"
                ),
                (),
            ),
        )
        turn = {"table": "t", "game": "g", "ply": 3}
        heard.status = 302  # not followed, not taken
        await post.leave("turn-hook", person.id, turn)
        for _ in range(delivery.TRIES):
            assert await post.deliver() == 1
        assert len(heard.posts) == delivery.TRIES
        assert await post.deliver() == 0
        heard.status = 500
        await post.leave("turn-hook", person.id, turn)
        await post.deliver()
        heard.status = 200
        await post.deliver()
        assert await post.deliver() == 0
        # A turn that is over is no news.
        before = len(heard.posts)
        await post.leave("turn-hook", person.id, {**turn, "ply": 2})
        await post.deliver()
        assert len(heard.posts) == before
        assert await database.read("SELECT * FROM outbox WHERE due > ?", now() - 10**9) == []
        outcomes = metrics.counters["deadroad_notices_total"]
        assert outcomes['outcome="given-up"'] == 1
    # While one node delivers, no other does; what it could not deliver is due again at once.
    monkeypatch.setattr(webhook, "PATIENCE", 1.0)
    async with tarpit() as slow:
        await database.write(("UPDATE people SET hook = ? WHERE id = ?", (slow, person.id)))
        await post.leave("turn-hook", person.id, turn)
        delivering = asyncio.create_task(post.deliver())

        async def taken() -> bool:
            return (await database.read("SELECT tries FROM outbox"))[0]["tries"] == 1

        await eventually(taken)
        assert await Delivery(database, people, Config(), metrics, Rates(), Origins()).deliver() == 0
        await delivering
        assert await post.deliver() == 1
    await database.close()


async def test_many_turns_of_one_person_are_limited_and_delay_nobody(tmp_path: Path, db: str) -> None:
    database = opened(Config(data=str(tmp_path), db=db))
    await database.open()
    people = People(database, remember=180)
    origins = Origins()
    config = Config(private_hooks=True, limits=Limits(hooks=10, address_hooks=12))
    post = Delivery(database, people, config, Metrics(), Rates(), origins)
    async with ear() as flooded, ear() as heard:
        for name, url in (("Eve", flooded.url), ("Ida", flooded.url), ("Ann", heard.url)):
            person, _ = await people.guest(name)
            origins.note(person.id, "here" if url == flooded.url else "there")
            await database.write(
                ("UPDATE people SET hook = ?, hook_secret = 's' WHERE id = ?", (url, person.id))
            )
            for number in range(30 if url == flooded.url else 1):
                await database.write(
                    (
                        (
                            "INSERT INTO tables (id, game, rules, generator, seats, settings, seed, salt,"
                            " terms, host, invite, public, created, status, version, ply, chairs, updated)"
                            " VALUES"
                            " (?, 'g', 1, '', 1, '{}', '', '', '{}', '', '', 0, 0, 'running', 1, 3, '[]', 0)"
                        ),
                        (f"{name}{number}",),
                    )
                )
                await post.leave("turn-hook", person.id, {"table": f"{name}{number}", "game": "g", "ply": 3})
        assert await post.deliver() == 2 * delivery.OF_ONE + 1
        assert len(heard.posts) == 1
        while await post.deliver():
            pass
        assert len(flooded.posts) == 12
        assert await database.read("SELECT * FROM outbox") == []
    await database.close()


async def test_a_host_that_does_not_answer_is_retried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(webhook, "PATIENCE", 0.3)
    with pytest.raises(HookFailed):
        await post_signed("http://127.0.0.1:9/", "secret", b"", private=True)
    async with tarpit() as url:
        with pytest.raises(HookFailed, match="TimeoutError"):
            await post_signed(url, "secret", b"", private=True)
    assert signature("s", 1, b"x").startswith("t=1,v1=")


@asynccontextmanager
async def tarpit() -> AsyncIterator[str]:
    """A server that answers a byte at a time, for ever."""

    closing = False
    dripping: set[asyncio.Task[None] | None] = set()

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        dripping.add(asyncio.current_task())
        with contextlib.suppress(OSError):
            while not closing:
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.05)
        writer.close()

    server = await asyncio.start_server(drip, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        closing = True
        await asyncio.gather(*[task for task in dripping if task is not None])


async def test_a_name_server_that_does_not_answer_blocks_no_other_threads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answered = threading.Event()

    def hang(*_: object, **__: object) -> list[object]:
        answered.wait(60)
        return []

    monkeypatch.setattr(socket, "getaddrinfo", hang)
    monkeypatch.setattr(webhook, "PATIENCE", 0.2)
    try:
        calls = [post_signed(f"http://{n}.example/", "secret", b"", private=False) for n in range(50)]
        failed = await asyncio.gather(*calls, return_exceptions=True)
        assert {type(what) for what in failed} == {HookFailed}
        # Tables are loaded in these threads, and passwords are checked there.
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "free"), 20) == "free"
    finally:
        answered.set()


async def test_a_slow_webhook_does_not_delay_others(tmp_path: Path) -> None:
    async with ear() as heard, tarpit() as slow:
        with Node(tmp_path, private_hooks=True) as node:
            async with Caller(node.url) as ann, Caller(node.url) as eve:
                await ann.guest("Ann")
                await eve.guest("Eve")
                await eve.post("/api/me/hook", {"url": slow})
                await ann.post("/api/me/hook", {"url": heard.url})
                for _ in range(10):
                    await eve.table("me hot", clock={"kind": "days"})
                await ann.table("me hot", clock={"kind": "days"})

                async def posted() -> bool:
                    return bool(heard.posts)

                # Ten that wait for all their time, one after the other, would take longer than this.
                await eventually(posted, webhook.PATIENCE * 3)
