"""Tables in memory, when something goes wrong that nobody foresaw: what is stored stays true."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from deadroad.kernel.frame import Frame, State
from deadroad.server import acts
from deadroad.server.bodies import NewTable, SeatPlan
from deadroad.server.config import Config
from deadroad.server.conversation import welcome
from deadroad.server.entry import Entry
from deadroad.server.hall import replayed
from deadroad.server.house import House
from deadroad.server.listener import Listener
from deadroad.server.opening import terms
from deadroad.server.protocol import ClockRule
from deadroad.server.routes.tables import stored
from deadroad.server.storage.database import Unavailable
from tests.toy.lanterns import play as lanterns

pytestmark = pytest.mark.anyio

ANN = "ann"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house with its database open, in which nothing happens by itself."""
    found = House(Config(data=str(tmp_path), workers=1))
    await found.database.open()
    found.hall.after_change = lambda _: None
    yield found
    await found.database.close()


async def lay(house: House, *kinds: str, clock: ClockRule | None = None) -> str:
    """Lay a table of lanterns that began long ago, with seats of these kinds; return its id."""
    plan = [SeatPlan(kind) for kind in kinds]  # type: ignore[arg-type]
    made = terms(NewTable("lanterns", plan, public=True, clock=clock), ANN)
    created, statements = stored(house, made, [Entry("start", 1000)])
    await house.database.write(*statements)
    return created.id


def break_after(monkeypatch: pytest.MonkeyPatch, answers: int) -> None:
    """Let the rules fail in the middle of an answer, after so many that went well."""
    taken: list[int] = []

    def breaking(frame: type[Frame[Any]]) -> None:
        take = frame.answer

        def answer(self: Frame[Any], state: State, option: int) -> None:
            take(self, state, option)
            taken.append(option)
            if len(taken) > answers:
                raise ZeroDivisionError

        monkeypatch.setattr(frame, "answer", answer)

    for frame in (lanterns.Look, lanterns.Dusk, lanterns.Gems):
        breaking(frame)


