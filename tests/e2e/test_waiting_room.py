"""Guests, the waiting room, and links to a table."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Come

ROAD = "hit-z-road"
WITH_BOTS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "level": 2}, {"kind": "bot", "level": 1}]
# Of a chat line of any length: by how many pixels its time lies below it.
OUTSIDE = """() => {
    const line = document.querySelector('[role=log] p');
    const said = [...line.childNodes].find(node => node.nodeType === 3 && node.data.trim() !== '');
    const low = [];
    for (let length = 0; length < 80; length += 1) {
        said.data += 'n';
        const [time, all] = [line.querySelector('time'), line].map(it => it.getBoundingClientRect().bottom);
        if (time > all + 0.5) low.push(time - all);
    }
    return low;
}"""


def test_a_guest_with_a_link_enters_a_name_there(come: Come) -> None:
    ada, eve = come("Ada"), come("Eve")
    link = ada.new_table("lanterns", [{"kind": "me"}, {"kind": "open"}])
    eve.page.goto(f"/table/{link}")
    eve.page.get_by_label("Your name").fill("Evelyn")
    eve.page.get_by_role("button", name="Save").click()
    expect(ada.page.get_by_text("Evelyn")).to_be_visible()


def test_a_waiting_room_shows_the_terms_and_lets_people_chat_move_and_leave(come: Come) -> None:
    ada, eve = come("Ada"), come("Eve", size=(390, 844))
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    clock = {"kind": "seconds", "seconds": 450, "increment": 5, "window": 9}
    terms = {"settings": {"goal": 20}, "hints": False, "spectators": False, "level": 1}
    link = ada.new_table("zombies", seats, clock=clock, **terms)
    eve.page.goto(f"/table/{link}")
    agreed = eve.page.get_by_role("region", name="What was agreed")
    for said in (
        "Zombies to win 20",
        "30 seconds each, and 5 seconds an answer",
        "plays a card 9 seconds",
    ):
        expect(agreed).to_contain_text(re.compile(said.replace(" ", r"\s*")))
    for said in ("Hints no", "Undo yes", "Spectators no", "Bot that sits in Bot, level 1"):
        expect(agreed).to_contain_text(re.compile(said.replace(" ", r"\s*")))
    expect(agreed).not_to_contain_text("Round limit")
    ada.page.get_by_role("textbox", name="Say something").fill("Be quick")
    ada.page.get_by_role("button", name="Send").click()
    expect(eve.page.get_by_role("log", name="Chat")).to_contain_text("Be quick")
    chairs = ada.page.locator(".chairs li")
    expect(chairs.nth(1)).to_contain_text("Eve")
    expect(chairs.nth(0)).to_contain_text("Ada (you)")
    assert ada.page.evaluate(OUTSIDE) == []
    eve.page.get_by_role("button", name="Sit here, in seat 3").click()
    expect(chairs.nth(2)).to_contain_text("Eve")
    expect(chairs.nth(1)).to_contain_text("open seat")
    for player in (ada, eve):
        assert player.violations() == []
    assert eve.page.evaluate("document.documentElement.scrollWidth") <= 390
    eve.page.get_by_role("button", name="Leave the table").click()
    expect(eve.page).to_have_url(re.compile(r"/$"))
    expect(chairs.nth(2)).to_contain_text("open seat")


def test_the_absence_time_is_chosen_at_set_up_and_told_in_the_waiting_room(come: Come) -> None:
    ada = come("Ada")
    ada.page.goto(f"/new/{ROAD}?plan=friends")
    ada.page.get_by_text("More", exact=True).click()
    ada.page.get_by_label("Clock").select_option("3 days an answer")
    choice = ada.page.get_by_label("Absence after which others may continue")
    expect(choice).to_have_value("")
    expect(choice.locator("option").first).to_have_text("Never: the clock decides")
    choice.select_option("30 minutes")
    ada.page.get_by_role("button", name="Make the table").click()
    agreed = ada.page.get_by_role("region", name="What was agreed")
    expect(agreed).to_contain_text(re.compile(r"others may continue\s*30 minutes"))
    assert ada.violations() == []


def test_a_new_link_replaces_the_old_one_and_admits_spectators(come: Come) -> None:
    ada, eve = come("Ada"), come("Eve")
    old = ada.new_table(ROAD, WITH_BOTS)
    ada.waits()
    ada.page.get_by_role("button", name="Language, theme and more").click()
    ada.page.get_by_role("button", name="About this table").click()
    about = ada.page.get_by_role("dialog", name="About this table")
    field = about.get_by_label("With this link friends can watch")
    expect(field).to_have_count(0)
    about.get_by_role("button", name="Make a new link").click()
    expect(field).to_have_value(re.compile("invite="))
    assert ada.violations() == []
    eve.page.goto(f"/table/{old}")
    expect(eve.page.get_by_text("ask for its invitation link")).to_be_visible()
    eve.complaints.clear()
    eve.page.goto(field.input_value())
    expect(eve.page.locator("[data-table]")).to_be_visible()
    ada.page.reload()
    ada.page.get_by_role("button", name="Language, theme and more").click()
    ada.page.get_by_role("button", name="About this table").click()
    expect(field).to_have_value(re.compile("invite="))
