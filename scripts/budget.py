"""A time limit for pytest: tests that have not started in time are left out and counted."""

from __future__ import annotations

import time

import pytest


class Budget:
    """Lets tests start for some seconds. The others are reported as not reached, never as passed."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.left_out = 0
        self.began = time.monotonic()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self) -> bool | None:
        if time.monotonic() - self.began < self.seconds:
            return None
        self.left_out += 1
        return True

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            output["left_out"] = self.left_out

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        self.left_out += getattr(node, "workeroutput", {}).get("left_out", 0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.left_out:
            terminalreporter.write_line(
                f"{self.left_out} tests not reached in {self.seconds:.0f} s; ./check runs them all"
            )