async def test_an_answer_that_breaks_the_engine_leaves_no_trace(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await lay(house, "me", "hot")
    live = await house.hall.get(id_)
    assert live.table.match is not None
    before = live.table.match.digest()
    seat = live.table.asked
    assert seat is not None
    answer = acts.answer(ANN, 0, seat, live.table.match.options()[0].notation)
    with monkeypatch.context() as patch:
        break_after(patch, 0)
        with pytest.raises(ZeroDivisionError):
            await house.hall.change(id_, answer)
    whole = await house.hall.whole(live, ANN)
    assert whole.ply == 0
    assert live.table.match is not None
    assert live.table.match.digest() == before
    assert len((await house.hall.change(id_, answer)).table.plies) == 1


async def test_a_log_that_breaks_the_engine_is_frozen_and_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await lay(house, "me", "hot")
    live = await house.hall.get(id_)
    entries = [Entry("start", 1000)]
    for ply in range(3):
        assert live.table.match is not None
        seat = live.table.asked
        assert seat is not None
        notation = live.table.match.options()[0].notation
        await house.hall.change(id_, acts.answer(ANN, ply, seat, notation))
        entries.append(Entry("ply", 1000, seat, ANN, notation))
    break_after(monkeypatch, 1)
    table = replayed(live.table.terms, entries)
    assert table.status == "frozen"
    assert [ply.notation for ply in table.plies] == [entry.body for entry in entries[1:]]


async def test_a_game_that_was_over_stays_over_where_it_no_longer_replays(house: House) -> None:
    id_ = await lay(house, "me", "hot")
    live = await house.hall.get(id_)
    while (seat := live.table.asked) is not None:
        assert live.table.match is not None
        notation = live.table.match.options()[0].notation
        await house.hall.change(id_, acts.answer(ANN, len(live.table.plies), seat, notation))

    async def row() -> tuple[object, object]:
        (found,) = await house.database.read("SELECT status, digest FROM tables WHERE id = ?", id_)
        return found["status"], found["digest"]

    before, record = await row(), live.table.record()
    assert before[0] == "over"
    await house.database.write(("UPDATE tables SET rules = 0 WHERE id = ?", (id_,)))
    house.hall.live.clear()
    live = await house.hall.get(id_)
    assert (live.table.match, live.table.status, live.table.asked) == (None, "over", None)
    # The record is all there, with the seed, as far as it can be told without playing it.
    lines = live.table.record().split("\n")
    assert {line for line in lines if line[:1].isdigit() or line.startswith(("seed", "salt"))} == {
        line for line in record.split("\n") if line[:1].isdigit() or line.startswith(("seed", "salt"))
    }
    await house.hall.change(id_, acts.say(ANN, "that was good"))
    assert await row() == before


async def test_a_table_that_fails_keeps_no_other_from_its_clock(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = ClockRule("seconds", seconds=1)
    first, second = [await lay(house, "me", "hot", clock=clock) for _ in range(2)]
    get = house.hall.get

    async def failing(id_: str) -> object:
        if id_ == first:
            raise ZeroDivisionError
        return await get(id_)

    await house.database.write(("UPDATE tables SET deadline = 1 WHERE id = ?", (first,)))
    monkeypatch.setattr(house.hall, "get", failing)
    await house.turns.look()
    table = (await get(second)).table
    assert table.plies or any(place.away for place in table.places)


async def test_no_bot_begins_to_think_when_the_house_closes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    began = asyncio.Event()

    async def choose(*_: object) -> str:
        assert not began.is_set()
        began.set()
        await asyncio.sleep(60)
        return ""

    monkeypatch.setattr(house.thinkers, "choose", choose)
    live = await house.hall.get(await lay(house, "bot", "bot"))
    live.leased = True
    house.turns.wake(live)
    await began.wait()
    await house.turns.close()
    assert not house.turns.tasks


async def test_what_was_left_for_later_is_done_before_the_house_closes(tmp_path: Path) -> None:
    house = House(Config(data=str(tmp_path), workers=1))
    await house.database.open()

    async def later() -> None:
        await asyncio.sleep(0.1)
        await house.people.guest("Ann")

    house.soon(later())
    await house.close()
    with closing(sqlite3.connect(tmp_path / "deadroad.db")) as stored:
        assert stored.execute("SELECT name FROM people").fetchall() == [("Ann",)]
    with pytest.raises(Unavailable):
        await house.database.read("SELECT 1")


async def test_a_hot_seat_is_one_again_for_who_comes_back(house: House) -> None:
    id_ = await lay(house, "me", "hot")
    await house.hall.change(id_, acts.leave(ANN))
    live = await house.hall.change(id_, acts.join(ANN, None))
    assert [place.kind for place in live.table.places] == ["person", "hot"]


async def test_what_is_stored_is_shown_also_if_the_database_then_goes_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await lay(house, "me", "hot")
    live = await house.hall.get(id_)
    listener = Listener(ANN, set(), 200)
    await house.hall.tell_all(live, listener, 0)
    listener.waiting.clear()

    async def learn(_: set[str]) -> dict[str, str]:
        raise Unavailable

    with monkeypatch.context() as patch:
        patch.setattr(house.people, "learn", learn)
        await house.hall.change(id_, acts.say(ANN, "hello"))
        assert live.table.match is not None
        answer = live.table.match.options()[0].notation
        await house.hall.change(id_, acts.answer(ANN, 0, live.table.asked or 0, answer))
    await house.turns.look()
    told = [json.loads(line) for line in listener.waiting]
    assert [line["text"] for one in told if one["type"] == "chat" for line in one["lines"]] == ["hello"]
    assert [one["ply"] for one in told if one["type"] == "moment"] == [1]
    await house.turns.look()
    assert len(listener.waiting) == len(told)


async def test_names_that_left_memory_are_asked_for_again(house: House) -> None:
    ann, _ = await house.people.guest("Ann")
    made = terms(NewTable("lanterns", [SeatPlan("me"), SeatPlan("bot")]), ann.id)
    _, statements = stored(house, made, [Entry("start", 1000)])
    await house.database.write(*statements)
    live = await house.hall.get(made.id)
    listener = Listener(ann.id, set(), 200)
    await house.hall.tell_all(live, listener, 0)
    listener.waiting.clear()
    house.people.names.clear()
    await house.hall.change(made.id, acts.vote(ann.id, agree=True))
    told = [json.loads(line) for line in listener.waiting]
    assert [one["chairs"][0]["name"] for one in told if one["type"] == "table"] == ["Ann"]


async def test_who_comes_while_a_table_leaves_memory_hears_what_happens(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await lay(house, "me", "hot")
    _, token = await house.people.guest("Eve")
    blocked = house.people.blocked

    async def slow(person: str) -> set[str]:
        house.hall.idle = -1
        assert house.hall.drop_idle() == 1
        return await blocked(person)

    monkeypatch.setattr(house.people, "blocked", slow)
    headers = {"host": "127.0.0.1", "authorization": f"Bearer {token}"}
    socket = SimpleNamespace(headers=headers, cookies={}, query_params={}, client=None)
    live, listener = await welcome(cast("Any", socket), house, id_)
    await house.hall.tell_all(live, listener, 0)
    listener.waiting.clear()
    await house.hall.change(id_, acts.say(ANN, "hello"))
    assert "hello" in listener.waiting[-1]
