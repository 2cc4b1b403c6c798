"""A server is killed amid an undo by consent, or a change of players: all of it is stored, or nothing."""

from __future__ import annotations

import asyncio
import contextlib
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Caller, Message, Player
from tests.server.node import Node

pytestmark = pytest.mark.anyio

LOST = (ConnectionClosed, OSError, EOFError, TimeoutError)


class Duel:
    """Ann and Bob at an auction, on a server that is killed again and again."""

    def __init__(self, node: Node, callers: list[Caller], table: str) -> None:
        self.node = node
        self.callers = callers
        self.path = f"/api/tables/{table}"
        self.table = table
        self.luck = random.Random(11)

    async def seen(self) -> Message:
        found: Message = await self.callers[0].get(self.path)
        return found

    async def killed_amid(self, doing: Any) -> Any:
        """Kill the server at any moment of an action. Return its result; None if no answer came."""
        task = asyncio.ensure_future(doing)
        await asyncio.sleep(self.luck.uniform(0, 0.03))
        await asyncio.to_thread(self.node.kill)
        result = None
        with contextlib.suppress(httpx.HTTPError, *LOST):
            result = await asyncio.wait_for(task, 5)
        await asyncio.to_thread(self.node.start)
        return result

    async def bids(self, players: list[Player]) -> None:
        """Both bid, and the first asks to take it back."""
        ply = players[0].moment["ply"]
        first = players[0].moment["question"]["seat"]
        order = [players[first], players[1 - first]]
        for number, (player, bid) in enumerate(zip(order, ("bid 2", "bid 4"), strict=True)):
            while player.moment["ply"] < ply + number:
                await player.hears("moment")
            assert (await player.answer(bid))["type"] == "accepted"
        await order[0].say("undo", ply=ply + 2, seat=first, gesture=True, ask=True)
        await order[1].until(
            lambda message: message["type"] == "table" and message["undo_request"] is not None
        )


async def agrees(player: Player, ply: int) -> bool:
    """Agree to the open request. Return True when both undos are shown."""
    await player.say("undo-answer", agree=True)
    while player.moment["ply"] < ply:
        await player.hears("moment")
    return True


async def sit(duel: Duel, stack: AsyncExitStack) -> list[Player]:
    """Both connect anew."""
    players = []
    for caller in duel.callers:
        player = Player(caller, duel.table)
        stack.push_async_callback(leave, player)
        await player.connect()
        await player.hears("chat")
        players.append(player)
    return players


async def leave(player: Player) -> None:
    with contextlib.suppress(*LOST):
        await player.leave()


@pytest.mark.once
async def test_an_undo_by_consent_and_a_handover_are_stored_whole_or_not_at_all(
    tmp_path: Path, db: str, *, long: bool
) -> None:
    with Node(tmp_path, db=db) as node:
        async with Caller(node.url) as ann, Caller(node.url) as bob:
            await ann.guest("Ann")
            await bob.guest("Bob")
            made = await ann.table("me open", public=True)
            duel = Duel(node, [ann, bob], made["id"])
            await bob.post(f"{duel.path}/join", {})
            await ann.post(f"{duel.path}/start", {})
            handed: list[str] = []
            for _ in range(20 if long else 4):
                async with AsyncExitStack() as stack:
                    players = await sit(duel, stack)
                    base, first = players[0].moment["ply"], players[0].moment["question"]["seat"]
                    await duel.bids(players)
                    shown = await duel.killed_amid(agrees(players[1 - first], base + 4))
                told = await duel.seen()
                # Never one of the two undos alone; what was shown is stored.
                assert told["ply"] in ((base + 4,) if shown else (base + 2, base + 4))
                if told["ply"] == base + 2:
                    assert told["undo_request"]["waits"] == [1 - first]
                    async with AsyncExitStack() as stack:
                        assert await agrees((await sit(duel, stack))[1 - first], base + 4)
                # The other player is not asked, so that no bot answers in between.
                other = duel.callers[1 - first]
                left = await duel.killed_amid(other.post(f"{duel.path}/leave", {}))
                told = await duel.seen()
                assert told["ply"] == base + 4
                away = told["chairs"][1 - first]["away"]
                assert away or left is None
                handed += ["left"] if away else []
                assert [one["why"] for one in told["handovers"]] == handed
                if away:
                    back = await duel.killed_amid(other.post(f"{duel.path}/join", {}))
                    told = await duel.seen()
                    assert back is None or not told["chairs"][1 - first]["away"]
                    if told["chairs"][1 - first]["away"]:
                        told = await other.post(f"{duel.path}/join", {})
                    handed.append("back")
                    assert [one["why"] for one in told["handovers"]] == handed
            record = await ann.get(f"{duel.path}/record")
            assert record.count(" undo\n") == record.count(" bid ")
