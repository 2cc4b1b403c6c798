"""Delivery of pages: compressed, cached, and nothing from other hosts."""

from __future__ import annotations

import random
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Response, expect
from playwright.sync_api import TimeoutError as Late

from deadroad.games import GAMES
from tests.e2e.conftest import Come
from tests.server.node import Node

# Every text in sight that is smaller than a phone wants it, but for what a game draws.
SMALL = """() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
        const at = texts.currentNode.parentElement;
        const text = texts.currentNode.data.trim();
        if (!text || !at.checkVisibility() || at.closest('.hidden, .board-frame')) continue;
        if (parseFloat(getComputedStyle(at).fontSize) < 16) found.push(text);
    }
    return found;
}"""


# Adds up how much the layout shifts without anybody having done something.
SHIFTS = """window.shifted = 0;
new PerformanceObserver(list => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifted += shift.value;
}).observe({type: 'layout-shift', buffered: true});"""


def test_the_first_load_is_compressed_and_comes_from_this_server(come: Come, node: Node) -> None:
    ada = come()
    answers: list[Response] = []
    # Playwright marks its listeners, which the method of a list does not allow.
    ada.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
    ada.home()
    ada.page.wait_for_load_state("networkidle")
    assert {answer.url.startswith(node.url) for answer in answers} == {True}
    scripts = [answer for answer in answers if re.search(r"/assets/.*\.(js|css)$", answer.url)]
    assert scripts
    for answer in scripts:
        headers = answer.all_headers()
        assert headers["content-encoding"] == "gzip"
        assert "immutable" in headers["cache-control"]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_phone_sets_up_every_game_without_scrolling_sideways(come: Come, language: str) -> None:
    ada = come(language=language, size=(390, 844))
    for name in GAMES:
        for plan in ("friends", "hot"):
            ada.page.goto(f"/new/{name}?plan={plan}")
            ada.page.wait_for_selector("form")
            assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390, name


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_no_page_scrolls_sideways_on_a_phone(come: Come, language: str) -> None:
    ada = come(language=language, size=(390, 844))
    ada.new_table("lanterns", [{"kind": "me"}, {"kind": "open"}])
    paths = (
        "/",
        "/lab",
        "/rules/zombies",
        "/me",
        "/history",
        "/login",
        "/replay",
        "/keys",
        "/about",
        "/nowhere",
    )
    for path in paths:
        ada.page.goto(path)
        ada.page.wait_for_load_state("networkidle")
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390, path


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_nothing_shifts_while_the_first_page_loads(come: Come, size: tuple[int, int]) -> None:
    ada = come(size=size)
    ada.page.add_init_script(SHIFTS)
    ada.home()
    ada.page.wait_for_load_state("networkidle")
    ada.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 300)))")
    assert ada.page.evaluate("window.shifted") < 0.01


def test_the_usual_game_is_set_up_with_at_most_12_tabs(come: Come) -> None:
    ada = come()
    for name in GAMES:
        ada.home()
        ada.page.locator(f"a[href='/new/{name}']").first.click()
        ada.page.wait_for_function("() => document.activeElement.matches('h1')")
        for _ in range(12):
            ada.page.keyboard.press("Tab")
            if ada.page.evaluate("document.activeElement.type === 'submit'"):
                break
        else:
            raise AssertionError(f"{name} takes more than 12 tabs")


def test_a_phone_shows_no_text_under_16_pixels(come: Come) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    for path in ("/", "/rules/hit-z-road", "/replay", "/me", "/keys", "/new/zombies"):
        ada.page.goto(path)
        ada.page.wait_for_load_state("networkidle")
        assert ada.page.evaluate(SMALL) == [], path
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390, path
    ada.new_table("hit-z-road", [{"kind": "me"}, {"kind": "bot", "level": 1}])
    ada.waits()
    ada.page.get_by_role("button", name="Hint").tap()
    expect(ada.page.get_by_role("region", name="Hint")).to_be_visible()
    ada.page.get_by_role("button", name="Seat B in words").tap()
    assert ada.page.evaluate(SMALL) == []
    ada.page.get_by_role("button", name="Log").tap()
    expect(ada.page.locator(".log li").first).to_be_visible()
    assert ada.page.evaluate(SMALL) == []
    ada.new_table("hit-z-road", [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}])
    expect(ada.page.get_by_test_id("results")).to_be_visible()
    assert ada.page.evaluate(SMALL) == []
    ada.page.get_by_role("link", name="Replay").tap()
    ada.page.get_by_role("tab", name="Charts").tap()
    expect(ada.page.get_by_role("figure").first).to_be_visible()
    assert ada.page.evaluate(SMALL) == []


