"""A client for tests: HTTP calls and a table's socket. It stores all messages."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 60.0  # seconds; a loaded machine is slow, a broken server never answers

Message = dict[str, Any]


class Refusal(Exception):
    """The server said no."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code


class Caller:
    """An HTTP client."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url
        self.token = token
        self.id = ""
        # Without https, certificates would only be loaded: 24 ms and 0.8 MB for each client.
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=url.startswith("https"))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, what: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def answer(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """Return the answer to a request, whatever it is."""
        self.http.cookies.clear()
        if self.token:
            headers.setdefault("authorization", f"Bearer {self.token}")
        return await self.http.request(method, path, json=body, headers=headers)

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """Return the answer to a request that must succeed."""
        answer = await self.answer(method, path, body)
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, answer.json()["code"])
        kind = answer.headers.get("content-type", "")
        return answer.json() if kind.startswith("application/json") else answer.text

    async def get(self, path: str) -> Any:
        return await self.call("GET", path)

    async def post(self, path: str, body: object = None) -> Any:
        return await self.call("POST", path, body)

    async def guest(self, name: str) -> Self:
        """Become a guest."""
        found = await self.post("/api/guest", {"name": name})
        self.token = found["token"]
        self.id = found["me"]["id"]
        return self

    async def table(self, seats: str, game: str = "hit-z-road", **more: object) -> Message:
        """Make a table; `seats` as in "me bot open hot"."""
        plans = [{"kind": kind, "level": 1} if kind == "bot" else {"kind": kind} for kind in seats.split()]
        # Programs answer everything themselves, unless a test is about wishes.
        body = {"game": game, "seats": plans, "wishes": "always", **more}
        made: Message = await self.post("/api/tables", body)
        return made


class Player:
    """Somebody at a table's socket."""

    def __init__(
        self, caller: Caller, table: str, invite: str = "", headers: dict[str, str] | None = None
    ) -> None:
        self.caller = caller
        self.table = table
        self.invite = invite
        self.headers = headers or {}
        self.socket: ClientConnection | None = None
        self.lines: list[str] = []  # messages of the last frame that were not returned yet
        self.heard: list[Message] = []
        self.whole: Message = {}
        self.moment: Message = {}
        self.version = 0
        self.accepted: list[Message] = []
        # Messages buffered before they are read. A full queue would also miss the close message.
        self.most: int | None = None

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, what: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    async def connect(self) -> None:
        self.lines = []
        url = self.caller.url.replace("http", "ws", 1).rstrip("/")
        url += f"/api/tables/{self.table}/socket?version={self.version}"
        if self.invite:
            url += f"&invite={self.invite}"
        headers = {"authorization": f"Bearer {self.caller.token}", **self.headers}
        self.socket = await connect(
            url,
            additional_headers=headers,
            max_size=None,
            max_queue=self.most,
            compression=None,
            open_timeout=PATIENCE,
            proxy=None,
        )

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def say(self, kind: str, **fields: object) -> None:
        await self.say_raw(msgspec.json.encode({"type": kind, **fields}).decode())

    async def say_raw(self, text: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(text)

    async def hear_raw(self, patience: float = PATIENCE) -> Message:
        """Return the next message, and keep nothing of it."""
        assert self.socket is not None
        if not self.lines:
            frame = await asyncio.wait_for(self.socket.recv(decode=True), patience)
            self.lines = frame.split("\n")
        message: Message = msgspec.json.decode(self.lines.pop(0))
        return message

    async def hear(self, patience: float = PATIENCE) -> Message:
        """Return the next message."""
        message = await self.hear_raw(patience)
        self.heard.append(message)
        self.version = max(self.version, message["version"])
        if message["type"] == "table":
            self.whole = message
        elif message["type"] == "moment":
            self.moment = message
        elif message["type"] == "accepted":
            self.accepted.append(message)
        return message

    async def until(self, wanted: Callable[[Message], bool], patience: float = PATIENCE) -> Message:
        """Hear until a message is as wanted."""
        async with asyncio.timeout(patience):
            while not wanted(message := await self.hear()):
                pass
        return message

    async def hears(self, kind: str) -> Message:
        return await self.until(lambda message: message["type"] == kind)

    async def my_question(self) -> Message:
        """Hear until I am asked, or the game is over; return the moment."""
        if not self.moment:
            await self.hears("moment")
        while not self.moment["options"] and self.moment["outcome"] is None:
            await self.hears("moment")
        return self.moment

    async def answer(self, notation: str | None = None, luck: random.Random | None = None) -> Message:
        """Answer what I am asked, the first option if nothing else; return `accepted` or `error`."""
        moment = self.moment
        if notation is None:
            options = [option["notation"] for option in moment["options"]]
            notation = luck.choice(options) if luck else options[0]
        await self.say("answer", ply=moment["ply"], seat=moment["question"]["seat"], notation=notation)
        return await self.until(lambda message: message["type"] in ("accepted", "error"))

    async def play(self, luck: random.Random, most: int = 10_000) -> Message:
        """Play on with random answers until the game is over or `most` answers were given."""
        for _ in range(most):
            moment = await self.my_question()
            if moment["outcome"] is not None:
                break
            done = await self.answer(luck=luck)
            assert done["type"] == "accepted", done
            while self.moment["ply"] <= done["ply"]:
                await self.hears("moment")
        return self.moment


async def close_code(player: Player) -> int:
    """Hear until the server closes the socket; return why."""
    try:
        while True:
            await player.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


async def eventually(condition: Callable[[], Awaitable[bool]], patience: float = PATIENCE) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(patience):
        while not await condition():  # noqa: ASYNC110 - it is so in another process
            await asyncio.sleep(0.05)
