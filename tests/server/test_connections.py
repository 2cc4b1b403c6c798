"""Connections that send nothing, or never finish, are closed; those who play are not shut out by them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.client import Caller, Player, eventually
from tests.server.node import Node

pytestmark = pytest.mark.anyio

Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connect(node: Node, said: str = "") -> Pipe:
    host, port = node.url.removeprefix("http://").rstrip("/").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(said.encode())
    await writer.drain()
    return reader, writer


async def rest(pipe: Pipe) -> bytes:
    """Return all that comes until the server closes the connection."""
    try:
        return await asyncio.wait_for(pipe[0].read(), 60)
    except ConnectionError:
        return b""
    finally:
        pipe[1].close()


def warnings(node: Node) -> list[str]:
    lines = [json.loads(line) for line in node.log.read_text(encoding="utf-8").splitlines()]
    return [line.get("why", "") for line in lines if line["logger"] == "deadroad.connections"]


async def test_what_never_arrives_is_not_waited_for(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"header_seconds": 1, "body_seconds": 1, "idle_seconds": 1}) as node:
        nothing = await connect(node)
        headers = await connect(node, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: ")
        body = await connect(
            node,
            "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            'Content-Length: 100\r\n\r\n{"name',
        )
        done = await connect(node, "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert await rest(nothing) == await rest(headers) == b""
        assert b"200" not in await rest(body)
        assert b"ok\n" in await rest(done)
        assert {"headers", "body"} <= set(warnings(node))


async def test_a_large_body_is_not_read_before_somebody_logs_in(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        head = "POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        for length in ("Content-Length: 900000", "Transfer-Encoding: chunked"):
            reader, writer = await connect(node, f"{head}{length}\r\n\r\n")
            answer = await asyncio.wait_for(reader.readuntil(b"}"), 60)
            assert b" 401 " in answer
            assert b"who-are-you" in answer
            writer.close()


async def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"address_connections": 5}) as node:
        held = [await connect(node) for _ in range(5)]
        assert b" 503 " in await rest(await connect(node))
        held[0][1].close()

        async def let_in() -> bool:
            said = "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            return b" 200 " in await rest(await connect(node, said))

        await eventually(let_in)
        assert "address" in warnings(node)
        for pipe in held:
            pipe[1].close()


async def test_idle_connections_make_room_for_those_who_play(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"connections": 50, "header_seconds": 600}) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("me bot")
            async with Player(ann, made["id"]) as player:
                idle = [await connect(node) for _ in range(120)]
                await player.my_question()
                assert (await player.answer())["type"] == "accepted"
                assert await ann.get("/health") == "ok\n"
                async with Player(ann, made["id"]) as again:
                    await again.hears("moment")
                for pipe in idle:
                    pipe[1].close()
        assert "room" in warnings(node)


async def test_closed_sockets_are_not_counted_any_more(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"address_connections": 8}) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("me bot")
            for _ in range(20):
                async with Player(ann, made["id"]) as player:
                    await player.hears("moment")
            text = await ann.get("/metrics")
            assert float(text.split("\ndeadroad_connections ")[1].split("\n")[0]) <= 8
