"""The tables a node has in memory: loaded when touched, changed through the log, dropped when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
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
from deadroad.server.storage.database import Conflict, Database, Row, Statement, Unavailable
from deadroad.server.summary import consequences, update
from deadroad.server.table import Table
from deadroad.server.terms import Terms, read_terms
from deadroad.server.wish_message import WishBody
from deadroad.server.wishing import stored

log = logging.getLogger("deadroad.live_tables")

RACES: Final = 20  # how often a change is tried again when others were first
GAP: Final = 400  # a client that missed more entries than this gets everything

Decide = Callable[[Table], list[Entry]]


class LiveTables:
    """All tables, of which some are live."""

    def __init__(self, database: Database, people: People, metrics: Metrics, node: str, idle: float) -> None:
        self.database = database
        self.people = people
        self.metrics = metrics
        self.node = node
        self.idle = idle
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        # Counts what is stored for whom, before it is; set by the server.
        self.charge: Callable[[str | None, list[Entry]], None] = lambda _host, _entries: None
        self.after_change: Callable[[Live], None] = lambda _: None  # set by whoever plays the bots

    # Loading and dropping.

    async def get(self, id_: str) -> Live:
        """Return a table, loaded if need be; raises No if there is none."""
        live = self.live.get(id_)
        if live is None:
            task = self.loading.get(id_)
            if task is None:
                task = asyncio.create_task(self._load(id_))
                self.loading[id_] = task
                task.add_done_callback(lambda _: self.loading.pop(id_, None))
            live = await asyncio.shield(task)
        live.touched = time.monotonic()
        return live

    async def _load(self, id_: str) -> Live:
        rows = await self.database.read("SELECT * FROM tables WHERE id = ?", id_)
        if not rows:
            raise No("no-such-table", 404)
        live = Live(await self._replayed(read_terms(rows[0]), finished=rows[0]["status"] == "over"))
        self.live[id_] = live
        await self.tell(f"who {self.node} {id_}")
        self.metrics.count("deadroad_tables_loaded_total")
        return live

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
        """Read the log again if memory may differ from it, and show what is new. The lock is held."""
        if live.stale:
            live.table = await self._replayed(live.table.terms, finished=live.table.finished)
            live.stale = False
            if live.table.version != live.version:
                await self.show(live, [])
                self.after_change(live)

    async def whole(self, live: Live, person: str) -> TableMessage:
        """Return the table as a whole for one person: as it is stored, never ahead of that."""
        async with live.lock:
            await self.fresh(live)
            names = await self.people.learn(live.table.people())
            return messages.whole(live.table, person, names, live.attendance)

    def drop_idle(self) -> int:
        """Forget the tables that nobody needed for a while."""
        before = time.monotonic() - self.idle
        idle = [
            id_
            for id_, live in self.live.items()
            if live.touched < before and not live.listeners and live.bots is None and not live.lock.locked()
        ]
        for id_ in idle:
            del self.live[id_]
        return len(idle)

    # Changing.

    async def change(self, id_: str, decide: Decide, also: Sequence[Statement] = ()) -> Live:
        """Let `decide` look at a table and return the entries to add; show them when they are stored.

        If somebody else was first, it decides again on what is there then. What it raises reaches the caller.
        `also` is stored with the entries, if there are any.
        """
        live = await self.get(id_)
        async with live.lock:
            for _ in range(RACES):
                await self.fresh(live)
                if await self._try(live, decide, also):
                    return live
            raise Unavailable("too many races")

    async def _try(self, live: Live, decide: Decide, also: Sequence[Statement]) -> bool:
        table = live.table
        entries = decide(table)
        if not entries:
            return True
        self.charge(table.host, entries)
        began = time.perf_counter()
        version = table.version
        # Until it is stored nothing of it is true: if it fails, memory is read again from the log.
        live.stale = True
        try:
            for entry in entries:
                table.apply(entry)
        except DeadRoadError:
            live.stale = table.version != version  # what the rules refuse changes nothing
            raise
        statements = consequences(table, entries, self.node, live.here)
        telling = self.database.telling(f"t {self.node} {table.id} {table.version}")
        try:
            await self.database.append(*statements, *also, *([telling] if telling else []))
        except Conflict:
            self.metrics.count("deadroad_races_total")
            return False
        live.stale = False
        self.metrics.observe("deadroad_commit_seconds", time.perf_counter() - began)
        live.leased = table.bot_due
        await self.show(live, entries)
        self.after_change(live)
        return True

    async def set_wish(self, id_: str, person: str, seat: int, body: WishBody) -> WishBody:
        """Keep what a seat wants answered for it, and answer the open question if it says so."""
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
        """Take the wishes that another node stored."""
        async with live.lock:
            live.table.wishes.take(await self._wishes(live.table.id))

    async def catch_up(self, id_: str, version: int) -> None:
        """Take what another node stored, if the table is live here."""
        live = self.live.get(id_)
        if live is None or (live.table.version >= version and not live.stale):
            return
        async with live.lock:
            await self.fresh(live)
            entries = await self._entries(id_, live.table.version)
            live.stale = True  # until all of it is taken
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
        """Tell everybody at the table what was stored since they were last told; `entries` came last."""
        table = live.table
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
                # It is stored all the same, and shown when the log can be read again.
                live.stale = True
                return
        live.shown = knowledge(table)
        if not live.listeners:
            return
        plies = len(table.plies) > ply or bool(kinds & {"start", "end"}) or missed
        showing = messages.Showing(table.match) if plies and table.match is not None else None
        present = live.attendance
        made: dict[tuple[int, ...], str] = {}
        lines = [line for line in table.lines if line.version > version] if "chat" in kinds else []
        for listener in list(live.listeners):
            seats = tuple(table.seats_of(listener.person))
            if not table.may_watch(listener.person):
                # It came while anybody might look: it comes back, and is told no.
                listener.let_go()
                continue
            if seen:
                listener.tell(messages.whole(table, listener.person, names, present))
            if plies or seats != listener.watching:
                if seats not in made:
                    moment = messages.moment(table, list(seats), ply, showing)
                    made[seats] = "" if moment is None else encoded(moment)
                if made[seats]:
                    listener.put(made[seats])
                listener.watching = seats
            if lines and any(entry.person not in listener.blocked for entry in lines):
                listener.tell(messages.chat(table, names, version, listener.blocked))

    async def tell_all(self, live: Live, listener: Listener, version: int) -> None:
        """Tell one listener what came after a version; everything if that is unknown or long ago.

        From then on it hears what happens: nothing is missed in between, nothing told twice.
        """
        async with live.lock:
            await self.fresh(live)
            live.listeners.add(listener)
            live.visited.set()
            table = live.table
            names = await self.people.learn(table.people())
            if not 0 < version <= table.version or table.version - version > GAP:
                version = 0
            seats = table.seats_of(listener.person)
            listener.watching = tuple(seats)
            listener.tell(messages.whole(table, listener.person, names, live.attendance))
            moment = messages.moment(table, seats, table.ply_at(version))
            if moment is not None:
                listener.tell(moment)
            for seat in seats:
                listener.tell(Wishing(table.version, seat, table.wishes.bodies[seat]))
            listener.tell(messages.chat(table, names, version, listener.blocked))

    def look_around(self, absence: float) -> None:
        """Find out at which tables somebody is absent by now, and tell the others."""
        for live in self.live.values():
            if live.table.status == "running" and live.look_around(absence):
                self.tell_presence(live)

    async def renamed(self, person: str) -> None:
        """Show the new name of somebody wherever it stands."""
        self.people.names.pop(person, None)
        for live in [live for live in self.live.values() if person in live.table.people()]:
            for listener in list(live.listeners):
                listener.tell(await self.whole(live, listener.person))

    async def tell_nodes(self, live: Live) -> None:
        """Tell the other nodes who is connected to this one."""
        seats, spectators = live.present()
        await self.tell(f"here {self.node} {live.table.id} {spectators} {' '.join(map(str, seats))}")

    async def tell(self, word: str) -> None:
        """Tell the other nodes something."""
        telling = self.database.telling(word)
        if telling is not None:
            await self.database.write(telling)

    def tell_presence(self, live: Live) -> None:
        """Tell everybody here who is there."""
        live.absent = live.absent - set(live.here)
        message = encoded(Presence(live.version, live.here, live.spectators, sorted(live.absent)))
        for listener in live.listeners:
            listener.put(message)


def replayed(terms: Terms, entries: list[Entry], *, finished: bool = False) -> Table:
    """Return the table of a log. Where the rules no longer agree it is frozen, the rest kept unplayed.

    What was `finished` before stays over.
    """
    table = Table(terms)
    for entry in entries:
        try:
            table.apply(entry)
        except DeadRoadError as what:
            table.frozen = f"ply {len(table.plies)}: {what}"
            table.apply(entry)
        except Exception:
            log.exception("the rules broke", extra={"table": terms.id})
            table.frozen = f"ply {len(table.plies)}: the rules broke"
            table.match = None  # it may have stopped half-way
            table.apply(entry)
    if table.frozen:
        # Only how far it went: the reason itself may name an answer that is secret.
        log.warning("table no longer replays", extra={"table": terms.id, "last": len(table.plies)})
        table.keep_over(finished=finished)
    return table
