"""Nobody holds a table up by staying away: the others let a bot play, or end the game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.client import Caller, Player, Refusal, eventually
from tests.server.conftest import ADMIN, Company
from tests.server.node import Node

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node at which who is not connected is absent at once."""
    with Node(tmp_path_factory.mktemp("hasty"), absence=0, admin_token=ADMIN) as running:
        yield running


@pytest.fixture
async def people(hasty: Node) -> AsyncIterator[Company]:
    async with AsyncExitStack() as stack:
        yield Company(hasty.url, stack)


async def three(people: Company, absence: int | None = None) -> tuple[list[Caller], str]:
    """Three people whose game runs."""
    callers = [await people.guest(name) for name in ("Ann", "Bob", "Eve")]
    made = await callers[0].table("me open open", public=True, absence=absence)
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


async def test_a_bot_takes_the_seat_of_who_is_absent_until_they_come_back(people: Company) -> None:
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


async def test_a_vote_to_end_needs_only_those_present(people: Company) -> None:
    (ann, bob, _), id_ = await three(people)
    first = await people.sits(ann, id_)
    await people.sits(bob, id_)
    await absent(first, [2])
    assert (await ann.post(f"/api/tables/{id_}/end", {"agree": True}))["status"] == "running"
    assert (await bob.post(f"/api/tables/{id_}/end", {"agree": True}))["status"] == "ended"


async def test_a_time_that_was_agreed_counts_before_that_of_the_server(people: Company) -> None:
    (ann, bob, _), id_ = await three(people, absence=3600)
    await people.sits(ann, id_)
    await people.sits(bob, id_)
    await asyncio.sleep(3)
    told = await ann.get(f"/api/tables/{id_}")
    assert not any(chair["absent"] for chair in told["chairs"])


async def test_who_is_there_is_removed_by_two_and_never_by_one(people: Company) -> None:
    (ann, bob, eve), id_ = await three(people)
    players = [await people.sits(one, id_) for one in (ann, bob, eve)]
    path = f"/api/tables/{id_}/replace"
    assert (await ann.post(path, {"seat": 2, "agree": True}))["chairs"][2]["kind"] == "person"
    assert (await ann.post(path, {"seat": 2, "agree": False}))["chairs"][2]["unwanted"] == []
    await ann.post(path, {"seat": 2, "agree": True})
    told = await bob.post(path, {"seat": 2, "agree": True})
    assert (told["chairs"][2]["kind"], told["chairs"][2]["person"]) == ("bot", None)
    with pytest.raises(Refusal, match="already-started"):
        await eve.post(f"/api/tables/{id_}/join", {})
    with pytest.raises(Refusal, match="takes-two"):
        await ann.post(path, {"seat": 1, "agree": True})
    with pytest.raises(Refusal, match="no-such-person"):
        await ann.post(path, {"seat": 0, "agree": True})
    with pytest.raises(Refusal, match="not-seated"):
        await eve.post(path, {"seat": 0, "agree": True})
    assert players[0].whole["host"]


async def test_the_host_removes_somebody_before_the_start(people: Company) -> None:
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


async def test_bots_take_the_seats_of_somebody_who_is_banned(people: Company, hasty: Node) -> None:
    (ann, _, eve), id_ = await three(people)
    admin = await people.stack.enter_async_context(Caller(hasty.url, ADMIN))
    await admin.post(f"/api/admin/people/{eve.id}/ban", {"banned": True})

    async def replaced() -> bool:
        chairs = (await ann.get(f"/api/tables/{id_}"))["chairs"]
        return bool(chairs[2]["kind"] == "bot")

    await eventually(replaced)


async def test_who_was_removed_stays_so_after_a_restart(tmp_path: Path) -> None:
    with Node(tmp_path, absence=0) as node:
        async with Caller(node.url) as ann, Caller(node.url) as bob:
            await ann.guest("Ann")
            await bob.guest("Bob")
            made = await ann.table("me open", public=True)
            path = f"/api/tables/{made['id']}"
            await bob.post(f"{path}/join", {})
            await ann.post(f"{path}/remove", {"other": bob.id})
            node.kill()
            node.start()
            with pytest.raises(Refusal, match="403 removed"):
                await bob.post(f"{path}/join", {})
