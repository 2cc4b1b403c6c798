"""The tables that a node has in memory: loaded on demand, changed through the log, dropped when idle."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from deadroad.kernel.errors import DeadRoadError
from deadroad.server import messages
from deadroad.server.entry import Entry, read_entry
from deadroad.server.listener import Listener, encoded
from deadroad.server.live_table import Live, knowledge
from deadroad.server.metrics import Metrics
from deadroad.server.people import People
from deadroad.server.protocol import Presence, Wishing
from deadroad.server.protocol import Table as TableMessage
from deadroad.server.refusal import No
from deadroad.server.replaying import HISTORY, replayed, shorten
from deadroad.server.storage.database import Conflict, Database, Row, Statement, Unavailable
from deadroad.server.summary import consequences, update
from deadroad.server.table import Table
from deadroad.server.terms import Terms, read_terms
from deadroad.server.wish_message import WishBody
from deadroad.server.wishing import stored

RACES: Final = 20  # how often a change is retried after a conflict
RECENT: Final = 10.0  # seconds for which every table stays: a request may still use it

Decide = Callable[[Table], list[Entry]]
Attendance = tuple[list[int], frozenset[int], int]
Wholes = dict[tuple[bool, tuple[int, ...]], bytes]  # whole tables, encoded; all spectators get the same

NOBODY: Final[Attendance] = ([], frozenset(), 0)


class LiveTables:
    """All tables; those in memory are live."""

    def __init__(
        self, database: Database, people: People, metrics: Metrics, node: str, idle: float, idle_bytes: int
    ) -> None:
        self.database = database
        self.people = people
        self.metrics = metrics
        self.node = node
        self.idle = idle
        self.idle_bytes = idle_bytes
        self.shared = database.telling("") is not None  # other nodes change the same tables
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.outdated: set[str] = set()  # another node changed them while they were loading
        # Charges the storage of entries to a person before they are stored. Set by `Services`.
        self.charge: Callable[[Table, list[Entry]], None] = lambda _table, _entries: None
        self.after_change: Callable[[Live], None] = lambda _: None  # set by `Background`

    # Loading and dropping.

    async def get(self, id_: str) -> Live:
        """Return a table, loading it if needed. Raises No if it does not exist."""
        live = self.live.get(id_)
        if live is None:
            task = self.loading.get(id_)
            if task is None:
                task = asyncio.create_task(self._load(id_))
                self.loading[id_] = task
                task.add_done_callback(lambda _: self._loaded(id_))
            live = await asyncio.shield(task)
        live.touched = time.monotonic()
        return live

    def _loaded(self, id_: str) -> None:
        del self.loading[id_]
        self.outdated.discard(id_)

    def changed_elsewhere(self, id_: str) -> Live | None:
        """Return a table that another node changed, if it is in memory; one that is loading is read again."""
        live = self.live.get(id_)
        if live is None and id_ in self.loading:
            self.outdated.add(id_)
        return live

    def mark_all_stale(self) -> None:
        """Read every table again before its next use: words of other nodes may be lost."""
        self.outdated.update(self.loading)
        for live in self.live.values():
            live.stale = True

    async def _load(self, id_: str) -> Live:
        live = Live(await self._stored(id_))
        self.live[id_] = live
        live.stale = id_ in self.outdated
        await self.tell(f"who {self.node} {id_}")
        self.metrics.count("deadroad_tables_loaded_total")
        return live

    async def _stored(self, id_: str) -> Table:
        """Return a table as it is stored. Raises No if it does not exist."""
        rows = await self.database.read("SELECT * FROM tables WHERE id = ?", id_)
        if not rows:
            raise No("no-such-table", 404)
        return await self._replayed(read_terms(rows[0]), finished=rows[0]["status"] == "over")

    async def _entries(self, id_: str, since: int) -> list[Entry]:
        rows = await self.database.read(
            "SELECT * FROM log WHERE table_id = ? AND version > ? ORDER BY version", id_, since
        )
        return [read_entry(row) for row in rows]

    async def _replayed(self, terms: Terms, *, finished: bool) -> Table:
        entries = await self._entries(terms.id, 0)
        table = await asyncio.to_thread(replayed, terms, entries, finished=finished)
        table.wishes.take(await self._wishes(terms.id))
        return table

    async def _wishes(self, id_: str) -> list[Row]:
        return await self.database.read("SELECT seat, body FROM wishes WHERE table_id = ?", id_)

    async def fresh(self, live: Live) -> None:
        """Read the log again if memory may differ from it, and show new entries.

        The caller holds the lock. Raises No if the table was deleted.
        """
        if live.stale:
            try:
                live.table = await self._stored(live.table.id)
            except No:
                self.live.pop(live.table.id, None)
                raise
            live.stale = False
            if live.table.version != live.version:
                await self.show(live, [])
                self.after_change(live)

    async def whole(self, live: Live, person: str) -> TableMessage:
        """Return the whole table for one person, as it is stored."""
        async with live.lock:
            await self.fresh(live)
            names = await self.people.learn(live.table.people())
            return messages.whole(live.table, person, names, live.attendance)

    def drop_idle(self) -> int:
        """Remove tables from memory that were not used for a while; the long ones sooner if they are many."""
        at = time.monotonic()
        found = [
            (live.weight, at - live.touched, id_)
            for id_, live in self.live.items()
            if not live.listeners and live.bots is None and not live.lock.locked()
        ]
        held = sum(weight for weight, since, _ in found if since <= self.idle)
        count = len(self.live)
        for weight, since, id_ in sorted(found, key=lambda one: one[0] * one[1], reverse=True):
            if since > self.idle:
                del self.live[id_]
            elif held > self.idle_bytes and since > RECENT:
                del self.live[id_]
                held -= weight
        return count - len(self.live)

    # Changing.

    async def change(
        self, id_: str, decide: Decide, also: Sequence[Statement] = (), *, free: bool = False
    ) -> Live:
        """Call `decide` with a table, store the entries it returns, and show them when they are stored.

        If another node stored an entry first, `decide` is called again. Its exceptions reach the caller.
        `also` is stored with the entries, if there are any. No quota refuses a `free` change: it is one of
        the server or an admin.
        """
        live = await self.get(id_)
        async with live.lock:
            for _ in range(RACES):
                await self.fresh(live)
                try:
                    if await self._try(live, decide, also, free=free):
                        return live
                except No:
                    if not await self._outdated(live):
                        raise
            raise Unavailable("too many conflicting writes")

    async def _outdated(self, live: Live) -> bool:
        """Return whether another node stored entries that are not here yet. If so, they are read next.

        A refusal without them may be wrong, such as "seats are open" just after the last one was taken.
        """
        if not self.shared:
            return False
        rows = await self.database.read("SELECT version FROM tables WHERE id = ?", live.table.id)
        behind = bool(rows) and int(rows[0]["version"] or 0) > live.table.version
        live.stale = live.stale or behind
        return behind

    async def _try(self, live: Live, decide: Decide, also: Sequence[Statement], *, free: bool) -> bool:
        table = live.table
        entries = decide(table)
        if not entries:
            return True
        if not free:
            self.charge(table, entries)
        began = time.perf_counter()
        version = table.version
        # The entries are applied before they are stored. If storing fails, the log is read again.
        live.stale = True
        try:
            for entry in entries:
                table.apply(entry)
        except DeadRoadError:
            live.stale = table.version != version  # a refused answer changes nothing
            raise
        statements = consequences(table, entries, self.node, live.here if table.slow else ())
        telling = self.database.telling(f"t {self.node} {table.id} {table.version}")
        try:
            await self.database.append(*statements, *also, *([telling] if telling else []))
        except Conflict:
            self.metrics.count("deadroad_races_total")
            return False
        live.stale = False
        self.metrics.observe("deadroad_commit_seconds", time.perf_counter() - began)
        self.metrics.tally(entries)
        live.leased = table.bot_due
        await self.show(live, entries)
        self.after_change(live)
        return True

    async def set_wish(self, id_: str, person: str, seat: int, body: WishBody) -> WishBody:
        """Store the wish of a seat, and answer the open question if the wish does."""
        live = await self.get(id_)
        async with live.lock:
            await self.fresh(live)
            table = live.table
            if seat not in table.seats_of(person):
                raise No("not-your-seat", 403)
            if table.match is not None and table.match.seat is not None:
                body.turn = table.match.game.habits().turn(table.match.view(seat))
            table.wishes.set(seat, body)
            live.stale = True  # until it is stored
            telling = self.database.telling(f"wish {self.node} {id_}")
            statements = [stored(id_, seat, body), update(table, self.node)]
            await self.database.write(*statements, *([telling] if telling else []))
            live.stale = False
            live.leased = table.bot_due
        self.after_change(live)
        return body

    async def read_wishes(self, live: Live) -> None:
        """Read the wishes that another node stored."""
        async with live.lock:
            live.table.wishes.take(await self._wishes(live.table.id))

    async def catch_up(self, id_: str, version: int) -> None:
        """Read the entries that another node stored, if the table is live here."""
        live = self.live.get(id_)
        if live is None or (live.table.version >= version and not live.stale):
            return
        async with live.lock:
            await self.fresh(live)
            entries = await self._entries(id_, live.table.version)
            live.stale = True  # until all entries are applied
            try:
                for entry in entries:
                    live.table.apply(entry)
            except DeadRoadError:
                await self.fresh(live)
                return
            live.stale = False
            if entries:
                live.leased = False
                await self.show(live, entries)

    # Showing.

    async def show(self, live: Live, entries: list[Entry]) -> None:
        """Send everything stored since the last call to all listeners. `entries` are the newest entries."""
        table = live.table
        shorten(table.match)
        version, ply, votes = live.shown
        missed = table.version - version > len(entries)
        kinds = {entry.kind for entry in entries} if not missed else {"ply", "sit", "chat"}
        seen = bool(kinds - {"ply", "chat"}) or table.votes != votes
        seen = seen or table.status not in ("open", "running")
        names: dict[str, str] = {}
        if live.listeners and (seen or "chat" in kinds):
            try:
                names = await self.people.learn(table.people())
            except Unavailable:
                # The entries are stored, and are shown when the log can be read again.
                live.stale = True
                return
        live.shown = knowledge(table)
        if not live.listeners:
            return
        plies = len(table.plies) > ply or bool(kinds & {"start", "end"}) or missed
        showing = messages.Showing(table.match) if plies and table.match is not None else None
        present = live.attendance if seen else NOBODY
        made: dict[tuple[int, ...], bytes] = {}
        wholes: Wholes = {}
        lines = [line for line in table.lines if line.version > version] if "chat" in kinds else []
        for listener in list(live.listeners):
            seats = tuple(table.seats_of(listener.person))
            if not table.may_watch(listener.person):
                # A spectator connected before the start of a table that allows none. On reconnecting it is
                # refused.
                listener.let_go()
                continue
            if seen:
                put_whole(listener, table, names, present, wholes)
            if plies or seats != listener.watching:
                if seats not in made:
                    moment = messages.moment(table, list(seats), ply, showing)
                    made[seats] = b"" if moment is None else encoded(moment)
                if made[seats]:
                    listener.put(made[seats])
                listener.watching = seats
            if lines and any(entry.person not in listener.blocked for entry in lines):
                listener.tell(messages.chat(table, names, version, listener.blocked))

    async def tell_all(self, live: Live, listener: Listener, version: int) -> None:
        """Send one listener what came after a version, or everything if that is too long ago, and add it.

        Both happen under the lock, so that the listener misses nothing and gets nothing twice.
        """
        async with live.lock:
            await self.fresh(live)
            live.listeners.add(listener)
            live.visited.set()
            table = live.table
            names = await self.people.learn(table.people())
            if live.needs_all(version):
                version = 0
            seats = table.seats_of(listener.person)
            listener.watching = tuple(seats)
            listener.tell(messages.whole(table, listener.person, names, live.attendance))
            since = max(table.ply_at(version), len(table.plies) - HISTORY)
            moment = messages.moment(table, seats, since)
            if moment is not None:
                listener.tell(moment)
            for seat in seats:
                listener.tell(Wishing(table.version, seat, table.wishes.bodies[seat]))
            listener.tell(messages.chat(table, names, version, listener.blocked))

    def look_around(self, absence: float) -> None:
        """Update which players are absent, and tell the others."""
        for live in self.live.values():
            if live.table.status == "running" and live.look_around(absence):
                self.tell_presence(live)

    async def renamed(self, person: str) -> None:
        """Show the new name of a person at their tables."""
        self.people.forget_name(person)
        for live in [live for live in self.live.values() if person in live.table.people()]:
            async with live.lock:
                with suppress(No):  # it was deleted
                    await self.fresh(live)
                names = await self.people.learn(live.table.people())
                wholes: Wholes = {}
                for listener in list(live.listeners):
                    put_whole(listener, live.table, names, live.attendance, wholes)

    async def tell_nodes(self, live: Live) -> None:
        """Tell the other nodes who is connected to this one."""
        seats, spectators = live.present()
        await self.tell(f"here {self.node} {live.table.id} {spectators} {' '.join(map(str, seats))}")

    async def tell(self, word: str) -> None:
        """Send a message to the other nodes."""
        telling = self.database.telling(word)
        if telling is not None:
            await self.database.write(telling)

    def tell_presence(self, live: Live) -> None:
        """Send the presence of a table to its listeners."""
        live.absent = live.absent - set(live.here)
        message = encoded(Presence(live.version, live.here, live.spectators, sorted(live.absent)))
        for listener in live.listeners:
            listener.put(message)


def put_whole(
    listener: Listener, table: Table, names: dict[str, str], present: Attendance, wholes: Wholes
) -> None:
    """Queue the whole table for a listener. It is encoded once for all who get the same."""
    kind = (listener.person == table.host, tuple(table.seats_of(listener.person)))
    if kind not in wholes:
        wholes[kind] = encoded(messages.whole(table, listener.person, names, present))
    listener.put(wholes[kind])
