"""Measures the memory of two nodes on one PostgreSQL in a long run at the pace of people.

    python bench/server_soak.py [--sockets 1000] [--minutes 45] [--pause 2] [--kills 8]

Two guests play at each table of Road Master, and a new table follows each finished game. At random moments
the second node is killed with -9 and started again, and its players come back. The memory of the first node,
without its bots, is read every ten seconds. The last quarter of the run is compared with the second. Every
acknowledged answer must be in the record of its table. PYTHONPATH says which engine is measured. It reads
/proc, so it runs on Linux alone.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import server_load as load
import uvloop

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import deadroad  # noqa: E402 - the paths come first
from tests.server.client import Caller, Refusal  # noqa: E402
from tests.server.node import Node  # noqa: E402
from tests.server.postgres import PostgresServer  # noqa: E402

GAME = "road-master"
EVERY = 10.0  # seconds between two samples
LUCK = random.Random(3)  # noqa: S311 - a bench


class Person(load.Player):
    """A player that remembers which answers were acknowledged."""

    def __init__(self, path: str, token: str, tally: load.Tally, promised: dict[int, str]) -> None:
        super().__init__(path, token, tally)
        self.promised = promised
        self.said: dict[int, str] = {}
        self.over = False

    def send(self, body: bytes, kind: int = 1) -> None:
        if kind == 1:
            answer = msgspec.json.decode(body)
            self.said[answer["ply"]] = answer["notation"]
        super().send(body, kind)

    def heard(self, body: bytes) -> None:
        if body.startswith(b'{"type":"accepted"'):
            ply = load.DECODER.decode(body).ply
            self.promised[ply] = self.said[ply]
        elif body.startswith(b'{"type":"error"'):
            # Its answer was not stored: it gets the position again, and answers again.
            super().send(b'{"type":"sync","version":0}')
        before = self.tally.over
        super().heard(body)
        self.over = self.over or self.tally.over > before


class Seat:
    """One guest at a table, who connects again whenever the connection is lost."""

    def __init__(self, node: Node, caller: Caller, table: str, soak: Soak) -> None:
        self.node = node
        self.caller = caller
        self.table = table
        self.soak = soak
        self.promised: dict[int, str] = {}

    async def play(self) -> None:
        """Play until the game or the run is over."""
        loop = asyncio.get_running_loop()
        over = False
        while not over and not self.soak.ending:
            path = f"/api/tables/{self.table}/socket"
            person = Person(path, self.caller.token, self.soak.tally, self.promised)
            person.pause = self.soak.pause
            person.playing = True
            try:
                await loop.create_connection(partial(itself, person), "127.0.0.1", self.node.settings["port"])
                await asyncio.wait_for(person.open, 30)
                await self.watch(person)
            except (OSError, TimeoutError, AssertionError):
                await asyncio.sleep(LUCK.uniform(0.2, 1))
            if person.transport is not None:
                person.transport.close()
            over = person.over

    async def watch(self, person: Person) -> None:
        """Wait until the game, the connection or the run is over."""
        while not (person.over or self.soak.ending or person.transport.is_closing()):  # noqa: ASYNC110
            await asyncio.sleep(0.5)


class Soak:
    """All tables of a run."""

    def __init__(self, nodes: list[Node], pause: float) -> None:
        self.nodes = nodes
        self.pause = pause
        self.tally = load.Tally()
        self.games = 0
        self.answers = 0
        self.lost = 0
        self.kills = 0
        self.ending = False
        self.began = time.monotonic()

    async def table(self, number: int) -> None:
        """Play one game after the other with two guests. At every third table they use different nodes."""
        here, there = self.nodes[number % 2], self.nodes[(number + (number % 3 == 0)) % 2]
        async with Caller(here.url) as ann, Caller(there.url) as bob:
            await again(lambda: ann.guest("Ann"))
            await again(lambda: bob.guest("Bob"))
            while not self.ending:
                table = (await again(lambda: ann.table("me open", GAME, public=True)))["id"]
                await again(partial(bob.post, f"/api/tables/{table}/join", {}))
                await again(partial(ann.post, f"/api/tables/{table}/start", {}))
                seats = [Seat(here, ann, table, self), Seat(there, bob, table, self)]
                await asyncio.gather(*[seat.play() for seat in seats])
                await self.check(seats)

    async def check(self, seats: list[Seat]) -> None:
        """Count the acknowledged answers of a table, and those that are not in its record."""
        at = f"/api/tables/{seats[0].table}"
        if (await again(lambda: seats[0].caller.get(at)))["status"] == "running":
            for seat in seats:
                await again(partial(seat.caller.post, f"{at}/end", {"agree": True}))
        match = deadroad.verify(await again(lambda: seats[0].caller.get(f"{at}/record")))
        said = [ply.notation for ply in match.plies]
        for seat in seats:
            self.answers += len(seat.promised)
            self.lost += sum(said[ply : ply + 1] != [words] for ply, words in seat.promised.items())
        self.games += 1

    async def kill(self, kills: int, seconds: float) -> None:
        """Kill the second node at random moments, and start it again."""
        for at in sorted(LUCK.uniform(0, seconds) for _ in range(kills)):
            await asyncio.sleep(max(0.0, self.began + at - time.monotonic()))
            self.nodes[1].kill()
            await asyncio.to_thread(self.nodes[1].start)
            self.kills += 1

    async def run(self, sockets: int, seconds: float, kills: int) -> list[tuple[float, ...]]:
        """Play for some seconds. Return samples: time, and the memory of each node in MB."""
        self.began = time.monotonic()
        tables = [asyncio.create_task(self.table(number)) for number in range(sockets // 2)]
        killing = asyncio.create_task(self.kill(kills, seconds))
        samples: list[tuple[float, ...]] = []
        while time.monotonic() - self.began < seconds:
            await asyncio.sleep(EVERY)
            samples.append((time.monotonic() - self.began, *[memory(node) for node in self.nodes]))
            print(" ".join(f"{value:.1f}" for value in samples[-1]), self.games, file=sys.stderr, flush=True)
        await killing
        self.ending = True
        await asyncio.gather(*tables)
        return samples


def itself(person: Person) -> Person:
    """Return a person, as the protocol of a connection."""
    return person


async def again(call: Callable[[], Awaitable[Any]]) -> Any:  # noqa: ANN401 - as the call
    """Return the result of a call, which is tried again while a node is down."""
    while True:
        try:
            return await call()
        except (httpx.HTTPError, Refusal) as what:
            if isinstance(what, Refusal) and what.code in ("already-started", "seat-taken", "not-running"):
                return None  # the answer to the call before was lost with its node
            await asyncio.sleep(0.5)


def memory(node: Node) -> float:
    """Return the memory of a node in MB, without its bots."""
    if not node.pid:
        return 0.0
    try:
        pages = int(Path(f"/proc/{node.pid}/statm").read_text(encoding="ascii").split()[1])
    except FileNotFoundError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def main(asked: argparse.Namespace) -> None:
    """Run the soak and print its figures."""
    postgres = PostgresServer(fsync=True)
    await asyncio.to_thread(postgres.start)
    with tempfile.TemporaryDirectory(prefix="deadroad-soak-") as folder, ExitStack() as stack:
        stack.callback(postgres.remove)
        nodes = [
            Node(Path(folder, name), warm=False, db=postgres.url, limits={"address_connections": 20_000})
            for name in ("a", "b")
        ]
        for node in nodes:
            await asyncio.to_thread(node.start)
            stack.callback(node.kill)
        soak = Soak(nodes, asked.pause)
        seconds = 60 * asked.minutes
        samples = await soak.run(asked.sockets, seconds, asked.kills)
        quarters = [[size for at, size, _ in samples if 4 * at // seconds == part] for part in range(4)]
        middles = [statistics.mean(part or [samples[-1][1]]) for part in quarters]
        engine = "compiled" if deadroad.COMPILED else "pure Python"
        print(f"{engine} engine, {asked.sockets} sockets, {asked.minutes} min, {soak.kills} kills")
        print(f"{soak.games} games, {soak.answers} answers acknowledged, {soak.lost} lost")
        print("memory by quarter, MB: " + ", ".join(f"{middle:.1f}" for middle in middles))
        print(f"last quarter against the second: {middles[3] / middles[1] - 1:+.1%}")
        sys.exit(1 if soak.lost else 0)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=45)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds until an answer, on average")
    parser.add_argument("--kills", type=int, default=8)
    uvloop.run(main(parser.parse_args()))
