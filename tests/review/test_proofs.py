"""Proofs over many games: luck averages zero, and the rest and the variance are as reported."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from statistics import fmean, stdev

import pytest

import deadroad
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.game import Game
from deadroad.kernel.view import View
from deadroad.review import Grade, Reckoning
from deadroad.review.line import Answer, line
from deadroad.review.playouts import play_out
from deadroad.review.prospects import prospect
from deadroad.review.study import StudyReview
from deadroad.review.value import result
from tests.review.games import recorded

Figure = Callable[[str, object], None]
SURE = 3.29  # standard deviations of a 99.9 % interval
SHORT = ("lanterns",)
SHORT_GAMES = 3  # games of the gate, and answers that are looked at in each
SHORT_ANSWERS = 40
MOSTLY_LUCK = ("hit-z-road",)  # games that meet the bar of 0.6; docs/review.md has all
ENOUGH = 30  # events of a kind that are needed to say anything
FIRST_PLANTED = 5000  # the seeds before were used to find the numbers of playouts
PLANTED = {"hit-z-road": 80, "zombies": 40, "zombietown": 30, "road-master": 30, "tower-defense": 20}
BAD = (Grade.MISTAKE, Grade.BLUNDER)


def luck_by_kind(name: str, seats: int, seed: int, most: int) -> dict[str, list[float]]:
    """Return the luck of the first seat after some answers of one game, by the kind of question."""
    reckoning = Reckoning(line(recorded(name, seats, seed)), worlds=4)
    found = {"deal": [float(reckoning.values[0][0] - reckoning.start[0])]}
    answers = reckoning.line.answers
    for at in range(0, len(answers), max(1, len(answers) // most)):
        before = answers[at].before
        redeal = partial(reckoning.game.redeal, before)
        expected = prospect(reckoning.value, redeal, answers[at].option, 4, 1000 * seed + at)
        if not expected.quiet:
            kind = before.stack[-1].prompt(before).kind
            found.setdefault(kind, []).append(float(reckoning.values[at + 1][0] - expected.mean[0]))
    return found


@pytest.mark.parametrize("name", deadroad.games())
def test_luck_averages_zero_for_every_kind_of_event(name: str, long: bool, figure: Figure) -> None:
    """With 99.9 % intervals, wider for as many kinds as there are. The gate looks at parts of a few games."""
    kinds: dict[str, list[float]] = defaultdict(list)
    seats = min(2, game(name).most)
    for seed in range(1000 if long else SHORT_GAMES):
        for kind, changes in luck_by_kind(name, seats, seed, 10_000 if long else SHORT_ANSWERS).items():
            kinds[kind] += changes
    known = {kind: changes for kind, changes in kinds.items() if len(changes) >= ENOUGH}
    known["any"] = [change for changes in kinds.values() for change in changes]
    wide = SURE + math.sqrt(2 * math.log(len(known)))
    for kind, changes in known.items():
        error = stdev(changes) / math.sqrt(len(changes))
        assert abs(fmean(changes)) <= wide * error + 1e-12, kind
    figure("kinds of chance events", len(known) - 1)
    figure("chance events", len(known["any"]))


@pytest.mark.parametrize("name", deadroad.games())
def test_the_luck_share_and_the_rest_are_measured(name: str, long: bool, figure: Figure) -> None:
    if not long and name not in SHORT:
        return
    seats = min(2, game(name).most)
    study = StudyReview()
    for seed in range(200 if long else 12):
        report = Reckoning(line(recorded(name, seats, seed)), worlds=4 if long else 2).run()
        study.add(report, ["rated"] * seats)
    share = study.luck_share()
    assert share is not None
    figure("share of the variance that is luck", str(share))
    figure("mean absolute rest of an answer", fmean(study.rest_of_answers))
    figure("mean absolute rest of a game", fmean(study.rest))
    figure("mean rest of a game", fmean(study.signed_rest))
    figure("standard error of the rest of a game by sampling", fmean(study.noise))
    assert study.games == (200 if long else 12)
    assert fmean(study.rest_of_answers) <= 0.05
    assert share.high > 0.0
    if name in MOSTLY_LUCK:
        assert share.value >= 0.4, "the variance of result less luck is more than 0.6 of that of results"


@dataclass(frozen=True)
class Planted:
    """A question with an answer that is known to be bad, and the one that is known to be best."""

    answer: Answer
    worst: int
    best: int


def won(found: Game, answer: Answer, option: int, worlds: range) -> float:
    """Return what the seat that answered wins in playouts by level 2, in worlds that it could imagine."""
    view = View(answer.before, answer.seat)
    shares: list[float] = []
    for world in worlds:
        state = found.imagine(view, Pcg32(world))
        state.answer(option)
        luck = Pcg32(world)
        while state.seat >= 0:
            play_out(found.heuristics, state, luck)
        shares.append(result(found, state)[answer.seat])
    return fmean(shares)


def planted(found: Game, answer: Answer, deep: int) -> Planted | None:
    """Return the worst and the best answer if playouts say that they are more than 0.15 apart.

    A few playouts find the worst one and those that may be best; many fresh ones decide.
    """
    rough = {option: won(found, answer, option, range(12)) for option in answer.before.asked}
    order = sorted(rough, key=lambda option: -rough[option])
    if rough[order[0]] - rough[order[-1]] < 0.3:
        return None
    closer = {option: won(found, answer, option, range(100, 100 + deep // 5)) for option in order[:6]}
    first, *others = sorted(closer, key=lambda option: -closer[option])
    fresh = range(10_000, 10_000 + deep)
    most = won(found, answer, first, fresh)
    if most - won(found, answer, order[-1], fresh) <= 0.15:
        return None
    if any(won(found, answer, option, fresh) > most for option in others[:2] if option != order[-1]):
        return None  # it is not known which answer is best
    return Planted(answer, order[-1], first)


def graded(reckoning: Reckoning, at: int, option: int) -> Grade:
    """Return the grade of an answer that might have been given, in a deep review."""
    given = replace(reckoning.line.answers[at], option=option)
    judgement = reckoning.compare(at, given)[1]
    assert judgement is not None
    return judgement.grade


def test_planted_blunders_are_found_and_best_answers_are_not_mistakes(long: bool, figure: Figure) -> None:
    """Where playouts by level 2 say that an answer costs more than 0.15: 200 of them, or one in the gate."""
    called: list[tuple[Grade, Grade]] = []
    for name, wanted in PLANTED.items() if long else [("hit-z-road", 1)]:
        some = called_grades(name, wanted, 1000 if long else 100)
        figure(f"planted blunders called mistake or worse, {name}", f"{flagged(some)} of {wanted}")
        figure(f"best answers called mistake or worse, {name}", f"{wronged(some)} of {wanted}")
        called += some
    assert flagged(called) >= 0.9 * len(called)
    assert wronged(called) <= 0.05 * len(called)


def called_grades(name: str, wanted: int, deep: int) -> list[tuple[Grade, Grade]]:
    """Return what known bad and known best answers of a game are called."""
    found = game(name)
    called: list[tuple[Grade, Grade]] = []
    seed = FIRST_PLANTED
    while len(called) < wanted:
        seed += 1
        reckoning = Reckoning(line(recorded(name, min(2, found.most), seed, "careful")), worlds=16)
        answers = reckoning.line.answers
        step = max(3, len(answers) // 25)
        for at in range(seed % step, len(answers), step):
            if len(answers[at].before.asked) > 1 and (known := planted(found, answers[at], deep)):
                called.append((graded(reckoning, at, known.worst), graded(reckoning, at, known.best)))
    return called[:wanted]


def flagged(called: list[tuple[Grade, Grade]]) -> int:
    """Return how many bad answers are called mistake or worse."""
    return sum(worst in BAD for worst, _ in called)


def wronged(called: list[tuple[Grade, Grade]]) -> int:
    """Return how many best answers are called mistake or worse."""
    return sum(best in BAD for _, best in called)
