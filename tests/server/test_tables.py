"""Tables: creating, joining, leaving and the rights of each person."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from deadroad.server import actions
from deadroad.server.bodies import NewTable, SeatPlan
from deadroad.server.new_table import terms
from deadroad.server.people import DAY
from deadroad.server.refusal import No
from deadroad.server.table import Table
from tests.server.client import Caller, Message, Player, Refusal, close_code
from tests.server.conftest import ADMIN, Company
from tests.server.node import Node

pytestmark = pytest.mark.anyio


def kinds(table: Message) -> list[str]:
    return [chair["kind"] for chair in table["chairs"]]


async def test_a_private_table_is_entered_by_invitation(company: Company) -> None:
    ann, bob, eve = [await company.guest(name) for name in ("Ann", "Bob", "Eve")]
    made = await ann.table("me open")
    path = f"/api/tables/{made['id']}"
    for invite in (None, "wrong", made["id"]):
        with pytest.raises(Refusal, match="403 not-invited"):
            await bob.post(f"{path}/join", {"invite": invite})
    with pytest.raises(Refusal, match="403 not-invited"):
        await eve.get(path)
    assert made["id"] not in [card["id"] for card in await eve.get("/api/tables")]
    stranger = Player(eve, made["id"])
    async with stranger:
        assert await close_code(stranger) == 4403
    table = await bob.post(f"{path}/join", {"invite": made["invite"]})
    assert [chair["name"] for chair in table["chairs"]] == ["Ann", "Bob"]
    fresh = (await ann.post(f"{path}/invite"))["invite"]
    with pytest.raises(Refusal, match="403 not-invited"):
        await eve.get(f"{path}?invite={made['invite']}")
    assert (await eve.get(f"{path}?invite={fresh}"))["seats"] == []
    with pytest.raises(Refusal, match="403 not-invited"):
        await eve.post(f"{path}/report", {"other": bob.id})
    await eve.post(f"{path}/report", {"other": bob.id, "invite": fresh})
    with pytest.raises(Refusal, match="403 not-the-host"):
        await bob.post(f"{path}/invite")


async def test_the_lobby_lists_public_tables_and_my_own_separately(everybody: Company) -> None:
    ann, bob = await everybody.guest("Ann"), await everybody.guest("Bob")
    made = await ann.table("me open bot", public=True)
    (card,) = [card for card in await bob.get("/api/tables") if card["id"] == made["id"]]
    assert (card["status"], kinds(card), card["mine"]) == ("open", ["person", "open", "bot"], [])
    (mine,) = await ann.get("/api/tables?which=mine")
    assert mine["mine"] == [0]
    assert await bob.get("/api/tables?which=mine") == []
    await bob.post(f"/api/tables/{made['id']}/join", {"seat": 1})
    await ann.post(f"/api/tables/{made['id']}/start", {})
    cards = [(await one.get("/api/tables?which=mine"))[0] for one in (ann, bob)]
    assert all(card["status"] == "running" for card in cards)


async def test_finished_games_are_listed_part_by_part(everybody: Company) -> None:
    ann = await everybody.guest("Ann")
    made = [(await ann.table("me bot"))["id"] for _ in range(3)]
    for id_ in made:
        await ann.post(f"/api/tables/{id_}/end", {"agree": True})
    parts = [await ann.get(f"/api/tables?which=finished&many=2&skip={skip}") for skip in (0, 2, 4)]
    assert [len(part) for part in parts] == [2, 1, 0]
    assert sorted(card["id"] for part in parts for card in part) == sorted(made)


async def test_the_lobby_does_not_list_abandoned_tables(company: Company, node: Node) -> None:
    ann, bob = await company.guest("Ann"), await company.guest("Bob")
    made = await ann.table("me open", public=True)
    with sqlite3.connect(node.folder / "deadroad.db") as stored:
        stored.execute("UPDATE tables SET updated = updated - ? WHERE id = ?", (15 * DAY, made["id"]))
    stored.close()
    assert made["id"] not in [card["id"] for card in await bob.get("/api/tables")]
    assert [card["id"] for card in await ann.get("/api/tables?which=mine")] == [made["id"]]
    await bob.post(f"/api/tables/{made['id']}/join", {})
    assert made["id"] in [card["id"] for card in await bob.get("/api/tables")]


async def test_nobody_can_fill_the_lobby_from_one_address(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"public_tables": 2}) as node:
        async with Caller(node.url) as eve, Caller(node.url) as eva:
            await eve.guest("Eve")
            await eva.guest("Eva")
            await eva.table("me open", public=True)
            made = await eve.table("me hot", public=True)
            await eve.post(f"/api/tables/{made['id']}/end", {"agree": True})
            with pytest.raises(Refusal, match="429 slow-down"):
                await eve.post(f"/api/tables/{made['id']}/rematch")
            for caller in (eve, eva):
                with pytest.raises(Refusal, match="429 slow-down"):
                    await caller.table("me open", public=True)
                await caller.table("me open")
            assert len(await eve.get("/api/tables")) == 1


async def test_a_seat_is_taken_once(company: Company) -> None:
    ann, bob, eve = [await company.guest(name) for name in ("Ann", "Bob", "Eve")]
    made = await ann.table("me open", public=True)
    path = f"/api/tables/{made['id']}"
    await bob.post(f"{path}/join", {"seat": 1})
    assert kinds(await bob.post(f"{path}/join", {"seat": 1})) == ["person", "person"]
    with pytest.raises(Refusal, match="409 seat-taken"):
        await eve.post(f"{path}/join", {"seat": 1})
    with pytest.raises(Refusal, match="409 seat-taken"):
        await eve.post(f"{path}/join", {"seat": 0})
    assert kinds(await bob.post(f"{path}/leave")) == ["person", "open"]
    await eve.post(f"{path}/join", {})
    with pytest.raises(Refusal, match="403 not-the-host"):
        await eve.post(f"{path}/start", {})
    await ann.post(f"{path}/start", {})
    with pytest.raises(Refusal, match="409 already-started"):
        await bob.post(f"{path}/join", {})


async def test_a_player_can_change_seats_before_the_start(company: Company) -> None:
    ann, bob = await company.guest("Ann"), await company.guest("Bob")
    made = await ann.table("me open open hot", "hit-z-road", public=True)
    path = f"/api/tables/{made['id']}"
    assert (await bob.post(f"{path}/join", {}))["seats"] == [1]
    moved = await bob.post(f"{path}/join", {"seat": 2})
    assert (moved["seats"], kinds(moved)) == ([2], ["person", "open", "person", "hot"])
    assert (await ann.post(f"{path}/join", {"seat": 1}))["seats"] == [1, 3]
    assert (await ann.post(f"{path}/join", {"seat": 3}))["seats"] == [1, 3]
    with pytest.raises(Refusal, match="409 seat-taken"):
        await bob.post(f"{path}/join", {"seat": 1})


async def test_the_host_can_fill_open_seats_with_bots(company: Company) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me open open", level=1)
    path = f"/api/tables/{made['id']}"
    with pytest.raises(Refusal, match="409 seats-open"):
        await ann.post(f"{path}/start", {})
    table = await ann.post(f"{path}/start", {"fill": True})
    assert (kinds(table), table["chairs"][1]["level"]) == (["person", "bot", "bot"], 1)


async def test_a_bot_replaces_a_player_who_left_and_can_return(company: Company) -> None:
    ann, bob = await company.guest("Ann"), await company.guest("Bob")
    made = await company.game(ann, bob, level=1)
    path = f"/api/tables/{made['id']}"
    first, second = await company.sits(ann, made["id"]), await company.sits(bob, made["id"])
    left = await bob.post(f"{path}/leave")
    assert (left["chairs"][1]["kind"], left["chairs"][1]["away"], left["chairs"][1]["name"]) == (
        "bot",
        True,
        "Bob",
    )
    await second.until(lambda message: message["type"] == "table" and message["seats"] == [])
    await first.play(random.Random(1), most=5)
    await second.say("answer", ply=first.moment["ply"], seat=1, notation="pass")
    assert (await second.hears("error"))["code"] == "not-your-seat"
    back = await bob.post(f"{path}/join", {})
    assert (back["chairs"][1]["kind"], back["seats"]) == ("person", [1])
    await second.until(lambda message: message["type"] == "moment" and message["seat"] == 1)


async def test_spectators_can_be_turned_off_for_a_table(company: Company) -> None:
    ann, eve = await company.guest("Ann"), await company.guest("Eve")
    made = await ann.table("me bot", public=True, spectators=False)
    assert not (await ann.get(f"/api/tables/{made['id']}"))["watchable"]
    with pytest.raises(Refusal, match="403 no-spectators"):
        await eve.get(f"/api/tables/{made['id']}")
    with pytest.raises(Refusal, match="403 no-spectators"):
        await eve.get(f"/api/tables/{made['id']}/record")


def test_control_characters_are_removed_from_chat() -> None:
    table = Table(terms(NewTable("lanterns", [SeatPlan("me"), SeatPlan("hot")]), "ann"))
    (entry,) = actions.say("ann", "a\x1b[31mb\x9b2Jc\x7fd\x00 é 👩\u200d🚀")(table)
    assert entry.body == "a[31mb2Jcd é 👩\u200d🚀"
    with pytest.raises(No, match="bad-message"):
        actions.say("ann", "\x9b\x7f")(table)


async def test_chat_is_stored_and_blocked_people_are_not_shown(company: Company) -> None:
    ann, bob, eve = [await company.guest(name) for name in ("Ann", "Bob", "Eve")]
    made = await ann.table("me open", public=True)
    path = f"/api/tables/{made['id']}"
    players = [await company.sits(one, made["id"]) for one in (ann, bob, eve)]
    await players[1].say("chat", text="  hello\tyou ")
    line = (await players[0].hears("chat"))["lines"][0]
    assert (line["text"], line["name"], line["seat"]) == ("hello you", "Bob", None)
    # Blocked: no longer told to Ann, still told to Eve.
    me = await ann.post("/api/me/blocks", {"other": bob.id})
    assert me["blocked"] == [{"id": bob.id, "name": "Bob"}]
    await players[1].say("chat", text="again")
    await players[2].until(
        lambda message: message["type"] == "chat" and message["lines"][0]["text"] == "again"
    )
    await players[2].say("chat", text="I heard it")
    assert [one["name"] for one in (await players[0].hears("chat"))["lines"]] == ["Eve"]
    assert [one["name"] for one in (await company.sits(ann, made["id"])).heard[-1]["lines"]] == ["Eve"]
    await ann.call("DELETE", f"/api/me/blocks/{bob.id}")
    assert len((await company.sits(ann, made["id"])).heard[-1]["lines"]) == 3
    # Muted by the host: sent to nobody.
    with pytest.raises(Refusal, match="403 not-the-host"):
        await bob.post(f"{path}/mute", {"other": eve.id, "muted": True})
    for nobody in ("nobody", "somebody else"):
        with pytest.raises(Refusal, match="404 no-such-person"):
            await ann.post(f"{path}/mute", {"other": nobody, "muted": True})
    assert (await ann.post(f"{path}/mute", {"other": bob.id, "muted": True}))["muted"] == [bob.id]
    await players[1].say("chat", text="hello?")
    assert (await players[1].hears("error"))["code"] == "muted"
    # Reported: operators can read it.
    await eve.post(f"{path}/report", {"number": line["number"], "text": "rude"})
    reports = await company.stack.enter_async_context(type(ann)(company.url, ADMIN))
    (report,) = [row for row in await reports.get("/api/admin/reports") if row["table"] == made["id"]]
    assert (report["about"], report["said"], report["text"]) == (bob.id, "hello you", "rude")
    # Also a person who said nothing, but not a person who is not at the table.
    await eve.post(f"{path}/report", {"other": bob.id, "text": "stalls"})
    newest = (await reports.get("/api/admin/reports"))[0]
    assert (newest["about"], newest["said"], newest["text"]) == (bob.id, "", "stalls")
    stranger = await company.guest("Stranger")
    for about in ({"other": stranger.id}, {}):
        with pytest.raises(Refusal, match="404 no-such-person"):
            await eve.post(f"{path}/report", about)


async def test_presence_lists_connected_people(company: Company) -> None:
    ann, eve = await company.guest("Ann"), await company.guest("Eve")
    made = await ann.table("me bot", public=True)
    player = await company.sits(ann, made["id"])
    other = await company.sits(eve, made["id"])
    await player.until(lambda message: message["type"] == "presence" and message["spectators"] == 1)
    await other.leave()
    gone = await player.until(lambda message: message["type"] == "presence" and message["spectators"] == 0)
    assert gone["here"] == [0]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "404 bad-request"),
        ({"game": "hit-z-road", "seats": [{"kind": "me"}] * 2}, "400 one-seat-is-mine"),
        ({"game": "hit-z-road", "seats": [{"kind": "bot"}] * 9}, "400 bad-request"),
        ({"game": "hit-z-road", "seats": []}, "400 bad-request"),
        ({"game": "hit-z-road", "seats": [{"kind": "king"}]}, "400 bad-request"),
        ({"game": "lanterns", "seats": [{"kind": "me"}], "settings": {"coins": 9}}, "400 bad-request"),
        ({"game": "lanterns", "seats": [{"kind": "me"}], "settings": {"lamps": 9}}, "400 bad-request"),
        ({"game": "lanterns", "seats": [{"kind": "me"}], "extra": 1}, "400 bad-request"),
    ],
)
async def test_an_impossible_table_is_refused(company: Company, body: Message, code: str) -> None:
    ann = await company.guest("Ann")
    with pytest.raises(Refusal, match=code):
        await ann.post("/api/tables", body)


def named(kind: str, name: str) -> dict[str, str]:
    return {"kind": kind, "name": name}


async def test_a_player_in_a_hot_seat_has_a_name(company: Company) -> None:
    ann, bob = await company.guest("Ann"), await company.guest("Bob")
    seats = [{"kind": "me"}, named("hot", " Little  Ben "), {"kind": "hot"}, {"kind": "open"}]
    made = await ann.post("/api/tables", {"game": "hit-z-road", "seats": seats, "public": True})
    await bob.post(f"/api/tables/{made['id']}/join", {})
    whole = await ann.post(f"/api/tables/{made['id']}/start", {})
    assert [chair["name"] for chair in whole["chairs"]] == ["Ann", "Little Ben", "Ann", "Bob"]
    for back in ("leave", "join"):
        whole = await ann.post(f"/api/tables/{made['id']}/{back}", {})
        assert whole["chairs"][1]["name"] == "Little Ben"
    (card,) = await bob.get("/api/tables?which=mine")
    assert card["chairs"][1]["name"] == "Little Ben"
    for person in (ann, bob):
        await person.post(f"/api/tables/{made['id']}/end", {"agree": True})
    again = await bob.post(f"/api/tables/{made['id']}/rematch", {})
    following = await bob.get(f"/api/tables/{again['id']}")
    assert [chair["name"] for chair in following["chairs"]] == ["Little Ben", "Ann", "Bob", "Ann"]
    await ann.post("/api/me/delete", {})
    for id_ in (made["id"], again["id"]):
        chairs = (await bob.get(f"/api/tables/{id_}"))["chairs"]
        assert {chair["name"] for chair in chairs} == {"", "Bob"}


async def test_another_player_becomes_host_when_the_host_is_gone(company: Company) -> None:
    ann, bob, cid = [await company.guest(name) for name in ("Ann", "Bob", "Cid")]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = await ann.post("/api/tables", {"game": "hit-z-road", "seats": seats, "public": True})
    left = await ann.post("/api/tables", {"game": "hit-z-road", "seats": seats, "public": True})
    assert not (await bob.post(f"/api/tables/{made['id']}/join", {}))["host"]
    await ann.post("/api/me/delete", {})
    assert (await bob.get(f"/api/tables/{made['id']}"))["host"]
    assert (await bob.post(f"/api/tables/{made['id']}/start", {"fill": True}))["status"] == "running"
    # Nobody was there, so the first person who joins becomes host.
    assert (await cid.post(f"/api/tables/{left['id']}/join", {}))["host"]
    assert not (await bob.post(f"/api/tables/{left['id']}/join", {}))["host"]
    await cid.post(f"/api/tables/{left['id']}/start", {"fill": True})


async def test_a_hot_seat_cannot_take_the_name_of_an_account(company: Company) -> None:
    ann, dora = await company.guest("Ann"), await company.guest("Dora")
    await dora.post("/api/account", {"name": "Dora the true", "password": "correct horse battery"})
    for name, why in (("DORA the True", "409 name-taken"), ("\u202e", "400 bad-name")):
        with pytest.raises(Refusal, match=why):
            await ann.post(
                "/api/tables", {"game": "hit-z-road", "seats": [{"kind": "me"}, named("hot", name)]}
            )
