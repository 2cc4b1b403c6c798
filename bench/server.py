"""Measures the play server as ratios in one run: against an echo server, on SQLite and on PostgreSQL.

    python bench/server.py [--sockets 100 1000 5000] [--seconds 4] [--rounds 3] [--only answers bots]

Answers: two sockets a table; each person answers as soon as they are asked; an answer counts when its
acknowledgement arrives, which is after its commit. Echo and both databases take turns, and the middle round
counts: processors shared with others are faster at one time than at another. Nodes: processor time for an
answer with one node and with two on one database. Bots: the p99 of other tables' answers while level-4 bots
think at twenty tables. Idle: memory of sockets and tables that do nothing. Stored: start-up time and memory
with 100,000 games in the database. PYTHONPATH says which engine is measured (src, or build/compiled). It
reads /proc, so it runs on Linux alone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import server_load as load
import uvloop

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import deadroad  # noqa: E402 - the paths come first
from tests.server.client import Caller  # noqa: E402
from tests.server.node import Node  # noqa: E402
from tests.server.postgres import PostgresServer  # noqa: E402

CROWD = {"address_connections": 20_000}  # all sockets come from this machine
LONG = "road-master"  # some 400 answers a game: few games end while answers are counted
WARM_UP = 0.5  # seconds; with 100 sockets the first games end after two


def memory(pid: int) -> float:
    """Return the memory of one process in MiB, without its bots."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def connect(port: int, socket: load.Socket) -> None:
    """Open one socket."""
    await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port)
    await socket.open


async def connect_all(port: int, sockets: list[load.Socket]) -> None:
    """Open all sockets, a few at a time."""
    for at in range(0, len(sockets), 50):
        await asyncio.gather(*[connect(port, socket) for socket in sockets[at : at + 50]])


async def measured(
    pids: list[int], sockets: list[Any], tally: load.Tally, seconds: float
) -> dict[str, float]:
    """Start all sockets, and return rate and times after a warm-up.

    Where others use the machine too, the server's own processor time an answer tells more than the rate.
    """
    for socket in sockets:
        socket.go()
    await asyncio.sleep(WARM_UP)
    tally.counting = True
    began = time.perf_counter()
    used = sum(map(load.processor_time, pids))
    while time.perf_counter() - began < seconds and tally.over < len(sockets) / 10:  # noqa: ASYNC110 - by the clock
        await asyncio.sleep(0.05)
    tally.counting = False
    took = time.perf_counter() - began
    times = tally.times
    used = sum(map(load.processor_time, pids)) - used
    return {
        "rate": len(times) / took,
        "p50_ms": load.share(times, 0.5),
        "p99_ms": load.share(times, 0.99),
        "cpu_us": used / max(1, len(times)) * 1e6,
        "errors": tally.errors,
    }


async def echo_rate(count: int, seconds: float) -> dict[str, float]:
    """Return the rate of the echo server with this many sockets."""
    script = str(Path(__file__).with_name("server_echo.py"))
    command = [sys.executable, script]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:  # noqa: ASYNC220 - nobody waits
        assert server.stdout is not None
        port = int(server.stdout.readline())
        tally = load.Tally()
        sockets: list[load.Socket] = [load.Echo("/echo", "", tally) for _ in range(count)]
        await connect_all(port, sockets)
        result = await measured([server.pid], sockets, tally, seconds)
        server.kill()
    return result


async def tables(
    url: str, count: int, seats: str = "me open", game: str = LONG
) -> tuple[str, str, list[str]]:
    """Make tables of two people each; return the tokens of both and the ids."""
    async with Caller(url) as ann, Caller(url) as bob:
        await ann.guest("Ann")
        await bob.guest("Bob")
        ids: list[str] = []
        gate = asyncio.Semaphore(8)

        async def make() -> None:
            async with gate:
                made = await ann.table(seats, game, public=True)
                if "open" in seats:
                    await bob.post(f"/api/tables/{made['id']}/join", {})
                    await ann.post(f"/api/tables/{made['id']}/start", {})
                ids.append(made["id"])

        await asyncio.gather(*[make() for _ in range(count)])
        return ann.token, bob.token, ids


def port_of(node: Node) -> int:
    """Return the port a node listens at."""
    return int(node.settings["port"])


async def play_rate(node: Node, count: int, seconds: float, pause: float = 0.0) -> dict[str, float]:
    """Return the rate of acknowledged answers with this many sockets, two for each table."""
    return await nodes_rate([node], count, seconds, pause=pause)


