"""The life of a table: people leave and come back, agree to end, and play again."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Come
from tests.e2e.player import Player
from tests.server.node import Node

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


def test_an_undo_past_the_answer_of_another_person_asks_them(come: Come) -> None:
    ada, bob = together(come)
    ada.page.wait_for_selector("[data-ref='mile:1']")
    seat = next(said for said in reversed(ada.heard) if said["type"] == "moment")["question"]["seat"]
    first, second = (ada, bob) if seat == 0 else (bob, ada)
    for one, bid in ((first, 1), (second, 2)):
        assert one.waits() == "asked"
        one.page.locator(f"[data-ref='mile:{bid}']").click()
    first.waits()
    first.page.get_by_role("button", name="Ask to undo").click()
    expect(first.page.get_by_role("button", name="Withdraw")).to_be_visible()
    expect(second.page.get_by_role("status").filter(has_text="asks to take back an answer")).to_be_visible()
    second.page.get_by_role("button", name="Agree").click()
    for one in (first, second):
        expect(
            one.page.locator("[data-ref='mile:1'] [data-piece], [data-ref='mile:2'] [data-piece]")
        ).to_have_count(0)
        expect(one.page.get_by_role("status").filter(has_text="take back")).to_have_count(0)
    assert first.waits() == "asked"


def test_a_declined_undo_is_told_to_its_asker(come: Come) -> None:
    ada, bob = together(come)
    ada.page.wait_for_selector("[data-ref='mile:1']")
    seat = next(said for said in reversed(ada.heard) if said["type"] == "moment")["question"]["seat"]
    first, second = (ada, bob) if seat == 0 else (bob, ada)
    for one, bid in ((first, 1), (second, 2)):
        assert one.waits() == "asked"
        one.page.locator(f"[data-ref='mile:{bid}']").click()
    first.waits()
    bar = first.page.get_by_role("status").filter(has_text="Your answer stays.")
    ask = first.page.get_by_role("button", name="Ask to undo")
    # A request that is withdrawn was not declined.
    ask.click()
    first.page.get_by_role("button", name="Withdraw").click()
    expect(second.page.get_by_role("button", name="Decline")).to_have_count(0)
    expect(bar).to_have_count(0)
    ask.click()
    second.page.get_by_role("button", name="Decline").click()
    expect(bar).to_have_text(f"{second.name} declined. Your answer stays.")
    first.page.locator(".standing").get_by_role("button", name="Close").click()
    expect(bar).to_have_count(0)


def test_a_player_who_left_can_return_from_the_home_page(come: Come) -> None:
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
    driven = bob.page.locator("[data-ref='seat:0']").get_by_role("img", name="a bot plays")
    expect(driven).to_be_visible()
    bar = ada.page.get_by_role("status").filter(has_text="A bot plays for you.")
    expect(bar).to_be_visible()
    assert ada.violations() == []
    assert in_menu(ada, "Leave the table").count() == 0
    ada.home()
    ada.page.locator(f"a[href='/table/{table.split('/')[-1]}']").first.click()
    ada.page.get_by_role("button", name="Take your seat back").click()
    expect(bar).to_have_count(0)
    expect(driven).to_have_count(0)
    assert [said for said in ada.heard if said["type"] == "moment"][-1]["seat"] == 0


def leave(player: Player) -> None:
    """Leave the table, sure of it."""
    in_menu(player, "Leave the table").click()
    sure = player.page.get_by_role("dialog", name="Leave the table?")
    sure.get_by_role("button", name="Leave the table").click()


def test_bots_that_played_for_people_are_named_after_a_reload_and_in_the_result(come: Come) -> None:
    ada, bob = together(come)
    leave(bob)
    left = ada.page.locator("[data-handover=left]")
    expect(left).to_contain_text("Bob left. A bot plays until Bob is back.")
    ada.page.reload()
    expect(left).to_contain_text("Bob left.")
    ada.page.get_by_role("tab", name="Chat").click()
    expect(left).to_contain_text("Bob left.")
    expect(left.locator("time")).to_be_visible()
    assert ada.violations() == []
    # Bots play to the end.
    leave(ada)
    results = ada.page.get_by_test_id("results")
    expect(results).to_be_visible()
    ada.page.reload()
    expect(results.get_by_text("a bot played from round 1 on", exact=True)).to_have_count(2)
    expect(results.locator(".drove")).to_contain_text("a bot played from round 1 on.")
    assert ada.violations() == []


def test_who_left_stays_away_when_the_page_is_loaded_again(come: Come) -> None:
    ada, bob = together(come)
    assert "invite=" in bob.page.url
    leave(bob)
    back = bob.page.get_by_role("button", name="Take your seat back")
    expect(back).to_be_visible()
    bob.page.reload()
    expect(back).to_be_visible()
    expect(ada.page.locator("[data-handover]")).to_have_count(1)
    back.click()
    expect(ada.page.locator("[data-handover=back]")).to_contain_text("Bob is back.")


def test_a_phone_tells_who_left_and_why_a_bot_plays(come: Come) -> None:
    phone = {"size": (390, 844), "is_mobile": True, "has_touch": True}
    ada, bob = come("Ada", **phone), come("Bob", **phone)
    clock = {"kind": "seconds", "seconds": 20, "increment": 0, "window": 9}
    link = ada.new_table(ROAD, [{"kind": "me"}, {"kind": "open"}], clock=clock)
    bob.page.goto(f"/table/{link}")
    expect(ada.page.get_by_text("Bob")).to_be_visible()
    ada.page.get_by_role("button", name="Start").click()
    ada.page.wait_for_selector("[data-table]")
    asked = next(said for said in reversed(ada.heard) if said["type"] == "moment")["question"]["seat"]
    slow, other = (ada, bob) if asked == 0 else (bob, ada)
    leave(other)
    expect(other.page.locator(".ticker")).to_contain_text("You left. A bot plays until you are back.")
    expect(slow.page.locator(".ticker")).to_contain_text(f"{other.name} left.")
    bar = "A bot plays for you."
    expect(other.page.get_by_role("status").filter(has_text=bar)).to_have_text(bar)
    other.page.get_by_role("button", name="Take your seat back").click()
    expect(slow.page.get_by_role("status").filter(has_text=bar)).to_have_text(f"Your time ran out. {bar}")
    expect(other.page.locator(".ticker")).to_contain_text(f"The time of {slow.name} ran out.")


def test_people_agree_to_end(come: Come) -> None:
    ada, bob = together(come)
    offer, agree = "Offer to end the game", "Agree"
    in_menu(ada, offer).click()
    mine = ada.page.get_by_role("status").filter(has_text="You offer to end the game.")
    expect(mine).to_be_visible()
    theirs = bob.page.get_by_role("status").filter(has_text="Ada offers to end the game.")
    expect(theirs).to_be_visible()
    expect(bob.page.locator("[data-ref='seat:0']")).to_contain_text("would end")
    assert ada.violations() == bob.violations() == []
    # Taken back, and offered again.
    ada.page.locator(".standing").get_by_role("button", name="Go on playing").click()
    expect(theirs).to_have_count(0)
    expect(mine).to_have_count(0)
    assert bob.page.get_by_role("button", name=agree).count() == 0
    ada.page.keyboard.press("Escape")
    in_menu(ada, offer).click()
    ada.page.keyboard.press("Escape")
    bob.page.get_by_role("button", name=agree).click()
    for one in (ada, bob):
        expect(one.page.get_by_role("heading", name="Ended by agreement.").first).to_be_visible()
        expect(one.question).to_have_count(0)
        expect(one.page.locator("[data-lit], .answers [data-notation]")).to_have_count(0)
        expect(one.page.get_by_role("log", name="Announcements")).to_contain_text("Ended by agreement.")
        expect(one.page).to_have_title("Over · Hit Z Road")
        assert one.violations() == []
    ended = ada.page.url
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.get_by_test_id("ply")).to_be_visible()
    ada.page.goto(ended)
    ada.page.get_by_role("button", name="Play again").click()
    bob.page.get_by_role("link", name="To the next game").click()
    for one in (ada, bob):
        expect(one.page.get_by_role("button", name="Play again")).to_have_count(0)
        expect(one.page.locator("[data-table]")).to_be_visible()


def test_ending_a_game_against_bots_needs_confirmation(come: Come) -> None:
    ada = come()
    ada.new_table(ROAD, [{"kind": "me"}, {"kind": "bot", "level": 0}])
    ada.waits()
    in_menu(ada, "End the game").click()
    sure = ada.page.get_by_role("dialog", name="End the game here?")
    assert ada.violations() == []
    sure.get_by_role("button", name="Go on playing").click()
    expect(sure).to_be_hidden()
    expect(ada.page.locator("[data-asked]")).to_be_visible()
    in_menu(ada, "End the game").click()
    sure.get_by_role("button", name="End the game").click()
    expect(ada.page.get_by_role("heading", name="Ended by agreement.").first).to_be_visible()
    ada.page.get_by_role("button", name="See the board").click()
    expect(ada.page.get_by_role("button", name="Play again")).to_have_count(0)


def test_a_frozen_game_says_so_and_offers_its_record(come: Come, tmp_path: Path) -> None:
    with Node(tmp_path / "node") as own:
        ada = come(url=own.url)
        ada.new_table(ROAD, [{"kind": "me"}, {"kind": "hot"}])
        luck = random.Random(3)
        for _ in range(3):
            ada.waits()
            ada.answer(luck)

        def change(sql: str) -> None:
            own.kill()
            with sqlite3.connect(tmp_path / "node" / "deadroad.db") as stored:
                stored.execute(sql)
            stored.close()
            own.start()
            ada.page.reload()

        # As if the rules had changed: an answer of then is none any more.
        change("UPDATE log SET body = 'overtake' WHERE ply = 2")
        expect(ada.question.get_by_role("heading")).to_contain_text("This game is frozen")
        expect(ada.page.locator("[data-lit]")).to_have_count(0)
        assert ada.violations() == []
        # Nothing of it can be shown any more.
        change("UPDATE tables SET rules = 0")
        expect(ada.page.get_by_role("status")).to_contain_text("This game is frozen")
        assert ada.violations() == []
        with ada.page.expect_download() as found:
            ada.page.get_by_role("link", name="Download the record").click()
        assert "\n2 " in found.value.path().read_text(encoding="utf-8")


def test_the_zombies_that_one_moves_are_chosen_in_the_menu(come: Come) -> None:
    ada = come("Ada")
    ada.new_table("zombietown", [{"kind": "me"}, {"kind": "bot"}])
    ada.waits()
    ada.page.get_by_role("button", name="Language, theme and more").click()
    chosen = ada.page.get_by_label("Zombies that I move")
    expect(chosen).to_have_value("matter")
    chosen.select_option("none")
    while [said["wish"]["zombies"] for said in ada.heard if said["type"] == "wish"][-1] != "none":
        ada.page.wait_for_timeout(50)
    ada.page.reload()
    ada.waits()
    ada.page.get_by_role("button", name="Language, theme and more").click()
    expect(chosen).to_have_value("none")
