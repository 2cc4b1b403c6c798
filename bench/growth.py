"""How cost grows: with the seats, the length of a game, the number of open tables and of stored games.

    python bench/growth.py [--seconds 1] [--stored 1000 10000 100000] [--out docs/pictures/growth.svg]

Speed is in processor time. Numbers of seats are measured in turn, so that a disturbance meets them all.
Memory is what a process grows by, each game in a process of its own. A table holds its match with the record,
the events and undo. Stored games are measured by bench/server.py, with a server of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import deadroad
from deadroad.cli.measure import resident
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.match import Match
from deadroad.kernel.playout import playout

TURNS = 4  # each number of seats is measured this many times
PARTS = 10  # of a game's length
TABLES = (25, 50, 100)
MANY = 30  # tables whose memory is measured together
Curve = dict[str, tuple[list[float], list[float]]]


def by_seats(seconds: float) -> Curve:
    """Return decisions a second in the engine's own loop, by number of seats."""
    found: Curve = {}
    for name in deadroad.games():
        rules = game(name)
        settings = rules.read_settings({})
        seats = list(range(rules.fewest, rules.most + 1))
        decisions = dict.fromkeys(seats, 0)
        spent = dict.fromkeys(seats, 0.0)
        for turn in range(TURNS):
            for count in seats:
                begun = time.process_time()
                seed = turn
                while (taken := time.process_time() - begun) < seconds / TURNS:
                    state = rules.start(count, settings, Pcg32(seed))
                    state.settle()
                    decisions[count] += playout(state, Pcg32(seed))
                    seed += TURNS
                spent[count] += taken
        found[name] = (
            [float(count) for count in seats],
            [decisions[count] / spent[count] for count in seats],
        )
    return found


def by_length(seconds: float) -> Curve:
    """Return microseconds a decision in each tenth of a random game, over many games."""
    found: Curve = {}
    for name in deadroad.games():
        rules = game(name)
        settings = rules.read_settings({})
        seats = (rules.fewest + rules.most + 1) // 2
        spent = [0.0] * PARTS
        decisions = [0] * PARTS
        seed = 0
        while sum(spent) < seconds:
            whole = rules.start(seats, settings, Pcg32(seed))
            whole.settle()
            length = playout(whole, Pcg32(seed))
            state = rules.start(seats, settings, Pcg32(seed))
            state.settle()
            luck = Pcg32(seed)
            for part in range(PARTS):
                many = length * (part + 1) // PARTS - length * part // PARTS
                begun = time.process_time()
                decisions[part] += playout(state, luck, most=many)
                spent[part] += time.process_time() - begun
            seed += 1
        parts = [100.0 * (part + 0.5) / PARTS for part in range(PARTS)]
        found[name] = (parts, [1e6 * spent[part] / max(1, decisions[part]) for part in range(PARTS)])
    return found


def opened(name: str, seed: int, seats: int | None = None) -> tuple[Match, int]:
    """Return a new table, and how many answers its random game has."""
    rules = game(name)
    count = (rules.fewest + rules.most + 1) // 2 if seats is None else seats
    match = Match(rules, count, rules.read_settings({}), seed, "growth")
    return match, playout(match.state.clone(), Pcg32(seed))


def advance(match: Match, answers: int, luck: Pcg32) -> int:
    """Give random answers, as far as there are questions. Return how many."""
    for given in range(answers):
        if match.seat is None:
            return given
        options = match.options()
        match.answer(options[luck.below(len(options))])
    return answers


