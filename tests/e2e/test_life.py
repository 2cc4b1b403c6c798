"""The life of a table: people leave and come back, agree to end, and play again."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Come
from tests.e2e.player import Player

ROAD = "hit-z-road"


def together(come: Come, **more: Any) -> tuple[Player, Player]:
    """Ada, who is host, and Bob at a table that has started."""
    ada, bob = come("Ada", **more), come("Bob")
    link = ada.new_table(ROAD, [{"kind": "me"}, {"kind": "open"}])
    bob.page.goto(f"/table/{link}")
    expect(ada.page.get_by_text("Bob")).to_be_visible()
    ada.page.get_by_role("button", name="Start").click()
    for one in (ada, bob):
        expect(one.page.locator("[data-table]")).to_be_visible()
    return ada, bob


def in_menu(player: Player, name: str) -> Locator:
    """Something in the menu of the table, which is opened."""
    player.page.get_by_role("button", name="Language, theme and more").click()
    return player.page.get_by_role("button", name=name)


def test_who_leaves_comes_back_from_home(come: Come) -> None:
    ada, bob = together(come, size=(390, 844))
    table = ada.page.url
    in_menu(ada, "Leave the table").click()
    sure = ada.page.get_by_role("dialog", name="Leave the table?")
    expect(sure).to_contain_text("A bot takes over for you.")
    assert ada.violations() == []
    sure.get_by_role("button", name="Go on playing").click()
    expect(sure).to_be_hidden()
    assert ada.page.get_by_role("button", name="Take your seat back").count() == 0
    in_menu(ada, "Leave the table").click()
    sure.get_by_role("button", name="Leave the table").click()
    expect(bob.page.locator("[data-ref='seat:0']").get_by_role("img", name="bot")).to_be_visible()
    bar = ada.page.get_by_role("status").filter(has_text="A bot plays for you.")
    expect(bar).to_be_visible()
    assert ada.violations() == []
    assert in_menu(ada, "Leave the table").count() == 0
    ada.home()
    ada.page.locator(f"a[href='/table/{table.split('/')[-1]}']").first.click()
    ada.page.get_by_role("button", name="Take your seat back").click()
    expect(bar).to_have_count(0)
    expect(bob.page.locator("[data-ref='seat:0']").get_by_role("img", name="bot")).to_have_count(0)
    assert [said for said in ada.heard if said["type"] == "moment"][-1]["seat"] == 0
