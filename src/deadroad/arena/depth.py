"""Luck and skill of a rule set: the luck share of results, and the skill ladder."""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from deadroad.arena.ladder import Rung, read_rung
from deadroad.arena.stats import Estimate, Z, between, corrected

DEPTH = "depth.json"
WIDE = 0.5  # an interval of the luck share that is wider tells little
HEADS = ("figure", "value (95 %)", "if equally strong", "games")
NOTES = {
    "same": "All results are the same, so there is no luck share.",
    "wide": "The interval of the luck share is wide: review more games.",
    "heuristics": "No network fits these rules: the luck share comes from the heuristics and is rough.",
    "trained": "The network was trained on the plain game, so the luck share of a variant is less exact.",
}
BOUND = (
    "The luck share is the part of the variance of results that luck explains, as far as the review "
    "recognises it: a lower bound. A level is compared with the one below it at the same table."
)


@dataclass
class Depth:
    """What is known of the luck and the skill of one rule set."""

    luck: Estimate | None = None
    games: int = 0  # games that were reviewed
    stamp: str = ""  # of the value function
    variant: bool = False
    rungs: list[Rung] = field(default_factory=list)

    def told(self) -> dict[str, Any]:
        """Return it as plain values."""
        return asdict(self)

    @property
    def notes(self) -> list[str]:
        """The names of warnings about the luck share."""
        if not self.games:
            return []
        if self.luck is None:
            return ["same"]
        wide = not self.luck.high - self.luck.low <= WIDE
        plain = self.stamp.startswith("heuristics")
        trained = self.variant and not plain
        return [
            name for name, holds in (("wide", wide), ("heuristics", plain), ("trained", trained)) if holds
        ]

    def figures(self) -> dict[str, tuple[Estimate, float | None]]:
        """Return each figure by its name, with the value that means no difference in strength."""
        found: dict[str, tuple[Estimate, float | None]] = {}
        if self.luck is not None:
            found["luck"] = (self.luck, None)
        for rung in self.rungs:
            found[f"level:{rung.level}"] = (rung.result, rung.parity)
        return found

    def rows(self) -> list[tuple[str, ...]]:
        """Return the cells of a table with the columns HEADS."""
        return [
            (words(name), str(value), "" if parity is None else f"{parity:.3g}", str(value.count))
            for name, (value, parity) in self.figures().items()
        ]


def read_depth(told: dict[str, Any]) -> Depth:
    """Return it from plain values."""
    luck = told["luck"]
    return Depth(
        None if luck is None else Estimate(**luck),
        told["games"],
        told["stamp"],
        told["variant"],
        [read_rung(rung) for rung in told["rungs"]],
    )


def read_depths(folder: Path) -> tuple[list[Depth], dict[str, Any] | None]:
    """Return what is known of each rule set of a study, and what is measured now."""
    try:
        known = json.loads((folder / DEPTH).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return [], None
    return [read_depth(told) for told in known["arms"]], known["doing"]


def words(name: str) -> str:
    """Return a figure in words."""
    if name == "luck":
        return "luck share of results"
    level = int(name.partition(":")[2])
    return f"level {level} against level {level - 1}"


def sure(differences: list[dict[str, Estimate]]) -> list[dict[str, bool]]:
    """Return which differences are beyond chance at 95 %, corrected for the number of all of them (Holm)."""
    flat = [one for found in differences for one in found.values()]
    chances = iter(corrected([chance(one) for one in flat]))
    return [{name: next(chances) < 0.05 for name in found} for found in differences]


def chance(found: Estimate) -> float:
    """Return the p-value of a difference, by the normal approximation."""
    error = (found.high - found.low) / (2 * Z)
    return math.erfc(abs(found.value) / error / math.sqrt(2)) if 0.0 < error < math.inf else 1.0


def difference(before: Depth, after: Depth) -> dict[str, Estimate]:
    """Return how much each figure differs between two rule sets. The two are treated as independent."""
    one, other = before.figures(), after.figures()
    return {name: between(other[name][0], one[name][0]) for name in one if name in other}
