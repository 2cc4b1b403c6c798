"""The table on a phone, in two languages, with lost connections, two tabs and two people."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.player import Player
from tests.server.node import Node

ROAD = "hit-z-road"
WITH_BOTS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "level": 2}, {"kind": "bot", "level": 1}]


def test_a_phone_shows_controls_of_full_size_without_scrolling_sideways(come: Come) -> None:
    ada = come(size=(390, 844), has_touch=True, is_mobile=True)
    ada.new_table(ROAD, WITH_BOTS)
    luck = random.Random(2)
    small = """selector => [...document.querySelectorAll(selector)]
        .filter(it => it.checkVisibility() && it.getClientRects().length)
        .map(it => [it, it.getBoundingClientRect(), parseFloat(getComputedStyle(it).fontSize)])
        .map(([it, box, size]) => [it.outerHTML.slice(0, 90), Math.min(box.width, box.height) + 0.5, size])"""
    for _ in range(25):
        if ada.waits() == "results":
            break
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
        for html, least, _size in ada.page.evaluate(small, "[data-testid=question] button"):
            assert least >= 44, html
        for html, _least, size in ada.page.evaluate(small, ".board .text, .board h3, .board .label"):
            assert size >= 16, html
        box = ada.question.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 844 + 1
        ada.answer(luck)
    assert ada.violations() == []


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_a_hint_names_three_answers_with_their_worth_and_why(come: Come, size: tuple[int, int]) -> None:
    ada = come(size=size)
    ada.new_table("road-master", [{"kind": "me"}, {"kind": "bot", "level": 0}])
    ada.waits()
    ada.page.keyboard.press("h")
    advice = ada.page.get_by_role("region", name="Hint")
    rows = advice.get_by_role("listitem")
    expect(rows).to_have_count(3)
    for row in rows.all():
        expect(row).to_contain_text(re.compile(r"\d+ \(\d+ to \d+\)"))
        expect(row).to_contain_text(re.compile(r"Others: .+ \d+"))
    expect(advice).to_contain_text(
        re.compile("(Better|Worse): (contracts|the route|penalties|super-bonuses)")
    )
    said = ada.page.get_by_role("log", name="Announcements")
    expect(said).to_contain_text(
        re.compile(r"Hint: .* Chance to win about \d+ in 100 \(between \d+ and \d+\)")
    )
    expect(said).to_contain_text(re.compile(r"Or: .* About \d+ in 100"))
    box, bar = advice.bounding_box(), ada.question.bounding_box()
    assert box is not None
    assert bar is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= bar["y"]
    assert ada.violations() == []
    advice.get_by_role("button", name="Close").click()
    expect(advice).to_have_count(0)
    # Asked again, and taken.
    ply = ada.ply
    ada.page.keyboard.press("h")
    rows.nth(1).get_by_role("button").click()
    expect(advice).to_have_count(0)
    ada.page.wait_for_function(
        "ply => Number(document.querySelector('[data-ply]').dataset.ply) > ply", arg=ply
    )


def test_with_confirmation_on_every_answer_must_be_confirmed(come: Come) -> None:
    ada = come()
    ada.new_table(ROAD, WITH_BOTS)
    ada.waits()
    menu = ada.page.get_by_role("button", name="Language, theme and more")
    menu.click()
    ada.page.get_by_role("button", name="Confirm my answers").click()
    menu.click()
    ply = ada.ply
    answers = ada.page.get_by_role("group", name="Answers")
    said = ada.page.get_by_role("log", name="Announcements")
    answers.get_by_role("button", name="Pass").click()
    expect(ada.question).to_contain_text("Do you mean that?")
    expect(said).to_contain_text("Do you mean that? 1 answer.")
    assert ada.ply == ply
    answers.get_by_role("button", name="Choose again").click()
    expect(answers.get_by_role("spinbutton")).to_be_visible()
    # By keys the one answer left is where the focus is.
    answers.get_by_role("button", name="Pass").focus()
    ada.page.keyboard.press("Enter")
    expect(answers.get_by_role("button", name="Pass")).to_be_focused()
    assert ada.ply == ply
    assert ada.violations() == []
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("[data-table]")).not_to_have_attribute("data-ply", str(ply))


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_an_illegal_option_is_greyed_out_and_gives_its_reason(come: Come, size: tuple[int, int]) -> None:
    ada = come(size=size)
    ada.new_table("road-master", [{"kind": "me"}, {"kind": "bot", "level": 0}])
    ada.waits()
    load = ada.question.get_by_role("button", name="Load", exact=True, disabled=True)
    ply = ada.ply
    ada.question.get_by_role("button", name="List", exact=True).click()
    load.dispatch_event("click")
    expect(ada.question.get_by_role("alert")).to_have_text("First place your truck on a dock.")
    expect(ada.question.locator(".under [data-clause='RDM-5']")).to_be_visible()
    assert ada.violations() == []
    assert ada.ply == ply
    # With the keyboard: arrow keys skip it, Tab reaches it.
    ada.page.keyboard.press("q")
    for _ in range(30):
        ada.page.keyboard.press("Tab")
        if load.evaluate("it => it === document.activeElement"):
            break
    expect(load).to_be_focused()


def test_the_language_can_change_at_any_time(come: Come) -> None:
    ada = come()
    ada.new_table(ROAD, WITH_BOTS)
    ada.waits()
    expect(ada.question).to_contain_text("Bid to choose your road")
    ada.page.get_by_role("button", name="Language, theme and more").click()
    ada.page.get_by_role("combobox", name="Language").select_option("fr")
    expect(ada.question).to_contain_text("Enchérissez")
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    ada.page.locator(".menu select").first.select_option("it")
    expect(ada.page.locator(".log .part").first).to_contain_text("Turno")
    expect(ada.page.locator("html")).to_have_attribute("lang", "it")


def test_a_lost_connection_is_shown_and_restored(come: Come, tmp_path: Path) -> None:
    with Node(tmp_path / "node") as own:
        ada = come(url=own.url)
        ada.new_table(ROAD, WITH_BOTS)
        luck = random.Random(4)
        for _ in range(3):
            assert ada.waits() == "asked"
            ada.answer(luck)
        ada.waits()
        before, asked = ada.ply, ada.question.locator("h2").inner_text()
        own.kill()
        expect(ada.page.get_by_role("alert")).to_contain_text("disconnected")
        own.start()
        expect(ada.page.get_by_role("alert")).to_have_count(0)
        ada.waits()
        assert (ada.ply, ada.question.locator("h2").inner_text()) == (before, asked)
        ada.answer(luck)
        assert ada.ply > before


def test_two_tabs_of_one_seat_stay_synchronised(come: Come) -> None:
    ada = come()
    ada.new_table(ROAD, WITH_BOTS)
    ada.waits()
    twin = Player("Ada again", ada.page.context.new_page())
    twin.page.goto(ada.page.url)
    luck = random.Random(6)
    for turn in range(8):
        one, other = (ada, twin) if turn % 2 else (twin, ada)
        if one.waits() == "results":
            break
        one.answer(luck)
        assert one.waits() == other.waits()
        expect(other.page.locator(f"[data-table][data-ply='{one.ply}']")).to_be_visible()
    assert twin.complaints == []


def test_a_reload_in_the_middle_of_a_move_loses_nothing(come: Come) -> None:
    ada = come(speed="slow")
    ada.new_table(ROAD, WITH_BOTS)
    ada.waits()
    ada.question.get_by_role("button", name="Pass", exact=True).click()
    ada.page.wait_for_selector("[data-catching], [data-asked]")
    ada.page.reload()
    ada.waits()
    assert ada.ply > 0
    expect(ada.page.locator(".log .part").first).to_contain_text("Round 1")


def test_a_refusal_shows_its_reason_and_clause(come: Come) -> None:
    ada = come()
    ada.new_table(ROAD, [{"kind": "me"}, {"kind": "hot"}])
    ada.waits()
    ada.page.locator("[data-ref='mile:4']").click()
    expect(ada.page.locator("[data-ref='mile:4'] [data-piece]")).to_be_visible()
    ada.waits()
    barred = ada.page.locator("[data-ref='mile:4'][data-refused]")
    expect(barred).to_have_attribute("aria-disabled", "true")
    expect(barred.locator(".sign")).to_have_css("filter", re.compile("grayscale"))
    expect(ada.page.locator("[data-ref='mile:5'][data-lit] .sign")).to_have_css("filter", "none")
    barred.click(force=True)
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_contain_text(re.compile(r"Ada( \(B\))? stands on that space\."))
    expect(tip.get_by_role("link", name="HZR-21")).to_be_visible()
    tip.get_by_role("link").first.click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("HZR-2")
    assert ada.violations() == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_a_question_cites_its_clause(come: Come) -> None:
    ada = come()
    ada.new_table(ROAD, [{"kind": "me"}, {"kind": "hot"}])
    ada.waits()
    ada.page.locator("[data-ref='mile:4'][data-lit]").hover()
    tip = ada.page.get_by_role("tooltip")
    expect(tip.locator(".can")).to_contain_text("You can: ")
    asked = ada.question.locator("h2 [data-clause]").get_attribute("data-clause") or ""
    expect(tip.get_by_role("link", name=asked)).to_be_visible()


def test_the_numbers_of_a_seat_have_text_labels(come: Come) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    ada.new_table(ROAD, [{"kind": "me"}, {"kind": "bot", "level": 1}])
    ada.waits()
    tip = ada.page.get_by_role("tooltip")
    ada.page.get_by_role("button", name="Seat B in words").tap()
    expect(tip).to_contain_text(re.compile(r"survivors: \d"))
    expect(tip).to_contain_text(re.compile(r"experience: 0"))
    assert ada.violations() == []
    ada.page.locator(".position").tap(position={"x": 5, "y": 5})
    expect(tip).to_have_count(0)
    # With keys: one stop a seat, read out when one comes there.
    first = ada.page.get_by_role("button", name="Seat A in words")
    first.focus()
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Shift+Tab")
    expect(first).to_have_accessible_description(re.compile(r"survivors: \d"))
    ada.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_an_answer_can_be_taken_back(come: Come) -> None:
    ada = come()
    ada.new_table(ROAD, [{"kind": "me"}, {"kind": "hot"}])
    ada.waits()
    ada.page.locator("[data-ref='mile:3']").click()
    ada.page.get_by_role("button", name="Undo").click()
    expect(ada.page.locator("[data-ref='mile:3'] [data-piece]")).to_have_count(0)
    expect(ada.page.locator(".log")).to_contain_text("takes back")


def test_a_phone_on_its_side_shows_board_and_question(come: Come) -> None:
    ada = come(size=(844, 390))
    ada.new_table(ROAD, [{"kind": "me"}, {"kind": "bot", "level": 1}])
    ada.waits()
    box = ada.page.locator(".position").bounding_box()
    assert box
    assert box["height"] >= 200
    expect(ada.question).to_be_in_viewport(ratio=0.99)


def test_two_players_at_one_table_do_not_see_each_others_secrets(come: Come) -> None:
    ada, bob = come("Ada"), come("Bob")
    link = ada.new_table("lanterns", [{"kind": "me"}, {"kind": "open"}])
    expect(ada.page.get_by_text("Waiting for players")).to_be_visible()
    bob.page.goto(f"/table/{link}")
    expect(ada.page.get_by_text("Bob")).to_be_visible()
    ada.page.get_by_role("button", name="Start").click()
    luck = random.Random(8)
    for _ in range(600):  # answers, and waits for what is answered automatically
        if ada.page.get_by_test_id("results").count():
            break
        asked = ada if ada.page.locator(".answers [data-notation]").count() else bob
        if asked.page.locator(".answers [data-notation]").count():
            asked.answer(luck)
        else:
            ada.page.wait_for_timeout(100)
    for seat, player in enumerate((ada, bob)):
        moments = [message for message in player.heard if message["type"] == "moment"]
        assert moments
        for moment in moments:
            assert moment["view"]["seat"] == moment["seat"] == seat
            assert all(event["seat"] in (None, seat) for event in moment["events"])
            assert not moment["options"] or moment["question"]["seat"] == seat
    whispers = [
        [
            event
            for message in player.heard
            if message["type"] == "moment"
            for event in message["events"]
            if event["seat"] is not None
        ]
        for player in (ada, bob)
    ]
    assert all(whispers), "the toy whispers to both"
    # What Ada saw of the deck stands in her log and not in Bob's page.
    bob_text = bob.page.content()
    assert "You see" in ada.page.content() or "You see" in bob_text
    for event in whispers[0]:
        line = "You see " + ", ".join(str(card) for card in event["values"].get("cards", []))
        own = any(event["values"] == other["values"] for other in whispers[1])
        assert own or line not in bob_text


def test_one_click_passes_until_it_is_my_turn(come: Come) -> None:
    ada = come(size=(390, 844))
    bot = {"kind": "bot", "level": 1}
    ada.new_table("zombies", [{"kind": "me"}, bot, bot])
    luck = random.Random(5)
    on = ada.page.get_by_role("button", name="Pass until my turn")
    for _ in range(60):
        ada.waits()
        if on.count():
            break
        ada.answer(luck)
    assert ada.violations() == []
    before = len(ada.heard)
    on.click()
    expect(on).to_have_count(0)
    ada.waits()
    accepted = [said for said in ada.heard[before:] if said["type"] == "accepted"]
    assert len(accepted) > 1
    question = [said for said in ada.heard if said["type"] == "moment"][-1]["question"]
    assert not question["window"] or question["values"]["seat"] == question["seat"] == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_is_accessible(come: Come, scheme: str) -> None:
    ada = come(color_scheme=scheme)
    for path in ("/", f"/new/{ROAD}", "/rules", f"/rules/{ROAD}#HZR-30", "/about", "/keys", "/nowhere"):
        ada.page.goto(path)
        ada.page.wait_for_selector("main h1")
        ada.page.wait_for_load_state("networkidle")
        assert ada.violations() == [], path
    ada.new_table(ROAD, WITH_BOTS)
    luck = random.Random(9)
    for turn in range(14):
        if ada.waits() == "results":
            break
        if turn % 4 == 0:
            assert ada.violations() == []
        ada.answer(luck)
    ada.page.get_by_role("button", name="Language, theme and more").click()
    ada.page.get_by_role("button", name="Text view").click()
    assert ada.violations() == []


def test_a_private_table_needs_its_link_to_watch(come: Come) -> None:
    ada, eve = come("Ada"), come("Eve")
    link = ada.new_table(ROAD, WITH_BOTS)
    ada.waits()
    eve.page.goto(f"/table/{link.split('?')[0]}")
    expect(eve.page.get_by_text("ask for its invitation link")).to_be_visible()
    eve.page.goto("/table/nothing-of-the-kind")
    expect(eve.page.get_by_text("There is no such table.")).to_be_visible()
    eve.page.goto(f"/table/{link}")
    expect(eve.page.locator("[data-table]")).to_be_visible()
    assert eve.page.locator("[data-lit]").count() == 0
