"""Wishes on the server: they give ordinary plies, survive a restart, and stay private."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import deadroad
from tests.server.client import Caller, Message, Player
from tests.server.conftest import Company
from tests.server.node import Node

pytestmark = pytest.mark.anyio

NEVER = {"windows": "never", "lone": True, "zombies": "none"}


async def wishes(player: Player, seat: int, **wish: object) -> None:
    """Say what a seat wants."""
    await player.say("wish", seat=seat, wish=wish)
    await player.until(lambda message: message["type"] == "wish" and message["seat"] == seat)


async def plays(player: Player, luck: random.Random) -> dict[str, object]:
    """Answer what is asked until the game is over; what a wish was quicker to answer is no fault."""
    while True:
        moment = await player.my_question()
        if moment["outcome"] is not None:
            return moment
        if moment["wished"] is not None:
            await player.hears("moment")
            continue
        done = await player.answer(luck=luck)
        assert done["type"] == "accepted" or done["code"] == "stale", done


async def test_the_usual_wishes_ask_fewer_questions_and_record_every_answer(company: Company) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me bot bot", wishes="usual")
    player = await company.sits(ann, made["id"])
    await plays(player, random.Random(1))
    match = deadroad.verify(await ann.get(f"/api/tables/{made['id']}/record"))
    mine = [ply for ply in match.plies if ply.seat == 0]
    assert len(player.accepted) < len(mine)


async def test_a_standing_order_bids_for_its_seat_and_is_withdrawn(company: Company) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me hot")
    player = await company.sits(ann, made["id"])
    await player.my_question()
    first = player.moment["question"]["seat"]
    other = 1 - first
    await wishes(player, other, windows="always", lone=False, zombies="all", bid=3)
    await player.answer("bid 2")
    while player.moment["ply"] < 2:
        await player.hears("moment")
    record = await ann.get(f"/api/tables/{made['id']}/record")
    assert f"\n1 {other} bid 3" in record
    await wishes(player, other, windows="always", lone=False, zombies="all")
    await player.answer("bid 4")
    await player.say("ping")
    await player.hears("pong")
    assert player.moment["question"]["seat"] == other
    assert player.moment["wished"] is None


async def test_other_players_do_not_see_a_wish(company: Company) -> None:
    ann, bob = await company.guest("Ann"), await company.guest("Bob")
    made = await company.game(ann, bob)
    one, other = await company.sits(ann, made["id"]), await company.sits(bob, made["id"])
    await one.say("ping")
    await one.hears("pong")
    await other.say("ping")
    version = (await other.hears("pong"))["version"]
    heard = len(other.heard)
    await wishes(one, 0, windows="never")
    await one.say("wish", seat=1, wish={})
    assert (await one.hears("error"))["code"] == "not-your-seat"
    await other.say("ping")
    assert (await other.hears("pong"))["version"] == version
    assert [message["type"] for message in other.heard[heard:]] == ["pong"]


async def test_undo_goes_back_past_what_a_wish_answered(company: Company) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me hot", game="zombietown", wishes="usual")
    player = await company.sits(ann, made["id"])
    luck = random.Random(2)
    undone = False
    while not undone:
        before = await settled(player)
        seat = before["question"]["seat"]
        await player.answer(luck=luck)
        after = await settled(player, before["ply"])
        given = after["ply"] - before["ply"]
        # The first of them is Ann's answer, those after it are by her wish.
        mine = after["question"]["seat"] == seat and seat in after["can_undo"]
        if given > 1 and mine:
            await player.say("undo", ply=after["ply"], seat=seat, gesture=True)
            await player.hears("accepted")
            if player.moment["ply"] == after["ply"] + given:  # nothing was drawn on the way
                undone = True
                assert player.moment["view"]["public"] == before["view"]["public"]
                assert player.moment["wished"] is None


async def settled(player: Player, since: int = -1) -> Message:
    """Hear until a person is asked after so many plies, whatever wishes answered; return the moment."""
    moment = await player.my_question()
    while moment["ply"] <= since or moment["wished"] is not None:
        moment = await player.hears("moment")
    assert moment["outcome"] is None
    return moment


async def test_wishes_continue_after_the_server_is_killed(tmp_path: Path) -> None:
    node = Node(tmp_path)
    with node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("me hot", "zombies")
            path = f"/api/tables/{made['id']}"
            async with Player(ann, made["id"]) as player:
                await player.my_question()
                for seat in (0, 1):
                    await ann.post(f"{path}/wish", {"seat": seat, "wish": NEVER})
                    node.kill()
                    await asyncio.to_thread(node.start)
            async with Player(ann, made["id"]) as player:
                luck = random.Random(2)
                for _ in range(30):
                    moment = await player.my_question()
                    if moment["wished"] is None:
                        assert not moment["question"]["window"]
                        done = await player.answer(luck=luck)
                        assert done["type"] == "accepted" or done["code"] == "stale", done
                    else:
                        await player.hears("moment")
            record = await ann.get(f"{path}/record")
            assert " pass\n" in record
