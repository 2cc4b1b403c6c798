"""A soak test: two nodes on one PostgreSQL, many sockets, random kills.

Nothing is lost, memory stays constant.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.client import Caller
from tests.server.node import Node
from tests.server.postgres import PostgresServer
from tests.server.test_chaos import Place, kept, play_a_little, promised

pytestmark = [pytest.mark.anyio, pytest.mark.once]

GAME = "road-master"
# Sockets, seconds, and how many answers are acknowledged between two kills.
SHORT = (12, 15.0, 40)
LONG = (1000, 7200.0, 40_000)
MOST = 250_000_000  # bytes of memory of a node, its bots apart
GROWS = 5_000_000  # bytes by which it may grow in the short run, because its caches are empty at first
EACH = 1_500  # bytes for each answer: tables stay in memory for a while, with their plies and events


def memory(node: Node) -> int:
    """Return the memory of a node in bytes, without its bots."""
    text = Path(f"/proc/{node.pid}/status").read_text(encoding="ascii")
    return int(text.split("VmRSS:")[1].split()[0]) * 1024


async def test_two_nodes_soak_without_loss_or_growth(
    tmp_path: Path, figure: Callable[[str, object], None], *, long: bool
) -> None:
    sockets, seconds, answers = LONG if long else SHORT
    luck = random.Random(3)
    async with AsyncExitStack() as stack:
        database = PostgresServer(fsync=long)
        await asyncio.to_thread(database.start)
        stack.callback(database.remove)
        nodes = [Node(tmp_path / name, db=database.url, limits={"connections": 5000}) for name in ("a", "b")]
        for node in nodes:
            await asyncio.to_thread(node.start)
            stack.callback(node.kill)
        callers = []
        for node in nodes:
            caller = await stack.enter_async_context(Caller(node.url))
            callers.append(await caller.guest("Ann"))
        places = [Place(callers[number % 2], GAME, "me hot") for number in range(sockets)]
        began = time.monotonic()
        seen: list[tuple[float, int]] = []  # of the node that is never killed
        kills = 0
        while time.monotonic() - began < seconds or kills < 2:
            await play_a_little(places, answers, [])
            seen.append((time.monotonic() - began, memory(nodes[0])))
            # The first is never killed: its memory is watched. The other goes at any moment.
            await asyncio.sleep(luck.uniform(0, 0.3))
            nodes[1].kill()
            await asyncio.to_thread(nodes[1].start)
            kills += 1
        for place in places:
            await place.end()
        for place in places:
            for player in place.players:
                await kept(place.caller, player)
        figure("sockets", sockets)
        figure("kills", kills)
        figure("answers acknowledged", promised(places))
        assert promised(places) >= answers * kills
        assert all(any(player.promised for player in place.players) for place in places)
        grown = seen[-1][1] - seen[0][1]
        figure("growth from the first kill to the last, MB", round(grown / 1e6, 1))
        assert max(size for _, size in seen) < MOST
        # The callers of the first node have every second place.
        assert long or grown < GROWS + EACH * promised(places[::2])
        if long:
            last = [size for at, size in seen if at > seconds / 2]
            tenth = max(1, len(last) // 10)
            growth = sum(last[-tenth:]) / sum(last[:tenth]) - 1
            figure("growth in the last hour, percent", round(100 * growth, 2))
            assert growth < 0.02
