"""The end of a game tells its story."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come

BOT = {"kind": "bot", "level": 2}


def test_an_ending_shows_winner_points_and_decisive_moments(come: Come) -> None:
    ada = come()
    table = ada.new_table("hit-z-road", [BOT, BOT]).split("?")[0]
    expect(ada.page.get_by_test_id("results")).to_be_visible()
    expect(ada.page.get_by_test_id("results").get_by_role("heading", name=re.compile("wins"))).to_be_visible()
    expect(ada.page.get_by_role("img", name=re.compile("chance to win, by round"))).to_be_visible()
    # The curve can be read as a table, and what decided it leads into the replay.
    rows = ada.page.locator(".chart table tbody tr")
    assert rows.count() > 3
    moments = ada.page.get_by_role("link", name=re.compile("Look at moment"))
    assert 1 <= moments.count() <= 3
    expect(ada.page.get_by_text("Zombies killed")).to_be_visible()
    assert ada.violations() == []
    moments.first.click()
    expect(ada.page).to_have_url(re.compile(rf"/replay/{table}\?ply=\d+"))


@pytest.mark.parametrize("seats", [2, 4])
def test_an_ending_needs_no_scroll_at_1280x720(come: Come, seats: int) -> None:
    ada = come(size=(1280, 720))
    ada.new_table("hit-z-road", [BOT] * seats)
    expect(ada.page.locator(".recap")).to_be_visible()
    for part in (".ending .story", ".ending .who", ".ending .how"):
        seen, whole = ada.page.locator(part).evaluate("it => [it.clientHeight, it.scrollHeight]")
        assert whole <= seen + 1, part
    # It takes the places of the question and of the log, which opens beside it.
    expect(ada.question).to_have_count(0)
    log = ada.page.get_by_role("log", name="Log", exact=True)
    expect(log).to_have_count(0)
    ada.page.get_by_role("button", name="Log and chat").click()
    expect(log).to_be_visible()


def test_a_solo_ending_shows_what_was_lost_and_reached(come: Come) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    ada.new_table("tower-defense", [BOT])
    expect(ada.page.get_by_test_id("results")).to_be_visible()
    expect(ada.page.get_by_role("heading", name=re.compile(r"You held (out|the fortress)"))).to_be_visible()
    expect(ada.page.get_by_text(re.compile("You reached the .* wave"))).to_be_visible()
    expect(ada.page.get_by_text("Nobody wins.", exact=True)).to_have_count(0)
    assert ada.violations() == []
