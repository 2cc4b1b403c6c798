"""Network addresses, as far as they tell one customer of a provider from another."""

from __future__ import annotations

import ipaddress


def line(host: str) -> str:
    """Return what one customer of a provider has: an IPv4 address, or 64 bits of IPv6 and all in it."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
