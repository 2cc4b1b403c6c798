"""Network addresses, grouped by customer of a provider."""

from __future__ import annotations

import ipaddress


def line(host: str) -> str:
    """Return what identifies a customer: an IPv4 address, or a /64 network of IPv6."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
