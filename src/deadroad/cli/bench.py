"""`deadroad bench`: measure speed as ratios within one run.

Each game of each tree (the sources, and the compiled tree if there is one) is measured in a process of its
own, in turn with OpenSpiel's backgammon where it is installed, three times. The best of each figure counts.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

import deadroad
from deadroad.cli import measure
from deadroad.kernel.errors import BadRequest

Figures = dict[str, float]
RATES = ("backgammon", "driven", "own", "games", "search")  # a second
TIMES = ("clone", "view", "replay")  # seconds each
ROUNDS = 3
# The bars of a game, as times a decision of backgammon: rates at least, times at most.
BARS = {
    "driven": "decisions driven from Python",
    "own": "decisions in the own loop",
    "search": "iterations of the search",
    "clone": "of the time for a clone",
    "view": "of the time for a view",
    "replay": "of the time for a replay",
}


def bench(chosen: argparse.Namespace) -> int:
    """Measure and print. With --check, compare with the targets."""
    games = chosen.games or deadroad.games()
    for name in games:
        deadroad.info(name)
    if not 0 < chosen.seconds < math.inf:
        raise BadRequest(f"--seconds must be more than 0, not {chosen.seconds:g}")
    if chosen.bars is not None and not 0 < chosen.bars <= 1:
        raise BadRequest(f"--bars takes a share above 0 and up to 1, not {chosen.bars:g}")
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 170)
    if chosen.against is not None:
        return compare(console, chosen.against, games, chosen.seconds)
    trees = found_trees()
    if chosen.check or chosen.bars is not None:
        trees = {label: path for label, path in trees.items() if label == "compiled"}
    measured = measure_trees(console, trees, games, chosen.seconds)
    show(console, measured, [measure.peer_decisions("hearts", chosen.seconds) for _ in range(ROUNDS)])
    if chosen.bars is not None:
        print_bars(console, measured, chosen.bars)
    return check(console, measured) if chosen.check else 0


def found_trees() -> dict[str, Path]:
    """Return the packages to measure: the one in use or, in a checkout, both builds."""
    here = Path(deadroad.__file__).resolve().parents[1]
    root = checkout(here)
    if root is None:
        return {"compiled" if deadroad.COMPILED else "interpreted": here}
    trees = {"interpreted": root / "src"}
    if (root / "build" / "compiled" / "deadroad").is_dir():
        trees["compiled"] = root / "build" / "compiled"
    return trees


def checkout(path: Path) -> Path | None:
    """Return the checkout that contains a package, if any."""
    for folder in (path, *path.parents):
        if (folder / "bench" / "targets.toml").is_file():
            return folder
    return None


def measure_trees(
    console: Console, trees: dict[str, Path], games: list[str], seconds: float
) -> dict[str, dict[str, Figures]]:
    """Return the best figures of each game by tree. A disturbance affects all trees: they take turns."""
    found: dict[str, dict[str, list[Figures]]] = {label: {name: [] for name in games} for label in trees}
    for turn in range(ROUNDS):
        for name in games:
            for label, path in trees.items():
                console.print(f"[dim]{turn + 1}/{ROUNDS} measuring {name} in {label} ...[/dim]")
                found[label][name].append(figures(path, name, seconds))
    return {
        label: {name: best(rounds) for name, rounds in games_of.items()} for label, games_of in found.items()
    }


def figures(path: Path, name: str, seconds: float) -> Figures:
    """Measure one game of one tree in a process of its own, with the measurements of this package."""
    command = [sys.executable, "-P", measure.__file__, name, str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(  # noqa: S603 - our own program
        command, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BadRequest(f"{name} in {path} could not be measured: {done.stderr.strip()[-300:]}")
    found: Figures = json.loads(done.stdout)
    return found


def best(rounds: list[Figures]) -> Figures:
    """Return the best of several measurements: a disturbance only ever makes one worse."""
    return {
        what: max(row[what] for row in rounds) if what in RATES else min(row[what] for row in rounds)
        for what in rounds[0]
    }


def relative(row: Figures, what: str) -> float:
    """Return a figure as a multiple of what backgammon takes for a decision, or makes in a second."""
    return row[what] / row["backgammon"] if what in RATES else row[what] * row["backgammon"]


def show(console: Console, trees: dict[str, dict[str, Figures]], hearts: Sequence[float | None] = ()) -> None:
    """Print one table. `hearts` are the decisions per second of another game of OpenSpiel."""
    table = Table(title="Dead Road bench (one process, one core, processor time)")
    heads = ("game", "build", "decisions/s from Python", "x backgammon", "decisions/s own loop", "games/s")
    for head in (*heads, "search/s", "clone µs", "view µs", "replay ms", "bytes/state", "backgammon/s"):
        table.add_column(head, justify="left" if head in ("game", "build") else "right")
    for label, games in trees.items():
        for name, row in games.items():
            peer = "backgammon" in row
            table.add_row(
                name,
                label,
                f"{row['driven']:,.0f}",
                f"{relative(row, 'driven'):.1f}" if peer else "-",
                f"{row['own']:,.0f}",
                f"{row['games']:,.0f}",
                f"{row['search']:,.0f}",
                f"{row['clone'] * 1e6:.2f}",
                f"{row['view'] * 1e6:.0f}",
                f"{row['replay'] * 1e3:.2f}",
                f"{row['bytes']:,.0f}",
                f"{row['backgammon']:,.0f}" if peer else "-",
            )
    if speed := max((found for found in hearts if found is not None), default=None):
        table.add_row("OpenSpiel hearts", "C++", f"{speed:,.0f}", *[""] * 9)
    console.print(table)


def check(console: Console, trees: dict[str, dict[str, Figures]]) -> int:
    """Compare with bench/targets.toml. Return 1 if a target is missed, 2 if it can't be measured."""
    root = checkout(Path(deadroad.__file__).resolve())
    if root is None:
        raise BadRequest("--check needs a checkout with bench/targets.toml")
    games = comparable(trees)
    targets = tomllib.loads((root / "bench" / "targets.toml").read_text(encoding="utf-8"))
    missed = 0
    for name, row in games.items():
        for what, bar in targets.get(name, {}).items():
            value = relative(row, what)
            passed = value >= bar if what in RATES else value <= bar
            missed += not passed
            word = "[green]pass[/green]" if passed else "[red]FAIL[/red]"
            console.print(f"{word} {name}: {value:.3g} times backgammon, {BARS[what]}, bar {bar}")
    console.print(f"{missed} bars missed")
    return 1 if missed else 0


