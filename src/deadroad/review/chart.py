"""The curve of a seat as SVG: its share of wins, and below it bars of luck and own answers."""

from __future__ import annotations

import html
from typing import Final

from deadroad.review.report import MomentKind, Report
from deadroad.review.wording import Wording

WIDTH: Final = 900.0
CURVE: Final = 220.0  # height of the curve
BARS: Final = 90.0  # height of the bars, half of it above their middle line
LEFT: Final = 46.0
TOP: Final = 16.0
FULL: Final = 0.15  # a change of shares that fills half the height of the bars


def chart(report: Report, seat: int, wording: Wording) -> str:
    """Return the drawing, with a title and a description for screen readers."""
    values = [report.start[seat] + report.deal[seat], *[ply.after[seat] for ply in report.plies]]
    step = (WIDTH - LEFT - 10) / max(1, len(values) - 1)
    points = " ".join(f"{LEFT + at * step:.1f},{_y(value):.1f}" for at, value in enumerate(values))
    name = f"curve-{seat}"
    told = wording.say(
        "page-curve-told",
        {"start": wording.share(values[0]), "end": wording.share(values[-1]), "count": len(report.plies)},
    )
    title = wording.say("page-curve", {"seat": wording.names[seat]})
    height = TOP + CURVE + BARS + 24
    parts = [
        f'<svg viewBox="0 0 {WIDTH:.0f} {height:.0f}" role="img" aria-labelledby="{name}-t {name}-d">',
        f'<title id="{name}-t">{html.escape(title)}</title><desc id="{name}-d">{html.escape(told)}</desc>',
        *_grid(wording),
        f'<polyline class="share" points="{points}"/>',
        *_bars(report, seat, step),
        *_marks(report, seat, step, values),
        "</svg>",
    ]
    return "".join(parts)


def _y(share: float) -> float:
    return TOP + (1.0 - share) * CURVE


def _grid(wording: Wording) -> list[str]:
    lines: list[str] = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = _y(share)
        lines.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH}" y1="{y:.1f}" y2="{y:.1f}"/>')
        label = wording.say("review-percent", {"value": f"{100 * share:.0f}"})
        lines.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{html.escape(label)}</text>')
    middle = TOP + CURVE + 12 + BARS / 2
    lines.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH}" y1="{middle}" y2="{middle}"/>')
    return lines


def _bars(report: Report, seat: int, step: float) -> list[str]:
    middle = TOP + CURVE + 12 + BARS / 2
    wide = max(1.0, min(5.0, step * 0.8))
    bars: list[str] = []
    for at, ply in enumerate(report.plies, 1):
        x = LEFT + at * step - wide / 2
        for kind, change in (("luck", ply.luck[seat]), ("play", ply.play[seat] if ply.seat == seat else 0.0)):
            tall = min(1.0, abs(change) / FULL) * BARS / 2
            if tall < 0.5:
                continue
            y = middle - tall if change > 0 else middle
            bars.append(
                f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}"/>'
            )
    return bars


def _marks(report: Report, seat: int, step: float, values: list[float]) -> list[str]:
    marks: list[str] = []
    for number, moment in enumerate(report.moments, 1):
        x, y = LEFT + (moment.at + 1) * step, _y(values[moment.at + 1])
        kind = "play" if moment.kind is MomentKind.PLAY else "luck"
        marks.append(f'<circle class="{kind} mark" cx="{x:.1f}" cy="{y:.1f}" r="9"/>')
        marks.append(f'<text class="number" x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle">{number}</text>')
    return marks
