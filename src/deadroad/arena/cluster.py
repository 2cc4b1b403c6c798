"""The same work on a Ray cluster, with the same results."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from types import ModuleType

from deadroad.arena.job import Job
from deadroad.arena.pool import Rows
from deadroad.arena.table import play_chunk
from deadroad.kernel.errors import BadRequest

AHEAD = 64  # chunks submitted at once
TRIES = 5  # a chunk whose worker dies is played again elsewhere


def ray() -> ModuleType:
    """Return Ray, or say what to install."""
    try:
        import ray as found
    except ImportError:
        raise BadRequest("a cluster needs Ray: pip install 'deadroad[ray]'") from None
    module: ModuleType = found
    return module


def knock(address: str) -> None:
    """See whether anybody listens at HOST:PORT: Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except OSError as what:
        raise BadRequest(f"the Ray cluster at {address} does not answer: {what.strerror or what}") from None


def run(job: Job, chunks: list[range], address: str) -> Iterator[tuple[range, Rows]]:
    """Yield each chunk with its rows as the cluster finishes it."""
    cluster = ray()
    if not cluster.is_initialized():
        knock(address)
        try:
            cluster.init(address=address, log_to_driver=False)
        except Exception as what:  # noqa: BLE001 - Ray raises many kinds; all mean the same here
            raise BadRequest(f"the Ray cluster at {address} does not answer: {what}") from None
    task = cluster.remote(play_chunk).options(max_retries=TRIES)
    waiting = {}
    for chunk in chunks:
        waiting[task.remote(job, chunk)] = chunk
        if len(waiting) >= AHEAD:
            yield from _done(cluster, waiting)
    while waiting:
        yield from _done(cluster, waiting)


def _done(cluster: ModuleType, waiting: dict[object, range]) -> Iterator[tuple[range, Rows]]:
    ready, _ = cluster.wait(list(waiting), num_returns=1)
    for found in ready:
        yield waiting.pop(found), cluster.get(found)
