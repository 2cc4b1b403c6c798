"""The same rows from a Ray cluster, a worker killed on the way."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator

import pytest

from deadroad.arena import cluster
from deadroad.arena.job import Job
from deadroad.arena.table import play_chunk
from deadroad.kernel.errors import BadRequest

ray = pytest.importorskip("ray", reason="the extra ray is not installed")


@pytest.fixture
def two_nodes() -> Iterator[str]:
    """A local cluster of two nodes."""
    from ray.cluster_utils import Cluster

    local = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    local.add_node(num_cpus=1)
    yield local.address
    ray.shutdown()
    local.shutdown()


def kill_a_worker() -> bool:
    """Kill a process that is playing a chunk."""
    listing = subprocess.run(["ps", "-eo", "pid,args"], capture_output=True, text=True, check=True).stdout
    busy = [int(line.split()[0]) for line in listing.splitlines() if "ray::play_chunk" in line]
    if busy:
        os.kill(busy[-1], signal.SIGKILL)
    return bool(busy)


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_loses_a_worker_gives_the_rows_of_one_process(two_nodes: str) -> None:
    job = Job("hit-z-road", 2, (2, 0), 600)
    found = {}
    killed = False
    for chunk, rows in cluster.run(job, job.chunks(), two_nodes):
        found[chunk] = rows
        if not killed:
            killed = kill_a_worker()
    assert killed
    assert found == {chunk: play_chunk(job, chunk) for chunk in job.chunks()}


def test_an_address_that_does_not_answer_is_said() -> None:
    job = Job("hit-z-road", 2, (2, 0), 10)
    with pytest.raises(BadRequest, match="does not answer"):
        list(cluster.run(job, job.chunks(), "127.0.0.1:1"))
