"""Measures how attacks affect players, as ratios in one run: bots, hostile records, large requests, syncs.

    python bench/server_attacks.py [--check] [--only bots records connections bodies syncs] [--rounds 3]

Each attack keeps to the default limits and runs for a bounded time against a server of its own on this
machine. Quiet and attacked rounds take turns; the middle one counts. `--check` compares with the bars in
bench/targets.toml and fails above them: a level-2 bot answers within 2 times its quiet median beside the
floods of two guests; players' p95 stays within 2 times beside hostile records and floods of syncs, and the
memory of the server process, its bots apart, below 250 MB. PYTHONPATH says which engine is measured. It reads
/proc, so it runs on Linux alone.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
import tomllib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from msgspec.structs import asdict
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import deadroad  # noqa: E402 - the paths come first
from deadroad.server.config import Limits  # noqa: E402
from tests.server.client import Caller, Player, Refusal  # noqa: E402
from tests.server.node import Node  # noqa: E402

TARGETS = Path(__file__).with_name("targets.toml")
FLOOD = 29  # unwatched tables of a guest
UNFINISHED = 450  # requests whose body never ends
ANSWERS = 25  # waits for a bot in one round


Figures = dict[str, float]


def memory(pid: int) -> float:
    """Return the memory of one process in MB, without its bots."""
    fields = Path(f"/proc/{pid}/status").read_text(encoding="ascii").split("VmRSS:")[1].split()
    return int(fields[0]) / 1000


class Visitor(Caller):
    """A client with its own address."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(url)
        self.http.headers["x-forwarded-for"] = address
        self.address = address

    def player(self, table: str) -> Player:
        return Player(self, table, headers={"x-forwarded-for": self.address})


@asynccontextmanager
async def visitors(node: Node, many: int) -> AsyncIterator[list[Visitor]]:
    """Return clients, each with its own address."""
    found = [Visitor(node.url, f"192.0.2.{number + 1}") for number in range(many)]
    for number, one in enumerate(found):
        await one.guest(f"Visitor {number}")
    yield found
    for one in found:
        await one.http.aclose()


async def waits(visitor: Visitor, level: int, many: int) -> list[float]:
    """Return how long a player waits for the answers of a bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
    found: list[float] = []
    while len(found) < many:
        made = await visitor.post("/api/tables", {"game": "road-master", "seats": seats})
        async with visitor.player(made["id"]) as player:
            while len(found) < many:
                await player.my_question()
                if player.moment["outcome"] is not None:
                    break
                await player.answer()
                asked = player.moment["question"]
                if asked is not None and asked["seat"] == 1:
                    began = time.perf_counter()
                    ply = player.moment["ply"]
                    while player.moment["ply"] == ply:
                        await player.hears("moment")
                    found.append(time.perf_counter() - began)
        with suppress(Refusal):  # it may be over
            await visitor.post(f"/api/tables/{made['id']}/end", {"agree": True})
    return found


async def flood_bots(visitor: Visitor) -> None:
    """Open many tables of slow bots and of quick ones, and watch none."""
    for number in range(FLOOD):
        level = 4 if number % 2 else 2
        seats = [{"kind": "bot", "level": level}] * 2
        with suppress(Refusal):
            await visitor.post("/api/tables", {"game": "road-master", "seats": seats})


async def bots(node: Node, rounds: int) -> Figures:
    """Wait for a level-2 bot, alone and beside the floods of two guests."""
    async with visitors(node, 3) as (ann, *floods):
        await waits(ann, 2, 5)
        quiet = [statistics.median(await waits(ann, 2, ANSWERS)) for _ in range(rounds)]
        for one in floods:
            await flood_bots(one)
        await asyncio.sleep(3)
        beside = [statistics.median(await waits(ann, 2, ANSWERS)) for _ in range(rounds)]
    before, after = statistics.median(quiet), statistics.median(beside)
    print(
        f"bots: quiet {before * 1000:.1f} ms, beside two floods {after * 1000:.1f} ms, {after / before:.2f} x"
    )
    return {"bots": after / before}


def hostile(seed: int, lines: int) -> str:
    """Return a record of answers that are undone again and again."""
    match = deadroad.new("hit-z-road", seats=2, seed=seed)
    while len(match.plies) < lines:
        seat = match.seat
        assert seat is not None
        match.answer(match.options()[0])
        match.undo(seat)
    return match.record()


async def answers(visitor: Visitor, seconds: float) -> list[float]:
    """Return how long answers take to be acknowledged."""
    made = await visitor.table("me hot", "road-master")
    found: list[float] = []
    async with visitor.player(made["id"]) as player:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            await player.my_question()
            if player.moment["outcome"] is not None:
                break
            began = time.perf_counter()
            await player.answer()
            found.append(time.perf_counter() - began)
            await asyncio.sleep(0.02)
    return found


async def p95(players: list[Visitor], seconds: float) -> float:
    """Return the p95 of several players' answers."""
    found = [
        one for many in await asyncio.gather(*[answers(one, seconds) for one in players]) for one in many
    ]
    return statistics.quantiles(found, n=20)[-1]


async def bring(visitor: Visitor, texts: list[str]) -> None:
    """Import hostile records, at the limits, until cancelled."""
    while True:
        for text in texts:
            with suppress(Refusal):
                await visitor.post("/api/records/verify", {"text": text})


async def beside(attack: Callable[[], Awaitable[None]], work: Awaitable[float]) -> float:
    """Run something during an attack."""
    attacking = asyncio.ensure_future(attack())
    try:
        return await work
    finally:
        attacking.cancel()
        with suppress(asyncio.CancelledError):
            await attacking


