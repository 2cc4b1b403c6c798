"""The log: where whoever comes back left it."""

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


def test_whoever_comes_back_sees_what_happened_meanwhile(come: Come) -> None:
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
