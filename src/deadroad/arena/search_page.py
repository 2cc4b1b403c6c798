"""What a search for balance found: the front as a table, a page, and all rule sets tried as CSV."""

from __future__ import annotations

import csv
import io
from itertools import combinations

from deadroad.arena.page import Page
from deadroad.arena.search import Search, Tried

NOTE = (
    "No rule set beats these: one of them can come nearer to an aim only at the cost of another aim. "
    "Distances are in standard deviations of a single game. The search chose by these very games, so the "
    "chosen rule set looks better here than it is. The evidence comes from fresh seeds."
)


def front_heads(search: Search) -> tuple[str, ...]:
    """Return the heads of the table of the front."""
    return ("", *[known.path for known in search.parameters], *[want.text for want in search.wants])


def front_rows(search: Search) -> list[tuple[str, ...]]:
    """Return the front, with the unchanged game above it."""
    best = search.best
    rows = [] if search.now not in search.tried else [_row(search, search.tried[search.now], "now")]
    for one in search.front:
        if one.numbers != search.now:
            rows.append(_row(search, one, "chosen" if one is best else ""))
    return rows


def _row(search: Search, one: Tried, what: str) -> tuple[str, ...]:
    numbers = [known.told(number) for known, number in zip(search.parameters, one.numbers, strict=True)]
    pairs = zip(search.wants, one.distances, strict=True)
    aims = [f"{want.told(one.figures)}; distance {away:.2f}" for want, away in pairs]
    return (what, *numbers, *aims)


def front_page(search: Search, title: str, evidence: list[tuple[str, ...]], heads: tuple[str, ...]) -> str:
    """Return the page of a search."""
    page = Page(title)
    if evidence:
        page.heading(
            "Evidence", "The game as it is and the variant found, on seeds that the search did not use."
        )
        page.table(heads, evidence)
        page.links({"all changes": "evidence/report.html"})
    page.heading("The front", NOTE)
    page.table(front_heads(search), front_rows(search))
    tried = list(search.tried.values())
    front = {one.numbers for one in search.front}
    for one, other in combinations(range(len(search.wants)), 2):
        points = [
            (found.distances[one], found.distances[other], found.numbers in front, found is search.best)
            for found in tried
        ]
        page.scatter(points, (search.wants[one].text, search.wants[other].text))
    page.note(f"{len(tried)} rule sets were played, {len(search.refused)} were refused.")
    return page.text()


def tried_csv(search: Search) -> str:
    """Return all rule sets tried, with their distances."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    paths = [known.path for known in search.parameters]
    table.writerow([*paths, *[f"distance: {want.text}" for want in search.wants], "on the front"])
    front = {one.numbers for one in search.front}
    for found in search.tried.values():
        on = "yes" if found.numbers in front else "no"
        table.writerow([*found.numbers, *[f"{away:.4f}" for away in found.distances], on])
    return text.getvalue()
