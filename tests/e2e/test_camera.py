"""What part of a board that zooms is in view."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.player import Player

TOWN = "zombietown"
WITH_BOT: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "level": 2}]
SCALE = "() => document.querySelector('.frame > .inner').style.getPropertyValue('--zoom')"
# Every ResizeObserver has been called, and what it caused has been drawn.
DRAWN = (
    "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0))))"
)


def scale(ada: Player) -> float:
    """How far the board is zoomed in."""
    ada.page.evaluate(DRAWN)
    return round(float(ada.page.evaluate(SCALE)), 3)


def test_a_view_chosen_by_hand_stays_when_the_bar_changes_its_height(come: Come) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    ada.new_table(TOWN, WITH_BOT)
    assert ada.waits() == "asked"
    zoom = ada.page.locator(".frame > .zoom button")
    expect(zoom).to_have_text("+")  # where the game starts, nothing is aimed at
    aimed = scale(ada)
    zoom.tap()
    expect(zoom).to_have_text("−")
    chosen = scale(ada)
    assert chosen != aimed
    # A bar that grows: the board is smaller, and what is in view stays as large.
    question = ada.page.get_by_test_id("question")
    question.evaluate("bar => { bar.style.minHeight = '240px'; }")
    assert scale(ada) == chosen
    # A phone that is turned arranges the board anew, and it is aimed again.
    ada.page.set_viewport_size({"width": 520, "height": 844})
    assert scale(ada) == aimed
