"""Network addresses, grouped by customer of a provider."""

from __future__ import annotations

import ipaddress


def line(host: str) -> str:
    """Return what identifies a customer: an IPv4 address, or a /64 network of IPv6.

    Some proxies add the port of the client, which would make every connection a customer of its own.
    """
    plain = host.strip('"')
    if plain.startswith("["):
        plain = plain[1:].partition("]")[0]
    elif plain.count(":") == 1:
        plain = plain.partition(":")[0]
    try:
        found = ipaddress.ip_address(plain.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
