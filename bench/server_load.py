"""Many client sockets in one process with little overhead, so that the client is not the bottleneck."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
from pathlib import Path
from typing import Any

import msgspec


class Option(msgspec.Struct):
    """The part of an option that an answer needs."""

    notation: str


class Question(msgspec.Struct):
    """The part of a question that an answer needs."""

    seat: int


class Heard(msgspec.Struct):
    """The part of a message that a player needs."""

    type: str
    ply: int = 0
    options: list[Option] = []
    question: Question | None = None
    code: str = ""


DECODER = msgspec.json.Decoder(Heard)


class Tally:
    """Totals over all sockets."""

    def __init__(self) -> None:
        self.counting = False
        self.times: list[float] = []
        self.over = 0
        self.errors = 0
        self.connected = 0
        self.lost = 0


class Socket(asyncio.Protocol):
    """A WebSocket client that understands what our servers send: unmasked text frames, whole."""

    def __init__(self, path: str, token: str, tally: Tally) -> None:
        self.path = path
        self.token = token
        self.tally = tally
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.shaken = False
        self.sent = 0.0
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.tally.lost += 1
        if not self.open.done():
            self.open.set_exception(ConnectionError(bytes(self.buffer[:200])))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.shaken:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert b" 101 " in self.buffer[:20], bytes(self.buffer[:200])
            del self.buffer[: end + 4]
            self.shaken = True
            self.tally.connected += 1
            self.open.set_result(None)
        while (frame := self._frame()) is not None:
            kind, body = frame
            if kind == 1:
                for line in body.split(b"\n"):
                    self.heard(line)
            elif kind == 9:
                self.send(body, 10)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, at = buffer[1] & 127, 2
        if size == 126:
            size, at = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < at + size or (size > 125 and len(buffer) < at):
            return None
        kind, body = buffer[0] & 15, bytes(buffer[at : at + size])
        del buffer[: at + size]
        return kind, body

    def send(self, body: bytes, kind: int = 1) -> None:
        """Send a frame. The mask is zero, which is allowed and needs no computation."""
        size = len(body)
        head = (
            bytes([128 | kind, 128 | size])
            if size < 126
            else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        )
        self.transport.write(head + b"\0\0\0\0" + body)

    def heard(self, body: bytes) -> None:
        """Handle a message."""
        raise NotImplementedError

    def timed(self) -> None:
        """Record that the reply to the last message has arrived."""
        if self.tally.counting:
            self.tally.times.append(time.perf_counter() - self.sent)


class Echo(Socket):
    """Sends a message, waits for its echo, and sends again."""

    def go(self) -> None:
        """Send once."""
        self.sent = time.perf_counter()
        self.send(b'{"type":"answer","ply":17,"seat":1,"notation":"bid 4"}')

    def heard(self, body: bytes) -> None:
        self.timed()
        self.go()


class Player(Socket):
    """Answers every question with a random option, and measures the time to the acknowledgement."""

    luck = random.Random(1)  # noqa: S311 - a bench
    playing = False
    pause = 0.0  # seconds between being asked and answering
    last: Heard | None = None

    def __init__(self, path: str, token: str, tally: Tally) -> None:
        super().__init__(path, token, tally)
        self.times: dict[int, float] = {}

    def go(self) -> None:
        """Begin to answer."""
        self.playing = True
        if self.last is not None:
            self.answer(self.last)

    def heard(self, body: bytes) -> None:
        if body.startswith(b'{"type":"accepted"'):
            # The moment comes first and may already have been answered: each answer has its own time.
            self.sent = self.times.pop(DECODER.decode(body).ply)
            self.timed()
        elif body.startswith(b'{"type":"moment"'):
            moment = DECODER.decode(body)
            if moment.question is None:
                self.tally.over += 1
            elif moment.options:
                self.last = moment
                if self.playing:
                    self.answer(moment)
        elif body.startswith(b'{"type":"error"'):
            self.tally.errors += 1

    def answer(self, moment: Heard) -> None:
        """Answer now, or after the pause."""
        self.last = None
        if self.pause:
            asyncio.get_running_loop().call_later(
                self.luck.uniform(0, 2 * self.pause), self.answer_now, moment
            )
        else:
            self.answer_now(moment)

    def answer_now(self, moment: Heard) -> None:
        """Answer."""
        if self.transport.is_closing():
            return
        assert moment.question is not None
        notation = self.luck.choice(moment.options).notation
        self.times[moment.ply] = time.perf_counter()
        self.send(
            f'{{"type":"answer","ply":{moment.ply},"seat":{moment.question.seat},"notation":"{notation}"}}'.encode()
        )


def share(times: list[float], part: float) -> float:
    """Return a quantile in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000 if times else 0.0


def processor_time(pid: int) -> float:
    """Return the seconds of processor time that one process has used, without its bots."""
    # The name of the program, in brackets, may hold spaces: what follows it is counted from 3.
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[14 - 3]) + int(fields[15 - 3])) / os.sysconf("SC_CLK_TCK")
