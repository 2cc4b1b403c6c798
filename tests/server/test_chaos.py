"""Servers that are killed in the middle of play, again and again: no acknowledged answer is ever lost."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import deadroad
from tests.server.client import Caller, Player, eventually
from tests.server.node import Node

pytestmark = pytest.mark.anyio

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


def promised(players: list[Stubborn]) -> int:
    return sum(len(player.promised) for player in players)


async def more_promised(players: list[Stubborn], least: int) -> bool:
    return promised(players) >= least


async def test_kills_lose_nothing_that_was_promised(tmp_path: Path, *, long: bool) -> None:
    kills = 200 if long else 20
    luck = random.Random(20)
    async with AsyncExitStack() as stack:
        node = Node(tmp_path, warm=True)
        await asyncio.to_thread(node.start)
        stack.callback(node.end)
        ann = await stack.enter_async_context(Caller(node.url))
        await ann.guest("Ann")
        games = deadroad.games()
        plans = [(game, company(game, other)) for game in games for other in ("hot", "bot")]
        tables: list[str] = []
        players: list[Stubborn] = []
        tasks: list[asyncio.Task[None]] = []

        async def sit(game: str, seats: str) -> None:
            made = await ann.table(seats, game)
            players.append(Stubborn(ann, made["id"], len(tables)))
            tables.append(made["id"])
            tasks.append(asyncio.create_task(players[-1].play()))

        stack.callback(lambda: [task.cancel() for task in tasks])
        for game, seats in plans:
            await sit(game, seats)
        for _ in range(kills):
            # A little play between two kills, however busy the machine is.
            before = promised(players)
            await eventually(partial(more_promised, players, before + 6))
            await asyncio.sleep(luck.uniform(0, 0.2))
            node.kill()
            await asyncio.to_thread(node.start)
            # Whose game is over begins another, so that there is always play to disturb.
            for number in range(len(plans)):
                if tasks[-len(plans) + number].done():
                    await sit(*plans[number])
                    break
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert not [what for what in ended if isinstance(what, Exception)]
        promises = 0
        for table, player in zip(tables, players, strict=True):
            await player.player.leave()
            if (await ann.get(f"/api/tables/{table}"))["status"] == "running":
                assert (await ann.post(f"/api/tables/{table}/end", {"agree": True}))["status"] == "ended"
            record = await ann.get(f"/api/tables/{table}/record")
            # The record carries the digest of the server's position; verify plays it uninterrupted.
            match = deadroad.verify(record)
            for ply, (seat, notation) in player.promised.items():
                assert (match.plies[ply].seat, match.plies[ply].notation) == (seat, notation)
            promises += len(player.promised)
        assert promises > 5 * kills
        assert sum(player.connections for player in players) > kills
