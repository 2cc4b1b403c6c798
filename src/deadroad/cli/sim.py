"""`deadroad sim`: games by the hundred thousand, kept, summed up and drawn."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import deadroad
from deadroad.arena import cluster, pool
from deadroad.arena.job import Job
from deadroad.arena.report import comparison, report
from deadroad.arena.stats import plain
from deadroad.arena.store import REPORT, RUN, Store, write_page
from deadroad.arena.summary import Summary, present, summarise
from deadroad.arena.versus import COMPARED, changes, lift_changes, told
from deadroad.arena.wording import HAPPENED, Wording, lifts
from deadroad.cli.parser import chosen_settings, pairs
from deadroad.kernel.errors import BadRequest

LISTED = 8  # things met that a terminal names of each kind


def sim(chosen: argparse.Namespace) -> int:
    """Play, keep, and report; with --versus two rule sets on the same seeds."""
    console = Console(highlight=False)
    rules = [chosen_settings(chosen, chosen.game)]
    if chosen.versus:
        rules.append({**rules[0], **pairs(chosen.versus)})
        claim(chosen.out)
    # All that could be refused is looked at before the first game: a run may take a night.
    workers = pool.hands(chosen.workers)
    fewest, most = deadroad.info(chosen.game)["seats"]
    seats = min(max(2, fewest), most) if chosen.seats is None else chosen.seats
    jobs = [
        Job(chosen.game, seats, players(chosen.bots), chosen.games, chosen.first, settings)
        for settings in rules
    ]
    folders = [chosen.out] if len(jobs) == 1 else [chosen.out / "before", chosen.out / "after"]
    stores = [Store(folder, job) for folder, job in zip(folders, jobs, strict=True)]
    missing = [store.open() for store in stores]
    summaries: list[Summary] = []
    for store, chunks in zip(stores, missing, strict=True):
        results = (
            cluster.run(store.job, chunks, chosen.ray) if chosen.ray else pool.run(store.job, chunks, workers)
        )
        summaries.append(one_run(console, store, chunks, results))
        show(console, summaries[-1])
    if len(summaries) == 2:
        compare(console, summaries, jobs, chosen.out)
    return 0


def claim(folder: Path) -> None:
    """Raise BadRequest if a folder for two runs holds anything else."""
    if (folder / RUN).exists():
        raise BadRequest(f"{folder} holds another run; choose another folder")
    held = {path.name for path in folder.iterdir()} if folder.is_dir() else set()
    ours = {"before", "after", REPORT, "report.writing"}
    if held - ours or (held and "before" not in held):
        raise BadRequest(f"{folder} is not empty and holds no two runs; choose another folder")


def one_run(
    console: Console, store: Store, chunks: list[range], results: Iterator[tuple[range, pool.Rows]]
) -> Summary:
    """Play what is missing of a run and write its report."""
    job = store.job
    columns = (
        "[progress.description]{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    done = job.games - sum(len(chunk) for chunk in chunks)
    try:
        with Progress(*columns, console=console) as progress:
            task = progress.add_task(f"{job.game}, {chairs(job.seats)}", total=job.games, completed=done)
            for chunk, (games, seats) in results:
                store.put(chunk, games, seats)
                done += len(chunk)
                progress.advance(task, len(chunk))
    except KeyboardInterrupt:
        kept = f"{done:,} of {job.games:,} games are kept in {store.folder}"
        console.print(escape(f"stopped: {kept}; the same command goes on from there"), soft_wrap=True)
        raise
    found = summarise(job.game, job.seats, store.rows("games"), store.rows("seats"))
    page = store.report(report(found, title(job), job))
    console.print(escape(f"report: {page}"), soft_wrap=True)
    return found


def title(job: Job) -> str:
    """Return what a run is called."""
    return f"{deadroad.info(job.game)['title']}: {job.games:,} games, {chairs(job.seats)}"


def chairs(seats: int) -> str:
    """Return how many sit at a table."""
    return f"{seats} seats" if seats > 1 else "1 seat"


def players(text: str) -> tuple[str, ...]:
    """Read `net,2,0` as levels and names of players."""
    return tuple(word.strip() for word in text.split(","))


def show(console: Console, found: Summary) -> None:
    """Print the figures as tables."""
    table = Table(title=f"{found.game}, {chairs(found.seats)}, {found.games:,} games")
    for head in ("figure", "mean", "least", "most"):
        table.add_column(head, justify="left" if head == "figure" else "right")
    for name, series in found.figures().items():
        values = present(series)
        table.add_row(name, plain(sum(values) / len(values)), plain(min(values)), plain(max(values)))
    console.print(table)
    seats = Table(title="share of wins")
    seats.add_column("who")
    seats.add_column("share (95 %)", justify="right")
    for at, estimate in enumerate(found.by_seat):
        seats.add_row(f"seat {at + 1}", str(estimate))
    for player, estimate in found.by_bot.items():
        seats.add_row(player, str(estimate))
    console.print(seats)
    wording = Wording(found.game)
    ends = [(wording.why(why), f"{count / found.games:.1%}") for why, count in found.whys.most_common()]
    listed(console, "how games end", ends, "share")
    points = [(wording.source(source), str(points)) for source, points in found.sources.items()]
    listed(console, "points of a seat by source", points, "mean (95 %)")
    causes = [(wording.cause(cause), str(seats)) for cause, seats in found.causes.items()]
    listed(console, "causes of elimination", causes, "share of seats (95 %)")
    for kind, met in lifts(found).items():
        rows = [(wording.thing(lift.name), str(lift.more)) for lift in met[:LISTED]]
        listed(console, f"lift by {'what happened' if kind == HAPPENED else kind}", rows, "more wins (95 %)")


def listed(console: Console, title: str, rows: list[tuple[str, str]], head: str) -> None:
    """Print what is told by one figure each, if there is any."""
    if not rows:
        return
    table = Table(title=title)
    table.add_column("")
    table.add_column(head, justify="right")
    for row in rows:
        table.add_row(*map(escape, row))
    console.print(table)


def compare(console: Console, summaries: list[Summary], jobs: list[Job], folder: Path) -> None:
    """Print what changed between two rule sets, and write it down."""
    found, met = changes(*summaries), lift_changes(*summaries)
    table = Table(title="paired on the same seeds")
    for head in COMPARED:
        table.add_column(head, justify="left" if head == "figure" else "right")
    for change in [*found, *met[:LISTED]]:
        table.add_row(*change.row())
    console.print(table)
    words = told(found, (jobs[0].rules_told(), jobs[1].rules_told()))
    console.print(words)
    page = write_page(folder / REPORT, comparison(found, met, title(jobs[0]), words))
    console.print(escape(f"report: {page}"), soft_wrap=True)
