"""`deadroad bench`: speed as ratios in one run, never as times in tests.

Each tree (the sources, and the compiled tree where there is one) is measured in a process of its own, one
after the other; OpenSpiel's backgammon and hearts, when it is installed, by a loop of the same shape.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import deadroad
from deadroad.cli import measure
from deadroad.kernel.errors import BadRequest

PEERS = ("backgammon", "hearts")


def bench(chosen: argparse.Namespace) -> int:
    """Measure, print, and with --check say pass or fail."""
    games = chosen.games or deadroad.games()
    for name in games:
        deadroad.info(name)
    if not 0 < chosen.seconds < math.inf:
        raise BadRequest(f"a measurement takes more than 0 seconds, not {chosen.seconds:g}")
    if chosen.raw:
        print(json.dumps({name: measure.game_figures(name, chosen.seconds) for name in games}))
        return 0
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 150)
    if chosen.against is not None:
        return compare(console, chosen.against, games, chosen.seconds)
    peers = peer_figures(console, chosen.seconds)
    trees = {
        label: figures(console, label, path, games, chosen.seconds) for label, path in found_trees().items()
    }
    show(console, trees, peers)
    return check(console, trees, peers) if chosen.check else 0


def found_trees() -> dict[str, Path]:
    """Return the packages to measure: the one in use, and in a checkout both builds."""
    here = Path(deadroad.__file__).resolve().parents[1]
    root = checkout(here)
    if root is None:
        return {"compiled" if deadroad.COMPILED else "interpreted": here}
    trees = {"interpreted": root / "src"}
    if (root / "build" / "compiled" / "deadroad").is_dir():
        trees["compiled"] = root / "build" / "compiled"
    return trees


def checkout(path: Path) -> Path | None:
    """Return the checkout a package lies in, if it lies in one."""
    for folder in (path, *path.parents):
        if (folder / "bench" / "targets.toml").is_file():
            return folder
    return None


def figures(console: Console, label: str, path: Path, games: list[str], seconds: float) -> dict[str, Any]:
    """Measure one tree in its own process."""
    console.print(f"[dim]measuring {label} ...[/dim]")
    command = [sys.executable, "-m", "deadroad", "bench", "--raw", "--seconds", str(seconds), *games]
    environment = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(  # noqa: S603 - this very command
        command, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BadRequest(f"the {label} tree could not be measured: {done.stderr.strip()[-300:]}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def peer_figures(console: Console, seconds: float) -> dict[str, float]:
    """Return decisions a second of OpenSpiel's games, none if it is not installed."""
    found: dict[str, float] = {}
    for peer in PEERS:
        console.print(f"[dim]measuring OpenSpiel {peer} ...[/dim]")
        speed = measure.peer_decisions(peer, seconds)
        if speed is None:
            console.print("[dim]OpenSpiel is not installed: nothing to compare with[/dim]")
            return {}
        found[peer] = speed
    return found


def show(console: Console, trees: dict[str, dict[str, Any]], peers: dict[str, float]) -> None:
    """Print one table."""
    table = Table(title="Dead Road bench (one process, one core)")
    heads = ("game", "build", "decisions/s from Python", "x backgammon", "decisions/s own loop", "games/s")
    for head in (*heads, "clone µs", "view µs", "replay ms", "bytes/state"):
        table.add_column(head, justify="left" if head in ("game", "build") else "right")
    for label, games in trees.items():
        for name, row in games.items():
            ratio = f"{row['driven'] / peers['backgammon']:.1f}" if peers else "-"
            table.add_row(
                name,
                label,
                f"{row['driven']:,.0f}",
                ratio,
                f"{row['own']:,.0f}",
                f"{row['games']:,.0f}",
                f"{row['clone'] * 1e6:.2f}",
                f"{row['view'] * 1e6:.0f}",
                f"{row['replay'] * 1e3:.2f}",
                f"{row['bytes']:,.0f}",
            )
    for peer, speed in peers.items():
        table.add_row(f"OpenSpiel {peer}", "C++", f"{speed:,.0f}", "", "", "", "", "", "", "")
    console.print(table)


def check(console: Console, trees: dict[str, dict[str, Any]], peers: dict[str, float]) -> int:
    """Compare with bench/targets.toml; 1 if a bar is missed, 2 if it can't be told."""
    root = checkout(Path(deadroad.__file__).resolve())
    if root is None:
        raise BadRequest("--check needs a checkout with bench/targets.toml")
    if "compiled" not in trees or not peers:
        raise BadRequest(
            "--check needs the compiled tree (scripts/compile.py) and OpenSpiel (the extra envs)"
        )
    targets = tomllib.loads((root / "bench" / "targets.toml").read_text(encoding="utf-8"))
    missed = 0
    for name, row in trees["compiled"].items():
        bars = targets.get(name, {})
        ratio = row["driven"] / peers["backgammon"]
        clone = row["clone"] * 1e6
        for what, value, bar, held in (
            ("times backgammon, driven from Python", ratio, bars.get("backgammon"), True),
            ("microseconds a clone", clone, bars.get("clone"), False),
        ):
            if bar is None:
                continue
            passed = value >= bar if held else value <= bar
            missed += not passed
            word = "[green]pass[/green]" if passed else "[red]FAIL[/red]"
            console.print(f"{word} {name}: {value:.2f} {what}, bar {bar}")
    return 1 if missed else 0


def compare(console: Console, other: Path, games: list[str], seconds: float) -> int:
    """Compare this checkout with another one, build by build, as ratios."""
    if not (other / "src" / "deadroad").is_dir():
        raise BadRequest(f"{other} is no checkout of Dead Road")
    for label, path in found_trees().items():
        inside = path.relative_to(checkout(path) or path)
        theirs = other / inside
        if not (theirs / "deadroad").is_dir():
            console.print(f"[dim]{theirs} is not there: {label} is not compared[/dim]")
            continue
        before = figures(console, f"{label} there", theirs, games, seconds)
        after = figures(console, f"{label} here", path, games, seconds)
        for name in games:
            parts = [
                f"{what} x{after[name][what] / before[name][what]:.2f}"
                for what in ("driven", "own", "clone", "replay")
            ]
            console.print(f"{name} {label}: {', '.join(parts)} (here over there)")
    return 0
