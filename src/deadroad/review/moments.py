"""The moments that mattered: answers that cost much and luck that moved the shares, with reasons."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.chance import Pcg32
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.view import View
from deadroad.review.line import Answer, Line
from deadroad.review.report import Grade, Moment, MomentKind, PlyReview, Step, Term
from deadroad.review.value import Value
from deadroad.review.worlds import seed_of

MOST: Final = 5
PLAYS: Final = 3  # moments of play that are named before luck
WORLDS: Final = 12  # in which the terms of two answers are compared
LONGEST: Final = 6  # answers of an expected line
LEAST_TERM: Final = 0.05
LEAST_LUCK: Final = 0.02
BAD: Final = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)


def moments(line: Line, plies: list[PlyReview], value: Value) -> list[Moment]:
    """Return up to five moments in the order of play."""
    costly = [at for at, ply in enumerate(plies) if ply.judgement and ply.judgement.grade in BAD]
    costly.sort(key=lambda at: -_cost(plies[at]))
    lucky = [at for at, ply in enumerate(plies) if max(map(abs, ply.luck)) >= LEAST_LUCK]
    lucky.sort(key=lambda at: -max(map(abs, plies[at].luck)))
    few = min(PLAYS, len(costly))
    chosen = [(at, MomentKind.PLAY) for at in costly[:few]]
    chosen += [(at, MomentKind.LUCK) for at in lucky if at not in costly[:few]][: MOST - few]
    chosen += [(at, MomentKind.PLAY) for at in costly[few : few + MOST - len(chosen)]]
    return [_moment(line, plies, at, kind, value) for at, kind in sorted(chosen, key=lambda one: one[0])]


def _cost(ply: PlyReview) -> float:
    return ply.judgement.cost if ply.judgement else 0.0


def _moment(line: Line, plies: list[PlyReview], at: int, kind: MomentKind, value: Value) -> Moment:
    ply, answer = plies[at], line.answers[at]
    if kind is MomentKind.LUCK:
        seat = max(range(len(ply.luck)), key=lambda one: abs(ply.luck[one]))
        return Moment(kind, ply.number, at, seat, ply.luck[seat], ply.notation, "", [], [])
    assert ply.judgement is not None
    better = line.game.space.parse(ply.judgement.best)
    terms = differing_terms(line.game, answer, better)
    expected = expected_line(line.game, answer, better, value)
    return Moment(
        kind,
        ply.number,
        at,
        ply.seat,
        -ply.judgement.cost,
        ply.notation,
        ply.judgement.best,
        terms,
        expected,
    )


def differing_terms(game: Game, answer: Answer, better: int) -> list[Term]:
    """Return in which terms of the heuristics one answer is better than the played one, from its view."""
    view = View(answer.before, answer.seat)
    sums = [0.0] * len(game.heuristics.names)
    for world in range(WORLDS):
        seed = seed_of(4, answer.number, world)
        for option, sign in ((better, 1.0), (answer.option, -1.0)):
            state = game.imagine(view, Pcg32(seed))
            state.answer(option)
            for at, term in enumerate(game.heuristics.terms(state, answer.seat)):
                sums[at] += sign * term
    means = [(name, total / WORLDS) for name, total in zip(game.heuristics.names, sums, strict=True)]
    found = [Term(name, round(mean, 2)) for name, mean in means if abs(mean) >= LEAST_TERM]
    return sorted(found, key=lambda term: -abs(term.difference))[:3]


def expected_line(game: Game, answer: Answer, better: int, value: Value) -> list[Step]:
    """Return the answers that the players expect after the better one, until something is drawn or shown."""
    state = game.imagine(View(answer.before, answer.seat), Pcg32(seed_of(5, answer.number)))
    steps: list[Step] = []
    option = better
    while len(steps) < LONGEST:
        steps.append(Step(state.seat, game.space.option(option).notation))
        known = state.chance.draws + state.reveals
        state.answer(option)
        if state.seat < 0 or state.chance.draws + state.reveals != known:
            break
        option = likeliest(state, value)
    return steps


def likeliest(state: State, value: Value) -> int:
    """Return the answer that the players expect."""
    return state.asked[int(value.playing_on([state])[1][0].argmax())]