async def nodes_rate(
    served: list[Node], count: int, seconds: float, *, mixed: bool = False, pause: float = 0.0
) -> dict[str, float]:
    """Return the rate of several nodes. Each serves its own tables; if `mixed`, the players sit apart."""
    tally = load.Tally()
    sockets: list[load.Socket] = []
    for number, node in enumerate(served):
        ann, bob, ids = await tables(node.url, count // 2 // len(served))
        other = served[(number + 1) % len(served)] if mixed else node
        for there, token in ((node, ann), (other, bob)):
            players = [load.Player(f"/api/tables/{id_}/socket", token, tally) for id_ in ids]
            for player in players:
                player.pause = pause
            await connect_all(port_of(there), list(players))
            sockets += players
    await asyncio.sleep(0.3)
    result = await measured([node.pid for node in served], sockets, tally, seconds)
    for socket in sockets:
        socket.transport.close()
    return result


@contextmanager
def fresh(*, db: str = "", workers: int = 1) -> Iterator[Node]:
    """A node with an empty folder."""
    with (
        tempfile.TemporaryDirectory(prefix="deadroad-bench-") as folder,
        Node(Path(folder), warm=False, db=db, workers=workers, limits=CROWD) as node,
    ):
        yield node


async def answers(counts: list[int], seconds: float, rounds: int) -> list[dict[str, Any]]:
    """Measure echo, SQLite and PostgreSQL in turn for each number of sockets; the middle round counts."""
    rows = []
    postgres = PostgresServer(fsync=True)
    await asyncio.to_thread(postgres.start)
    try:
        for count in counts:
            took: dict[str, list[dict[str, float]]] = {"echo": [], "sqlite": [], "postgresql": []}
            for turn in range(rounds):
                name = f"bench{count}_{turn}"
                await asyncio.to_thread(postgres.execute, f"CREATE DATABASE {name}")
                echo = await echo_rate(count, seconds)
                took["echo"].append({**echo, "ratio": 1.0, "cpu_ratio": 1.0})
                for what, db in (("sqlite", ""), ("postgresql", postgres.database(name))):
                    with fresh(db=db) as node:
                        played = await play_rate(node, count, seconds)
                    ratio, cpu = played["rate"] / echo["rate"], echo["cpu_us"] / played["cpu_us"]
                    took[what].append({**played, "ratio": ratio, "cpu_ratio": cpu})
            for what, found in took.items():
                middle = {figure: statistics.median(turn[figure] for turn in found) for figure in found[0]}
                spread = (
                    f"{min(turn['ratio'] for turn in found):.3f}-{max(turn['ratio'] for turn in found):.3f}"
                )
                rows.append({"what": what, "sockets": count, **middle, "ratios": spread})
    finally:
        postgres.remove()
    return rows


async def nodes(count: int, seconds: float, rounds: int) -> list[dict[str, Any]]:
    """Measure processor time for an answer: one node, and two with separate and with shared tables."""
    kinds = {"one node": (1, False), "two nodes": (2, False), "two nodes, players apart": (2, True)}
    took: dict[str, list[dict[str, float]]] = {what: [] for what in kinds}
    postgres = PostgresServer(fsync=True)
    await asyncio.to_thread(postgres.start)
    try:
        for turn in range(rounds):
            for at, (what, (many, mixed)) in enumerate(kinds.items()):
                name = f"nodes{turn}_{at}"
                await asyncio.to_thread(postgres.execute, f"CREATE DATABASE {name}")
                with ExitStack() as stack:
                    served = [stack.enter_context(fresh(db=postgres.database(name))) for _ in range(many)]
                    took[what].append(await nodes_rate(served, count, seconds, mixed=mixed))
    finally:
        postgres.remove()
    rows: list[dict[str, Any]] = []
    for what, found in took.items():
        middle = {figure: statistics.median(turn[figure] for turn in found) for figure in found[0]}
        rows.append({"what": what, "sockets": count, **middle})
        rows[-1]["cpu_ratio"] = middle["cpu_us"] / rows[0]["cpu_us"]
    return rows


async def bots(seconds: float) -> list[dict[str, Any]]:
    """Measure other tables' answers without and with level-4 bots at twenty tables."""
    rows: list[dict[str, Any]] = []
    with fresh(workers=0) as node:
        for what in ("idle", "20 tables of level-4 bots"):
            if rows:
                async with Caller(node.url) as ann:
                    await ann.guest("Eve")
                    plan = {"game": "hit-z-road", "seats": [{"kind": "bot", "level": 4}] * 4}
                    for _ in range(20):
                        await ann.post("/api/tables", plan)
                await asyncio.sleep(4)  # bots that nobody watches begin after two seconds
            played = await play_rate(node, 100, 2 * seconds, pause=0.3)
            rows.append({"what": what, "sockets": 100, **played})
    for row in rows:
        row["ratio"] = row["p99_ms"] / rows[0]["p99_ms"]
    return rows


async def idle() -> list[dict[str, Any]]:
    """Measure the memory of sockets and tables that do nothing."""
    with fresh() as node:
        ann, bob, ids = await tables(node.url, 1000)
        with_tables = memory(node.pid)
        tally = load.Tally()
        sockets: list[load.Socket] = [
            load.Player(f"/api/tables/{id_}/socket", token, tally) for id_ in ids for token in (ann, bob)
        ]
        await connect_all(port_of(node), sockets)
        await asyncio.sleep(1)
        with_sockets = memory(node.pid)
    with fresh() as node:
        await tables(node.url, 10)
        alone = memory(node.pid)
    return [
        {"what": "KiB an idle table in memory", "value": (with_tables - alone) / 990 * 1024},
        {"what": "KiB an idle socket", "value": (with_sockets - with_tables) / 2000 * 1024},
    ]


async def stored(*counts: int) -> list[dict[str, Any]]:
    """Measure start-up time and memory by the number of stored games, beginning with one."""
    rows: list[dict[str, Any]] = []
    with fresh() as node:
        token, _, ids = await tables(node.url, 1, "bot", "hit-z-road")
        async with Caller(node.url, token) as ann:
            while (await ann.get(f"/api/tables/{ids[0]}"))["status"] != "over":  # noqa: ASYNC110 - elsewhere
                await asyncio.sleep(0.2)
        for before, games in zip((0, 1, *counts), (1, *counts), strict=False):
            node.kill()
            if games > 1:
                _copy(node.folder / "deadroad.db", ids[0], range(before, games))
            began = time.perf_counter()
            await asyncio.to_thread(node.start)
            async with Caller(node.url, token) as ann:
                await ann.get("/ready")
                took = time.perf_counter() - began
                await asyncio.sleep(1)
                row = {"what": f"{games} stored", "games": games, "start_s": took, "MiB": memory(node.pid)}
                rows.append(row)
                asked = time.perf_counter()
                last = ids[0] if games == 1 else f"copy-{games - 1}"
                await ann.get(f"/api/records/{last}")
                row["open_one_ms"] = (time.perf_counter() - asked) * 1000
    return rows


def _copy(file: Path, table: str, numbers: range) -> None:
    """Store a game many times over."""
    with sqlite3.connect(file) as connection:
        for kind, key in (
            ("tables", "id"),
            ("log", "table_id"),
            ("results", "table_id"),
            ("members", "table_id"),
        ):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({kind})")]
            values = ", ".join("'copy-' || n" if column == key else column for column in columns)
            connection.execute(
                f"WITH RECURSIVE many(n) AS (SELECT {numbers[0]} UNION ALL"  # noqa: S608 - ours
                f" SELECT n + 1 FROM many WHERE n < {numbers[-1]})"
                f" INSERT INTO {kind} SELECT {values} FROM {kind}, many WHERE {key} = '{table}'"
            )
    connection.close()


def show(title: str, rows: list[dict[str, Any]]) -> None:
    """Print rows as a table."""
    print(f"\n{title}", flush=True)
    for row in rows:
        cells = [
            f"{name} {value:.3g}" if isinstance(value, float) else f"{name} {value}"
            for name, value in row.items()
        ]
        print("  " + "  ".join(cells), flush=True)


async def main(asked: argparse.Namespace) -> None:
    """Run the requested measurements."""
    print(f"deadroad {deadroad.__version__}, {'compiled' if deadroad.COMPILED else 'pure Python'} engine")
    results: dict[str, Any] = {}
    if "answers" in asked.only:
        results["answers"] = await answers(asked.sockets, asked.seconds, asked.rounds)
        show("Acknowledged answers a second; at least a tenth of echo on SQLite", results["answers"])
    if "nodes" in asked.only:
        results["nodes"] = await nodes(asked.sockets[0], asked.seconds, asked.rounds)
        show("Processor time of two nodes at most 1.1 times that of one", results["nodes"])
    if "bots" in asked.only:
        results["bots"] = await bots(asked.seconds)
        show("Answers at other tables; p99 at most three times its idle value", results["bots"])
    if "idle" in asked.only:
        results["idle"] = await idle()
        show("Memory", results["idle"])
    if "stored" in asked.only:
        results["stored"] = await stored(asked.games)
        show("Stored games cost neither start-up time nor memory", results["stored"])
    if asked.json:
        asked.json.write_text(json.dumps(results, indent=1), encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Measure the play server.")
    parser.add_argument("--sockets", type=int, nargs="+", default=[100, 1000, 5000])
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--json", type=Path)
    parts = ["answers", "nodes", "bots", "idle", "stored"]
    parser.add_argument("--only", nargs="+", choices=parts, default=parts)
    uvloop.install()
    asyncio.run(main(parser.parse_args()))
