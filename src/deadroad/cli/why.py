"""`deadroad duel --why`: what to look at when two players are equally strong."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from deadroad.arena.stats import share
from deadroad.arena.why import Tally, Why


def explain(console: Console, name: str, seats: int, found: Why) -> None:
    """Print how two players differ, and what to look at."""
    one, other = found.players
    table = Table(title=f"{name}, {seats} seats: {one} and {other} at the same questions")
    for head in ("question", "asked", "they differ", f"{one} differs from itself", "gain of the search"):
        table.add_column(head, justify="left" if head == "question" else "right")
    rows = sorted(found.kinds.items(), key=lambda row: -row[1].asked)
    for kind, tally in [*rows, ("all", found.total)]:
        table.add_row(kind, *cells(tally))
    console.print(table)
    for number, line in enumerate(found.advice(), start=1):
        console.print(f"{number}. {line}", markup=False, soft_wrap=True)


def cells(tally: Tally) -> list[str]:
    """Return the figures of one row."""
    gain = tally.gain
    return [
        str(tally.asked),
        f"{share(tally.differ, tally.asked).value:.0%}",
        f"{share(tally.unsteady, tally.asked).value:.0%}",
        "-" if gain is None else f"{gain.value:+.3f}",
    ]
