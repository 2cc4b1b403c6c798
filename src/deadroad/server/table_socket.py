"""The socket of a table: what one client says, taken one message after the other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from deadroad.kernel.errors import DeadRoadError
from deadroad.server import actions, messages
from deadroad.server.listener import Listener
from deadroad.server.live_table import Live
from deadroad.server.people import Person
from deadroad.server.planning import Planning, Undoing
from deadroad.server.protocol import (
    Accepted,
    Advice,
    Advise,
    Answer,
    AskReach,
    ClientMessage,
    Fault,
    Hint,
    Ping,
    Plan,
    Pong,
    Say,
    SetWish,
    Stops,
    Sync,
    Undo,
    Wishing,
)
from deadroad.server.reaching import reach
from deadroad.server.refusal import Already, No, Stale
from deadroad.server.requester import address, for_us, from_here, the_person
from deadroad.server.services import Services
from deadroad.server.storage.database import Unavailable
from deadroad.server.tokens import fits

log = logging.getLogger("deadroad.socket")

Socket = WebSocket[Any, Any, Any]
DECODER = msgspec.json.Decoder(ClientMessage)

# Why a socket was closed, in the range that is ours.
REFUSED, NOT_FOUND, TOO_MANY, GOING, TOO_LARGE = 4403, 4404, 4429, 4503, 4413


class TableSocket:
    """One client at one table."""

    def __init__(self, services: Services, live: Live, listener: Listener) -> None:
        self.services = services
        self.live = live
        self.listener = listener
        self.person = listener.person
        self.hinting: asyncio.Task[None] | None = None  # a hint that is being thought about

    async def hear(self, text: str | bytes) -> None:
        """Take one message; whatever is wrong with it is said and has no effect."""
        self.services.metrics.count("deadroad_messages_total")
        limits = self.services.config.limits
        version = self.live.version
        if not self.services.rates.allows("messages", self.person, limits.messages):
            self.wrong(Fault(version, "slow-down"))
            return
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.wrong(Fault(version, "bad-message"))
            return
        await self.attempt(self.take(message), getattr(message, "ply", None))

    async def attempt(self, doing: Awaitable[None], ply: int | None = None) -> None:
        """Do something a message asks; if it comes to nothing, say why."""
        version = self.live.version
        try:
            await doing
        except Stale as what:
            self.wrong(Fault(version, what.code, ply=what.ply))
        except No as what:
            self.wrong(Fault(version, what.code))
        except Unavailable:
            self.wrong(Fault(version, "unavailable", ply=ply))
        except Exception:
            # Nothing of what went wrong leaves the server.
            log.exception("a message failed", extra={"table": self.live.table.id})
            self.wrong(Fault(version, "failed"))

    def wrong(self, error: Fault) -> None:
        """Say why a message had no effect."""
        self.services.metrics.count("deadroad_refused_total", f'code="{error.code}"')
        self.listener.tell(error)

    async def take(self, message: ClientMessage) -> None:
        """Do what a message asks."""
        table = self.live.table
        match message:
            case Answer(ply=ply, seat=seat, notation=notation):
                await self.ply(actions.answer(self.person, ply, seat, notation), ply, seat)
            case Plan(ply=ply, seat=seat, answers=answers, kinds=kinds):
                await self.plan(Planning(self.person, ply, seat, answers, kinds))
            case Undo(ply=ply, seat=seat, gesture=True):
                await self.ply(Undoing(self.person, ply, seat), ply, seat)
            case Undo(ply=ply, seat=seat):
                await self.ply(actions.undo(self.person, ply, seat), ply, seat)
            case Stops(ply=ply, seat=seat, timings=timings):
                await self.ply(actions.stops(self.person, ply, seat, timings), ply, seat)
            case SetWish(seat=seat, wish=wish):
                kept = await self.services.live_tables.set_wish(table.id, self.person, seat, wish)
                self.listener.tell(Wishing(self.live.version, seat, kept))
            case AskReach(ply=ply, seat=seat, chain=chain, mix=mix):
                tables = self.services.live_tables
                self.listener.tell(await reach(tables, self.live, self.person, ply, seat, chain, mix))
            case Say(text=text):
                self.services.rates.take("chat", self.person, self.services.config.limits.chat)
                await self.services.live_tables.change(table.id, actions.say(self.person, text))
            case Sync(version=version):
                await self.services.live_tables.tell_all(self.live, self.listener, version)
            case Advise(seat=seat):
                owner = self.services.origins.owner(self.person)
                for who in {owner.person, owner.address}:
                    self.services.rates.take("hints", who, self.services.config.limits.hints)
                await self.hint(seat)
            case Ping():
                self.listener.tell(Pong(self.live.version))

    async def plan(self, planning: Planning) -> None:
        """Follow a plan, and say how far it went once that is stored."""
        await self.services.live_tables.change(self.live.table.id, planning)
        told = planning.followed
        assert told is not None
        told.version = self.live.version
        self.services.metrics.count("deadroad_answers_total")
        self.listener.tell(told)

    async def ply(self, decide: actions.Decide, ply: int, seat: int) -> None:
        """Store an answer, an undo or stops, and say that it is stored."""
        try:
            await self.services.live_tables.change(self.live.table.id, decide)
        except Already:
            self.listener.tell(Accepted(self.live.version, ply, seat, again=True))
        except DeadRoadError as what:
            self.wrong(messages.refusal(self.live.table, what, seat))
        else:
            self.services.metrics.count("deadroad_answers_total")
            self.listener.tell(Accepted(self.live.version, ply, seat, again=False))

    async def hint(self, seat: int) -> None:
        """Let a bot think, where hints are allowed; who waits for its hint may answer meanwhile."""
        async with self.live.lock:
            await self.services.live_tables.fresh(self.live)
            table = self.live.table
            if not table.terms.agreed.hints:
                raise No("no-hints", 403)
            if seat not in table.seats_of(self.person):
                raise No("not-your-seat", 403)
            if table.asked != seat:
                raise No("not-asked")
            ply = len(table.plies)
            owner = self.services.origins.owner(self.person)
            thinking = asyncio.ensure_future(self.services.bot_pool.advise(table, seat, owner))
            # The question is put together with the lock held: nothing of it is ahead of what is stored.
            await asyncio.sleep(0)
        self.rest()  # who asks again no longer waits for the hint before
        self.hinting = asyncio.create_task(self.attempt(self.advise(ply, seat, thinking)))

    async def advise(self, ply: int, seat: int, thinking: Awaitable[list[Advice]]) -> None:
        """Say what a bot would answer, once it knows."""
        self.listener.tell(Hint(self.live.version, ply, seat, await thinking))

    def rest(self) -> None:
        """Wait no longer for a hint."""
        if self.hinting is not None:
            self.hinting.cancel()


async def admit(services: Services, live: Live, person: Person, invite: str | None) -> None:
    """Raise No unless a person may see a table: who sits there or made it, else as the table allows."""
    table = live.table
    if table.belongs(person.id):
        return
    if not table.may_watch(person.id):
        raise No("no-spectators", 403)
    if table.terms.public:
        return
    rows = await services.database.read("SELECT invite FROM tables WHERE id = ?", table.id)
    if not rows or not fits(invite, str(rows[0]["invite"])):
        raise No("not-invited", 403)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, services: Services, table_id: str) -> None:
    """A table's socket. `?version=` is what the client last saw, `?invite=` opens a private table."""
    await socket.accept()
    try:
        live, listener = await welcome(socket, services, table_id)
    except No as what:
        code = {404: NOT_FOUND, 429: TOO_MANY, 503: GOING}.get(what.status, REFUSED)
        await socket.close(code, what.code)
        return
    except Unavailable:
        await socket.close(GOING, "unavailable")
        return
    version = socket.query_params.get("version", "0")[:18]
    sending = asyncio.create_task(_send(socket, listener))
    try:
        with services.sockets.held(listener.person, address(socket, services.config.proxies)):
            await services.live_tables.tell_all(live, listener, int(version) if version.isdecimal() else 0)
            services.live_tables.tell_presence(live)
            await services.live_tables.tell_nodes(live)
            await _receive(socket, TableSocket(services, live, listener))
    except Unavailable:
        listener.let_go()
        await sending
    finally:
        live.listeners.discard(listener)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending
        services.live_tables.tell_presence(live)
        with contextlib.suppress(Unavailable):
            await services.live_tables.tell_nodes(live)


