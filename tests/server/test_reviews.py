"""Reviews at the server: only of finished games, at the lowest urgency, computed once."""

from __future__ import annotations

import asyncio
import base64
import random
import zlib
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest

import deadroad
from deadroad.games import game
from deadroad.kernel.record import read
from deadroad.review.recap import recap
from deadroad.review.reckoning import reckon
from deadroad.review.value import value_of
from deadroad.server import record_process, review_process
from deadroad.server.config import Limits
from deadroad.server.fair_queue import Owner
from deadroad.server.record_process import Look
from deadroad.server.review_process import Slice
from deadroad.server.reviews import Reviews
from tests.server.client import Caller, Refusal
from tests.server.conftest import Company
from tests.server.node import Node

if TYPE_CHECKING:
    from deadroad.server.bot_pool import BotPool
    from deadroad.server.storage.database import Database

pytestmark = pytest.mark.anyio


async def finished(company: Company, caller: Caller) -> str:
    made = await caller.table("me bot", "lanterns")
    player = await company.sits(caller, made["id"])
    await player.play(random.Random(8))
    return str(made["id"])


async def reviewed(caller: Caller, id_: str) -> dict[str, Any]:
    """The review of a record, once it is done."""
    found = await caller.post(f"/api/records/{id_}/review", {})
    for _ in range(3000):
        if found["state"] != "running":
            break
        await asyncio.sleep(0.1)
        found = await caller.get(f"/api/records/{id_}/review")
    return dict(found)


async def test_no_part_of_a_review_is_available_while_the_game_runs(company: Company) -> None:
    ann = await company.guest("Ann")
    eve = await company.guest("Eve")
    made = await ann.table("me bot", "lanterns")
    await company.sits(ann, made["id"])
    for caller in (ann, eve):
        for path in ("review", "recap", "open?ply=0", "text", "view?ply=0", "events"):
            with pytest.raises(Refusal, match="409"):
                await caller.get(f"/api/records/{made['id']}/{path}")
        with pytest.raises(Refusal, match="409"):
            await caller.post(f"/api/records/{made['id']}/review", {})
    record = await ann.get(f"/api/tables/{made['id']}/record")
    with pytest.raises(Refusal):
        await ann.post("/api/records", {"text": record})


async def test_a_finished_game_is_reviewed_once_and_for_everybody(company: Company) -> None:
    ann = await company.guest("Ann")
    id_ = await finished(company, ann)
    assert (await ann.get(f"/api/records/{id_}/review"))["state"] == "none"
    found = await reviewed(ann, id_)
    assert found["state"] == "done"
    report = found["report"]
    text = await ann.get(f"/api/records/{id_}/text")
    assert report["complete"]
    assert report["commitment"] == read(text).commitment
    assert report == msgspec.json.decode(msgspec.json.encode(reckon(read(text))))
    # From now on the recap has the moments of the review.
    recap = await ann.get(f"/api/records/{id_}/recap")
    assert recap["curve"][-1]["shares"] == report["plies"][-1]["after"]
    assert {turn["ply"] for turn in recap["turns"]} <= {moment["ply"] for moment in report["moments"]}
    # Somebody else finds it there.
    eve = await company.guest("Eve")
    assert (await eve.get(f"/api/records/{id_}/review"))["report"] == report
    assert (await eve.post(f"/api/records/{id_}/review", {}))["state"] == "done"


async def test_to_ask_how_far_a_review_is_reads_and_replays_nothing(tmp_path: Path) -> None:
    # A page asks every second. Each time the whole record was written, or the game replayed.
    with Node(tmp_path) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made, running = [(await ann.table("me", "lanterns"))["id"] for _ in range(2)]
            await ann.post(f"/api/tables/{made}/end", {"agree": True})
            await asyncio.to_thread(node.kill)
            await asyncio.to_thread(node.start)
            assert (await ann.get(f"/api/records/{made}/review"))["state"] == "none"
            for id_, why in ((running, "409 not-over"), ("nowhere", "404 no-such-table")):
                with pytest.raises(Refusal, match=why):
                    await ann.get(f"/api/records/{id_}/review")
            assert "deadroad_tables_loaded_total 0" in await ann.get("/metrics")


class Shelf:
    """Stands in for the database: one stored review."""

    def __init__(self, stamp: str) -> None:
        body = base64.b64encode(zlib.compress(b"{}")).decode()
        self.rows = [{"body": body, "game": "hit-z-road", "value": stamp}]

    async def read(self, _query: str, *_values: object) -> list[dict[str, str]]:
        await asyncio.sleep(0)
        return self.rows


