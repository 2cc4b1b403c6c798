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
    return {
        "games": study.games,
        "total": study.jobs[0].games,
        "left": 0.0 if study.clear else study.left,
        "clear": study.clear,
        "arms": [
            {"name": name, **figures(summary)} for name, summary in zip(study.names, whole, strict=True)
        ],
        "changes": [compared(found) for found in study.comparisons],
    }


def figures(found: Summary) -> dict[str, Any]:
    """Return the figures of an arm."""
    return {
        "figures": {
            name: {
                **interval(known.estimate),
                "low90": known.quantile(0.05),
                "high90": known.quantile(0.95),
                "least": known.least_game,
                "most": known.most_game,
                "bars": bars(known),
            }
            for name, known in found.figures.items()
            if not name.startswith("taken:")
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


def bars(known: Running) -> list[list[float]]:
    """Return the distribution as pairs of value and games, at most BARS of them."""
    values = sorted(known.values)
    if len(values) <= BARS:
        return [[value, known.values[value]] for value in values]
    width = (known.most - known.least) / BARS
    found = [0] * BARS
    for value, games in known.values.items():
        found[min(BARS - 1, max(0, int((value - known.least) / width)))] += games
    return [[known.least + (at + 0.5) * width, games] for at, games in enumerate(found)]
