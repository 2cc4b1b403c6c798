"""One server: its configuration, database, people and tables, opened and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Final

from deadroad.games import GAMES, game
from deadroad.server import actions
from deadroad.server.admin import Admin
from deadroad.server.background import Background
from deadroad.server.bans import Bans
from deadroad.server.bot_pool import BotPool
from deadroad.server.config import BadConfig, Config
from deadroad.server.connections import Connections
from deadroad.server.delivery import Delivery
from deadroad.server.entry import now
from deadroad.server.live_table import read_presence
from deadroad.server.live_tables import LiveTables
from deadroad.server.logins import Logins
from deadroad.server.metrics import Metrics
from deadroad.server.origins import Origins
from deadroad.server.people import People
from deadroad.server.playbacks import Playbacks
from deadroad.server.protocol import Notice
from deadroad.server.quotas import Quotas
from deadroad.server.rates import Rates
from deadroad.server.refusal import No
from deadroad.server.second_factor import SecondFactor
from deadroad.server.sockets import Sockets
from deadroad.server.storage.database import Database, Unavailable
from deadroad.server.storage.postgres import Postgres
from deadroad.server.storage.sqlite import Sqlite

log = logging.getLogger("deadroad.services")

# Python looks for cycles whenever so many more objects came than went. What tables keep holds none; by the
# usual numbers the search would be a third of a busy server's work. Sockets that closed do leave some.
COLLECTED: Final = (150_000, 2, 2)
QUIET: Final = 10.0  # seconds between two lines in the log about the same failure
PROBE: Final = 3.0  # seconds in which a write must be stored for a node to be ready
PATIENCE: Final = 5.0  # seconds in which what was left for later is finished before a node closes


def database(config: Config) -> Database:
    """Return the database a configuration names."""
    if not config.db:
        return Sqlite(config.folder / "deadroad.db")
    if config.db.startswith(("postgresql://", "postgres://")):
        return Postgres(config.db)
    raise BadConfig("db is a postgresql:// address, or nothing for SQLite")


def load_games() -> None:
    """Load every game and its words, so that the first who plays one makes nobody wait."""
    for name in GAMES:
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
        self.database = database(config)
        self.people = People(self.database, config.remember)
        self.live_tables = LiveTables(self.database, self.people, self.metrics, self.node, config.idle)
        self.bot_pool = BotPool(config.workers)
        self.origins = Origins()
        self.background = Background(self.live_tables, self.bot_pool, self.origins, config)
        self.post = Delivery(self.database, self.people, config, self.metrics, self.rates)
        self.logins = Logins(self.database, self.people)
        self.factor = SecondFactor(self.database)
        self.bans = Bans(self.database)
        self.admin = Admin(self)
        self.draining = False  # no new games: the node is to be stopped
        self.notice = ""  # what those who run the server want everybody to read
        self.playbacks = Playbacks(config.limits)
        self.quotas = Quotas(self.database, config.limits, self.rates, self.origins, self.metrics)
        self.live_tables.charge = self.quotas.charge_entries
        self.sockets = Sockets(config.limits)
        self.connections = Connections(config, self.metrics)
        self.background.chores = [
            self.people.forget_tokens,
            self.logins.forget_devices,
            self.bans.forget,
            self.read_notice,
            self.admin.forget_deeds,
            lambda: self.quotas.expire(config.guest_records),
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
        }
        self.hearing: set[asyncio.Task[None]] = set()

    def _write_failed(self, why: str) -> None:
        """Count a write that failed, and say so in the log, but not each time."""
        self.metrics.count("deadroad_write_failures_total")
        if time.monotonic() - self.complained > QUIET:
            self.complained = time.monotonic()
            log.error("nothing can be stored", extra={"why": why})

    async def can_store(self) -> bool:
        """Whether something can be stored: tried, at most once a second."""
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
        """Open the database and begin to look after tables."""
        await self.database.open()
        if isinstance(self.database, Sqlite):
            # Nobody else plays from this file: what the process before us held is free.
            await self.database.write(("UPDATE tables SET lease_until = 0 WHERE bot_due = 1", ()))
        await self.database.listen(self.heard)
        await self.bans.read()
        await self.read_notice()
        await self.background.open()
        self.post.open()
        self.ready = True
        self.soon(asyncio.to_thread(load_games))
        log.info("open", extra={"node": self.node})

    async def close(self) -> None:
        """Let everybody go and finish what is being stored."""
        self.let_all_go()
        await self.post.close()
        await self.background.close()
        self.bot_pool.close()
        self.playbacks.close()
        if self.hearing:
            await asyncio.wait(self.hearing, timeout=PATIENCE)
        await self.database.close()
        log.info("closed", extra={"node": self.node})

    def let_all_go(self) -> None:
        """Take no more, and send everybody away to come back to another node or after the restart."""
        self.closing = True
        self.ready = False
        for live in self.live_tables.live.values():
            for listener in list(live.listeners):
                listener.tell(Notice(live.version, "closing", {}))
                listener.let_go()

    async def all_gone(self, seconds: float) -> None:
        """Wait until every socket has been sent its last message, but not for ever."""
        end = asyncio.get_running_loop().time() + seconds
        while any(live.listeners for live in self.live_tables.live.values()):
            if asyncio.get_running_loop().time() > end:
                return
            await asyncio.sleep(0.02)

    async def send_away(self, person: str) -> None:
        """Close the sockets of one person at every node, whose logins ended or who is no more."""
        await self.let_go(person)
        await self.live_tables.tell(f"out {self.node} {person}")

    async def let_go(self, person: str) -> None:
        """Close the sockets of one person at this node, and know nothing of them but what is stored now."""
        self.people.names.pop(person, None)
        self.playbacks.clear()
        for live in list(self.live_tables.live.values()):
            for listener in list(live.listeners):
                if listener.person == person:
                    listener.let_go()
            if any(line.person == person for line in live.table.lines):
                async with live.lock:
                    live.stale = True

    async def retire(self, person: str) -> None:
        """Let bots take the seats of somebody who is gone for good, and others be host where they were."""
        sits = await self.database.read(
            "SELECT tables.id FROM members JOIN tables ON tables.id = members.table_id"
            " WHERE members.person = ? AND tables.status IN ('open', 'running')",
            person,
        )
        for row in sits:
            with contextlib.suppress(No):
                await self.live_tables.change(str(row["id"]), actions.retire(person))

    async def read_notice(self) -> None:
        """Read what everybody should read now."""
        rows = await self.database.read("SELECT body FROM notices WHERE until > ? ORDER BY at DESC", now())
        self.notice = str(rows[0]["body"]) if rows else ""

    async def announce(self) -> None:
        """Show at every table of this node what everybody should read."""
        await self.read_notice()
        for live in self.live_tables.live.values():
            for listener in live.listeners:
                listener.tell(Notice(live.version, "announcement", {"text": self.notice}))

    async def read_again(self, table: str) -> None:
        """Read the log of a table again, at every node: something was taken out of it."""
        live = self.live_tables.live.get(table)
        if live is not None:
            async with live.lock:
                live.stale = True
            for listener in list(live.listeners):
                listener.let_go()
        await self.live_tables.tell(f"again {self.node} {table}")

    async def reblock(self, person: str) -> None:
        """Let the sockets of a person know whom they no longer want to hear."""
        blocked = await self.people.blocked(person)
        for live in self.live_tables.live.values():
            for listener in live.listeners:
                if listener.person == person:
                    listener.blocked = blocked

    async def renamed(self, person: str) -> None:
        """Show somebody's new name at every table, also of other nodes."""
        await self.live_tables.renamed(person)
        await self.live_tables.tell(f"name {self.node} {person}")

    def heard(self, word: str) -> None:
        """Take a word from another node: what it stored, or who is connected there."""
        if not word:
            for stale in self.live_tables.live.values():
                stale.stale = True
            return
        # Of a person who is out, or called otherwise, the id stands where a table's would.
        kind, node, table, rest = [*word.split(" ", 3), "", "", ""][:4]
        if node == self.node:
            return
        if kind == "notice":
            self.soon(self.announce())
            return
        if kind == "drain":
            self.draining = table == "1"
            return
        if kind == "name":
            self.soon(self.live_tables.renamed(table))
            return
        if kind == "out":
            self.soon(self.let_go(table))
            return
        live = self.live_tables.live.get(table)
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
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self.hearing.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.hearing.discard(task)
        what = None if task.cancelled() else task.exception()
        if isinstance(what, Unavailable):
            log.warning("the database is away", extra={"why": str(what)})
        elif what is not None:
            log.error("something left for later failed", exc_info=what)

    async def _catch_up(self, table: str, version: int) -> None:
        try:
            await self.live_tables.catch_up(table, version)
        except Unavailable:
            live = self.live_tables.live.get(table)
            if live is not None:
                live.stale = True
