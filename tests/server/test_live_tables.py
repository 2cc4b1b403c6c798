"""Tables in memory after unexpected errors: they always agree with what is stored."""

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
from deadroad.server import actions
from deadroad.server.background import LATER
from deadroad.server.bodies import NewTable, SeatPlan
from deadroad.server.config import Config, Limits
from deadroad.server.entry import Entry
from deadroad.server.listener import Listener
from deadroad.server.new_table import terms
from deadroad.server.playbacks import Known
from deadroad.server.protocol import ClockRule
from deadroad.server.refusal import Full, No
from deadroad.server.replaying import replayed
from deadroad.server.routes.tables import stored
from deadroad.server.services import Services
from deadroad.server.storage.database import Row, Unavailable, Value
from deadroad.server.summary import consequences
from deadroad.server.table import Table
from deadroad.server.table_socket import welcome
from deadroad.server.terms import Terms
from tests.toy.lanterns import play as lanterns

pytestmark = pytest.mark.anyio

ANN = "ann"


@pytest.fixture
async def services(tmp_path: Path, db: str) -> AsyncIterator[Services]:
    """Services with an open database and without background work."""
    found = Services(Config(data=str(tmp_path), db=db, workers=1))
    await found.database.open()
    found.live_tables.after_change = lambda _: None
    yield found
    await found.database.close()


async def lay(services: Services, *kinds: str, clock: ClockRule | None = None) -> str:
    """Lay a table of lanterns that began long ago, with seats of these kinds; return its id."""
    plan = [SeatPlan(kind) for kind in kinds]  # type: ignore[arg-type]
    made = terms(NewTable("lanterns", plan, public=True, clock=clock), ANN)
    created, statements = stored(services, made, [Entry("start", 1000)])
    await services.database.write(*statements)
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


