"""What moves on the board, for how long, and what is left of it without motion."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.e2e.conftest import Come

GAMES = ["hit-z-road", "tower-defense", "road-master"]
LONGEST = 500  # milliseconds
# Notes how long each animation on the board lasts, by its name. Pieces (id "moving") may go through a chain
# of events, and what can be chosen pulses until somebody chooses (lit.css and the ways of a siege).
WATCH = """
window.lasting = {};
const seen = new WeakSet();
const look = () => {
    for (const one of document.getAnimations()) {
        const target = one.effect?.target;
        if (seen.has(one) || !target?.closest('.board-frame')) continue;
        seen.add(one);
        if (one.id === 'moving' || /lit|march/.test(one.animationName ?? '')) continue;
        const {duration} = one.effect.getComputedTiming();
        const kind = one.animationName ?? one.transitionProperty ?? 'script';
        const name = `${kind} ${target.getAttribute('class')}`;
        window.lasting[name] = Math.max(window.lasting[name] ?? 0, duration === 'auto' ? 0 : duration);
    }
    requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def lasting(come: Come, game: str, **more: Any) -> dict[str, float]:
    """How long each animation lasted on the board, in the first answers of a game."""
    ada = come(**more)
    ada.page.add_init_script(WATCH)
    alone = game == "tower-defense"
    ada.new_table(game, [{"kind": "me"}] if alone else [{"kind": "me"}, {"kind": "bot", "level": 1}])
    luck = random.Random(3)
    for _ in range(6):
        if ada.waits() != "asked":
            break
        ada.answer(luck)
    found: dict[str, float] = ada.page.evaluate("window.lasting")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_the_board_is_animated_longer_than_half_a_second(come: Come, game: str) -> None:
    found = lasting(come, game, speed="normal")
    assert any(time > 0 for time in found.values())
    assert {name: time for name, time in found.items() if time > LONGEST} == {}


@pytest.mark.parametrize("more", [{"speed": "off"}, {"speed": "fast", "reduced_motion": "reduce"}])
@pytest.mark.parametrize("game", GAMES[:2])
def test_only_the_end_is_shown_at_speed_off_or_with_reduced_motion(
    come: Come, game: str, more: dict[str, Any]
) -> None:
    found = lasting(come, game, **more)
    assert {name: time for name, time in found.items() if time > 1} == {}


def test_a_change_of_a_number_can_be_read_without_motion(come: Come) -> None:
    ada = come(speed="normal", reduced_motion="reduce")
    ada.new_table("tower-defense", [{"kind": "me"}])
    ada.waits()
    ada.page.locator("[data-ref='bastion:2']").click()
    change = ada.page.locator(".seat .change").first
    change.wait_for()
    assert change.evaluate("it => [getComputedStyle(it).opacity, it.getAnimations().length]") == ["1", 1]
