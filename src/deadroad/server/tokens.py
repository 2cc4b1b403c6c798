"""Secrets that are handed out: drawn here, kept as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def draw() -> str:
    """Return a fresh secret of 192 random bits."""
    return secrets.token_urlsafe(24)


def draw_id() -> str:
    """Return a fresh name of 128 random bits, for people, tables and records."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """Return what is kept of a token: nobody who reads the database can use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str | None, kept: str) -> bool:
    """Whether a token is the one whose hash was kept."""
    return token is not None and hmac.compare_digest(hashed(token), kept)