def halfway(name: str, seed: int, seats: int | None = None) -> Match:
    """Return a random game, half played."""
    match, length = opened(name, seed, seats)
    advance(match, length // 2, Pcg32(seed))
    return match


def apart(measure: Callable[[str], list[tuple[float, float]]]) -> Curve:
    """Measure every game in a process of its own."""
    names = deadroad.games()
    fresh = ProcessPoolExecutor(1, mp_context=get_context("spawn"), max_tasks_per_child=1)
    with fresh as pool:
        found = list(pool.map(measure, names))
    return {
        name: ([x for x, _ in points], [y for _, y in points])
        for name, points in zip(names, found, strict=True)
    }


def memory_by_seats(name: str) -> list[tuple[float, float]]:
    """Return kB of a table, half played, by number of seats."""
    rules = game(name)
    kept = [halfway(name, 0)]  # what all tables share is not counted
    found: list[tuple[float, float]] = []
    for seats in range(rules.fewest, rules.most + 1):
        before = resident()
        kept += [halfway(name, seed, seats) for seed in range(MANY)]
        found.append((float(seats), (resident() - before) / MANY / 1000))
    return found


def memory_by_length(name: str) -> list[tuple[float, float]]:
    """Return kB of a table by how much of its game is played."""
    kept = [halfway(name, 0)]
    before = resident()
    tables = [(*opened(name, seed), Pcg32(seed)) for seed in range(MANY)]
    found: list[tuple[float, float]] = []
    for part in range(1, PARTS + 1):
        for match, length, luck in tables:
            advance(match, length * part // PARTS - length * (part - 1) // PARTS, luck)
        found.append((100.0 * part / PARTS, (resident() - before) / MANY / 1000 if kept else 0.0))
    return found


def memory_by_tables(name: str) -> list[tuple[float, float]]:
    """Return MiB by the number of open tables, each half played."""
    kept = [halfway(name, 0)]
    before = resident()
    found: list[tuple[float, float]] = []
    for many in TABLES:
        while len(kept) < many:
            kept.append(halfway(name, len(kept)))
        found.append((float(many), (resident() - before) / 2**20))
    return found


def speed_by_tables(name: str) -> list[tuple[float, float]]:
    """Return answers a second, given to all open tables in turn, from the middle of their games on."""
    found: list[tuple[float, float]] = []
    for many in (1, *TABLES):
        answers = 0
        spent = 0.0
        seed = 0
        while spent < 0.2:
            tables = [halfway(name, seed + number) for number in range(many)]
            rounds = max(2, min(len(match.plies) for match in tables) // 2)
            luck = Pcg32(seed)
            begun = time.process_time()
            for _ in range(rounds):
                for match in tables:
                    answers += advance(match, 1, luck)
            spent += time.process_time() - begun
            seed += many
        found.append((float(many), answers / spent))
    return found


def stored_games(counts: list[int]) -> tuple[Curve, Curve]:
    """Return MiB of a server, and seconds until it is ready, by the number of stored games."""
    import server

    rows = asyncio.run(server.stored(*counts))
    games = [float(row["games"]) for row in rows]
    return {"server": (games, [row["MiB"] for row in rows])}, {
        "server": (games, [row["start_s"] for row in rows])
    }


def records() -> dict[str, float]:
    """Return kB of the record of a whole random game, on average of 20."""
    found: dict[str, float] = {}
    for name in deadroad.games():
        sizes = 0
        for seed in range(20):
            match, length = opened(name, seed)
            advance(match, 2 * length, Pcg32(seed))
            sizes += len(match.record())
        found[name] = sizes / 20 / 1000
    return found


def draw(fields: list[tuple[str, str, str, Curve]], path: Path) -> None:
    """Draw one field for each way of growing: speed above, memory below."""
    from matplotlib.figure import Figure

    columns = (len(fields) + 1) // 2
    figure = Figure(figsize=(3.6 * columns, 6.4), layout="constrained")
    axes = [axis for row in figure.subplots(2, columns, squeeze=False) for axis in row]
    for axis, (title, across, up, curves) in zip(axes, fields, strict=False):
        for name, (xs, ys) in curves.items():
            axis.plot(xs, ys, marker="o", markersize=3, linewidth=1, label=name)
        axis.set_title(title, fontsize=9)
        axis.set_xlabel(across, fontsize=8)
        axis.set_ylabel(up, fontsize=8)
        axis.set_ylim(0, 1.05 * max(max(ys) for _, ys in curves.values()))
        axis.tick_params(labelsize=7)
        if max(max(xs) for xs, _ in curves.values()) > 1000:
            axis.set_xscale("log")
    axes[0].legend(fontsize=7)
    for axis in axes[len(fields) :]:
        axis.set_visible(False)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, format="svg")


def main() -> None:
    """Measure, print tables, draw a picture."""
    parser = argparse.ArgumentParser(description="How cost grows.")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each game and kind of growth, about")
    parser.add_argument(
        "--stored", type=int, nargs="*", default=[1000, 10_000, 100_000], help="numbers of stored games"
    )
    parser.add_argument("--out", type=Path, help="a picture (svg)")
    chosen = parser.parse_args()
    memory, start = stored_games(chosen.stored) if chosen.stored else ({}, {})
    length = "% of a random game"
    fields = [
        ("Speed by seats", "seats", "decisions a second", by_seats(chosen.seconds)),
        ("Cost by length", length, "microseconds a decision", by_length(chosen.seconds)),
        ("Speed by open tables", "tables", "answers a second, in turn", apart(speed_by_tables)),
        ("Start by stored games", "stored games", "seconds until the server is ready", start),
        ("Memory by seats", "seats", "kB a table, half played", apart(memory_by_seats)),
        ("Memory by length", length, "kB a table", apart(memory_by_length)),
        ("Memory by open tables", "tables, half played", "MiB", apart(memory_by_tables)),
        ("Memory by stored games", "stored games", "MiB of the server", memory),
    ]
    fields = [field for field in fields if field[3]]
    for title, across, up, curves in fields:
        print(f"{title}: {up} by {across}")
        for name, (xs, ys) in curves.items():
            print(f"  {name}: " + ", ".join(f"{x:g}: {y:,.2f}" for x, y in zip(xs, ys, strict=True)))
    print("kB of a whole record: " + ", ".join(f"{name} {size:.1f}" for name, size in records().items()))
    if chosen.out:
        draw(fields, chosen.out)


if __name__ == "__main__":
    main()
