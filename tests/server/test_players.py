"""Bots by name at the tables of a server: what is accepted, stored and played."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from deadroad.bots.network import ELSEWHERE, network
from deadroad.games import game
from deadroad.server.players import MOST_SECONDS, longest, offered, seated, thinking
from deadroad.server.refusal import No
from tests.server.client import Caller, Message, Player, Refusal
from tests.server.conftest import Company
from tests.server.node import Node

pytestmark = pytest.mark.anyio


def seats(*levels: int | str) -> list[Message]:
    return [{"kind": "bot", "level": level} for level in levels]


def levels(table: Message) -> list[int | str | None]:
    return [chair["level"] for chair in table["chairs"]]


async def finished(ann: Caller, chairs: list[Message]) -> str:
    """Return a table at which these bots have played a whole game."""
    made = await ann.post("/api/tables", {"game": "hit-z-road", "seats": chairs})
    player = Player(ann, made["id"])  # watched bots do not pause
    async with player:
        await player.until(lambda message: message["type"] == "moment" and message["outcome"] is not None)
    return str(made["id"])


async def test_a_bot_is_chosen_by_name_and_plays(company: Company, node: Node) -> None:
    ann = await company.guest("Ann")
    names: list[int | str] = ["search:20", "net:8", "rated", 1]
    table = await finished(ann, seats(*names))
    assert levels(await ann.get(f"/api/tables/{table}")) == names
    with sqlite3.connect(node.folder / "deadroad.db") as file:
        found = file.execute(
            "SELECT level, player FROM results WHERE table_id = ? ORDER BY seat", (table,)
        ).fetchall()
    file.close()
    assert found == [(None, "search:20"), (None, "net:8"), (None, "rated"), (1, None)]


async def test_the_bot_that_sits_in_and_the_bots_of_a_rematch_keep_their_names(company: Company) -> None:
    ann = await company.guest("Ann")
    plan = {"game": "hit-z-road", "seats": [{"kind": "me"}, *seats("net")], "level": "careful"}
    made = await ann.post("/api/tables", plan)
    table = await ann.post(f"/api/tables/{made['id']}/leave", {})
    assert (levels(table), table["level"]) == (["careful", "net"], "careful")
    (card,) = await ann.get("/api/tables?which=mine")
    assert levels(card) == ["careful", "net"]
    await ann.post(f"/api/tables/{made['id']}/join", {})
    await ann.post(f"/api/tables/{made['id']}/end", {"agree": True})
    again = await ann.post(f"/api/tables/{made['id']}/rematch", {})
    table = await ann.get(f"/api/tables/{again['id']}")
    assert (levels(table), table["level"]) == (["net", None], "careful")


REFUSED = {
    "search:1000000": "400 too-many-iterations",
    "net:2001": "400 too-many-iterations",
    "search:10000000": "400 bad-request",
    "search:0": "400 bad-request",
    "search:20 ": "400 bad-request",
    "3": "400 bad-request",
    5: "400 bad-request",
    None: "400 bad-request",
}


async def test_a_bot_that_costs_too_much_or_does_not_exist_is_refused(company: Company) -> None:
    ann = await company.guest("Ann")
    record = await finished(ann, seats(2, 2))
    for level, code in REFUSED.items():
        asked = [
            ("/api/tables", {"game": "hit-z-road", "seats": [{"kind": "bot", "level": level}]}),
            ("/api/tables", {"game": "hit-z-road", "seats": [{"kind": "me"}], "level": level}),
            (f"/api/records/{record}/try", {"ply": 0, "seat": 0, "level": level}),
            (f"/api/records/{record}/play-on", {"ply": 0, "seat": 0, "level": level}),
        ]
        for path, body in asked:
            with pytest.raises(Refusal, match=code):
                await ann.post(path, body)


async def test_every_name_that_a_game_offers_is_accepted(company: Company) -> None:
    ann = await company.guest("Ann")
    names = (await ann.get("/api/games/hit-z-road"))["players"]
    assert {"rated", "search:2000", "net:2000"} <= set(names)
    for name in names:
        plan = {"game": "hit-z-road", "seats": [{"kind": "open"}, *seats(name)], "level": name}
        made = await ann.post("/api/tables", plan)
        assert levels(await ann.get(f"/api/tables/{made['id']}")) == [None, name]


def test_a_game_offers_no_name_over_the_limit_or_without_its_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = game("hit-z-road")
    names = ["careful", "rated", "search:200", "easy", "net", "net:200"]
    assert offered(found, 200) == names
    assert offered(game("zombies"), 200) == [*names, "mixed", "mixed:200"]
    monkeypatch.setenv(ELSEWHERE, str(tmp_path))
    network.cache_clear()
    try:
        assert offered(found, 2000) == ["careful", "rated", "search:200", "search:2000"]
    finally:
        monkeypatch.undo()
        network.cache_clear()


async def test_a_record_is_continued_against_a_bot_by_name(company: Company) -> None:
    ann = await company.guest("Ann")
    record = await finished(ann, seats(2, 2))
    for deed in ("try", "play-on"):
        body = {"ply": 0, "seat": 0, "level": "search:30"}
        created = await ann.post(f"/api/records/{record}/{deed}", body)
        assert levels(await ann.get(f"/api/tables/{created['id']}")) == [None, "search:30"]


def test_a_bot_with_a_number_of_iterations_thinks_for_at_most_a_second() -> None:
    assert [longest(player) for player in (0, 2, 3, 4)] == [0.0, 0.0, 0.1, 1.0]
    assert [longest(player) for player in ("rated", "net", "easy")] == [0.0, 0.0, 0.0]
    assert [longest(player) for player in ("search:5", "net:2000")] == [MOST_SECONDS, MOST_SECONDS]


def test_without_a_network_its_names_are_refused_and_older_tables_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = game("hit-z-road")
    assert [seated(found, player, 100) for player in ("net", "net:100", 4)] == ["net", "net:100", 4]
    assert thinking(found, "net:100") == "net:100"
    monkeypatch.setenv(ELSEWHERE, str(tmp_path))
    network.cache_clear()
    for player in ("net", "easy", "net:100", "mixed"):
        with pytest.raises(No, match="no-network"):
            seated(found, player, 100)
    assert seated(found, "search:100", 100) == "search:100"
    kept = ("net:100", "net", "mixed", "easy", "search:9", 3)
    instead = ["search:100", "rated", "rated", "careful", "search:9", 3]
    assert [thinking(found, player) for player in kept] == instead
    network.cache_clear()