def print_bars(console: Console, trees: dict[str, dict[str, Figures]], share: float) -> None:
    """Print bars for bench/targets.toml at a share of what was measured."""
    for name, row in comparable(trees).items():
        console.print(f"\n\\[{name}]")
        for what in BARS:
            value = relative(row, what)
            console.print(f"{what} = {value * share if what in RATES else value / share:.3g}")


def comparable(trees: dict[str, dict[str, Figures]]) -> dict[str, Figures]:
    """Return the figures of the compiled tree. Raises BadRequest if they can't be compared with a peer."""
    games = trees.get("compiled", {})
    if not games or not all("backgammon" in row for row in games.values()):
        raise BadRequest("bars need the compiled tree (scripts/compile.py) and OpenSpiel (the extra envs)")
    return games


def compare(console: Console, other: Path, games: list[str], seconds: float) -> int:
    """Compare this checkout with another one, build by build, as ratios."""
    if not (other / "src" / "deadroad").is_dir():
        raise BadRequest(f"{other} is not a checkout of Dead Road")
    for label, path in found_trees().items():
        theirs = other / path.relative_to(checkout(path) or path)
        if not (theirs / "deadroad").is_dir():
            console.print(f"[dim]{theirs} does not exist: {label} is not compared[/dim]")
            continue
        for name in games:
            both = measure_trees(console, {"there": theirs, "here": path}, [name], seconds)
            before, after = both["there"][name], both["here"][name]
            shown = [what for what in (*RATES, *TIMES) if what != "backgammon"]
            parts = [f"{what} x{after[what] / before[what]:.2f}" for what in shown]
            console.print(f"{name} {label}: {', '.join(parts)} (here over there)")
    return 0
