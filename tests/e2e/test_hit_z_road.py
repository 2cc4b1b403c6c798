"""The road on a phone."""

from __future__ import annotations

import random

from tests.e2e.conftest import Come

BOT = {"kind": "bot", "level": 1}
# How far the last die, or the last of the living, lies below the edge of what is shown of the board.
BELOW = """() => {
    const frame = document.querySelector('.frame');
    const things = [...document.querySelectorAll('.fight, .fight .die, .fight .side')];
    const bottom = Math.max(...things.map(thing => thing.getBoundingClientRect().bottom));
    return bottom - frame.getBoundingClientRect().bottom;
}"""


def test_a_fight_is_seen_whole_beside_my_tokens(come: Come) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    ada.new_table("hit-z-road", [{"kind": "me"}, BOT, BOT])
    luck = random.Random(1)
    tokens = ada.page.locator(".front .token")
    most = 0
    for _ in range(90):
        if ada.waits() == "results":
            break
        if ada.page.locator(".fight").count():
            most = max(most, tokens.count())
            assert ada.page.evaluate(BELOW) <= 0
        ada.answer(luck)
    assert most > 0
