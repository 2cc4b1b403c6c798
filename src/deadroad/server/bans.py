"""Bans of devices and ranges of addresses, for some time or for good. That of a person is their own mark."""

from __future__ import annotations

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
    """A ban. `guests`: from this address nobody becomes a guest or an account. `until` 0: for good."""

    id: str
    kind: BanKind
    target: str
    reason: str
    created: int
    until: int


class Bans:
    """The bans, kept in memory: they are looked at with every request."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.networks: list[tuple[Network, BanRow]] = []
        self.devices: dict[str, BanRow] = {}

    async def read(self) -> list[BanRow]:
        """Read the bans again; return those that hold."""
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
        self.devices = {row.target: row for row in found if row.kind == "device"}
        self.networks = [(network(row.target), row) for row in found if row.kind != "device"]
        return found

    async def add(self, kind: BanKind, target: str, hours: int, reason: str) -> str:
        """Keep out a device or a range of addresses for some hours, 0 for good; return the id."""
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
        """End a ban; False if there is none of that id."""
        (ended,) = await self.database.write(("DELETE FROM bans WHERE id = ?", (id_,)))
        await self.read()
        return ended == 1

    async def forget(self) -> int:
        """Forget bans that ended, and learn those that other nodes made."""
        (count,) = await self.database.write(("DELETE FROM bans WHERE until > 0 AND until <= ?", (now(),)))
        await self.read()
        return count

    def check(self, address: str, device: str = "", *, new: bool = False) -> None:
        """Raise No if nobody may come from here; `new`: as somebody who was not here before."""
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
    """Return a range of addresses; No if it is none."""
    try:
        return ipaddress.ip_network(target, strict=False)
    except ValueError:
        if strict:
            raise No("bad-request", 400, f"{target[:60]!r} is no address or range of addresses") from None
        return ipaddress.ip_network("0.0.0.0/32")
