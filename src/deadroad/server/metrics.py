"""Numbers about the server in Prometheus' text format."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

BOUNDS: Final[tuple[float, ...]] = (
    0.001,
    0.0025,
    0.005,
    0.01,
    0.025,
    0.05,
    0.1,
    0.25,
    0.5,
    1.0,
    2.5,
    5.0,
    10.0,
)

HELP: Final = {
    "deadroad_requests_total": "HTTP requests by status",
    "deadroad_messages_total": "Socket messages received",
    "deadroad_answers_total": "Answers acknowledged",
    "deadroad_refused_total": "Socket messages refused, by code",
    "deadroad_races_total": "Writes for which another was first",
    "deadroad_tables_loaded_total": "Tables rebuilt from their log",
    "deadroad_tables_dropped_total": "Tables dropped from memory",
    "deadroad_bot_answers_total": "Answers of bots",
    "deadroad_notices_total": "Webhooks and mails, by outcome",
    "deadroad_commit_seconds": "From an answer to its commit",
    "deadroad_bot_seconds": "How long bots take",
    "deadroad_tables_live": "Tables in memory",
    "deadroad_sockets": "Sockets open",
    "deadroad_write_failures_total": "Writes that failed because nothing could be stored",
    "deadroad_admin_acts_total": "What those who run the server did, by act",
    "deadroad_connections": "Connections open, sockets among them",
    "deadroad_connections_closed_total": "Connections refused or closed by a limit, by why",
    "deadroad_bots_thinking": "Bots that think now",
    "deadroad_records_waiting": "Records that are played or wait to be",
    "deadroad_full_total": "Writes refused because too much is stored, by what",
    "deadroad_bots_waiting": "Questions that wait for a bot's process",
}


class Histogram:
    """How many observations fell under each bound."""

    __slots__ = ("counts", "sum")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        """Count one value."""
        self.counts[bisect_left(BOUNDS, value)] += 1
        self.sum += value


class Metrics:
    """Counters, histograms, and gauges that are asked for when somebody looks."""

    def __init__(self) -> None:
        self.counters: dict[str, dict[str, int]] = {}
        self.histograms: dict[str, Histogram] = {}
        self.gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, labels: str = "") -> None:
        """Count one."""
        rows = self.counters.setdefault(name, {})
        rows[labels] = rows.get(labels, 0) + 1

    def observe(self, name: str, value: float) -> None:
        """Count one value of a histogram."""
        self.histograms.setdefault(name, Histogram()).observe(value)

    def text(self) -> str:
        """Return everything as Prometheus reads it."""
        lines: list[str] = []
        for name, rows in sorted(self.counters.items()):
            lines += [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} counter"]
            lines += [
                f"{name}{{{labels}}} {value}" if labels else f"{name} {value}"
                for labels, value in sorted(rows.items())
            ]
        for name, gauge in sorted(self.gauges.items()):
            lines += [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} gauge", f"{name} {gauge():g}"]
        for name, histogram in sorted(self.histograms.items()):
            lines += [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} histogram"]
            total = 0
            for bound, count in zip((*BOUNDS, "+Inf"), histogram.counts, strict=True):
                total += count
                lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
            lines += [f"{name}_sum {histogram.sum:.6f}", f"{name}_count {total}"]
        return "\n".join(lines) + "\n"
