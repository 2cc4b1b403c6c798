"""A report in sentences, in any of the languages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from deadroad.content.texts import Texts
from deadroad.games import game
from deadroad.kernel.question import Value
from deadroad.kernel.words import Words
from deadroad.review.report import Grade, Moment, MomentKind, Report, Step, Term

FOLDER: Final = Path(__file__).parent


class Wording:
    """The words of one report. Names are those of the seats; without them seats are numbered."""

    def __init__(self, report: Report, language: str, names: Sequence[str] = ()) -> None:
        self.report = report
        self.game = game(report.game)
        self.words: Words = self.game.words(language)
        self.texts = Texts(language, {}, FOLDER)
        numbered = [self.words.say("seat-name", {"number": seat + 1}) for seat in range(report.seats)]
        self.names = list(names) or numbered

    def say(self, key: str, values: dict[str, Value] | None = None) -> str:
        """Return a text of the review."""
        return self.texts.say(key, values)

    @property
    def title(self) -> str:
        """What the review is called."""
        return self.say("review-title", {"game": self.words.say("title")})

    def share(self, share: float, *, sign: bool = False) -> str:
        """Return a share of wins in per cent; with `sign` as a change."""
        number = f"{100 * share + 0.0:+.1f}" if sign else f"{100 * share + 0.0:.1f}"
        number = number.replace("-", "−")
        if self.texts.language != "en":
            number = number.replace(".", ",")
        return self.say("review-percent", {"value": number})

    def answer(self, notation: str) -> str:
        """Return an answer as it is offered at the table."""
        option = self.game.space.option(self.game.space.parse(notation))
        return self.words.option(option, self.names)

    def grade(self, grade: Grade) -> str:
        """Return the name of a grade."""
        return self.say(f"grade-{grade.value}")

    def seat(self, seat: int) -> list[str]:
        """Return the sentences about a seat's game."""
        found = self.report.summary[seat]
        lines = [
            self.say(
                "review-result",
                {
                    "seat": self.names[seat],
                    "result": self.share(found.result),
                    "start": self.share(found.start),
                },
            )
        ]
        if not self.report.complete:
            return [*lines, self.say("page-incomplete")]
        lines += [
            self.say(
                "review-parts",
                {
                    "luck": self.share(found.luck, sign=True),
                    "play": self.share(found.own_play, sign=True),
                    "low": self.share(found.low, sign=True),
                    "high": self.share(found.high, sign=True),
                    "others": self.share(found.others_play, sign=True),
                    "rest": self.share(found.rest, sign=True),
                },
            ),
            self.say("review-without-luck", {"share": self.share(found.without_luck)}),
        ]
        if found.accuracy is not None:
            accuracy = f"{found.accuracy:.0f}"
            lines.append(self.say("review-accuracy", {"accuracy": accuracy, "count": found.decisions}))
        lines.append(self.level(seat))
        if abs(found.unknowable) >= 0.005:
            lines.append(self.say("review-unknowable", {"share": self.share(found.unknowable, sign=True)}))
        return lines

    def notes(self) -> list[str]:
        """Return how the review was made."""
        report = self.report
        lines = [self.say("page-stamp", {"value": report.value, "worlds": report.worlds})]
        if report.glanced:
            lines.append(self.say("page-glanced", {"count": report.glanced}))
        return lines

    def level(self, seat: int) -> str:
        """Return which level of the bots a seat played like."""
        found = self.report.summary[seat]
        if found.level is None or found.level_low is None or found.level_high is None:
            return self.say("review-no-level")
        ends = {"level": found.level, "low": found.level_low, "high": found.level_high}
        return self.say("review-level", {name: f"{value:.0f}" for name, value in ends.items()})

    def moment(self, moment: Moment) -> list[str]:
        """Return what happened in a moment, what was better and why."""
        seat, played = self.names[moment.seat], self.answer(moment.played)
        ply = self.report.plies[moment.at]
        if moment.kind is MomentKind.LUCK:
            key = "review-lucky" if moment.swing > 0 else "review-unlucky"
            swing = self.share(abs(moment.swing))
            values: dict[str, Value] = {
                "seat": seat,
                "player": self.names[ply.seat],
                "played": played,
                "swing": swing,
            }
            return [self.say(key, values)]
        found = ply.judgement
        assert found is not None
        values = {
            "seat": seat,
            "played": played,
            "cost": self.share(found.cost),
            "low": self.share(found.low),
            "high": self.share(found.high),
            "grade": self.grade(found.grade),
        }
        lines = [
            self.say("review-played", values),
            self.say("review-better", {"better": self.answer(moment.better)}),
            *self._terms(moment.terms),
        ]
        if len(moment.line) > 1:
            lines.append(self.say("review-line", {"line": self.line(moment.line)}))
        if abs(found.unknowable) >= 0.01:
            lines.append(self.say("review-hidden", {"cost": self.share(found.cost + found.unknowable)}))
        return lines

    def _terms(self, terms: list[Term]) -> list[str]:
        if not terms:
            return [self.say("review-no-terms")]
        lines: list[str] = []
        for key, wanted in (("review-because", 1), ("review-although", -1)):
            named = [term for term in terms if term.difference * wanted > 0]
            if named:
                words = ", ".join(self.words.say(f"term-{term.name}") for term in named)
                lines.append(self.say(key, {"terms": words}))
        return lines

    def line(self, steps: list[Step]) -> str:
        """Return a row of answers, with the punctuation of the language."""
        between, after = ("\u00a0; ", "\u00a0: ") if self.texts.language == "fr" else ("; ", ": ")
        return between.join(f"{self.names[step.seat]}{after}{self.answer(step.notation)}" for step in steps)
