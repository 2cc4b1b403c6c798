"""Servers are killed repeatedly during play, also amid plans and orders. No acknowledged answer is lost."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import deadroad
from tests.server.client import Caller, Message, Player, eventually
from tests.server.node import Node

pytestmark = [pytest.mark.anyio, pytest.mark.once]

# Bots think at the lowest priority; beside programs that take all processors they get little of them.
STARVED = 600.0
PLANS, ORDERS = 0.2, 0.3  # how often a player gives a plan, or an order in an auction
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Stubborn:
    """Plays on after any failure: reconnects with the last version and records acknowledged answers."""

    def __init__(self, caller: Caller, table: str, seed: int) -> None:
        self.player = Player(caller, table)
        self.luck = random.Random(seed)
        self.promised: dict[int, tuple[int, str]] = {}
        self.connections = 0
        self.planned = (0, 0)  # the plan under way: where it begins and ends
        self.plans = 0  # acknowledged
        self.orders = 0

    async def play(self) -> None:
        """Play until the game is over."""
        while True:
            try:
                await self.player.connect()
                self.connections += 1
                if await self.answer_all():
                    return
            except LOST:
                self.player.socket = None
                await asyncio.sleep(0.02)

    async def answer_all(self) -> bool:
        """Answer until the game is over (True) or the server goes."""
        player = self.player
        await player.hears("moment")
        begin, end = self.planned
        # A plan that was under way when the server was killed is stored whole or not at all.
        assert not begin < player.moment["ply"] < end, (begin, player.moment["ply"], end)
        self.planned = (0, 0)
        while player.moment["outcome"] is None:
            if not player.moment["options"]:
                await player.hears("moment")
                continue
            moment = player.moment
            await self.order(moment["question"])
            row = await self.row() if self.luck.random() < PLANS else []
            if row:
                await self.plan(moment, row)
            else:
                await self.answer(moment)
            while player.moment["ply"] == moment["ply"] and player.moment["outcome"] is None:
                await player.hears("moment")
        return True

    async def answer(self, moment: Message) -> None:
        """Give one answer."""
        seat = moment["question"]["seat"]
        notation = self.luck.choice(moment["options"])["notation"]
        await self.player.say("answer", ply=moment["ply"], seat=seat, notation=notation)
        if await self.heard("accepted") is not None:
            self.promised[moment["ply"]] = (seat, notation)

    async def row(self) -> list[str]:
        """Return a row of several answers that is proposed or reached; none if there is none."""
        moment = self.player.moment
        await self.player.say("reach", ply=moment["ply"], seat=moment["question"]["seat"])
        found = await self.heard("reach")
        ends = [end for chain in found["chains"] for end in (*chain["ends"], chain["fill"])] if found else []
        rows: list[list[str]] = [end["answers"] for end in ends if end and len(end["answers"]) > 1]
        return self.luck.choice(rows) if rows else []

    async def plan(self, moment: Message, row: list[str]) -> None:
        """Give several answers at once."""
        ply, seat = moment["ply"], moment["question"]["seat"]
        self.planned = (ply, ply + len(row))
        await self.player.say("plan", ply=ply, seat=seat, answers=row)
        told = await self.heard("followed")
        self.planned = (0, 0)
        if told is not None:
            self.plans += 1
            for number, notation in enumerate(row[: told["answered"]]):
                self.promised[ply + number] = (seat, notation)

    async def order(self, question: Message) -> None:
        """Now and then, order the seat to bid up to a limit in this auction."""
        if question["kind"] == "bid" and self.luck.random() < ORDERS:
            wish = {"windows": "always", "lone": False, "zombies": "all", "bid": self.luck.randrange(9)}
            await self.player.say("wish", seat=question["seat"], wish=wish)
            if await self.heard("wish") is not None:
                self.orders += 1

    async def heard(self, kind: str) -> Message | None:
        """Return the reply to what was said; None if the server refused it for now."""
        found = await self.player.until(lambda message: message["type"] in (kind, "error"))
        if found["type"] == kind:
            return found
        assert found["code"] in ("unavailable", "stale", "not-asked"), found
        await self.player.say("sync", version=0)
        return None


def company(game: str, other: str) -> str:
    """Me, and so many others that the game can be played."""
    fewest, most = deadroad.info(game)["seats"]
    return " ".join(["me"] + [other] * (max(fewest, min(2, most)) - 1))


class Place:
    """A game that is always being played: when one is over, or its player failed, that is seen at once."""

    def __init__(self, caller: Caller, game: str, seats: str) -> None:
        self.caller = caller
        self.game = game
        self.seats = seats
        self.players: list[Stubborn] = []
        self.task: asyncio.Task[None] | None = None

    async def keep_going(self) -> None:
        """Begin a game if none is being played."""
        if self.task is not None and not self.task.done():
            return
        if self.task is not None:
            self.task.result()
        made = await self.caller.table(self.seats, self.game)
        self.players.append(Stubborn(self.caller, made["id"], len(self.players)))
        self.task = asyncio.create_task(self.players[-1].play())

    async def end(self) -> None:
        """Stop playing; a player that failed is raised."""
        assert self.task is not None
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task
        for player in self.players:
            await player.player.leave()


def promised(places: list[Place]) -> int:
    return sum(len(player.promised) for place in places for player in place.players)


async def play_a_little(places: list[Place], answers: int, also: list[Place]) -> None:
    """Let so many answers be acknowledged, some `also` at one place, however busy the machine is."""
    least = promised(places) + answers
    there = promised(also)

    async def enough() -> bool:
        for place in places:
            await place.keep_going()
        return promised(places) >= least and (not also or promised(also) > there)

    try:
        await eventually(enough, STARVED)
    except TimeoutError:
        short = [
            (place.game, place.seats, place.players[-1].player.moment.get("question"))
            for place in also or places
        ]
        pytest.fail(f"{promised(places) - least + answers} of {answers} answers; waiting at {short}")


async def kept(caller: Caller, player: Stubborn) -> None:
    """Every promise is in the record, and the record plays to the server's own position."""
    table = f"/api/tables/{player.player.table}"
    if (await caller.get(table))["status"] == "running":
        assert (await caller.post(f"{table}/end", {"agree": True}))["status"] == "ended"
    # The record carries the digest of the server's position; verify plays it uninterrupted.
    match = deadroad.verify(await caller.get(f"{table}/record"))
    for ply, (seat, notation) in player.promised.items():
        assert (match.plies[ply].seat, match.plies[ply].notation) == (seat, notation)


