"""The board of Zombietown on a touch screen."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import expect

import deadroad
from deadroad.games.zombietown.finish import points
from deadroad.games.zombietown.state import Town
from tests.e2e.conftest import Come
from tests.e2e.player import Player

TOWN = "zombietown"
WITH_BOT: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "level": 2}]
FINGER = 44
# Everything lit that lies in sight, and how large it is.
LIT = """() => [...document.querySelectorAll('[data-lit]')]
    .filter(it => it.checkVisibility({visibilityProperty: true}))
    .map(it => [it.dataset.ref, it.getBoundingClientRect()])
    .map(([ref, box]) => [ref, Math.min(box.width, box.height)])"""
# Where the panels of the seats stand: from the left, and in how many lines their numbers.
PANELS = """() => [...document.querySelectorAll('.seat')].map(seat =>
    [seat.offsetLeft, new Set([...seat.querySelectorAll('.entry')].map(it => it.offsetTop)).size])"""
ARROWS = (
    "() => [...document.querySelectorAll('[data-proposal=zombies] [data-arrow]')].map(it => it.dataset.arrow)"
)
# Where the sides of a house can be barred: whether a click on the middle of each frame means that side.
BARRED = """() => [...document.querySelectorAll('[data-ref^="facade:"] > .halo')].map(frame => {
    const box = frame.getBoundingClientRect();
    const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return seen?.closest('[data-ref]')?.dataset.ref === frame.parentElement.dataset.ref;
})"""
# How large the letters of the houses are.
LETTERS = """() => [...document.querySelectorAll('.town .badge .letter')]
    .map(it => it.getBoundingClientRect().height)"""
STAMPED = "() => [...document.querySelectorAll('[data-ref]')].map(thing => thing.dataset.ref)"


def pointed_at(ada: Player) -> set[str]:
    """The things that the answers to the open question name, as they came over the wire."""
    moments = [message for message in ada.heard if message["type"] == "moment"]
    return {ref for option in moments[-1]["options"] for ref in option["refs"]}


def lit_for_a_finger(ada: Player) -> list[list[Any]]:
    """Return the highlighted things with their sizes, after zooming in again if needed."""
    lit: list[list[Any]] = ada.page.evaluate(LIT)
    for _ in range(2):
        if all(size >= FINGER - 0.5 for _, size in lit):
            break
        ada.page.locator(".frame > .zoom button").first.click()
        lit = ada.page.evaluate(LIT)
    return lit


def test_every_answer_can_be_tapped_on_a_phone(come: Come) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    ada.new_table(TOWN, WITH_BOT, settings={"days": 2, "actions": 4})
    luck = random.Random(7)
    met: set[str] = set()
    for _ in range(70):
        if ada.waits() == "results":
            break
        # A step is given by a click on the space that it leads to.
        pointed = {ref for ref in pointed_at(ada) if not ref.startswith("direction:")}
        assert pointed <= set(ada.page.evaluate(STAMPED))
        lit = lit_for_a_finger(ada)
        assert [one for one in lit if one[1] < FINGER - 0.5] == []
        met |= {ref.split(":")[0] for ref, _ in lit}
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
        ada.answer(luck)
    assert met >= {"house", "card", "space"}
    assert ada.violations() == []


def test_panels_and_chart_show_the_public_points(come: Come) -> None:
    match = deadroad.new(TOWN, seats=6, seed=1, settings={"abilities": "yes"})
    luck = random.Random(1)
    counted: list[dict[str, int]] = []
    while match.seat is not None:
        state = match.state
        assert isinstance(state, Town)
        counted = [points(state.public, state.secrets[seat], seat) for seat in range(match.seats)]
        match.answer(luck.choice(match.options()))
    ada = come()
    ada.page.goto("/replay")
    ada.page.get_by_role("textbox").fill(match.record())
    ada.page.get_by_role("button", name="Replay").click()
    expect(ada.page.get_by_test_id("results")).to_be_visible()
    # At the end the plates show the result; before it, they show the position.
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.locator(".seat.won")).to_have_count(0)
    panels = ada.page.evaluate(PANELS)
    assert panels == sorted(panels)
    assert {lines for _, lines in panels} <= {0, 1}  # a seat that is out has no numbers
    seen = []
    for panel in ada.page.locator(".seat:not(.out)").all():
        seat = int((panel.get_attribute("data-ref") or "").removeprefix("seat:"))
        shown = panel.locator("dt", has_text="points so far").locator("+ dd")
        expect(shown).to_have_text(str(sum(counted[seat].values()) - counted[seat]["unfinished"]))
        seen.append(counted[seat])
    assert {source for found in seen for source, worth in found.items() if worth} == set(counted[0])
    ada.page.get_by_role("tab", name="Charts").click()
    expect(ada.page.get_by_role("img", name=re.compile("points so far"))).to_be_visible()


def test_names_on_the_map_keep_their_size_after_a_reload(come: Come) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    ada.new_table(TOWN, WITH_BOT)
    luck = random.Random(3)
    for _ in range(4):
        ada.waits()
        ada.answer(luck)
    ada.waits()
    ada.page.reload()
    ada.waits()
    ada.page.locator(".town text").last.wait_for()
    # If Chromium keeps the glyphs of another zoom, a word is longer or shorter than its box.
    ratios = ada.page.evaluate(
        """() => [...document.querySelectorAll('.town text:not([textLength])')]
            .filter(it => it.textContent.length > 3)
            .map(it => it.getComputedTextLength() / it.getBBox().width)"""
    )
    assert len(ratios) > 5
    assert all(0.9 < ratio < 1.1 for ratio in ratios)


def test_the_map_fills_the_width_beside_the_dock(come: Come) -> None:
    ada = come(size=(1920, 1080))
    ada.new_table(TOWN, WITH_BOT)
    ada.waits()
    town, dock, frame = (
        ada.page.locator(thing).bounding_box() for thing in (".town", ".dock", ".board-frame")
    )
    assert town is not None
    assert dock is not None
    assert frame is not None
    assert dock["width"] <= 440
    assert abs(town["width"] + dock["width"] - frame["width"]) < 2
    # Land is drawn from edge to edge.
    land = ada.page.locator(".town > rect").first.bounding_box()
    assert land is not None
    assert abs(land["width"] - town["width"]) < 2
    assert abs(land["height"] - town["height"]) < 2


def kind(ada: Player) -> str:
    """The kind of the open question."""
    moments = [message for message in ada.heard if message["type"] == "moment"]
    return str(moments[-1]["question"]["kind"])


def play_until(ada: Player, wanted: str, luck: random.Random) -> None:
    """Answer at random until this kind of question is asked."""
    for _ in range(200):
        ada.waits()
        if kind(ada) == wanted:
            return
        ada.answer(luck)
    raise AssertionError(wanted)


def test_arrows_on_the_map_show_what_is_proposed_for_the_zombies(come: Come) -> None:
    ada = come()
    ada.new_table(TOWN, WITH_BOT, wishes="always")
    play_until(ada, "zombie", random.Random(5))
    go = ada.page.locator("[data-plan-go]")
    expect(go).to_have_text(re.compile("Follow the arrows"))
    fill = next(message for message in reversed(ada.heard) if message["type"] == "reach")["chains"][0]["fill"]
    assert sorted(ada.page.evaluate(ARROWS)) == sorted(fill["mix"])
    before = ada.ply
    go.click()
    ada.page.wait_for_function(
        "before => Number(document.querySelector('[data-table]').dataset.ply) !== before", arg=before
    )
    ada.waits()
    events = [event for message in ada.heard if message["type"] == "moment" for event in message["events"]]
    steps = [event for event in events if event["ply"] >= before and event["name"] in {"lurched", "knocked"}]
    assert len(steps) >= sum(fill["mix"].values())


def test_a_car_in_front_of_a_door_does_not_take_its_clicks(come: Come) -> None:
    ada = come(size=(1280, 720))
    ada.new_table(TOWN, WITH_BOT)
    ada.waits()
    ada.answer(random.Random(1))
    for _ in range(3):
        ada.waits()
        boards = ada.page.locator('[data-lit][data-ref="card:boards"], [data-lit][data-ref="card:furniture"]')
        (boards if boards.count() else ada.page.locator('[data-lit][data-ref^="card:"]')).first.click()
        ada.page.wait_for_timeout(200)
    ada.waits()
    for thing in ("boards", "furniture"):
        card = ada.page.locator(f'[data-lit][data-ref="card:{thing}"]')
        if card.count():
            card.first.click()
            expect(ada.page.locator('[data-lit][data-ref^="facade:"]')).to_have_count(4)
            assert ada.page.evaluate(BARRED) == [True] * 4
            return
    raise AssertionError("neither boards nor furniture were dealt")


def test_a_phone_shows_the_own_pawn_the_keys_and_letters_that_can_be_read(come: Come) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    ada.new_table(TOWN, WITH_BOT)
    play_until(ada, "act", random.Random(5))
    pawn, dock, key, zoom = (
        ada.page.locator(thing).first.bounding_box()
        for thing in ("[data-piece='pawn:0']", ".dock", ".keyring", ".frame > .zoom button")
    )
    assert pawn is not None
    assert dock is not None
    assert key is not None
    assert zoom is not None
    # Places in reach are many: the own place is among those in sight.
    assert 0 <= pawn["x"] <= 390 - pawn["width"]
    assert 56 <= pawn["y"] <= dock["y"] - pawn["height"]
    assert key["x"] + key["width"] <= zoom["x"]
    # The whole town has larger letters instead of names.
    name = ada.page.locator(".town .name").first
    expect(name).to_be_visible()
    ada.page.locator(".frame > .zoom button").tap()
    expect(name).to_be_hidden()
    heights = ada.page.evaluate(LETTERS)
    assert len(heights) == 12
    assert min(heights) >= 16


def test_cards_say_what_they_do_while_some_are_chosen(come: Come) -> None:
    ada = come(size=(1440, 900))
    ada.new_table(TOWN, WITH_BOT)
    ada.waits()
    ada.page.locator("[data-ref='house:B'][data-lit]").click()
    ada.page.wait_for_selector(".hand .card[data-lit]")
    said = ada.page.locator(".hand .card small")
    assert said.count() > 4
    for one in said.all():
        expect(one).to_be_visible()
    dock = ada.page.locator(".dock.beside")
    assert dock.evaluate("it => it.scrollHeight <= it.clientHeight")


def test_the_bar_keeps_its_height_under_the_list_and_a_long_answer_has_one_line(come: Come) -> None:
    ada = come(size=(1280, 720))
    ada.new_table(TOWN, WITH_BOT)
    luck = random.Random(1)
    answers = ada.question.get_by_role("group", name="Answers").locator("> .button")
    for _ in range(12):
        ada.waits()
        if answers.count() == 2:
            break
        ada.answer(luck)
    expect(answers).to_have_count(2)
    bar = ada.question.bounding_box()
    ada.page.keyboard.press("a")
    expect(ada.page.locator(".fan")).to_be_visible()
    assert ada.question.bounding_box() == bar
    ada.page.keyboard.press("Escape")
    # As long as the question and the answer beside an own car.
    ada.question.get_by_role("heading").evaluate("it => { it.textContent = 'Actions left: 3.' }")
    words = answers.first.locator(".says")
    words.evaluate("it => { it.textContent = 'Get into the car and start' }")
    lines = words.evaluate("it => it.offsetHeight / parseFloat(getComputedStyle(it).lineHeight)")
    assert round(lines) == 1
    # A long title, such as the French one of Tower Defense, ends before the first plate.
    title, plate = ada.page.locator("header .title b"), ada.page.locator(".seat").first
    title.evaluate("it => { it.textContent = 'Tower Defense : la forteresse' }")
    named, first = title.bounding_box(), plate.bounding_box()
    assert named is not None
    assert first is not None
    assert named["x"] + named["width"] <= first["x"]
