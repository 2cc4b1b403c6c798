"""The plates of the seats on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come

BOT: dict[str, Any] = {"kind": "bot", "level": 0}
# How far the row reaches beyond its room, and the plates that are not whole inside it.
CUT = """() => {
    const row = document.querySelector('.seats');
    const room = row.getBoundingClientRect();
    const cut = [...row.children].map(plate => plate.getBoundingClientRect())
        .filter(box => box.left < room.left - 1 || box.right > room.right + 1 || box.width < 24);
    return [row.scrollWidth - row.clientWidth, cut.length];
}"""


@pytest.mark.parametrize("game", ["road-master", "zombies", "zombietown"])
def test_six_plates_fit_side_by_side_on_a_phone(come: Come, game: str) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    ada.new_table(game, [{"kind": "me"}, *[BOT] * 5])
    ada.waits()
    for width in (390, 360, 320):
        ada.page.set_viewport_size({"width": width, "height": 844})
        assert ada.page.evaluate(CUT) == [0, 0], width
    assert ada.violations() == []


def test_four_plates_fit_side_by_side_on_a_slim_phone(come: Come) -> None:
    ada = come(size=(320, 700), is_mobile=True, has_touch=True)
    ada.new_table("hit-z-road", [{"kind": "me"}, *[BOT] * 3])
    ada.waits()
    assert ada.page.evaluate(CUT) == [0, 0]


@pytest.mark.parametrize(("game", "seats"), [("hit-z-road", 3), ("hit-z-road", 4), ("zombies", 6)])
def test_plates_with_clocks_fit_side_by_side_on_a_phone(come: Come, game: str, seats: int) -> None:
    size: dict[str, Any] = {"size": (390, 844), "is_mobile": True, "has_touch": True}
    ada, bob = come("Ada", **size), come("Bartholomew", **size)
    clock = {"kind": "seconds", "seconds": 3000, "increment": 5, "window": 9}
    link = ada.new_table(game, [{"kind": "me"}, {"kind": "open"}, *[BOT] * (seats - 2)], clock=clock)
    bob.page.goto(f"/table/{link}")
    expect(ada.page.get_by_text("Bartholomew")).to_be_visible()
    ada.page.get_by_role("button", name="Start").click()
    # One is asked, the other waits.
    for one in (ada, bob):
        expect(one.page.locator("[data-table] .seat.asked .clock")).to_be_visible()
        expect(one.page.locator(".seat.me .clock")).to_be_visible()
        assert one.page.evaluate(CUT) == [0, 0]
        assert one.violations() == []