async def test_a_review_by_an_older_value_function_is_not_shown() -> None:
    stamp = value_of(game("hit-z-road")).stamp
    for kept, known in ((stamp, b"{}"), ("network 0123456789ab, pool 0.5 0.5", None), ("", None)):
        reviews = Reviews(cast("Database", Shelf(kept)), cast("BotPool", None), Limits())
        assert await reviews.stored("id") == known


class Room:
    """Stands in for the processes of bots: no record can be reviewed there."""

    closed = False

    def __init__(self) -> None:
        self.begun: list[str] = []

    def lane(self, _id: str) -> int:
        return 0

    async def review(self, id_: str, *_given: object, **_options: object) -> Slice:
        self.begun.append(id_)
        await asyncio.sleep(0)
        return Slice(bad="no-review")


async def test_a_review_that_is_asked_for_twice_at_once_is_made_once() -> None:
    shelf, room = Shelf(""), Room()
    shelf.rows = []
    reviews = Reviews(cast("Database", shelf), cast("BotPool", room), Limits())
    asked = [reviews.begin("id", "", [], Owner(person)) for person in ("ann", "bob")]
    assert [one.state for one in await asyncio.gather(*asked)] == ["running", "running"]
    await asyncio.gather(*reviews.tasks)
    assert room.begun == ["id"]


async def test_the_reasons_of_failed_reviews_are_not_kept_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deadroad.server.reviews.FAILED", 2)
    shelf = Shelf("")
    shelf.rows = []
    reviews = Reviews(cast("Database", shelf), cast("BotPool", Room()), Limits())
    for id_ in ("a", "b", "b", "c"):
        await reviews.begin(id_, "", [], Owner("ann"))
        await asyncio.gather(*reviews.tasks)
    assert [(await reviews.find(id_)).state for id_ in ("a", "b", "c")] == ["none", "failed", "failed"]
    assert len(reviews.under_way) == 2


def test_reviews_in_memory_are_limited_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    # There were always twenty; one of a game of 15,000 plies takes 8 MB.
    monkeypatch.setattr("deadroad.server.reviews.KEPT", 100)
    reviews = Reviews(cast("Database", Shelf("")), cast("BotPool", None), Limits())
    for number in range(30):
        reviews._keep(str(number), b"x")
    assert len(reviews.kept) == 30
    for _ in range(3):
        reviews._keep("long", b"x" * 90)
    assert list(reviews.kept) == [*map(str, range(20, 30)), "long"]
    reviews._keep("longer", b"x" * 200)
    assert list(reviews.kept) == ["longer"]
    reviews.clear()
    for name in ("a", "b"):
        reviews._keep(name, b"x" * 50)
    assert list(reviews.kept) == ["a", "b"]


async def test_the_parts_of_a_review_add_up_for_every_seat(company: Company) -> None:
    ann = await company.guest("Ann")
    report = (await reviewed(ann, await finished(company, ann)))["report"]
    for one in report["summary"]:
        parts = one["start"] + one["luck"] + one["own_play"] + one["others_play"] + one["rest"]
        assert parts == pytest.approx(one["result"], abs=1e-9)


async def test_reviewed_games_are_summed_up_for_their_players(everybody: Company) -> None:
    ann = await everybody.guest("Ann")
    eve = await everybody.guest("Eve")
    id_ = await finished(everybody, ann)
    assert await ann.get("/api/me/reviews") == []
    report = (await reviewed(eve, id_))["report"]
    rows = await ann.get("/api/me/reviews")
    assert [(row["id"], row["game"]) for row in rows] == [(id_, "lanterns")]
    assert rows[0]["luck"] == pytest.approx(report["summary"][0]["luck"])
    assert rows[0]["play"] == pytest.approx(report["summary"][0]["own_play"])
    kinds = rows[0]["kinds"]
    assert kinds == report["summary"][0]["kinds"]
    assert sum(kind["decisions"] for kind in kinds) == report["summary"][0]["decisions"]
    assert all(kind["chapter"].startswith("lanterns/") for kind in kinds)
    assert await eve.get("/api/me/reviews") == []


async def test_an_abandoned_game_says_that_it_cannot_be_reviewed(company: Company) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me bot", "lanterns")
    await company.sits(ann, made["id"])
    await ann.post(f"/api/tables/{made['id']}/end", {"agree": True})
    found = await reviewed(ann, made["id"])
    assert (found["state"], "not over" in found["why"]) == ("failed", True)


async def test_a_review_needs_a_login(company: Company) -> None:
    ann = await company.guest("Ann")
    id_ = await finished(company, ann)
    async with Caller(company.url) as nobody:
        with pytest.raises(Refusal, match="401"):
            await nobody.post(f"/api/records/{id_}/review", {})


