"""`deadroad tune`: search numbers of a game for a balance, and show it on fresh seeds."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

import deadroad
from deadroad.arena import pool
from deadroad.arena.job import Job
from deadroad.arena.optimiser import library
from deadroad.arena.page import pyplot
from deadroad.arena.parameter import read_parameters
from deadroad.arena.search import Plan, Search, estimates
from deadroad.arena.search_page import front_heads, front_page, front_rows, tried_csv
from deadroad.arena.store import REPORT, Store, write_page
from deadroad.arena.summary import Summary
from deadroad.arena.want import read_wants
from deadroad.cli.bar import Bar
from deadroad.cli.parser import chosen_settings
from deadroad.cli.sim import chairs, compare, one_run, players
from deadroad.games import playing
from deadroad.kernel.errors import BadRequest

FOUND: Final = "variant.toml"
TRIED: Final = "tried.csv"
EVIDENCE: Final = "evidence"
HEADS: Final = ("aim", "now (95 %)", "found (95 %)", "verdict")


def tune(chosen: argparse.Namespace) -> int:
    """Search, write the variant found, and play the evidence."""
    console = Console(highlight=False)
    if chosen.out.exists() and (not chosen.out.is_dir() or any(chosen.out.iterdir())):
        raise BadRequest(f"{chosen.out} is not an empty folder; choose another one")
    if chosen.tries < 2 or chosen.evidence < 1:
        raise BadRequest("--tries must be at least 2, and --evidence at least 1")
    library()
    pyplot()
    workers = pool.hands(chosen.workers)
    fewest, most = deadroad.info(chosen.game)["seats"]
    seats = min(max(2, fewest), most) if chosen.seats is None else chosen.seats
    settings = chosen_settings(chosen, chosen.game)
    parameters, wants = read_parameters(chosen.game, chosen.change), read_wants(chosen.want)
    first = Job(
        chosen.game, seats, players(chosen.bots), chosen.games, chosen.first, settings, variant=playing()
    )
    first.try_out()
    plan = Plan(
        chosen.game, seats, players(chosen.bots), chosen.games, chosen.first, settings, tuple(chosen.totals)
    )
    search = Search(plan, parameters, wants)
    plan.variant(
        chosen.name, parameters, search.now
    )  # a wrong name or clause is refused before anything is played
    searched(console, search, chosen.tries, workers)
    table = Table(title="the game as it is, and the front: no other rule set beats these")
    for head in front_heads(search):
        table.add_column(head, justify="right" if head else "left")
    for row in front_rows(search):
        table.add_row(*map(escape, row))
    console.print(table)
    best = search.best
    if best.numbers == search.now:
        write_page(made(chosen.out) / TRIED, tried_csv(search))
        console.print(
            escape(f"Nothing tried is nearer to the aims than the game as it is. All tries: {chosen.out}")
        )
        return 0
    text = plan.variant(chosen.name, parameters, best.numbers)
    path = write_page(made(chosen.out) / FOUND, explained(chosen, text))
    write_page(chosen.out / TRIED, tried_csv(search))
    write_page(chosen.out / REPORT, front_page(search, f"{first.game}: {chosen.name}", [], HEADS))
    console.print(escape(f"variant: {path}"), soft_wrap=True)
    # The search was fitted to its own seeds, so they make its result look better than it is.
    fresh = first.seed(chosen.games - 1) + 1
    rows = evidence(console, search, text, (chosen.evidence, fresh, workers), chosen.out / EVIDENCE)
    table = Table(title=f"evidence from {chosen.evidence:,} fresh games of each")
    for head in HEADS:
        table.add_column(head)
    for row in rows:
        table.add_row(*map(escape, row))
    console.print(table)
    page = write_page(chosen.out / REPORT, front_page(search, f"{first.game}: {chosen.name}", rows, HEADS))
    console.print(escape(f"report: {page}"), soft_wrap=True)
    return 0


def made(folder: Path) -> Path:
    """Return a folder that exists."""
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def searched(console: Console, search: Search, tries: int, workers: int) -> None:
    """Run the search with its progress; Ctrl-C ends it and keeps what was found."""
    with Bar(console) as progress:
        label = f"{search.plan.game}, {chairs(search.plan.seats)}, {search.plan.games:,} games each"
        task = progress.add_task(label, total=tries)
        search.run(tries, workers, lambda done: progress.update(task, completed=min(done, tries)))
    if search.stopped:
        console.print(
            f"stopped after {len(search.tried)} rule sets; the best of them is written and checked now"
        )
        console.print("(Ctrl-C again ends that too)")


def explained(chosen: argparse.Namespace, text: str) -> str:
    """Return the file of the variant, with how it was found."""
    changes = " ".join(f'--change "{one}"' for one in chosen.change)
    wants = " ".join(f'--want "{one}"' for one in chosen.want)
    lines = [
        "# Found by a search; the evidence is beside this file.",
        f"# deadroad tune {chosen.game} {changes} {wants}",
    ]
    return "\n".join([*lines, text, ""])


def evidence(
    console: Console, search: Search, text: str, scale: tuple[int, int, int], folder: Path
) -> list[tuple[str, ...]]:
    """Play the game as it is and the variant found on fresh seeds; return what became of each aim."""
    games, fresh, workers = scale
    plan = search.plan
    summaries: list[Summary] = []
    stores: list[Store] = []
    for name, variant in (("before", playing()), ("after", text)):
        job = Job(plan.game, plan.seats, plan.bots, games, fresh, plan.settings, variant=variant)
        store = Store(folder / name, job)
        chunks = store.open()
        summaries.append(one_run(console, store, chunks, pool.run(job, chunks, workers)))
        stores.append(store)
    compare(console, summaries, stores, folder)
    before, after = (estimates(found) for found in summaries)
    return [
        (want.text, want.told(before), want.told(after), want.verdict(before, after)) for want in search.wants
    ]
