"""The tutorial of each game: every step asked for is answered, other answers are explained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect

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
    expect(ada.page.locator(".seat.me .name")).to_have_text(re.compile("^(You|Vous|Tu)$"))
    texts: list[str] = []
    step = 0
    strayed = False
    while True:
        ada.page.wait_for_selector(
            f"[data-asked][data-step='{step}'], [data-reads][data-step='{step}'], .done"
        )
        texts.append(lesson.inner_text())
        if ada.page.locator(".done").count():
            break
        if ada.page.locator("[data-reads]").count():
            lesson.get_by_role("button").click()
        else:
            if not strayed:
                strayed = goes_astray(ada, lesson.inner_text())
            follow(ada)
        step += 1
    assert step >= FEWEST
    assert strayed
    assert len(set(texts)) == len(texts)
    assert not [text for text in texts if "lesson-" in text]
    assert ada.violations() == []
    assert lesson.locator(".done > *").last.get_attribute("href") == f"/new/{game}"


def follow(ada: Player) -> None:
    """Do what the lesson asks for: in the dialog of amounts, in the bar, or on the board."""
    marked = ada.page.locator("[data-mix-go], .answers .hinted, .board-frame [data-hinted][data-lit]")
    for _ in range(4):
        expect(marked.first).to_be_visible()
        found = ada.page.locator("[data-mix-go], .answers .hinted")
        if not found.count():
            found = ada.page.locator(".board-frame [data-hinted][data-lit]")
        try:
            found.first.click(timeout=5000)
        except Error:
            continue  # it was in a list that was closing
        return
    raise AssertionError("what the lesson asks for cannot be clicked")


def goes_astray(ada: Player, before: str) -> bool:
    """Give another answer than the lesson asks for, where there is one: it is explained, not taken."""
    ada.page.keyboard.press("a")
    others = ada.page.locator(".answers [data-notation]:not(.hinted)")
    if not others.count():
        ada.page.keyboard.press("Escape")
        return False
    others.first.click()
    expect(ada.page.get_by_test_id("lesson")).not_to_have_text(before)
    assert ada.page.locator(".answers .hinted, [data-mix-go], [data-hinted]").count() >= 1
    return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tutorial_has_its_words_and_fits_on_a_phone(come: Come, language: str) -> None:
    ada = come(size=(390, 844), language=language)
    for game in GAMES:
        ada.page.goto(f"/tutorial/{game}")
        expect(ada.page.get_by_test_id("lesson")).not_to_contain_text("lesson-")
        assert ada.page.locator("html").get_attribute("lang") == language
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
        if game == "hit-z-road":  # a bot begins: its plate is in sight beside the own one, which stays whole
            assert (
                ada.page.evaluate("document.querySelector('[data-ref=\"seat:0\"]').parentElement.scrollLeft")
                == 0
            )


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["desktop", "phone"])
def test_a_first_game_tip_is_shown_once_and_closes_on_a_tap(come: Come, size: tuple[int, int]) -> None:
    ada = come(size=size, tips=True)
    ada.new_table("tower-defense", [{"kind": "me"}])
    tip = ada.page.get_by_test_id("first-tip")
    expect(tip).to_contain_text("middle bastion")
    # It covers nothing that can be tapped: it has its own row, or stands below the log.
    box = tip.bounding_box()
    assert box is not None
    for thing in ada.page.locator("[data-lit], .answers button").all():
        other = thing.bounding_box()
        assert (
            other is None
            or other["x"] + other["width"] <= box["x"] + 1
            or other["y"] + other["height"] <= box["y"] + 1
            or other["y"] >= box["y"] + box["height"] - 1
        )
    assert ada.violations() == []
    tip.get_by_role("button").first.click()
    expect(tip).to_have_count(0)
    ada.page.locator("[data-ref='bastion:2'][data-lit]").click()
    expect(tip).to_contain_text("warehouse")
    ada.page.reload()
    expect(tip).to_contain_text("warehouse")
    tip.get_by_role("button", name="No tips").click()
    expect(tip).to_have_count(0)
    ada.page.reload()
    ada.page.wait_for_selector("[data-asked]")
    expect(tip).to_have_count(0)


def test_a_first_game_tip_stays_while_the_same_is_asked_again(come: Come) -> None:
    ada = come(size=(1440, 900), tips=True)
    ada.new_table("zombietown", [{"kind": "me"}, {"kind": "bot", "level": 1}])
    ada.waits()
    board = ada.page.get_by_role("region", name="Board")
    size = board.bounding_box()
    ada.page.locator("[data-ref='house:K'][data-lit]").click()
    tip = ada.page.get_by_test_id("first-tip")
    expect(tip).to_contain_text("Guns score zombies")
    card = ada.page.locator(".hand .card").last
    before, ply = card.bounding_box(), ada.ply
    ada.page.locator(".hand .card[data-lit]").first.click()
    ada.page.wait_for_selector(f"[data-table]:not([data-ply='{ply}'])")
    ada.waits()
    expect(tip).to_contain_text("Guns score zombies")
    assert card.bounding_box() == before
    # While the log is open, the board keeps its size as tips come and go, and the log shows its last line.
    last = ada.page.get_by_role("log", name="Log", exact=True).locator("[data-line]").last
    expect(last).to_be_in_viewport(ratio=1)
    tip.get_by_role("button", name="No tips").click()
    expect(tip).to_have_count(0)
    assert board.bounding_box() == size
