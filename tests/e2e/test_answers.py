"""No answer is out of sight: at four sizes every answer is in the bar, on the board, or one opening away."""

from __future__ import annotations

import random
from typing import Any

import pytest

import deadroad
from tests.e2e.conftest import Come
from tests.e2e.player import Player

GAMES = [name for name in deadroad.games() if name != "lanterns"]
SIZES = ((1440, 900), (1280, 720), (1920, 1080), (390, 844))
SHORT: dict[str, dict[str, Any]] = {
    "zombies": {"goal": 5, "rounds": 30, "turns": 30},
    "zombietown": {"days": 2},
}
# A kind of question is looked at so often; each time the game stands differently.
LOOKS = 3
MOST_ANSWERS = 700

# What can't be seen or reached of some answers; families of answers are opened one after the other.
UNSEEN = """async options => {
    const bar = document.querySelector('[data-testid=question]');
    const still = () => new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)));
    await still();
    const wrong = [];
    const inside = box => box.left >= -1 && box.top >= -1
        && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const on_top = thing => {
        const box = thing.getBoundingClientRect();
        const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return inside(box) && (thing.contains(seen) || (seen !== null && seen.contains(thing)));
    };
    if (!inside(bar.getBoundingClientRect())) wrong.push('the bar leaves the screen');
    if (bar.scrollHeight > bar.clientHeight + 1) wrong.push('the bar is cut off');
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
    const reached = new Set();
    for (const button of bar.querySelectorAll('.answers [data-notation], .answers [data-family]')) {
        if (!on_top(button)) wrong.push(`not in sight: ${button.innerText}`);
        if (button.dataset.notation) reached.add(button.dataset.notation);
    }
    const verbs = new Set([...bar.querySelectorAll('[data-verb]')].map(it => it.dataset.verb));
    for (const option of options) if (verbs.has(option.verb)) reached.add(option.notation);
    for (const button of bar.querySelectorAll('[data-family]')) {
        button.click();
        await still();
        for (const folded of bar.querySelectorAll('.fan [data-notation]')) {
            folded.scrollIntoView({block: 'nearest'});
            if (!on_top(folded)) wrong.push(`not in sight when opened: ${folded.innerText}`);
            reached.add(folded.dataset.notation);
        }
        button.click();
        await still();
    }
    // Amounts are chosen in a dialog.
    const dialog = document.querySelector('[data-mix]');
    for (const part of dialog?.querySelectorAll('[data-part]') ?? []) {
        part.scrollIntoView({block: 'nearest'});
        if (!on_top(part)) wrong.push(`not in sight: ${part.dataset.part}`);
    }
    for (const option of options) if (dialog?.dataset.mix === option.verb) reached.add(option.notation);
    const marked = document.querySelector('[data-edge]') !== null;
    const frame = document.querySelector('.board-frame')?.getBoundingClientRect();
    const lies = ref => [...document.querySelectorAll(`[data-ref="${ref}"]`)].some(thing => {
        const box = thing.getBoundingClientRect();
        if (box.width === 0 || (!thing.hasAttribute('data-lit') && !thing.closest('.seats'))) return false;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const seen = x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
        return seen || marked || thing.closest('.seats') !== null;
    });
    for (const {notation, refs} of options) {
        if (!reached.has(notation) && !(refs.length > 0 && refs.every(lies))) {
            wrong.push(`neither in the bar nor on the board: ${notation}`);
        }
    }
    return wrong;
}"""


def asked(player: Player) -> dict[str, Any]:
    """The newest position that the server told."""
    return next(said for said in reversed(player.heard) if said["type"] == "moment")


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_in_sight_or_one_opening_away(come: Come, game: str) -> None:
    ada = come(size=SIZES[0])
    least, most = deadroad.info(game)["seats"]
    bots = [{"kind": "bot", "level": 1}] * (max(least, min(3, most)) - 1)
    ada.new_table(game, [{"kind": "me"}, *bots], settings=SHORT.get(game, {}))
    luck = random.Random(game)
    looked: dict[str, int] = {}
    for _ in range(MOST_ANSWERS):
        if ada.waits() == "results":
            break
        moment = asked(ada)
        kind = moment["question"]["kind"]
        looked[kind] = looked.get(kind, 0) + 1
        if looked[kind] <= LOOKS:
            for width, height in SIZES:
                ada.page.set_viewport_size({"width": width, "height": height})
                ada.page.wait_for_function(f"() => innerWidth === {width}")
                wrong = ada.page.evaluate(UNSEEN, moment["options"])
                assert not wrong, (kind, width, wrong)
            ada.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        ada.answer(luck)
    assert looked
