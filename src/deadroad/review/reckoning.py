"""Computes the luck, play and rest of every answer of a finished game."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Final

import numpy as np

from deadroad.kernel.chance import Pcg32
from deadroad.kernel.game import Game
from deadroad.kernel.record import Record
from deadroad.kernel.view import View
from deadroad.review.comparison import (
    FEW_GLANCED,
    FEW_PLIES,
    GLANCED,
    PLIES,
    SCAN,
    Comparison,
    Shortlist,
    shortlist,
)
from deadroad.review.judging import Verdict, at_first_sight, judged
from deadroad.review.kinds import chapter_of
from deadroad.review.line import Answer, Line, line
from deadroad.review.moments import moments
from deadroad.review.playouts import FARTHEST
from deadroad.review.prospects import gain, prospect
from deadroad.review.report import FORMAT, Judgement, PlyReview, Report
from deadroad.review.scale import Scale, scale
from deadroad.review.summary import summarise
from deadroad.review.value import BATCH, Numbers, Value, value_of
from deadroad.review.worlds import Deal, seed_of

DEALS: Final = 100  # fresh deals whose mean value is the start
OUTLINED: Final = 1500  # most positions of the first curve
# Worlds for each answer by the length of the game: a review of the longest takes about a minute.
BY_LENGTH: Final = ((400, 16), (800, 8), (1200, 6), (2000, 3), (2500, 2))
FEWEST: Final = 1
LUCKS: Final = 4  # times as many re-deals show what luck could have brought: one look at each is cheap
# With so few worlds, an answer that everything speaks for is not compared with others, and one that is best
# from its seat's view is not looked at again with all cards open. Fewer answers are played on.
HASTY: Final = 4
# With the fewest worlds, an answer that looks hardly worse than the best one is not compared either, and no
# answer is looked at again with all cards open. Of the longest games only a sample of answers is compared.
HARDLY: Final = 0.05
LONG: Final = 5000  # answers; of a game of 10,000, every second answer can be compared
FEWEST_TRIALS: Final = 2  # effort for playouts
PLAYOUTS: Final = 12  # after one answer, for each one of the effort, about

Progress = Callable[[int, int], None]  # plies done, plies in all; it may raise to stop the review


def reckon(
    record: Record, worlds: int | None = None, progress: Progress | None = None, value: Value | None = None
) -> Report:
    """Review a finished game. The same record, worlds and value function give the same report.

    `worlds` is how many re-deals each answer is played in; by default it depends on the length of the game.
    Raises BadRecord if the record is broken, unfinished or of other rules.
    """
    return Reckoning(line(record), worlds, value).run(progress)


def sketch(record: Record, value: Value | None = None) -> Report:
    """Return the first curve: values of all positions, without luck and play (everything is `rest`)."""
    return Reckoning(line(record), 0, value).outline()


class Reckoning:
    """A review in progress."""

    def __init__(self, known: Line, worlds: int | None = None, value: Value | None = None) -> None:
        self.line = known
        self.game: Game = known.game
        self.value = value or value_of(self.game)
        self.scale: Scale = scale(self.game.name)
        self.worlds = default_worlds(len(known.answers)) if worlds is None else worlds
        self.trials = self.ration() if worlds is None else self.worlds
        if self.worlds < SCAN:
            self.trials = 0
        self.seed = int(known.match.commitment[:15], 16)
        self.every = math.ceil(len(known.answers) / LONG)  # one in so many answers can be compared
        self.start = self._start()
        self.errors: list[float] = []
        self.valued: list[tuple[Numbers, list[list[float]]]] = []  # the curve so far, in batches
        self.noise = self.start * 0.0  # variance of each seat's summed luck, because re-deals are a sample
        self.glanced = 0  # answers that were judged at first sight

    @cached_property
    def curve(self) -> tuple[Numbers, list[list[float]]]:
        """The shares and the points before every answer and at the end."""
        while not self.value_positions():
            pass
        return np.concatenate([shares for shares, _ in self.valued]), [
            one for _, points in self.valued for one in points
        ]

    def value_positions(self) -> bool:
        """Value some more positions of the curve. Return whether all have been valued."""
        first = sum(len(points) for _, points in self.valued)
        end = len(self.line.answers) + 1
        if first < end:
            self.valued.append(self._curve(range(first, min(end, first + BATCH))))
        return first + BATCH >= end

    @property
    def values(self) -> Numbers:
        """The shares before every answer and at the end."""
        return self.curve[0]

    def _curve(self, places: Sequence[int]) -> tuple[Numbers, list[list[float]]]:
        answers = self.line.answers
        return self.value.curve([answers[at].before if at < len(answers) else self.line.end for at in places])

    def _start(self) -> Numbers:
        states = []
        for at in range(DEALS):
            state = self.game.start(
                self.line.match.seats, self.line.match.settings, Pcg32(seed_of(self.seed, 1, at))
            )
            state.settle()
            states.append(state)
        found: Numbers = self.value.shares(states).mean(axis=0)
        return found

    def ration(self) -> int:
        """Return the effort for the playouts of an answer that keeps all of them within the game's limit."""
        total = len(self.line.answers)
        choices = [at for at, answer in enumerate(self.line.answers) if len(answer.before.asked) > 1]
        ahead = sum(min(FARTHEST, total - at) for at in choices)
        return max(FEWEST_TRIALS, min(self.worlds, self.scale.playouts // max(1, PLAYOUTS * ahead)))

    def run(self, progress: Progress | None = None) -> Report:
        """Review every answer."""
        total = len(self.line.answers)
        plies: list[PlyReview] = []
        for at in range(total):
            if progress is not None:
                progress(at, total)
            plies.append(self.ply(at))
        if progress is not None:
            progress(total, total)
        return self.report(plies)

    def ply(self, at: int) -> PlyReview:
        """Review one answer."""
        answer = self.line.answers[at]
        state, game = answer.before, self.game
        redeal = partial(game.redeal, state)
        before, after = self.values[at], self.values[at + 1]
        seed = seed_of(self.seed, 2, at)
        played = prospect(self.value, redeal, answer.option, LUCKS * self.worlds, seed, after)
        best, judgement = self.compare(at, answer)
        expected = played.mean
        lost, error = self.start * 0.0, 0.0
        if best != answer.option:
            # The best answer is valued as the played one is: by the same function in the same re-deals.
            other = prospect(self.value, redeal, best, LUCKS * self.worlds, seed)
            more, doubt = gain(other, played, answer.seat)
            if more[answer.seat] > 0.0:
                lost, error = more, doubt
        self.errors.append(error)
        self.noise = self.noise + played.errors**2
        return PlyReview(
            number=answer.number,
            seat=answer.seat,
            notation=answer.notation,
            question=state.stack[-1].prompt(state).kind,
            before=before.tolist(),
            after=after.tolist(),
            luck=(after - expected).tolist(),
            play=(-lost).tolist(),
            rest=(expected + lost - before).tolist(),
            points=self.curve[1][at + 1],
            worlds=0 if played.quiet else len(played.rows),
            exact=played.exact,
            judgement=judgement,
            chapter=chapter_of(game.name, state),
        )

    def compare(self, at: int, answer: Answer) -> tuple[int, Judgement | None]:
        """Compare an answer with others: with all cards open, and in worlds that its seat could imagine.

        Return the best one with all cards open, and the judgement. Without secrets the two comparisons are
        the same.
        """
        state, game = answer.before, self.game
        options = list(state.asked)
        if len(options) == 1:
            return answer.option, None
        seed = seed_of(self.seed, 3, at)
        imagine = partial(game.imagine, View(state, answer.seat))
        hasty, longest = self.worlds <= HASTY, self.worlds <= FEWEST
        glanced = FEW_GLANCED if longest else GLANCED
        short = shortlist(self.value, imagine, options, answer.option, seed, glanced)
        if hasty and (short.clear or (longest and (short.behind < HARDLY or at % self.every))):
            self.glanced += 1
            return answer.option, at_first_sight(answer.notation, short)
        own = self._verdict(imagine, short, answer, seed, self.trials)
        referee = own
        found_best = own.best == answer.option
        hidden = state.secret_part(answer.seat) is not None and self.worlds > FEWEST
        if hidden and not (hasty and found_best):
            referee = self._verdict(partial(game.redeal, state), short, answer, seed_of(seed, 4), trials=0)
        drawn = options[seed % len(options)]
        return referee.best, judged(game.space, own, drawn, referee.network_cost, self.scale)

    def _verdict(self, deal: Deal, short: Shortlist, answer: Answer, seed: int, trials: int) -> Verdict:
        plies = FEW_PLIES if self.worlds <= HASTY else PLIES
        comparison = Comparison(self.value, deal, answer.option, answer.seat, seed, plies)
        return Verdict(comparison, short, self.scale, self.worlds, trials)

    def outline(self) -> Report:
        """Return only the curve. In a long game it has a part of the positions, evenly spread."""
        total = len(self.line.answers)
        places = [*range(0, total, 1 + total // OUTLINED), total]
        values, points = self.curve if len(places) > total else self._curve(places)
        plies: list[PlyReview] = []
        for at, place in enumerate(places[1:]):
            answer = self.line.answers[place - 1]
            nothing = [0.0] * len(values[at])
            plies.append(
                PlyReview(
                    number=answer.number,
                    seat=answer.seat,
                    notation=answer.notation,
                    question=answer.before.stack[-1].prompt(answer.before).kind,
                    before=values[at].tolist(),
                    after=values[at + 1].tolist(),
                    luck=nothing,
                    play=nothing,
                    rest=(values[at + 1] - values[at]).tolist(),
                    points=points[at + 1],
                    worlds=0,
                    exact=False,
                )
            )
        return self._report(plies, values[0], [0.0] * len(plies), complete=False)

    def report(self, plies: list[PlyReview]) -> Report:
        """Return the report of a game all of whose answers have been reviewed."""
        return self._report(plies, self.values[0], self.errors, complete=True)

    def _report(
        self, plies: list[PlyReview], dealt: Numbers, errors: list[float], *, complete: bool
    ) -> Report:
        match = self.line.match
        outcome = match.outcome
        assert outcome is not None
        start, deal = self.start.tolist(), (dealt - self.start).tolist()
        return Report(
            format=FORMAT,
            game=self.game.name,
            rules=match.header.rules,
            seats=match.seats,
            settings=dict(match.settings),
            commitment=match.commitment,
            value=self.value.stamp,
            worlds=self.worlds,
            complete=complete,
            glanced=self.glanced,
            start=start,
            deal=deal,
            why=outcome.why,
            winners=list(outcome.winners),
            plies=plies,
            moments=moments(self.line, plies, self.value) if complete else [],
            summary=[
                summarise(seat, start, deal, plies, errors, self.scale, noise=math.sqrt(self.noise[seat]))
                for seat in range(match.seats)
            ],
        )


def default_worlds(answers: int) -> int:
    """Return how many worlds each answer of a game of this length is played in."""
    return next((worlds for most, worlds in BY_LENGTH if answers <= most), FEWEST)
