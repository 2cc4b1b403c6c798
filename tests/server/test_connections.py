"""Idle and incomplete connections are closed, and do not keep players out."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from deadroad.server.connections import RESERVE
from deadroad.server.socket_connection import AHEAD, text_frame
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


async def test_incomplete_requests_time_out(tmp_path: Path) -> None:
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


async def test_a_large_body_is_not_read_without_a_login(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        head = "POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        reader, writer = await connect(node, f"{head}Content-Length: 900000\r\n\r\n")
        answer = await asyncio.wait_for(reader.readuntil(b"}"), 60)
        assert b" 401 " in answer
        assert b"not-logged-in" in answer
        writer.close()


async def test_connections_of_an_address_are_limited(tmp_path: Path) -> None:
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


async def test_idle_connections_are_closed_before_those_of_players(tmp_path: Path) -> None:
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


def test_descriptors_are_reserved_for_the_server_itself() -> None:
    # Otherwise many idle connections keep it from opening its database, and from answering /health.
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (150, 300));"
        " from deadroad.server.config import Config; from deadroad.server.connections import Connections;"
        " from deadroad.server.metrics import Metrics; from deadroad.server.rates import Rates;"
        " print(Connections(Config(), Metrics(), Rates()).most, *resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert run.stdout.split() == [str(300 - RESERVE), "300", "300"]


async def test_closed_sockets_are_no_longer_counted(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"address_connections": 8}) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("me bot")
            for _ in range(20):
                async with Player(ann, made["id"]) as player:
                    await player.hears("moment")
            text = await ann.get("/metrics")
            assert float(text.split("\ndeadroad_connections ")[1].split("\n")[0]) <= 8


async def test_large_bodies_are_read_only_where_needed_and_a_few_at_a_time(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"large_bodies": 2}) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")

            def head(path: str) -> str:
                return (
                    f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                    f"Authorization: Bearer {ann.token}\r\nContent-Length: 900000\r\n"
                    "Expect: 100-continue\r\n\r\n"
                )

            async def status(pipe: Pipe, *, stays: bool = False) -> bytes:
                said = (await asyncio.wait_for(pipe[0].readline(), 60)).split()[1]
                if not stays:
                    pipe[1].close()
                return said

            assert await status(await connect(node, head("/api/tables"))) == b"413"
            reading = [await connect(node, head("/api/records")) for _ in range(2)]
            for pipe in reading:
                assert await status(pipe, stays=True) == b"100"  # the server wants to read its body
            assert await status(await connect(node, head("/api/records/verify"))) == b"429"
            reading[0][1].close()  # its place is free again

            async def accepted() -> bool:
                return await status(await connect(node, head("/api/records/verify"))) == b"100"

            await eventually(accepted)
            reading[1][1].close()


async def test_the_rate_of_imports_is_checked_before_a_body_is_read(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"imports": 3}) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            for _ in range(3):
                answer = await ann.answer("POST", "/api/records", {"text": 1})
                assert answer.status_code == 400
            head = "POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            login = f"Authorization: Bearer {ann.token}\r\nContent-Length: 900000\r\n\r\n"
            reader, writer = await connect(node, head + login)
            assert b" 429 " in await asyncio.wait_for(reader.readline(), 60)
            writer.close()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = ("é" * size).encode()[:size]
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_a_client_that_sends_faster_than_it_is_served_is_answered_in_order(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("me bot")
            async with Player(ann, made["id"]) as player:
                await player.hears("chat")
                many = 10 * AHEAD
                for number in range(many):
                    await player.say("ping")
                    await player.say("advise", seat=number % 2)  # refused: hints are not allowed
                heard: list[str] = []
                while len(heard) < 2 * many:
                    message = await player.hear()
                    if message["type"] in ("pong", "error"):
                        heard.append(message["type"])
                assert heard == ["pong", "error"] * many


@pytest.mark.parametrize("last", ["close", "keep-alive"])
async def test_a_response_that_is_never_read_does_not_stay_in_memory(tmp_path: Path, last: str) -> None:
    with Node(tmp_path, limits={"body_seconds": 1, "idle_seconds": 1}) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            with closing(sqlite3.connect(tmp_path / "deadroad.db")) as file, file:
                # More than the system takes from the server to send it later.
                rows = [("a table", number, "chat", ann.id, "x" * 1000, 0, 1) for number in range(8000)]
                file.executemany(
                    "INSERT INTO log (table_id, version, kind, person, body, secret, at)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?)",
                    rows,
                )
            for _ in range(3):
                with socket.socket() as deaf:
                    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
                    deaf.connect(("127.0.0.1", int(node.settings["port"])))
                    deaf.sendall(
                        "GET /api/me/export HTTP/1.1\r\nHost: localhost\r\n"
                        f"Authorization: Bearer {ann.token}\r\nConnection: {last}\r\n\r\n".encode()
                    )
                    await asyncio.sleep(0.5)

                    async def cut() -> bool:
                        text = await ann.get("/metrics")
                        return float(text.split("\ndeadroad_connections ")[1].split("\n")[0]) <= 1

                    await eventually(cut, 10)
