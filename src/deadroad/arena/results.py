"""The figures of a study as plain values, for web pages."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from deadroad.arena.running import Running
from deadroad.arena.stats import Estimate
from deadroad.arena.summary import FEWEST, Summary
from deadroad.arena.versus import Change, Comparison

if TYPE_CHECKING:
    from deadroad.arena.study import Study

BARS = 40  # most bars of a distribution
LIFTS = 60
CHANGES = 200
ROUNDS = 100


def results(study: Study) -> dict[str, Any]:
    """Return everything that a page shows of a study."""
    whole = [summary.whole() for summary in study.summaries]
    names = dict.fromkeys(name for summary in whole for name in summary.figures)
    bins = {
        name: Bins([one.figures[name] for one in whole if name in one.figures])
        for name in names
        if shown(name)
    }
    return {
        "games": study.games,
        "total": study.jobs[0].games,
        "left": 0.0 if study.clear else study.left,
        "clear": study.clear,
        "arms": [
            {"name": name, **figures(summary, bins)} for name, summary in zip(study.names, whole, strict=True)
        ],
        "changes": [compared(found) for found in study.comparisons],
    }


def shown(name: str) -> bool:
    """Return whether a page shows the distribution of a figure."""
    return not name.startswith("taken:")


def figures(found: Summary, bins: dict[str, Bins]) -> dict[str, Any]:
    """Return the figures of an arm."""
    return {
        "figures": {
            name: {
                **interval(known.estimate),
                "low90": known.quantile(0.05),
                "high90": known.quantile(0.95),
                "least": known.least_game,
                "most": known.most_game,
                "bars": bins[name].bars(known),
            }
            for name, known in found.figures.items()
            if shown(name)
        },
        "rare": dict(found.warnings()),
        "flows": {flow: found.by_round(flow)[:ROUNDS] for flow in found.of("flow")},
        "lifts": [
            {
                "name": lift.name,
                **interval(lift.more),
                "taken": lift.share.count,
                "offered": lift.offered,
                "chosen": None if lift.chosen is None else interval(lift.chosen),
                "game": lift.game,
            }
            for lift in found.lifts()
            if lift.name.partition(":")[0] in found.studied
        ][:LIFTS],
    }


def compared(found: Comparison) -> dict[str, Any]:
    """Return the changes between the first arm and another."""
    enough = found.games >= FEWEST
    return {
        "changes": [change(one) for one in found.changes[:CHANGES]] if enough else [],
        "sure": sum(one.sure for one in found.changes) if enough else 0,
        "correlation": found.correlation,
    }


def change(one: Change) -> dict[str, Any]:
    """Return a change."""
    return {
        "name": one.name,
        "before": one.before,
        "after": one.after,
        "difference": interval(one.difference),
        "effect": interval(one.size),
        "sure": one.sure,
        "p": one.corrected,
    }


def interval(found: Estimate) -> dict[str, float | None]:
    """Return a value with its interval; None for an unknown bound."""
    ends = {"value": found.value, "low": found.low, "high": found.high}
    return {name: value if math.isfinite(value) else None for name, value in ends.items()}


class Bins:
    """The bins of a distribution, the same for all arms, so that their curves can be compared.

    If there are few values, each is a bin. Otherwise a bin is 1, 2 or 5 times a power of ten wide.
    """

    def __init__(self, arms: list[Running]) -> None:
        least, most = min(arm.least for arm in arms), max(arm.most for arm in arms)
        self.width = 0.0
        if len({value for arm in arms for value in arm.values}) > BARS:
            power = 10.0 ** math.floor(math.log10((most - least) / BARS))
            widths = [step * power for step in (1, 2, 5, 10)]
            self.width = next(width for width in widths if (most - least) / width <= BARS)
            self.first, self.last = self.of(least), self.of(most)

    def of(self, value: float) -> int:
        """Return the number of the bin of a value."""
        return math.floor(value / self.width + 1e-9)

    def bars(self, known: Running) -> list[list[float]]:
        """Return the distribution of an arm as pairs of a value, the middle of a bin, and games."""
        if not self.width:
            return [[value, games] for value, games in sorted(known.values.items())]
        found = [0] * (self.last - self.first + 1)
        for value, games in known.values.items():
            # Values of a long study are rounded, so one may lie just outside.
            found[min(self.last, max(self.first, self.of(value))) - self.first] += games
        return [[round((self.first + at + 0.5) * self.width, 9), games] for at, games in enumerate(found)]
