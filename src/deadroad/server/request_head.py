"""The head of an HTTP request: its size and its number of lines are checked before it is parsed."""

from __future__ import annotations

import re
from typing import Final

BYTES: Final = 32_768  # of a head; the cookies of a browser need a few thousand
LINES: Final = 100  # of a head; parsing takes time for each line. Browsers and proxies send about 30
END: Final = re.compile(rb"\n\r?\n")
CHUNKED: Final = re.compile(rb"\ntransfer-encoding[ \t]*:", re.IGNORECASE)
TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b'content-length: 21\r\n\r\n{"code":"too-large"}\n'
)


class HeadTooLong(Exception):
    """The head of a request has too many bytes or lines."""


class RequestHead:
    """Collects the bytes of a head until it is complete."""

    __slots__ = ("held",)

    def __init__(self) -> None:
        self.held = b""

    def take(self, data: bytes) -> tuple[bytes, bytes] | None:
        """Add bytes. Return a complete head and the bytes after it; None while it is incomplete.

        Raises HeadTooLong.
        """
        known = len(self.held)
        held = self.held + data if known else data
        found = END.search(held, max(0, known - 2))
        end = len(held) if found is None else found.end()
        if end > BYTES or held.count(b"\n", 0, end) > LINES:
            raise HeadTooLong
        self.held = held if found is None else b""
        return None if found is None else (held[:end], held[end:])


def chunked(head: bytes) -> bool:
    """Return whether a body in chunks follows a head. It does not state its size."""
    return CHUNKED.search(head) is not None
