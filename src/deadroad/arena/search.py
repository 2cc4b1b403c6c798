"""The search for balance: numbers are changed until the figures of the game are near what is wanted.

Every rule set plays the same seeds in a process of its own. The optimiser is asked for a fixed number of rule
sets at a time, so that the result does not depend on the number of processes.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from concurrent.futures.thread import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final

from deadroad.arena.job import Job
from deadroad.arena.optimiser import Numbers, Optimiser
from deadroad.arena.parameter import Parameter, variant_with
from deadroad.arena.processes import begin, context, end
from deadroad.arena.stats import Estimate
from deadroad.arena.summary import Summary, summarise
from deadroad.arena.table import play_chunk
from deadroad.arena.want import Want
from deadroad.arena.wording import Wording
from deadroad.games import playing
from deadroad.kernel.errors import BadRequest, BadVariant, DeadRoadError

BATCH: Final = 8  # rule sets that the optimiser proposes before it gets the first result
REFUSED: Final = 25  # rule sets refused before the search gives up without one that can be played

Measured = tuple[dict[str, Estimate], dict[str, float]]  # figures, and their standard deviations


@dataclass(frozen=True)
class Plan:
    """What is played: the game, its bots and seeds, and the totals that may change."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    first: int = 0
    settings: dict[str, Any] = field(default_factory=dict)
    totals: tuple[str, ...] = ()

    def variant(self, name: str, parameters: list[Parameter], numbers: Numbers) -> str:
        """Return the variant with these numbers, checked."""
        return variant_with(self.game, name, list(zip(parameters, numbers, strict=True)), self.totals)


@dataclass(frozen=True)
class Tried:
    """A rule set that was played, and how far it is from each aim."""

    numbers: Numbers
    figures: dict[str, Estimate]
    distances: tuple[float, ...]

    @property
    def far(self) -> float:
        """The distance from all aims together."""
        return sum(away * abs(away) for away in self.distances)

    def beats(self, other: Tried) -> bool:
        """Return whether this is nearer to an aim than another, and no farther from any."""
        pairs = list(zip(self.distances, other.distances, strict=True))
        return all(mine <= theirs for mine, theirs in pairs) and any(mine < theirs for mine, theirs in pairs)


class Search:
    """Rule sets tried so far."""

    def __init__(self, plan: Plan, parameters: list[Parameter], wants: list[Want]) -> None:
        self.plan = plan
        self.parameters = parameters
        self.wants = wants
        self.tried: dict[Numbers, Tried] = {}
        self.refused: dict[Numbers, str] = {}
        self.stopped = False  # by Ctrl-C

    @property
    def now(self) -> Numbers:
        """The numbers of the unchanged game."""
        return tuple(parameter.now for parameter in self.parameters)

    @property
    def front(self) -> list[Tried]:
        """The rule sets that no other beats, sorted by the first aim."""
        every = list(self.tried.values())
        kept = [one for one in every if not any(other.beats(one) for other in every)]
        return sorted(kept, key=lambda one: (one.distances, one.numbers))

    @property
    def best(self) -> Tried:
        """The rule set nearest to all aims together; among equals the one that changes least."""

        def moved(one: Tried) -> float:
            steps = zip(one.numbers, self.parameters, strict=True)
            return sum(abs(number - known.now) / (known.most - known.least) for number, known in steps)

        return min(self.front, key=lambda one: (one.far, moved(one)))

    def run(self, tries: int, workers: int, heard: Callable[[int], None]) -> None:
        """Try this many rule sets, or stop at Ctrl-C. The unchanged game comes first."""
        optimiser = Optimiser(self.parameters, len(self.wants))
        now, spreads = measured(self.plan, playing())
        wording = Wording(self.plan.game, playing())
        for want in self.wants:
            want.find(now, spreads, wording)
        self._note(self.now, now)
        heard(1)
        tries = optimiser.all_of(tries)
        try:
            for asked in range(0, tries, BATCH):
                batch = [optimiser.ask() for _ in range(min(BATCH, tries - asked))]
                self._try(batch, workers)
                for numbers in batch:
                    found = self.tried.get(numbers)
                    optimiser.tell(numbers, None if found is None else found.distances)
                heard(min(tries, asked + BATCH))
                if len(self.refused) >= REFUSED and len(self.tried) == 1:
                    raise BadRequest(f"no change can be played: {next(iter(self.refused.values()))}")
        except KeyboardInterrupt:
            self.stopped = True

    def _try(self, batch: list[Numbers], workers: int) -> None:
        """Play the rule sets of a batch that are new, several at a time."""
        texts: dict[Numbers, str] = {}
        for numbers in batch:
            if numbers in self.tried or numbers in self.refused or numbers in texts:
                continue
            try:
                texts[numbers] = self.plan.variant("tried", self.parameters, numbers)
            except BadVariant as what:
                self.refused[numbers] = str(what)
        pools: list[ProcessPoolExecutor] = []

        def play(text: str) -> Measured | str:
            pool = ProcessPoolExecutor(1, context(), begin, (text,))
            pools.append(pool)
            with pool:
                try:
                    return pool.submit(measured, self.plan, text).result()
                except (BrokenProcessPool, DeadRoadError) as what:
                    return str(what)

        with ThreadPoolExecutor(workers) as threads:
            waiting = {numbers: threads.submit(play, text) for numbers, text in texts.items()}
            try:
                for numbers, future in waiting.items():
                    found = future.result()
                    if isinstance(found, str):
                        self.refused[numbers] = found
                    else:
                        self._note(numbers, found[0])
            except BaseException:
                threads.shutdown(wait=False, cancel_futures=True)
                for pool in pools:
                    end(pool)
                raise

    def _note(self, numbers: Numbers, figures: dict[str, Estimate]) -> None:
        distances = [want.distance(figures) for want in self.wants]
        if any(away is None for away in distances):
            lacks = next(want for want, away in zip(self.wants, distances, strict=True) if away is None)
            self.refused[numbers] = f"its games lack a figure of {lacks.text!r}"
            return
        self.tried[numbers] = Tried(numbers, figures, tuple(away for away in distances if away is not None))


def measured(plan: Plan, variant: str) -> Measured:
    """Play a rule set; return its figures. It runs in a process that plays the variant."""
    job = Job(plan.game, plan.seats, plan.bots, plan.games, plan.first, plan.settings, variant=variant)
    games, seats = play_chunk(job, range(plan.games))
    found = summarise(plan.game, plan.seats, games, seats)
    return estimates(found), {name: math.sqrt(running.variance) for name, running in found.figures.items()}


def estimates(found: Summary) -> dict[str, Estimate]:
    """Return the figures of a run with their intervals; those of wins by seat are Wilson's."""
    figures = {name: running.estimate for name, running in found.figures.items()}
    return figures | {f"won:{at}": tally.share for at, tally in enumerate(found.by_seat, 1)}
