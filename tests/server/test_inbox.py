"""The queues of a socket: events that come in, messages that go out."""

from __future__ import annotations

import asyncio

import pytest

from deadroad.server.config import Limits
from deadroad.server.inbox import Inbox
from deadroad.server.listener import Listener

pytestmark = pytest.mark.anyio


async def test_a_reader_gets_events_in_order_and_waits_for_more() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    inbox.put_nowait({"number": 1})
    inbox.put_nowait({"number": 2})
    assert inbox.qsize() == 2
    assert [(await inbox.get())["number"] for _ in range(2)] == [1, 2]
    assert inbox.empty()
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    assert not reading.done()
    inbox.put_nowait({"number": 3})
    assert (await reading)["number"] == 3


async def test_an_event_is_kept_if_its_reader_is_cancelled() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    reading.cancel()
    inbox.put_nowait({"number": 1})
    assert (await inbox.get())["number"] == 1


class Client:
    """A client that reads at once until it is slow."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.slow = False
        self.reads = asyncio.Event()

    def write(self, frame: bytes) -> bool:
        if not self.slow:
            self.frames.append(frame)
        return not self.slow

    async def send(self, frame: bytes) -> None:
        await self.reads.wait()
        self.frames.append(frame)


async def steps() -> None:
    """Let everything happen that can."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_messages_of_one_step_go_into_one_frame() -> None:
    client, listener = Client(), Listener("ann", set(), Limits())
    listener.write = client.write
    running = asyncio.create_task(listener.run(client.send))
    await steps()
    listener.put(b"1")
    listener.put(b"2")
    assert client.frames == []
    await steps()
    listener.put(b"3")
    await steps()
    assert client.frames == [b"1\n2", b"3"]
    assert listener.size == 0
    listener.let_go()
    await running
    listener.closed()


async def test_messages_to_a_slow_client_wait_and_keep_their_order() -> None:
    client, listener = Client(), Listener("ann", set(), Limits())
    listener.write = client.write
    running = asyncio.create_task(listener.run(client.send))
    await steps()
    client.slow = True
    listener.put(b"1")
    await steps()
    listener.put(b"2")
    client.slow = False  # a later message must not overtake the one that waits
    await steps()
    assert client.frames == []
    client.reads.set()
    listener.let_go()
    await running
    assert client.frames == [b"1", b"2"]
    listener.closed()
