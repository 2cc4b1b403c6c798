"""Playing over the socket."""

from __future__ import annotations

import asyncio
import random

import deadroad
from tests.server.client import Caller, Player
from tests.server.node import Node


def test_a_person_plays_a_whole_game_against_bots(node: Node) -> None:
    async def play() -> None:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            table = await ann.table("me bot bot")
            async with Player(ann, table["id"]) as player:
                last = await player.play(random.Random(1))
                assert last["outcome"]["ranking"]
                record = await ann.get(f"/api/tables/{table['id']}/record")
                match = deadroad.verify(record)
                assert match.seat is None
                assert player.whole["commitment"] == match.commitment

    asyncio.run(play())
