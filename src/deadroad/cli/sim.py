"""`deadroad sim`: play many games, store them, and report figures."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

import deadroad
from deadroad.arena import cluster, pool
from deadroad.arena.depth import DEPTH
from deadroad.arena.job import Job
from deadroad.arena.report import (
    FIGURE_HEADS,
    LIFT,
    OUTLINE,
    PLAIN,
    changes_text,
    comparison,
    figure_row,
    report,
)
from deadroad.arena.store import REPORT, RUN, Store, write_page
from deadroad.arena.summary import Summary, summarise
from deadroad.arena.versus import COMPARED, Comparison, told
from deadroad.arena.wording import HAPPENED, Wording, lifts
from deadroad.cli.bar import Bar
from deadroad.cli.fallback import warn_of_fallback
from deadroad.cli.parser import chosen_settings, pairs
from deadroad.cli.variants import warn_of_networks
from deadroad.content.variant import read_file
from deadroad.games import playing, read_variant
from deadroad.kernel.errors import BadRequest

LISTED = 8  # things of each kind that the terminal lists
CHANGES = "changes.md"
SHOWN = 20  # sure changes that the terminal shows; the report has all


def sim(chosen: argparse.Namespace) -> int:
    """Play, store and report; with --versus, two rule sets on the same seeds."""
    console = Console(highlight=False)
    files = [word for word in chosen.versus if is_file(word)]
    if len(files) > 1:
        raise BadRequest("--versus takes one variant")
    settings = chosen_settings(chosen, chosen.game)
    rules = [(settings, playing())]
    if chosen.versus:
        other = pairs([word for word in chosen.versus if word not in files])
        rules.append(({**settings, **other}, other_variant(chosen.game, files[0]) if files else playing()))
        claim(chosen.out)
    # Check everything before the first game, because a run may take a night.
    workers = pool.hands(chosen.workers)
    fewest, most = deadroad.info(chosen.game)["seats"]
    seats = min(max(2, fewest), most) if chosen.seats is None else chosen.seats
    jobs = [
        Job(chosen.game, seats, players(chosen.bots), chosen.games, chosen.first, settings, variant=variant)
        for settings, variant in rules
    ]
    warn_of_fallback(chosen.game, players(chosen.bots))
    for job in jobs:
        job.try_out()
        warn_of_networks(job.variant, job.bots)
    folders = [chosen.out] if len(jobs) == 1 else [chosen.out / "before", chosen.out / "after"]
    stores = [Store(folder, job) for folder, job in zip(folders, jobs, strict=True)]
    missing = [store.open() for store in stores]
    summaries: list[Summary] = []
    for store, chunks in zip(stores, missing, strict=True):
        results = (
            cluster.run(store.job, chunks, chosen.ray) if chosen.ray else pool.run(store.job, chunks, workers)
        )
        summaries.append(one_run(console, store, chunks, results))
        show(console, summaries[-1], store.job.variant)
    if len(summaries) == 2:
        compare(console, summaries, stores, chosen.out)
    if chosen.luck or chosen.ladder:
        # Reviews load numpy, which would delay the first figures of every study.
        from deadroad.cli.depth import measured, show_all

        depths = measured(console, chosen.out, jobs, chosen.luck, chosen.ladder, workers)
        for store, found, depth in zip(stores, summaries, depths, strict=True):
            store.report(report(found, title(store.job), store.job, depth))
        show_all(console, [folder.name for folder in folders], depths)
    return 0


def is_file(word: str) -> bool:
    """Return whether the value of --versus is a file. Settings contain an equals sign."""
    return "=" not in word or Path(word).is_file()


def other_variant(name: str, path: str) -> str:
    """Return the text of a variant of this game."""
    variant = read_variant(*read_file(Path(path)))
    if variant.game != name:
        raise BadRequest(f"{path} is a variant of {variant.game}, not of {name}")
    return variant.text


def claim(folder: Path) -> None:
    """Raise BadRequest if a folder for two runs contains anything else."""
    if (folder / RUN).exists():
        raise BadRequest(f"{folder} holds another run; choose another folder")
    held = {path.name for path in folder.iterdir()} if folder.is_dir() else set()
    ours = {"before", "after", REPORT, CHANGES, DEPTH, "report.writing", "changes.writing", "depth.writing"}
    if held - ours or (held and "before" not in held):
        raise BadRequest(f"{folder} is not empty and holds no two runs; choose another folder")


def one_run(
    console: Console, store: Store, chunks: list[range], results: Iterator[tuple[range, pool.Rows]]
) -> Summary:
    """Play the missing games of a run and write its report."""
    job = store.job
    done = job.games - sum(len(chunk) for chunk in chunks)
    try:
        with Bar(console) as progress:
            task = progress.add_task(f"{job.game}, {chairs(job.seats)}", total=job.games, completed=done)
            for chunk, (games, seats) in results:
                store.put(chunk, games, seats)
                done += len(chunk)
                progress.advance(task, len(chunk))
    except KeyboardInterrupt:
        kept = f"{done:,} of {job.games:,} games are stored in {store.folder}"
        console.print(escape(f"stopped: {kept}; the same command continues from there"), soft_wrap=True)
        raise
    with Bar(console, transient=True) as progress:
        rows = progress.over(store.rows("games"), "games added up for the report", job.games)
        found = summarise(job.game, job.seats, rows, store.rows("seats"))
    page = store.report(report(found, title(job), job))
    console.print(escape(f"report: {page}"), soft_wrap=True)
    return found


def title(job: Job) -> str:
    """Return the title of a run."""
    return f"{deadroad.info(job.game)['title']}: {job.games:,} games, {chairs(job.seats)}"


def chairs(seats: int) -> str:
    """Return the number of seats in words."""
    return f"{seats} seats" if seats > 1 else "1 seat"


def players(text: str) -> tuple[str, ...]:
    """Parse `net,2,0` as levels and names of players."""
    return tuple(word.strip() for word in text.split(","))


def show(console: Console, found: Summary, variant: str = "") -> None:
    """Print the figures as tables."""
    wording = Wording(found.game, variant)
    table = Table(title=f"{found.game}, {chairs(found.seats)}, {found.games:,} games")
    for head in FIGURE_HEADS:
        table.add_column(head, justify="left" if head == "figure" else "right")
    for name in PLAIN:
        if name in found.figures:
            table.add_row(*figure_row(found, name, wording))
    console.print(table)
    for name, share in found.warnings():
        console.print(f"only {share:.1%} of the games have {wording.figure(name)}: it describes only those")
    seats = Table(title="share of wins")
    seats.add_column("seat or player")
    seats.add_column("share (95 %)", justify="right")
    for at, tally in enumerate(found.by_seat):
        seats.add_row(f"seat {at + 1}", str(tally.share))
    for player, tally in sorted(found.bots.items()):
        seats.add_row(player, str(tally.share))
    console.print(seats)
    ends = [(wording.why(why), f"{known.mean:.1%}") for why, known in found.of("why").items()]
    listed(console, "how games end", ends, "share")
    points = [(wording.source(source), str(known.estimate)) for source, known in found.of("points").items()]
    listed(console, "points of a seat by source", points, "mean (95 %)")
    causes = [(wording.cause(cause), str(known.estimate)) for cause, known in found.of("out").items()]
    listed(console, "causes of elimination", causes, "share of seats (95 %)")
    by_kind = lifts(found)
    if by_kind:
        console.print(f"lift: {LIFT[0].lower()}{LIFT[1:]} {OUTLINE}")
    for kind, met in by_kind.items():
        rows = [(wording.thing(lift.name), str(lift.more)) for lift in met[:LISTED]]
        listed(console, f"lift by {'what happened' if kind == HAPPENED else kind}", rows, "more wins (95 %)")


def listed(console: Console, title: str, rows: list[tuple[str, str]], head: str) -> None:
    """Print a table with one figure in each row, if there are any."""
    if not rows:
        return
    table = Table(title=title)
    table.add_column("")
    table.add_column(head, justify="right")
    for row in rows:
        table.add_row(*map(escape, row))
    console.print(table)


def compare(console: Console, summaries: list[Summary], stores: list[Store], folder: Path) -> None:
    """Print the changes between two rule sets, and write them to the report."""
    first, second = stores
    wording = Wording(first.job.game, first.job.variant, second.job.variant)
    with Bar(console, transient=True) as progress:
        pairs = progress.over(first.tables(), "pairs of games compared", first.job.games)
        found = Comparison(summaries[0], summaries[1], pairs, second.tables())
    sure = [change for change in found.changes if change.sure]
    table = Table(title="paired on the same seeds, what changed most first")
    for head in COMPARED:
        table.add_column(head, justify="left" if head == "figure" else "right")
    for change in sure[:SHOWN] or found.changes[:LISTED]:
        table.add_row(*change.row(wording))
    console.print(table)
    words = told(found, (first.job.rules_told(), second.job.rules_told()), wording)
    console.print(escape(words))
    console.print(found.pairing())
    write_page(folder / CHANGES, changes_text(found, wording, title(first.job), words))
    page = write_page(folder / REPORT, comparison(found, wording, title(first.job), words))
    console.print(escape(f"report: {page}"), soft_wrap=True)