async def test_kills_lose_no_acknowledged_answer(
    tmp_path: Path, figure: Callable[[str, object], None], *, long: bool
) -> None:
    kills = 200 if long else 20
    luck = random.Random(20)
    began = time.monotonic()
    async with AsyncExitStack() as stack:
        node = Node(tmp_path)
        await asyncio.to_thread(node.start)
        stack.callback(node.kill)
        ann = await stack.enter_async_context(Caller(node.url))
        await ann.guest("Ann")
        places = [
            Place(ann, game, company(game, other)) for game in deadroad.games() for other in ("hot", "bot")
        ]
        bots = places[1::2]
        for number in range(kills):
            # Bots start to think again after each kill, so they get time for it now and then.
            also = [bots[number // 4 % len(bots)]] if number % 4 == 0 else []
            await play_a_little(places, 6, also)
            await asyncio.sleep(luck.uniform(0, 0.2))
            node.kill()
            await asyncio.to_thread(node.start)
        for place in places:
            await place.end()
        players = [player for place in places for player in place.players]
        for player in players:
            await kept(ann, player)
        # Everybody came back to where they were, again and again; every game went on.
        back = sum(player.connections for player in players) - len(players)
        figure("kills", kills)
        figure("answers acknowledged", promised(places))
        figure("plans acknowledged", sum(player.plans for player in players))
        figure("standing orders", sum(player.orders for player in players))
        figure("games", len(players))
        figure("sockets that came back", back)
        figure("seconds", round(time.monotonic() - began))
        assert promised(places) >= 6 * kills
        assert back > kills
        assert sum(player.plans for player in players) > kills / 4
        assert sum(player.orders for player in players) > 0
        assert all(any(player.promised for player in place.players) for place in places)
