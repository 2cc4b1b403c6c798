"""Clocks: a timeout in a window is a pass; at any other question a bot takes over."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from deadroad.server.actions import resume, time_is_up
from deadroad.server.bodies import NewTable, SeatPlan
from deadroad.server.clock import DAY, Clock, filled_in
from deadroad.server.entry import Entry
from deadroad.server.new_table import terms
from deadroad.server.protocol import ClockRule
from deadroad.server.table import Table
from tests.server.client import Caller, Player
from tests.server.conftest import Company
from tests.server.node import Node

pytestmark = pytest.mark.anyio


async def test_a_player_who_runs_out_of_time_is_replaced_and_can_come_back(company: Company) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me bot", level=1, clock={"kind": "seconds", "seconds": 1, "increment": 0})
    player = await company.sits(ann, made["id"])
    moment = await player.my_question()
    assert moment["clock"]["running"] == 0
    await player.until(lambda message: message["type"] == "table" and message["chairs"][0]["away"])
    await player.until(lambda message: message["type"] == "moment" and message["ply"] > moment["ply"])
    back = await ann.post(f"/api/tables/{made['id']}/join", {})
    assert back["chairs"][0]["away"] is False
    assert back["clock"]["left"][0] >= 50_000


def test_a_clock_without_a_window_time_gets_the_default() -> None:
    seconds, days = filled_in(ClockRule("seconds")), filled_in(ClockRule("days"))
    assert seconds is not None
    assert days is not None
    assert (seconds.window, days.window) == (20, 86_400)
    assert filled_in(ClockRule("seconds", window=5)) == ClockRule("seconds", window=5)
    assert filled_in(None) is None


async def test_a_window_that_times_out_is_passed(company: Company) -> None:
    ann = await company.guest("Ann")
    clock = {"kind": "seconds", "seconds": 300, "increment": 0, "window": 1}
    made = await ann.table("me hot", "lanterns", clock=clock)
    player = await company.sits(ann, made["id"])
    while not (moment := await player.my_question())["question"]["window"]:
        await player.answer()
    question = moment["question"]
    assert moment["clock"]["deadline"] - moment["clock"]["now"] <= 1000
    after = await player.until(lambda message: message["type"] == "moment" and message["ply"] > moment["ply"])
    assert (after["ply"], after["by"]) == (moment["ply"] + 1, question["seat"])
    assert not any(chair["away"] for chair in player.whole["chairs"])
    record = await ann.get(f"/api/tables/{made['id']}/record")
    assert f"\n{moment['ply']} {question['seat']} pass\n" in record


def test_time_is_charged_to_the_asked_seat() -> None:
    clock = Clock(ClockRule("seconds", seconds=60, increment=5), 2)
    clock.start(1, 1000, window=False, timed=True)
    assert clock.deadline == 61_000
    clock.stop(11_000, answered=True)
    assert clock.left == [60_000, 55_000]
    clock.start(0, 11_000, window=False, timed=False)
    assert [clock.deadline] == [None]  # bots are not on the clock
    clock.stop(99_000, answered=True)
    assert clock.left == [60_000, 55_000]
    clock.start(1, 100_000, window=True, timed=True)
    assert clock.deadline == 120_000
    clock.stop(300_000, answered=False)
    assert clock.left[1] == 0
    clock.come_back(1)
    assert clock.left[1] == 60_000


def test_a_clock_that_ran_out_while_the_server_was_down_starts_again() -> None:
    plan = [SeatPlan("me"), SeatPlan("hot")]
    table = Table(terms(NewTable("hit-z-road", plan, clock=ClockRule("seconds", seconds=60)), "ann"))
    table.apply(Entry("start", 1000))
    assert table.deadline == 61_000
    # It was up within the outage: time is given back, and only then.
    assert resume(70_000, 90_000)(table) == []
    assert resume(20_000, 50_000)(table) == []
    (entry,) = resume(20_000, 90_000)(table)
    entry.at = 90_000
    table.apply(entry)
    assert table.deadline == 150_000
    assert time_is_up(149_999)(table) == []
    (flag,) = time_is_up(150_000)(table)
    assert (flag.kind, flag.seat) == ("sit", table.asked)


def timed(rule: ClockRule) -> Table:
    """A game of lanterns that began at 1000 ms, both seats one person's."""
    table = Table(terms(NewTable("lanterns", [SeatPlan("me"), SeatPlan("hot")], clock=rule), "ann"))
    table.apply(Entry("start", 1000))
    return table


