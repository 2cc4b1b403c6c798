"""Signed calls of webhooks. Private networks are refused unless the configuration allows them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import socket
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from urllib.parse import urlsplit

# Total timeout in seconds, also for a server that sends single bytes. Retries come later than that.
PATIENCE: Final = 4.0
LONGEST: Final = 8192  # bytes read of a response
SIGNATURE: Final = "X-Deadroad-Signature"
WELL_KNOWN: Final = 1024  # lower ports belong to other protocols, which a request could attack


class BadHook(Exception):
    """The URL is not allowed. The call is not retried."""


class HookFailed(Exception):
    """The receiver did not accept the call. It is retried."""


# Names have threads of their own: a name server that does not answer blocks one for up to half a minute, and
# must not block those that load tables and check passwords.
lookups: Final = ThreadPoolExecutor(16, "hook-names")


def looked_up(host: str, port: int) -> list[str]:
    """Return the addresses of a host. This can take long."""
    return [str(row[4][0]) for row in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def signature(secret: str, at: int, body: bytes) -> str:
    """Return the signature of a call: HMAC-SHA256 of time and body."""
    mac = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={mac}"


def public(address: str) -> bool:
    """Return whether an address is public, and does not embed an address of another network."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return public(str(ip.ipv4_mapped))
        if ip.sixtofour is not None or ip.is_site_local:
            return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved)


async def allowed_address(host: str, port: int, *, private: bool) -> str:
    """Return a checked address of a host.

    The call connects to it, so that the name can't change in between.
    """
    if not private and port < WELL_KNOWN and port not in (80, 443):
        raise BadHook(f"port {port} is not allowed")
    try:
        addresses = await asyncio.get_running_loop().run_in_executor(lookups, looked_up, host, port)
    except (OSError, UnicodeError) as what:
        raise HookFailed(f"no address of {host}: {what}") from None
    if not private and not all(public(address) for address in addresses):
        raise BadHook(f"{host} is a private address")
    return addresses[0]


async def post_signed(url: str, secret: str, body: bytes, *, private: bool) -> None:
    """Post a body. Raises HookFailed unless the receiver accepts it. Redirects are not followed."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        target = ((parts.path or "/") + (f"?{parts.query}" if parts.query else "")).encode("ascii")
        name = parts.netloc.encode("ascii")
    except ValueError:
        raise BadHook("not a URL") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise BadHook(f"the scheme {parts.scheme} is not allowed")
    if any(sign <= 32 or sign == 127 for sign in target + name):
        raise BadHook("the URL has invalid characters")
    lines = [
        b"POST " + target + b" HTTP/1.1",
        b"Host: " + name,
        b"User-Agent: deadroad",
        b"Content-Type: application/json",
        b"Content-Length: %d" % len(body),
        f"{SIGNATURE}: {signature(secret, int(time.time()), body)}".encode(),
        b"Connection: close",
    ]
    try:
        async with asyncio.timeout(PATIENCE):
            address = await allowed_address(parts.hostname, port, private=private)
            secure = parts.hostname if parts.scheme == "https" else None
            status = await _exchange(address, port, secure, b"\r\n".join([*lines, b"", body]))
    except (OSError, EOFError, ValueError) as what:  # TimeoutError is an OSError
        raise HookFailed(type(what).__name__) from None
    if not 200 <= status < 300:
        raise HookFailed(f"answered {status}")


async def _exchange(address: str, port: int, secure: str | None, request: bytes) -> int:
    """Send a request to a checked address. Return the status."""
    context = ssl.create_default_context() if secure is not None else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=secure, limit=LONGEST
    )
    try:
        writer.write(request)
        await writer.drain()
        words = (await reader.readuntil(b"\n")).split(maxsplit=2)
        if len(words) < 2 or not words[0].startswith(b"HTTP/1."):
            raise ValueError("not an HTTP response")
        return int(words[1])
    except asyncio.LimitOverrunError:
        raise ValueError("a header line is too long") from None
    finally:
        writer.close()
