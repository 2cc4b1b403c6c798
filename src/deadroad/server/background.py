"""Background work: bots answer, clocks run out, idle tables are dropped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from deadroad.kernel.errors import DeadRoadError
from deadroad.server import actions
from deadroad.server.bot_pool import BotPool
from deadroad.server.config import Config
from deadroad.server.entry import now
from deadroad.server.fair_queue import Urgency
from deadroad.server.live_table import Live
from deadroad.server.live_tables import LiveTables
from deadroad.server.origins import Origins
from deadroad.server.players import longest
from deadroad.server.refusal import Already, Full, No
from deadroad.server.storage.database import Unavailable
from deadroad.server.summary import LEASE
from deadroad.server.table import Table

log = logging.getLogger("deadroad.background")

ROUND: Final = 0.5  # seconds between two checks for due work
AT_ONCE: Final = 50  # tables taken over in one check
LATER: Final = 30.0  # seconds until the work for a table that failed is tried again
AUDIENCE: Final = 2.0  # seconds that a table of bots waits for a spectator
# A lease is free if it has expired, or if it is longer than any node takes (its node had a wrong clock).
FREE: Final = "(lease_until < now_ms() OR lease_until > now_ms() + ?)"
FARTHEST: Final = 3 * LEASE
FULL: Final = 10.0  # seconds until a bot tries again after a quota refused its answer
OUTAGE: Final = 20_000  # ms without any node after which expired clocks start again


def urgency(live: Live) -> Urgency:
    """Return the urgency of a bot's answer. Tables with connected clients come first."""
    if live.here or live.spectators:
        return Urgency.WATCHED
    return Urgency.UNWATCHED if live.table.seats else Urgency.ALONE


