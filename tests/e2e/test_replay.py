"""Finished games: replay, link to a ply, charts, play on from here; and the rules page."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

import deadroad
from deadroad.games import game
from deadroad.kernel.story import grouped
from tests.e2e.conftest import Come
from tests.e2e.player import Player

ROAD = "hit-z-road"
BOTS = [{"kind": "bot", "level": 2}, {"kind": "bot", "level": 2}]


def watched(ada: Player) -> str:
    """Let two bots play to the end; return the table's id."""
    table = ada.new_table(ROAD, BOTS).split("?")[0]
    expect(ada.page.get_by_test_id("results")).to_be_visible()
    return table


def at(page: Page) -> int:
    return int((page.get_by_test_id("ply").inner_text()).split(" / ")[0])


def test_a_finished_game_is_stepped_through_shared_and_continued(come: Come) -> None:
    ada = come()
    table = watched(ada)
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.get_by_test_id("results")).to_be_visible()
    plies = at(ada.page)
    assert plies > 10
    assert ada.violations() == []
    ada.page.get_by_role("button", name="To the beginning").click()
    expect(ada.page.get_by_test_id("ply")).to_have_text(f"0 / {plies}")
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_test_id("ply")).to_have_text(f"2 / {plies}")
    ada.page.get_by_role("slider").fill("7")
    expect(ada.page.locator("[data-table][data-ply='7']")).to_be_visible()
    expect(ada.page).to_have_url(re.compile(r"ply=7"))
    # A stranger with the link sees the same step.
    eve = come("Eve")
    eve.page.goto(ada.page.url)
    expect(eve.page.get_by_test_id("ply")).to_have_text(f"7 / {plies}")
    expect(eve.page.locator("[data-table][data-ply='7']")).to_be_visible()
    ada.page.get_by_role("tab", name="Charts").click()
    expect(ada.page.get_by_role("img", name=re.compile("survivors over the game"))).to_be_visible()
    assert ada.violations() == []
    # The reason is shown, and the game can still be viewed.
    ada.page.route("**/play-on", lambda route: route.fulfill(status=409, json={"code": "too-many-tables"}))
    ada.page.get_by_role("button", name="Play on from here").click()
    expect(ada.page.get_by_role("alert")).to_have_text("You have too many open tables.")
    assert at(ada.page) == 7
    ada.page.unroute("**/play-on")
    ada.page.get_by_role("button", name="Play on from here").click()
    expect(ada.page).not_to_have_url(re.compile(table))
    assert ada.waits() == "asked"
    assert ada.ply == 7


def test_charts_are_shown_even_if_their_library_can_not_be_loaded(come: Come) -> None:
    ada = come()
    # uPlot fails like this in a browser with an unusual locale.
    broken = "throw new RangeError('Invalid language tag')"
    ada.page.route(
        "**/assets/plot-*.js", lambda route: route.fulfill(body=broken, content_type="text/javascript")
    )
    watched(ada)
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.get_by_role("tab", name="Charts").click()
    expect(ada.page.locator(".plot svg polyline").first).to_be_visible()


def test_a_phone_shows_board_line_and_steps_on_one_screen(come: Come) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    ada.new_table(ROAD, [*BOTS, BOTS[0]])
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.get_by_role("slider").fill("1")
    line = ada.page.locator(".ticker")
    expect(line).to_have_text(re.compile(r"(bids \d+|passes)\.$"))
    lower = [
        ada.page.locator(part).bounding_box()
        for part in (".position", ".ticker", ".steps", "[role=tab] >> nth=0")
    ]
    boxes = [box for box in lower if box]
    assert len(boxes) == len(lower)
    for above, below in pairwise(boxes):
        assert above["y"] + above["height"] <= below["y"] + 1
    assert boxes[-1]["y"] + boxes[-1]["height"] <= 844 + 1
    ada.page.get_by_role("tab", name="Charts").click()
    expect(ada.page.get_by_role("figure").first).to_be_in_viewport()
    # The page scrolls smoothly until the content of the tab is at the top.
    top = "document.querySelector('[role=tabpanel]').getBoundingClientRect().y"
    ada.page.wait_for_function(f"() => {top} >= 0 && {top} <= innerHeight / 4")


def test_secrets_are_shown_only_after_the_game(come: Come) -> None:
    ada, eve = come(), come("Eve")
    table = ada.new_table("lanterns", [{"kind": "me"}, {"kind": "hot"}], public=True).split("?")[0]
    # Running: no replay, for nobody.
    for player in (ada, eve):
        player.page.goto(f"/replay/{table}")
        expect(player.page.get_by_role("alert")).to_have_text("The game is not over yet.")
    ada.page.goto(f"/table/{table}")
    secret: set[str] = set()
    luck = random.Random(3)
    while (found := ada.waits()) != "results":
        if found == "cover":
            ada.page.get_by_test_id("cover").get_by_role("button").click()
            continue
        if len(secret) < 2:
            # Both answer for one screen: what is downloaded there has the secret answers of both.
            text = ada.page.request.get(f"/api/tables/{table}/record").text()
            assert not re.search(r"^\d+ \d -$", text, re.MULTILINE)
            secret |= set(re.findall(r"^\d+ (\d) keep", text, re.MULTILINE))
        ada.answer(luck)
    assert secret == {"0", "1"}
    eve.page.goto(f"/replay/{table}?ply=6")
    expect(eve.page.get_by_role("combobox")).to_have_value("all")
    eve.page.get_by_role("tab", name="What happened").click()
    expect(eve.page.get_by_test_id("secret")).to_have_count(2)
    assert eve.violations() == []
    eve.page.get_by_role("combobox").select_option("watch")
    expect(eve.page.get_by_test_id("secret")).to_have_count(0)
    expect(eve.page.get_by_test_id("screen")).not_to_contain_text("your cards")
    eve.page.get_by_role("combobox").select_option("1")
    expect(eve.page).to_have_url(re.compile(r"ply=6&seat=1"))
    expect(eve.page.get_by_test_id("screen")).to_contain_text("your cards")


