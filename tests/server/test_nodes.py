"""Several nodes on one PostgreSQL: any node serves any table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, nullcontext
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import ConnectionClosed

import deadroad
from deadroad.server.audit import check_records
from deadroad.server.storage.combined import TELL, together
from deadroad.server.storage.database import Unavailable
from deadroad.server.storage.postgres import Postgres
from tests.server.client import PATIENCE, Caller, Player, Refusal, close_code, eventually
from tests.server.conftest import Company
from tests.server.node import Node
from tests.server.postgres import PostgresServer

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def nodes(
    postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[list[Node]]:
    """Two nodes that start at the same moment on an empty database."""
    pair = [Node(tmp_path_factory.mktemp(name), warm=False, db=postgres.url) for name in ("a", "b")]
    await asyncio.gather(*[asyncio.to_thread(node.start) for node in pair])
    yield pair
    for node in pair:
        node.kill()


@pytest.fixture
async def people(nodes: list[Node]) -> AsyncIterator[Company]:
    async with AsyncExitStack() as stack:
        yield Company(nodes[0].url, stack)


async def at(company: Company, person: Caller, node: Node) -> Caller:
    """The same person, calling another node."""
    twin = await company.stack.enter_async_context(Caller(node.url, person.token))
    twin.id = person.id
    return twin


async def until_ply(player: Player, ply: int) -> None:
    while not player.moment or player.moment["ply"] < ply:
        await player.hears("moment")


async def test_moves_reach_clients_of_other_nodes(nodes: list[Node], people: Company) -> None:
    ann, bob = await people.guest("Ann"), await people.guest("Bob", nodes[1].url)
    made = await people.game(ann, bob, game="lanterns")
    path = f"/api/tables/{made['id']}"
    first, second = await people.sits(ann, made["id"]), await people.sits(bob, made["id"])
    while first.whole["chairs"][1]["here"] is False and (await first.hears("presence"))["here"] != [0, 1]:
        pass
    luck = random.Random(1)
    while first.moment["outcome"] is None:
        asked = (first, second)[first.moment["question"]["seat"]]
        done = await asked.answer(luck=luck)
        assert done["type"] == "accepted"
        await until_ply(first, done["ply"] + 1)
        await until_ply(second, done["ply"] + 1)
        assert first.moment["view"]["public"] == second.moment["view"]["public"]
    await second.say("chat", text="well played")
    assert (await first.hears("chat"))["lines"][0]["name"] == "Bob"
    assert deadroad.verify(await bob.get(f"{path}/record")).seat is None


async def test_a_race_for_a_ply_has_one_winner(nodes: list[Node], people: Company) -> None:
    ann = await people.guest("Ann")
    twin = await at(people, ann, nodes[1])
    made = await ann.table("me hot", "lanterns")
    pair = [await people.sits(one, made["id"]) for one in (ann, twin)]
    won = [0, 0]
    luck = random.Random(2)
    while pair[0].moment["outcome"] is None:
        ply = pair[0].moment["ply"]
        options = [option["notation"] for option in pair[0].moment["options"]]
        seat = pair[0].moment["question"]["seat"]
        picks = [luck.choice(options), luck.choice(options)]
        await asyncio.gather(
            *[
                player.say("answer", ply=ply, seat=seat, notation=pick)
                for player, pick in zip(pair, picks, strict=True)
            ]
        )
        ends = [
            await player.until(lambda message: message["type"] in ("accepted", "error")) for player in pair
        ]
        fresh = [end["type"] == "accepted" and not end["again"] for end in ends]
        assert sum(fresh) == 1, ends
        for mine, end, pick in zip(fresh, ends, picks, strict=True):
            if not mine:
                same = picks[0] == picks[1]
                assert (end["type"] == "accepted" and end["again"]) if same else end["code"] == "stale", pick
        won[fresh.index(True)] += 1
        for player in pair:
            await until_ply(player, ply + 1)
    record = await ann.get(f"/api/tables/{made['id']}/record")
    assert len(deadroad.verify(record).plies) == sum(won)


async def test_a_seat_wanted_by_two_people_is_taken_once(nodes: list[Node], people: Company) -> None:
    ann = await people.guest("Ann")
    others = [await people.guest(f"P{number}", nodes[number % 2].url) for number in range(6)]
    made = await ann.table("me open", public=True)
    path = f"/api/tables/{made['id']}/join"
    ends = await asyncio.gather(*[one.answer("POST", path, {"seat": 1}) for one in others])
    assert sorted(end.status_code for end in ends) == [200, 409, 409, 409, 409, 409]


async def test_a_killed_node_loses_nothing_and_the_other_continues(
    nodes: list[Node], people: Company
) -> None:
    ann = await people.guest("Ann")
    made = await ann.table("me bot bot")
    player = await people.sits(ann, made["id"])
    await player.play(random.Random(3), most=4)
    accepted = [message["ply"] for message in player.accepted]
    await player.my_question()
    # An answer that leaves the bots to move; the node dies before or while they think.
    await player.answer()
    nodes[0].kill()
    twin = await at(people, ann, nodes[1])
    other = Player(twin, made["id"])
    other.version = player.version
    async with other:
        await other.play(random.Random(4), most=5)
        record = await twin.get(f"/api/tables/{made['id']}/record")
        lines = record.split("\n\n")[1].split("\n")
        assert len(lines) > accepted[-1] + 5
    await asyncio.to_thread(nodes[0].start)


async def test_a_database_restart_is_survived(
    nodes: list[Node], people: Company, postgres: PostgresServer
) -> None:
    ann = await people.guest("Ann")
    made = await ann.table("me hot bot")
    player = await people.sits(ann, made["id"])
    luck = random.Random(5)
    await player.play(luck, most=3)
    moment = await player.my_question()
    await asyncio.to_thread(postgres.stop)
    answer = {
        "ply": moment["ply"],
        "seat": moment["question"]["seat"],
        "notation": moment["options"][0]["notation"],
    }
    await player.say("answer", **answer)
    assert (await player.hears("error"))["code"] == "unavailable"
    with pytest.raises(Refusal, match="503 unavailable"):
        await ann.get("/ready")
    with pytest.raises(Refusal, match="503 unavailable"):
        await ann.get("/api/me")
    assert await ann.get("/health") == "ok\n"
    await asyncio.to_thread(postgres.start)
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await player.say("answer", **answer)
                end = await player.until(lambda message: message["type"] in ("accepted", "error"))
            except ConnectionClosed:
                await player.connect()
                continue
            if end["type"] == "accepted":
                break
            assert end["code"] == "unavailable"
    await player.play(luck, most=10)
    # The other node listens again, too.
    twin = await people.sits(await at(people, ann, nodes[1]), made["id"])
    await player.play(luck, most=2)
    await until_ply(twin, player.moment["ply"])


async def counted(nodes: list[Node]) -> list[int]:
    """Answers of bots and lost races, over all nodes."""
    counts = [0, 0]
    for node in nodes:
        async with Caller(node.url) as caller:
            text = await caller.get("/metrics")
        rows = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        counts[0] += int(rows.get("deadroad_bot_answers_total", 0))
        counts[1] += int(rows.get("deadroad_races_total", 0))
    return counts


async def test_each_bot_turn_is_played_by_one_node(nodes: list[Node], people: Company) -> None:
    ann = await people.guest("Ann")
    before = await counted(nodes)
    tables = [(await ann.table("bot bot", "lanterns"))["id"] for _ in range(6)]
    for table in tables:
        watcher = await people.sits(await at(people, ann, nodes[1]), table)
        while not watcher.moment or watcher.moment["outcome"] is None:
            await watcher.hears("moment")
    played, races = [now - then for now, then in zip(await counted(nodes), before, strict=True)]
    plies = 0
    for table in tables:
        plies += len(deadroad.verify(await ann.get(f"/api/tables/{table}/record")).plies)
    assert played == plies
    assert races == 0


async def test_a_zero_character_in_a_text_does_not_fail(people: Company, nodes: list[Node]) -> None:
    before = len(nodes[0].lines())
    ann = await people.guest("Ann")
    made = await ann.table("me hot")
    await ann.post("/api/me/hook", {"url": "http://a\u0000b.example/"})
    assert (await ann.answer("GET", "/api/people/%00/statistics")).status_code == 404
    assert (
        await ann.answer("POST", "/api/login", {"name": "Ann", "password": "a\u0000b"})
    ).status_code == 401
    player = await people.sits(ann, made["id"])
    await player.say("chat", text="one\u0000 \u001b[31mtwo")
    line = (await player.hears("chat"))["lines"][0]
    assert line["text"] == "one [31mtwo"
    await ann.post(f"/api/tables/{made['id']}/report", {"number": line["number"], "text": "\u0000"})
    errors = [entry for entry in nodes[0].lines()[before:] if entry["level"] == "error"]
    assert not errors, errors


async def test_a_password_change_closes_connections_on_every_node(nodes: list[Node], people: Company) -> None:
    ann = await people.guest("Ann")
    twin = await at(people, ann, nodes[1])
    made = await ann.table("me hot")
    player = await people.sits(twin, made["id"])
    await ann.post("/api/account", {"name": "Ann of two nodes", "password": "correct horse"})
    await ann.post("/api/me/password", {"old": "correct horse", "new": "battery staple"})
    assert await close_code(player) == 4503


async def test_a_dump_is_a_backup(
    nodes: list[Node], people: Company, postgres: PostgresServer, tmp_path: Path
) -> None:
    ann = await people.guest("Ann")
    made = await ann.table("me hot")
    async with Player(ann, made["id"]) as player:
        await player.play(random.Random(6), most=8)
    record = await ann.get(f"/api/tables/{made['id']}/record")
    # As docs/operations.md says: while the nodes serve, and into a new database.
    await asyncio.to_thread(postgres.run, "pg_dump", "-Fc", "-f", "deadroad.dump", "postgres")
    await asyncio.to_thread(postgres.run, "createdb", "restored")
    await asyncio.to_thread(postgres.run, "pg_restore", "-d", "restored", "deadroad.dump")
    said: list[str] = []
    url = postgres.database("restored")
    assert await asyncio.to_thread(check_records, db=url, tell=said.append) == 0, said
    with Node(tmp_path, db=url) as node:
        async with Caller(node.url, ann.token) as again, Player(again, made["id"]) as player:
            assert await again.get(f"/api/tables/{made['id']}/record") == record
            await player.play(random.Random(7), most=2)


class Ear:
    """As much of a connection as it takes to listen."""

    def add_termination_listener(self, _: object) -> None: ...

    async def add_listener(self, *_: object) -> None: ...

    def is_closed(self) -> bool:
        return True


class Troubled:
    """A pool, and each of its connections, in which nothing goes well."""

    def __init__(self, trouble: type[Exception]) -> None:
        self.trouble = trouble

    def acquire(self, timeout: float) -> nullcontext[Troubled]:
        return nullcontext(self)

    async def fetch(self, *_: object) -> None:
        raise self.trouble("trouble")

    fetchrow = fetch


async def test_a_node_listens_again_after_connections_were_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    refusals = [asyncpg.InvalidPasswordError("rotated"), asyncpg.CannotConnectNowError("starting")]

    async def connect(*_: object, **__: object) -> Ear:
        if refusals:
            raise refusals.pop(0)
        return Ear()

    monkeypatch.setattr("deadroad.server.storage.postgres.asyncpg.connect", connect)
    database = Postgres("postgresql://nowhere")
    words: list[str] = []
    async with asyncio.timeout(10):
        await database.listen(words.append)
    assert words == [""]
    await database.close()


@pytest.mark.parametrize(
    "trouble",
    [
        *(asyncpg.DiskFullError, asyncpg.OutOfMemoryError, asyncpg.TooManyConnectionsError),
        *(asyncpg.AdminShutdownError, asyncpg.DeadlockDetectedError, asyncpg.ReadOnlySQLTransactionError),
        *(asyncpg.InternalClientError, RuntimeError),
    ],
)
async def test_database_errors_are_reported_as_unavailable(trouble: type[Exception]) -> None:
    database = Postgres("postgresql://nowhere")
    database.pool = Troubled(trouble)
    with pytest.raises(Unavailable):
        await database.read("SELECT 1")
    with pytest.raises(Unavailable):
        await database.write(("INSERT INTO nodes (id, seen) VALUES (?, ?)", ("a", 1)))


def test_independent_statements_are_combined_into_one() -> None:
    log, table = "INSERT INTO log (a) VALUES (?)", "UPDATE tables SET a = ? WHERE id = ?"
    one = together((log, table, TELL))
    assert one is not None
    assert one.index("$1") < one.index("$3") < one.index("pg_notify($4, $5)")
    assert together((log, log, table)) is not None
    # Each would miss what the other did.
    assert together(("INSERT INTO tables (id) VALUES (?)", table)) is None
    assert together((table, table)) is None
    assert together((TELL, log)) is None
    assert together(("SELECT 1",)) is None


async def test_a_deleted_record_is_gone_at_all_nodes(
    nodes: list[Node], people: Company, postgres: PostgresServer
) -> None:
    ann, ada = await people.guest("Ann"), await people.guest("Ada")
    await ada.post("/api/account", {"name": "Ada", "password": "correct horse battery"})
    role = f"UPDATE people SET role = 'admin' WHERE id = '{ada.id}'"  # noqa: S608 - our own id
    await asyncio.to_thread(postgres.execute, role)
    record = deadroad.new("hit-z-road", seats=2, seed=3).record()
    path = f"/api/records/{(await ann.post('/api/records', {'text': record}))['id']}"
    elsewhere = await at(people, ann, nodes[1])
    assert await elsewhere.get(f"{path}/view") == await ann.get(f"{path}/view")
    gone = await ada.answer("DELETE", path.replace("/api/", "/api/admin/"))
    assert gone.status_code == 204

    async def is_gone() -> bool:
        return (await elsewhere.answer("GET", f"{path}/view")).status_code == 404

    await eventually(is_gone, 10)