class Background:
    """Plays the bots of tables whose lease this node holds, and handles clocks."""

    def __init__(self, live_tables: LiveTables, bot_pool: BotPool, origins: Origins, config: Config) -> None:
        self.live_tables = live_tables
        self.bot_pool = bot_pool
        self.origins = origins
        self.tick = config.window_tick / 1000
        self.absence = config.absence
        self.looking: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.lost = 0  # when the last node before this one was last seen, if there was an outage
        self.began = now()
        self.closing = False
        self.failing: dict[str, float] = {}  # tables whose work failed: when it is tried again
        self.clock: Callable[[], float] = time.monotonic
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.chores: list[Callable[[], Awaitable[object]]] = []  # jobs that run every few seconds
        live_tables.after_change = self.wake

    async def open(self) -> None:
        """Find out whether there was an outage, and start the background work."""
        rows = await self.live_tables.database.read("SELECT max(seen) AS seen FROM nodes")
        seen = rows[0]["seen"] if rows else None
        if isinstance(seen, int) and self.began - seen > OUTAGE:
            self.lost = seen
        await self.heartbeat()
        self.looking = asyncio.create_task(self._look_on())

    async def close(self) -> None:
        """Stop. Interrupted bots think again after the restart."""
        self.closing = True
        running = [task for task in (self.looking, *self.tasks) if task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    # Bots.

    def wake(self, live: Live) -> None:
        """Let a bot answer, if a bot is asked and this node holds the lease."""
        # This sees every change, so the delays of a window begin when it opens.
        live.pacing.see(live.table.window, live.table.terms.seats, self.clock())
        if live.table.bot_due and live.leased and live.bots is None and not self.closing:
            live.bots = asyncio.create_task(self._play(live))
            self.tasks.add(live.bots)
            live.bots.add_done_callback(lambda task: self._rest(live, task))

    def _rest(self, live: Live, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        live.bots = None
        if not task.cancelled() and (what := task.exception()) is not None:
            log.error("a bot failed", extra={"table": live.table.id}, exc_info=what)
            live.leased = False
        self.wake(live)

    async def _play(self, live: Live) -> None:
        await self._audience(live)
        while live.table.bot_due and live.leased:
            renewing = asyncio.create_task(self._renew(live.table.id))
            try:
                await self._answer(live)
            except Unavailable:
                await asyncio.sleep(ROUND)
            except Full:
                await asyncio.sleep(FULL)
            except (No, Already):
                continue
            finally:
                renewing.cancel()

    async def _audience(self, live: Live) -> None:
        """At a table of bots only, wait until a client connects, but not long, so that it sees every move."""
        if not live.table.plies and not live.table.seats:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(live.visited.wait(), AUDIENCE)

    async def _answer(self, live: Live) -> None:
        async with live.lock:
            await self.live_tables.fresh(live)
            table = live.table
            asked = table.asked
            if asked is None or not table.bot_due:
                return
            ply = len(table.plies)
            window = table.in_window
            began = self.clock()
            live.pacing.see(table.window, table.terms.seats, began)
            if table.wished:
                notation = table.wished
                wait = live.pacing.wish(asked, len(table.seats), began, window=window)
            else:
                wait = -1.0
                owner = self.origins.owner(table.host)
                thought = self.bot_pool.choose(table, asked, table.level(asked), owner, urgency(live))
                thinking = asyncio.ensure_future(thought)
                # The question was prepared with the lock held. Thinking does not hold the lock.
                await asyncio.sleep(0)
        if wait >= 0:
            await self.sleep(wait)
            await self._give(table, ply, asked, notation)
            return
        try:
            notation = await thinking
        except BrokenProcessPool:
            log.exception("bots can't think", extra={"table": table.id})
            await asyncio.sleep(ROUND)
            return
        self.live_tables.metrics.observe("deadroad_bot_seconds", self.clock() - began)
        if window and self.tick:
            # In a window a bot always takes the same time, so that the time does not reveal whether it had a
            # choice.
            seconds = longest(table.level(asked))
            await self.sleep(live.pacing.bot(seconds, self.tick, began, self.clock()))
        await self._give(table, ply, asked, notation)

    async def _give(self, table: Table, ply: int, seat: int, notation: str) -> None:
        """Store the answer of a bot or a wish."""
        try:
            await self.live_tables.change(table.id, actions.answer(None, ply, seat, notation))
            self.live_tables.metrics.count("deadroad_bot_answers_total")
        except DeadRoadError:
            log.exception("a bot gave no answer", extra={"table": table.id})
            await asyncio.sleep(ROUND)

    async def _renew(self, table: str) -> None:
        while True:
            await asyncio.sleep(LEASE / 3000)
            with contextlib.suppress(Unavailable):
                await self.live_tables.database.write(
                    (
                        (
                            "UPDATE tables SET lease_until = now_ms() + ?"
                            " WHERE id = ? AND lease_node = ? AND bot_due = 1"
                        ),
                        (LEASE, table, self.live_tables.node),
                    )
                )

    # What is due.

    async def look(self) -> None:
        """Check once for due work: bots without a node, clocks, and writes whose result is unknown."""
        await self._take_over()
        await self._clocks()
        await self._refresh()

    async def _look_on(self) -> None:
        rounds = 0
        while True:
            try:
                await self.look()
                rounds += 1
                if rounds % 4 == 0:
                    self.live_tables.look_around(self.absence)
                if rounds % 10 == 0:
                    await self.heartbeat()
                    await self._forget_nodes()
                    for chore in self.chores:
                        await chore()
                for _ in range(self.live_tables.drop_idle()):
                    self.live_tables.metrics.count("deadroad_tables_dropped_total")
            except Unavailable as what:
                log.warning("the database is unavailable", extra={"why": str(what)})
            except Exception:
                log.exception("the background work failed")
            await asyncio.sleep(ROUND)

    async def heartbeat(self) -> None:
        """Store that this node is alive."""
        await self.live_tables.database.write(
            (
                (
                    "INSERT INTO nodes (id, seen) VALUES (?, now_ms())"
                    " ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"
                ),
                (self.live_tables.node,),
            ),
            ("DELETE FROM nodes WHERE seen < now_ms() - 86400000", ()),
        )

    async def _forget_nodes(self) -> None:
        """Remove the presence of nodes that are gone."""
        rows = await self.live_tables.database.read("SELECT id FROM nodes WHERE seen > now_ms() - ?", OUTAGE)
        alive = {row["id"] for row in rows}
        for live in self.live_tables.live.values():
            gone = [node for node in live.others if node not in alive]
            for node in gone:
                del live.others[node]
            if gone:
                self.live_tables.tell_presence(live)

    async def _each(self, tables: Iterable[str], act: Callable[[str], Awaitable[None]]) -> None:
        """Call a function for every table. A failure at one table does not affect the others.

        A table that failed is left out for a while, so that many of them do not take all places in a check.
        """
        at = self.clock()
        self.failing = {table: until for table, until in self.failing.items() if until > at}
        for table in tables:
            if table in self.failing:
                continue
            try:
                await act(table)
            except Unavailable:
                raise
            except Exception:
                self.failing[table] = at + LATER
                log.exception("the background work for a table failed", extra={"table": table})

    async def _take_over(self) -> None:
        """Take over bots without a node, after a restart or from a node that is gone."""
        rows = await self.live_tables.database.read(
            f"SELECT id FROM tables WHERE bot_due = 1 AND {FREE} ORDER BY lease_until LIMIT ?",  # noqa: S608 - only constants
            FARTHEST,
            AT_ONCE + len(self.failing),
        )
        await self._each([str(row["id"]) for row in rows], self._take)

    async def _take(self, table: str) -> None:
        taken = await self.live_tables.database.write(
            (
                (
                    "UPDATE tables SET lease_node = ?, lease_until = now_ms() + ?"  # noqa: S608 - only constants
                    f" WHERE id = ? AND bot_due = 1 AND {FREE}"
                ),
                (self.live_tables.node, LEASE, table, FARTHEST),
            )
        )
        if taken[0]:
            self.live_tables.metrics.count("deadroad_leases_taken_total")
            live = await self.live_tables.get(table)
            if live.table.status == "frozen":
                await self._lay_aside(table)
                return
            live.leased = True
            self.wake(live)

    async def _lay_aside(self, table: str) -> None:
        """Freeze a table that no longer replays: its bots and clocks stop."""
        await self.live_tables.database.write(
            (
                "UPDATE tables SET status = 'frozen', bot_due = 0, deadline = NULL WHERE id = ?",
                (table,),
            )
        )

    async def _clocks(self) -> None:
        rows = await self.live_tables.database.read(
            "SELECT id FROM tables WHERE deadline <= ? ORDER BY deadline LIMIT ?",
            now(),
            AT_ONCE + len(self.failing),
        )
        await self._each([str(row["id"]) for row in rows], self._time_is_up)

    async def _time_is_up(self, table: str) -> None:
        live = await self.live_tables.get(table)
        if live.table.status == "frozen":
            await self._lay_aside(table)
            return
        if self.lost:
            await self.live_tables.change(table, actions.resume(self.lost, self.began), free=True)
        await self.live_tables.change(table, actions.time_is_up(now()), free=True)

    async def _refresh(self) -> None:
        """Show entries that may have been stored while the database was unavailable."""
        stale = [
            table for table, live in self.live_tables.live.items() if live.stale and not live.lock.locked()
        ]
        await self._each(stale, self._read_again)

    async def _read_again(self, table: str) -> None:
        live = self.live_tables.live.get(table)
        if live is not None:
            async with live.lock:
                with contextlib.suppress(No):  # it was deleted
                    await self.live_tables.fresh(live)
