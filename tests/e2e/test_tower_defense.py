"""The board of Tower Defense on a touch screen."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.player import Player
from tests.server.node import Node

TOWER = "tower-defense"
ALONE: list[dict[str, Any]] = [{"kind": "me"}]
FINGER = 44
LIT = """() => [...document.querySelectorAll('[data-lit]')].map(thing => {
    const box = thing.getBoundingClientRect();
    return [thing.dataset.ref, Math.min(box.width, box.height)];
})"""


def asked(ada: Player) -> dict[str, Any]:
    """The last thing the server asked."""
    return next(said for said in reversed(ada.heard) if said["type"] == "moment")


@pytest.mark.parametrize("phone", [True, False])
def test_everything_an_option_refers_to_is_drawn_large_enough(come: Come, phone: bool) -> None:
    size = {"size": (390, 844), "is_mobile": True, "has_touch": True} if phone else {}
    ada = come(**size, color_scheme="dark" if phone else "light")
    ada.new_table(TOWER, ALONE)
    luck = random.Random(2)
    met: set[str] = set()
    for _ in range(60):
        if ada.waits() == "results":
            break
        moment = asked(ada)
        wanted = {ref for option in moment["options"] for ref in option["refs"]}
        drawn = set(ada.page.locator("[data-ref]").evaluate_all("all => all.map(one => one.dataset.ref)"))
        assert wanted - drawn == set()
        lit = ada.page.evaluate(LIT)
        assert {ref for ref, _ in lit} <= wanted
        if phone:
            assert [one for one in lit if one[1] < FINGER - 0.1] == []
        if moment["question"]["kind"] not in met:
            met.add(moment["question"]["kind"])
            assert ada.violations() == []
        ada.answer(luck)
    assert met >= {"man", "supply", "gather", "intercept"}


def test_a_figure_is_picked_up_and_sent(come: Come) -> None:
    ada = come(speed="slow")
    ada.new_table(TOWER, ALONE)
    assert ada.waits() == "asked"
    ada.page.locator("[data-ref='bastion:2']").click()
    # The first cards may ask for something before the first turn.
    luck = random.Random(1)
    while ada.waits() == "asked" and asked(ada)["question"]["kind"] != "supply":
        ada.answer(luck)
    leader = ada.page.locator("[data-ref='member:leader-2'][data-lit]").bounding_box()
    depot = ada.page.locator("[data-ref='warehouse:fuel']").bounding_box()
    assert leader is not None
    assert depot is not None
    before = ada.ply
    ada.page.mouse.move(leader["x"] + leader["width"] / 2, leader["y"] + leader["height"] / 2)
    ada.page.mouse.down()
    ada.page.mouse.move(depot["x"] + 40, depot["y"] + 60, steps=4)
    expect(ada.page.locator("div.ghost")).to_be_visible()
    ada.page.mouse.up()
    ada.page.wait_for_selector(f"[data-table]:not([data-ply='{before}'])")
    posted = ada.page.locator(".depot", has=ada.page.locator("[data-ref='warehouse:fuel']"))
    expect(posted.locator("[data-piece='leader:1']")).to_be_visible()
    # The next one follows with a single click.
    expect(ada.page.locator("[data-ref='warehouse:fuel'][data-kept]")).to_be_visible()
    before = ada.ply
    ada.page.locator("[data-ref='member:regular-2'][data-lit]").click()
    ada.page.wait_for_selector(f"[data-table]:not([data-ply='{before}'])")
    expect(posted.locator("[data-piece^='regular:']")).to_have_count(1)


PHONE: dict[str, Any] = {"size": (390, 844), "is_mobile": True, "has_touch": True}
# The stock of somebody with six tokens more.
COLLECT = """() => {
    const stock = document.querySelector('.stock'), last = stock.lastElementChild;
    for (let more = 0; more < 6; more += 1) stock.append(last.cloneNode(true));
}"""


def test_what_is_paid_from_stays_in_view_beside_many_tokens_on_a_phone(come: Come) -> None:
    ada = come(**PHONE)
    ada.new_table(TOWER, ALONE)
    luck = random.Random(2)
    paid = ada.page.locator(".stock [data-lit]")
    for _ in range(150):
        if ada.waits() == "results":
            ada.new_table(TOWER, ALONE)
            continue
        if paid.count() > 1:
            break
        ada.answer(luck)
    assert paid.count() > 1
    ada.page.evaluate(COLLECT)
    for one in paid.all():
        expect(one).to_be_in_viewport(ratio=1)


def test_a_second_tap_on_what_was_answered_explains_nothing(come: Come) -> None:
    ada = come(**PHONE)
    ada.new_table(TOWER, ALONE)
    assert ada.waits() == "asked"
    # The time between both taps does not depend on the machine.
    ada.page.clock.set_fixed_time(1_900_000_000_000)
    ply = ada.ply
    bastion = ada.page.locator("[data-ref='bastion:2']")
    corner: Any = {"x": 5, "y": 88}  # beside its squad and its sign
    tip = ada.page.get_by_role("tooltip")
    bastion.tap(position=corner)
    ada.page.wait_for_selector(f"[data-table]:not([data-ply='{ply}'])")
    assert ada.waits() == "asked"
    bastion.tap(position=corner)
    expect(tip).to_have_count(0)
    # Later it is explained.
    ada.page.clock.set_fixed_time(1_900_000_060_000)
    bastion.tap(position=corner)
    expect(tip).to_contain_text("bastion 2")


def test_a_proposed_plan_is_followed_with_one_click(come: Come) -> None:
    ada = come()
    ada.new_table(TOWER, ALONE)
    plan = ada.page.locator("[data-plan]")
    luck = random.Random(1)
    while ada.waits() == "asked" and asked(ada)["question"]["kind"] != "supply":
        ada.answer(luck)
    expect(plan.get_by_role("listitem").first).to_contain_text("Send 1")
    plan.hover()
    expect(ada.page.locator("[data-ref^='warehouse:'][data-hinted]").first).to_be_visible()
    assert ada.violations() == []
    before, sent = ada.ply, ada.gestures
    ada.page.keyboard.press("g")
    ada.page.wait_for_selector(f"[data-table]:not([data-ply='{before}'])")
    assert ada.waits() != "results"
    assert ada.gestures == sent + 1
    assert ada.ply > before


def test_a_table_without_hints_proposes_nothing(come: Come) -> None:
    ada = come()
    ada.new_table(TOWER, ALONE, hints=False)
    luck = random.Random(1)
    while ada.waits() == "asked" and asked(ada)["question"]["kind"] != "supply":
        ada.answer(luck)
    expect(ada.page.locator("[data-plan]")).to_have_count(0)


def test_the_rule_of_a_long_question_is_visible_on_a_phone(come: Come) -> None:
    ada = come(size=(390, 844), language="fr", is_mobile=True, has_touch=True)
    ada.new_table(TOWER, ALONE)
    luck = random.Random(8)
    clause = ada.question.locator("h2 [data-clause]")
    while ada.waits() == "asked" and clause.get_attribute("data-clause") != "HTD-52":
        ada.answer(luck)
    ada.page.locator("[data-lit]").first.click()
    ada.answer(luck)
    # With one more button beside it, there is less room.
    expect(ada.question.get_by_role("button", name="Annuler")).to_be_visible()
    assert ada.question.locator("h2").evaluate("it => it.scrollHeight <= it.clientHeight + 1")


def test_a_ticket_left_out_is_not_followed(come: Come, tmp_path: Path) -> None:
    with Node(tmp_path, luck=5) as node:  # the first proposal of this table has two tickets
        ada = come(url=node.url)
        ada.new_table(TOWER, ALONE)
        ada.waits()
        ada.page.locator("[data-ref='bastion:1']").click()
        tickets = ada.page.locator("[data-ticket]")
        expect(tickets).to_have_count(2)
        kept, left_out = (tickets.nth(at).get_attribute("data-ticket") for at in (0, 1))
        tickets.nth(1).click()
        expect(tickets.nth(1)).to_have_attribute("aria-pressed", "false")
        assert ada.violations() == []
        before = ada.ply
        ada.page.locator("[data-plan-go]").click()
        ada.page.wait_for_selector(f"[data-table]:not([data-ply='{before}'])")
        ada.waits()
        moments = [said for said in ada.heard if said["type"] == "moment" and said["ply"] > before]
        values = [event["values"] for said in moments for event in said["events"] if event["name"] == "sent"]
        went = {f"warehouse:{('ammo', 'fuel', 'adrenaline')[value['warehouse']]}" for value in values}
        assert went == {kept}
        assert left_out not in went
