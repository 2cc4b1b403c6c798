"""A run as one HTML file that needs nothing else: drawings as SVG inside it."""

from __future__ import annotations

import html
import io
import textwrap
from collections.abc import Sequence
from typing import Any

import deadroad
from deadroad.arena.job import Job
from deadroad.arena.stats import Estimate, plain
from deadroad.arena.summary import Lift, Summary, present
from deadroad.arena.versus import COMPARED, Change
from deadroad.arena.wording import HAPPENED, Wording, lifts
from deadroad.games import game
from deadroad.kernel.errors import BadRequest

WIDTH = 6.4  # inches: small enough that a phone need not shrink the words to dust
LABEL = 34  # signs to a line of a label
BARS = 40  # of a histogram, at most
BEST = 12  # things met that are drawn; the others are in the table below
ASPHALT, BONE, SIGN, BLOOD, MOSS = "#15181b", "#efe8d8", "#f2b705", "#b3261e", "#5d7150"
STYLE = f"""
body {{ background: {BONE}; color: {ASPHALT}; font: 17px/1.5 Overpass, system-ui, sans-serif;
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }}
h1 {{ border-bottom: 6px solid {SIGN}; padding-bottom: .3rem; }}
h2 {{ margin-top: 2.5rem; }}
div {{ overflow-x: auto; }} svg {{ max-width: 100%; height: auto; }}
table {{ border-collapse: collapse; }} td, th {{ padding: .2rem .9rem .2rem 0; text-align: left; }}
th.n, td.n {{ text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }}
p.note {{ color: #555; }} summary {{ cursor: pointer; }}
@media (max-width: 40rem) {{ td, th {{ padding-right: .6rem; font-size: .85rem; }} }}
"""
LIFT = (
    "Share of wins of seats that met a thing, less that of seats that did not, with 95 % intervals. "
    "It tells what goes with winning, not what makes it: what comes late is met by those who lasted."
)
MIXED = (
    "Several players took part: what one of them meets more often than another shows its strength as well. "
    "A study with one player in all seats tells more."
)


def pyplot() -> Any:  # noqa: ANN401 - the library's own state machine
    """Return matplotlib's plotting, or say what to install."""
    try:
        import matplotlib
    except ImportError:
        raise BadRequest("reports are drawn with matplotlib: pip install 'deadroad[lab]'") from None
    matplotlib.use("svg")
    import matplotlib.pyplot as plot

    plot.rcParams.update(
        {
            "svg.hashsalt": "deadroad",
            "axes.facecolor": BONE,
            "figure.facecolor": BONE,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "font.size": 12,
        }
    )
    return plot


