"""Runs gates in two parallel lanes and collects their verdicts."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping, Sequence

from progress import say


class GateFailed(Exception):
    """A gate failed. Its output has been shown."""


class NotRun(Exception):
    """A gate can't run here. The message gives the reason."""


class Verdicts:
    """The verdicts of the gates, in the order of `names`."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.found: dict[str, str] = {}
        self.lines: dict[str, str] = {}

    def run(self, name: str, gate: Callable[[], None]) -> None:
        """Run one gate and store its verdict. An error in the gate itself is a failure."""
        say(f"[{self.names.index(name) + 1}/{len(self.names)}] {name}: {gate.__doc__}")
        began = time.monotonic()
        why = ""
        self.found[name] = "FAILED"
        try:
            gate()
            self.found[name] = "passed"
        except GateFailed:
            pass
        except NotRun as reason:
            self.found[name] = "not run"
            why = f" ({reason})"
        finally:
            took = time.monotonic() - began
            self.lines[name] = f"{name:10} {self.found[name]:8} {took:6.1f} s{why}"
            say(self.lines[name])

    def count(self, verdict: str) -> int:
        """How many gates ended so."""
        return list(self.found.values()).count(verdict)


def run(gates: Mapping[str, Callable[[], None]], beside: Sequence[str]) -> Verdicts:
    """Run all gates, even if one fails. Those in `beside` run in a second lane."""
    verdicts = Verdicts(list(gates))

    def lane(names: list[str]) -> None:
        for name in names:
            verdicts.run(name, gates[name])

    side = threading.Thread(target=lane, args=([name for name in gates if name in beside],), daemon=True)
    side.start()
    lane([name for name in gates if name not in beside])
    side.join()
    for name in gates:  # a lane that was interrupted has gates without a verdict
        verdicts.found.setdefault(name, "FAILED")
        verdicts.lines.setdefault(name, f"{name:10} FAILED")
    return verdicts
