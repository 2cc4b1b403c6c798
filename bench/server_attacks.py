"""How people fare beside an attack, as ratios in one run: bots, hostile records, half-finished requests.

    python bench/server_attacks.py [--only bots records connections] [--rounds 3] [--seconds 20]

Each attack keeps to the default limits and runs for a bounded time against a server of its own on this
machine. Quiet and attacked rounds take turns; the middle one counts. Bars: a level-2 bot answers within 2
times its quiet median beside the floods of two guests; players' p95 stays within 2 times beside hostile
records, and the memory of the server process, its bots apart, below 250 MB. PYTHONPATH says which engine is
measured. It reads /proc, so it runs on Linux alone.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from msgspec.structs import asdict

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import deadroad  # noqa: E402 - the paths come first
from deadroad.server.config import Limits  # noqa: E402
from tests.server.client import Caller, Player, Refusal  # noqa: E402
from tests.server.node import Node  # noqa: E402

FLOOD = 29  # unwatched tables of a guest
ANSWERS = 25  # waits for a bot in one round


def memory(pid: int) -> float:
    """Return the memory of one process in MB, without its bots."""
    fields = Path(f"/proc/{pid}/status").read_text(encoding="ascii").split("VmRSS:")[1].split()
    return int(fields[0]) / 1000


class Visitor(Caller):
    """Somebody who comes from an address of their own."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(url)
        self.http.headers["x-forwarded-for"] = address
        self.address = address

    def player(self, table: str) -> Player:
        return Player(self, table, headers={"x-forwarded-for": self.address})


@asynccontextmanager
async def visitors(node: Node, many: int) -> AsyncIterator[list[Visitor]]:
    """People, each from an address of their own."""
    found = [Visitor(node.url, f"192.0.2.{number + 1}") for number in range(many)]
    for number, one in enumerate(found):
        await one.guest(f"Visitor {number}")
    yield found
    for one in found:
        await one.http.aclose()


async def waits(visitor: Visitor, level: int, many: int) -> list[float]:
    """Return how long somebody waits for the answers of a bot."""
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


async def bots(node: Node, rounds: int) -> None:
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


def hostile(seed: int, lines: int) -> str:
    """Return a record of answers that are taken back again and again."""
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
    """Do something while an attack goes on."""
    attacking = asyncio.ensure_future(attack())
    try:
        return await work
    finally:
        attacking.cancel()
        with suppress(asyncio.CancelledError):
            await attacking


async def records(node: Node, rounds: int, seconds: float) -> None:
    """Play while somebody brings hostile records; then bring a short one beside them."""
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


async def connections(node: Node) -> None:
    """Leave requests half finished, and look whether the server still answers."""
    host, port = node.url.removeprefix("http://").rstrip("/").split(":")
    head = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    body = b"Content-Length: 900000\r\n\r\n" + b"x" * 60_000
    before = memory(node.pid)
    pipes = []
    for _ in range(450):
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(head + body)
        pipes.append(writer)
    await asyncio.sleep(2)
    grown = memory(node.pid) - before
    async with Caller(node.url) as anybody:
        began = time.perf_counter()
        await anybody.get("/health")
        took = time.perf_counter() - began
    for writer in pipes:
        writer.close()
    print(f"connections: 450 unfinished bodies take {grown:.0f} MB; /health answers in {took * 1000:.0f} ms")


async def run(chosen: argparse.Namespace) -> None:
    """Run the attacks that were asked for, each against a server of its own."""
    limits = asdict(Limits())
    for name in chosen.only:
        with tempfile.TemporaryDirectory() as folder:
            node = Node(Path(folder), warm=False, proxies=1, workers=chosen.workers, limits=limits)
            with node:
                if name == "bots":
                    await bots(node, chosen.rounds)
                elif name == "records":
                    await records(node, chosen.rounds, chosen.seconds)
                else:
                    await connections(node)


def main() -> None:
    """Read what is asked for, and run it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = ["bots", "records", "connections"]
    parser.add_argument("--only", nargs="+", choices=names, default=names)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument(
        "--workers", type=int, default=0, help="processes for searching bots; 0: as the server"
    )
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
