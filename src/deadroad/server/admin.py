"""What those who run the server do, each act noted: bans, names, chat, records, roles, notices, draining."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from deadroad.server.entry import now
from deadroad.server.people import RESET_LASTS, clean, key
from deadroad.server.refusal import No
from deadroad.server.tokens import draw_id

if TYPE_CHECKING:
    from deadroad.server.services import Services

log = logging.getLogger("deadroad.admin")

NOBODY: Final = "somebody"  # the name of who had one that could not stay
DEEDS_KEPT: Final = 400 * 86_400_000  # ms


class Admin:
    """The acts. `actor` is the id of a person, or `token` for who has the admin token."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.database = services.database

    async def note(self, actor: str, act: str, target: str, detail: str = "") -> None:
        """Note an act: before it is done, so that none is done unseen."""
        log.info("admin", extra={"person": actor, "act": act, "target": target})
        self.services.metrics.count("deadroad_admin_acts_total", f'act="{act}"')
        await self.database.write(
            (
                "INSERT INTO deeds (id, at, actor, act, target, detail) VALUES (?, ?, ?, ?, ?, ?)",
                (draw_id(), now(), actor, act, target, detail[:500]),
            )
        )

    async def _person(self, person: str) -> None:
        if await self.services.people.get(person) is None:
            raise No("no-such-person", 404)

    async def ban(self, actor: str, person: str, hours: int, reason: str) -> None:
        """Keep somebody out; where a guest was, nobody becomes one for a while. Bots take their seats."""
        found = await self.services.people.get(person)
        if found is None:
            raise No("no-such-person", 404)
        if found.role:
            raise No("not-admin", 403, "somebody with a role loses it first")
        await self.note(actor, "ban", person, f"{hours} h: {reason}")
        until = now() + hours * 3_600_000 if hours else 0
        await self.database.write(
            ("UPDATE people SET banned = 1, ban_until = ? WHERE id = ?", (until, person))
        )
        if not found.account and self.services.config.guest_ban:
            lasting = self.services.config.guest_ban
            origin = self.services.origins.addresses.get(person)
            origin = origin or await self.services.logins.last_address(person)
            for device in await self.services.logins.devices(person):
                await self.services.bans.add("device", device, lasting, f"guest {person}")
            if origin:
                await self.services.bans.add("guests", origin, lasting, f"guest {person}")
        await self.services.retire(person)
        await self.services.send_away(person)

    async def unban(self, actor: str, person: str) -> None:
        """Let somebody in again, and with them their devices and their address."""
        await self._person(person)
        await self.note(actor, "unban", person)
        await self.database.write(
            ("UPDATE people SET banned = 0, ban_until = 0 WHERE id = ?", (person,)),
            ("DELETE FROM bans WHERE reason = ?", (f"guest {person}",)),
        )
        await self.services.bans.read()

    async def rename(self, actor: str, person: str, name: str) -> None:
        """Call somebody otherwise whose name can't stay."""
        found = await self.services.people.get(person)
        if found is None:
            raise No("no-such-person", 404)
        await self.note(actor, "rename", person, f"{found.name!r} to {clean(name)!r}")
        await self.services.people.rename(found, name)
        await self.services.renamed(person)

    async def give_role(self, actor: str, person: str, role: str) -> None:
        """Let somebody with an account be admin or moderator, or no longer."""
        found = await self.services.people.get(person)
        if found is None or not found.account:
            raise No("no-account", 409)
        await self.note(actor, "role", person, role or "none")
        await self.database.write(("UPDATE people SET role = ? WHERE id = ?", (role, person)))

    async def reset(self, actor: str, person: str) -> str:
        """Return where somebody sets a new password; their logins end when they do."""
        found = await self.services.people.get(person)
        if found is None or not found.account:
            raise No("no-account", 409)
        await self.note(actor, "reset", person)
        token = await self.services.people.hand_token(person, "reset", RESET_LASTS)
        return self.services.post.link(f"/reset#{token}")

    async def delete_chat(self, actor: str, table: str, number: int) -> None:
        """Take the words out of a line of chat; that there was one stays."""
        await self.note(actor, "delete-chat", f"{table} {number}")
        changed = await self.database.write(
            (
                "UPDATE log SET body = '' WHERE table_id = ? AND version = ? AND kind = 'chat'",
                (table, number),
            )
        )
        if not changed[0]:
            raise No("no-such-line", 404)
        await self.services.read_again(table)

    async def delete_record(self, actor: str, record: str) -> None:
        """Delete an imported record."""
        await self.note(actor, "delete-record", record)
        changed = await self.database.write(("DELETE FROM records WHERE id = ?", (record,)))
        if not changed[0]:
            raise No("not-found", 404)
        self.services.playbacks.clear()

    async def close_report(self, actor: str, report: str) -> None:
        """Note that a report was looked at."""
        await self.note(actor, "close-report", report)
        changed = await self.database.write(("UPDATE reports SET closed = ? WHERE id = ?", (now(), report)))
        if not changed[0]:
            raise No("not-found", 404)

    async def announce(self, actor: str, text: str, hours: int) -> None:
        """Let everybody read something; an empty text takes it back."""
        await self.note(actor, "notice", "", text)
        body = " ".join(text.split())
        written = [("DELETE FROM notices", ())]
        if body:
            insert = "INSERT INTO notices (id, body, at, until) VALUES (?, ?, ?, ?)"
            written.append((insert, (draw_id(), body, now(), now() + hours * 3_600_000)))  # type: ignore[arg-type]
        await self.database.write(*written)
        await self.services.announce()
        await self.services.live_tables.tell(f"notice {self.services.node}")

    async def drain(self, actor: str, *, draining: bool) -> None:
        """Take no new games at any node, or take them again."""
        await self.note(actor, "drain" if draining else "undrain", "")
        self.services.draining = draining
        await self.services.live_tables.tell(f"drain {self.services.node} {int(draining)}")

    async def find(self, search: str) -> str:
        """Return the id of a person by id or by the name of an account."""
        rows = await self.database.read(
            "SELECT id FROM people WHERE id = ? OR login = ?", search, key(search) if search.strip() else ""
        )
        if not rows:
            raise No("no-such-person", 404)
        return str(rows[0]["id"])

    async def forget_deeds(self) -> int:
        """Forget what was done long ago."""
        (count,) = await self.database.write(("DELETE FROM deeds WHERE at < ?", (now() - DEEDS_KEPT,)))
        return count
