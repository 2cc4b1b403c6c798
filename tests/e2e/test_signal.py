"""A player on another page is notified of their turn once, by title, sound and notification."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.player import Player

WITH_BOTS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}]
# A browser without a screen never hides a page: it is told so. Notes and notifications are kept.
ELSEWHERE = """
window.away = false;
Object.defineProperty(Document.prototype, 'hidden', {get: () => window.away});
window.look = away => {
    window.away = away;
    document.dispatchEvent(new Event('visibilitychange'));
};
window.notices = [];
window.Notification = class {
    static permission = 'default';
    static async requestPermission() { return this.permission = 'granted'; }
    constructor(title, {body}) {
        this.said = `${title}: ${body}`;
        window.notices.push(this);
    }
    close() { this.closed = true; }
};
window.notes = [];
const tune = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, at) {
    if (value > 20) window.notes.push(value);  // less is how loud, not how high
    return tune.call(this, value, at);
};
"""
TURN = [523, 659, 784]
# The title while moves are being shown.
MEANWHILE = """() => {
    window.titles = [];
    const look = () => { if (document.querySelector('[data-catching]')) window.titles.push(document.title); };
    new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
}"""


def notices(ada: Player) -> list[list[Any]]:
    """The notifications so far, and whether each is gone."""
    found: list[list[Any]] = ada.page.evaluate("window.notices.map(one => [one.said, !!one.closed])")
    return found


def asked_with_sound(come: Come, speed: str) -> Player:
    """A player at a table with bots who is asked and has sound turned on."""
    ada = come(speed=speed)
    ada.page.add_init_script(ELSEWHERE)
    ada.new_table("hit-z-road", WITH_BOTS)
    assert ada.waits() == "asked"
    ada.page.get_by_role("button", name="Sound").click()
    return ada


def test_a_player_on_another_page_is_notified_once(come: Come) -> None:
    ada = asked_with_sound(come, "slow")
    ada.page.get_by_role("button", name="Language, theme and more").click()
    ada.page.get_by_role("button", name="Notify me of my turn").click()
    ada.page.keyboard.press("Escape")
    ada.page.evaluate("window.notes.length = 0")
    ada.question.get_by_role("button", name="Pass", exact=True).click()
    ada.page.evaluate("window.look(true)")
    # Called although the moves of the bots are not shown yet, for nobody sees them.
    expect(ada.page).to_have_title("● Your turn · Hit Z Road")
    expect(ada.page.locator("[data-catching]")).to_be_visible()
    assert notices(ada) == [["Your turn: Hit Z Road", False]]
    assert ada.page.evaluate("window.notes") == TURN
    # Whoever comes back first sees what happened, and is not called again.
    ada.page.evaluate("window.look(false)")
    expect(ada.page).to_have_title("Hit Z Road")
    ada.page.keyboard.press("s")
    assert ada.waits() == "asked"
    expect(ada.page).to_have_title("● Your turn · Hit Z Road")
    assert notices(ada) == [["Your turn: Hit Z Road", True]]
    assert [note for note in ada.page.evaluate("window.notes") if note in TURN] == TURN


def test_a_present_player_is_notified_after_the_animation(come: Come) -> None:
    ada = asked_with_sound(come, "fast")
    ada.page.evaluate("window.notes.length = 0")
    ada.page.evaluate(MEANWHILE)
    ada.question.get_by_role("button", name="Pass", exact=True).click()
    ada.page.wait_for_function("() => window.titles.length > 0")
    assert ada.waits() == "asked"
    assert set(ada.page.evaluate("window.titles")) == {"Hit Z Road"}
    expect(ada.page).to_have_title("● Your turn · Hit Z Road")
    assert [note for note in ada.page.evaluate("window.notes") if note in TURN] == TURN
    assert notices(ada) == []
