"""Playing over the socket."""

from __future__ import annotations

import asyncio
import os
import random
import time

import pytest

import deadroad
from deadroad.server import bot_pool
from deadroad.server.messages import point_of_view
from tests.server.conftest import Company

pytestmark = pytest.mark.anyio


async def test_a_person_plays_a_whole_game_against_bots(company: Company) -> None:
    ann = await company.guest("Ann")
    table = await ann.table("me bot bot")
    player = await company.sits(ann, table["id"])
    last = await player.play(random.Random(1))
    assert last["outcome"]["ranking"]
    record = await ann.get(f"/api/tables/{table['id']}/record")
    match = deadroad.verify(record)
    assert match.seat is None
    assert match.outcome is not None
    assert last["outcome"]["totals"] == [match.outcome.total(seat) for seat in range(3)]
    assert last["outcome"]["places"] == match.outcome.places()
    assert player.whole["commitment"] == match.commitment


async def test_two_players_and_a_spectator_each_get_their_own_view(company: Company) -> None:
    ann, bob, eve = [await company.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = await ann.table("me open", public=True)
    await bob.post(f"/api/tables/{table['id']}/join", {})
    await ann.post(f"/api/tables/{table['id']}/start", {})
    first, second, third = [await company.sits(one, table["id"]) for one in (ann, bob, eve)]
    assert (first.whole["seats"], second.whole["seats"], third.whole["seats"]) == ([0], [1], [])
    luck = random.Random(2)
    for _ in range(12):
        asked = (first, second)[first.moment["question"]["seat"]]
        assert asked.moment["options"]
        accepted = await asked.answer(luck=luck)
        assert accepted["type"] == "accepted"
        for player in (first, second, third):
            while player.moment["ply"] <= accepted["ply"]:
                await player.hears("moment")
        assert first.moment["view"]["public"] == third.moment["view"]["public"]
        assert (first.moment["seat"], second.moment["seat"], third.moment["seat"]) == (0, 1, None)
        other = second if first.moment["options"] else first
        assert not other.moment["options"]
        assert not other.moment["refused"]
        assert not third.moment["options"]
        assert not third.moment["refused"]


async def test_a_refused_answer_names_clause_and_reason(company: Company) -> None:
    ann = await company.guest("Ann")
    table = await ann.table("me bot")
    player = await company.sits(ann, table["id"])
    await player.my_question()
    cases = {
        "no such words": ("DR-3", "not-readable"),
        "flee": ("HZR-20", "not-now"),
    }
    for notation, (clause, reason) in cases.items():
        error = await player.answer(notation)
        assert (error["code"], error["clause"], error["reason"]) == ("refused", clause, reason)
    assert (await player.answer())["type"] == "accepted"


async def test_an_answer_is_acknowledged_in_the_frame_that_shows_it(company: Company) -> None:
    ann = await company.guest("Ann")
    table = await ann.table("me hot")
    player = await company.sits(ann, table["id"])
    question = await player.my_question()
    notation = question["options"][0]["notation"]
    await player.say("answer", ply=question["ply"], seat=question["seat"], notation=notation)
    assert (await player.hears("moment"))["ply"] == question["ply"] + 1
    assert [line.partition(",")[0] for line in player.lines] == ['{"type":"accepted"']


async def test_an_answer_sent_twice_has_one_effect(company: Company) -> None:
    ann = await company.guest("Ann")
    table = await ann.table("me hot")
    player = await company.sits(ann, table["id"])
    moment = await player.my_question()
    answer = {"ply": 0, "seat": moment["question"]["seat"], "notation": moment["options"][0]["notation"]}
    for again in (False, True, True):
        await player.say("answer", **answer)
        assert (await player.hears("accepted"))["again"] is again
    await player.say("answer", **{**answer, "notation": moment["options"][1]["notation"]})
    stale = await player.hears("error")
    assert (stale["code"], stale["ply"]) == ("stale", 1)
    await player.say("answer", **{**answer, "ply": 7})
    assert (await player.hears("error"))["code"] == "stale"


async def test_a_reconnecting_client_gets_what_it_missed_exactly_once(company: Company) -> None:
    ann = await company.guest("Ann")
    table = await ann.table("me hot bot")
    player = await company.sits(ann, table["id"])
    await player.play(random.Random(3), most=3)
    version, ply = player.moment["version"], player.moment["ply"]
    await player.leave()
    other = await company.sits(ann, table["id"])
    await other.play(random.Random(4), most=5)
    await other.say("chat", text="still here?")
    await other.hears("chat")
    player.version = version
    await player.connect()
    await player.hears("chat")
    assert player.moment["since"] == ply
    assert player.moment["ply"] >= ply + 5
    assert {event["ply"] for event in player.moment["events"]} <= set(range(ply, player.moment["ply"]))
    assert [line["text"] for line in player.heard[-1]["lines"]] == ["still here?"]
    whole = await company.sits(ann, table["id"])
    assert whole.moment["since"] == 0
    await player.say("sync", version=10**9)
    assert (await player.hears("moment"))["since"] == 0


async def test_an_answer_can_be_taken_back_within_the_bound(company: Company) -> None:
    ann = await company.guest("Ann")
    table = await ann.table("me hot")
    player = await company.sits(ann, table["id"])
    moment = await player.my_question()
    before = moment["view"]
    assert moment["can_undo"] == []
    seat = moment["question"]["seat"]
    await player.answer("bid 2")
    assert player.moment["can_undo"] == [seat]
    await player.say("undo", ply=1, seat=seat)
    assert (await player.hears("accepted"))["ply"] == 1
    assert player.moment["view"] == before
    assert [event["name"] for event in player.moment["events"]] == ["undone"]
    await player.say("undo", ply=2, seat=seat)
    assert (await player.hears("error"))["reason"] == "no-undo"


async def test_undo_can_be_turned_off_for_a_table(company: Company) -> None:
    ann = await company.guest("Ann")
    table = await ann.table("me hot", undo=False)
    player = await company.sits(ann, table["id"])
    await player.my_question()
    await player.answer("bid 2")
    assert player.moment["can_undo"] == []
    await player.say("undo", ply=1, seat=0)
    assert (await player.hears("error"))["code"] == "no-undo"


async def test_hints_are_given_only_to_the_asked_seat_and_if_the_table_allows_them(company: Company) -> None:
    ann = await company.guest("Ann")
    for hints in (True, False):
        table = await ann.table("me hot", hints=hints)
        player = await company.sits(ann, table["id"])
        moment = await player.my_question()
        await player.say("hint", seat=moment["question"]["seat"])
        if hints:
            hint = await player.hears("hint")
            best = [advice["notation"] for advice in hint["advice"]]
            assert best
            assert set(best) <= {option["notation"] for option in moment["options"]}
            assert hint["advice"][0]["low"] <= hint["advice"][0]["share"] <= hint["advice"][0]["high"]
            for advice in hint["advice"]:
                assert len(advice["shares"]) == 2
                assert sum(advice["shares"]) + advice["nobody"] == pytest.approx(1.0, abs=0.001)
            await player.say("hint", seat=1 - moment["question"]["seat"])
            assert (await player.hears("error"))["code"] == "not-asked"
        else:
            assert (await player.hears("error"))["code"] == "no-hints"


async def test_a_player_can_answer_while_waiting_for_a_hint(company: Company) -> None:
    ann = await company.guest("Ann")
    player = await company.sits(ann, (await ann.table("me hot", hints=True))["id"])
    moment = await player.my_question()
    await player.say("hint", seat=moment["question"]["seat"])
    # Whatever comes before it is passed over: a hint that came first would be missing below.
    assert (await player.answer())["type"] == "accepted"
    assert (await player.hears("hint"))["ply"] == moment["ply"]


def test_bots_run_at_a_lower_priority_and_leave_one_core_free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "processors", lambda: 4)
    assert bot_pool.BotPool(0).workers == 3
    monkeypatch.setattr(bot_pool, "processors", lambda: 1)
    alone = bot_pool.BotPool(0)
    assert alone.workers == 1
    own = os.getpriority(os.PRIO_PROCESS, 0)
    theirs = alone.quick[0].process().submit(os.getpriority, os.PRIO_PROCESS, 0).result(60)
    assert theirs == min(19, own + bot_pool.STEP_BACK)
    alone.close()


