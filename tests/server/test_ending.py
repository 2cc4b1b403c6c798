"""How tables end by agreement, and what comes after."""

from __future__ import annotations

import pytest

import deadroad
from deadroad.server import actions
from deadroad.server.bodies import NewTable, SeatPlan
from deadroad.server.new_table import terms
from deadroad.server.table import Table
from tests.server.client import Caller, Message, Refusal
from tests.server.conftest import ADMIN, Company

pytestmark = pytest.mark.anyio


def agreeing(table: Message) -> list[int]:
    return [chair["seat"] for chair in table["chairs"] if chair["agrees"]]


async def test_the_host_of_a_rematch_can_invite_to_it(company: Company) -> None:
    ann, eve = await company.guest("Ann"), await company.guest("Eve")
    made = await ann.table("me bot")
    await ann.post(f"/api/tables/{made['id']}/end", {"agree": True})
    again = await ann.post(f"/api/tables/{made['id']}/rematch")
    looked = await eve.get(f"/api/tables/{again['id']}?invite={again['invite']}")
    assert (looked["id"], looked["seats"]) == (again["id"], [])


async def test_all_people_may_agree_to_end(company: Company) -> None:
    ann, bob = await company.guest("Ann"), await company.guest("Bob")
    made = await ann.table("me open bot", public=True)
    path = f"/api/tables/{made['id']}"
    await bob.post(f"{path}/join", {})
    await ann.post(f"{path}/start", {})
    player = await company.sits(ann, made["id"])
    assert (await ann.post(f"{path}/end", {"agree": True}))["status"] == "running"
    assert (await ann.post(f"{path}/end", {"agree": False}))["chairs"][0]["agrees"] is False
    await ann.post(f"{path}/end", {"agree": True})
    assert (await bob.post(f"{path}/end", {"agree": True}))["status"] == "ended"
    await player.until(lambda message: message["type"] == "table" and message["status"] == "ended")
    # Nothing is asked any more.
    ending = await player.hears("moment")
    assert (ending["question"], ending["options"], ending["outcome"]) == (None, [], None)
    await player.say("answer", ply=0, seat=0, notation="pass")
    assert (await player.hears("error"))["code"] in ("not-running", "stale")
    assert deadroad.replay(await ann.get(f"{path}/record")).seat is not None
    assert (await ann.get("/api/tables?which=finished"))[0]["id"] == made["id"]


def test_an_offer_to_end_is_valid_until_its_author_plays_on() -> None:
    seats = [SeatPlan("me"), SeatPlan("open"), SeatPlan("bot")]
    table = Table(terms(NewTable("hit-z-road", seats), "ann"))
    people = {0: "ann", 1: "bob", 2: None}

    def do(decide: actions.Decide) -> None:
        for entry in decide(table):
            table.apply(entry)

    do(actions.join("bob", None))
    do(actions.start("ann", fill=False))
    answered: list[int] = []
    while answered.count(1) < 2:
        if answered and answered[-1] == 1:
            do(actions.vote("bob", agree=True))
        assert table.votes == ({1} if 1 in answered else set())
        assert table.match is not None
        assert table.asked is not None
        answered.append(table.asked)
        notation = table.match.options()[-1].notation
        do(actions.answer(people[table.asked], len(table.plies), table.asked, notation))
    assert set(answered[answered.index(1) + 1 : -1]) == {0, 2}, "others answered between"
    assert table.votes == set()


async def test_everybody_is_notified_when_an_offer_to_end_is_withdrawn(company: Company) -> None:
    ann, bob = await company.guest("Ann"), await company.guest("Bob")
    made = await company.game(ann, bob)
    path = f"/api/tables/{made['id']}"
    both = [await company.sits(one, made["id"]) for one in (ann, bob)]
    seat = both[0].moment["question"]["seat"]
    asked, other = both[seat], both[1 - seat]
    await asked.caller.post(f"{path}/end", {"agree": True})
    await other.until(lambda message: message["type"] == "table" and agreeing(message) == [seat])
    await asked.answer()
    await other.until(lambda message: message["type"] == "table" and not agreeing(message))


