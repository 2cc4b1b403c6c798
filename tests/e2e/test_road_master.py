"""The road map on a touch screen, and when trucks drive."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.player import STILL

ROADS = "road-master"
WITH_BOT: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "level": 1}]
FINGER = 44
# The spaces of the map: smaller, so that the whole map is in view.
SPACE = 30
# Highlighted things, and the size of their touch targets.
LIT = """() => [...document.querySelectorAll('[data-lit]')].map(thing => {
    const box = (thing.querySelector('.plate') ?? thing).getBoundingClientRect();
    return [thing.dataset.ref, Math.min(box.width, box.height)];
})"""
# The buttons of the dialog for amounts, and how large they are.
AMOUNTS = """() => [...document.querySelectorAll('[data-mix] button')].map(button => {
    const box = button.getBoundingClientRect();
    return [button.innerText, Math.min(box.width, box.height)];
})"""
# Whether every cost in view stands on a lit space.
ON_THEIR_SPACES = """() => [...document.querySelectorAll('.cost')].every(cost => {
    const [a, lit] = [cost.getBoundingClientRect(), [...document.querySelectorAll('[data-lit]')]];
    return lit.map(it => it.getBoundingClientRect()).some(b =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
})"""
# The names of sections that a cost hides.
NAMES_UNDER_COSTS = """() => [...document.querySelectorAll('.section text')].filter(name => {
    const a = name.getBoundingClientRect();
    return [...document.querySelectorAll('.cost')].map(it => it.getBoundingClientRect()).some(b =>
        a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom);
}).map(name => name.textContent)"""
SCROLLED = "document.querySelector('.board.narrow').scrollTop"
COUNT_CLICKS = "window.clicks = 0; addEventListener('click', () => window.clicks += 1, true)"


def test_highlighted_spaces_can_be_tapped(come: Come) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    ada.new_table(ROADS, WITH_BOT)
    luck = random.Random(4)
    met: set[str] = set()
    # Every kind of question once, then as luck has it.
    plan = ["load", "contracts", "bonuses"]
    for _ in range(40):
        if ada.waits() == "results":
            break
        lit = ada.page.evaluate(LIT)
        small = [one for one in lit if one[1] < (SPACE if one[0].startswith("space:") else FINGER) - 0.1]
        assert small == []
        met |= {ref.split(":")[0] for ref, _ in lit}
        button = ada.page.locator(f".answers [data-notation^='{plan[0]}']") if plan else None
        before = ada.ply
        if not ada.page.locator(".truck.mine").count():
            ada.page.evaluate(COUNT_CLICKS)
            ada.page.locator("[data-ref='space:D1'], [data-ref='space:D2']").and_(
                ada.page.locator("[data-lit]")
            ).first.tap()
            # No click follows, which would meet whatever moves under the finger.
            assert ada.page.evaluate("window.clicks") == 0
        elif button is not None and button.count():
            plan.pop(0)
            button.first.tap()
            if "load" not in met:  # colours and how many of each are chosen in a dialog
                met.add("load")
                ada.page.locator("[data-mix-go]").wait_for()
                assert [one for one in ada.page.evaluate(AMOUNTS) if one[1] < FINGER - 0.1] == []
                ada.page.locator("[data-mix-go]").tap()
        else:
            ada.answer(luck)
        ada.page.wait_for_selector(f"[data-table]:not([data-ply='{before}'])")
    assert met >= {"space", "contract", "bonus", "load"}


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_a_phone_shows_the_whole_map_above_the_freight(come: Come, size: tuple[int, int]) -> None:
    ada = come(size=size, is_mobile=True, has_touch=True)
    ada.new_table(ROADS, WITH_BOT)
    assert ada.waits() == "asked"
    ada.page.locator("[data-ref='space:D1'][data-lit]").tap()
    expect(ada.page.locator(".cost").first).to_be_visible()
    assert ada.waits() == "asked"
    frame, glance = (ada.page.locator(thing).bounding_box() for thing in (".board-frame", ".glance"))
    assert frame is not None
    assert glance is not None
    for space in ada.page.locator("[data-ref^='space:']").all():
        box = space.locator(".plate").bounding_box()
        assert box is not None
        assert frame["y"] <= box["y"], space.get_attribute("data-ref")
        assert box["y"] + box["height"] <= glance["y"], space.get_attribute("data-ref")
        assert min(box["width"], box["height"]) >= 24, space.get_attribute("data-ref")
    expect(ada.page.locator("[data-edge]")).to_have_count(0)
    expect(ada.question.get_by_text("Tap a number")).to_be_visible(visible=size[1] > 800)


def test_a_swipe_over_the_map_scrolls_and_answers_nothing(come: Come) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    ada.new_table(ROADS, WITH_BOT)
    assert ada.waits() == "asked"
    before = ada.ply
    dock = ada.page.locator(
        "[data-ref='space:B2'][data-lit], [data-ref='space:B1'][data-lit]"
    ).first.bounding_box()
    assert dock is not None
    swipe(ada.page, dock["x"] + dock["width"] / 2, dock["y"] + dock["height"] / 2)
    ada.page.wait_for_function(f"() => {SCROLLED} > 60")
    assert ada.ply == before
    assert ada.page.locator("[data-chosen]").count() == 0
    assert ada.waits() == "asked"


def test_the_cost_of_a_space_moves_with_the_map_and_covers_no_name(come: Come) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    ada.new_table(ROADS, WITH_BOT)
    assert ada.waits() == "asked"
    ada.page.locator("[data-ref='space:D1'][data-lit]").tap()
    expect(ada.page.locator(".cost").first).to_be_visible()
    for top in (0, 60):
        ada.page.evaluate(f"document.querySelector('.board.narrow').scrollTo(0, {top})")
        ada.page.wait_for_function(ON_THEIR_SPACES)
    assert ada.page.evaluate(NAMES_UNDER_COSTS) == []


def swipe(page: Page, x: float, y: float) -> None:
    """Draw a finger up the screen."""
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 13):
        points = [{"x": x, "y": y - 12 * step}]
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
        page.wait_for_timeout(16)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_truck_drives_along_the_road(come: Come) -> None:
    ada = come(speed="slow")
    ada.page.add_init_script(
        """window.driven = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
            if (this.dataset.truck !== undefined) window.driven.push(frames.length);
            return animate.call(this, frames, options);
        };"""
    )
    ada.new_table(ROADS, WITH_BOT)
    assert ada.waits() == "asked"
    ada.page.locator("[data-ref='space:E2']").click()
    ada.page.locator("[data-ref='space:e8R'][data-lit]").click()
    ada.page.wait_for_function("() => window.driven.length > 0")
    # From the dock by e7 to e8: a frame for every space on the way.
    assert ada.page.evaluate("window.driven.at(-1)") == 3


def test_on_a_phone_the_exchange_is_in_sight_below_the_map(come: Come) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    ada.new_table(ROADS, WITH_BOT)
    assert ada.waits() == "asked"
    glance = ada.page.locator(".glance")
    expect(glance).to_be_in_viewport(ratio=1)
    expect(glance.locator(".chip:not(.hole, .way)")).to_have_count(9)
    for chip in glance.locator(".chip").all():
        box = chip.evaluate("it => [it.scrollWidth, it.clientWidth]")
        assert box[0] <= box[1], chip.inner_text()
    before = ada.ply
    exchange = ada.page.locator(".exchange")
    expect(exchange).not_to_be_in_viewport()
    glance.tap()
    expect(exchange).to_be_in_viewport(ratio=1)
    glance.tap()
    expect(exchange).not_to_be_in_viewport()
    assert ada.ply == before


def test_no_marker_points_to_contracts_that_moved_into_view(come: Come) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True, speed="normal")
    ada.new_table(ROADS, WITH_BOT)
    assert ada.waits() == "asked"
    ada.page.locator(".answers [data-notation='contracts']").tap()
    expect(ada.page.locator(".exchange [data-lit]")).to_have_count(9)
    ada.page.wait_for_function(STILL)
    expect(ada.page.locator("[data-edge]")).to_have_count(0)


def test_a_proposed_load_takes_one_click(come: Come) -> None:
    ada = come(size=(1440, 900))
    ada.new_table(ROADS, WITH_BOT)
    page = ada.page
    assert ada.waits() == "asked"
    page.locator(".answers [data-notation='contracts']").click()
    page.locator(".exchange [data-lit]").first.click()
    page.locator(".answers [data-notation='done']").click()
    assert ada.waits() == "asked"
    moment = next(said for said in reversed(ada.heard) if said["type"] == "moment")
    held = page.locator(".yard [data-ref^='contract:']").first.get_attribute("data-ref") or ""
    source = held.removeprefix("contract:")[0]
    page.locator(
        f"[data-ref='space:{source}1'][data-lit], [data-ref='space:{source}2'][data-lit]"
    ).first.click()
    page.wait_for_selector(f"[data-table]:not([data-ply='{moment['ply']}'])")
    assert ada.waits() == "asked"
    before, sent = ada.ply, ada.gestures
    expect(page.locator("[data-plan] li")).to_have_count(1)
    page.locator("[data-plan-go]").click()
    page.wait_for_selector(f"[data-table]:not([data-ply='{before}'])")
    assert ada.gestures == sent + 1
    expect(page.locator("[data-mix]")).to_have_count(0)
    expect(page.locator("[data-line]").filter(has_text="You load")).to_have_count(1)


def test_the_map_marks_where_the_cubes_of_a_contract_go(come: Come) -> None:
    ada = come(size=(1280, 720))
    ada.new_table(ROADS, WITH_BOT)
    page = ada.page
    assert ada.waits() == "asked"
    page.locator(".answers [data-notation='contracts']").click()
    page.locator(".exchange [data-lit]").first.click()
    page.locator(".answers [data-notation='done']").click()
    assert ada.waits() == "asked"
    held = page.locator(".yard [data-ref^='contract:']").first
    ref = held.get_attribute("data-ref") or ""
    source, target = ref.removeprefix("contract:")[0], held.locator(".to b").inner_text()
    fetch = page.locator(f"[data-ref='warehouse:{source}'] [data-mark='fetch']")
    expect(fetch).to_be_visible()
    page.locator(f"[data-ref^='space:{source}'][data-lit]").first.click()
    page.locator("[data-plan-go]").click()
    deliver = page.locator(f"[data-ref='warehouse:{target}'] [data-mark='deliver']")
    expect(deliver).to_be_visible()
    expect(fetch).to_have_count(0)
    assert ada.waits() == "asked"
    expect(page.locator(".cost.minor").first).to_be_visible()
    # Only docks with something to do show their cost large; the space of the truck itself shows none.
    useful = page.locator(f"[data-ref^='space:{target}'][data-lit]").count()
    expect(page.locator(".cost:not(.minor)")).to_have_count(useful)
    expect(page.locator(f"[data-ref^='space:{source}'] [data-cost='none']")).to_have_count(1)
    held.hover()
    expect(page.locator(".traced")).to_have_count(2)
    page.locator(f"[data-ref='warehouse:{target}']").hover()
    expect(page.locator(".tip")).to_contain_text("To deliver here")


def test_the_dialog_of_a_load_covers_none_of_the_own_things(come: Come) -> None:
    ada = come(size=(1280, 720))
    ada.new_table(ROADS, WITH_BOT)
    ada.waits()
    ada.page.locator("[data-ref^='space:'].dock[data-lit]").first.click()
    ada.page.locator(".answers [data-notation='load']").click()
    dialog = ada.page.locator("[data-mix]").bounding_box()
    own = ada.page.locator(".yard").bounding_box()
    assert dialog is not None
    assert own is not None
    assert dialog["x"] + dialog["width"] <= own["x"]
