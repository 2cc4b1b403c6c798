"""Servers that are killed in the middle of play, again and again: no acknowledged answer is ever lost."""

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
from tests.server.client import Caller, Player, eventually
from tests.server.node import Node

pytestmark = pytest.mark.anyio

# Bots think at the lowest priority; beside programs that take all processors they get little of them.
STARVED = 600.0
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Stubborn:
    """Plays on whatever happens; comes back by itself with the version last seen, remembers promises."""

    def __init__(self, caller: Caller, table: str, seed: int) -> None:
        self.player = Player(caller, table)
        self.luck = random.Random(seed)
        self.promised: dict[int, tuple[int, str]] = {}
        self.connections = 0

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
        while player.moment["outcome"] is None:
            if not player.moment["options"]:
                await player.hears("moment")
                continue
            moment = player.moment
            seat = moment["question"]["seat"]
            notation = self.luck.choice(moment["options"])["notation"]
            await player.say("answer", ply=moment["ply"], seat=seat, notation=notation)
            end = await player.until(lambda message: message["type"] in ("accepted", "error"))
            if end["type"] == "accepted":
                self.promised[moment["ply"]] = (seat, notation)
            else:
                assert end["code"] in ("unavailable", "stale"), end
                await player.say("sync", version=0)
            while player.moment["ply"] == moment["ply"] and player.moment["outcome"] is None:
                await player.hears("moment")
        return True


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


async def test_kills_lose_nothing_that_was_promised(
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
            # Bots begin to think anew after each kill: now and then they are given the time for it.
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
        figure("games", len(players))
        figure("sockets that came back", back)
        figure("seconds", round(time.monotonic() - began))
        assert promised(places) >= 6 * kills
        assert back > kills
        assert all(any(player.promised for player in place.players) for place in places)
