"""A mail server for tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.policy import default


class Letterbox:
    """An SMTP server that keeps what it is given."""

    def __init__(self) -> None:
        self.letters: list[str] = []
        self.came = asyncio.Event()
        self.port = 0

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 box\r\n")
        body: list[bytes] | None = None
        while line := await reader.readline():
            text = line.decode(errors="replace").rstrip("\r\n")
            if body is not None:
                if text == ".":
                    letter = message_from_bytes(b"".join(body), policy=default)
                    plain = letter.get_body(("plain",))
                    assert plain is not None
                    self.letters.append(f"{letter['Subject']}\n\n{plain.get_content()}")
                    self.came.set()
                    body = None
                    writer.write(b"250 kept\r\n")
                else:
                    body.append(line)
            elif text.upper() == "DATA":
                body = []
                writer.write(b"354 go on\r\n")
            elif text.upper() == "QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 fine\r\n")
            await writer.drain()
        writer.close()

    async def letter(self, subject: str) -> str:
        """Wait for a letter."""
        async with asyncio.timeout(60):
            while not (found := [letter for letter in self.letters if subject in letter]):
                self.came.clear()
                await self.came.wait()
        self.letters.remove(found[0])
        return found[0]


@asynccontextmanager
async def letterbox() -> AsyncIterator[Letterbox]:
    box = Letterbox()
    server = await asyncio.start_server(box.take, "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box
