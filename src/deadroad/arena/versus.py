"""The design lab: two rule sets on the same seeds, and what changed."""

from __future__ import annotations

import math
from dataclasses import dataclass

from deadroad.arena.stats import Estimate, between, effect, paired, plain
from deadroad.arena.summary import FEWEST, Summary
from deadroad.arena.wording import Wording, lifts, series

COMPARED = ("figure", "before", "after", "difference (95 %)", "effect (95 %)")
SMALL = 0.1  # an effect under a tenth of a standard deviation is small talk
TOLD = 6  # changes to a paragraph


@dataclass(frozen=True)
class Change:
    """One figure under two rule sets."""

    name: str
    before: float
    after: float
    difference: Estimate
    size: Estimate

    def row(self) -> tuple[str, ...]:
        """Return it as words under the heads COMPARED."""
        size = f"{self.size.value:+.2f} ({self.size.low:+.2f} to {self.size.high:+.2f})"
        return (self.name, plain(self.before), plain(self.after), str(self.difference), size)

    @property
    def sure(self) -> bool:
        """Whether the interval of the difference leaves out nought, and comes from enough games to be one."""
        outside = self.difference.low > 0 or self.difference.high < 0
        return outside and self.difference.count >= FEWEST


def changes(before: Summary, after: Summary) -> list[Change]:
    """Return every figure of both runs, paired game by game where both games have it."""
    old, new = series(before), series(after)
    found: list[Change] = []
    for name in old | new:
        # A source of points or a cause of death that one of them never saw is nought there.
        pairs = zip(old.get(name, [0.0] * before.games), new.get(name, [0.0] * after.games), strict=True)
        both = [pair for pair in pairs if not math.isnan(sum(pair))]
        if both:
            first, second = [pair[0] for pair in both], [pair[1] for pair in both]
            means = sum(first) / len(both), sum(second) / len(both)
            found.append(Change(name, *means, paired(first, second), effect(first, second)))
    return found


def lift_changes(before: Summary, after: Summary) -> list[Change]:
    """Return how the lift of each thing met changed, the greatest change first."""
    wording = Wording(before.game)
    old = {lift.name: lift.more for found in lifts(before).values() for lift in found}
    new = {lift.name: lift.more for found in lifts(after).values() for lift in found}
    spread = math.sqrt(before.seats - 1) / before.seats if before.seats > 1 else 0.5  # of a seat's wins
    found: list[Change] = []
    for name in old.keys() & new.keys():
        more = between(new[name], old[name])
        size = Estimate(more.value / spread, more.low / spread, more.high / spread, more.count)
        found.append(Change(f"lift: {wording.thing(name)}", old[name].value, new[name].value, more, size))
    return sorted(found, key=lambda change: (-abs(change.difference.value), change.name))


def told(found: list[Change], rules: tuple[str, str]) -> str:
    """Return what changed in one paragraph."""
    sure = sorted([change for change in found if change.sure], key=lambda change: -abs(change.size.value))
    if not sure:
        return f"Between {rules[0]} and {rules[1]} no figure changed beyond chance on these seeds."
    parts: list[str] = []
    for change in sure[:TOLD]:
        way = "rises" if change.difference.value > 0 else "falls"
        size = abs(change.size.value)
        weight = "a little" if size < SMALL else f"by {size:.1f} standard deviations"
        parts.append(f"{change.name} {way} from {plain(change.before)} to {plain(change.after)} ({weight})")
    rest = [f"{len(sure) - TOLD} more changed less"] if len(sure) > TOLD else []
    same = [change.name for change in found if not change.sure]
    unsure = f" No sure change: {', '.join(same)}." if same else ""
    return f"From {rules[0]} to {rules[1]}: {'; '.join(parts + rest)}.{unsure}"