async def records(node: Node, rounds: int, seconds: float) -> Figures:
    """Play while a client imports hostile records, then import a short one."""
    limit = Limits().record_undos
    texts = [hostile(seed, 2 * limit - 2) for seed in range(4)]
    short = deadroad.new("hit-z-road", seats=2, seed=99).record()
    async with visitors(node, 8) as (eve, *others):
        quiet, attacked = [], []
        for _ in range(rounds):
            quiet.append(await p95(others, seconds / 2))
            attacked.append(await beside(lambda: bring(eve, texts), p95(others, seconds / 2)))

        async def import_short() -> float:
            await asyncio.sleep(1)
            at = time.perf_counter()
            await others[0].post("/api/records/verify", {"text": short})
            return time.perf_counter() - at

        waited = await beside(lambda: bring(eve, texts), import_short())
    before, after = statistics.median(quiet), statistics.median(attacked)
    print(
        f"records: players' p95 quiet {before * 1000:.1f} ms, attacked {after * 1000:.1f} ms,"
        f" {after / before:.2f} x; a short record waits {waited:.2f} s; memory {memory(node.pid):.0f} MB"
    )
    return {"p95": after / before, "memory": memory(node.pid)}


async def connections(node: Node, tokens: list[str], sent: int, what: str) -> Figures:
    """Leave large requests unfinished, and check that the server still responds."""
    host, port = node.url.removeprefix("http://").rstrip("/").split(":")
    head = "POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    body = f"Content-Length: 1090000\r\n\r\n{'x' * sent}"
    before = memory(node.pid)
    pipes = []
    for number in range(UNFINISHED):
        login = f"Authorization: Bearer {tokens[number % len(tokens)]}\r\n" if tokens else ""
        came_from = f"X-Forwarded-For: 192.0.2.{number % 250 + 1}\r\n" if tokens else ""
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write((head + login + came_from + body).encode())
        pipes.append(writer)
    await asyncio.sleep(2)
    grown = memory(node.pid) - before
    async with Caller(node.url) as anybody:
        began = time.perf_counter()
        await anybody.get("/health")
        took = time.perf_counter() - began
    for writer in pipes:
        writer.close()
    print(
        f"{what}: {UNFINISHED} unfinished bodies take {grown:.0f} MB, then {memory(node.pid):.0f} MB in all;"
        f" /health answers in {took * 1000:.0f} ms"
    )
    return {"memory": memory(node.pid)}


async def bodies(node: Node) -> Figures:
    """Leave large requests of many guests unfinished."""
    async with visitors(node, 20) as guests:
        return await connections(node, [one.token for one in guests], 1_000_000, "bodies")


async def ask_all(visitor: Visitor, table: str) -> None:
    """Ask for whole games at the limits, and read none of them."""
    while True:
        with suppress(ConnectionClosed, OSError):
            async with visitor.player(table) as player:
                while True:
                    await player.say("sync", version=0)
                    await asyncio.sleep(0.02)
        await asyncio.sleep(0.2)


async def long_table(visitor: Visitor) -> str:
    """Return a table with a long game: a record is continued."""
    made = await visitor.post("/api/records", {"text": hostile(1, 2 * Limits().record_undos - 2)})
    body = {"ply": made["plies"], "others": "hot"}
    return str((await visitor.post(f"/api/records/{made['id']}/play-on", body))["id"])


async def syncs(node: Node, rounds: int, seconds: float) -> Figures:
    """Play while four guests ask for whole games."""
    async with visitors(node, 10) as people:
        floods, others = people[:4], people[4:]
        tables = [await long_table(one) for one in floods]

        async def flood() -> None:
            await asyncio.gather(*[ask_all(*pair) for pair in zip(floods, tables, strict=True)])

        quiet, attacked = [], []
        for _ in range(rounds):
            quiet.append(await p95(others, seconds / 2))
            attacked.append(await beside(flood, p95(others, seconds / 2)))
    before, after = statistics.median(quiet), statistics.median(attacked)
    print(
        f"syncs: players' p95 quiet {before * 1000:.1f} ms, attacked {after * 1000:.1f} ms,"
        f" {after / before:.2f} x; memory {memory(node.pid):.0f} MB"
    )
    return {"p95": after / before, "memory": memory(node.pid)}


async def run(chosen: argparse.Namespace) -> list[str]:
    """Run the attacks that were asked for, each against a server of its own. Return the bars missed."""
    limits = asdict(Limits())
    bars = tomllib.loads(TARGETS.read_text(encoding="utf-8"))["attacks"]
    missed: list[str] = []
    for name in chosen.only:
        with tempfile.TemporaryDirectory() as folder:
            node = Node(Path(folder), warm=False, proxies=1, workers=chosen.workers, limits=limits)
            with node:
                match name:
                    case "bots":
                        found = await bots(node, chosen.rounds)
                    case "records":
                        found = await records(node, chosen.rounds, chosen.seconds)
                    case "bodies":
                        found = await bodies(node)
                    case "syncs":
                        found = await syncs(node, chosen.rounds, chosen.seconds)
                    case _:
                        found = await connections(node, [], 60_000, "connections")
        missed += [
            f"{name}: {figure} is {value:.2f}, at most {bars[figure]} allowed"
            for figure, value in found.items()
            if value > bars[figure]
        ]
    return missed


def main() -> None:
    """Parse the command line and run the attacks."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = ["bots", "records", "connections", "bodies", "syncs"]
    parser.add_argument("--check", action="store_true", help="exit 1 if a bar is missed")
    parser.add_argument("--only", nargs="+", choices=names, default=names)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument(
        "--workers", type=int, default=0, help="processes for searching bots; 0: as the server"
    )
    chosen = parser.parse_args()
    missed = asyncio.run(run(chosen))
    for line in missed:
        print(line)
    if chosen.check and missed:
        sys.exit(1)


if __name__ == "__main__":
    main()
