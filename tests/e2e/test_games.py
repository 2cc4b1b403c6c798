"""A whole game of each kind by clicking highlighted things, with every answer visible."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import deadroad
from tests.e2e.conftest import Come
from tests.e2e.sight import SIZES, Sight

GAMES = [name for name in deadroad.games() if name != "lanterns"]
# What makes a game short.
SHORT: dict[str, dict[str, Any]] = {
    "zombies": {"goal": "5", "rounds": "30", "turns": "30"},
    "zombietown": {"days": "2"},
}
MOST_ANSWERS = 700


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_shows_every_answer_on_screen(come: Come, game: str, *, long: bool) -> None:
    ada = come(size=SIZES[0])
    sight = Sight(ada, every=long)
    ada.home()
    title = deadroad.info(game)["title"]
    card = ada.page.locator(".game", has=ada.page.get_by_role("heading", name=title, exact=True))
    if game in SHORT:
        card.get_by_role("link", name="Set-up").click()
        ada.page.get_by_text("More", exact=True).click()
        for name, value in SHORT[game].items():
            ada.page.locator(f"#set-{name}").fill(value)
        ada.page.get_by_role("button", name="Start").click()
    else:
        card.get_by_role("button", name=re.compile("Play now")).click()
    luck = random.Random(game)
    for _ in range(MOST_ANSWERS):
        if ada.waits() == "results":
            break
        sight.look()
        ada.answer(luck)
    results = ada.page.get_by_test_id("results")
    expect(results.locator(".verdict")).to_be_visible()
    if deadroad.info(game)["seats"][1] > 1:  # alone one has won or lost, and that is all
        expect(results.get_by_role("table")).to_be_visible()
    assert ada.violations() == []


def test_a_game_without_a_board_is_played_on_the_generic_board(come: Come) -> None:
    ada = come()
    ada.new_table("lanterns", [{"kind": "me"}, {"kind": "bot", "level": 1}])
    luck = random.Random(1)
    for _ in range(200):
        ada.page.wait_for_selector(".answers [data-notation], [data-testid=results]")
        if ada.page.get_by_test_id("results").count():
            break
        ada.answer(luck)
    expect(ada.page.get_by_test_id("results")).to_be_visible()
    assert ada.violations() == []


def test_a_tile_in_hand_is_previewed_turned_and_laid_with_one_click(come: Come) -> None:
    ada = come()
    ada.new_table("zombies", [{"kind": "me"}, {"kind": "bot", "level": 1}])
    luck = random.Random(2)
    places = ada.page.locator("[data-ref^='spot:'][data-lit][data-with]")
    spot = places.last
    for _ in range(80):
        assert ada.waits() == "asked"
        kind = [said for said in ada.heard if said["type"] == "moment"][-1]["question"]["kind"]
        if kind == "lay":
            spot.wait_for()
            spot.hover()
            expect(ada.page.locator(".held.ghost")).to_be_visible()
            place, was = (spot.get_attribute(name) or "" for name in ("data-ref", "data-with"))
            reach = next(said for said in reversed(ada.heard) if said["type"] == "reach")
            ends = [end["name"] for chain in reach["chains"] for end in chain["ends"]]
            if len([name for name in ends if name.startswith(f"{place} ")]) > 1:
                break
        ada.answer(luck)
    ada.page.keyboard.press("r")
    expect(spot).not_to_have_attribute("data-with", was)
    ada.page.mouse.wheel(0, -100)
    expect(spot).to_have_attribute("data-with", was)
    ada.page.get_by_role("button", name="Turn the tile").click()
    expect(spot).not_to_have_attribute("data-with", was)
    turned = (spot.get_attribute("data-with") or "").split(":")[1]
    before = ada.ply
    spot.click()
    ada.page.wait_for_selector(f"[data-table]:not([data-ply='{before}'])")
    told = [event for said in ada.heard if said["type"] == "moment" for event in said["events"]]
    laid = [event for event in told if event["name"] == "tile-laid"][-1]
    assert str(laid["values"]["quarters"]) == turned
