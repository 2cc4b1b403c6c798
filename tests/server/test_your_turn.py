"""Notices in slow play: one for each turn, none if the player already knows."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from pathlib import Path

import msgspec
import pytest

from deadroad.server.actions import leave, vote
from deadroad.server.bodies import NewTable, SeatPlan
from deadroad.server.config import Config, Limits, Mail
from deadroad.server.entry import Entry, Sitting, now, sit
from deadroad.server.new_table import terms
from deadroad.server.protocol import ClockRule
from deadroad.server.routes.tables import stored
from deadroad.server.services import Services
from deadroad.server.services import database as found_database
from deadroad.server.storage.database import Statement
from deadroad.server.storage.sqlite import Sqlite
from deadroad.server.summary import AT_HAND, consequences
from deadroad.server.table import Table
from tests.server.client import Caller, Player
from tests.server.node import Node

pytestmark = pytest.mark.anyio


def opened(*seats: SeatPlan) -> Table:
    """A game of lanterns in slow play; Ann made it, and Bob sits down where a seat is open."""
    table = Table(terms(NewTable("lanterns", list(seats), clock=ClockRule("days"), wishes="always"), "ann"))
    for seat, place in enumerate(table.places):
        if place.kind == "open":
            table.apply(sit(seat, "bob", Sitting("person", why="joined")))
    table.apply(Entry("start", 1000))
    return table


def left(table: Table, *entries: Entry, here: Collection[int] = ()) -> list[Statement]:
    """Apply entries and return what goes to the outbox with them."""
    for entry in entries:
        table.apply(entry)
    return [
        (text, values)
        for text, values in consequences(table, list(entries), "node", here)
        if "outbox" in text
    ]


def answer(table: Table, here: Collection[int] = ()) -> tuple[str | None, list[Statement]]:
    """Let the asked player pass or choose the first option. Return the player and the waiting notices."""
    assert table.match is not None
    assert table.asked is not None
    seat = table.asked
    place = table.places[seat]
    person = place.person if place.human else None
    notation = table.match.options()[0].notation
    return person, left(table, Entry("ply", now(), seat, person, notation), here=here)


def asked(table: Table) -> str | None:
    """Return the person who is asked; None for a bot or at the end."""
    if table.asked is None or not table.places[table.asked].human:
        return None
    return table.places[table.asked].person


def told(statements: list[Statement]) -> set[object]:
    return {values[2] for text, values in statements if text.startswith("INSERT")}


@pytest.mark.parametrize("other", ["open", "bot", "hot"])
def test_a_notice_is_sent_when_the_turn_passes_from_another_player(other: str) -> None:
    table = opened(SeatPlan("me"), msgspec.convert({"kind": other}, SeatPlan))
    notices = []
    while table.status == "running":
        before, found = answer(table)
        after = asked(table)
        assert told(found) == ({after} if after not in (None, before) else set())
        notices += found
    # At one screen the turn never comes from somebody else.
    assert bool(notices) == (other != "hot")


def test_a_connected_player_is_notified_only_after_a_while() -> None:
    table = opened(SeatPlan("me"), SeatPlan("open"))
    calls = set()
    while table.status == "running":
        for _, values in answer(table, here=[1])[1]:
            wait = int(str(values[4])) - now()
            assert (wait > AT_HAND / 2) == (values[2] == "bob")
            calls.add(values[2])
    assert calls == {"ann", "bob"}


async def test_the_server_knows_who_is_at_the_table(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("me bot", "lanterns", clock={"kind": "days"})
            async with Player(ann, made["id"]) as player:
                first = (await player.my_question())["ply"]
                while (ply := player.moment["ply"]) == first or player.moment["by"] == 0:
                    await player.answer()
                    await player.my_question()
    database = Sqlite(tmp_path / "deadroad.db")
    await database.open()
    rows = await database.read("SELECT * FROM outbox")
    await database.close()
    due = {msgspec.json.decode(str(row["body"]))["ply"]: row["due"] for row in rows}
    assert int(str(due[ply])) > now() + AT_HAND / 2


def test_no_notice_is_sent_for_chat_votes_or_leaving() -> None:
    table = opened(SeatPlan("me"), SeatPlan("open"), SeatPlan("bot"))
    while asked(table) is None:
        answer(table)
    other = "bob" if asked(table) == "ann" else "ann"
    assert left(table, Entry("chat", now(), person=other, body="Hello")) == []
    assert left(table, *vote(other, agree=True)(table)) == []
    assert left(table, *leave(other)(table)) == []
    (seat,) = [seat for seat, place in enumerate(table.places) if place.person == other]
    assert left(table, sit(seat, other, Sitting("person", why="back"))) == []


async def test_a_later_turn_replaces_the_notice_of_a_seat(tmp_path: Path, db: str) -> None:
    # Two people who answer fast at many tables would otherwise delay the notices of everybody else.
    table = opened(SeatPlan("me"), SeatPlan("open"))
    services = Services(Config(data=str(tmp_path), db=db, workers=1))
    await services.database.open()
    turns = 0
    while turns < 6:
        found = answer(table)[1]
        turns += bool(found)
        if found:  # several appends at once share one statement on PostgreSQL
            other = [(sql, (f"{values[0]} there", *values[1:])) for sql, values in found]
            await asyncio.gather(services.database.append(*found), services.database.append(*other))
    await services.database.write(("DELETE FROM outbox WHERE id LIKE '% there'", ()))
    rows = await services.database.read("SELECT person, kind FROM outbox")
    assert sorted(map(tuple, (row.values() for row in rows))) == [
        (person, kind) for person in ("ann", "bob") for kind in ("turn-hook", "turn-mail")
    ]
    # A notice that is replaced while it is delivered stays.
    (row, *_) = await services.database.read("SELECT * FROM outbox WHERE person = ?", asked(table))
    await services.database.write(("UPDATE outbox SET body = '{}', tries = 3 WHERE id = ?", (row["id"],)))
    await services.post._take({**row, "tries": 3})
    assert await services.database.read("SELECT id FROM outbox WHERE id = ?", str(row["id"]))
    await services.database.close()


def test_several_answers_in_one_commit_give_one_notice() -> None:
    table = opened(SeatPlan("me"), SeatPlan("open"))
    while not answer(table)[1]:
        pass
    assert table.asked is not None
    seat = 1 - table.asked
    plan = [Entry("ply", now(), seat, table.places[seat].person, "keep 1") for _ in range(3)]
    notices = [text for text, _ in consequences(table, plan, "node") if "outbox" in text]
    assert len(notices) == 2  # a mail and a call


async def test_a_waiting_notice_stays_valid_when_stops_are_chosen(tmp_path: Path, db: str) -> None:
    table = opened(SeatPlan("me"), SeatPlan("open"))
    while not (found := answer(table)[1]):
        pass
    database = found_database(Config(data=str(tmp_path), db=db))
    await database.open()
    assert table.asked is not None
    seat = 1 - table.asked
    person = table.places[seat].person
    stops = left(table, Entry("ply", now(), seat, person, "stops"))
    await database.write(*found, *stops)
    rows = await database.read("SELECT * FROM outbox")
    assert [msgspec.json.decode(str(row["body"]))["ply"] for row in rows] == [len(table.plies)] * 2
    await database.close()


async def test_mails_about_turns_to_one_recipient_are_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, db: str
) -> None:
    config = Config(
        data=str(tmp_path), db=db, workers=1, limits=Limits(turn_letters=3), mail=Mail("127.0.0.1")
    )
    services = Services(config)
    await services.database.open()
    ann, _ = await services.people.guest("Ann")
    await services.database.write(
        ("UPDATE people SET email = 'Ann@example.org', confirmed = 1 WHERE id = ?", (ann.id,))
    )
    plan = NewTable("lanterns", [SeatPlan("me"), SeatPlan("hot")], clock=ClockRule("days"))
    created, statements = stored(services, terms(plan, ann.id))
    await services.database.write(*statements)
    sent: list[str] = []

    async def mail(to: str, *_: object) -> None:
        sent.append(to)

    monkeypatch.setattr(services.post, "mail", mail)
    body = {"table": created.id, "game": "lanterns", "ply": 0}
    for _ in range(5):
        await services.post.leave("turn-mail", ann.id, body)
        await services.post.deliver()
    assert sent == ["Ann@example.org"] * 3
    # What is over the limit is dropped, not tried again.
    assert await services.database.read("SELECT id FROM outbox") == []
    await services.database.close()
