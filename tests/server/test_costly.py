"""What costs much is limited: reach, exports, whole records, floods of frames."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from deadroad.kernel.game import Game
from deadroad.kernel.view import View
from deadroad.server import actions, reaching
from deadroad.server.bodies import NewTable, SeatPlan
from deadroad.server.config import Config
from deadroad.server.new_table import terms
from deadroad.server.reach_message import ReachChain
from deadroad.server.routes.tables import store_table
from deadroad.server.services import Services
from tests.server.client import Caller, Player, Refusal, close_code
from tests.server.node import Node
from tests.server.test_limits import refused_in_the_end

pytestmark = pytest.mark.anyio


async def test_questions_about_reach_are_limited_by_person_and_address(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"reaches": 5, "address_reaches": 8}) as node:
        refused: list[int] = []
        for name in ("Ann", "Bob", "Eve"):
            async with Caller(node.url) as caller:
                await caller.guest(name)
                made = await caller.table("me hot", "road-master")
                async with Player(caller, made["id"]) as player:
                    moment = await player.my_question()
                    asked = {"ply": moment["ply"], "seat": moment["question"]["seat"]}
                    for _ in range(7):
                        await player.say("reach", **asked)
                    replies: list[dict[str, Any]] = []
                    while len(replies) < 7:
                        message = await player.hear()
                        if message["type"] in ("reach", "error"):
                            replies.append(message)
                codes = [reply.get("code") for reply in replies]
                assert set(codes) <= {None, "slow-down"}
                refused.append(codes.count("slow-down"))
                with pytest.raises(Refusal, match="429 slow-down"):
                    await caller.post(f"/api/tables/{made['id']}/reach", asked)
        assert refused[0] >= 1
        assert refused[1] > refused[0]
        assert refused[2] >= refused[1]


async def test_a_reach_is_found_once_for_a_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    services = Services(Config(data=str(tmp_path), workers=1))
    await services.database.open()
    counted: list[int] = []
    found = reaching.chains

    def chains(game: Game, view: View) -> list[ReachChain]:
        counted.append(view.seat)
        return found(game, view)

    monkeypatch.setattr(reaching, "chains", chains)
    try:
        made = terms(NewTable("road-master", [SeatPlan("me"), SeatPlan("hot")]), "ann")
        await store_table(services, made)
        live = await services.live_tables.get(made.id)
        for ply in range(2):
            match = live.table.match
            assert match is not None
            assert match.seat is not None
            seat, mix = match.seat, dict[str, int]()
            first = await reaching.reach(services.live_tables, live, "ann", ply, seat, "", mix)
            assert await reaching.reach(services.live_tables, live, "ann", ply, seat, "", mix) == first
            answer = match.options()[0].notation
            await services.live_tables.change(made.id, actions.answer("ann", ply, match.seat, answer))
        assert len(counted) == 2
    finally:
        await services.close()


async def test_exports_and_records_of_tables_are_limited(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"exports": 2, "looks": 20}) as node:
        async with Caller(node.url) as ann, Caller(node.url) as bob:
            await ann.guest("Ann")
            await bob.guest("Bob")
            await refused_in_the_end(lambda: ann.get("/api/me/export"), "429 slow-down")
            with pytest.raises(Refusal, match="429 slow-down"):
                await bob.get("/api/me/export")
            made = await ann.table("me bot")
            await refused_in_the_end(lambda: ann.get(f"/api/tables/{made['id']}/record"), "429 slow-down")


@pytest.mark.parametrize("head", [b"\x81\x80", b"\x89\x80", b"\x8a\x80"], ids=["texts", "pings", "pongs"])
async def test_a_socket_with_a_flood_of_frames_is_cut(tmp_path: Path, head: bytes) -> None:
    with Node(tmp_path, limits={"frames": 3000}) as node:
        async with Caller(node.url) as ann, Caller(node.url) as bob:
            await ann.guest("Ann")
            await bob.guest("Bob")
            made = await ann.table("me open", public=True)
            async with Player(ann, made["id"]) as player, Player(bob, made["id"]) as other:
                await player.hears("chat")
                await other.hears("chat")
                assert player.socket is not None
                player.socket.transport.write((head + b"\0\0\0\0") * 50_000)
                assert await close_code(player) == 0  # without a word
                await other.say("ping")
                await other.hears("pong")
            metrics = str(await bob.get("/metrics"))
            assert not [line for line in node.lines() if line["level"] == "error"]
            assert 'deadroad_connections_closed_total{why="flood"} 1' in metrics
