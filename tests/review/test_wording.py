"""Reports in words and as a page, in every language."""

from __future__ import annotations

import re
from functools import cache

import pytest
from msgspec.structs import replace

from deadroad.content.texts import LANGUAGES, keys
from deadroad.review import Grade, MomentKind, Report, reckon
from deadroad.review.page import page
from deadroad.review.report import Step
from deadroad.review.wording import FOLDER, Wording
from tests.review.games import recorded


@cache
def report() -> Report:
    """A game of bots that answer at random: there is something to say."""
    return reckon(recorded("lanterns", 3, 2, "random"), worlds=4)


def test_every_language_has_every_text() -> None:
    english = keys(FOLDER, "texts", "en")
    for language in LANGUAGES:
        assert keys(FOLDER, "texts", language) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_and_moment_is_put_into_words(language: str) -> None:
    wording = Wording(report(), language)
    assert {moment.kind for moment in report().moments} == set(MomentKind)
    for seat in range(report().seats):
        assert len(wording.seat(seat)) >= 4
    for moment in report().moments:
        lines = wording.moment(moment)
        assert wording.names[moment.seat] in lines[0]
        assert (len(lines) > 1) == (moment.kind is MomentKind.PLAY)
    assert all(wording.grade(grade) for grade in Grade)


def test_names_and_numbers_agree_with_the_words_around_them() -> None:
    names = ["Ada", "Igor", "Otto"]
    assert "Résultat d’Ada" in Wording(report(), "fr", names).seat(0)[0]
    lucky = next(moment for moment in report().moments if moment.kind is MomentKind.LUCK)
    told = Wording(report(), "it", ["Ada"] * 3).moment(lucky)[0]
    assert "ad Ada" in told
    alone = replace(report(), worlds=1)
    assert "in 1 possible deal." in Wording(alone, "en").notes()[0]
    assert "in 4 possible deals." in Wording(report(), "en").notes()[0]


def test_there_are_at_most_five_moments_in_the_order_of_play() -> None:
    found = [moment.at for moment in report().moments]
    assert 0 < len(found) <= 5
    assert found == sorted(set(found))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_self_contained_and_accessible(language: str) -> None:
    text = page(report(), language, ["Ann", "Bob", "<Eve>"])
    assert f'<html lang="{language}">' in text
    assert not re.search(r"(src|href)=|url\(|<script", text)
    assert "<Eve>" not in text
    assert "&lt;Eve&gt;" in text
    assert text.count('role="img"') == report().seats == text.count("<desc")
    assert "prefers-color-scheme: dark" in text
    assert text.count("<tr>") > len(report().plies)


def test_a_row_of_answers_has_the_punctuation_of_its_language() -> None:
    answer = report().moments[0].played
    row = [Step(0, answer), Step(1, answer)]
    assert re.fullmatch(r"Seat 1: .+[^\u00a0]; Seat 2: .+", Wording(report(), "en").line(row))
    assert re.fullmatch(r"Place 1\u00a0: .+\u00a0; Place 2\u00a0: .+", Wording(report(), "fr").line(row))
