"""Bots are shared fairly: many tables of one person do not delay those of others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest

from deadroad.server.bodies import NewTable, SeatPlan
from deadroad.server.bot_pool import BotPool
from deadroad.server.entry import Entry, now
from deadroad.server.fair_queue import OLD, FairQueue, Job, Owner, Urgency
from deadroad.server.new_table import terms
from deadroad.server.table import Table
from deadroad.server.turns import Turns
from deadroad.server.worker import Worker

pytestmark = pytest.mark.anyio


def put(queue: FairQueue, name: str, urgency: Urgency = Urgency.WATCHED, address: str = "") -> Job:
    job = Job(lambda: name, Owner(name, address), urgency, 1.0)
    queue.put(job)
    return job


def served(queue: FairQueue, many: int) -> list[str]:
    return [str(queue.take().run()) for _ in range(many)]


def test_a_late_owner_goes_before_the_queue_of_another() -> None:
    queue = FairQueue()
    for _ in range(29):
        put(queue, "eve")
    assert served(queue, 2) == ["eve", "eve"]
    put(queue, "ann")
    assert served(queue, 2) == ["ann", "eve"]


def test_owners_with_equal_demand_get_equal_shares() -> None:
    queue = FairQueue()
    for name in ["eve"] * 20 + ["ann"] * 20 + ["bob"] * 20:
        put(queue, name)
    first = served(queue, 30)
    assert {name: first.count(name) for name in set(first)} == {"eve": 10, "ann": 10, "bob": 10}


def test_actual_run_time_counts_against_the_share_of_its_owner() -> None:
    queue = FairQueue()
    for name in ["eve", "ann"] * 5:
        put(queue, name)
    slow = queue.take()
    queue.done(slow, 4.0)
    assert str(slow.run()) == "eve"
    assert served(queue, 4) == ["ann"] * 4


def test_many_guests_of_one_address_share_as_one() -> None:
    queue = FairQueue()
    for number in range(30):
        put(queue, f"guest {number}", address="192.0.2.1")
    for _ in range(5):
        put(queue, "ann", address="192.0.2.2")
    assert served(queue, 10).count("ann") == 5


def test_watched_tables_go_first_and_reviews_last() -> None:
    queue = FairQueue()
    for urgency in reversed(Urgency):
        put(queue, urgency.name, urgency)
    assert served(queue, len(Urgency)) == [urgency.name for urgency in Urgency]


def test_no_job_waits_for_ever() -> None:
    queue = FairQueue()
    put(queue, "review", Urgency.REVIEW).came = time.monotonic() - 2 * OLD
    for _ in range(20):
        put(queue, "eve")
    assert "review" in served(queue, 10)


def nap(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


@pytest.fixture
async def worker() -> AsyncIterator[Worker]:
    made = Worker(0)
    yield made
    made.close()


async def test_a_job_that_nobody_waits_for_is_skipped(worker: Worker) -> None:
    eve, ann = Owner("eve"), Owner("ann")
    flood = [asyncio.ensure_future(worker.do(nap, 0.3, owner=eve)) for _ in range(20)]
    await asyncio.sleep(0)
    for one in flood[1:]:
        one.cancel()
    assert await worker.do(nap, 0.0, owner=ann, urgency=Urgency.REVIEW) == 0.0
    assert sum(one.done() and not one.cancelled() for one in flood) == 1


async def test_an_unwatched_job_frees_the_process_for_other_owners(worker: Worker) -> None:
    eve, ann = Owner("eve"), Owner("ann")
    alone = [asyncio.ensure_future(worker.do(nap, 0.5, owner=eve, urgency=Urgency.ALONE)) for _ in range(2)]
    await alone[0]
    await worker.do(nap, 0.0, owner=ann)
    assert not alone[1].done()
    await alone[1]


async def test_a_job_that_takes_too_long_ends_and_the_next_is_done() -> None:
    worker = Worker(0, limit=20.0)
    await worker.do(nap, 0.0, owner=Owner("ann"))
    worker.limit = 0.2
    with pytest.raises(TimeoutError):
        await worker.do(nap, 60.0, owner=Owner("eve"))
    worker.limit = 20.0
    assert await worker.do(nap, 0.0, owner=Owner("ann")) == 0.0
    worker.close()


def started(level: int) -> Table:
    seats = [SeatPlan("bot", level=level), SeatPlan("bot", level=level)]
    table = Table(terms(NewTable("hit-z-road", seats), "ann"))
    table.apply(Entry("start", now()))
    return table


async def test_a_quick_bot_never_waits_for_a_slow_one() -> None:
    pool = BotPool(1)
    eve, ann = Owner("eve"), Owner("ann")

    async def think(table: Table, owner: Owner, urgency: Urgency) -> str:
        assert table.asked is not None
        return await pool.choose(table, table.asked, table.level(table.asked), owner, urgency)

    await think(started(2), ann, Urgency.WATCHED)
    flood = [asyncio.ensure_future(think(started(4), eve, Urgency.ALONE)) for _ in range(29)]
    await asyncio.sleep(0)
    for _ in range(5):
        assert await think(started(2), ann, Urgency.WATCHED)
    assert sum(one.done() for one in flood) < 10
    for one in flood:
        one.cancel()
    pool.close()


async def test_long_work_takes_turns_between_addresses() -> None:
    turns = Turns(1)
    order: list[str] = []

    async def work(person: str, address: str) -> None:
        async with turns.turn(Owner(person, address)):
            order.append(person)
            await asyncio.sleep(0.01)

    names = [("eve", "here"), ("eva", "here"), ("evi", "here"), ("ann", "there")]
    tasks = [asyncio.create_task(work(person, address)) for person, address in names]
    lost = asyncio.create_task(work("bob", "there"))
    await asyncio.sleep(0)
    lost.cancel()
    await asyncio.gather(*tasks)
    assert order[:2] == ["eve", "ann"]
    assert "bob" not in order
    async with asyncio.timeout(60), turns.turn(Owner("again", "there")):
        assert turns.free == 0