class Page:
    """An HTML page being put together."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.parts: list[str] = []
        self.plot = pyplot()

    def heading(self, text: str, note: str = "") -> None:
        """Begin a section."""
        self.parts.append(f"<h2>{html.escape(text)}</h2>")
        if note:
            self.note(note)

    def note(self, text: str) -> None:
        """Add a remark."""
        self.parts.append(f'<p class="note">{html.escape(text)}</p>')

    def links(self, pages: dict[str, str]) -> None:
        """Lead to other pages."""
        items = [f'<a href="{html.escape(page)}">{html.escape(name)}</a>' for name, page in pages.items()]
        self.parts.append(f"<p>{' · '.join(items)}</p>")

    def table(
        self, head: Sequence[str], rows: Sequence[Sequence[str]], *, numbers: bool = True, folded: str = ""
    ) -> None:
        """Add a table; with `numbers` all but its first column are; `folded` is what to click to see it."""
        kinds = ["n" if at and numbers else "" for at in range(max(map(len, [head, *rows])))]

        def line(tag: str, words: Sequence[str]) -> str:
            cells = zip(kinds, words, strict=True)
            return "".join(f'<{tag} class="{kind}">{html.escape(word)}</{tag}>' for kind, word in cells)

        lines = [line("th", head)] if head else []
        lines += [line("td", row) for row in rows]
        table = f"<div><table>{''.join(f'<tr>{cells}</tr>' for cells in lines)}</table></div>"
        self.parts.append(
            f"<details><summary>{html.escape(folded)}</summary>{table}</details>" if folded else table
        )

    def histogram(self, values: Sequence[float], label: str) -> None:
        """Draw how often each value came; say so if it is always the same."""
        if min(values, default=0.0) == max(values, default=0.0):
            self.note(f"{label}: {f'always {plain(values[0])}' if values else 'none'}.")
            return
        figure, axes = self.plot.subplots(figsize=(WIDTH, 2.6))
        axes.hist(values, bins=bins(values), color=MOSS)
        axes.xaxis.get_major_locator().set_params(integer=all(value.is_integer() for value in values))
        axes.axvline(sum(values) / len(values), color=BLOOD, linewidth=2)
        axes.set_xlabel(label)
        axes.set_ylabel("games")
        self._keep(figure)

    def bars(self, rows: Sequence[tuple[str, Estimate]], label: str, line: float | None = None) -> None:
        """Draw values with their intervals, and a line to compare with."""
        figure, axes = self.plot.subplots(figsize=(WIDTH, 0.42 * len(rows) + 1.1))
        for at, (_, found) in enumerate(rows):
            axes.barh(at, found.value, color=MOSS, height=0.6)
            axes.plot([found.low, found.high], [at, at], color=ASPHALT, linewidth=2)
        axes.set_yticks(range(len(rows)), [textwrap.fill(row[0], LABEL) for row in rows])
        axes.invert_yaxis()
        axes.set_xlabel(label)
        if line is not None:
            axes.axvline(line, color=BLOOD, linestyle="--")
        self._keep(figure)

    def _keep(self, figure: Any) -> None:  # noqa: ANN401 - a drawing
        drawn = io.StringIO()
        figure.tight_layout()
        figure.savefig(drawn, format="svg", metadata={"Date": None})
        self.plot.close(figure)
        text = drawn.getvalue()
        self.parts.append(text[text.index("<svg") :])

    def text(self) -> str:
        """Return the whole page."""
        body = "\n".join(self.parts)
        title = html.escape(self.title)
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
            f"<style>{STYLE}</style><body><h1>{title}</h1>{body}</body></html>"
        )


def bins(values: Sequence[float]) -> int | list[float]:
    """Return the bars of a histogram: each of a few whole numbers has its own."""
    low, high = min(values), max(values)
    if high - low < BARS and all(value.is_integer() for value in values):
        return [low - 0.5 + at for at in range(int(high - low) + 2)]
    return BARS


def comparison(found: list[Change], met: list[Change], title: str, words: str) -> str:
    """Return the page of two rule sets that played the same seeds, which leads to both reports."""
    page = Page(f"{title}, twice")
    page.heading("What changed", words)
    page.bars([(change.name, change.size) for change in found], "standard deviations of a game", 0.0)
    page.table(COMPARED, [change.row() for change in found])
    page.note(
        "Differences are paired game by game; an effect is a difference in standard deviations of a game. "
        "About one in twenty would leave nought out by chance alone."
    )
    if met:
        page.heading("Lift", "How the win-rate lift of things that seats met changed, the greatest first.")
        page.table(COMPARED, [change.row() for change in met[:BEST]])
    page.links({"before": "before/report.html", "after": "after/report.html"})
    return page.text()


def report(found: Summary, title: str, job: Job) -> str:
    """Return the report of a run."""
    page = Page(title)
    wording = Wording(job.game)
    _played(page, job)
    page.heading("Length", "Answers given in a game; the red line is the mean.")
    page.histogram(found.length, "answers in a game")
    _winners(page, found)
    if found.sources:
        page.heading("Scores by source", "Mean points of a seat with 95 % intervals.")
        page.bars([(wording.source(name), points) for name, points in found.sources.items()], "points")
    page.heading("How games end")
    ends = [(wording.why(why), f"{n:,}", f"{n / found.games:.1%}") for why, n in found.whys.most_common()]
    page.table(("why", "games", "share"), ends)
    if found.causes:
        page.heading("Causes of elimination", "Share of all seats that each put out of the game.")
        page.bars([(wording.cause(name), seats) for name, seats in found.causes.items()], "share of seats")
    if found.changes:
        page.heading(
            "Tension", "How often the lead changed, as bots see it, and when the winner took it for good."
        )
        page.histogram(found.changes, "lead changes in a game")
        page.histogram(present(found.decided), "share of the game after which the winner led to the end")
    if found.choice:
        page.heading("Choices", "Share of a game's questions that left a real choice: two answers or more.")
        page.histogram(found.choice, "share of the questions")
    met = lifts(found)
    if met:
        page.heading("Lift", LIFT)
        if len(found.by_bot) > 1:
            page.note(MIXED)
    for kind, things in met.items():
        _lift(page, wording, kind, things)
    return page.text()


def _played(page: Page, job: Job) -> None:
    chairs = "every line-up plays each seed from every chair" if job.rotations > 1 else "as they are"
    lines = [
        ("settings", job.rules_told()),
        ("bots", ", ".join(job.chairs)),
        ("seats", chairs),
        ("seeds", f"{job.first} to {job.seed(job.games - 1)}"),
        ("rules", f"version {game(job.game).version}, Dead Road {deadroad.__version__}"),
    ]
    page.heading("What was played")
    page.table((), lines, numbers=False)


def _winners(page: Page, found: Summary) -> None:
    if found.seats == 1:
        page.heading("Wins", "Share of games won, with its 95 % interval.")
        page.bars([("won", found.by_seat[0])], "share of games")
        return
    nobody = sum(found.nobody) / found.games
    parity = (1 - nobody) / found.seats
    page.heading(
        "Seat advantage",
        "Share of wins by seat with 95 % intervals; the dashed line is an equal share of what was won. "
        f"Nobody won {nobody:.1%} of the games.",
    )
    page.bars([(f"seat {at}", won) for at, won in enumerate(found.by_seat, 1)], "share of wins", parity)
    if len(found.by_bot) > 1:
        page.heading("Players", "Share of wins of a seat by the player in it, with 95 % intervals.")
        page.bars(list(found.by_bot.items()), "share of wins", parity)


def _lift(page: Page, wording: Wording, kind: str, met: list[Lift]) -> None:
    what = "what happened" if kind == HAPPENED else kind
    few = f"The {BEST} farthest from nought of {len(met)}." if len(met) > BEST else ""
    page.heading(f"Lift by {what}", few)
    drawn = sorted(met[:BEST], key=lambda lift: -lift.more.value)
    page.bars([(wording.thing(lift.name), lift.more) for lift in drawn], "lift", 0.0)
    rows = [
        (wording.thing(lift.name), str(lift.more), str(lift.share), f"{lift.share.count:,}") for lift in met
    ]
    heads = (what, "lift (95 %)", "share of wins (95 %)", "seats")
    page.table(heads, rows, folded=f"All {len(met)} as a table")
