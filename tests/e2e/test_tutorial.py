"""The tutorial of each game: every step asked for is answered, other answers are explained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import deadroad
from tests.e2e.conftest import Come
from tests.e2e.player import Player

DRAWN = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
# A game that nobody has drawn yet has no tutorial; one that is drawn has one.
GAMES = [name for name in deadroad.games() if (DRAWN / name.replace("-", "_") / "art.ts").exists()]
LANGUAGES = ("en", "fr", "it")
FEWEST = 10


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_leads_through_its_questions(come: Come, game: str) -> None:
    language = LANGUAGES[GAMES.index(game) % len(LANGUAGES)]
    ada = come(language=language)
    ada.page.goto(f"/tutorial/{game}")
    lesson = ada.page.get_by_test_id("lesson")
    texts = {lesson.inner_text()}
    expect(ada.page.locator(".seat.me .name")).to_have_text(re.compile("^(You|Vous|Tu)$"))
    lesson.get_by_role("button").click()
    assert ada.violations() == []
    step = 0
    strayed = False
    while True:
        ada.page.wait_for_selector(f"[data-asked][data-step='{step}'], .done")
        if ada.page.locator(".done").count():
            break
        texts.add(lesson.inner_text())
        hinted = ada.page.locator(".answers .hinted")
        expect(hinted).to_be_visible()
        if not strayed:
            strayed = goes_astray(ada, lesson.inner_text())
        hinted.click()
        step += 1
    assert step >= FEWEST
    assert strayed
    assert not [text for text in texts if "lesson-" in text]
    assert ada.violations() == []


def goes_astray(ada: Player, before: str) -> bool:
    """Give another answer than the lesson asks for, where there is one: it is explained, not taken."""
    ada.page.keyboard.press("a")
    others = ada.page.locator(".answers [data-notation]:not(.hinted)")
    if not others.count():
        ada.page.keyboard.press("Escape")
        return False
    others.first.click()
    expect(ada.page.get_by_test_id("lesson")).not_to_have_text(before)
    assert ada.page.locator("[data-step='0'], [data-step='1'], [data-step='2']").count() == 1
    return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(come: Come, language: str) -> None:
    ada = come(language=language)
    for game in GAMES:
        ada.page.goto(f"/tutorial/{game}")
        expect(ada.page.get_by_test_id("lesson")).not_to_contain_text("lesson-")
        assert ada.page.locator("html").get_attribute("lang") == language
