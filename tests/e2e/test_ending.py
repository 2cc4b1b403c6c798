"""The end of a game tells its story."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import deadroad
from deadroad.kernel.outcome import Outcome
from tests.e2e.conftest import Come
from tests.e2e.player import Player

BOT = {"kind": "bot", "level": 2}
RANDOM = {"kind": "bot", "level": 0}
SHORT: dict[str, dict[str, Any]] = {"zombies": {"goal": 5, "rounds": 30}, "zombietown": {"days": 2}}
# The numbers of each plate by its seat, as a person reads them.
PLATES = """() => Object.fromEntries([...document.querySelectorAll('.seats .seat')].map(plate => [
    plate.dataset.ref.slice('seat:'.length),
    [...plate.querySelectorAll('.entry')].map(it => [...it.children].slice(0, 2).map(at => at.innerText)),
]))"""


def check_plates(ada: Player, outcome: Outcome) -> None:
    """Check that the plates show the totals and places of the result, and mark the winners."""
    expect(ada.page.get_by_test_id("results")).to_be_visible()
    expect(ada.page.locator(".seat.won")).to_have_count(len(outcome.winners))
    for seat in outcome.winners:
        expect(ada.page.locator(f".seat.won[data-ref='seat:{seat}']")).to_have_count(1)
    for name, numbers in ada.page.evaluate(PLATES).items():
        seat = int(name)
        shown = [int(number.replace("\N{MINUS SIGN}", "-")) for _, number in numbers]
        ranked = len(outcome.scores) > 1 and outcome.winners
        assert shown == [outcome.total(seat), *([outcome.places()[seat]] if ranked else [])], (seat, numbers)


def test_an_ending_shows_winner_points_and_decisive_moments(come: Come) -> None:
    ada = come()
    table = ada.new_table("hit-z-road", [BOT, BOT]).split("?")[0]
    expect(ada.page.get_by_test_id("results")).to_be_visible()
    expect(ada.page.get_by_test_id("results").get_by_role("heading", name=re.compile("wins"))).to_be_visible()
    expect(ada.page.get_by_role("img", name=re.compile("chance to win, by round"))).to_be_visible()
    # The curve can be read as a table, and what decided it leads into the replay.
    rows = ada.page.locator(".chart table tbody tr")
    assert rows.count() > 3
    moments = ada.page.get_by_role("link", name=re.compile("Look at moment"))
    assert 1 <= moments.count() <= 3
    expect(ada.page.get_by_text("Zombies killed")).to_be_visible()
    assert ada.violations() == []
    moments.first.click()
    expect(ada.page).to_have_url(re.compile(rf"/replay/{table}\?ply=\d+"))


@pytest.mark.parametrize("seats", [2, 4])
def test_an_ending_needs_no_scroll_at_1280x720(come: Come, seats: int) -> None:
    ada = come(size=(1280, 720))
    ada.new_table("hit-z-road", [BOT] * seats)
    expect(ada.page.locator(".recap")).to_be_visible()
    for part in (".ending .story", ".ending .who", ".ending .how"):
        seen, whole = ada.page.locator(part).evaluate("it => [it.clientHeight, it.scrollHeight]")
        assert whole <= seen + 1, part
    # It takes the places of the question and of the log, which opens beside it.
    expect(ada.question).to_have_count(0)
    log = ada.page.get_by_role("log", name="Log", exact=True)
    expect(log).to_have_count(0)
    ada.page.get_by_role("button", name="Log and chat").click()
    expect(log).to_be_visible()


def test_six_rows_of_points_leave_room_for_the_picture_at_1280x720(come: Come) -> None:
    ada = come(size=(1280, 720))
    ada.new_table("zombies", [{"kind": "bot", "level": 1}] * 6, settings=SHORT["zombies"])
    expect(ada.page.locator(".recap")).to_be_visible(timeout=180_000)  # six bots take their time
    expect(ada.page.locator(".results tbody tr")).to_have_count(6)
    assert ada.page.locator(".ending .picture").evaluate("it => it.clientHeight") > 128
    for part in (".ending .story", ".ending .who", ".ending .how"):
        seen, whole = ada.page.locator(part).evaluate("it => [it.clientHeight, it.scrollHeight]")
        assert whole <= seen + 1, part


def test_a_solo_ending_shows_what_was_lost_and_reached(come: Come) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    ada.new_table("tower-defense", [BOT])
    expect(ada.page.get_by_test_id("results")).to_be_visible()
    expect(ada.page.get_by_role("heading", name=re.compile(r"You held (out|the fortress)"))).to_be_visible()
    expect(ada.page.get_by_text(re.compile("You (reached the .* wave|beat all three waves)"))).to_be_visible()
    expect(ada.page.get_by_text("Nobody wins.", exact=True)).to_have_count(0)
    assert ada.violations() == []


@pytest.mark.parametrize(
    ("game", "seats"),
    [("hit-z-road", 4), ("road-master", 6), ("zombies", 3), ("zombies", 1), ("zombietown", 5)],
)
def test_the_plates_of_a_finished_replay_show_its_result(come: Come, game: str, seats: int) -> None:
    match = deadroad.new(game, seats=seats, seed=4, settings=SHORT.get(game, {}))
    luck = random.Random(4)
    while match.seat is not None:
        match.answer(luck.choice(match.options()))
    assert match.outcome is not None
    ada = come()
    ada.page.goto("/replay")
    ada.page.get_by_role("textbox").fill(match.record())
    ada.page.get_by_role("button", name="Replay").click()
    check_plates(ada, match.outcome)
    # One step before the end, they show the position again.
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.locator(".seat.won")).to_have_count(0)
    expect(ada.page.locator(".seat dt", has_text=re.compile("^Place$"))).to_have_count(0)


@pytest.mark.parametrize("game", ["hit-z-road", "road-master", "zombies", "zombietown"])
def test_spectators_see_the_result_on_the_plates(come: Come, game: str) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True)
    ada.new_table(game, [RANDOM] * 2, settings=SHORT.get(game, {}))
    expect(ada.page.get_by_test_id("results")).to_be_visible()
    result = next(one["outcome"] for one in reversed(ada.heard) if one.get("outcome"))
    check_plates(
        ada, Outcome(result["ranking"], result["winners"], result["scores"], result["why"], result["clause"])
    )


def test_hot_seats_see_the_result_on_the_plates(come: Come) -> None:
    ada = come()
    ada.new_table("lanterns", [{"kind": "me"}, {"kind": "hot"}])
    luck = random.Random(2)
    while (now := ada.waits()) != "results":
        if now == "cover":
            ada.page.get_by_test_id("cover").get_by_role("button").click()
        else:
            ada.answer(luck)
    result = next(one["outcome"] for one in reversed(ada.heard) if one.get("outcome"))
    check_plates(
        ada, Outcome(result["ranking"], result["winners"], result["scores"], result["why"], result["clause"])
    )


def test_a_siege_without_points_keeps_the_numbers_of_its_fort(come: Come) -> None:
    ada = come()
    ada.new_table("tower-defense", [RANDOM])
    expect(ada.page.get_by_test_id("results")).to_be_visible()
    labels = [label for label, _ in ada.page.evaluate(PLATES)["0"]]
    assert "Total" not in labels
    assert len(labels) > 3
