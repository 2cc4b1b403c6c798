"""`deadroad study`: several rule sets on the same seeds; begun here, or by the page Lab, and continued."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

import deadroad
from deadroad.arena import pool
from deadroad.arena.parameter import read_values
from deadroad.arena.plan import arms_of, figure_named, write_plan
from deadroad.arena.processes import warm_up
from deadroad.arena.stats import plain
from deadroad.arena.study import Study, read_plan
from deadroad.arena.versus import told
from deadroad.arena.wording import Wording
from deadroad.cli.bar import Bar
from deadroad.cli.parser import chosen_settings
from deadroad.cli.sim import chairs, other_variant, players
from deadroad.games import playing

SHOWN = "rounds", "length"  # what a grid shows if nothing decides: the first that the game has


def study(chosen: argparse.Namespace) -> int:
    """Play what is missing of a study; its folder then holds the figures."""
    console = Console(highlight=False)
    workers = pool.hands(chosen.workers)
    warm_up()
    if chosen.game is not None:
        begin(chosen)
    found = Study(chosen.folder)
    found.ray = chosen.ray or found.ray
    job = found.jobs[0]
    try:
        with Bar(console) as progress:
            label = f"{job.game}, {chairs(job.seats)}, {len(found.jobs)} versions"
            task = progress.add_task(label, total=job.games)
            found.run(workers, lambda done: progress.update(task, completed=done))
    except KeyboardInterrupt:
        console.print(escape(f"stopped; deadroad study {chosen.folder} continues it"), soft_wrap=True)
        raise
    report(console, found, chosen.folder)
    plan = read_plan(chosen.folder)
    games, top = chosen.luck or plan.get("luck", 0), chosen.ladder or plan.get("ladder", 0)
    if games or top:
        # Reviews load numpy, which would delay the first figures of every study.
        from deadroad.cli.depth import measured, show_all

        show_all(console, found.names, measured(console, chosen.folder, found.jobs, games, top, workers))
    return 0


def begin(chosen: argparse.Namespace) -> None:
    """Write the plan of a new study."""
    fewest, most = deadroad.info(chosen.game)["seats"]
    seats = min(max(2, fewest), most) if chosen.seats is None else chosen.seats
    sweeps = [read_values(chosen.game, text) for text in chosen.change]
    variants = [(Path(path).stem, other_variant(chosen.game, path)) for path in chosen.versus]
    until = figure_named(Wording(chosen.game, playing()), chosen.until, seats) if chosen.until else ""
    plan = {
        "game": chosen.game,
        "seats": seats,
        "bots": list(players(chosen.bots)),
        "games": chosen.games,
        "first": chosen.first,
        "settings": chosen_settings(chosen, chosen.game),
        "arms": arms_of(chosen.game, sweeps, variants),
        "axes": [parameter.path for parameter, _ in sweeps],
        "until": until,
        "ray": chosen.ray or "",
        "luck": chosen.luck,
        "ladder": chosen.ladder,
    }
    write_plan(chosen.folder, plan)


def report(console: Console, found: Study, folder: Path) -> None:
    """Print what changed in each version, and a grid of two numbers as a table."""
    wording = Wording(found.jobs[0].game, *[job.variant for job in found.jobs])
    for name, comparison in zip(found.names[1:], found.comparisons, strict=True):
        console.print(escape(told(comparison, (f"“{found.names[0]}”", f"“{name}”"), wording)))
    if found.clear:
        console.print(escape(f"stopped early: {wording.figure(found.until)} differs surely in every version"))
    elif found.until:
        console.print(escape(f"{wording.figure(found.until)} does not differ surely in every version"))
    plan = read_plan(folder)
    if len(plan.get("axes", [])) == 2:
        name, table = grid(found, plan)
        down, across = plan["axes"]
        title = f"{wording.figure(name)}: {down} down, {across} across"
        console.print(escape(title), soft_wrap=True)
        console.print(table)
    console.print(escape(f"{found.games:,} games of each of {len(found.jobs)} versions are in {folder}"))


def grid(found: Study, plan: dict[str, Any]) -> tuple[str, Table]:
    """Return a figure by its name, and its value for every pair of two numbers."""
    whole = [summary.whole() for summary in found.summaries]
    name = found.until or next(name for name in SHOWN if name in whole[0].figures)
    cells = {
        tuple(arm["at"]): plain(summary.figures[name].mean)
        for arm, summary in zip(plan["arms"], whole, strict=True)
        if len(arm["at"]) == 2 and name in summary.figures
    }
    table = Table()
    table.add_column("")
    columns = sorted({at[1] for at in cells})
    for column in columns:
        table.add_column(str(column), justify="right")
    for row in sorted({at[0] for at in cells}):
        table.add_row(str(row), *[cells.get((row, column), "") for column in columns])
    return name, table
