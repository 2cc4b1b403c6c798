"""The review of a finished game at the table."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Come
from tests.e2e.player import Player

BOT = {"kind": "bot", "level": 1}
CLUMSY = {"kind": "bot", "level": 0}


def test_a_review_can_be_left_and_reopened(come: Come) -> None:
    ada = come()
    table = ada.new_table("hit-z-road", [BOT, BOT], settings={}).split("?")[0]
    expect(ada.page.get_by_test_id("results")).to_be_visible()
    ada.page.get_by_role("link", name="Review").click()
    review = ada.page.get_by_test_id("review")
    # It begins without another click.
    expect(review).to_have_attribute("data-state", re.compile("running|done"))
    # The curve is there before the rest, and the review goes on while nobody looks.
    expect(ada.page.get_by_role("img", name=re.compile("chance to win"))).to_be_visible()
    ada.page.goto("/about")
    ada.page.goto(f"/replay/{table}?tab=review")
    expect(review).to_have_attribute("data-state", "done", timeout=180_000)
    parts = r"Luck.*[+−]\d+%.*[+−]\d+% \([+−]\d+% to .*Result.*Result without luck\s*−?\d+"
    expect(ada.page.get_by_test_id("review-sum")).to_contain_text(re.compile(parts, re.DOTALL))
    ada.page.get_by_text("Points to expect", exact=True).click()
    expect(ada.page.get_by_role("img", name=re.compile("points to expect, by round"))).to_be_visible()
    expect(ada.page.get_by_role("heading", name="The moments that mattered")).to_be_visible()
    assert ada.page.locator(".chart table tbody tr").count() > 2
    assert ada.violations() == []
    # A moment leads to its position.
    moments = ada.page.get_by_role("button", name=re.compile("Show moment"))
    assert 0 < moments.count() <= 5
    moments.first.click()
    expect(ada.page).to_have_url(re.compile(r"ply=\d+&seat=all"))


def test_a_review_on_a_phone_is_seen_at_once_and_leads_to_the_board_and_back(come: Come) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    ada.new_table("hit-z-road", [CLUMSY, CLUMSY], settings={})
    expect(ada.page.get_by_test_id("results")).to_be_visible()
    ada.page.get_by_role("link", name="Review").tap()
    review = ada.page.get_by_test_id("review")
    expect(review).to_have_attribute("data-state", re.compile("running|done"))
    expect(review).to_be_in_viewport()
    expect(review).to_have_attribute("data-state", "done", timeout=180_000)
    moment = ada.page.get_by_role("button", name=re.compile("Show moment")).first
    moment.tap()
    board = ada.page.locator(".board-frame")
    expect(board).to_be_in_viewport(ratio=0.9)
    ada.page.get_by_role("tab", name="Review").tap()
    expect(moment).to_be_in_viewport()


def test_a_mistake_becomes_an_exercise_against_bots(come: Come) -> None:
    ada = come()
    table = ada.new_table("hit-z-road", [CLUMSY, CLUMSY], settings={}).split("?")[0]
    expect(ada.page.get_by_test_id("results")).to_be_visible()
    ada.page.goto(f"/replay/{table}?tab=review")
    ada.page.get_by_role("button", name="Review this game").click()
    review = ada.page.get_by_test_id("review")
    expect(review).to_have_attribute("data-state", "done", timeout=180_000)
    exercise = ada.page.get_by_test_id("exercise").first
    exercise.get_by_role("button", name="Exercise 1").click()
    expect(ada.page).to_have_url(re.compile(r"ply=\d+&seat=0"))
    exercise.locator(".answers button").first.click()
    expect(exercise.get_by_role("status")).to_have_text(re.compile("Right|Nearly|costs"))
    assert ada.violations() == []
    tries(ada, exercise.get_by_role("button", name="Try it from here"))
    # So is a moment that mattered.
    ada.page.goto(f"/replay/{table}?tab=review")
    tries(ada, ada.page.get_by_role("button", name=re.compile("Try moment")).first)


def tries(ada: Player, button: Locator) -> None:
    """Go on from a position of the review and give the first answer there."""
    button.click()
    expect(ada.page).to_have_url(re.compile("/table/"))
    assert ada.waits() == "asked"
    before = ada.ply
    assert before > 0
    ada.answer(random.Random(3))
    assert ada.ply > before


def test_the_account_page_separates_luck_from_skill(come: Come) -> None:
    ada = come()
    ada.new_table("hit-z-road", [BOT, BOT])
    ada.page.goto("/me")
    expect(ada.page.get_by_role("heading", name="Luck and skill")).to_be_visible()
    expect(ada.page.get_by_text("Review a finished game to see here")).to_be_visible()
    assert ada.violations() == []
    kind = {
        "chapter": "hit-z-road/bidding",
        "decisions": 9,
        "luck": 0.1,
        "play": -0.1,
        "cost": 0.1,
        "stake": 1,
    }
    game = {"id": "a", "game": "hit-z-road", "low": -0.2, "high": 0, "accuracy": 90, "level": 3}
    games = [
        {
            **game,
            "id": f"g{at}",
            "at": at,
            "result": 0.5,
            "luck": 0.4 - at / 10,
            "play": -0.1,
            "kinds": [kind],
        }
        for at in range(3)
    ]
    ada.page.route("**/api/me/reviews", lambda route: route.fulfill(json=games))
    ada.page.reload()
    expect(ada.page.get_by_text("on average over 3 reviewed games")).to_be_visible()
    expect(ada.page.get_by_text("Result without luck")).to_be_visible()
    expect(ada.page.get_by_role("img", name=re.compile("Luck and own play, game by game"))).to_be_visible()
    expect(ada.page.get_by_text("By kind of decision")).to_be_visible()
    assert ada.violations() == []


def test_a_game_that_cannot_be_reviewed_says_why(come: Come) -> None:
    ada = come()
    table = ada.new_table("hit-z-road", [BOT, BOT], settings={}).split("?")[0]
    expect(ada.page.get_by_test_id("results")).to_be_visible()
    failed = {"state": "failed", "why": "the game is not over: only finished games are reviewed"}
    ada.page.route("**/api/records/*/review", lambda route: route.fulfill(json=failed))
    ada.page.goto(f"/replay/{table}?tab=review")
    expect(ada.page.get_by_test_id("review")).to_contain_text("can’t be reviewed. the game is not over")