async def test_an_answer_that_breaks_the_engine_is_not_stored(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await lay(services, "me", "hot")
    live = await services.live_tables.get(id_)
    assert live.table.match is not None
    before = live.table.match.digest()
    seat = live.table.asked
    assert seat is not None
    answer = actions.answer(ANN, 0, seat, live.table.match.options()[0].notation)
    with monkeypatch.context() as patch:
        break_after(patch, 0)
        with pytest.raises(ZeroDivisionError):
            await services.live_tables.change(id_, answer)
    whole = await services.live_tables.whole(live, ANN)
    assert whole.ply == 0
    assert live.table.match is not None
    assert live.table.match.digest() == before
    assert len((await services.live_tables.change(id_, answer)).table.plies) == 1


async def test_a_move_that_another_node_stores_while_a_table_loads_is_not_missed(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await lay(services, "me", "hot")
    tables = services.live_tables
    read = tables._replayed

    async def reading(terms: Terms, *, finished: bool) -> Table:
        table = await read(terms, finished=finished)
        if not table.plies:
            monkeypatch.undo()
            assert table.match is not None
            assert table.asked is not None
            entry = Entry("ply", 2000, table.asked, ANN, table.match.options()[0].notation)
            table_there = await read(terms, finished=finished)
            table_there.apply(entry)
            await services.database.append(*consequences(table_there, [entry], "another", []))
            services.heard(f"t another {id_} {table_there.version}")
        return table

    monkeypatch.setattr(tables, "_replayed", reading)
    live = await tables.get(id_)
    assert (await tables.whole(live, ANN)).ply == 1
    assert not tables.outdated


async def test_a_refusal_takes_into_account_what_another_node_has_just_stored(services: Services) -> None:
    tables = services.live_tables
    plan = [SeatPlan("me"), SeatPlan("open")]
    created, statements = stored(services, terms(NewTable("lanterns", plan, public=True), ANN))
    await services.database.write(*statements)
    live = await tables.get(created.id)
    there = await tables._replayed(live.table.terms, finished=False)
    entries = actions.join("bob", None)(there)
    for entry in entries:
        there.apply(entry)
    await services.database.append(*consequences(there, entries, "another", []))
    # The word of the other node has not arrived.
    start = actions.start(ANN, fill=False)
    tables.shared = False
    with pytest.raises(No, match="seats-open"):
        await tables.change(created.id, start)
    tables.shared = True
    assert (await tables.change(created.id, start)).table.status == "running"
    with pytest.raises(No, match="already-started"):
        await tables.change(created.id, start)


async def test_a_log_that_breaks_the_engine_is_frozen_and_kept(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await lay(services, "me", "hot")
    live = await services.live_tables.get(id_)
    entries = [Entry("start", 1000)]
    for ply in range(3):
        assert live.table.match is not None
        seat = live.table.asked
        assert seat is not None
        notation = live.table.match.options()[0].notation
        await services.live_tables.change(id_, actions.answer(ANN, ply, seat, notation))
        entries.append(Entry("ply", 1000, seat, ANN, notation))
    break_after(monkeypatch, 1)
    table = replayed(live.table.terms, entries)
    assert table.status == "frozen"
    assert [ply.notation for ply in table.plies] == [entry.body for entry in entries[1:]]


async def test_a_finished_game_that_no_longer_replays_stays_finished(services: Services) -> None:
    id_ = await lay(services, "me", "hot")
    live = await services.live_tables.get(id_)
    while (seat := live.table.asked) is not None:
        assert live.table.match is not None
        notation = live.table.match.options()[0].notation
        await services.live_tables.change(id_, actions.answer(ANN, len(live.table.plies), seat, notation))

    async def row() -> tuple[object, object]:
        (found,) = await services.database.read("SELECT status, digest FROM tables WHERE id = ?", id_)
        return found["status"], found["digest"]

    before, record = await row(), live.table.record()
    assert before[0] == "over"
    await services.database.write(("UPDATE tables SET rules = 0 WHERE id = ?", (id_,)))
    services.live_tables.live.clear()
    live = await services.live_tables.get(id_)
    assert (live.table.match, live.table.status, live.table.asked) == (None, "over", None)
    # The record is all there, with the seed, as far as it can be told without playing it.
    lines = live.table.record().split("\n")
    assert {line for line in lines if line[:1].isdigit() or line.startswith(("seed", "salt"))} == {
        line for line in record.split("\n") if line[:1].isdigit() or line.startswith(("seed", "salt"))
    }
    await services.live_tables.change(id_, actions.say(ANN, "that was good"))
    assert await row() == before


async def test_a_failing_table_does_not_stop_the_clocks_of_others(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = ClockRule("seconds", seconds=1)
    first, second = [await lay(services, "me", "hot", clock=clock) for _ in range(2)]
    get, tries = services.live_tables.get, [0]

    async def failing(id_: str) -> object:
        if id_ == first:
            tries[0] += 1
            raise ZeroDivisionError
        return await get(id_)

    await services.database.write(("UPDATE tables SET deadline = 1 WHERE id = ?", (first,)))
    monkeypatch.setattr(services.live_tables, "get", failing)
    # The failing one takes all places of a check only once.
    monkeypatch.setattr("deadroad.server.background.AT_ONCE", 1)
    for later in (0, 1, LATER + 1):
        monkeypatch.setattr(services.background, "clock", lambda later=later: later)
        await services.background.look()
    assert tries == [2]
    table = (await get(second)).table
    assert table.plies or any(place.away for place in table.places)


async def test_no_quota_stops_clocks_admins_or_bots_for_people_who_are_gone(services: Services) -> None:
    # Who had used up the quota of their address could not run out of time, and an admin could not end their
    # games. Fifty such tables stopped the clocks of all others too.
    late = await lay(services, "me", "hot", clock=ClockRule("seconds", seconds=1))
    ended, left = [await lay(services, "me", "hot") for _ in range(2)]
    services.quotas.limits = Limits(address_bytes=1)
    with pytest.raises(Full):
        await services.live_tables.change(late, actions.say(ANN, "hello"))
    await services.background.look()
    table = (await services.live_tables.get(late)).table
    assert table.plies or any(place.away for place in table.places)
    await services.admin.end_table("token", ended)
    assert (await services.live_tables.get(ended)).table.status == "ended"
    await services.retire(ANN)
    assert not (await services.live_tables.get(left)).table.seats_of(ANN)


async def test_no_bot_starts_to_think_during_shutdown(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    began = asyncio.Event()

    async def choose(*_: object) -> str:
        assert not began.is_set()
        began.set()
        await asyncio.sleep(60)
        return ""

    monkeypatch.setattr(services.bot_pool, "choose", choose)
    live = await services.live_tables.get(await lay(services, "bot", "bot"))
    live.leased = True
    services.background.wake(live)
    await began.wait()
    await services.background.close()
    assert not services.background.tasks


async def test_pending_work_is_done_before_shutdown(tmp_path: Path) -> None:
    services = Services(Config(data=str(tmp_path), workers=1))
    await services.database.open()

    async def later() -> None:
        await asyncio.sleep(0.1)
        await services.people.guest("Ann")

    services.soon(later())
    await services.close()
    with closing(sqlite3.connect(tmp_path / "deadroad.db")) as stored:
        assert stored.execute("SELECT name FROM people").fetchall() == [("Ann",)]
    with pytest.raises(Unavailable):
        await services.database.read("SELECT 1")


async def test_a_hot_seat_stays_a_hot_seat_when_its_owner_returns(services: Services) -> None:
    id_ = await lay(services, "me", "hot")
    await services.live_tables.change(id_, actions.leave(ANN))
    live = await services.live_tables.change(id_, actions.join(ANN, None))
    assert [place.kind for place in live.table.places] == ["person", "hot"]


async def test_a_stored_answer_is_shown_even_if_the_database_then_fails(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await lay(services, "me", "hot")
    live = await services.live_tables.get(id_)
    listener = Listener(ANN, set(), Limits())
    await services.live_tables.tell_all(live, listener, 0)
    listener.waiting.clear()

    async def learn(_: set[str]) -> dict[str, str]:
        raise Unavailable

    with monkeypatch.context() as patch:
        patch.setattr(services.people, "learn", learn)
        await services.live_tables.change(id_, actions.say(ANN, "hello"))
        assert live.table.match is not None
        answer = live.table.match.options()[0].notation
        await services.live_tables.change(id_, actions.answer(ANN, 0, live.table.asked or 0, answer))
    await services.background.look()
    told = [json.loads(line) for line in listener.waiting]
    assert [line["text"] for one in told if one["type"] == "chat" for line in one["lines"]] == ["hello"]
    assert [one["ply"] for one in told if one["type"] == "moment"] == [1]
    await services.background.look()
    assert len(listener.waiting) == len(told)


async def test_only_a_deleted_person_clears_what_is_in_memory(services: Services) -> None:
    # After each logout, every table with chat of the person was replayed, and every record that was viewed.
    id_ = await lay(services, "me", "hot")
    live = await services.live_tables.change(id_, actions.say(ANN, "hello"))
    known = Known("key", "lanterns", 2, 0, [])
    services.playbacks.put("record", known)
    await services.send_away(ANN)
    services.heard(f"out another {ANN}")
    await asyncio.gather(*services.hearing)
    assert (live.stale, services.playbacks.known) == (False, {"record": known})
    await services.send_away(ANN, deleted=True)
    assert (live.stale, services.playbacks.known) == (True, {})
    live.stale = False
    services.heard(f"out another {ANN} deleted")
    await asyncio.gather(*services.hearing)
    assert live.stale


async def test_evicted_names_are_read_again(services: Services) -> None:
    ann, _ = await services.people.guest("Ann")
    made = terms(NewTable("lanterns", [SeatPlan("me"), SeatPlan("bot")]), ann.id)
    _, statements = stored(services, made, [Entry("start", 1000)])
    await services.database.write(*statements)
    live = await services.live_tables.get(made.id)
    listener = Listener(ann.id, set(), Limits())
    await services.live_tables.tell_all(live, listener, 0)
    listener.waiting.clear()
    services.people.names.clear()
    await services.live_tables.change(made.id, actions.vote(ann.id, agree=True))
    told = [json.loads(line) for line in listener.waiting]
    assert [one["chairs"][0]["name"] for one in told if one["type"] == "table"] == ["Ann"]


async def test_a_name_that_changes_while_it_is_read_is_read_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The old name stayed in memory, also that of a deleted person, until a restart.
    ann, _ = await services.people.guest("Ann")
    read = services.database.read

    async def reading(sql: str, *values: Value) -> list[Row]:
        rows = await read(sql, *values)
        monkeypatch.undo()
        await services.people.rename(ann, "Anna")
        return rows

    monkeypatch.setattr(services.database, "read", reading)
    assert await services.people.learn({ann.id}) == {ann.id: "Ann"}
    assert await services.people.learn({ann.id}) == {ann.id: "Anna"}
    assert ann.id in services.people.names


async def test_a_client_that_connects_while_a_table_is_dropped_gets_all_messages(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await lay(services, "me", "hot")
    _, token = await services.people.guest("Eve")
    blocked = services.people.blocked

    async def slow(person: str) -> set[str]:
        services.live_tables.idle = -1
        assert services.live_tables.drop_idle() == 1
        return await blocked(person)

    monkeypatch.setattr(services.people, "blocked", slow)
    headers = {"host": "127.0.0.1", "authorization": f"Bearer {token}"}
    scope: dict[str, Any] = {"headers": [], "client": None}
    socket = SimpleNamespace(headers=headers, cookies={}, query_params={}, scope=scope)
    live, listener = await welcome(cast("Any", socket), services, id_)
    await services.live_tables.tell_all(live, listener, 0)
    listener.waiting.clear()
    await services.live_tables.change(id_, actions.say(ANN, "hello"))
    assert b"hello" in listener.waiting[-1]


async def test_a_table_is_encoded_once_for_all_spectators(services: Services) -> None:
    # With one message for each of them, a vote at a table with 500 spectators would keep the server busy.
    id_ = await lay(services, "me", "hot")
    live = await services.live_tables.get(id_)
    host, *spectators = [Listener(person, set(), Limits()) for person in (ANN, "bob", "eve")]
    live.listeners.update((host, *spectators))
    await services.live_tables.change(id_, actions.vote(ANN, agree=False))
    one, other = [listener.waiting[0] for listener in spectators]
    assert one is other
    assert json.loads(one)["host"] is False
    assert json.loads(host.waiting[0])["host"] is True
    assert json.loads(host.waiting[0])["seats"] == [0, 1]
    await services.live_tables.renamed(ANN)
    one, other = [listener.waiting[-1] for listener in spectators]
    assert one is other
    assert one is not spectators[0].waiting[0]
    assert json.loads(host.waiting[-1])["host"] is True