def test_the_work_of_bots_is_dropped_at_shutdown() -> None:
    bots = bot_pool.BotPool(1)
    pool = bots.slow[0].process()
    pool.submit(os.getpid).result(60)
    (process,) = pool._processes.values()
    thought = pool.submit(time.sleep, 60)
    while not thought.running():
        time.sleep(0.01)
    bots.close()
    process.join(10)
    assert not process.is_alive()


async def test_a_hot_seat_table_shows_the_view_of_the_asked_seat(company: Company) -> None:
    ann = await company.guest("Ann")
    table = await ann.table("me hot hot")
    player = await company.sits(ann, table["id"])
    seen = set()
    luck = random.Random(5)
    for _ in range(10):
        moment = await player.my_question()
        assert moment["seat"] == moment["question"]["seat"]
        seen.add(moment["seat"])
        await player.answer(luck=luck)
    assert len(seen) > 1


def test_a_hot_seat_table_keeps_the_view_of_the_last_answer_while_others_are_asked() -> None:
    match = deadroad.new("zombies", seats=3, seed=7)
    luck = random.Random(2)
    last = 0
    watched = set()
    for _ in range(120):
        if match.seat in (0, 1):
            last = match.seat
        else:
            watched.add(last)
        assert point_of_view(match, [0, 1]) == last
        match.answer(luck.choice(match.options()))
    assert watched == {0, 1}


@pytest.mark.parametrize("game", deadroad.games())
async def test_every_game_is_played_over_the_socket(company: Company, game: str) -> None:
    ann = await company.guest("Ann")
    fewest, most = deadroad.info(game)["seats"]
    table = await ann.table(" ".join(["me"] + ["bot"] * (max(2, fewest) - 1 if most > 1 else 0)), game)
    player = await company.sits(ann, table["id"])
    await player.play(random.Random(6), most=25)
    assert player.moment["ply"] >= 25 or player.moment["outcome"] is not None


async def test_a_spectator_of_bots_misses_no_move(company: Company) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("bot bot", "lanterns")
    await asyncio.sleep(0.5)
    player = await company.sits(ann, made["id"])
    seen = [player.moment["ply"]]
    while player.moment["outcome"] is None:
        seen.append((await player.hears("moment"))["ply"])
    assert seen == list(range(len(seen)))
    assert len(seen) > 10
