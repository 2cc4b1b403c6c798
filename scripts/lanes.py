"""Gates in two lanes that run at the same time, and the verdict of each."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping, Sequence

from workshop import say


class GateFailed(Exception):
    """What a gate asks does not hold; what the program found has been shown."""


class NotRun(Exception):
    """A gate has nothing to stand on here; the message says why."""


class Verdicts:
    """How each gate went, in the order of `names`."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.found: dict[str, str] = {}
        self.lines: dict[str, str] = {}

    def run(self, name: str, gate: Callable[[], None]) -> None:
        """Run one gate and keep its verdict; an error of the gate itself is a failure."""
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
    """Run all gates, even if one fails: those named in `beside` in a lane next to that of the others."""
    verdicts = Verdicts(list(gates))

    def lane(names: list[str]) -> None:
        for name in names:
            verdicts.run(name, gates[name])

    side = threading.Thread(target=lane, args=([name for name in gates if name in beside],), daemon=True)
    side.start()
    lane([name for name in gates if name not in beside])
    side.join()
    for name in gates:  # a lane that broke off left gates without a verdict
        verdicts.found.setdefault(name, "FAILED")
        verdicts.lines.setdefault(name, f"{name:10} FAILED")
    return verdicts
