"""Plans over socket and HTTP: stored in one piece, taken back in one piece."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Caller, Message, Player, Refusal
from tests.server.conftest import Company
from tests.server.node import Node

pytestmark = pytest.mark.anyio


async def reached(player: Player, **more: object) -> Message:
    """What the player's seat can come to."""
    moment = player.moment
    await player.say("reach", ply=moment["ply"], seat=moment["question"]["seat"], **more)
    return await player.until(lambda message: message["type"] in ("reach", "error"))


async def plans(player: Player, answers: list[str], kinds: list[str] | None = None) -> Message:
    """Send a plan for the open question."""
    moment = player.moment
    ply, seat = moment["ply"], moment["question"]["seat"]
    await player.say("plan", ply=ply, seat=seat, answers=answers, kinds=kinds or [])
    told = await player.until(lambda message: message["type"] in ("followed", "error"))
    while told["type"] == "followed" and player.moment["ply"] < ply + told["answered"]:
        await player.hears("moment")
    return told


async def to_a_payment(company: Company) -> Player:
    """A player who is asked to pay a bid of five."""
    ann = await company.guest("Ann")
    table = await ann.table("me hot")
    player = await company.sits(ann, table["id"])
    await player.my_question()
    for notation in ("bid 5", "pass", "pass"):
        await player.answer(notation)
    assert player.moment["question"]["kind"] == "pay-bid"
    return player


async def test_a_price_is_paid_in_one_plan_and_taken_back_in_one_undo(company: Company) -> None:
    player = await to_a_payment(company)
    before = player.moment
    chain = (await reached(player))["chains"][0]
    assert chain["kind"] == "pay"
    assert (chain["total"]["least"], chain["total"]["most"]) == (5, 5)
    mix = chain["fill"]["mix"]
    assert sum(mix.values()) == 5
    row = (await reached(player, chain="pay", mix=mix))["chains"][0]["ends"][0]
    told = await plans(player, row["answers"], row["kinds"])
    assert (told["stop"], told["answered"]) == ("done", len(row["answers"]))
    version = player.moment["version"]
    await player.say("undo", ply=player.moment["ply"], seat=told["seat"], gesture=True)
    await player.hears("accepted")
    assert player.moment["view"]["public"] == before["view"]["public"]
    assert player.moment["ply"] == before["ply"] + 2 * told["answered"]
    assert player.moment["version"] == version + told["answered"]


async def test_a_plan_is_refused_at_the_place_and_what_came_before_stands(company: Company) -> None:
    player = await to_a_payment(company)
    ply = player.moment["ply"]
    told = await plans(player, ["pay fuel", "bid 7", "pay fuel"])
    assert (told["stop"], told["answered"]) == ("refused", 1)
    assert told["clause"] == "HZR-24"
    assert told["reason"] == "not-now"
    assert player.moment["ply"] == ply + 1
    told = await plans(player, ["flee"])
    assert (told["stop"], told["answered"], told["clause"]) == ("refused", 0, "HZR-24")
    assert player.moment["ply"] == ply + 1


async def test_a_plan_sent_twice_is_stored_once(company: Company) -> None:
    player = await to_a_payment(company)
    moment = player.moment
    ply, seat = moment["ply"], moment["question"]["seat"]
    for again in (False, True):
        await player.say("plan", ply=ply, seat=seat, answers=["pay fuel", "pay ammo"])
        told = await player.hears("followed")
        assert (told["answered"], told["again"]) == (2, again)
    assert player.moment["ply"] == ply + 2


async def test_a_plan_can_be_sent_over_http(company: Company) -> None:
    player = await to_a_payment(company)
    path = f"/api/tables/{player.table}"
    where = {"ply": player.moment["ply"], "seat": player.moment["question"]["seat"]}
    reach = await player.caller.post(f"{path}/reach", where)
    fill = reach["chains"][0]["fill"]
    told = await player.caller.post(f"{path}/plan", {**where, "answers": fill["answers"]})
    assert (told["stop"], told["answered"]) == ("done", len(fill["answers"]))
    with pytest.raises(Refusal, match="409 stale"):
        await player.caller.post(f"{path}/reach", where)


async def test_only_the_seat_that_is_asked_learns_its_reach(company: Company) -> None:
    ann, eve = await company.guest("Ann"), await company.guest("Eve")
    made = await ann.table("me hot", public=True)
    player, other = await company.sits(ann, made["id"]), await company.sits(eve, made["id"])
    await player.my_question()
    other.moment = player.moment
    assert (await reached(other))["code"] == "not-your-seat"
    assert (await plans(other, ["pass"]))["code"] == "not-your-seat"


async def test_a_plan_is_whole_or_absent_after_a_kill(tmp_path: Path) -> None:
    """Killed in the middle of plans, a table has as many answers as were followed, never half a plan."""
    luck = random.Random(4)
    node = Node(tmp_path)
    with node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("me hot")
            followed: dict[int, int] = {}  # by ply: how many answers of the plan were acknowledged
            for _ in range(3):
                async with Player(ann, made["id"]) as player:
                    killing = asyncio.create_task(killed(node, luck.uniform(0.2, 0.6)))
                    with contextlib.suppress(ConnectionClosed):
                        await play_by_plans(player, luck, followed)
                    await killing
                await asyncio.to_thread(node.start)
                record = await ann.get(f"/api/tables/{made['id']}/record")
                stored = [line.split(" ", 2)[2] for line in record.split("\n") if line[:1].isdigit()]
                last = max(followed, default=0)
                assert len(stored) >= last + followed.get(last, 0)
            assert followed


async def killed(node: Node, after: float) -> None:
    """End a node in the middle of whatever it does."""
    await asyncio.sleep(after)
    await asyncio.to_thread(node.kill)


async def play_by_plans(player: Player, luck: random.Random, followed: dict[int, int]) -> None:
    """Answer with plans until the server is gone."""
    while True:
        moment = await player.my_question()
        if moment["outcome"] is not None:
            return
        rows = (await reached(player))["chains"]
        fill = next((chain["fill"] for chain in rows if chain["fill"]), None)
        notation = luck.choice(moment["options"])["notation"]
        told = await plans(player, fill["answers"] if fill else [notation])
        followed[told["ply"]] = told["answered"]
