"""Requests are parsed only if that is cheap, and one address can't keep the server busy with them."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import h11
import pytest

from deadroad.server.held import SECONDS
from deadroad.server.request_head import BYTES, LINES, HeadTooLong, RequestHead, chunked
from tests.server.client import Caller
from tests.server.node import Node
from tests.server.test_connections import connect, rest, warnings

pytestmark = pytest.mark.anyio

HELD = SECONDS - 0.1  # a timer of the event loop may fire a moment early
GET = "GET /health HTTP/1.1\r\nHost: localhost\r\n"
POST = "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


def test_a_head_may_arrive_in_any_number_of_pieces() -> None:
    whole = (POST + "Content-Length: 2\r\n\r\n").encode()
    for size in (1, 2, 3, 7, len(whole), len(whole) + 2):
        sent = whole + b"{}"
        head = RequestHead()
        found = None
        for at in range(0, len(sent), size):
            found = head.take(sent[at : at + size])
            if found is not None:
                break
        assert found is not None
        assert found[0] == whole
        assert b"{}".startswith(found[1])


@pytest.mark.parametrize("end", [b"\r\n\r\n", b"\n\n", b"\r\n\n", b"\n\r\n"])
def test_a_head_ends_where_the_parser_ends_it(end: bytes) -> None:
    head = b"GET / HTTP/1.1\r\nHost: localhost" + end
    assert RequestHead().take(head + b"more") == (head, b"more")
    parser = h11.Connection(h11.SERVER)
    parser.receive_data(head + b"more")
    assert isinstance(parser.next_event(), h11.Request)
    assert parser.trailing_data[0] == b"more"


def test_a_head_is_limited_in_bytes_and_lines() -> None:
    for long in (b"x" * (BYTES + 1), b"a:\r\n" * (LINES + 1), b"a:\r\n" * (LINES + 1) + b"\r\n"):
        with pytest.raises(HeadTooLong):
            RequestHead().take(long)
    split = RequestHead().take(b"GET / HTTP/1.1\r\n\r\n" + b"\n" * 1000)  # the lines of a body do not count
    assert split is not None
    head = RequestHead()
    for _ in range(BYTES // 16):
        assert head.take(b"x" * 16) is None
    with pytest.raises(HeadTooLong):
        head.take(b"x")


@pytest.mark.parametrize("name", ["Transfer-Encoding", "transfer-encoding", "TRANSFER-ENCODING"])
def test_a_body_in_chunks_is_recognised_by_its_head(name: str) -> None:
    assert chunked(f"POST / HTTP/1.1\r\n{name}: chunked\r\n\r\n".encode())
    assert not chunked(f"POST /?{name}: HTTP/1.1\r\nX-{name}: chunked\r\n\r\n".encode())


async def test_a_body_in_chunks_is_refused_and_never_parsed(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        chunks = "1\r\nx\r\n" * 20_000
        started = await connect(node, f"{POST}Transfer-Encoding: chunked\r\n\r\n{chunks}")
        answer = await started[0].readuntil(b"}")
        assert answer.startswith(b"HTTP/1.1 411 ")
        assert json.loads(answer.split(b"\r\n\r\n")[1])["code"] == "too-large"
        assert await rest(started) == b""  # closed: nothing of the body is taken for another request


async def test_a_head_with_too_many_lines_is_refused(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        many = await connect(node, GET + "a:\r\n" * 15_000 + "\r\n")
        assert (await rest(many)).startswith(b"HTTP/1.1 431 ")
        few = await connect(node, GET + "a: b\r\n" * 90 + "Connection: close\r\n\r\n")
        assert b"ok\n" in await rest(few)
        assert "head" in warnings(node)


async def test_requests_that_do_not_wait_for_a_response_are_not_parsed(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        answer = await rest(await connect(node, (GET + "\r\n") * 50))
        assert answer.count(b"HTTP/1.1 200") == 1
        body = '{"name": "Ann"}'
        hidden = f"{POST}Content-Length: {len(body)}\r\n\r\n{body}{GET}\r\n"
        answer = await rest(await connect(node, hidden))
        assert answer.count(b"HTTP/1.1 ") == 1


async def test_a_connection_serves_one_request_after_the_other(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        reader, writer = await connect(node)
        for name in ("Ann", "Bob", "Eve"):
            body = json.dumps({"name": name})
            request = f"{POST}Content-Length: {len(body)}\r\n\r\n{body}"
            for at in range(0, len(request), 60):
                writer.write(request[at : at + 60].encode())
                await writer.drain()
                await asyncio.sleep(0.005)
            head = await reader.readuntil(b"\r\n\r\n")
            size = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            assert json.loads(await reader.readexactly(size))["me"]["name"] == name
        writer.close()


async def test_invalid_requests_do_not_fill_the_log(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        for said in ("nonsense\r\n\r\n", GET + "Upgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n"):
            for _ in range(20):
                await rest(await connect(node, said))
        assert warnings(node) == ["invalid"]
        assert {line["logger"] for line in node.lines() if line["level"] != "info"} == {
            "deadroad.connections",
            "deadroad.serving",
        }


async def test_a_client_that_hangs_up_writes_little_into_the_log(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        path = "/api/tables/" + "x" * 20_000 + "/join"
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            for _ in range(3):
                _, writer = await connect(
                    node, f"{head}Authorization: Bearer {ann.token}\r\nContent-Length: 10000\r\n\r\n{{"
                )
                await asyncio.sleep(0.1)
                writer.transport.abort()
            await asyncio.sleep(0.2)
        assert max(len(line) for line in node.log.read_text(encoding="utf-8").splitlines()) < 2000


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/api/games"), ("POST", "/no/such/route"), ("DELETE", "/api/guest"), ("GET", "/health")],
)
async def test_a_request_over_the_limit_is_held(tmp_path: Path, method: str, path: str) -> None:
    with Node(tmp_path, limits={"requests": 5}) as node:
        async with Caller(node.url) as ann:
            for _ in range(5):
                assert (await ann.answer(method, path)).status_code != 429
            began = time.monotonic()
            held = await asyncio.gather(*[ann.answer(method, path) for _ in range(8)])
            refused = [answer for answer in held if answer.status_code == 429]
            assert len(refused) >= 7
            assert {answer.json()["code"] for answer in refused} == {"slow-down"}
            assert all("content-security-policy" in answer.headers for answer in refused)
            assert time.monotonic() - began >= HELD


HANDSHAKE = "HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
SOCKET = f"{HANDSHAKE}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n"


@pytest.mark.parametrize("path", ["/nowhere", "/api/tables/nowhere/socket"])
async def test_a_socket_over_the_limit_is_held(tmp_path: Path, path: str) -> None:
    with Node(tmp_path, limits={"requests": 5}) as node:

        async def refused() -> bytes:
            reader, writer = await connect(node, f"GET {path} {SOCKET}")
            said = b""
            while b" 403 " not in said and b"\x88" not in said:  # the head of a frame that closes
                said += await reader.read(1000)
            writer.close()
            return said

        for _ in range(5):
            assert b"slow-down" not in await refused()
        began = time.monotonic()
        assert b"slow-down" in await refused()
        assert time.monotonic() - began >= HELD


@pytest.mark.parametrize(
    ("said", "refused"),
    [
        ("nonsense\r\n\r\n", b" 400 "),
        (GET + "a: b\r\n" * LINES + "\r\n", b" 431 "),
        (f"GET / {HANDSHAKE}\r\n", b" 4"),
    ],
)
async def test_an_invalid_request_over_the_limit_is_held(tmp_path: Path, said: str, refused: bytes) -> None:
    with Node(tmp_path, limits={"requests": 5}) as node:
        for _ in range(5):
            assert refused in (await rest(await connect(node, said)))[:20]
        began = time.monotonic()
        assert await rest(await connect(node, said)) == b""
        assert time.monotonic() - began >= HELD
        assert b" 200 " in await rest(await connect(node, GET + "Connection: close\r\n\r\n"))


@pytest.mark.parametrize(
    "more",
    [
        "Content-Length: 5\r\n\r\nhello",
        "Content-Length: 5\r\n\r\n",
        "Transfer-Encoding: chunked\r\n\r\n",
        f"X-Long: {'x' * 9000}\r\n\r\n",
        "X-Sign: \x01\r\n\r\n",
    ],
)
async def test_an_upgrade_with_a_body_or_a_bad_header_is_refused_and_closed(
    tmp_path: Path, more: str
) -> None:
    # The library for WebSockets says nothing about it, and no timeout would close the connection.
    with Node(tmp_path) as node:
        head = SOCKET.removesuffix("\r\n")
        for method in ("GET", "POST"):
            answer = await rest(await connect(node, f"{method} /api/tables/x/socket {head}{more}"))
            assert answer.startswith(b"HTTP/1.1 4")
        assert "invalid" in warnings(node)