async def welcome(socket: Socket, services: Services, table_id: str) -> tuple[Live, Listener]:
    """Return the table and who listens to it from now on; raises No for who may not."""
    if services.closing:
        raise No("closing", 503)
    if not for_us(socket, services.config) or not from_here(socket, services.config.public):
        raise No("not-from-here", 403)
    came_from = address(socket, services.config.proxies)
    services.rates.take("requests", came_from, services.config.limits.requests)
    person = await the_person(socket, services)
    live = await services.live_tables.get(table_id)
    await admit(services, live, person, socket.query_params.get("invite"))
    blocked = await services.people.blocked(person.id)
    live = await services.live_tables.get(table_id)  # it may have left memory meanwhile, and be another now
    # Last: what is waited for between this look and the count would let others pass.
    if not services.sockets.allows(person.id, came_from):
        raise No("too-many-sockets", 429)
    return live, Listener(person.id, blocked, services.config.limits.backlog)


async def _receive(socket: Socket, table_socket: TableSocket) -> None:
    """Take messages until the client goes or is let go."""
    limit = table_socket.services.config.limits.message
    try:
        while True:
            event = cast("dict[str, Any]", await socket.receive())
            if event["type"] == "websocket.disconnect":
                return
            data: str | bytes = event.get("text") or event.get("bytes") or b""
            if len(data) > limit:
                await socket.close(TOO_LARGE, "too-large")
                return
            await table_socket.hear(data)
    except WebSocketDisconnect:
        return
    finally:
        table_socket.rest()


async def _send(socket: Socket, listener: Listener) -> None:
    """Send what waits; afterwards close, so that the client comes back and syncs."""

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": text})

    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await listener.run(send)
        await socket.close(GOING, "come-back")
