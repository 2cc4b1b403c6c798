"""Undo past the answers of others: bots agree at once, people are asked, one commit undoes everything."""

from __future__ import annotations

from pathlib import Path

import pytest

import deadroad
from tests.server.client import Caller, Message, Player
from tests.server.conftest import Company
from tests.server.node import Node

pytestmark = pytest.mark.anyio


async def bidding(company: Company, seats: str = "me open") -> list[Player]:
    """Ann and Bob at an auction: Ann has bid, and Bob after her."""
    ann, bob = await company.guest("Ann"), await company.guest("Bob")
    made = await ann.table(seats, public=True)
    await bob.post(f"/api/tables/{made['id']}/join", {})
    await ann.post(f"/api/tables/{made['id']}/start", {})
    players = [await company.sits(one, made["id"]) for one in (ann, bob)]
    first = players[0].moment["question"]["seat"]
    order = [players[first], players[1 - first]]
    await order[0].answer("bid 2")
    await up_to(order[1], 1)
    await order[1].answer("bid 4")
    for player in order:
        await up_to(player, 2)
    return order


async def up_to(player: Player, ply: int) -> None:
    """Wait for the position at a ply."""
    while player.moment["ply"] < ply:
        await player.hears("moment")


async def asks(player: Player, seat: int) -> None:
    await player.say("undo", ply=player.moment["ply"], seat=seat, gesture=True, ask=True)


async def asked(player: Player) -> Message | None:
    """The request as the next message about the table tells it."""
    found: Message | None = (await player.hears("table"))["undo_request"]
    return found


def seat_of(player: Player) -> int:
    return int(player.whole["seats"][0])


async def test_both_answers_are_undone_if_the_other_person_agrees(company: Company) -> None:
    one, other = await bidding(company)
    assert one.moment["can_undo"] == []
    assert one.moment["can_ask_undo"] == [seat_of(one)]
    await asks(one, seat_of(one))
    wanted = {"seat": seat_of(one), "ply": 2, "waits": [seat_of(other)]}
    assert await asked(other) == wanted
    assert await asked(one) == wanted
    await other.say("undo-answer", agree=True)
    for player in (one, other):
        await up_to(player, 4)
    assert one.moment["question"]["seat"] == seat_of(one)
    assert one.moment["view"]["public"]["bids"] == [0, 0]
    record = await one.caller.get(f"/api/tables/{one.table}/record")
    plies = [line.split(" ", 1)[1] for line in record.split("\n\n")[1].split("\n")[:4]]
    mine, theirs = seat_of(one), seat_of(other)
    assert plies == [f"{mine} bid 2", f"{theirs} bid 4", f"{theirs} undo", f"{mine} undo"]


async def test_a_request_is_declined_withdrawn_or_expires_with_the_next_answer(company: Company) -> None:
    one, other = await bidding(company)
    await asks(one, seat_of(one))
    assert await asked(other)
    await other.say("undo-answer", agree=False)
    assert await asked(other) is None
    await asks(one, seat_of(one))
    assert await asked(other)
    await one.say("undo-answer", agree=False)
    assert await asked(other) is None
    await asks(one, seat_of(one))
    assert await asked(other)
    await one.answer("pass")
    await other.say("undo-answer", agree=True)
    assert (await other.hears("error"))["code"] == "no-undo-request"


async def test_only_the_asked_person_can_agree(company: Company) -> None:
    one, other = await bidding(company)
    await asks(one, seat_of(one))
    assert await asked(other)
    await one.say("undo-answer", agree=True)
    assert (await one.hears("error"))["code"] == "not-asked"
    eve = await company.guest("Eve")
    watching = await company.sits(eve, one.table)
    await watching.say("undo-answer", agree=False)
    assert (await watching.hears("error"))["code"] == "not-asked"


async def test_a_request_survives_a_server_that_is_killed(tmp_path: Path) -> None:
    with Node(tmp_path / "node") as node:
        async with Caller(node.url) as ann, Caller(node.url) as bob:
            await ann.guest("Ann")
            await bob.guest("Bob")
            made = await ann.table("me open", public=True)
            await bob.post(f"/api/tables/{made['id']}/join", {})
            await ann.post(f"/api/tables/{made['id']}/start", {})
            async with Player(ann, made["id"]) as one, Player(bob, made["id"]) as other:
                for player in (one, other):
                    await player.hears("moment")
                first = int(one.moment["question"]["seat"])
                order = [one, other] if first == 0 else [other, one]
                await order[0].answer("bid 2")
                await up_to(order[1], 1)
                await order[1].answer("bid 4")
                await up_to(order[0], 2)
                await asks(order[0], first)
                assert await asked(order[1])
            node.kill()
            node.start()
        async with Caller(node.url, order[1].caller.token) as back, Player(back, made["id"]) as again:
            await again.hears("moment")
            assert again.whole["undo_request"] == {"seat": first, "ply": 2, "waits": [1 - first]}
            await again.say("undo-answer", agree=True)
            await up_to(again, 4)
            text = await back.get(f"/api/tables/{made['id']}/record")
            assert text.count(" undo\n") == 2


async def test_a_seat_that_has_not_answered_has_nothing_to_undo(company: Company) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me bot")
    player = await company.sits(ann, made["id"])
    await player.my_question()
    assert player.moment["can_ask_undo"] == []
    await asks(player, 0)
    assert (await player.hears("error"))["code"] == "no-undo"


async def test_bots_agree_at_once(company: Company) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me bot")
    player = await company.sits(ann, made["id"])
    await player.my_question()
    await player.answer("bid 10")
    while not player.moment["can_ask_undo"]:
        await player.hears("moment")
    before = player.moment["ply"]
    await asks(player, 0)
    await up_to(player, before + 2)
    assert (player.moment["ply"], player.moment["question"]["kind"]) == (before + 2, "bid")
    assert "bid 10" in [option["notation"] for option in player.moment["options"]]


def test_the_seats_to_undo_are_listed_newest_first() -> None:
    match = deadroad.new("hit-z-road", seats=3, seed=1)
    seats = []
    for bid in ("bid 1", "bid 2", "bid 3"):
        assert match.seat is not None
        seats.append(match.seat)
        match.answer(bid)
    assert [match.undo_back_to(seat) for seat in seats] == [seats[::-1], seats[:0:-1], seats[:1:-1]]
    before = match.options()
    for seat in match.undo_back_to(seats[0]):
        match.undo(seat)
    assert match.seat == seats[0]
    assert before


async def test_a_request_ends_when_a_bot_takes_over_the_seat_that_asked(company: Company) -> None:
    one, other = await bidding(company)
    await asks(one, seat_of(one))
    assert await asked(other)
    await one.caller.post(f"/api/tables/{one.table}/leave", {})
    assert await asked(other) is None
    await other.say("undo-answer", agree=True)
    assert (await other.hears("error"))["code"] == "no-undo-request"
