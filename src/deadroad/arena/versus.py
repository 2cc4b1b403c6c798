"""The design lab: two rule sets on the same seeds, and what changed."""

from __future__ import annotations

from dataclasses import dataclass

from deadroad.arena.stats import Estimate, effect, paired, plain
from deadroad.arena.summary import Summary

COMPARED = ("figure", "before", "after", "difference (95 %)", "effect")
SMALL = 0.1  # an effect under a tenth of a standard deviation is small talk


@dataclass(frozen=True)
class Change:
    """One figure under two rule sets."""

    name: str
    before: float
    after: float
    difference: Estimate
    size: float

    def row(self) -> tuple[str, ...]:
        """Return it as words under the heads COMPARED."""
        means = plain(self.before), plain(self.after)
        return (self.name, *means, str(self.difference), f"{self.size:+.2f}")

    @property
    def sure(self) -> bool:
        """Whether the interval of the difference leaves out nought."""
        return self.difference.low > 0 or self.difference.high < 0


def changes(before: Summary, after: Summary) -> list[Change]:
    """Return every figure that both runs have, paired game by game."""
    found: list[Change] = []
    old, new = before.figures(), after.figures()
    for name, first in old.items():
        second = new[name]
        if first and len(first) == len(second):
            difference = paired(first, second)
            means = sum(first) / len(first), sum(second) / len(second)
            found.append(Change(name, *means, difference, effect(first, second)))
    return found


def told(found: list[Change], rules: tuple[str, str]) -> str:
    """Return what changed in one paragraph."""
    sure = sorted([change for change in found if change.sure], key=lambda change: -abs(change.size))
    if not sure:
        return f"Between {rules[0]} and {rules[1]} no figure changed beyond chance on these seeds."
    parts: list[str] = []
    for change in sure:
        way = "rises" if change.difference.value > 0 else "falls"
        weight = "a little" if abs(change.size) < SMALL else f"by {abs(change.size):.1f} standard deviations"
        parts.append(f"{change.name} {way} from {plain(change.before)} to {plain(change.after)} ({weight})")
    same = [change.name for change in found if not change.sure]
    rest = f" No sure change: {', '.join(same)}." if same else ""
    return f"From {rules[0]} to {rules[1]}: {'; '.join(parts)}.{rest}"
