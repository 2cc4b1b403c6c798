"""All services of a node: configuration, database, people, tables and so on. They open and close together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Final

from deadroad import games
from deadroad.games import game
from deadroad.server import actions
from deadroad.server.admin import Admin
from deadroad.server.background import Background
from deadroad.server.bans import Bans
from deadroad.server.bot_pool import BotPool
from deadroad.server.config import BadConfig, Config
from deadroad.server.connections import Connections
from deadroad.server.delivery import Delivery
from deadroad.server.entry import now
from deadroad.server.held import Held
from deadroad.server.lab import Lab
from deadroad.server.large_bodies import LargeBodies
from deadroad.server.live_table import read_presence
from deadroad.server.live_tables import LiveTables
from deadroad.server.logins import Logins
from deadroad.server.metrics import Metrics
from deadroad.server.origins import Origins
from deadroad.server.passkeys import Passkeys
from deadroad.server.people import People
from deadroad.server.playbacks import Playbacks
from deadroad.server.protocol import Notice
from deadroad.server.quotas import Quotas
from deadroad.server.rates import Rates
from deadroad.server.refusal import No
from deadroad.server.reviews import Reviews
from deadroad.server.second_factor import SecondFactor
from deadroad.server.sockets import Sockets
from deadroad.server.storage.database import Database, Unavailable
from deadroad.server.storage.postgres import Postgres
from deadroad.server.storage.sqlite import Sqlite
from deadroad.server.variants import Variants

log = logging.getLogger("deadroad.services")

# The garbage collector runs after this many net allocations. Tables contain no cycles, and with Python's
# default the collector would take a third of a busy server's time. Closed sockets leave none either.
COLLECTED: Final = (150_000, 2, 2)
QUIET: Final = 10.0  # seconds between two log lines about the same failure
PROBE: Final = 3.0  # seconds within which a test write must finish for a node to be ready
PATIENCE: Final = 5.0  # seconds to finish background tasks before a node closes


def database(config: Config) -> Database:
    """Return the database of a configuration."""
    if not config.db:
        return Sqlite(config.folder / "deadroad.db")
    if config.db.startswith(("postgresql://", "postgres://")):
        return Postgres(config.db)
    raise BadConfig("db must be a postgresql:// address, or empty for SQLite")


def load_games() -> None:
    """Load all games and texts at the start, so that no request waits for them."""
    for name in games():
        game(name).words("en")
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)


class Services:
    """A node. `ready` says whether it can serve."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.node = secrets.token_hex(6)
        self.metrics = Metrics()
        self.rates = Rates()
        self.held = Held()
        self.database = database(config)
        self.people = People(self.database, config.remember)
        limits = config.limits
        self.live_tables = LiveTables(
            self.database, self.people, self.metrics, self.node, config.idle, limits.idle_bytes
        )
        self.bot_pool = BotPool(config.workers)
        self.origins = Origins()
        self.background = Background(self.live_tables, self.bot_pool, self.origins, config)
        self.post = Delivery(self.database, self.people, config, self.metrics, self.rates, self.origins)
        self.logins = Logins(self.database, self.people)
        self.factor = SecondFactor(self.database)
        self.passkeys = Passkeys(self.database, config.public)
        self.bans = Bans(self.database)
        self.admin = Admin(self)
        self.draining = False  # no new games, because the server is about to be stopped
        self.notice = ""  # the current notice of the admins
        self.noticing = asyncio.Lock()
        self.playbacks = Playbacks(config.limits)
        self.reviews = Reviews(self.database, self.bot_pool, config.limits)
        self.lab = Lab(config.folder)
        self.variants = Variants(config)
        self.playbacks.variants = self.reviews.variants = config.own_machine
        self.quotas = Quotas(self.database, config.limits, self.rates, self.origins, self.metrics)
        self.live_tables.charge = self.quotas.take_entries
        self.reviews.charge = self.quotas.charge
        self.sockets = Sockets(config.limits)
        self.bodies = LargeBodies(config.limits)
        self.connections = Connections(config, self.metrics, self.rates)
        self.background.chores = [
            self.people.forget_tokens,
            self.logins.forget_devices,
            self.bans.forget,
            self.check_bans,
            self.read_notice,
            self.admin.forget_deeds,
            self.expire_records,
            self.quotas.measure,
            self.forget_tables,
        ]
        self.ready = False
        self.closing = False
        self.database.failed = self._write_failed
        self.complained = -QUIET
        self.probing = asyncio.Lock()
        self.probed = (-QUIET, False)
        self.metrics.gauges = {
            "deadroad_tables_live": lambda: len(self.live_tables.live),
            "deadroad_connections": lambda: self.connections.open,
            "deadroad_sockets": lambda: len(self.sockets),
            "deadroad_bots_thinking": lambda: self.bot_pool.thinking - self.bot_pool.waiting,
            "deadroad_records_waiting": lambda: self.playbacks.count,
            "deadroad_bots_waiting": lambda: self.bot_pool.waiting,
            "deadroad_reviews_under_way": lambda: len(self.reviews.owners),
            "deadroad_held": lambda: self.held.count,
            "deadroad_open_tables": lambda: self.quotas.known["tables"],
            "deadroad_open_tables_limit": lambda: config.limits.all_open_tables,
            "deadroad_record_bytes": lambda: self.quotas.known["records"],
            "deadroad_record_bytes_limit": lambda: config.limits.all_record_bytes,
            "deadroad_draining": lambda: self.draining,
        }
        self.hearing: set[asyncio.Task[None]] = set()

    def _write_failed(self, why: str) -> None:
        """Count a failed write and log it, but not every time."""
        self.metrics.count("deadroad_write_failures_total")
        if time.monotonic() - self.complained > QUIET:
            self.complained = time.monotonic()
            log.error("nothing can be stored", extra={"why": why})

    async def can_store(self) -> bool:
        """Return whether data can be stored. Tests a write, at most once a second."""
        async with self.probing:
            at, could = self.probed
            if time.monotonic() - at > 1.0:
                try:
                    await asyncio.wait_for(self.background.heartbeat(), PROBE)
                    could = True
                except (Unavailable, TimeoutError):
                    could = False
                self.probed = (time.monotonic(), could)
            return could

    async def open(self) -> None:
        """Open the database and start the background work."""
        await self.database.open()
        if isinstance(self.database, Sqlite):
            # No other process uses this file, so the leases of the previous process are free.
            await self.database.write(("UPDATE tables SET lease_until = 0 WHERE bot_due = 1", ()))
        await self.database.listen(self.heard)
        await self.bans.read()
        await self.people.store_looks()
        await self.read_notice()
        await self.background.open()
        self.post.open()
        self.ready = True
        self.soon(asyncio.to_thread(load_games))
        log.info("open", extra={"node": self.node})

    async def close(self) -> None:
        """Close all sockets and finish writes in progress."""
        self.let_all_go()
        await self.post.close()
        await self.background.close()
        self.bot_pool.close()
        await self.reviews.close()
        self.playbacks.close()
        await self.lab.close()
        await self.variants.close()
        if self.hearing:
            await asyncio.wait(self.hearing, timeout=PATIENCE)
        await self.database.close()
        log.info("closed", extra={"node": self.node})

    def let_all_go(self) -> None:
        """Accept no new work and close all sockets.

        Clients reconnect to another node or after the restart.
        """
        self.closing = True
        self.ready = False
        for live in self.live_tables.live.values():
            for listener in list(live.listeners):
                listener.tell(Notice(live.version, "closing", {}))
                listener.let_go()

    async def all_gone(self, seconds: float) -> None:
        """Wait until every socket has sent its last message, up to a limit."""
        end = asyncio.get_running_loop().time() + seconds
        while any(live.listeners for live in self.live_tables.live.values()):
            if asyncio.get_running_loop().time() > end:
                return
            await asyncio.sleep(0.02)

    async def send_away(self, person: str, *, deleted: bool = False) -> None:
        """Close the sockets of a person at all nodes, because their logins ended or they were deleted."""
        await self.let_go(person, deleted=deleted)
        await self.live_tables.tell(f"out {self.node} {person}{' deleted' if deleted else ''}")

    async def check_bans(self) -> None:
        """Close the sockets of addresses that were banned here or at another node."""
        self.drop_banned()

    def drop_banned(self) -> None:
        """Close the sockets of banned addresses. People with a role can connect again."""
        if not self.bans.added:
            return
        self.bans.added = False
        listeners = [one for live in self.live_tables.live.values() for one in live.listeners]
        places = {one.person: self.origins.addresses.get(one.person, "") for one in listeners}
        barred = {address for address in set(places.values()) if address and self.bans.bars(address)}
        for one in listeners:
            if places[one.person] in barred:
                one.let_go()

    async def let_go(self, person: str, *, deleted: bool = False) -> None:
        """Close the sockets of a person at this node. Of a deleted person, also clear what is cached."""
        self.people.forget_name(person)
        if deleted:
            self.playbacks.clear()
            self.reviews.clear()
        for live in list(self.live_tables.live.values()):
            for listener in list(live.listeners):
                if listener.person == person:
                    listener.let_go()
            if deleted and any(line.person == person for line in live.table.lines):
                async with live.lock:
                    live.stale = True

    async def retire(self, person: str) -> None:
        """Replace a person who is gone for good: bots take their seats, and others become host."""
        sits = await self.database.read(
            "SELECT tables.id FROM members JOIN tables ON tables.id = members.table_id"
            " WHERE members.person = ? AND members.ended IS NULL AND tables.status IN ('open', 'running')",
            person,
        )
        for row in sits:
            with contextlib.suppress(No):
                await self.live_tables.change(str(row["id"]), actions.retire(person), free=True)

    def holds(self, id_: str) -> bool:
        """Return whether a table or record is in memory, so that it need not be replayed."""
        reviews = self.reviews
        return any(
            id_ in found
            for found in (self.live_tables.live, self.playbacks.known, reviews.under_way, reviews.kept)
        )

    async def expire_records(self) -> None:
        """Delete some old records of guests, also from the caches."""
        if await self.quotas.expire(self.config.guest_records):
            await self.clear_records()

    async def clear_records(self) -> None:
        """Clear the caches of records at all nodes, because some were deleted."""
        self.playbacks.clear()
        self.reviews.clear()
        await self.live_tables.tell(f"records {self.node}")

    async def forget_tables(self) -> None:
        """Delete some tables of guests that never started, except those that are open at this node."""
        found = await self.quotas.forsaken(self.config.guest_tables)
        for id_ in [id_ for id_ in found if id_ not in self.live_tables.live]:
            await self.database.write(*self.quotas.deleted(id_, self.config.guest_tables))
            await self.live_tables.tell(f"again {self.node} {id_}")

    async def read_notice(self) -> None:
        """Read the current notice."""
        async with self.noticing:  # otherwise an older read could end last
            rows = await self.database.read(
                "SELECT body FROM notices WHERE until > ? ORDER BY at DESC", now()
            )
            self.notice = str(rows[0]["body"]) if rows else ""

    async def announce(self) -> None:
        """Send the notice to all tables of this node."""
        await self.read_notice()
        for live in self.live_tables.live.values():
            for listener in live.listeners:
                listener.tell(Notice(live.version, "announcement", {"text": self.notice}))

    async def read_again(self, table: str) -> None:
        """Read the log of a table again at all nodes, because something in it was deleted."""
        live = self.live_tables.live.get(table)
        if live is not None:
            async with live.lock:
                live.stale = True
            for listener in list(live.listeners):
                listener.let_go()
        await self.live_tables.tell(f"again {self.node} {table}")

    async def reblock(self, person: str) -> None:
        """Update the blocked people of a person's sockets."""
        blocked = await self.people.blocked(person)
        for live in self.live_tables.live.values():
            for listener in live.listeners:
                if listener.person == person:
                    listener.blocked = blocked

    async def renamed(self, person: str) -> None:
        """Show a person's new name at all tables of all nodes."""
        await self.live_tables.renamed(person)
        await self.live_tables.tell(f"name {self.node} {person}")

    def heard(self, word: str) -> None:
        """Handle a message from another node: new entries, or who is connected there."""
        if not word:
            self.live_tables.mark_all_stale()
            return
        # In messages about a person, the id of the person is in the place of the table's.
        kind, node, table, rest = [*word.split(" ", 3), "", "", ""][:4]
        if node == self.node:
            return
        if kind == "notice":
            self.soon(self.announce())
            return
        if kind == "drain":
            self.draining = table == "1"
            return
        if kind == "records":
            self.playbacks.clear()
            self.reviews.clear()
            return
        if kind == "name":
            self.soon(self.live_tables.renamed(table))
            return
        if kind == "out":
            self.soon(self.let_go(table, deleted=rest == "deleted"))
            return
        live = self.live_tables.changed_elsewhere(table)
        if live is None:
            return
        if kind == "t":
            self.soon(self._catch_up(table, int(rest)))
        elif kind == "here":
            live.others[node] = read_presence(rest)
            if live.here or live.spectators:
                live.visited.set()
            self.live_tables.tell_presence(live)
        elif kind == "wish":
            self.soon(self.live_tables.read_wishes(live))
        elif kind == "again":
            live.stale = True
            for listener in list(live.listeners):
                listener.let_go()
        elif kind == "who":
            self.soon(self.live_tables.tell_nodes(live))

    def soon(self, work: Coroutine[None, None, None]) -> None:
        """Run a task in the background."""
        task = asyncio.create_task(work)
        self.hearing.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.hearing.discard(task)
        what = None if task.cancelled() else task.exception()
        if isinstance(what, Unavailable):
            log.warning("the database is unavailable", extra={"why": str(what)})
        elif what is not None:
            log.error("a background task failed", exc_info=what)

    async def _catch_up(self, table: str, version: int) -> None:
        try:
            with contextlib.suppress(No):  # the table was deleted
                await self.live_tables.catch_up(table, version)
        except Unavailable:
            live = self.live_tables.live.get(table)
            if live is not None:
                live.stale = True