async def test_an_offer_to_end_lapses_when_no_other_person_is_left(company: Company) -> None:
    ann, bob = await company.guest("Ann"), await company.guest("Bob")
    made = await company.game(ann, bob)
    path = f"/api/tables/{made['id']}"
    assert agreeing(await ann.post(f"{path}/end", {"agree": True})) == [0]
    left = await bob.post(f"{path}/leave")
    assert (agreeing(left), left["status"]) == ([], "running")


async def test_a_rematch_rotates_the_seats_and_is_one_table_for_all(company: Company) -> None:
    ann, bob = await company.guest("Ann"), await company.guest("Bob")
    made = await company.game(ann, bob)
    path = f"/api/tables/{made['id']}"
    with pytest.raises(Refusal, match="409 not-over"):
        await ann.post(f"{path}/rematch")
    for one in (ann, bob):
        await one.post(f"{path}/end", {"agree": True})
    again = await bob.post(f"{path}/rematch")
    assert await ann.post(f"{path}/rematch") == {"id": again["id"], "invite": ""}
    following = await ann.get(f"/api/tables/{again['id']}")
    assert following["id"] != made["id"]
    assert [chair["name"] for chair in following["chairs"]] == ["Bob", "Ann"]
    assert following["status"] == "running"
    assert (await ann.get(path))["rematch"] == following["id"]


async def test_bots_play_the_rematch_for_absent_players(company: Company) -> None:
    ann, bob, cid, dee = [await company.guest(name) for name in ("Ann", "Bob", "Cid", "Dee")]
    made = await ann.table("me open open open", public=True, level=1)
    path = f"/api/tables/{made['id']}"
    for one in (bob, cid, dee):
        await one.post(f"{path}/join", {})
    await ann.post(f"{path}/start", {})
    await bob.post(f"{path}/leave")
    for one in (ann, cid, dee):
        await one.post(f"{path}/end", {"agree": True})
    await dee.post("/api/me/delete", {})
    again = await ann.post(f"{path}/rematch")
    following = await ann.get(f"/api/tables/{again['id']}")
    assert following["status"] == "running"
    seats = [(chair["kind"], chair["person"], chair["level"]) for chair in following["chairs"]]
    assert seats == [("bot", None, 1), ("person", cid.id, None), ("bot", None, 1), ("person", ann.id, None)]
    assert following["id"] not in [card["id"] for card in await bob.get("/api/tables?which=mine")]


async def test_a_rematch_seats_nobody_who_blocked_its_author(company: Company) -> None:
    ann, eve = await company.guest("Ann"), await company.guest("Eve")
    made = await company.game(eve, ann)
    path = f"/api/tables/{made['id']}"
    for one in (ann, eve):
        await one.post(f"{path}/end", {"agree": True})
    await ann.post("/api/me/blocks", {"other": eve.id})
    again = await eve.post(f"{path}/rematch")
    following = await eve.get(f"/api/tables/{again['id']}")
    assert [chair["person"] for chair in following["chairs"]] == [None, eve.id]
    assert again["id"] not in [card["id"] for card in await ann.get("/api/tables?which=mine")]


async def test_a_rematch_seats_no_banned_person(company: Company) -> None:
    ann, eve = await company.guest("Ann"), await company.guest("Eve")
    made = await company.game(ann, eve)
    path = f"/api/tables/{made['id']}"
    for one in (ann, eve):
        await one.post(f"{path}/end", {"agree": True})
    admin = await company.stack.enter_async_context(Caller(company.url, ADMIN))
    await admin.post(f"/api/admin/people/{eve.id}/ban", {"banned": True})
    try:
        again = await ann.post(f"{path}/rematch")
        following = await ann.get(f"/api/tables/{again['id']}")
        assert [(chair["kind"], chair["person"]) for chair in following["chairs"]] == [
            ("bot", None),
            ("person", ann.id),
        ]
    finally:  # other tests use this address
        await admin.post(f"/api/admin/people/{eve.id}/ban", {"banned": False})
