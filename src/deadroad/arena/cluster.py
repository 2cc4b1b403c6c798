"""Play the chunks of a job on a Ray cluster, with the same results as on one machine."""

from __future__ import annotations

import hashlib
import socket
from collections.abc import Iterator
from types import ModuleType

from deadroad.arena.job import Job
from deadroad.arena.pool import Rows
from deadroad.arena.table import play_chunk
from deadroad.kernel.errors import BadRequest

AHEAD = 64  # chunks submitted at the same time
TRIES = 5  # a chunk whose worker dies is played again elsewhere


def ray() -> ModuleType:
    """Return the library Ray. Raises BadRequest that says what to install."""
    try:
        import ray as found
    except ImportError:
        raise BadRequest("a cluster needs Ray: pip install 'deadroad[ray]'") from None
    module: ModuleType = found
    return module


def knock(address: str) -> None:
    """Check that HOST:PORT accepts connections, because Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except OSError as what:
        raise BadRequest(f"the Ray cluster at {address} does not answer: {what.strerror or what}") from None


def connect(address: str) -> ModuleType:
    """Connect this process to a cluster, once. Return the library Ray."""
    cluster = ray()
    if not cluster.is_initialized():
        knock(address)
        try:
            cluster.init(address=address, log_to_driver=False)
        except Exception as what:  # noqa: BLE001 - Ray raises many kinds; all mean the same here
            raise BadRequest(f"the Ray cluster at {address} does not answer: {what}") from None
    return cluster


def run(job: Job, chunks: list[range], address: str) -> Iterator[tuple[range, Rows]]:
    """Yield each chunk with its rows as the cluster finishes it."""
    cluster = connect(address)
    # Workers with different environments are different processes, so that each plays one variant.
    own = {"env_vars": {"DEADROAD_VARIANT": hashlib.sha256(job.variant.encode()).hexdigest()[:12]}}
    task = cluster.remote(play_chunk).options(
        max_retries=TRIES, **({"runtime_env": own} if job.variant else {})
    )
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
