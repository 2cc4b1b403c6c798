"""A self-contained HTML page: tables, and plots as inline SVG."""

from __future__ import annotations

import html
import io
import textwrap
from collections.abc import Sequence
from typing import Any

from deadroad.arena.running import Running
from deadroad.arena.stats import Estimate, plain
from deadroad.kernel.errors import BadRequest

WIDTH = 6.4  # inches: small enough that labels stay readable on a phone
LABEL = 34  # characters in a line of a label
BARS = 40  # most bars of a histogram
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
LINES = (MOSS, BLOOD, SIGN, ASPHALT, "#3f6b8a", "#8a5a9e")


def pyplot() -> Any:  # noqa: ANN401 - the library's own state machine
    """Return matplotlib's pyplot. Raises BadRequest that says what to install."""
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
    """An HTML page that is built part by part."""

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
        """Add links to other pages."""
        items = [f'<a href="{html.escape(page)}">{html.escape(name)}</a>' for name, page in pages.items()]
        self.parts.append(f"<p>{' · '.join(items)}</p>")

    def table(
        self, head: Sequence[str], rows: Sequence[Sequence[str]], *, numbers: bool = True, folded: str = ""
    ) -> None:
        """Add a table.

        With `numbers`, all but its first column are numbers. `folded` is the label that unfolds it.
        """
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

    def histogram(self, found: Running, label: str) -> None:
        """Draw a histogram of values, or a note if all are the same."""
        if found.least >= found.most:
            self.note(f"{label}: {f'always {plain(found.mean)}' if found.count else 'none'}.")
            return
        figure, axes = self.plot.subplots(figsize=(WIDTH, 2.6))
        values = sorted(found.values)
        axes.hist(values, bins=bins(values), weights=[found.values[value] for value in values], color=MOSS)
        axes.xaxis.get_major_locator().set_params(integer=all(value.is_integer() for value in values))
        axes.axvline(found.mean, color=BLOOD, linewidth=2)
        axes.set_xlabel(label)
        axes.set_ylabel("games")
        self._keep(figure)

    def lines(self, rows: Sequence[tuple[str, Sequence[float]]], label: str) -> None:
        """Draw series by round as lines."""
        figure, axes = self.plot.subplots(figsize=(WIDTH, 3.0))
        for at, (name, series) in enumerate(rows):
            style = ("-", "--", ":", "-.")[at // len(LINES) % 4]
            rounds = range(1, len(series) + 1)
            axes.plot(rounds, series, color=LINES[at % len(LINES)], linestyle=style, label=name)
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.set_xlabel("round")
        axes.set_ylabel(label)
        axes.legend(fontsize=9, frameon=False)
        self._keep(figure)

    def bars(self, rows: Sequence[tuple[str, Estimate]], label: str, line: float | None = None) -> None:
        """Draw values with intervals, and a reference line."""
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

    def scatter(self, points: Sequence[tuple[float, float, bool, bool]], labels: tuple[str, str]) -> None:
        """Draw distances from two aims: points of the front are joined, the chosen one is ringed."""
        figure, axes = self.plot.subplots(figsize=(WIDTH, 3.4))
        for kind, colour, size in ((False, ASPHALT, 14), (True, BLOOD, 30)):
            some = [point for point in points if point[2] is kind]
            axes.scatter([one[0] for one in some], [one[1] for one in some], color=colour, s=size)
        joined = sorted(point[:2] for point in points if point[2])
        axes.plot([one[0] for one in joined], [one[1] for one in joined], color=BLOOD, drawstyle="steps-post")
        for one in points:
            if one[3]:
                axes.scatter([one[0]], [one[1]], s=160, facecolors="none", edgecolors=ASPHALT, linewidths=2)
        axes.set_xlabel(f"distance from: {labels[0]}")
        axes.set_ylabel(textwrap.fill(f"distance from: {labels[1]}", LABEL))
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
    """Return the bins of a histogram. If the values are few integers, each has its own bin."""
    low, high = min(values), max(values)
    if high - low < BARS and all(value.is_integer() for value in values):
        return [low - 0.5 + at for at in range(int(high - low) + 2)]
    return BARS
