"""Tokens: random, stored as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def draw() -> str:
    """Return a new token of 192 random bits."""
    return secrets.token_urlsafe(24)


def draw_id() -> str:
    """Return a new id of 128 random bits, for people, tables and records.

    It begins with a letter or a digit: a command line takes a word that begins with "-" for an option.
    """
    while not (drawn := secrets.token_urlsafe(16))[0].isalnum():
        pass
    return drawn


def hashed(token: str) -> str:
    """Return the hash of a token. Only the hash is stored, so a copy of the database is of no use."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str | None, kept: str) -> bool:
    """Return whether a token has this hash."""
    return token is not None and hmac.compare_digest(hashed(token), kept)