@pytest.mark.parametrize(("name", "seats"), [(ROAD, 4), ("road-master", 6), ("zombietown", 4)])
def test_points_by_source_fit_on_a_phone(come: Come, name: str, seats: int) -> None:
    match = deadroad.new(name, seats=seats, seed=11)
    luck = random.Random(11)
    while match.seat is not None:
        match.answer(luck.choice(match.options()))
    ada = come(size=(390, 844), language="it")
    ada.page.goto("/replay")
    ada.page.get_by_role("textbox").fill(match.record())
    ada.page.get_by_role("button", name="Rivedi").click()
    result = ada.page.get_by_test_id("results")
    expect(result).to_be_visible()
    wide, room = result.locator(".scroll").evaluate("it => [it.scrollWidth, it.clientWidth]")
    assert wide <= room
    scores = match.outcome
    assert scores is not None
    for seat in range(len(scores.scores)):
        total = str(scores.total(seat)).replace("-", "\N{MINUS SIGN}")
        expect(result.locator(".total").filter(has_text=re.compile(f"^{total}$")).first).to_be_visible()
    assert ada.violations() == []


def test_a_replay_verifies_the_commitment_of_the_start(come: Come) -> None:
    ada = come(size=(390, 844))
    table = watched(ada)
    ada.page.get_by_role("button", name="Language, theme and more").click()
    ada.page.get_by_role("button", name="About this table").click()
    promised = ada.page.get_by_role("dialog").locator("code").inner_text()
    text = ada.page.request.get(f"/api/records/{table}/text").text()
    assert deadroad.verify(text).commitment == promised
    ada.page.goto(f"/replay/{table}")
    ada.page.get_by_role("tab", name="Proof").click()
    proof = ada.page.get_by_role("tabpanel", name="Proof")
    expect(proof).to_contain_text(promised)
    proof.get_by_role("button", name="Verify").click()
    expect(proof).to_contain_text("All in order: every answer was allowed")
    assert ada.violations() == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    changed = re.sub(r"^salt .", "salt z", text, flags=re.MULTILINE)
    ada.page.route("**/text", lambda route: route.fulfill(body=changed))
    proof.get_by_role("button", name="Verify").click()
    expect(proof).to_contain_text("Not in order")


def test_the_log_of_a_replay_matches_the_texts_of_the_engine(come: Come) -> None:
    ada = come(language="fr")
    table = watched(ada)
    text = ada.page.request.get(f"/api/records/{table}/text").text()
    match = deadroad.replay(text)
    words = game(ROAD).words("fr")
    names = ada.page.locator(".seat .name").all_inner_texts()
    ada.page.get_by_role("button", name="Journal et discussion").click()
    stories = {story.event: story for story in match.game.stories()}
    told = [
        words.story(stories[group[0].name], group, names) if len(group) > 1 else words.event(group[0], names)
        for group in grouped(match.events(None), stories)
    ]
    shown = ada.page.locator(".log summary > [data-event], .log .says > button").all_text_contents()
    # A heading has no full stop.
    plain = [" ".join(line.split()).rstrip(".") for line in shown]
    assert plain == [" ".join(line.split()).rstrip(".") for line in told][-len(plain) :]
    assert len(plain) > 50


def test_rules_are_found_by_search_and_by_clause(come: Come) -> None:
    ada = come()
    ada.page.goto(f"/rules/{ROAD}#HZR-30")
    expect(ada.page.locator("#HZR-30")).to_be_in_viewport()
    ada.page.get_by_role("searchbox").fill("molotov")
    expect(ada.page.get_by_role("status")).to_contain_text("found")
    assert ada.page.locator("p.clause").count() < 20
    expect(ada.page.locator("p.clause").first).to_contain_text("Molotov")


def test_a_record_is_opened_again_and_a_broken_one_is_refused(come: Come) -> None:
    ada = come()
    table = watched(ada)
    text = ada.page.request.get(f"/api/records/{table}/text").text()
    ada.page.goto("/replay")
    assert ada.violations() == []
    ada.page.get_by_label("Or paste it here").fill(text.replace("pass", "bid 99", 1))
    ada.page.get_by_role("button", name="Replay").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("is not valid")
    ada.complaints.clear()
    ada.page.get_by_label("Or paste it here").fill(text)
    ada.page.get_by_role("button", name="Replay").click()
    expect(ada.page.get_by_test_id("ply")).to_be_visible()
