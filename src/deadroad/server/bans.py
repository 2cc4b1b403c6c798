"""Bans of devices and ranges of addresses, temporary or permanent. The table `people` has bans of people."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Final, Literal

from msgspec import Struct

from deadroad.server.entry import now
from deadroad.server.refusal import No
from deadroad.server.storage.database import Database
from deadroad.server.tokens import draw_id

BanKind = Literal["device", "address", "guests"]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Ranges = dict[tuple[BanKind, int, int], dict[int, "BanRow"]]  # by kind, version of IP and size: by prefix

FINEST: Final = 64  # the longest prefix of IPv6 that the server tells apart


class BanRow(Struct):
    """A ban.

    `guests` means that only new guests and accounts are refused. `until` is 0 if it is permanent.
    """

    id: str
    kind: BanKind
    target: str
    reason: str
    created: int
    until: int


class Bans:
    """All bans, cached in memory because every request checks them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.ranges: Ranges = {}
        self.devices: dict[str, BanRow] = {}
        self.reading = asyncio.Lock()
        self.known: set[str] = set()  # the ids of all bans
        self.added = False  # whether there are bans that open sockets were not checked for

    async def read(self) -> list[BanRow]:
        """Read the bans again, and return those in force."""
        async with self.reading:  # otherwise an older read could end last
            return await self._read()

    async def _read(self) -> list[BanRow]:
        rows = await self.database.read(
            "SELECT * FROM bans WHERE until = 0 OR until > ? ORDER BY created DESC", now()
        )
        found = [
            BanRow(
                id=str(row["id"]),
                kind="device"
                if row["kind"] == "device"
                else "guests"
                if row["kind"] == "guests"
                else "address",
                target=str(row["target"]),
                reason=str(row["reason"]),
                created=int(row["created"] or 0),
                until=int(row["until"] or 0),
            )
            for row in rows
        ]
        ids = {row.id for row in found}
        self.added = self.added or not ids <= self.known
        self.known = ids
        found.sort(key=lasts)  # of two bans of the same, the longer one counts
        self.devices = {row.target: row for row in found if row.kind == "device"}
        self.ranges = {}
        for ban in found:
            if ban.kind != "device":
                banned = network(ban.target)
                size = banned.prefixlen
                same = self.ranges.setdefault((ban.kind, banned.version, size), {})
                same[prefix(banned, size)] = ban
        return sorted(found, key=lambda row: -row.created)

    async def add(self, kind: BanKind, target: str, hours: int, reason: str) -> str:
        """Ban a device or a range of addresses for some hours (0: permanently). Return the id of the ban."""
        if kind != "device":
            target = str(network(target))
        id_ = draw_id()
        until = now() + hours * 3_600_000 if hours else 0
        await self.database.write(
            (
                "INSERT INTO bans (id, kind, target, reason, created, until) VALUES (?, ?, ?, ?, ?, ?)",
                (id_, kind, target, reason, now(), until),
            )
        )
        await self.read()
        return id_

    async def lift(self, id_: str) -> bool:
        """End a ban. Return False if there is no ban with that id."""
        (ended,) = await self.database.write(("DELETE FROM bans WHERE id = ?", (id_,)))
        await self.read()
        return ended == 1

    async def forget(self) -> int:
        """Delete expired bans, and read those that other nodes added."""
        (count,) = await self.database.write(("DELETE FROM bans WHERE until > 0 AND until <= ?", (now(),)))
        await self.read()
        return count

    def bars(self, address: str) -> bool:
        """Return whether an address is banned."""
        try:
            self.check(address)
        except No:
            return True
        return False

    def check(self, address: str, device: str = "", *, new: bool = False) -> None:
        """Raise No if this device or address is banned. `new` means that the request creates a person."""
        if not self.ranges and not self.devices:
            return
        kinds = ("address", "guests") if new else ("address",)
        found = [self.devices.get(device)]
        if self.ranges:
            here = network(address, strict=False)
            found += [
                rows.get(prefix(here, size))
                for (kind, version, size), rows in self.ranges.items()
                if kind in kinds and version == here.version and size <= here.prefixlen
            ]
        if any(row is not None and lasts(row) > now() for row in found):
            raise No("banned", 403)


def lasts(row: BanRow) -> float:
    """Return until when a ban lasts."""
    return row.until or float("inf")


def prefix(found: Network, size: int) -> int:
    """Return the first bits of a range of addresses, as a number."""
    return int(found.network_address) >> (found.max_prefixlen - size)


def network(target: str, *, strict: bool = True) -> Network:
    """Parse a range of addresses. Raises No if it is not valid.

    An IPv6 address stands for its /64 network, as in all limits.
    """
    try:
        found = ipaddress.ip_network(target, strict=False)
        fine = isinstance(found, ipaddress.IPv6Network) and found.prefixlen > FINEST
        return found.supernet(new_prefix=FINEST) if fine else found
    except ValueError:
        if strict:
            raise No(
                "bad-request", 400, f"{target[:60]!r} is not an address or a range of addresses"
            ) from None
        return ipaddress.ip_network("0.0.0.0/32")
