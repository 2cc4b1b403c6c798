"""The WebSocket of a table. It handles the messages of one client in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from deadroad.kernel.errors import DeadRoadError
from deadroad.server import actions, messages
from deadroad.server.advice_message import Advice
from deadroad.server.config import Limits
from deadroad.server.held import MESSAGE_SECONDS
from deadroad.server.listener import Listener
from deadroad.server.live_table import Live
from deadroad.server.people import Person
from deadroad.server.planning import Planning, Undoing
from deadroad.server.protocol import (
    Accepted,
    Advise,
    Answer,
    AnswerUndo,
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
from deadroad.server.socket_connection import CUT, RECEIVE, WRITE
from deadroad.server.storage.database import Unavailable
from deadroad.server.tokens import fits
from deadroad.server.undo_request import answer_undo, ask_undo

log = logging.getLogger("deadroad.socket")

Socket = WebSocket[Any, Any, Any]
DECODER = msgspec.json.Decoder(ClientMessage)

# Close codes, in the range for applications.
REFUSED, NOT_FOUND, TOO_MANY, GOING, TOO_LARGE = 4403, 4404, 4429, 4503, 4413


class TableSocket:
    """One client at one table."""

    def __init__(self, services: Services, live: Live, listener: Listener) -> None:
        self.services = services
        self.live = live
        self.listener = listener
        self.person = listener.person
        self.hinting: asyncio.Task[None] | None = None  # the hint in progress

    async def hear(self, text: str | bytes) -> None:
        """Handle one message. An error is reported to the client and has no effect."""
        self.services.metrics.count("deadroad_messages_total")
        limits = self.services.config.limits
        version = self.live.version
        if not self.may_speak(limits):
            await self.services.held.hold(MESSAGE_SECONDS)  # meanwhile nothing is read
            self.wrong(Fault(version, "slow-down"))
            return
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.wrong(Fault(version, "bad-message"))
            return
        if type(message) is Answer:  # nearly all messages
            ply, seat = message.ply, message.seat
            doing = self.ply(actions.answer(self.person, ply, seat, message.notation), ply, seat)
            await self.attempt(doing, ply)
        else:
            await self.attempt(self.take(message), getattr(message, "ply", None))

    def may_speak(self, limits: Limits) -> bool:
        """Count a message, by person and address. Return False over a limit."""
        rates, came_from = self.services.rates, self.services.origins.address(self.person)
        return rates.allows("messages", self.person, limits.messages) and rates.allows(
            "messages", "address " + came_from, limits.address_messages
        )

    async def attempt(self, doing: Awaitable[None], ply: int | None = None) -> None:
        """Run a request of a message. Report an error to the client."""
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
            # The details of the error are not sent.
            log.exception("a message failed", extra={"table": self.live.table.id})
            self.wrong(Fault(version, "failed"))

    def wrong(self, error: Fault) -> None:
        """Send an error message."""
        self.services.metrics.count("deadroad_refused_total", f'code="{error.code}"')
        self.listener.tell(error)

    async def take(self, message: ClientMessage) -> None:
        """Carry out a message."""
        table = self.live.table
        match message:
            case Plan(ply=ply, seat=seat, answers=answers, kinds=kinds):
                await self.plan(Planning(self.person, ply, seat, answers, kinds))
            case Undo(ply=ply, seat=seat, ask=True):
                await self.ply(ask_undo(self.person, ply, seat), ply, seat)
            case AnswerUndo(agree=agree):
                await self.services.live_tables.change(table.id, answer_undo(self.person, agree=agree))
            case Undo(ply=ply, seat=seat, gesture=True):
                await self.ply(Undoing(self.person, ply, seat), ply, seat)
            case Undo(ply=ply, seat=seat):
                await self.ply(actions.undo(self.person, ply, seat), ply, seat)
            case Stops(ply=ply, seat=seat, timings=timings):
                # Each is a ply, so that the answers of others, and thoughts of bots, come too late.
                self.services.rates.take("stops", self.person, self.services.config.limits.stops)
                await self.ply(actions.stops(self.person, ply, seat, timings), ply, seat)
            case SetWish(seat=seat, wish=wish):
                kept = await self.services.live_tables.set_wish(table.id, self.person, seat, wish)
                self.listener.tell(Wishing(self.live.version, seat, kept))
            case AskReach(ply=ply, seat=seat, chain=chain, mix=mix):
                take_reach(self.services, self.person)
                tables = self.services.live_tables
                self.listener.tell(await reach(tables, self.live, self.person, ply, seat, chain, mix))
            case Say(text=text):
                take_chat(self.services, self.person)
                await self.services.live_tables.change(table.id, actions.say(self.person, text))
            case Sync(version=version):
                if self.live.is_far(version):
                    take_sync(self.services, self.person, self.services.origins.address(self.person))
                await self.services.live_tables.tell_all(self.live, self.listener, version)
            case Advise(seat=seat):
                owner = self.services.origins.owner(self.person)
                for who in {owner.person, owner.address}:
                    self.services.rates.take("hints", who, self.services.config.limits.hints)
                await self.hint(seat)
            case Ping():
                self.listener.tell(Pong(self.live.version))

    async def plan(self, planning: Planning) -> None:
        """Play a plan, and send the result when it is stored."""
        await self.services.live_tables.change(self.live.table.id, planning)
        told = planning.followed
        assert told is not None
        told.version = self.live.version
        self.services.metrics.count("deadroad_answers_total")
        self.listener.tell(told)

    async def ply(self, decide: actions.Decide, ply: int, seat: int) -> None:
        """Store an answer, an undo or stops, and confirm it."""
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
        """Start computing a hint, if hints are allowed. The player can answer in the meantime."""
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
            # The question is prepared with the lock held, so that it contains only what is stored.
            await asyncio.sleep(0)
        self.rest()  # a new request cancels the previous one
        self.hinting = asyncio.create_task(self.attempt(self.advise(ply, seat, thinking)))

    async def advise(self, ply: int, seat: int, thinking: Awaitable[list[Advice]]) -> None:
        """Send the hint when it is ready."""
        self.listener.tell(Hint(self.live.version, ply, seat, await thinking))

    def rest(self) -> None:
        """Cancel the hint in progress."""
        if self.hinting is not None:
            self.hinting.cancel()


def take_load(services: Services, path: str, came_from: str) -> None:
    """Count a table or record that has to be replayed for a request. Raises No over the limit."""
    parts = path.split("/", 4)
    if parts[1:3] not in (["api", "tables"], ["api", "records"]) or len(parts) < 4:
        return
    if not services.holds(parts[3]):
        services.rates.take("loads", came_from, services.config.limits.loads)


def take_sync(services: Services, person: str, came_from: str) -> None:
    """Count a whole game, or a large part of it, that is sent to a socket. Raises No over the limit."""
    services.rates.take("syncs", person, services.config.limits.syncs)
    services.rates.take("syncs", "address " + came_from, services.config.limits.address_syncs)


def take_chat(services: Services, person: str) -> None:
    """Count a chat line or a report, by person and address. Raises No over the limit."""
    limits, came_from = services.config.limits, services.origins.address(person)
    services.rates.take("chat", person, limits.chat)
    services.rates.take("chat", "address " + came_from, limits.address_chat)


def take_reach(services: Services, person: str) -> None:
    """Count a question about what a seat can reach, by person and address. Raises No over the limit."""
    services.rates.take("reaches", person, services.config.limits.reaches)
    came_from = services.origins.address(person)
    services.rates.take("reaches", "address " + came_from, services.config.limits.address_reaches)


async def admit(services: Services, live: Live, person: Person, invite: str | None) -> None:
    """Raise No unless a person may see a table: its people always, others if the table allows it."""
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
    """The socket of a table.

    `?version=` is the last version the client has, `?invite=` opens a private table.
    """
    try:
        await _serve(socket, services, table_id)
    finally:
        # The framework's functions refer to the socket. Without this cycle, a closed socket leaves memory at
        # once; the garbage collector runs rarely.
        socket.receive, socket.send = _receive_nothing, _send_nothing


async def _receive_nothing() -> Any:  # noqa: ANN401 - as in the framework
    raise WebSocketDisconnect(detail="closed")


async def _send_nothing(_: object) -> None:
    raise WebSocketDisconnect(detail="closed")


async def _serve(socket: Socket, services: Services, table_id: str) -> None:
    """Serve a socket until it is closed."""
    await socket.accept()
    try:
        live, listener = await welcome(socket, services, table_id)
    except No as what:
        if what.code == "slow-down":
            await services.held.hold()
        code = {404: NOT_FOUND, 429: TOO_MANY, 503: GOING}.get(what.status, REFUSED)
        await socket.close(code, what.code)
        return
    except Unavailable:
        await socket.close(GOING, "unavailable")
        return
    listener.cut = cutter(socket)
    sending = asyncio.create_task(_send(socket, listener))
    try:
        came_from = address(socket, services.config.proxies)
        with services.sockets.held(listener.person, came_from, watched(live, listener.person)):
            await services.live_tables.tell_all(live, listener, known_version(socket))
            services.live_tables.tell_presence(live)
            await services.live_tables.tell_nodes(live)
            # In a task of its own: a message would otherwise wake all layers of the framework above this one.
            await asyncio.create_task(_receive(socket, TableSocket(services, live, listener)))
    except Unavailable:
        listener.let_go()
        await sending
    finally:
        live.listeners.discard(listener)
        listener.closed()
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending
        services.live_tables.tell_presence(live)
        with contextlib.suppress(Unavailable):
            await services.live_tables.tell_nodes(live)


async def welcome(socket: Socket, services: Services, table_id: str) -> tuple[Live, Listener]:
    """Return the table and a new listener of it. Raises No if the person may not see the table."""
    if services.closing:
        raise No("closing", 503)
    if not for_us(socket, services.config) or not from_here(socket, services.config.public):
        raise No("not-from-here", 403)
    came_from = address(socket, services.config.proxies)
    person = await the_person(socket, services)
    take_load(services, f"/api/tables/{table_id}", came_from)
    live = await services.live_tables.get(table_id)
    await admit(services, live, person, socket.query_params.get("invite"))
    blocked = await services.people.blocked(person.id)
    live = await services.live_tables.get(table_id)  # it may have been dropped from memory and loaded again
    if live.is_far(known_version(socket)):
        take_sync(services, person.id, came_from)
    # Checked last, without an await before the socket is counted, so that the limit is exact.
    if not services.sockets.allows(person.id, came_from, watched(live, person.id)):
        raise No("too-many-sockets", 429)
    return live, Listener(person.id, blocked, services.config.limits)


def watched(live: Live, person: str) -> str:
    """Return the id of a table if the person is a spectator there, or else ""."""
    return "" if live.table.belongs(person) else live.table.id


def known_version(socket: Socket) -> int:
    """Return the last version that a client says it has."""
    version = socket.query_params.get("version", "0")[:18]
    return int(version) if version.isdecimal() else 0


def cutter(socket: Socket) -> Callable[[], None]:
    """Return a function that closes the connection of a socket at once, without waiting for its client."""
    return cast("Callable[[], None]", extensions(socket).get(CUT, lambda: None))


def writer(socket: Socket) -> Callable[[bytes], bool]:
    """Return a function that sends a text at once, and returns False if it has to wait."""
    return cast("Callable[[bytes], bool]", extensions(socket).get(WRITE, lambda _: False))


def receiver(socket: Socket) -> Callable[[], Awaitable[dict[str, Any]]]:
    """Return a function that waits for the next event of a socket."""
    return cast("Callable[[], Awaitable[dict[str, Any]]]", extensions(socket).get(RECEIVE, socket.receive))


def extensions(socket: Socket) -> dict[str, Any]:
    """Return what the server of a socket offers besides the messages of ASGI."""
    return cast("dict[str, Any]", socket.scope.get("extensions") or {})


async def _receive(socket: Socket, table_socket: TableSocket) -> None:
    """Handle messages until the client disconnects or is disconnected."""
    limit = table_socket.services.config.limits.message
    receive = receiver(socket)
    try:
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                socket.connection_state = "disconnect"  # `receive` does not pass through the framework
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
    """Send queued messages. Then close with a code that makes the client reconnect and sync."""
    listener.write = writer(socket)

    async def send(text: bytes) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": text.decode()})

    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await listener.run(send)
        await socket.close(GOING, "come-back")