async def test_a_position_can_be_retried_with_hidden_cards_dealt_again(company: Company) -> None:
    ann = await company.guest("Ann")
    id_ = await finished(company, ann)
    card = await ann.get(f"/api/records/{id_}")
    ply = next(at for at, asked in enumerate(card["asked"]) if asked == 0 and at > 2)
    was = await ann.get(f"/api/records/{id_}/view?ply={ply}&seat=0")
    made = await ann.post(f"/api/records/{id_}/try", {"ply": ply, "seat": 0})
    player = await company.sits(ann, made["id"])
    moment = [one for one in player.heard if one["type"] == "moment"][-1]
    assert moment["view"] == was["view"]
    assert moment["ply"] == ply + 1
    # The record's seed is known to all; the new one to nobody while the game runs.
    lines = (await ann.get(f"/api/tables/{made['id']}/record")).splitlines()
    assert f"{ply} 0 -" in lines
    with pytest.raises(Refusal, match="404"):
        await ann.post(f"/api/records/{id_}/try", {"ply": ply, "seat": 9})
    with pytest.raises(Refusal, match="404"):
        await ann.post(f"/api/records/{id_}/try", {"ply": 10_000, "seat": 0})
    await player.play(random.Random(4))
    assert (await ann.get(f"/api/records/{made['id']}"))["over"]


async def test_an_answer_cannot_redeal(company: Company) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me bot", "lanterns")
    player = await company.sits(ann, made["id"])
    moment = [one for one in player.heard if one["type"] == "moment"][-1]
    await player.say("answer", ply=moment["ply"], seat=0, notation="redeal ff")
    assert (await player.hears("error"))["code"] == "bad-message"


def test_a_review_is_cut_into_slices_from_its_first_ply_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_process, "SLICE", 0.0)
    monkeypatch.setattr(review_process, "PLIES", 3)
    match = deadroad.new("lanterns", seats=2, seed=5)
    while match.seat is not None:
        match.answer(match.options()[0])
    text = match.record()
    slices = [review_process.review("one", text)]
    while slices[-1].report is None or not slices[-1].report.complete:
        assert not slices[-1].bad
        slices.append(review_process.review("one", None))
    replaying = len(match.plies) // 3
    assert len(slices) >= replaying + len(match.plies)
    assert [one.report for one in slices[:replaying]] == [None] * replaying
    assert any(one.report is not None for one in slices[:-1])  # the curve
    assert slices[-1].report == reckon(read(text))
    assert review_process.review("one", None).known is False


def test_a_recap_is_cut_into_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_process, "SLICE", 0.0)
    match = deadroad.new("hit-z-road", seats=2, seed=5)
    while match.seat is not None:
        match.answer(match.options()[0])
    keys = [str(number) for number in range(record_process.RECAPS + 2)]
    for key in keys:
        while not record_process.wind(key, match.record()).done:
            pass
    # As many as are kept go on in slices; further ones are finished at once.
    shown = [record_process.show(key, Look("recap")) for key in keys]
    assert [one == b"" for one in shown] == [True] * record_process.RECAPS + [False] * 2
    while shown[0] == b"":
        shown[0] = record_process.show(keys[0], Look("recap"))
    assert shown[0] == shown[-1] == msgspec.json.encode(recap(read(match.record())))


async def test_guests_of_one_address_cannot_take_all_reviews(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"address_reviews": 1, "reviews": 1}, proxies=1) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            paths: list[str] = []
            for seed in (5, 6):
                match = deadroad.new("lanterns", seats=2, seed=seed)
                while match.seat is not None:
                    match.answer(match.options()[0])
                card = await ann.post("/api/records", {"text": match.record()})
                paths.append(f"/api/records/{card['id']}/review")
            async with Caller(node.url) as eve:
                await eve.guest("Eve")
                assert (await ann.post(paths[0], {}))["state"] == "running"
                path = paths[1]
                assert (await eve.answer("POST", path, {})).status_code == 429
                there = {"x-forwarded-for": "192.0.2.9"}
                assert (await eve.answer("POST", path, {}, **there)).status_code == 200


async def test_a_game_too_long_to_replay_is_not_reviewed(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"record_lines": 20}) as node:
        async with AsyncExitStack() as stack:
            people = Company(node.url, stack)
            ann = await people.guest("Ann")
            id_ = await finished(people, ann)
            with pytest.raises(Refusal, match="413 too-large"):
                await ann.post(f"/api/records/{id_}/review", {})
