"""`deadroad sim`: games by the hundred thousand, kept, summed up and drawn."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import deadroad
from deadroad.arena import cluster, pool
from deadroad.arena.job import Job
from deadroad.arena.report import report
from deadroad.arena.store import Store
from deadroad.arena.summary import Summary, summarise
from deadroad.arena.versus import changes, told
from deadroad.cli.parser import pairs
from deadroad.kernel.errors import BadRequest


def sim(chosen: argparse.Namespace) -> int:
    """Play, keep, and report; with --versus two rule sets on the same seeds."""
    console = Console(highlight=False)
    rules = [pairs(chosen.set)]
    if chosen.versus:
        rules.append({**rules[0], **pairs(chosen.versus)})
    summaries: list[Summary] = []
    for at, settings in enumerate(rules):
        folder = chosen.out if len(rules) == 1 else chosen.out / ("before", "after")[at]
        job = Job(chosen.game, chosen.seats, levels(chosen.bots), chosen.games, chosen.first, settings)
        summaries.append(one_run(console, job, folder, chosen))
        show(console, summaries[-1])
    if len(summaries) == 2:
        compare(console, summaries, rules)
    return 0


def one_run(console: Console, job: Job, folder: Path, chosen: argparse.Namespace) -> Summary:
    """Play what is missing of a run and write its report."""
    store = Store(folder, job)
    chunks = store.open()
    for path in store.broken:
        console.print(f"[yellow]{path.name} is broken: its games are played again[/yellow]")
    workers = chosen.workers or pool.cores()
    results = cluster.run(job, chunks, chosen.ray) if chosen.ray else pool.run(job, chunks, workers)
    columns = (
        "[progress.description]{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console) as progress:
        done = job.games - sum(len(chunk) for chunk in chunks)
        task = progress.add_task(f"{job.game}, {job.seats} seats", total=job.games, completed=done)
        for chunk, (games, seats) in results:
            store.put(chunk, games, seats)
            progress.advance(task, len(chunk))
    found = summarise(job.game, job.seats, store.rows("games"), store.rows("seats"))
    title = f"{deadroad.info(job.game)['title']}: {job.games:,} games, {job.seats} seats"
    page = folder / "report.html"
    page.write_text(report(found, title), encoding="utf-8")
    console.print(f"report: {page}")
    return found


def levels(text: str) -> tuple[int, ...]:
    """Read `2,2,0` as levels."""
    try:
        return tuple(int(word) for word in text.split(","))
    except ValueError:
        raise BadRequest(f"bots are levels with commas between them, not {text!r}") from None


def show(console: Console, found: Summary) -> None:
    """Print the figures as tables."""
    table = Table(title=f"{found.game}, {found.seats} seats, {found.games:,} games")
    for head in ("figure", "mean", "fewest", "most"):
        table.add_column(head, justify="left" if head == "figure" else "right")
    for name, values in found.figures().items():
        if values:
            middle = sum(values) / len(values)
            table.add_row(name, f"{middle:.3g}", f"{min(values):.3g}", f"{max(values):.3g}")
    console.print(table)
    seats = Table(title="share of wins")
    seats.add_column("who")
    seats.add_column("share (95 %)", justify="right")
    for at, estimate in enumerate(found.by_seat):
        seats.add_row(f"seat {at + 1}", str(estimate))
    for level, estimate in found.by_bot.items():
        seats.add_row(f"level {level}", str(estimate))
    console.print(seats)
    ends = ", ".join(f"{why} {count / found.games:.1%}" for why, count in sorted(found.whys.items()))
    console.print(f"ends: {ends}; nobody won {found.nobody / found.games:.1%}")
    if found.causes:
        out = ", ".join(f"{cause} {estimate.value:.1%}" for cause, estimate in found.causes.items())
        console.print(f"out of the game by: {out} of the seats")
    for name, estimate, lift in found.lifts[:8]:
        console.print(f"  {name}: {lift:+.1%} wins ({estimate.count} seats)")


def compare(console: Console, summaries: list[Summary], rules: list[dict[str, Any]]) -> None:
    """Print what changed between two rule sets."""
    found = changes(summaries[0], summaries[1])
    table = Table(title="paired on the same seeds")
    for head in ("figure", "before", "after", "difference (95 %)", "effect"):
        table.add_column(head, justify="left" if head == "figure" else "right")
    for change in found:
        before, after = f"{change.before:.3g}", f"{change.after:.3g}"
        table.add_row(change.name, before, after, str(change.difference), f"{change.size:+.2f}")
    console.print(table)
    names = [" ".join(f"{key}={value}" for key, value in one.items()) or "the default" for one in rules]
    console.print(told(found, (names[0], names[1])))
