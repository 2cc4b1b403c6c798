"""The logins of people, and their known devices."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from deadroad.server.account_bodies import LoginRow
from deadroad.server.entry import now
from deadroad.server.people import DAY, People
from deadroad.server.storage.database import Database
from deadroad.server.tokens import hashed

SHORT: Final = 16  # characters of the hash that identify a login; they can't be used to log in
DEVICES: Final = 400  # days after which a device is forgotten
MOST: Final = 30  # devices of a person; a ban of the person bans each of them
FORGOTTEN: Final = 500  # devices that are forgotten in one step


class Place(Struct):
    """The origin of a login: browser and address."""

    agent: str = ""
    address: str = ""


class Logins:
    """The logins and devices of people."""

    def __init__(self, database: Database, people: People) -> None:
        self.database = database
        self.people = people

    async def note(self, token: str, place: Place) -> None:
        """Store the origin of a login."""
        body = msgspec.json.encode(place).decode()
        await self.database.write(("UPDATE tokens SET body = ? WHERE hash = ?", (body, hashed(token))))

    async def all(self, person: str, token: str) -> list[LoginRow]:
        """Return the logins of a person, the newest first."""
        rows = await self.database.read(
            "SELECT hash, body, created, expires FROM tokens WHERE person = ? AND kind = 'login'"
            " AND expires > ? ORDER BY created DESC",
            person,
            now(),
        )
        found: list[LoginRow] = []
        for row in rows:
            place = msgspec.json.decode(str(row["body"]) or "{}", type=Place)
            seen = max(int(row["created"] or 0), int(row["expires"] or 0) - self.people.login_lasts)
            mine = row["hash"] == hashed(token)
            short = str(row["hash"])[:SHORT]
            found.append(LoginRow(short, place.agent, place.address, int(row["created"] or 0), seen, mine))
        return found

    async def end(self, person: str, short: str) -> bool:
        """End a login. Return False if there is no such login."""
        rows = await self.database.read(
            "SELECT hash FROM tokens WHERE person = ? AND kind = 'login' AND substr(hash, 1, ?) = ?",
            person,
            SHORT,
            short,
        )
        return bool(rows) and await self.people.end_login(str(rows[0]["hash"]))

    async def end_others(self, person: str, token: str) -> None:
        """End all logins of a person except one."""
        await self.database.write(
            (
                "DELETE FROM tokens WHERE person = ? AND kind = 'login' AND hash <> ?",
                (person, hashed(token)),
            )
        )

    async def last_address(self, person: str) -> str:
        """Return the address of a person's last login; "" if it is unknown."""
        rows = await self.database.read(
            "SELECT body FROM tokens WHERE person = ? AND kind = 'login' ORDER BY created DESC LIMIT 1",
            person,
        )
        return msgspec.json.decode(str(rows[0]["body"]) or "{}", type=Place).address if rows else ""

    # Devices.

    async def knows(self, name: str, device: str | None) -> bool:
        """Return whether an account was used on a device before."""
        if not device:
            return False
        rows = await self.database.read(
            "SELECT 1 AS one FROM devices JOIN people ON people.id = devices.person"
            " WHERE devices.hash = ? AND people.login = ? AND devices.seen > ?",
            hashed(device),
            name,
            now() - DEVICES * DAY,
        )
        return bool(rows)

    async def used(self, person: str, device: str) -> None:
        """Store that a person used a device."""
        await self.database.write(
            (
                (
                    "INSERT INTO devices (hash, person, seen) VALUES (?, ?, ?)"
                    " ON CONFLICT (hash, person) DO UPDATE SET seen = excluded.seen"
                ),
                (hashed(device), person, now()),
            )
        )
        await self.database.write(
            (
                (
                    "DELETE FROM devices WHERE person = ? AND hash IN (SELECT hash FROM devices"
                    " WHERE person = ? ORDER BY seen DESC, hash LIMIT 1000 OFFSET ?)"
                ),
                (person, person, MOST),
            )
        )

    async def devices(self, person: str) -> list[str]:
        """Return the hashes of the devices of a person."""
        rows = await self.database.read("SELECT hash FROM devices WHERE person = ?", person)
        return [str(row["hash"]) for row in rows]

    async def people_at(self, devices: set[str]) -> set[str]:
        """Return the people who used one of these devices."""
        rows = [
            row
            for device in devices
            for row in await self.database.read("SELECT person FROM devices WHERE hash = ?", device)
        ]
        return {str(row["person"]) for row in rows}

    async def devices_of_staff(self) -> set[str]:
        """Return the hashes of the devices of people with a role."""
        rows = await self.database.read(
            "SELECT hash FROM devices WHERE person IN (SELECT id FROM people WHERE role <> '')"
        )
        return {str(row["hash"]) for row in rows}

    async def forget_devices(self) -> int:
        """Delete some devices that have not been used for long."""
        (count,) = await self.database.write(
            (
                (
                    "DELETE FROM devices WHERE (hash, person) IN"
                    " (SELECT hash, person FROM devices WHERE seen < ? ORDER BY seen LIMIT ?)"
                ),
                (now() - DEVICES * DAY, FORGOTTEN),
            )
        )
        return count
