"""Several players at one screen."""

from __future__ import annotations

import random

from playwright.sync_api import TimeoutError as NotInTime
from playwright.sync_api import expect

from tests.e2e.conftest import Come

# By how much the menu is too narrow for what is in it.
CUT_OFF = "(menu => menu.scrollWidth - menu.clientWidth)(document.querySelector('.menu'))"


def test_hot_seats_with_secrets_are_covered(come: Come) -> None:
    ada = come()
    ada.new_table("lanterns", [{"kind": "me"}, {"kind": "hot"}])
    luck = random.Random(3)
    covers: list[str] = []
    for _ in range(60):
        ada.page.wait_for_selector("[data-testid=cover], .answers [data-notation], [data-testid=results]")
        if ada.page.get_by_test_id("results").count():
            break
        if ada.page.get_by_test_id("cover").count():
            covers.append(ada.page.get_by_test_id("cover").get_by_role("button").inner_text())
            assert ada.page.get_by_text("your cards").count() == 0
            assert ada.page.locator(".log").count() == 0
            ada.page.get_by_test_id("cover").get_by_role("button").click()
            continue
        ada.answer(luck)
    assert set(covers) == {"I am Ada", "I am Ada (B)"}


def test_a_hot_seat_player_does_not_see_the_cards_of_another(come: Come) -> None:
    ada = come()
    ada.new_table("zombies", [{"kind": "me"}, {"kind": "hot"}, {"kind": "hot"}])
    luck = random.Random(4)
    eyes: set[int] = set()
    while len(eyes) < 3:
        if ada.waits() == "cover":
            try:
                ada.page.get_by_test_id("cover").get_by_role("button").click(timeout=5_000)
            except NotInTime:
                continue  # a lone answer was given automatically, and another seat is asked
            ada.page.wait_for_selector("[data-asked]")
            moments = [said for said in ada.heard if said["type"] == "moment"]
            # The same moment may come twice.
            told = {str(event): event["seat"] for moment in moments for event in moment["events"]}
            mine = [seat for seat in told.values() if seat == moments[-1]["seat"]]
            assert {0, 1, 2} <= set(told.values())
            expect(ada.page.locator("aside .secret")).to_have_count(len(mine))
            # Log, line and announcer.
            assert (ada.page.text_content("body") or "").count("You draw") <= 3 * len(mine)
            eyes.add(moments[-1]["seat"])
        ada.answer(luck)


def test_each_hot_seat_player_chooses_their_own_stops(come: Come) -> None:
    ada = come()
    ada.new_table("zombies", [{"kind": "me"}, {"kind": "hot"}])
    luck = random.Random(7)
    chosen: set[int] = set()
    while len(chosen) < 2:
        ada.waits()
        ada.page.get_by_test_id("cover").get_by_role("button").click()
        ada.page.wait_for_selector("[data-asked]")
        before = [said for said in ada.heard if said["type"] == "moment"][-1]
        seat = before["seat"]
        ada.page.get_by_role("button", name="Language, theme and more").click()
        ada.page.get_by_text(f"Moments at which I am asked ({'Ada' if seat == 0 else 'Ada (B)'})").click()
        assert ada.page.evaluate(CUT_OFF) == 0
        ada.page.get_by_label("before the discard" if seat else "end of the movement").uncheck()
        ada.page.wait_for_function(
            f"() => document.querySelector('[data-ply]').dataset.ply > {before['ply']}"
        )
        now = [said for said in ada.heard if said["type"] == "moment"][-1]["view"]["stops"]
        assert not now[seat] >> (7 if seat else 6) & 1
        chosen.add(seat)
        ada.page.keyboard.press("Escape")
        while ada.waits() != "cover":
            ada.answer(luck)
    final = [said for said in ada.heard if said["type"] == "moment"][-1]["view"]["stops"]
    assert final == [0b110111111, 0b101111111]
