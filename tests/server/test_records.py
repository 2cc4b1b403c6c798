"""Records: downloaded, shared, checked, imported, played on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import deadroad
from deadroad.games import game
from deadroad.kernel.codec import plain_view
from deadroad.server.playback import Playback
from tests.server.client import Refusal
from tests.server.conftest import Company

pytestmark = pytest.mark.anyio

STORED = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))


@pytest.fixture
def company(everybody: Company) -> Company:
    """People on both databases."""
    return everybody


async def finished(company: Company) -> tuple[str, str]:
    ann = await company.guest("Ann")
    made = await ann.table("me bot", "lanterns")
    player = await company.sits(ann, made["id"])
    await player.play(random.Random(8))
    record: str = await ann.get(f"/api/tables/{made['id']}/record")
    return made["id"], record


async def test_anyone_with_the_link_can_view_a_finished_game(company: Company) -> None:
    id_, text = await finished(company)
    eve = await company.guest("Eve")
    card = await eve.get(f"/api/records/{id_}")
    match = deadroad.verify(text)
    assert (card["plies"], card["over"], card["names"][0]) == (len(match.plies), True, "Ann")
    assert await eve.get(f"/api/records/{id_}/text") == text
    for ply in (0, 1, len(match.plies) // 2, len(match.plies)):
        there = deadroad.replay(text, ply)
        for seat in (None, 0, 1):
            query = "" if seat is None else f"&seat={seat}"
            moment = await eve.get(f"/api/records/{id_}/view?ply={ply}{query}")
            view = plain_view(there.view(seat)) | there.facts(seat)
            view.pop("question")
            assert moment["view"] == view
    events: list[str] = []
    while len(events) < len(match.events(1)):
        told = await eve.get(f"/api/records/{id_}/events?seat=1&first={len(events)}&many=7")
        assert told["total"] == len(match.events(1))
        events += [event["name"] for event in told["events"]]
    assert events == [event.name for event in match.events(1)]
    for query in ("ply=99999", "ply=0&seat=2"):
        with pytest.raises(Refusal, match="404"):
            await eve.get(f"/api/records/{id_}/view?{query}")


async def test_a_recap_is_available_only_after_the_game(company: Company) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me bot", "lanterns")
    player = await company.sits(ann, made["id"])
    with pytest.raises(Refusal, match="409"):
        await ann.get(f"/api/records/{made['id']}/recap")
    await player.play(random.Random(8))
    found = await ann.get(f"/api/records/{made['id']}/recap")
    record = deadroad.verify(await ann.get(f"/api/tables/{made['id']}/record"))
    assert found["curve"][-1]["ply"] == len(record.plies)
    assert record.outcome is not None
    won = [seat for seat, share in enumerate(found["curve"][-1]["shares"]) if share > 0]
    assert won == sorted(record.outcome.winners)


async def test_a_replay_shows_what_the_asked_seat_could_reach(company: Company) -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=3)
    for answer in ("bid 2", "pass", "pass"):
        match.answer(answer)
    asked = match.seat
    assert asked is not None
    eve = await company.guest("Eve")
    card = await eve.post("/api/records", {"text": match.record()})
    at = f"/api/records/{card['id']}/reach?ply={len(match.plies)}"
    reach = await eve.get(f"{at}&seat={asked}")
    assert [chain["kind"] for chain in reach["chains"]] == ["pay"]
    assert (await eve.get(f"{at}&seat={1 - asked}"))["chains"] == []


async def test_a_finished_game_can_be_viewed_with_all_secrets(company: Company) -> None:
    id_, text = await finished(company)
    eve = await company.guest("Eve")
    plies = len(deadroad.verify(text).plies)
    held = []
    for ply in range(plies + 1):
        there = deadroad.replay(text, ply)
        opened = await eve.get(f"/api/records/{id_}/open?ply={ply}")
        views = [plain_view(there.view(seat)) for seat in (0, 1)]
        assert opened["secrets"] == [view["secret"] for view in views]
        assert opened["moment"]["view"]["seat"] == (there.seat or 0)
        told = {(event["name"], event["seat"]) for event in opened["moment"]["events"]}
        own = {
            (event.name, None if event.audience < 0 else event.audience)
            for seat in (0, 1)
            for event in there.events(seat, max(0, ply - 1))
        }
        assert told == own
        held.append(opened["secrets"])
    assert any(first != second for first, second in held), "the toy has secrets"
    with pytest.raises(Refusal, match="404 no-such-ply"):
        await eve.get(f"/api/records/{id_}/open?ply={plies + 1}")


@pytest.mark.parametrize("name", deadroad.games())
async def test_the_text_view_of_a_position_shows_only_what_its_reader_may_see(
    company: Company, name: str
) -> None:
    ann, eve = await company.guest("Ann"), await company.guest("Eve")
    seats = "me" if game(name).most == 1 else "me hot"
    made = await ann.table(seats, name, public=True)
    told = await ann.get(f"/api/tables/{made['id']}/screen/fr")
    assert "⟦0⟧" in told or seats == "me"
    assert "[/" not in told
    assert told != await ann.get(f"/api/tables/{made['id']}/screen/it")
    with pytest.raises(Refusal, match="400"):
        await ann.get(f"/api/tables/{made['id']}/screen/xx")
    # Before the end no record is told, and nobody else sees what lies in a hand.
    with pytest.raises(Refusal, match="409 not-over"):
        await eve.get(f"/api/records/{made['id']}/screen/fr?seat=0")
    own = await company.sits(ann, made["id"])
    if any((own.moment["view"]["secret"] or {}).values()):
        assert len(told) > len(await eve.get(f"/api/tables/{made['id']}/screen/fr"))
    await ann.post(f"/api/tables/{made['id']}/end", {"agree": True})
    assert await eve.get(f"/api/records/{made['id']}/screen/fr?seat={own.moment['seat']}&ply=0") == told


async def test_a_person_with_two_seats_sees_the_answers_of_both(company: Company) -> None:
    ann, eve = await company.guest("Ann"), await company.guest("Eve")
    made = await ann.table("me hot", "lanterns", public=True)
    player = await company.sits(ann, made["id"])
    secret: set[int] = set()
    luck = random.Random(2)
    while secret != {0, 1}:
        asked = (await player.my_question())["question"]
        if asked["secret"]:
            secret.add(asked["seat"])
        await player.play(luck, 1)
    path = f"/api/tables/{made['id']}/record"
    assert not [line for line in (await ann.get(path)).splitlines() if line.endswith(" -")]
    assert [line for line in (await eve.get(path)).splitlines() if line.endswith(" -")]


def test_a_very_long_record_caches_few_positions() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=3)
    for _ in range(4000):
        seat = match.seat
        assert seat is not None
        match.answer(match.options()[0])
        if not match.can_undo(seat):
            break
        match.undo(seat)
    made = Playback(match.record())
    while not made.advance(1000):
        pass
    assert len(made.record.plies) > 7000
    assert len(made.stops) < 90
    for ply in (0, 99, 100, 5001, len(made.record.plies)):
        assert len(made.at(ply).plies) == ply


async def test_a_running_game_is_not_a_record_yet(company: Company) -> None:
    ann = await company.guest("Ann")
    made = await ann.table("me bot", "lanterns")
    for path in ("", "/open", "/view", "/events", "/text"):
        with pytest.raises(Refusal, match="409 not-over"):
            await ann.get(f"/api/records/{made['id']}{path}")
    text = await ann.get(f"/api/tables/{made['id']}/record")
    assert "\nseed " not in text
    assert "\ncommitment " in text


async def test_records_are_imported_and_checked(company: Company) -> None:
    ann = await company.guest("Ann")
    text = STORED[0].read_text(encoding="utf-8")
    card = await ann.post("/api/records", {"text": text})
    assert await ann.get(f"/api/records/{card['id']}/text") == text
    assert (await ann.post("/api/records/verify", {"text": text})) == {"holds": True, "line": 0, "why": ""}
    lines = text.split("\n")
    seed = next(at for at, line in enumerate(lines) if line.startswith("seed "))
    wrong = "\n".join([*lines[:seed], "seed abc", *lines[seed + 1 :]])
    assert (await ann.post("/api/records/verify", {"text": wrong}))["holds"] is False
    for bad in (wrong, "deadroad 1\n", "x" * 1000, text[:-20]):
        with pytest.raises(Refusal, match="400 bad-record"):
            await ann.post("/api/records", {"text": bad})
    with pytest.raises(Refusal, match="400 bad-request"):
        await ann.post("/api/records", {"text": "x" * 1_000_001})
    for large in ("x" * 3_000_000, text + "\n" * 30_001):
        with pytest.raises(Refusal, match="413 too-large"):
            await ann.post("/api/records", {"text": large})


async def test_a_record_imported_twice_is_stored_once(company: Company) -> None:
    _, text = await finished(company)
    bob, eve = await company.guest("Bob"), await company.guest("Eve")
    first, second = [await bob.post("/api/records", {"text": text}) for _ in range(2)]
    assert first == second
    assert (await eve.post("/api/records", {"text": text}))["id"] != first["id"]


async def test_a_record_can_be_continued_from_any_ply(company: Company) -> None:
    id_, text = await finished(company)
    eve = await company.guest("Eve")
    made = await eve.post(f"/api/records/{id_}/play-on", {"ply": 5, "others": "hot"})
    player = await company.sits(eve, made["id"])
    assert player.whole["seats"] == [0, 1]
    assert player.whole["source"] == f"{id_} 5"
    assert player.moment["ply"] == 5
    there = deadroad.replay(text, 5)
    seat = player.moment["seat"]
    view = plain_view(there.view(seat)) | there.facts(seat)
    view.pop("question")
    assert player.moment["view"] == view
    await player.play(random.Random(9))
    record = await eve.get(f"/api/tables/{made['id']}/record")
    assert deadroad.verify(record).seat is None
    # Its luck was known: it is nobody's result.
    assert (await eve.get(f"/api/people/{eve.id}/statistics"))["counts"] == []
    before = text.split("\n\n")[1].split("\n")[:5]
    assert record.split("\n\n")[1].split("\n")[:5] == before
    with pytest.raises(Refusal, match="404 no-such-ply"):
        await eve.post(f"/api/records/{id_}/play-on", {"ply": 9999})


async def test_bots_take_the_other_seats_of_a_continued_record(company: Company) -> None:
    id_, text = await finished(company)
    eve = await company.guest("Eve")
    made = await eve.post(f"/api/records/{id_}/play-on", {"ply": 5, "level": 0})
    player = await company.sits(eve, made["id"])
    asked = deadroad.replay(text, 5).seat
    assert asked is not None
    assert player.whole["seats"] == [asked]
    kinds = [chair["kind"] for chair in player.whole["chairs"]]
    assert kinds == ["person" if seat == asked else "bot" for seat in range(2)]
    other = await eve.post(f"/api/records/{id_}/play-on", {"ply": 5, "seat": 1 - asked})
    assert (await company.sits(eve, other["id"])).whole["seats"] == [1 - asked]
    with pytest.raises(Refusal, match="404 no-such-seat"):
        await eve.post(f"/api/records/{id_}/play-on", {"ply": 5, "seat": 2})


async def test_a_record_shows_the_current_names_of_people(company: Company) -> None:
    ann, bob = await company.guest("Ann"), await company.guest("Bob")
    made = await company.game(ann, bob)
    path = f"/api/tables/{made['id']}"
    for one in (ann, bob):
        await one.post(f"{path}/end", {"agree": True})
    assert (await ann.get(f"/api/records/{made['id']}"))["names"] == ["Ann", "Bob"]
    await ann.post("/api/me/name", {"name": "Anna"})
    await bob.post("/api/me/delete", {})
    assert (await ann.get(f"/api/records/{made['id']}"))["names"] == ["Anna", ""]
