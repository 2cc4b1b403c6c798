"""Refusals by the server, as opposed to refusals by the rules."""

from __future__ import annotations


class No(Exception):
    """A request was refused, with a code for clients and an HTTP status."""

    def __init__(self, code: str, status: int = 409, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.detail = detail


class Stale(No):
    """The ply of an answer is not the next one."""

    def __init__(self, ply: int) -> None:
        super().__init__("stale", 409)
        self.ply = ply


class Full(No):
    """A quota of storage is exceeded."""

    def __init__(self, code: str = "too-much-stored") -> None:
        super().__init__(code, 429)


class Already(Exception):
    """The same answer is already stored."""
