"""Plans over socket and HTTP: stored in one commit and undone together."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

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


async def test_a_price_is_paid_in_one_plan_and_undone_in_one_step(company: Company) -> None:
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


async def test_a_plan_is_refused_at_one_answer_and_keeps_those_before_it(company: Company) -> None:
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


async def test_after_a_kill_a_plan_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    """Killed while it stores a plan, a table has either all answers of the plan or none of them."""
    luck = random.Random(4)
    with Node(tmp_path, luck=4) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            for _ in range(4):
                table, plan, acknowledged = await open_at_a_plan(ann, luck)
                async with Player(ann, table) as player:
                    moment = await player.my_question()
                    ply, seat = moment["ply"], moment["question"]["seat"]
                    await player.say("plan", ply=ply, seat=seat, answers=plan)
                    await asyncio.sleep(luck.uniform(0, 0.008))
                    await asyncio.to_thread(node.kill)
                await asyncio.to_thread(node.start)
                stored = answers_of(await ann.get(f"/api/tables/{table}/record"))
                assert stored[:ply] == acknowledged
                assert stored[ply:] in ([], plan)


async def open_at_a_plan(ann: Caller, luck: random.Random) -> tuple[str, list[str], list[str]]:
    """Open tables until one asks for a payment of several units: its id, the plan and the answers so far."""
    for _ in range(20):
        made = await ann.table("me hot")
        async with Player(ann, made["id"]) as player:
            acknowledged: list[str] = []
            if plan := await play_to_a_plan(player, luck, acknowledged):
                return made["id"], plan, acknowledged
    raise AssertionError("no table asked for a payment of several units")


async def play_to_a_plan(player: Player, luck: random.Random, acknowledged: list[str]) -> list[str] | None:
    """Answer until a row of several answers is proposed, and return it; note every answer on the way.

    None if the game ends first.
    """
    while (moment := await player.my_question())["outcome"] is None:
        chains = (await reached(player))["chains"]
        fill = next((chain["fill"] for chain in chains if chain["fill"]), None)
        if fill and len(fill["answers"]) > 1:
            answers: list[str] = fill["answers"]
            return answers
        notation = luck.choice(moment["options"])["notation"]
        told = await plans(player, [notation])
        assert told["answered"] == 1
        acknowledged.append(notation)
    return None


def answers_of(record: str) -> list[str]:
    """The answers of a record."""
    return [line.split(" ", 2)[2] for line in record.split("\n") if line[:1].isdigit()]


async def test_after_a_kill_standing_orders_go_on_where_they_were(tmp_path: Path) -> None:
    """Killed while orders bid, an auction has the same answers as one that nobody killed."""
    with Node(tmp_path, luck=3) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            whole = await auction(ann, None)
            assert len(whole) > 4
            for after in (0.002, 0.006):

                async def kill(seconds: float = after) -> None:
                    await asyncio.sleep(seconds)
                    await asyncio.to_thread(node.kill)
                    # Another node takes over when the lease of the killed one has expired.
                    with closing(sqlite3.connect(tmp_path / "deadroad.db")) as database, database:
                        database.execute("UPDATE tables SET lease_until = 0")
                    await asyncio.to_thread(node.start)

                assert await auction(ann, kill) == whole


async def auction(ann: Caller, meanwhile: Callable[[], Awaitable[None]] | None) -> list[str]:
    """Give both seats orders to bid against each other; return all answers of the auction."""
    made = await ann.table("me hot")
    path = f"/api/tables/{made['id']}"
    async with Player(ann, made["id"]) as player:
        first = (await player.my_question())["question"]["seat"]
    for seat, most in ((1 - first, 8), (first, 7)):
        wish = {"windows": "always", "lone": False, "zombies": "all", "bid": most}
        await ann.post(f"{path}/wish", {"seat": seat, "wish": wish})
    if meanwhile is not None:
        await meanwhile()
    async with Player(ann, made["id"]) as player:
        while (await player.my_question())["question"]["kind"] == "bid":
            await player.hears("moment")
        return answers_of(await ann.get(f"{path}/record"))
