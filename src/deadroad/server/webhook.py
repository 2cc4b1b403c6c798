"""Posting to an address somebody gave us: signed, and never to a private network unless configured."""

from __future__ import annotations

import hashlib
import hmac
import http.client
import ipaddress
import socket
import ssl
import time
from typing import Final
from urllib.parse import urlsplit

TIMEOUT: Final = 10
SIGNATURE: Final = "X-Deadroad-Signature"


class BadHook(Exception):
    """An address we do not post to, however often we try."""


class HookFailed(Exception):
    """The other side did not take it: to be tried again."""


def signature(secret: str, at: int, body: bytes) -> str:
    """Return what proves that a post is ours: HMAC-SHA256 over time and body."""
    mac = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={mac}"


def allowed_address(host: str, port: int, *, private: bool) -> str:
    """Return an address of a host; it alone is then connected to, so that a name can't change in between."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as what:
        raise HookFailed(f"no address of {host}: {what}") from None
    addresses = [str(row[4][0]) for row in found]
    for address in addresses:
        ip = ipaddress.ip_address(address.partition("%")[0])
        inner = getattr(ip, "ipv4_mapped", None) or ip
        if not private and (not inner.is_global or inner.is_multicast):
            raise BadHook(f"{host} is a private address")
    return addresses[0]


class _Pinned(http.client.HTTPConnection):
    """A connection to one checked address, whatever the name says by now."""

    def __init__(self, host: str, port: int, address: str, *, secure: bool) -> None:
        super().__init__(host, port, timeout=TIMEOUT)
        self.address = address
        self.secure = secure

    def connect(self) -> None:
        plain = socket.create_connection((self.address, self.port), TIMEOUT)
        context = ssl.create_default_context() if self.secure else None
        self.sock = plain if context is None else context.wrap_socket(plain, server_hostname=self.host)


def post_signed(url: str, secret: str, body: bytes, *, private: bool) -> None:
    """Post a body; HookFailed unless it was taken. Redirects are not followed."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
        raise BadHook(f"{parts.scheme} is not what we post to")
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise BadHook("a port that is none") from None
    address = allowed_address(parts.hostname, port, private=private)
    connection = _Pinned(parts.hostname, port, address, secure=parts.scheme == "https")
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "deadroad",
            SIGNATURE: signature(secret, int(time.time()), body),
        }
        connection.request("POST", path, body, headers)
        answer = connection.getresponse()
        answer.read(1000)
        if not 200 <= answer.status < 300:
            raise HookFailed(f"answered {answer.status}")
    except (OSError, http.client.HTTPException) as what:
        raise HookFailed(type(what).__name__) from None
    finally:
        connection.close()
