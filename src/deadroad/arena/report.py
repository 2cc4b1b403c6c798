"""A run as one HTML file that needs nothing else: drawings as SVG inside it."""

from __future__ import annotations

import html
import io
from collections.abc import Sequence
from typing import Any

import deadroad
from deadroad.arena.job import Job
from deadroad.arena.summary import MEANING, Summary
from deadroad.arena.versus import COMPARED, Change
from deadroad.games import game
from deadroad.kernel.errors import BadRequest
from deadroad.kernel.words import Words

ASPHALT, BONE, SIGN, BLOOD, MOSS = "#15181b", "#efe8d8", "#f2b705", "#b3261e", "#5d7150"
STYLE = f"""
body {{ background: {BONE}; color: {ASPHALT}; font: 17px/1.5 Overpass, system-ui, sans-serif;
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }}
h1 {{ border-bottom: 6px solid {SIGN}; padding-bottom: .3rem; }}
h2 {{ margin-top: 2.5rem; }}
table {{ border-collapse: collapse; }} td, th {{ padding: .2rem .9rem .2rem 0; text-align: left; }}
td.n {{ text-align: right; font-variant-numeric: tabular-nums; }} svg {{ max-width: 100%; height: auto; }}
p.note {{ color: #555; }}
"""


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
            "font.size": 11,
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

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]], *, numbers: bool = True) -> None:
        """Add a table; with `numbers` all but its first column are."""
        cells = "".join(f"<th>{html.escape(word)}</th>" for word in head)
        body = "".join(
            "<tr>"
            + "".join(
                f'<td class="{"n" if at and numbers else ""}">{html.escape(word)}</td>'
                for at, word in enumerate(row)
            )
            + "</tr>"
            for row in rows
        )
        self.parts.append(f"<table>{f'<tr>{cells}</tr>' if head else ''}{body}</table>")

    def histogram(self, values: Sequence[float], label: str) -> None:
        """Draw how often each value came."""
        figure, axes = self.plot.subplots(figsize=(8, 2.6))
        axes.hist(values, bins=min(40, max(5, len(set(values)))), color=MOSS)
        axes.axvline(sum(values) / len(values), color=BLOOD, linewidth=2)
        axes.set_xlabel(label)
        axes.set_ylabel("games")
        self._keep(figure)

    def bars(self, rows: Sequence[tuple[str, float, float, float]], label: str, line: float | None) -> None:
        """Draw values with their intervals, and a line to compare with."""
        figure, axes = self.plot.subplots(figsize=(8, 0.42 * len(rows) + 1.1))
        for at, (_, value, low, high) in enumerate(rows):
            axes.barh(at, value, color=MOSS, height=0.6)
            axes.plot([low, high], [at, at], color=ASPHALT, linewidth=2)
        axes.set_yticks(range(len(rows)), [row[0] for row in rows])
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
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
            f"<style>{STYLE}</style><body><h1>{title}</h1>{body}</body></html>"
        )


def comparison(found: list[Change], title: str, words: str) -> str:
    """Return the page of two rule sets that played the same seeds, which leads to both reports."""
    page = Page(f"{title}, twice")
    page.heading("What changed", words)
    page.table(COMPARED, [change.row() for change in found])
    page.note("Differences are paired game by game; an effect is one in standard deviations of a game.")
    page.note("; ".join(f"{change.name}: {MEANING[change.name]}" for change in found) + ".")
    page.links({"before": "before/report.html", "after": "after/report.html"})
    return page.text()


def spoken(words: Words, key: str, *prefixes: str) -> str:
    """Return what a key means, and the key, where the game has words for it."""
    for prefix in prefixes:
        if words.has(f"{prefix}-{key}"):
            return f"{words.say(f'{prefix}-{key}')} ({key})"
    return key


def met(words: Words, name: str) -> str:
    """Return a thing that was met, as `card:food`, with its name where it has one."""
    domain, _, value = name.partition(":")
    known = value if domain == "event" else words.word(domain, value)  # an event is a sentence about somebody
    return f"{known} ({name})" if isinstance(known, str) and known != value else name


def report(found: Summary, title: str, job: Job) -> str:
    """Return the report of a run."""
    page = Page(title)
    words = game(job.game).words("en")
    last = job.seed(job.games - 1)
    page.heading("What was played")
    page.table(
        (),
        [
            ("settings", job.rules_told()),
            ("bots", ", ".join(f"level {level}" for level in job.chairs)),
            (
                "seats",
                "each line-up plays every seed from every chair" if job.rotations > 1 else "as they are",
            ),
            ("seeds", f"{job.first} to {last}"),
            ("rules", f"version {game(job.game).version}, Dead Road {deadroad.__version__}"),
        ],
        numbers=False,
    )
    page.heading("Length", "Plies of a game; the red line is the mean.")
    page.histogram(found.length, "plies")
    parity = 1 / found.seats
    page.heading("Who wins", "Share of wins by seat with 95 % intervals; the dashed line is an equal share.")
    seats = [(f"seat {at + 1}", est.value, est.low, est.high) for at, est in enumerate(found.by_seat)]
    page.bars(seats, "share of wins", parity if found.seats > 1 else None)
    if len(found.by_bot) > 1:
        page.heading("Levels")
        bots = [(f"level {bot}", est.value, est.low, est.high) for bot, est in found.by_bot.items()]
        page.bars(bots, "share of wins", parity)
    if found.sources:
        page.heading("Scores by source", "Mean points of a seat.")
        page.bars(
            [(name, est.value, est.low, est.high) for name, est in found.sources.items()], "points", None
        )
    page.heading("How games end")
    ends = sorted(found.whys.items(), key=lambda pair: -pair[1])
    page.table(
        ("why", "games", "share"),
        [(spoken(words, why, "why"), f"{n:,}", f"{n / found.games:.1%}") for why, n in ends],
    )
    if found.causes:
        page.heading("Causes of elimination", "Share of all seats that each put out of the game.")
        page.bars(
            [(cause, est.value, est.low, est.high) for cause, est in found.causes.items()], "seats", None
        )
    if found.changes:
        page.heading("Tension", "How often the lead changed, and when the winner took it for good.")
        page.histogram(found.changes, "lead changes")
        page.histogram(found.decided, "share of the game after which the winner led to the end")
        page.heading("Choices", "Share of questions that left a real choice.")
        page.histogram(found.choice, "share")
    if found.lifts:
        page.heading("Lift", "Share of wins of seats that met a thing, less that of seats that did not.")
        rows = [
            (met(words, name), f"{lift:+.1%}", str(est), f"{est.count:,}")
            for name, est, lift in found.lifts[:30]
        ]
        page.table(("met", "lift", "share of wins", "seats"), rows)
    return page.text()
