"""Who does too much is slowed down: by person, by name, by where they come from."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from deadroad.server.network import line
from tests.server.client import Caller, Player, Refusal, close_code, eventually
from tests.server.node import Node

pytestmark = pytest.mark.anyio


async def refused_in_the_end(call: Callable[[], Awaitable[object]], why: str) -> None:
    """Buckets fill up again while a slow machine works: try until it is too often."""
    refusals: list[str] = []
    for _ in range(300):
        try:
            await call()
        except Refusal as what:
            refusals.append(str(what))
            if refusals[-1] == why:
                return
    pytest.fail(f"never refused with {why}: {set(refusals)}")


async def test_who_does_too_much_is_slowed_down(tmp_path: Path) -> None:
    limits = {"messages": 30, "chat": 3, "tables": 6, "sockets": 2, "logins": 3, "open_tables": 3}
    with Node(tmp_path, limits=limits) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("me bot")
            async with Player(ann, made["id"]) as player, Player(ann, made["id"]) as other:
                await other.hears("chat")
                async with Player(ann, made["id"]) as third:
                    assert await close_code(third) == 4429
                for _ in range(20):
                    await player.say("chat", text="hello")
                assert (await player.hears("error"))["code"] == "slow-down"
                for _ in range(200):
                    await player.say("ping")
                assert (await player.hears("error"))["code"] == "slow-down"
            await refused_in_the_end(lambda: ann.table("me bot"), "429 too-many-tables")
            await refused_in_the_end(lambda: ann.table("me bot"), "429 slow-down")
            login = {"name": "Ann", "password": "wrong one"}
            await refused_in_the_end(lambda: ann.post("/api/login", login), "429 slow-down")


async def test_a_rematch_is_a_table_that_counts(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"tables": 5}) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            table = await ann.table("me")

            async def play_again() -> None:
                await ann.post(f"/api/tables/{table['id']}/end", {"agree": True})
                table.update(await ann.post(f"/api/tables/{table['id']}/rematch"))

            await refused_in_the_end(play_again, "429 slow-down")


async def test_hints_are_counted_for_themselves(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"hints": 2}) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("me hot", hints=True)
            async with Player(ann, made["id"]) as player:
                seat = (await player.my_question())["question"]["seat"]
                for _ in range(3):
                    await player.say("hint", seat=seat)
                assert (await player.hears("error"))["code"] == "slow-down"
                assert (await player.hears("hint"))["advice"]


async def test_sockets_opened_all_at_once_are_counted_too(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"sockets": 2}) as node:
        async with Caller(node.url) as ann, AsyncExitStack() as stack:
            await ann.guest("Ann")
            made = await ann.table("me hot")
            players = [Player(ann, made["id"]) for _ in range(8)]
            await asyncio.gather(*[stack.enter_async_context(player) for player in players])

            async def let_in(player: Player) -> bool:
                try:
                    await player.hears("chat")
                except ConnectionClosed:
                    return False
                return True

            assert sum(await asyncio.gather(*[let_in(player) for player in players])) == 2


async def test_an_address_that_asks_too_much_is_slowed_down(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"requests": 20}) as node:
        async with Caller(node.url) as ann:
            await refused_in_the_end(lambda: ann.get("/api/games"), "429 slow-down")
            assert await ann.get("/health") == "ok\n"


async def test_another_way_to_write_a_name_gives_no_further_tries(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"account_logins": 2}, proxies=1) as node:
        async with Caller(node.url) as eve:
            names = ["Ann", "ANN", "ann ", "\uff21nn", "Ann"]
            codes = [
                (
                    await eve.answer(
                        "POST",
                        "/api/login",
                        {"name": name, "password": "a guess"},
                        **{"x-forwarded-for": f"192.0.2.{number}"},
                    )
                ).status_code
                for number, name in enumerate(names)
            ]
            assert codes == [401, 401, 429, 429, 429]


def test_a_line_is_an_address_or_64_bits_of_one() -> None:
    assert line("2001:db8:1:2::7") == line("2001:db8:1:2:ffff::1%eth0") == "2001:db8:1:2::/64"
    assert line("2001:db8:1:3::7") != line("2001:db8:1:2::7")
    assert line("::ffff:192.0.2.1") == line("192.0.2.1") == "192.0.2.1"
    assert line("unknown") == "unknown"


async def test_sockets_of_an_address_are_limited_too(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"requests": 20}) as node:
        eve = Caller(node.url, "no token")
        codes: list[int] = []
        for _ in range(60):
            async with Player(eve, "no-such-table") as player:
                codes.append(await close_code(player))
        assert codes[0] == 4403
        assert 4429 in codes
        await eve.http.aclose()


async def test_guests_of_one_address_share_its_sockets(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"address_sockets": 3}) as node:
        async with AsyncExitStack() as stack:
            callers = [await stack.enter_async_context(Caller(node.url)) for _ in range(4)]
            for caller in callers:
                await caller.guest("Ann")
            made = await callers[0].table("me open", public=True)
            players = [await stack.enter_async_context(Player(caller, made["id"])) for caller in callers[:3]]
            for player in players:
                await player.hears("chat")
            async with Player(callers[3], made["id"]) as fourth:
                assert await close_code(fourth) == 4429
            await players[0].leave()

            async def admitted() -> bool:
                async with Player(callers[3], made["id"]) as player:
                    try:
                        await player.hears("chat")
                    except ConnectionClosed:
                        return False
                    return True

            await eventually(admitted)


async def test_a_client_that_does_not_listen_is_let_go(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"backlog": 5}) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("me bot")
            player = Player(ann, made["id"])
            player.most = 4
            async with player:
                try:
                    for _ in range(400):
                        await player.say("sync", version=0)
                except ConnectionClosed:
                    pass
                assert await close_code(player) == 4503
            await player.connect()
            await player.hears("moment")
            await player.leave()
