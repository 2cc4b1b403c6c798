"""An absent player can't block a table: the others let a bot play, or end the game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Caller, Player, Refusal, eventually
from tests.server.conftest import ADMIN, BOTH, Company, Databases
from tests.server.node import Node

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", params=BOTH)
def hasty(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, databases: Databases
) -> Iterator[Node]:
    """A node, on each database, at which disconnected players are absent at once."""
    db = databases.url(request.param)
    with Node(tmp_path_factory.mktemp("hasty"), db=db, absence=0, admin_token=ADMIN) as running:
        yield running


@pytest.fixture
async def people(hasty: Node) -> AsyncIterator[Company]:
    async with AsyncExitStack() as stack:
        yield Company(hasty.url, stack)


async def three(people: Company, **more: Any) -> tuple[list[Caller], str]:
    """Three people whose game runs."""
    callers = [await people.guest(name) for name in ("Ann", "Bob", "Eve")]
    made = await callers[0].table("me open open", public=True, **more)
    for one in callers[1:]:
        await one.post(f"/api/tables/{made['id']}/join", {})
    await callers[0].post(f"/api/tables/{made['id']}/start", {})
    return callers, made["id"]


async def absent(player: Player, seats: list[int]) -> None:
    while [chair["seat"] for chair in player.whole["chairs"] if chair["absent"]] != seats:
        message = await player.hear()
        if message["type"] == "presence":
            for chair in player.whole["chairs"]:
                chair["absent"] = chair["seat"] in message["absent"]


def handed(table: dict[str, Any]) -> list[tuple[int, str, str]]:
    return [(one["seat"], one["why"], one["name"]) for one in table["handovers"]]


@asynccontextmanager
async def open_table(folder: Path, db: str) -> AsyncIterator[tuple[Node, Caller, Caller, str]]:
    """Start a node that can be restarted. Ann has a table there with an open chair; Bob is a guest."""
    with Node(folder, db=db, absence=0) as node:
        async with Caller(node.url) as ann, Caller(node.url) as bob:
            await ann.guest("Ann")
            await bob.guest("Bob")
            made = await ann.table("me open", public=True)
            yield node, ann, bob, f"/api/tables/{made['id']}"


async def test_handovers_are_known_after_a_restart(tmp_path: Path, db: str) -> None:
    async with open_table(tmp_path, db) as (node, ann, bob, path):
        told = await bob.post(f"{path}/join", {})
        assert told["handovers"] == []
        await ann.post(f"{path}/start", {})
        told = await bob.post(f"{path}/leave", {})
        assert handed(told) == [(1, "left", "Bob")]
        assert told["handovers"][0]["ply"] <= told["ply"]
        node.kill()
        node.start()
        assert (await ann.get(path))["handovers"] == told["handovers"]


async def test_a_bot_takes_the_seat_of_an_absent_player_until_they_return(people: Company) -> None:
    (ann, bob, eve), id_ = await three(people)
    first = await people.sits(ann, id_)
    await people.sits(bob, id_)
    await absent(first, [2])
    path = f"/api/tables/{id_}/replace"
    told = await ann.post(path, {"seat": 2, "agree": True})
    assert told["chairs"][2]["unwanted"] == [0]
    assert told["chairs"][2]["kind"] == "person"
    told = await bob.post(path, {"seat": 2, "agree": True})
    assert (told["chairs"][2]["kind"], told["chairs"][2]["away"]) == ("bot", True)
    told = await eve.post(f"/api/tables/{id_}/join", {})
    assert told["chairs"][2]["kind"] == "person"
    assert handed(told) == [(2, "absent", "Eve"), (2, "back", "Eve")]


async def test_a_vote_to_end_needs_only_those_present(people: Company) -> None:
    (ann, bob, _), id_ = await three(people)
    first = await people.sits(ann, id_)
    await people.sits(bob, id_)
    await absent(first, [2])
    assert (await ann.post(f"/api/tables/{id_}/end", {"agree": True}))["status"] == "running"
    assert (await bob.post(f"/api/tables/{id_}/end", {"agree": True}))["status"] == "ended"


async def test_a_withdrawn_vote_has_no_effect_if_everybody_is_absent(people: Company) -> None:
    (ann, bob, _), id_ = await three(people)
    first, second = await people.sits(ann, id_), await people.sits(bob, id_)
    await absent(first, [2])
    for player in (first, second):
        await player.leave()

    async def all_absent() -> bool:
        return all(chair["absent"] for chair in (await ann.get(f"/api/tables/{id_}"))["chairs"])

    await eventually(all_absent)
    assert (await ann.post(f"/api/tables/{id_}/end", {"agree": False}))["status"] == "running"
    told = await ann.post(f"/api/tables/{id_}/replace", {"seat": 1, "agree": False})
    assert [chair["kind"] for chair in told["chairs"]] == ["person"] * 3


async def test_the_absence_time_of_a_table_overrides_that_of_the_server(people: Company) -> None:
    (ann, bob, _), id_ = await three(people, absence=3600)
    await people.sits(ann, id_)
    await people.sits(bob, id_)
    await asyncio.sleep(3)
    told = await ann.get(f"/api/tables/{id_}")
    assert not any(chair["absent"] for chair in told["chairs"])


async def test_with_a_clock_nobody_is_absent_unless_the_table_says_when(people: Company) -> None:
    # In slow play people are rarely connected. One of them could otherwise end a game that they are losing.
    slow = {"kind": "days", "days": 3}
    for more in ({"clock": slow}, {"clock": {"kind": "seconds", "seconds": 900}}):
        (ann, _, _), id_ = await three(people, **more)
        await people.sits(ann, id_)
        await asyncio.sleep(3)
        told = await ann.post(f"/api/tables/{id_}/end", {"agree": True})
        assert told["status"] == "running"
        assert told["absence"] is None
        assert not any(chair["absent"] for chair in told["chairs"])


async def test_a_table_tells_its_absence_time(people: Company, hasty: Node) -> None:
    (ann, _, _), id_ = await three(people, absence=60, clock={"kind": "days", "days": 3})
    assert (await ann.get(f"/api/tables/{id_}"))["absence"] == 60
    assert (await ann.get(f"/api/tables/{(await three(people))[1]}"))["absence"] == hasty.settings["absence"]


async def test_a_present_player_is_removed_by_two_votes_and_never_by_one(people: Company) -> None:
    (ann, bob, eve), id_ = await three(people)
    players = [await people.sits(one, id_) for one in (ann, bob, eve)]
    path = f"/api/tables/{id_}/replace"
    assert (await ann.post(path, {"seat": 2, "agree": True}))["chairs"][2]["kind"] == "person"
    assert (await ann.post(path, {"seat": 2, "agree": False}))["chairs"][2]["unwanted"] == []
    await ann.post(path, {"seat": 2, "agree": True})
    told = await bob.post(path, {"seat": 2, "agree": True})
    assert (told["chairs"][2]["kind"], told["chairs"][2]["person"]) == ("bot", None)
    assert handed(told) == [(2, "removed", "Eve")]
    with pytest.raises(Refusal, match="already-started"):
        await eve.post(f"/api/tables/{id_}/join", {})
    with pytest.raises(Refusal, match="needs-two-votes"):
        await ann.post(path, {"seat": 1, "agree": True})
    with pytest.raises(Refusal, match="no-such-person"):
        await ann.post(path, {"seat": 0, "agree": True})
    with pytest.raises(Refusal, match="not-seated"):
        await eve.post(path, {"seat": 0, "agree": True})
    assert players[0].whole["host"]


async def test_the_host_removes_a_person_before_the_start(people: Company) -> None:
    ann, bob = await people.guest("Ann"), await people.guest("Bob")
    made = await ann.table("me open", public=True)
    path = f"/api/tables/{made['id']}"
    await bob.post(f"{path}/join", {})
    with pytest.raises(Refusal, match="not-the-host"):
        await bob.post(f"{path}/remove", {"other": ann.id})
    told = await ann.post(f"{path}/remove", {"other": bob.id})
    assert told["chairs"][1]["kind"] == "open"
    with pytest.raises(Refusal, match="403 removed"):
        await bob.post(f"{path}/join", {})


async def test_bots_take_the_seats_of_a_banned_person(people: Company, hasty: Node) -> None:
    (ann, _, eve), id_ = await three(people)
    admin = await people.stack.enter_async_context(Caller(hasty.url, ADMIN))
    await admin.post(f"/api/admin/people/{eve.id}/ban", {"banned": True})

    async def replaced() -> bool:
        chairs = (await ann.get(f"/api/tables/{id_}"))["chairs"]
        return bool(chairs[2]["kind"] == "bot")

    await eventually(replaced)


async def test_a_removed_player_stays_removed_after_a_restart(tmp_path: Path, db: str) -> None:
    async with open_table(tmp_path, db) as (node, ann, bob, path):
        await bob.post(f"{path}/join", {})
        await ann.post(f"{path}/remove", {"other": bob.id})
        node.kill()
        node.start()
        with pytest.raises(Refusal, match="403 removed"):
            await bob.post(f"{path}/join", {})
