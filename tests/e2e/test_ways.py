"""What a board shows before a way is taken, and how pieces take it."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.player import Player
from tests.e2e.sight import newest

WITH_BOT: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "level": 2}]
# The places that a moving pawn passes, as its animation has them.
LEGS = """() => Math.max(0, ...document.getAnimations()
    .filter(it => it.id === 'moving' && it.effect.target.dataset.piece?.startsWith('pawn:'))
    .map(it => it.effect.getKeyframes().length))"""


def far_end(ada: Player) -> dict[str, Any]:
    """Play until a place at least three steps away can be reached; return it."""
    luck = random.Random(5)
    for _ in range(40):
        assert ada.waits() == "asked"
        reach = newest(ada, "reach")
        if reach is not None and reach["ply"] == ada.ply:
            ends = [end for chain in reach["chains"] if not chain["mix"] for end in chain["ends"]]
            far = [end for end in ends if len(end["answers"]) >= 3 and end["close"]]
            if far:
                return dict(far[0])
        ada.answer(luck)
    raise AssertionError("no far place came")


def test_pointing_at_a_far_place_shows_its_path_and_cost(come: Come) -> None:
    ada = come()
    ada.new_table("zombietown", WITH_BOT)
    end = far_end(ada)
    box = ada.page.locator(f"[data-ref='{end['name']}'][data-lit]").first.bounding_box()
    assert box is not None
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    expect(ada.page.get_by_role("tooltip")).to_contain_text(re.compile(r"\d+ (step|action)"))
    points = ada.page.locator("svg.path polyline").last.get_attribute("points")
    assert len((points or "").split()) == 1 + len(end["answers"])
    ada.page.mouse.move(2, 2)
    expect(ada.page.locator("svg.path")).to_have_count(0)


def test_a_pawn_takes_the_path_of_its_walk_space_by_space(come: Come) -> None:
    ada = come(speed="slow")
    ada.new_table("zombietown", WITH_BOT)
    end = far_end(ada)
    box = ada.page.locator(f"[data-ref='{end['name']}'][data-lit]").first.bounding_box()
    assert box is not None
    ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    legs = ada.page.wait_for_function(f"() => ({LEGS})()").json_value()
    assert legs >= 2 * len(end["answers"])
