"""Compare two rule sets on the same seeds: the changes, sorted by size, with p-values."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace

from deadroad.arena.figures import absent, figures
from deadroad.arena.running import Paired
from deadroad.arena.stats import Estimate, Z, between, corrected
from deadroad.arena.summary import FEWEST, Game, Lift, Summary
from deadroad.arena.wording import Wording, apart

COMPARED = ("figure", "before", "after", "difference (95 %)", "effect (95 %)", "corrected p")
LEVEL = 0.02  # significance level of the whole table; Student's tails are too thin for rare figures
DIFFERENT = 20  # least pairs that differ: fewer are no evidence, whatever the interval
SETTLED = 100  # seats on each side of a lift: its p-value is too small with fewer
SMALL = 0.1  # standard deviations below which a change is small
TOLD = 6  # most changes in a paragraph
UNPAIRED = 0.1  # correlation below which the pairing is lost


@dataclass(frozen=True)
class Change:
    """One figure under two rule sets. `chance` is the p-value, after `correct` over the whole table."""

    name: str
    before: float
    after: float
    difference: Estimate
    size: Estimate
    chance: float
    enough: bool = True
    corrected: float = 1.0
    correlation: float | None = None

    def row(self, wording: Wording) -> tuple[str, ...]:
        """Return the cells of the change for the columns COMPARED."""
        size = f"{self.size.value:+.2f} ({self.size.low:+.2f} to {self.size.high:+.2f})"
        chance = "< 0.001" if self.corrected < 0.001 else f"{self.corrected:.3f}"
        pair = apart(self.before, self.after)
        return (wording.figure(self.name), *pair, str(self.difference), size, chance if self.enough else "–")

    @property
    def sure(self) -> bool:
        """Whether the corrected p-value is small enough."""
        return self.enough and self.corrected < LEVEL


class Comparison:
    """Two runs game by game."""

    def __init__(
        self, before: Summary, after: Summary, first: Iterable[Game] = (), second: Iterable[Game] = ()
    ) -> None:
        self.games = 0
        self.pairs: dict[str, Paired] = {}
        self.before = before
        self.after = after
        self._sorted: tuple[int, list[Change]] = (0, [])
        for (one, seats), (other, chairs) in zip(first, second, strict=False):
            self.add(figures(one, seats, before.studied), figures(other, chairs, before.studied))

    @property
    def changes(self) -> list[Change]:
        """The changes, sure ones first, then by size."""
        if self._sorted[0] != self.games or not self.games:
            self.keep(correct(self.tested()))
        return self._sorted[1]

    def tested(self) -> list[Change]:
        """Return the changes before their p-values are corrected."""
        return [*self._figures(), *lift_changes(self.before, self.after)]

    def keep(self, found: list[Change]) -> None:
        """Keep corrected changes until more games are added."""
        self._sorted = (
            self.games,
            sorted(found, key=lambda change: (not change.sure, -abs(change.size.value))),
        )

    def add(self, before: dict[str, float], after: dict[str, float]) -> None:
        """Add the figures of a game under both rule sets."""
        self.games += 1
        for name in before | after:
            nothing = absent(name)
            one, other = before.get(name, nothing), after.get(name, nothing)
            if one is not None and other is not None:
                self.pairs.setdefault(name, Paired()).add(one, other)

    def _figures(self) -> list[Change]:
        return [
            Change(
                name,
                pair.before.mean,
                pair.after.mean,
                pair.difference.estimate,
                pair.effect,
                pair.chance,
                pair.difference.count >= FEWEST and pair.changed >= DIFFERENT,
                correlation=pair.correlation,
            )
            for name, known in self.pairs.items()
            for pair in [known if absent(name) is None else known.filled(self.games)]
        ]

    def clear(self, name: str, level: float) -> bool:
        """Whether one figure surely differs, at this level, without a look at the others."""
        pair = self.pairs.get(name)
        if pair is None:
            return False
        whole = pair if absent(name) is None else pair.filled(self.games)
        return whole.changed >= DIFFERENT and whole.chance < level

    @property
    def correlation(self) -> float | None:
        """The correlation of the lengths of paired games."""
        return self.pairs["length"].correlation if "length" in self.pairs else None

    def pairing(self) -> str:
        """Return a sentence about how well the seeds pair the games."""
        found = self.correlation
        if found is None:
            return "Every game has the same length, so the seeds cannot be seen to pair the games."
        if found < UNPAIRED:
            return (
                f"The same seed no longer leads to a similar game: the lengths of paired games correlate by "
                f"{found:.2f}. A deck of another length or another order of play does that. The intervals "
                "are those of independent games, and more games are needed for the same precision."
            )
        return f"Games on the same seed go together: their lengths correlate by {found:.2f}."


def correct(found: list[Change]) -> list[Change]:
    """Return the changes with p-values corrected for their number (Holm)."""
    tested = [change for change in found if change.enough]
    chances = iter(corrected([change.chance for change in tested]))
    return [replace(change, corrected=next(chances)) if change.enough else change for change in found]


def correct_together(comparisons: list[Comparison]) -> None:
    """Correct the p-values of several comparisons for the number of figures in all of them."""
    tables = [comparison.tested() for comparison in comparisons]
    found = iter(correct([change for table in tables for change in table]))
    for comparison, table in zip(comparisons, tables, strict=True):
        comparison.keep([next(found) for _ in table])


def lift_changes(before: Summary, after: Summary) -> list[Change]:
    """Return how the lift of each component changed."""
    old = {lift.name: lift for lift in before.lifts()}
    new = {lift.name: lift for lift in after.lifts()}
    spread = math.sqrt(before.seats - 1) / before.seats if before.seats > 1 else 0.5  # of a seat's wins
    found: list[Change] = []
    for name in sorted(old.keys() & new.keys()):
        if name.partition(":")[0] not in before.studied:
            continue
        one, other = _lift(old[name], new[name])
        more = between(other, one)
        size = Estimate(more.value / spread, more.low / spread, more.high / spread, more.count)
        error = (more.high - more.low) / (2 * Z)
        chance = math.erfc(abs(more.value) / error / math.sqrt(2)) if error else 1.0
        sides = (old[name].share, new[name].share, old[name].against, new[name].against)
        settled = all(side.count >= SETTLED for side in sides if side is not None)
        found.append(Change(f"lift:{name}", one.value, other.value, more, size, chance, settled))
    return found


def _lift(old: Lift, new: Lift) -> tuple[Estimate, Estimate]:
    """Return the lift over seats that left a thing, if both runs have enough of them."""
    if old.chosen is not None and new.chosen is not None:
        return old.chosen, new.chosen
    return old.more, new.more


def told(found: Comparison, rules: tuple[str, str], wording: Wording) -> str:
    """Return the changes as a paragraph."""
    sure = [change for change in found.changes if change.sure]
    tested = sum(change.enough for change in found.changes)
    if found.games < DIFFERENT:
        return (
            f"The figures of {rules[0]} and {rules[1]} can't be compared: that takes at least {DIFFERENT} "
            f"pairs of games. Pairs played: {found.games}."
        )
    if not tested:
        return (
            f"Between {rules[0]} and {rules[1]} no figure changed in {DIFFERENT} or more of "
            f"{found.games:,} pairs of games; fewer are no evidence."
        )
    if not sure:
        return (
            f"Between {rules[0]} and {rules[1]} no figure changed beyond chance: {tested} were compared over "
            f"{found.games:,} pairs of games."
        )
    parts: list[str] = []
    for change in sure[:TOLD]:
        size = abs(change.size.value)
        weight = "a small change" if size < SMALL else f"{size:.1f} standard deviations"
        parts.append(f"{wording.figure(change.name)} {moved(change)} ({weight})")
    more = len(sure) - TOLD
    rest = [f"{more} more figure{'s' if more > 1 else ''} changed less"] if more > 0 else []
    same = (
        f" The other {tested - len(sure)} figures did not change beyond chance." if tested > len(sure) else ""
    )
    return f"From {rules[0]} to {rules[1]}: {'; '.join(parts + rest)}.{same}"


def moved(change: Change) -> str:
    """Return how a figure moved, with enough digits that the two numbers differ."""
    way = "rises" if change.difference.value > 0 else "falls"
    before, after = apart(change.before, change.after)
    if before == after:
        return f"{way} by {abs(change.difference.value):.2g}"
    return f"{way} from {before} to {after}"
