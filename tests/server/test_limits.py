"""Rate limits by person, by name and by address."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from deadroad.server import actions, live_tables
from deadroad.server.bodies import NewTable, SeatPlan
from deadroad.server.config import Config, Limits
from deadroad.server.listener import Listener
from deadroad.server.live_table import FAR
from deadroad.server.network import line
from deadroad.server.new_table import terms
from deadroad.server.routes.tables import store_table
from deadroad.server.services import Services
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


async def test_the_address_that_the_proxy_saw_counts(tmp_path: Path) -> None:
    with Node(tmp_path, proxies=1, limits={"guests": 3}) as node:
        async with httpx.AsyncClient(base_url=node.url) as eve:
            # Some proxies extend the line of the client, others add a line of their own.
            codes = []
            for number in range(6):
                lines = [("x-forwarded-for", f"192.0.2.{number}"), ("x-forwarded-for", "198.51.100.7")]
                codes.append((await eve.post("/api/guest", json={"name": "Eve"}, headers=lines)).status_code)
            assert codes == [201] * 3 + [429] * 3


async def test_too_many_requests_are_limited(tmp_path: Path) -> None:
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


async def test_guests_of_one_address_share_what_they_may_say(tmp_path: Path) -> None:
    for limits, kind in (({"address_messages": 30}, "ping"), ({"address_chat": 3}, "chat")):
        more = {"text": "hello"} if kind == "chat" else {}
        with Node(tmp_path / kind, limits=limits) as node:
            async with Caller(node.url) as ann, Caller(node.url) as bob:
                await ann.guest("Ann")
                await bob.guest("Bob")
                made = await ann.table("me bot", public=True)
                async with Player(ann, made["id"]) as player, Player(bob, made["id"]) as other:
                    await player.hears("chat")
                    await other.hears("chat")
                    for _ in range(100):
                        await player.say(kind, **more)
                    assert (await player.hears("error"))["code"] == "slow-down"
                    for _ in range(5):
                        await other.say(kind, **more)
                    assert (await other.hears("error"))["code"] == "slow-down"


async def test_a_rematch_counts_as_a_new_table(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"tables": 5}) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            table = await ann.table("me")

            async def play_again() -> None:
                await ann.post(f"/api/tables/{table['id']}/end", {"agree": True})
                table.update(await ann.post(f"/api/tables/{table['id']}/rematch"))

            await refused_in_the_end(play_again, "429 slow-down")


async def test_hints_have_their_own_limit(tmp_path: Path) -> None:
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


async def test_sockets_opened_at_once_are_all_counted(tmp_path: Path) -> None:
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


async def test_an_address_with_too_many_requests_is_limited(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"requests": 20}) as node:
        async with Caller(node.url) as ann:
            await refused_in_the_end(lambda: ann.get("/api/games"), "429 slow-down")
            assert await ann.get("/health") == "ok\n"


async def test_another_spelling_of_a_name_gives_no_further_attempts(tmp_path: Path) -> None:
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
    assert line("192.0.2.1:50123") == line("192.0.2.1:50124") == "192.0.2.1"  # with the port of the client
    assert line("[2001:db8:1:2::7]:50123") == line('"[2001:db8:1:2::8]"') == "2001:db8:1:2::/64"


async def test_sockets_of_an_address_are_limited_too(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"requests": 20}) as node:
        eve = Caller(node.url, "no token")
        codes: list[int] = []
        for _ in range(25):
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


async def test_a_client_that_does_not_read_is_disconnected(tmp_path: Path) -> None:
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


async def test_whole_games_are_sent_to_a_person_and_an_address_only_so_often(tmp_path: Path) -> None:
    for limits in ({"syncs": 3}, {"address_syncs": 3}):
        with Node(tmp_path / next(iter(limits)), limits=limits) as node:
            async with Caller(node.url) as ann:
                await ann.guest("Ann")
                made = await ann.table("me bot")
                async with Player(ann, made["id"]) as player:
                    await player.hears("chat")
                    for _ in range(5):
                        await player.say("sync", version=player.version)  # nothing new: it costs little
                    assert (await player.hears("chat"))["lines"] == []
                    for _ in range(5):
                        await player.say("sync", version=0)
                    assert (await player.hears("error"))["code"] == "slow-down"
                # A new socket without a version would get the whole game too.
                async with Player(ann, made["id"]) as again:
                    assert await close_code(again) == 4429


async def test_large_parts_of_a_game_count_like_a_whole_one(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"syncs": 3}) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("me hot", "zombies")
            async with Player(ann, made["id"]) as player:
                await player.play(random.Random(1), FAR + 10)
                for _ in range(5):
                    await player.say("sync", version=player.version - FAR // 2)
                for _ in range(5):
                    await player.say("sync", version=player.version - FAR - 5)
                assert (await player.hears("error"))["code"] == "slow-down"
                player.version -= FAR + 5
            async with player:
                assert await close_code(player) == 4429


async def test_a_whole_game_has_only_the_events_of_its_last_plies(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(live_tables, "HISTORY", 5)
    services = Services(Config(data=str(tmp_path)))
    await services.database.open()
    try:
        plan = NewTable("lanterns", [SeatPlan("me"), SeatPlan("hot")], wishes="always")
        made = await store_table(services, terms(plan, "ann"))
        table = await services.live_tables.get(made.id)
        for ply in range(12):
            match = table.table.match
            assert match is not None
            assert match.seat is not None
            answer = match.options()[0].notation
            await services.live_tables.change(made.id, actions.answer("ann", ply, match.seat, answer))
        listener = Listener("ann", set(), Limits())
        await services.live_tables.tell_all(table, listener, 0)
        (moment,) = [json.loads(line) for line in listener.waiting if b'"type":"moment"' in line]
        assert moment["since"] == moment["ply"] - 5
        assert {event["ply"] for event in moment["events"]} <= set(range(moment["since"], moment["ply"] + 1))
    finally:
        await services.close()


async def test_the_messages_that_wait_for_a_client_are_limited_in_bytes() -> None:
    cut: list[bool] = []
    listener = Listener("ann", set(), Limits(backlog_bytes=1000, close_seconds=1))
    listener.cut = lambda: cut.append(True)
    stuck = asyncio.Event()

    async def send(_: bytes) -> None:
        await stuck.wait()  # the client does not read

    sending = asyncio.create_task(listener.run(send))
    for _ in range(4):
        listener.put(b"x" * 300)
        await asyncio.sleep(0)
    assert listener.gone
    assert listener.waiting == []
    async with asyncio.timeout(60):
        while not cut:  # noqa: ASYNC110 - a timer sets it
            await asyncio.sleep(0.05)
    sending.cancel()


async def test_a_socket_whose_client_never_reads_is_cut(tmp_path: Path) -> None:
    limits = {"backlog_bytes": 300_000, "close_seconds": 1}
    with Node(tmp_path, limits=limits) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("me bot")
            player = Player(ann, made["id"])
            player.most = 1
            await player.connect()
            assert player.socket is not None
            player.socket.transport.pause_reading()

            async def cut() -> bool:
                try:
                    for _ in range(50):
                        await asyncio.wait_for(player.say("sync", version=0), 1)
                except (ConnectionClosed, TimeoutError):
                    pass
                text = await ann.get("/metrics")
                return 'deadroad_connections_closed_total{why="reader"}' in text

            await eventually(cut)
            assert player.socket is not None
            player.socket.transport.abort()


async def test_a_person_can_block_only_so_many_people(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"blocks": 2}) as node:
        async with AsyncExitStack() as stack:
            ann, *others = [await stack.enter_async_context(Caller(node.url)) for _ in range(4)]
            for number, one in enumerate((ann, *others)):
                await one.guest(f"Guest {number}")
            for one in (*others[:2], *others[:2]):  # once more is no further one
                await ann.post("/api/me/blocks", {"other": one.id})
            with pytest.raises(Refusal, match="429 too-many-blocks"):
                await ann.post("/api/me/blocks", {"other": others[2].id})


async def test_passwords_of_many_accounts_at_one_address_are_checked_only_so_often(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"logins": 4}) as node:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Caller(node.url)) for _ in range(6)]
            codes: list[int] = []
            for number, one in enumerate(people):
                await one.guest(f"Guest {number}")
                await one.post("/api/account", {"name": f"Guest {number}", "password": "correct horse"})
                change = {"old": "a guess", "new": "another horse"}
                codes.append((await one.answer("POST", "/api/me/password", change)).status_code)
            assert codes[:4] == [403] * 4
            assert codes[-1] == 429


async def test_tables_that_are_not_in_memory_are_loaded_only_so_often(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"loads": 3}) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("me bot")
            await ann.get(f"/api/tables/{made['id']}")
            for _ in range(6):
                await ann.get(f"/api/tables/{made['id']}")  # it is in memory
            await refused_in_the_end(lambda: ann.get("/api/tables/another"), "429 slow-down")


async def test_events_of_a_record_are_limited_by_address(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"looks": 12}, proxies=1) as node:
        async with Caller(node.url) as eve:
            codes = [
                (
                    await eve.answer("GET", "/api/records/none/events", **{"x-forwarded-for": there})
                ).status_code
                for there in ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2")
            ]
            assert codes == [404, 404, 429, 404]


async def test_changes_of_stops_are_limited_and_those_without_effect_are_not_stored(tmp_path: Path) -> None:
    # Every stored one makes the answers that others just gave stale.
    with Node(tmp_path, limits={"stops": 4}) as node:
        async with Caller(node.url) as ann:
            made = await (await ann.guest("Ann")).table("me hot", game="zombies")
            async with Player(ann, made["id"]) as player:
                moment = await player.my_question()
                ply, seat = moment["ply"], 1 - moment["question"]["seat"]
                found: list[object] = []
                for timings in ([], [], ["start"], ["start"], ["fight"]):
                    await player.say("stops", ply=ply, seat=seat, timings=timings)
                    told = await player.until(lambda message: message["type"] in ("accepted", "error"))
                    found.append(told.get("again", told.get("code")))
                    ply += told.get("again") is False
                assert found == [False, True, False, True, "slow-down"]
                assert ply == 2


async def test_how_often_a_person_votes_or_takes_and_leaves_a_seat_is_limited(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"votes": 4}) as node:
        async with Caller(node.url) as ann, Caller(node.url) as bob:
            await ann.guest("Ann")
            await bob.guest("Bob")
            path = f"/api/tables/{(await ann.table('me open', public=True))['id']}"

            async def in_and_out() -> None:
                await bob.post(f"{path}/join", {})
                await bob.post(f"{path}/leave", {})

            await refused_in_the_end(in_and_out, "429 slow-down")
            assert (await ann.post(f"{path}/start", {"fill": True}))["status"] == "running"
