"""The log: the mark of the last visit, and what a line points at on a phone."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.player import Player

ROAD = "hit-z-road"
ALONE: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "hot"}]


def begun(player: Player) -> str:
    """Let somebody play a little; return the address of the table."""
    player.new_table(ROAD, ALONE)
    luck = random.Random(1)
    for _ in range(6):
        player.waits()
        player.answer(luck)
    player.waits()
    return player.page.url


def test_a_returning_player_sees_what_happened_in_the_meantime(come: Come) -> None:
    ada = come()
    table = begun(ada)
    log = ada.page.get_by_role("log", name="Log", exact=True)
    mark = log.get_by_text("Since you were here")
    expect(mark).to_have_count(0)
    ply = ada.ply
    ada.page.goto("/")
    left = json.loads(ada.page.evaluate("localStorage.getItem('deadroad-visits')"))
    assert list(left.values()) == [ply]
    # As if others had answered twice since.
    ada.page.evaluate(
        "left => localStorage.setItem('deadroad-visits', left)",
        json.dumps({id_: seen - 2 for id_, seen in left.items()}),
    )
    ada.page.goto(table)
    ada.waits()
    expect(mark).to_be_in_viewport()
    assert ada.violations() == []
    ada.answer(random.Random(2))
    expect(mark).to_have_count(1)
    ada.page.reload()
    ada.waits()
    expect(mark).to_have_count(0)


def test_on_a_phone_the_log_closes_for_what_a_line_points_at(come: Come) -> None:
    ada = come(size=(390, 844), has_touch=True, is_mobile=True)
    begun(ada)
    ada.page.get_by_role("button", name="Log and chat").click()
    log = ada.page.get_by_role("log", name="Log", exact=True)
    lines = log.get_by_role("button")
    for number in range(lines.count()):
        lines.nth(number).click()
        if not log.is_visible():
            break
    expect(log).to_have_count(0)
    expect(ada.page.locator(".board")).to_be_in_viewport()
