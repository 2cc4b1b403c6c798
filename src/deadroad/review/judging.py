"""Grades: the cost of an answer by what its seat could know, and the cost with all cards open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from deadroad.kernel.option import Space
from deadroad.review.comparison import SCAN, Comparison, Gap, Shortlist, Z, agreed
from deadroad.review.playouts import playouts
from deadroad.review.report import Choice, Grade, Judgement
from deadroad.review.scale import Scale

SHOWN: Final = 3  # listed answers, besides the played one
MOST: Final = 6  # batches of fresh worlds for one answer
HASTY: Final = 2  # the same if time is short
LEADERS: Final = 3  # answers that do best at first
WORSE: Final = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)


class Verdict:
    """The best answer to a question and how much more it is worth than the played one.

    Two opinions count equally: playing on by the network, and playouts by level 2. `trials` is the effort for
    playouts; with 0 the network decides alone.
    """

    def __init__(
        self, comparison: Comparison, short: Shortlist, scale: Scale, effort: int, trials: int
    ) -> None:
        self.comparison = comparison
        self.efforts = [effort, trials] if trials else [effort]
        self.opinions = [comparison, playouts(comparison)] if trials else [comparison]
        self.thorough = effort >= SCAN
        self.scanned = [comparison.twin()]
        self.options = short.options
        played = comparison.played
        contenders = self._scan(short)
        found = max(contenders, key=self.mean)
        self.best = found if self.mean(found) > self.mean(played) else played
        self._verify(scale)

    def _scan(self, short: Shortlist) -> list[int]:
        """Look at the shortlist in a few worlds. Return the answers that may be the best one.

        Playouts look at more answers, unless everything speaks for the played one. Answers that do well are
        put on the shortlist, and the leaders are looked at again.
        """
        network = self.scanned[0]
        worlds = max(2, min(SCAN, self.efforts[0]))
        if len(self.opinions) == 1:
            network.look(self.options, worlds)
            return self.options
        rough, trials = self.opinions[1].twin(), self.efforts[1]
        wide = self.options if short.clear else short.wide
        rough.look(wide, max(2, trials // 2))
        if short.clear and not rough.doubts():
            network.look(self.options, worlds)
            return self.options
        self.scanned.append(rough)
        self.options = sorted({*self.options, *leaders(wide, rough.mean)})
        network.look(self.options, worlds)
        contenders = sorted({self.comparison.played, *leaders(self.options, self.mean)})
        rough.look(contenders, trials)
        return contenders

    def _verify(self, scale: Scale) -> None:
        """Compare with the played answer in fresh worlds, because the best of a few always looks too good."""
        played = self.comparison.played
        self.gap = self.scan_gap(played)
        if self.best == played:
            return
        for _ in range(MOST if self.thorough else HASTY):
            for opinion, effort in zip(self.opinions, self.efforts, strict=True):
                opinion.look([self.best, played], max(2, min(opinion.batch, opinion.cheap * effort)))
            self.gap = agreed([opinion.gap(self.best, played) for opinion in self.opinions])
            cost = float(self.gap.shares[self.comparison.seat])
            doubt = self.gap.error if self.thorough else 0.0
            harmless = scale.mistake if self.thorough else scale.inaccuracy
            if cost + doubt < harmless or cost - Z * self.gap.error > scale.mistake:
                break
        if cost <= 0.0:
            self.best = played
            self.gap = Gap(self.gap.shares * 0.0, self.gap.error)

    def mean(self, option: int) -> float:
        """Return the mover's expected share after an answer, before the best one is verified."""
        return sum(opinion.mean(option) for opinion in self.scanned) / len(self.scanned)

    def scan_gap(self, option: int) -> Gap:
        """Return how much more the best answer seems to be worth than another, before it is verified."""
        return agreed([opinion.gap(self.best, option) for opinion in self.scanned])

    @property
    def contradicted(self) -> bool:
        """Whether playouts do not find the best answer better than the played one."""
        return len(self.opinions) > 1 and self.opinions[1].lead(self.best, self.comparison.played) <= 0.0

    @property
    def cost(self) -> float:
        """What the played answer cost its seat."""
        return float(self.gap.shares[self.comparison.seat]) if self.best != self.comparison.played else 0.0

    @property
    def play(self) -> Gap:
        """How much more the best answer is worth by the network alone; nothing if it does not think so.

        Luck and rest are measured by the network, so play must be as well.
        """
        network, played = self.opinions[0], self.comparison.played
        if self.best != played and network.lead(self.best, played) > 0.0:
            return network.gap(self.best, played)
        return Gap(self.gap.shares * 0.0, 0.0)

    @property
    def network_cost(self) -> float:
        """What the played answer cost its seat by the network alone."""
        return float(self.play.shares[self.comparison.seat])

    def stake(self, option: int) -> float:
        """Return what another answer would have cost.

        For a random answer, this is the expected cost of chance.
        """
        return float(self.scan_gap(option).shares[self.comparison.seat])


def leaders(options: list[int], mean: Callable[[int], float]) -> list[int]:
    """Return the few answers that do best."""
    return sorted(options, key=lambda option: -mean(option))[:LEADERS]


def judged(space: Space, own: Verdict, drawn: int, referee_cost: float, scale: Scale) -> Judgement:
    """Return what the played answer is called.

    `referee_cost` is what it cost with all cards open, by the network alone.
    """
    cost, error = own.cost, own.gap.error
    low, high = cost - Z * error, cost + Z * error
    grade = scale.grade(cost, low, high, best=own.best == own.comparison.played)
    if grade in WORSE and own.contradicted:
        grade = Grade.CLOSE
    return Judgement(
        grade=grade,
        cost=cost,
        low=max(0.0, low),
        high=high,
        best=space.option(own.best).notation,
        stake=own.stake(drawn),
        unknowable=referee_cost - own.network_cost,
        choices=_choices(space, own),
    )


def at_first_sight(notation: str, short: Shortlist) -> Judgement:
    """Return the judgement of an answer that looks best or hardly worse and was not compared further."""
    choice = Choice(notation, short.share, 0.0, 0.0, 0.0)
    grade = Grade.BEST if short.clear else Grade.CLOSE
    return Judgement(grade, 0.0, 0.0, 0.0, notation, short.stake, 0.0, [choice])


def _choices(space: Space, own: Verdict) -> list[Choice]:
    best, played, seat = own.best, own.comparison.played, own.comparison.seat
    order = sorted(own.options, key=lambda option: (option != best, -own.mean(option)))
    listed = order[:SHOWN]
    if played not in listed:
        listed.append(played)
    found: list[Choice] = []
    for option in listed:
        gap = own.gap if option == played else own.scan_gap(option)
        less = float(gap.shares[seat]) if option != best else 0.0
        half = Z * gap.error if option != best else 0.0
        share = own.mean(best) - less
        notation = space.option(option).notation
        found.append(Choice(notation, share, less, less - half, less + half))
    return found
