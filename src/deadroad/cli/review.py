"""`deadroad review`: what was luck and what was play in a finished game, or in all games of a study."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from deadroad.arena.store import opened
from deadroad.arena.table import record as record_of
from deadroad.cli import read_text
from deadroad.cli.bar import Bar
from deadroad.cli.layout import laid_out
from deadroad.games import play_text
from deadroad.kernel.errors import BadRequest
from deadroad.kernel.record import read
from deadroad.review import Reckoning, Report, reckon
from deadroad.review.line import line
from deadroad.review.pace import worlds_within
from deadroad.review.page import page
from deadroad.review.study import Row, StudyReview, mean
from deadroad.review.wording import Wording

STUDY_WORLDS = 4  # worlds for each answer of a game of a study


def review(chosen: argparse.Namespace) -> int:
    """Review a record, or sum up a study."""
    if chosen.seconds is not None and not chosen.seconds > 0:
        raise BadRequest(f"a review takes more than {chosen.seconds} seconds")
    if chosen.file.is_dir():
        return study(chosen)
    console = Console(highlight=False)
    record = read(read_text(chosen.file))
    if record.header.variant:
        play_text(record.header.variant, "the variant of the record")
    known = line(record)
    for path in (chosen.html, chosen.json):
        if path is not None and not path.absolute().parent.is_dir():
            raise BadRequest(f"{path}: there is no such folder")
    worlds = None if chosen.seconds is None else worlds_within(known, chosen.seconds)
    with Bar(console, transient=True) as progress:
        task = progress.add_task(known.game.name, total=len(known.answers))
        report = Reckoning(known, worlds).run(lambda done, _: progress.update(task, completed=done))
    show(console, report, chosen.lang)
    if chosen.json is not None:
        write(chosen.json, msgspec.json.format(msgspec.json.encode(report), indent=1).decode())
        console.print(escape(f"report: {chosen.json}"), soft_wrap=True)
    if chosen.html is not None:
        write(chosen.html, page(report, chosen.lang))
        console.print(escape(f"report: {chosen.html}"), soft_wrap=True)
    return 0


def write(path: Path, text: str) -> None:
    """Write a file atomically."""
    fresh = path.with_name(f"{path.name}.writing")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except OSError as what:
        fresh.unlink(missing_ok=True)
        raise BadRequest(f"{path}: {what.strerror}") from None


def show(console: Console, report: Report, language: str) -> None:
    """Print the summary of each seat and the moments that mattered."""
    wording = Wording(report, language)
    lines = [f"[bold]{escape(wording.title)}[/bold]"]
    for seat in range(report.seats):
        lines += ["", *[escape(text) for text in wording.seat(seat)]]
    lines += ["", f"[bold]{escape(wording.say('page-moments'))}[/bold]"]
    if not report.moments:
        lines.append(escape(wording.say("page-no-moments")))
    for number, moment in enumerate(report.moments, 1):
        lines.append(f"{number}. {escape(' '.join(wording.moment(moment)))}")
    lines += ["", *[escape(text) for text in wording.notes()]]
    for row in laid_out(Text.from_markup("\n".join(lines)), console):
        console.print(row)


def study(chosen: argparse.Namespace) -> int:
    """Review the games of a study and say how much of winning is luck."""
    store = opened(chosen.file)
    console = Console(highlight=False)
    found = StudyReview()
    job = store.job
    games = job.games if chosen.games is None else min(chosen.games, job.games)
    if games < 1:
        raise BadRequest(f"the number of games must be at least 1, not {games}")
    try:
        with Bar(console, transient=True) as progress:
            for number in progress.track(range(games), description=job.game):
                record = read(record_of(job, number, store.game(number)))
                worlds = (
                    STUDY_WORLDS if chosen.seconds is None else worlds_within(line(record), chosen.seconds)
                )
                found.add(reckon(record, worlds), job.lineup(number))
    except KeyboardInterrupt:
        console.print(f"stopped after {found.games} of {games} games")
        if found.games:
            show_study(console, found)
        raise
    show_study(console, found)
    return 0


def show_study(console: Console, found: StudyReview) -> None:
    """Print the luck share, then a row for each seat and each player."""
    luck = found.luck_share()
    console.print(f"games reviewed: {found.games}")
    console.print(f"luck share of results: {luck or 'all results are the same'}")
    console.print(f"error of the estimate, of an answer: {mean(found.rest_of_answers)}")
    console.print(f"error of the estimate, of a game: {mean(found.rest)}")
    console.print(f"the same with its sign, first seat: {mean(found.signed_rest)}")
    console.print(f"part of it that comes from sampling: {mean(found.noise)}")
    table = Table(title="shares of wins (95 %)")
    for head in ("", "result", "result without luck", "luck", "own play", "accuracy"):
        table.add_column(head, justify="right" if head else "left")
    rows = [(f"seat {seat + 1}", row) for seat, row in sorted(found.seats.items())]
    rows += sorted(found.players.items())
    for name, row in rows:
        table.add_row(name, *figures(row))
    console.print(table)


def figures(row: Row) -> list[str]:
    """Return the figures of a row as text."""
    series = (row.results, row.without_luck, row.luck, row.play, row.accuracy)
    return [str(mean(values)) for values in series]
