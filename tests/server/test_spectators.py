"""Spectators of one address are limited at each table, because all of them get every answer."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Caller, Player
from tests.server.node import Node

pytestmark = pytest.mark.anyio


async def test_spectators_of_one_address_are_few_at_a_table_and_never_keep_its_players_out(
    tmp_path: Path,
) -> None:
    with Node(tmp_path, limits={"address_spectators": 2}) as node:
        async with AsyncExitStack() as stack:
            ann, bob, *guests = [await stack.enter_async_context(Caller(node.url)) for _ in range(5)]
            for caller in (ann, bob, *guests):
                await caller.guest("Ann")
            made = await ann.table("me open", public=True)
            other = await ann.table("me open", public=True)
            at_once = [Player(caller, made["id"]) for caller in guests for _ in range(2)]
            await asyncio.gather(*[stack.enter_async_context(player) for player in at_once])

            async def admitted(player: Player) -> bool:
                try:
                    await player.hears("chat")
                except ConnectionClosed as closed:
                    return closed.rcvd is None or closed.rcvd.code != 4429
                return True

            found = await asyncio.gather(*[admitted(player) for player in at_once])
            assert sum(found) == 2
            await bob.post(f"/api/tables/{made['id']}/join", {})
            for caller, table in ((ann, made), (bob, made), (guests[0], other)):
                async with Player(caller, table["id"]) as player:
                    assert await admitted(player)
