"""Why the server, not the rules, says no."""

from __future__ import annotations


class No(Exception):
    """A request without effect: a code for clients and an HTTP status."""

    def __init__(self, code: str, status: int = 409, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.detail = detail


class Stale(No):
    """An answer to a ply that is no longer, or not yet, the next."""

    def __init__(self, ply: int) -> None:
        super().__init__("stale", 409)
        self.ply = ply


class Full(No):
    """Somebody may not store any more for now."""

    def __init__(self, code: str = "too-much-stored") -> None:
        super().__init__(code, 429)


class Already(Exception):
    """The very same answer is already stored."""