@pytest.mark.parametrize("rule", [ClockRule("seconds", seconds=60, increment=10), ClockRule("days", days=2)])
def test_choosing_stops_does_not_change_the_clock(rule: ClockRule) -> None:
    table = timed(rule)
    assert table.clock is not None
    assert table.asked is not None
    before = (list(table.clock.left), table.deadline)
    for seat in (table.asked, 1 - table.asked):
        table.apply(Entry("ply", 3000, seat, "ann", "stops"))
    assert (table.clock.left, table.deadline) == before


def test_an_undone_answer_earns_no_time() -> None:
    table = timed(ClockRule("seconds", seconds=60, increment=10))
    assert table.clock is not None
    assert table.match is not None
    seat = table.asked
    assert seat is not None
    at = 1000
    for _ in range(3):
        at += 1000
        table.apply(Entry("ply", at, seat, "ann", table.match.options()[0].notation))
        assert table.clock.left[seat] > 60_000
        assert table.match.can_undo(seat)
        table.apply(Entry("ply", at, seat, "ann", "undo"))
    assert table.clock.left[seat] == 57_000


def test_slow_play_gives_days_for_each_answer() -> None:
    clock = Clock(ClockRule("days", days=2), 2)
    clock.start(0, 0, window=False, timed=True)
    assert clock.deadline == 2 * DAY
    clock.stop(DAY, answered=True)
    clock.start(0, DAY, window=False, timed=True)
    assert clock.deadline == 3 * DAY


@pytest.mark.parametrize(
    ("rule", "time"),
    [
        (ClockRule("days", days=2), DAY),
        (ClockRule("days", days=1), DAY),
        (ClockRule("days", days=2, window=3600), 3_600_000),
        (ClockRule("seconds", seconds=60), 20_000),
        (ClockRule("seconds", seconds=60, window=30), 30_000),
        (ClockRule("seconds", seconds=10), 10_000),
    ],
)
def test_a_window_has_its_own_time_limit(rule: ClockRule, time: int) -> None:
    clock = Clock(rule, 2)
    clock.start(0, 5, window=True, timed=True)
    assert clock.deadline == 5 + time


def test_a_window_in_slow_play_is_passed_after_a_day() -> None:
    table = timed(ClockRule("days", days=3))
    assert table.match is not None
    while not table.in_window:
        assert table.asked is not None
        table.apply(Entry("ply", 1000, table.asked, "ann", table.match.options()[0].notation))
    assert time_is_up(DAY)(table) == []
    (entry,) = time_is_up(1000 + DAY)(table)
    assert (entry.kind, entry.seat, entry.body) == ("ply", table.asked, "pass")


async def test_the_delay_of_a_bot_in_a_window_does_not_depend_on_its_hand(tmp_path: Path) -> None:
    with Node(tmp_path, window_tick=300) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("bot bot", "lanterns")
            times: list[float] = []
            async with Player(ann, made["id"]) as player:
                await player.hears("moment")
                while player.moment["outcome"] is None and len(times) < 6:
                    window = player.moment["question"]["window"]
                    began = time.monotonic()
                    await player.hears("moment")
                    if window:
                        times.append(time.monotonic() - began)
            # The first bot of a window on the beat, those after it a quarter later; never at once.
            assert max(times) > 0.2
            assert min(times) > 0.05
