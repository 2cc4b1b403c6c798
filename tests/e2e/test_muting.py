"""Chat at the table: muting, blocking, reporting, and undoing them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Come
from tests.e2e.player import Player

ROAD = "hit-z-road"


def talk(player: Player, text: str) -> None:
    player.page.get_by_placeholder("Say something").fill(text)
    player.page.keyboard.press("Enter")


def lines(player: Player) -> Locator:
    return player.page.get_by_role("log", name="Chat")


@pytest.fixture
def pair(come: Come) -> tuple[Player, Player]:
    """Ada, who made the table, and Bob, both at the chat, where Bob has spoken."""
    ada, bob = come("Ada"), come("Bob")
    link = ada.new_table(ROAD, [{"kind": "me"}, {"kind": "open"}])
    bob.page.goto(f"/table/{link}")
    expect(ada.page.get_by_text("Bob")).to_be_visible()
    ada.page.get_by_role("button", name="Start").click()
    for player in (ada, bob):
        player.page.get_by_role("tab", name="Chat").click()
    talk(bob, "brains first")
    expect(lines(ada)).to_contain_text("brains first")
    return ada, bob


def test_chat_reaches_the_other_player_as_plain_text(pair: tuple[Player, Player]) -> None:
    ada, bob = pair
    talk(ada, "<b>hello</b> road")
    expect(lines(bob)).to_contain_text("<b>hello</b> road")


def test_the_chat_fits_in_its_column(pair: tuple[Player, Player]) -> None:
    ada, _ = pair
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    for part in (lines(ada).locator("time"), ada.page.get_by_role("button", name="Send")):
        box = part.first.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 1280


def test_a_phone_shows_that_somebody_spoke(pair: tuple[Player, Player]) -> None:
    ada, bob = pair
    ada.page.set_viewport_size({"width": 390, "height": 844})
    log = ada.page.get_by_role("button", name="Log and chat, 1 new")
    talk(bob, "are you there?")
    expect(log).to_be_visible()
    assert ada.violations() == []
    # It opens at what was said, and is then read.
    log.click()
    expect(lines(ada)).to_contain_text("are you there?")
    ada.page.get_by_role("button", name="Close", exact=True).click()
    expect(ada.page.locator(".ticker")).to_have_text(re.compile("Log and chat$"))


def test_muting_hides_chat_at_once_and_can_be_undone(pair: tuple[Player, Player]) -> None:
    ada, bob = pair
    lines(ada).get_by_role("button", name="Bob").click()
    menu = ada.page.get_by_role("dialog", name="Bob")
    expect(menu).to_contain_text("No finished game yet")
    assert ada.violations() == []
    menu.get_by_role("button", name="Mute for me").click()
    expect(lines(ada)).not_to_contain_text("brains first")
    menu.get_by_role("button", name="Close").click()
    expect(ada.page.locator(".seat").nth(1)).to_contain_text("muted")
    talk(bob, "brains second")
    talk(ada, "quiet here")
    expect(lines(bob)).to_contain_text("quiet here")
    expect(lines(ada)).to_contain_text("quiet here")
    expect(lines(ada)).not_to_contain_text("brains")
    ada.page.reload()
    ada.page.get_by_role("tab", name="Chat").click()
    expect(lines(ada)).to_contain_text("quiet here")
    expect(lines(ada)).not_to_contain_text("brains")
    assert ada.violations() == []
    # From the seat, back again.
    ada.page.locator(".seat").get_by_role("button", name="Bob").click()
    menu.get_by_role("button", name="Unmute").click()
    expect(lines(ada)).to_contain_text("brains first")
    expect(lines(ada)).to_contain_text("brains second")


def test_a_block_is_stored_and_can_be_removed_on_the_account_page(pair: tuple[Player, Player]) -> None:
    ada, bob = pair
    table = ada.page.url
    ada.page.locator(".seat").get_by_role("button", name="Bob").click()
    menu = ada.page.get_by_role("dialog", name="Bob")
    menu.get_by_role("button", name="Block at every table").click()
    expect(lines(ada)).not_to_contain_text("brains first")
    before = len(ada.heard)
    talk(bob, "brains unheard")
    expect(lines(bob)).to_contain_text("brains unheard")
    menu.get_by_role("button", name="Unblock").click()
    expect(lines(ada)).to_contain_text("brains unheard")
    # Blocked, it did not even come over the wire: it came with the unblocking.
    said = [message for message in ada.heard[before:] if message["type"] == "chat"]
    assert [len(message["lines"]) for message in said] == [2]
    menu.get_by_role("button", name="Block at every table").click()
    expect(lines(ada)).not_to_contain_text("brains")
    ada.page.goto("/me")
    blocked = ada.page.get_by_role("region", name="Blocked people")
    blocked.get_by_role("button", name="Unblock Bob").click()
    expect(blocked).to_contain_text("Nobody is blocked.")
    ada.page.goto(table)
    ada.page.get_by_role("tab", name="Chat").click()
    expect(lines(ada)).to_contain_text("brains first")


def test_the_host_mutes_for_all_and_everyone_can_report(pair: tuple[Player, Player]) -> None:
    ada, bob = pair
    ada.page.locator(".seat").get_by_role("button", name="Bob").click()
    menu = ada.page.get_by_role("dialog", name="Bob")
    menu.get_by_role("button", name="Silence for all").click()
    expect(bob.page.get_by_text("You have been muted at this table.")).to_be_visible()
    expect(bob.page.get_by_placeholder("Say something")).to_have_count(0)
    menu.get_by_role("button", name="Let speak again").click()
    expect(bob.page.get_by_placeholder("Say something")).to_be_visible()
    menu.get_by_role("button", name="Report Bob").click()
    assert ada.violations() == []
    menu.get_by_role("textbox").fill("stalls")
    menu.get_by_role("button", name="Send").click()
    expect(menu.get_by_role("status")).to_have_text("Reported. Thank you.")
    menu.get_by_role("button", name="Close").click()
    talk(ada, "after you")
    # Bob is not the host: he can't mute, but he can report chat.
    lines(bob).get_by_role("button", name="Ada").click()
    menu = bob.page.get_by_role("dialog", name="Ada")
    expect(menu.get_by_role("button", name="Silence for all")).to_have_count(0)
    menu.get_by_role("button", name="Report “after you”").click()
    menu.get_by_role("button", name="Send").click()
    expect(menu.get_by_role("status")).to_have_text("Reported. Thank you.")


def test_a_spectator_with_a_link_can_read_and_report_chat(come: Come) -> None:
    ada, eve = come("Ada"), come("Eve")
    link = ada.new_table(ROAD, [{"kind": "me"}, {"kind": "bot"}])
    eve.page.goto(f"/table/{link}")
    with eve.page.expect_response("**/screen/en*") as read:
        eve.page.get_by_role("button", name="Language, theme and more").click()
        eve.page.get_by_role("button", name="Text view").click()
        eve.page.keyboard.press("Escape")
    assert read.value.ok
    eve.page.locator(".seat").get_by_role("button", name="Ada").click()
    menu = eve.page.get_by_role("dialog", name="Ada")
    menu.get_by_role("button", name="Report Ada").click()
    menu.get_by_role("button", name="Send").click()
    expect(menu.get_by_role("status")).to_have_text("Reported. Thank you.")
