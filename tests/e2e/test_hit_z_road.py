"""The road on a phone and on a desk: odds, bids, fights and their story."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.player import Player

BOT = {"kind": "bot", "level": 1}
# How far the last die, or the last of the living, lies below the edge of what is shown of the board.
BELOW = """() => {
    const frame = document.querySelector('.frame');
    const things = [...document.querySelectorAll('.fight, .fight .die, .fight .side')];
    const bottom = Math.max(...things.map(thing => thing.getBoundingClientRect().bottom));
    return bottom - frame.getBoundingClientRect().bottom;
}"""

# Notes how the numbers of a fight change: before, afterwards, and the delays of their animations.
COUNTED = """
window.counted = [];
new MutationObserver(() => {
    for (const it of document.querySelectorAll('.fight .falling:not([data-noted])')) {
        it.dataset.noted = '';
        const moves = it.getAnimations({subtree: true});
        const delays = Object.fromEntries(moves.map(one => [
            one.animationName.replace(/^svelte-[^-]*-/, ''), one.effect.getComputedTiming().delay]));
        counted.push([Number(it.dataset.before), Number(it.textContent), delays]);
    }
}).observe(document, {subtree: true, childList: true});
"""
# Notes the height of the board whenever it changes, and whether a question stands then.
SIZES = """
window.sizes = [];
const look = () => {
    const frame = document.querySelector('.frame');
    const asked = document.querySelector('[data-asked]') !== null;
    const height = frame?.getBoundingClientRect().height;
    const last = sizes.at(-1);
    if (frame && (last?.[0] !== height || last[1] !== asked)) sizes.push([height, asked]);
    requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def test_a_fight_and_the_own_tokens_are_visible_together(come: Come) -> None:
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


def test_a_payment_fits_on_a_phone_on_its_side(come: Come) -> None:
    ada = come(size=(844, 390), is_mobile=True, has_touch=True)
    ada.new_table("hit-z-road", [{"kind": "me"}, {"kind": "hot"}])
    mix = ada.page.locator("[data-mix]")
    while not mix.count():
        # The highest bid always wins, and is paid for.
        ada.page.locator(".track [data-lit]").last.tap()
        ada.page.wait_for_function("() => document.querySelector('[data-mix], .track [data-lit]')")
    for button in mix.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    # The other seat may have to pay less, in a dialog that follows at once.
    paid = mix.filter(has_text=mix.locator("[data-mix-go]").inner_text())
    mix.locator("[data-mix-go]").tap()
    expect(paid).to_have_count(0)


def moment(ada: Player) -> dict[str, Any]:
    """The newest position that the server sent."""
    return next(said for said in reversed(ada.heard) if said["type"] == "moment")


def sends(ada: Player, name: str) -> int:
    """How many answers and plans were sent with one click on something."""
    before = ada.gestures
    ply = ada.ply
    ada.page.locator(name).first.click()
    ada.page.wait_for_selector(f"[data-table]:not([data-ply='{ply}'])")
    return ada.gestures - before


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_every_road_shows_its_odds_while_bidding(come: Come, size: tuple[int, int]) -> None:
    ada = come(size=size)
    ada.new_table("hit-z-road", [{"kind": "me"}, BOT, BOT])
    assert ada.waits() == "asked"
    odds = moment(ada)["view"]["own"]["odds"]
    shown = ada.page.locator(".way .odds")
    expect(shown).to_have_count(len(odds))
    for road, (found, pill) in enumerate(zip(odds, shown.all(), strict=True), 1):
        expect(pill).to_be_in_viewport(ratio=1)
        wanted = f"{abs(found['survivors']) / 100:.1f}"
        assert pill.locator("[data-number='road-survivors']").inner_text().lstrip("+−") == wanted
        pill.hover()
        tip = ada.page.get_by_role("tooltip")
        expect(tip).to_contain_text(f"The odds of road {road} for your group")
        expect(tip).to_contain_text("fire 1 ammo for each zombie")


def test_a_bid_is_one_click_and_passing_to_the_end_another(come: Come) -> None:
    ada = come(size=(1440, 900))
    ada.new_table("hit-z-road", [{"kind": "me"}, BOT, BOT])
    assert ada.waits() == "asked"
    assert moment(ada)["question"]["kind"] == "bid"
    assert sends(ada, ".track [data-lit]") == 1
    if ada.waits() == "asked" and moment(ada)["question"]["kind"] == "bid":
        ada.page.locator("[data-stay-out]").click()
        # The rest of the auction goes by without a question.
        paying = '[data-mix], .answers [data-notation^="pay "]'
        ada.page.wait_for_selector(f"{paying}, .way[data-lit], .fight, [data-testid=results]")


def test_several_dice_are_settled_with_one_click(come: Come) -> None:
    ada = come(size=(1440, 900))
    ada.new_table("hit-z-road", [{"kind": "me"}, BOT, BOT])
    luck = random.Random(3)
    for _ in range(120):
        if ada.waits() == "results":
            ada.new_table("hit-z-road", [{"kind": "me"}, BOT, BOT])
            continue
        if moment(ada)["question"]["kind"] == "melee" and ada.page.locator("[data-plan-go]").count():
            before = ada.ply
            assert sends(ada, "[data-plan-go]") == 1
            assert ada.ply - before > 1
            return
        ada.answer(luck)
    raise AssertionError("no melee with several open dice")


def test_the_odds_of_the_next_roll_lie_over_the_picture(come: Come) -> None:
    ada = come(size=(1280, 720))
    ada.new_table("hit-z-road", [{"kind": "me"}, BOT, BOT])
    luck = random.Random(1)
    for _ in range(90):
        if ada.waits() == "results":
            break
        if ada.page.locator(".fight .odds").count():
            seen = """() => {
                const box = document.querySelector('.fight .odds').getBoundingClientRect();
                const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                return top.closest('.odds') !== null;
            }"""
            assert ada.page.evaluate(seen)
            return
        ada.answer(luck)
    raise AssertionError("no fight")


def test_the_old_number_of_zombies_stays_until_the_dice_lie(come: Come) -> None:
    ada = come(size=(1280, 720), speed="normal")
    ada.page.add_init_script(COUNTED)
    ada.new_table("hit-z-road", [{"kind": "me"}, BOT])
    luck = random.Random(1)
    for _ in range(90):
        if ada.waits() == "results" or ada.page.evaluate("counted.length > 0"):
            break
        ada.answer(luck)
    for before, left, delays in ada.page.evaluate("counted"):
        assert before > left
        assert delays == {"before": 420, "count": 420}
    assert ada.page.evaluate("counted.length > 0")


def test_the_board_keeps_its_size_until_the_next_question(come: Come) -> None:
    ada = come(size=(1280, 720), speed="normal")
    ada.page.add_init_script(SIZES)
    ada.new_table("hit-z-road", [{"kind": "me"}, BOT, BOT])
    luck = random.Random(2)
    for _ in range(8):
        if ada.waits() == "results":
            break
        ada.page.evaluate("sizes.length = 0")
        ada.answer(luck)
        ada.waits()
        sizes = ada.page.evaluate("sizes")
        shown = max((at for at, (_, asked) in enumerate(sizes) if not asked), default=0)
        assert len({height for height, _ in sizes[: shown + 1]}) <= 1, sizes


def test_the_log_tells_a_whole_fight_in_one_line(come: Come) -> None:
    ada = come(size=(1440, 900))
    ada.new_table("hit-z-road", [{"kind": "me"}, BOT, BOT])
    luck = random.Random(1)
    line = ada.page.locator("[data-line]").filter(
        has_text=re.compile(r"(beat|beats|flees from) \d+ zombies?")
    )
    for _ in range(90):
        if ada.waits() == "results" or line.count():
            break
        ada.answer(luck)
    expect(line.first).to_be_visible()
    # The single events open below it.
    expect(line.first.locator("[data-event]").first).to_be_hidden()
    line.first.locator("summary").click()
    expect(line.first.locator("[data-event]").first).to_contain_text(re.compile("comes? to “"))
    expect(line.first.locator("[data-event]").filter(has_text="zombie").first).to_be_visible()


def test_one_resource_is_paid_with_one_click(come: Come) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    ada.new_table("hit-z-road", [{"kind": "me"}, BOT, BOT])
    luck = random.Random(3)
    for _ in range(120):
        assert ada.waits() == "asked"
        if re.search(r"\b1 resource\b", ada.question.locator("h2").inner_text()):
            break
        ada.answer(luck)
    expect(ada.page.locator("[data-mix]")).to_have_count(0)
    answers = ada.page.locator('.answers [data-notation^="pay "]')
    assert answers.count() > 1
    ply = ada.ply
    answers.last.click()
    ada.page.wait_for_selector(f"[data-table]:not([data-ply='{ply}'])")


PHONE: dict[str, Any] = {"size": (390, 844), "is_mobile": True, "has_touch": True}


def test_a_tap_on_a_post_sets_the_bid_of_a_phone_without_giving_it(come: Come) -> None:
    ada = come(**PHONE)
    ada.new_table("hit-z-road", [{"kind": "me"}, BOT, BOT])
    assert ada.waits() == "asked"
    ply = ada.ply
    ada.page.locator("[data-amount='6']").tap()
    expect(ada.page.get_by_role("spinbutton")).to_have_attribute("aria-valuenow", "6")
    expect(ada.question.get_by_role("button", name="Bid 6")).to_be_visible()
    assert ada.ply == ply


def test_passing_to_the_end_has_its_words_on_a_phone(come: Come) -> None:
    ada = come(**PHONE)
    ada.new_table("hit-z-road", [{"kind": "me"}, BOT, BOT])
    assert ada.waits() == "asked"
    button = ada.page.locator("[data-stay-out]")
    expect(button).to_have_count(1)
    words = button.bounding_box()
    assert words is not None
    assert button.inner_text() == "Pass to the end"
    assert words["width"] > 88


# The texts of cards that end in the middle, without "…": they have fewer lines than they are cut to.
ENDING_EARLY = """() => [...document.querySelectorAll('.card .text span')].filter(text => {
    const style = getComputedStyle(text);
    const lines = Math.round(text.clientHeight / parseFloat(style.lineHeight));
    return text.scrollHeight > text.clientHeight + 4 && lines < Number(style.webkitLineClamp);
}).map(text => text.innerText)"""


def test_a_pass_that_costs_leaves_room_for_the_cards_on_a_phone(come: Come) -> None:
    ada = come(**PHONE)
    ada.new_table("hit-z-road", [{"kind": "me"}, {"kind": "hot"}])
    for amount in (1, 2):
        assert ada.waits() == "asked"
        ada.page.locator(f"[data-amount='{amount}']").tap()
        ada.question.get_by_role("button", name=f"Bid {amount}").tap()
    assert ada.waits() == "asked"
    button = ada.question.locator("[data-notation='pass']")
    expect(button).to_contain_text("−1, 11 left")
    box = button.bounding_box()
    assert box is not None
    assert box["height"] < 60
    # With a higher bar as well, a text is cut where its last line ends.
    ada.question.evaluate("bar => { bar.style.minHeight = '225px'; }")
    assert ada.page.evaluate(ENDING_EARLY) == []


def test_a_road_is_read_and_taken_on_a_phone_and_none_stays_open(come: Come) -> None:
    ada = come(**PHONE)
    ada.new_table("hit-z-road", [{"kind": "me"}, BOT, BOT])
    luck = random.Random(4)
    ways = ada.page.locator(".way")
    opened = ada.page.locator(".way.opened")
    while ada.waits() == "asked" and not ada.page.locator(".way[data-lit]").count():
        ada.answer(luck)
    every = ways.count()
    ply = ada.ply
    # The sign opens a road although a tap beside it would take the road.
    sign = ada.page.locator(".way[data-lit] .look").last
    sign.tap()
    expect(opened).to_have_count(1)
    expect(ways).to_have_count(1)
    sign.tap()
    expect(ways).to_have_count(every)
    assert ada.ply == ply
    ada.page.locator(".way[data-lit] .cards").last.tap()
    ada.page.wait_for_selector(f"[data-table]:not([data-ply='{ply}'])")
    # Nothing opens under the finger, neither now nor in the next rounds.
    for _ in range(12):
        if ada.waits() == "results":
            break
        assert opened.count() == 0
        ada.answer(luck)


# The cards whose name lies over their zombies, loot or experience.
OVERLAID = """() => [...document.querySelectorAll('.card')].filter(card => {
    const name = card.querySelector('h3').getBoundingClientRect();
    const things = [...card.querySelectorAll('.tag, .xp')];
    return things.some(it => it.getBoundingClientRect().top < name.bottom - 6);
}).map(card => card.innerText)"""


def test_names_leave_zombies_and_loot_of_four_roads_visible_beside_a_tip(come: Come) -> None:
    ada = come(**PHONE, language="fr", tips=True)
    ada.new_table("hit-z-road", [{"kind": "me"}, BOT, BOT, BOT])
    assert ada.waits() == "asked"
    expect(ada.page.get_by_test_id("first-tip")).to_be_visible()
    assert ada.page.evaluate(OVERLAID) == []


# The cards whose name is cut, or whose loot or car covers what happens there.
COVERED = """() => [...document.querySelectorAll('.card')].filter(card => {
    const name = card.querySelector('h3'), text = card.querySelector('.text span')?.getBoundingClientRect();
    if (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2) return true;
    return text && [...document.querySelectorAll('.tag, .xp, .car')].some(it => {
        const box = it.getBoundingClientRect();
        return box.width > 0 && box.left < text.right && box.right > text.left
            && box.top < text.bottom - 1 && box.bottom > text.top + 1;
    });
}).map(card => card.innerText)"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_covers_what_happens_on_a_card_on_a_phone(come: Come, language: str) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True, language=language)
    ada.new_table("hit-z-road", [{"kind": "me"}, BOT, BOT, BOT])
    luck = random.Random(1)
    for _ in range(16):
        if ada.waits() != "asked":
            break
        assert ada.page.evaluate(COVERED) == []
        ada.answer(luck)
