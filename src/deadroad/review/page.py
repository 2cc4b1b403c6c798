"""A report as one HTML file that needs nothing else, for both themes and for screen readers."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Final

from deadroad.review.chart import chart
from deadroad.review.report import Report
from deadroad.review.wording import Wording

STYLE: Final = """
:root { color-scheme: light dark; --paper: #efe8d8; --ink: #15181b; --faint: #5c5a52; --grid: #cfc6b2;
  --luck: #1f6f8b; --play: #b3261e; --share: #15181b; }
@media (prefers-color-scheme: dark) { :root { --paper: #15181b; --ink: #efe8d8; --faint: #b5ad9c;
  --grid: #3a3f44; --luck: #6cc3df; --play: #ff8a7a; --share: #f2b705; } }
body { background: var(--paper); color: var(--ink); font: 17px/1.5 Overpass, system-ui, sans-serif;
  max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1 { border-bottom: 6px solid #f2b705; padding-bottom: .3rem; }
h2 { margin-top: 2.2rem; } .note { color: var(--faint); } div.wide { overflow-x: auto; }
figure { margin: 0; overflow-x: auto; } svg { width: 100%; min-width: 38rem; height: auto; }
svg text { fill: var(--faint); font-size: 13px; }
.grid { stroke: var(--grid); } .share { fill: none; stroke: var(--share); stroke-width: 2.5; }
.luck { fill: var(--luck); } .play { fill: var(--play); }
svg .number { fill: var(--paper); font-weight: bold; }
.key { display: inline-block; width: .9em; height: .9em; margin: 0 .3em 0 1em; vertical-align: -.1em; }
.key.luck { background: var(--luck); } .key.play { background: var(--play); }
table { border-collapse: collapse; } td, th { padding: .2rem .9rem .2rem 0; text-align: left; }
th::first-letter { text-transform: uppercase; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
summary { cursor: pointer; }
"""


def page(report: Report, language: str, names: Sequence[str] = ()) -> str:
    """Return the whole page."""
    wording = Wording(report, language, names)
    title = html.escape(wording.title)
    why = html.escape(wording.words.say(f"why-{report.why}"))
    parts = [f"<h1>{title}</h1><p>{why}</p>"]
    parts += [f"<h2>{html.escape(wording.say('page-parts'))}</h2>", _sums(report, wording)]
    for seat in range(report.seats):
        parts.append(f"<h2>{html.escape(wording.names[seat])}</h2>")
        parts.append(f"<figure>{chart(report, seat, wording)}{_key(wording)}</figure>")
        parts += [f"<p>{html.escape(line)}</p>" for line in wording.seat(seat)]
    parts += [_moments(report, wording), _answers(report, wording)]
    parts += [f'<p class="note">{html.escape(line)}</p>' for line in wording.notes()]
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body><main>{''.join(parts)}</main></body></html>\n"
    )


def _key(wording: Wording) -> str:
    luck, play = html.escape(wording.say("page-luck")), html.escape(wording.say("page-play"))
    return (
        f'<figcaption class="note">{html.escape(wording.say("page-share"))}'
        f'<span class="key luck"></span>{luck}<span class="key play"></span>{play}</figcaption>'
    )


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], words: int) -> str:
    """Return a table; the first `words` columns are words, the others numbers."""

    def line(tag: str, cells: Sequence[str]) -> str:
        scope = ' scope="col"' if tag == "th" else ""
        marked = [
            f'<{tag}{scope} class="{"n" if at >= words else ""}">{html.escape(cell)}</{tag}>'
            for at, cell in enumerate(cells)
        ]
        return f"<tr>{''.join(marked)}</tr>"

    body = "".join(line("td", row) for row in rows)
    return f'<div class="wide"><table><thead>{line("th", head)}</thead><tbody>{body}</tbody></table></div>'


def _sums(report: Report, wording: Wording) -> str:
    keys = ("seat", "start", "luck", "play", "others", "rest", "result", "accuracy", "level")
    rows: list[list[str]] = []
    for found in report.summary:
        changes = (found.luck, found.own_play, found.others_play, found.rest)
        rows.append(
            [
                wording.names[found.seat],
                wording.share(found.start),
                *[wording.share(change, sign=True) for change in changes],
                wording.share(found.result),
                "" if found.accuracy is None else f"{found.accuracy:.0f}",
                "" if found.level is None else f"{found.level:.0f}",
            ]
        )
    return _table([wording.say(f"page-{key}") for key in keys], rows, 1)


def _moments(report: Report, wording: Wording) -> str:
    heading = f"<h2>{html.escape(wording.say('page-moments'))}</h2>"
    if not report.moments:
        return f"{heading}<p>{html.escape(wording.say('page-no-moments'))}</p>"
    items = [
        f"<li>{'<br>'.join(html.escape(line) for line in wording.moment(moment))}</li>"
        for moment in report.moments
    ]
    return f"{heading}<ol>{''.join(items)}</ol>"


def _answers(report: Report, wording: Wording) -> str:
    head = [wording.say(f"page-{key}") for key in ("ply", "seat", "answer", "grade", "cost", "luck")]
    head += wording.names
    rows: list[list[str]] = []
    for ply in report.plies:
        found = ply.judgement
        rows.append(
            [
                str(ply.number),
                wording.names[ply.seat],
                wording.answer(ply.notation),
                wording.grade(found.grade) if found else "",
                wording.share(found.cost) if found else "",
                wording.share(ply.luck[ply.seat], sign=True),
                *[wording.share(share) for share in ply.after],
            ]
        )
    title = html.escape(wording.say("page-answers"))
    return f"<details><summary>{title}</summary>{_table(head, rows, 4)}</details>"
