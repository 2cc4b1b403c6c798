"""Actions of admins and moderators: bans, names, chat, records, roles, notices, draining. All are logged."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING, Final

from deadroad.server import actions
from deadroad.server.bans import BanKind, network
from deadroad.server.deletion import delete_records
from deadroad.server.entry import now
from deadroad.server.people import RESET_LASTS, Person, clean, key
from deadroad.server.refusal import No
from deadroad.server.tokens import draw_id

if TYPE_CHECKING:
    from deadroad.server.services import Services

log = logging.getLogger("deadroad.admin")

NOBODY: Final = "somebody"  # the name that replaces an unacceptable one
TOKEN: Final = "token"  # noqa: S105 - a name in the audit log, not a secret
WIDE: Final = {4: 16, 6: 32}  # the shortest prefix of a range that a moderator can ban, by version of IP
WIDEST: Final = {4: 8, 6: 16}  # and that an admin can ban
DEEDS_KEPT: Final = 400 * 86_400_000  # ms


def terms_of(hours: int, reason: str) -> str:
    """Return how long a ban lasts, and its reason, for the audit log."""
    long = f"{hours} h" if hours else "for good"
    return f"{long}: {reason}" if reason else long


class Admin:
    """The actions. `actor` is the id of a person, or `token` for a request with the admin token."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.database = services.database

    async def note(self, actor: str, act: str, target: str, detail: str = "") -> None:
        """Add an action to the audit log, before it is carried out."""
        log.info("admin", extra={"person": actor, "act": act, "target": target})
        self.services.metrics.count("deadroad_admin_acts_total", f'act="{act}"')
        await self.database.write(
            (
                "INSERT INTO deeds (id, at, actor, act, target, detail) VALUES (?, ?, ?, ?, ?, ?)",
                (draw_id(), now(), actor, act, target, detail[:500]),
            )
        )

    async def is_admin(self, actor: str) -> bool:
        """Return whether an actor is an admin: a person with that role, or the admin token."""
        found = None if actor == TOKEN else await self.services.people.get(actor)
        return actor == TOKEN or (found is not None and found.role == "admin")

    async def may_act_on(self, actor: str, person: str, *, as_admin: bool = True) -> Person:
        """Return a person. Raises No if the person has a role and the actor is no admin.

        Without `as_admin`, an admin can't act on a person with a role either.
        """
        found = await self.services.people.get(person)
        if found is None:
            raise No("no-such-person", 404)
        if found.role and not (as_admin and await self.is_admin(actor)):
            raise No("not-admin", 403, "remove the role of this person first")
        return found

    async def ban(self, actor: str, person: str, hours: int, reason: str) -> None:
        """Ban a person; bots take their seats.

        Their devices, and new guests from their address, are blocked for some hours, so that they do not come
        back as a new guest.
        """
        await self.may_act_on(actor, person, as_admin=False)
        await self.note(actor, "ban", person, terms_of(hours, reason))
        until = now() + hours * 3_600_000 if hours else 0
        await self.database.write(
            ("UPDATE people SET banned = 1, ban_until = ? WHERE id = ?", (until, person))
        )
        lasting = self.services.config.guest_ban
        if lasting:
            lasting = min(lasting, hours) if hours else lasting
            origin = self.services.origins.addresses.get(person)
            origin = origin or await self.services.logins.last_address(person)
            await self._ban_devices(person, lasting, f"guest {person}")
            if origin:
                await self.services.bans.add("guests", origin, lasting, f"guest {person}")
        await self.services.retire(person)
        await self.services.send_away(person)

    async def _ban_devices(self, person: str, hours: int, reason: str) -> bool:
        """Ban the devices of a person, except those of staff, and close the sockets of all who used them.

        Return False if the person has none.
        """
        devices = set(await self.services.logins.devices(person))
        devices -= await self.services.logins.devices_of_staff()
        for device in devices:
            await self.services.bans.add("device", device, hours, reason)
        for other in await self.services.logins.people_at(devices):
            await self.services.send_away(other)
        return bool(devices)

    async def unban(self, actor: str, person: str) -> None:
        """Lift the ban of a person and those of their devices and address."""
        await self.may_act_on(actor, person)
        await self.note(actor, "unban", person)
        await self.database.write(
            ("UPDATE people SET banned = 0, ban_until = 0 WHERE id = ?", (person,)),
            ("DELETE FROM bans WHERE reason = ?", (f"guest {person}",)),
        )
        await self.services.bans.read()

    async def ban_devices(self, actor: str, person: str, hours: int, reason: str) -> None:
        """Ban the devices of a person. Devices that people with a role use too are not banned."""
        await self.may_act_on(actor, person, as_admin=False)
        await self.note(actor, "ban-device", person, terms_of(hours, reason))
        if not await self._ban_devices(person, hours, reason):
            raise No("no-such-person", 404)

    async def ban_addresses(self, actor: str, kind: BanKind, target: str, hours: int, reason: str) -> None:
        """Ban a range of addresses. Its size is limited, by more for moderators than for admins."""
        found = network(target)
        shortest = (WIDEST if await self.is_admin(actor) else WIDE)[found.version]
        if found.prefixlen < shortest:
            raise No("bad-request", 400, f"the range is too large: /{shortest} is the largest you can ban")
        await self.note(actor, "ban-" + kind, str(found), terms_of(hours, reason))
        await self.services.bans.add(kind, target, hours, reason)
        self.services.drop_banned()

    async def rename(self, actor: str, person: str, name: str) -> None:
        """Change an unacceptable name. Only admins change the name of a person with a role."""
        found = await self.may_act_on(actor, person)
        await self.note(actor, "rename", person, f"{found.name!r} to {clean(name)!r}")
        await self.services.people.rename(found, name)
        await self.services.renamed(person)

    async def give_role(self, actor: str, person: str, role: str) -> None:
        """Assign or remove the role of an account: admin or moderator."""
        found = await self.services.people.get(person)
        if found is None or not found.account:
            raise No("no-account", 409)
        await self.note(actor, "role", person, role or "none")
        await self.database.write(("UPDATE people SET role = ? WHERE id = ?", (role, person)))

    async def reset(self, actor: str, person: str) -> str:
        """Return a link to set a new password. Using it ends all logins of the person."""
        found = await self.services.people.get(person)
        if found is None or not found.account:
            raise No("no-account", 409)
        await self.note(actor, "reset", person)
        token = await self.services.people.hand_token(person, "reset", RESET_LASTS)
        return self.services.post.link(f"/reset#{token}")

    async def delete_chat(self, actor: str, table: str, number: int) -> None:
        """Delete the text of a chat line. The empty line remains in the log."""
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

    async def end_table(self, actor: str, table: str) -> None:
        """End a game, as if all players had agreed."""
        await self.note(actor, "end-table", table)
        await self.services.live_tables.change(table, actions.end_by_admin(), free=True)

    async def end_tables(self, actor: str, person: str) -> int:
        """End all unfinished games of a host. Return their number."""
        await self.note(actor, "end-tables", person)
        rows = await self.database.read(
            "SELECT id FROM tables WHERE host = ? AND status IN ('open', 'running')", person
        )
        ended = 0
        for row in rows:
            with contextlib.suppress(No):  # it may have ended meanwhile
                await self.services.live_tables.change(str(row["id"]), actions.end_by_admin(), free=True)
                ended += 1
        self.services.quotas.totals.clear()
        return ended

    async def delete_records(self, actor: str, person: str) -> int:
        """Delete all imported records of a person, and their reviews. Return their number."""
        await self.note(actor, "delete-records", person)
        rows = await self.database.read("SELECT id FROM records WHERE person = ?", person)
        count = await delete_records(self.database, [str(row["id"]) for row in rows])
        self.services.quotas.totals.clear()
        await self.services.clear_records()
        return count

    async def delete_record(self, actor: str, record: str) -> None:
        """Delete an imported record."""
        await self.note(actor, "delete-record", record)
        if not await delete_records(self.database, [record]):
            raise No("not-found", 404)
        await self.services.clear_records()

    async def close_report(self, actor: str, report: str) -> None:
        """Close a report."""
        await self.note(actor, "close-report", report)
        changed = await self.database.write(("UPDATE reports SET closed = ? WHERE id = ?", (now(), report)))
        if not changed[0]:
            raise No("not-found", 404)

    async def announce(self, actor: str, text: str, hours: int) -> None:
        """Publish a notice; an empty text removes it."""
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
        """Stop starting new games at all nodes, or resume."""
        await self.note(actor, "drain" if draining else "undrain", "")
        self.services.draining = draining
        await self.services.live_tables.tell(f"drain {self.services.node} {int(draining)}")

    async def find(self, search: str) -> str:
        """Return the id of a person, given the id or the name of an account."""
        rows = await self.database.read(
            "SELECT id FROM people WHERE id = ? OR login = ?", search, key(search) if search.strip() else ""
        )
        if not rows:
            raise No("no-such-person", 404)
        return str(rows[0]["id"])

    async def forget_deeds(self) -> int:
        """Delete old entries of the audit log."""
        (count,) = await self.database.write(("DELETE FROM deeds WHERE at < ?", (now() - DEEDS_KEPT,)))
        return count
