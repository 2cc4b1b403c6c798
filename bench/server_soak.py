"""Two nodes on one PostgreSQL in a long run at the pace of people: memory, and what is lost.

    nice python bench/server_soak.py [--sockets 1000] [--minutes 120] [--pause 3] [--kills 20]

Two guests play at each table of Road Master, and a new table follows each finished game. At random moments
the second node is killed with -9 and started again, and its players come back. The memory of the nodes,
without their bots, is read every ten seconds. Every acknowledged answer must be in the record of its table.
Every quarter of an hour a line says how much memory the nodes used, what was lost until then, and how much of
a processor the client and the nodes took. The memory of the first node at the end is compared with that in
the middle. PYTHONPATH says which engine is measured. It reads /proc, so it runs on Linux alone.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
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
PART = 900.0  # seconds between two lines of figures
PATIENCE = 300.0  # seconds that a call is tried again, while a node is down
ENDING = 900.0  # seconds for the comparison of all tables with their records
SHOWN = 20  # answers that are lost, at most, are printed one by one
LUCK = random.Random(3)  # noqa: S311 - a bench


class Person(load.Player):
    """A player that remembers which answers were acknowledged."""

    def __init__(self, path: str, token: str, tally: load.Tally, promised: dict[int, str]) -> None:
        super().__init__(path, token, tally)
        self.promised = promised
        self.said: dict[int, str] = {}
        self.over = False
        self.done = asyncio.Event()  # the game, the connection or the run is over

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
        if self.tally.over > before:
            self.over = True
            self.done.set()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.done.set()


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
            self.soak.playing.add(person)
            try:
                await loop.create_connection(partial(itself, person), "127.0.0.1", self.node.settings["port"])
                await asyncio.wait_for(person.open, 30)
                await person.done.wait()
            except (OSError, TimeoutError, AssertionError):
                await asyncio.sleep(LUCK.uniform(0.2, 1))
            self.soak.playing.discard(person)
            if person.transport is not None:
                person.transport.close()
            over = person.over


class Soak:
    """All tables of a run."""

    def __init__(self, nodes: list[Node], pause: float) -> None:
        self.nodes = nodes
        self.pause = pause
        self.tally = load.Tally()
        self.games = 0
        self.answers = 0
        self.lost = 0
        self.unchecked = 0  # tables that could not be compared with their record
        self.kills = 0
        self.ending = False
        self.playing: set[Person] = set()
        self.step = 0.0  # seconds between the first games of two tables
        self.began = time.monotonic()
        self.samples: list[tuple[float, ...]] = []  # time, and the memory of each node in MB
        self.used = 0.0  # seconds of processor time of the second node before it was killed

    async def table(self, number: int) -> None:
        """Play one game after the other with two guests. At every third table they use different nodes."""
        await asyncio.sleep(number * self.step)
        here, there = self.nodes[number % 2], self.nodes[(number + (number % 3 == 0)) % 2]
        async with Caller(here.url) as ann, Caller(there.url) as bob:
            await again(lambda: ann.guest("Ann"))
            await again(lambda: bob.guest("Bob"))
            while not self.ending:
                try:
                    table = (await again(lambda: ann.table("me open", GAME, public=True)))["id"]
                    await again(partial(bob.post, f"/api/tables/{table}/join", {}))
                    await again(partial(ann.post, f"/api/tables/{table}/start", {}))
                    seats = [Seat(here, ann, table, self), Seat(there, bob, table, self)]
                    await asyncio.gather(*[seat.play() for seat in seats])
                    await self.check(seats)
                except Exception as what:  # noqa: BLE001 - the other tables play on
                    self.unchecked += 1
                    print(f"a table was not compared: {type(what).__name__} {what}", flush=True)

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
            for ply, words in seat.promised.items():
                if said[ply : ply + 1] != [words]:
                    self.lost += 1
                    if self.lost <= SHOWN:
                        print(f"lost: table {seat.table}, ply {ply}, {words!r}", flush=True)
        self.games += 1

    async def kill(self, kills: int, seconds: float) -> None:
        """Kill the second node at random moments, and start it again."""
        node = self.nodes[1]
        for at in sorted(LUCK.uniform(0, seconds) for _ in range(kills)):
            await asyncio.sleep(max(0.0, self.began + at - time.monotonic()))
            self.used += load.processor_time(node.pid)
            node.kill()
            self.kills += 1
            while not node.pid:
                try:
                    await asyncio.to_thread(node.start)
                except AssertionError as what:  # it did not start
                    print(f"the second node did not start: {str(what)[-300:]}", flush=True)
                    await asyncio.sleep(5)

    async def run(self, sockets: int, seconds: float, kills: int) -> None:
        """Play for some seconds, then compare every table with its record."""
        self.began = time.monotonic()
        self.step = min(120.0, seconds / 10) / (sockets // 2)
        tables = [asyncio.create_task(self.table(number)) for number in range(sockets // 2)]
        killing = asyncio.create_task(self.kill(kills, seconds))
        part = min(PART, seconds / 8)
        parts = 0
        before = self.processor_times()
        while time.monotonic() - self.began < seconds:
            await asyncio.sleep(EVERY)
            at = time.monotonic() - self.began
            self.samples.append((at, *[memory(node) for node in self.nodes]))
            if at >= (parts + 1) * part:
                parts += 1
                now = self.processor_times()
                self.report(part, [(new - old) / part for new, old in zip(now, before, strict=True)])
                before = now
        await killing
        self.ending = True
        for person in self.playing:
            person.done.set()
        _, late = await asyncio.wait(tables, timeout=ENDING)
        self.unchecked += len(late)
        for table in late:
            table.cancel()

    def processor_times(self) -> list[float]:
        """Return the seconds of processor time of the client and of each node."""
        own = resource.getrusage(resource.RUSAGE_SELF)
        nodes = [load.processor_time(node.pid) if node.pid else 0.0 for node in self.nodes]
        return [own.ru_utime + own.ru_stime, nodes[0], nodes[1] + self.used]

    def mean(self, begin: float, end: float) -> list[float]:
        """Return the mean memory of each node in a part of the run."""
        found = [sizes for at, *sizes in self.samples if begin < at <= end] or [list(self.samples[-1][1:])]
        # A node that is down has no memory.
        return [
            statistics.mean([size for size in sizes if size] or [0.0]) for sizes in zip(*found, strict=True)
        ]

    def report(self, part: float, used: list[float]) -> None:
        """Print the figures of the last part of the run."""
        at = self.samples[-1][0]
        first, second = self.mean(at - part, at)
        print(
            f"{at / 60:.1f} min: memory {first:.1f} and {second:.1f} MB; {self.games} games, {self.lost} of"
            f" {self.answers} answers lost; {self.kills} kills; processors: client {used[0]:.2f}, nodes"
            f" {used[1]:.2f} and {used[2]:.2f}",
            flush=True,
        )


def itself(person: Person) -> Person:
    """Return a person, as the protocol of a connection."""
    return person


async def again(call: Callable[[], Awaitable[Any]]) -> Any:  # noqa: ANN401 - as the call
    """Return the result of a call, which is tried again while a node is down."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return await call()
        except (httpx.HTTPError, Refusal) as what:
            if isinstance(what, Refusal) and what.code in ("already-started", "seat-taken", "not-running"):
                return None  # the answer to the call before was lost with its node
            if time.monotonic() > end:
                raise
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
        engine = "compiled" if deadroad.COMPILED else "pure Python"
        print(f"{engine} engine, {asked.sockets} sockets, {asked.minutes:g} min", flush=True)
        await soak.run(asked.sockets, seconds, asked.kills)
        (before, _), (after, _) = (
            soak.mean(seconds / 2, 0.625 * seconds),
            soak.mean(0.875 * seconds, seconds + EVERY),
        )
        print(f"{soak.games} games, {soak.answers} answers acknowledged, {soak.kills} kills")
        print(f"{soak.lost} lost, {soak.unchecked} tables not compared with their record")
        print(f"second half of the run: {before:.1f} MB, then {after:.1f} MB, {after / before - 1:+.1%}")
        sys.exit(1 if soak.lost or soak.unchecked else 0)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds until an answer, on average")
    parser.add_argument("--kills", type=int, default=20)
    uvloop.run(main(parser.parse_args()))
