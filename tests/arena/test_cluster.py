"""A Ray cluster gives the same rows, even if a worker is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from deadroad.arena import cluster
from deadroad.arena.job import Job
from deadroad.arena.study import PLAN, PROGRESS, Study
from deadroad.arena.table import play_chunk
from deadroad.kernel.errors import BadRequest

MILD = 'name = "Mild"\ngame = "hit-z-road"\n[change.cards."I-13"]\nzombies = 1'
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
@pytest.mark.once
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


def test_an_address_that_does_not_answer_is_reported() -> None:
    job = Job("hit-z-road", 2, (2, 0), 10)
    with pytest.raises(BadRequest, match="does not answer"):
        list(cluster.run(job, job.chunks(), "127.0.0.1:1"))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.once
def test_a_study_on_a_cluster_comes_out_as_on_one_machine(two_nodes: str, tmp_path: Path) -> None:
    told = []
    for name, ray_ in (("here", ""), ("there", two_nodes)):
        plan = {
            "game": "hit-z-road",
            "seats": 2,
            "bots": ["random"],
            "games": 120,
            "first": 0,
            "settings": {},
            "arms": [{"name": "plain", "variant": ""}, {"name": "Mild", "variant": MILD}],
            "ray": ray_,
        }
        (tmp_path / name).mkdir()
        (tmp_path / name / PLAN).write_text(json.dumps(plan))
        Study(tmp_path / name).run(2)
        told.append(json.loads((tmp_path / name / PROGRESS).read_text()))
    assert told[0]["arms"] == told[1]["arms"]
    assert told[0]["changes"] == told[1]["changes"]