def test_hot_seat_players_have_names(come: Come) -> None:
    ada = come(size=(390, 844))
    ada.page.goto("/new/zombies?plan=hot")
    ada.page.get_by_label("Name at seat 2").fill("Little Ben")
    assert ada.violations() == []
    ada.page.get_by_role("button", name="Start").click()
    cover = ada.page.get_by_test_id("cover").get_by_role("button")
    luck = random.Random(2)
    names: set[str] = set()
    while len(names) < 3:
        if ada.waits() == "asked":
            ada.answer(luck)
            continue
        # An automatic answer removes the cover of its seat.
        with suppress(Late):
            names.add(cover.inner_text(timeout=2_000))
            cover.click(timeout=2_000)
    assert names == {"I am Ada", "I am Little Ben", "I am Ada (C)"}


def test_the_text_view_describes_the_position(come: Come) -> None:
    ada = come(language="fr", size=(390, 844))
    ada.new_table("hit-z-road", [{"kind": "me"}, {"kind": "hot"}])
    ada.waits()
    ada.page.get_by_role("button", name="Langue, thème et autres").click()
    ada.page.get_by_role("button", name="Vue texte").click()
    ada.page.keyboard.press("Escape")
    told = ada.page.get_by_test_id("screen")
    expect(told).to_contain_text("Tour 1 sur 8")
    expect(told).to_contain_text("Ada")
    expect(told).not_to_contain_text("⟦")
    before = told.inner_text()
    ada.answer(random.Random(1))
    expect(told).not_to_have_text(before)
    assert ada.violations() == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_client_without_compression_gets_plain_files(come: Come) -> None:
    ada = come()
    ada.home()
    address = ada.page.evaluate("document.querySelector('script[type=module]').src")
    plain = ada.page.request.get(address, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "accept-encoding"


def test_a_table_can_have_a_custom_time_limit_and_ask_everybody(come: Come) -> None:
    ada = come(size=(390, 844))
    ada.page.goto("/new/zombies?plan=friends")
    ada.page.get_by_text("More", exact=True).click()
    ada.page.get_by_label("Clock").select_option("Another time for the game…")
    ada.page.get_by_role("spinbutton", name="Minutes each").fill("7.5")
    ada.page.get_by_label("Seconds more for each answer").fill("5")
    ada.page.get_by_label("Seconds to say whether").fill("9")
    ada.page.get_by_label("Others may watch").uncheck()
    expect(ada.page.get_by_label("Ask everybody at every question")).to_have_accessible_description(
        re.compile("an answer that takes longer .* a wait tells nothing")
    )
    ada.page.get_by_label("Ask everybody at every question").check()
    ada.page.get_by_label("Bot that sits in").select_option("Bot, level 1 (easy)")
    assert ada.violations() == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    with ada.page.expect_request("**/api/tables") as sent:
        ada.page.get_by_role("button", name="Make the table").click()
    order = sent.value.post_data_json
    assert order is not None
    assert order["clock"] == {"kind": "seconds", "seconds": 450, "increment": 5, "window": 9}
    assert (order["spectators"], order["level"], order["wishes"]) == (False, 1, "always")
    expect(ada.page.get_by_text("Waiting for players")).to_be_visible()


def test_more_options_are_in_sight_and_those_of_the_table_come_first(come: Come) -> None:
    ada = come(size=(1280, 720))
    ada.page.goto("/new/zombietown")
    more, start = ada.page.get_by_text("More", exact=True), ada.page.get_by_role("button", name="Start")
    said, button = more.bounding_box(), start.bounding_box()
    assert said is not None
    assert button is not None
    assert said["y"] + said["height"] <= button["y"]
    more.click()
    groups = ada.page.locator("details fieldset > legend")
    expect(groups).to_have_text(["Table", "Settings"])


def test_the_rules_page_finds_a_card_by_its_name(come: Come) -> None:
    ada = come(language="fr")
    ada.page.goto("/rules/zombietown")
    ada.page.get_by_role("searchbox").fill("pied-de-biche")
    expect(ada.page.locator("#card-crowbar")).to_contain_text("barricade")
    assert ada.violations() == []


def test_a_first_visit_leaves_the_console_empty(come: Come) -> None:
    ada = come()
    said: list[str] = []
    ada.page.on("console", lambda message: said.append(message.text))
    ada.home()
    for place in ("/about", "/history", "/new/zombies"):
        ada.page.goto(place)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
    assert said == []
