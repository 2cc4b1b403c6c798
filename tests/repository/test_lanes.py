"""Gates in two lanes: both run, each gate gets a verdict, and an interrupt ends the programs of both."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading

import pytest

import lanes
from stamp import ROOT


def test_two_lanes_run_at_the_same_time() -> None:
    here, there = threading.Event(), threading.Event()

    def tests() -> None:
        here.set()
        assert there.wait(30)

    def lint() -> None:
        there.set()
        assert here.wait(30)

    verdicts = lanes.run({"tests": tests, "lint": lint}, ["lint"])
    assert verdicts.found == {"tests": "passed", "lint": "passed"}


def test_a_failure_in_one_lane_does_not_stop_the_other() -> None:
    def fail() -> None:
        raise lanes.GateFailed

    def nothing() -> None:
        pass

    gates = {"lint": fail, "types": nothing, "web": fail, "tests": nothing}
    verdicts = lanes.run(gates, ["lint", "types"])
    assert [verdicts.found[name] for name in gates] == ["FAILED", "passed", "FAILED", "passed"]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_lane_that_aborts_fails_its_remaining_gates() -> None:
    def broken() -> None:
        raise RuntimeError("a mistake in the gate itself")

    def nothing() -> None:
        pass

    verdicts = lanes.run({"lint": broken, "types": nothing, "tests": nothing}, ["lint", "types"])
    assert verdicts.found == {"lint": "FAILED", "types": "FAILED", "tests": "passed"}
    assert verdicts.count("FAILED") == 2


def test_an_interrupt_ends_the_programs_of_both_lanes() -> None:
    code = (
        "import lanes, workshop\n"
        "def gate(): workshop.call(['sh', '-c', 'echo $$; exec sleep 60'], show=True)\n"
        "def main(words): lanes.run({'lint': gate, 'tests': gate}, ['lint'])\n"
        "workshop.finish(main)"
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT / "scripts")}
    child = subprocess.Popen(
        [sys.executable, "-c", code], env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert child.stdout
    programs = [int(child.stdout.readline()) for _ in range(2)]
    child.send_signal(signal.SIGTERM)
    assert child.wait(30) == 128 + signal.SIGTERM
    for program in programs:
        with pytest.raises(ProcessLookupError):
            os.kill(program, 0)
    child.stdout.close()
