"""Bans of devices and ranges of addresses, temporary or permanent. The table `people` has bans of people."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Literal

from msgspec import Struct

from deadroad.server.entry import now
from deadroad.server.refusal import No
from deadroad.server.storage.database import Database
from deadroad.server.tokens import draw_id

BanKind = Literal["device", "address", "guests"]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


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
        self.networks: list[tuple[Network, BanRow]] = []
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
        self.devices = {row.target: row for row in found if row.kind == "device"}
        self.networks = [(network(row.target), row) for row in found if row.kind != "device"]
        return found

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
        if not self.networks and not self.devices:
            return
        kinds = ("address", "guests") if new else ("address",)
        found = self.devices.get(device)
        if found is None and self.networks:
            here = network(address, strict=False)
            found = next(
                (
                    row
                    for banned, row in self.networks
                    if row.kind in kinds and here.version == banned.version and here.subnet_of(banned)  # type: ignore[arg-type]  # of the same version
                ),
                None,
            )
        if found is not None and (found.until == 0 or found.until > now()):
            raise No("banned", 403)


def network(target: str, *, strict: bool = True) -> Network:
    """Parse a range of addresses. Raises No if it is not valid."""
    try:
        return ipaddress.ip_network(target, strict=False)
    except ValueError:
        if strict:
            raise No(
                "bad-request", 400, f"{target[:60]!r} is not an address or a range of addresses"
            ) from None
        return ipaddress.ip_network("0.0.0.0/32")
