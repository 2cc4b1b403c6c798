"""Metrics of the server in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from deadroad.server.entry import Entry, Sitting

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
    "deadroad_races_total": "Writes that conflicted with another write",
    "deadroad_tables_loaded_total": "Tables rebuilt from their log",
    "deadroad_tables_dropped_total": "Tables dropped from memory",
    "deadroad_bot_answers_total": "Answers of bots",
    "deadroad_notices_total": "Webhooks and mails, by outcome",
    "deadroad_commit_seconds": "Seconds from an answer to its commit",
    "deadroad_bot_seconds": "Seconds that bots take",
    "deadroad_tables_live": "Tables in memory",
    "deadroad_sockets": "Open sockets",
    "deadroad_write_failures_total": "Failed writes",
    "deadroad_admin_acts_total": "Actions of admins and moderators, by kind",
    "deadroad_connections": "Open connections, including sockets",
    "deadroad_connections_closed_total": "Connections refused or closed by a limit, by reason",
    "deadroad_bots_thinking": "Bots that are thinking",
    "deadroad_records_waiting": "Records that are replayed or waiting",
    "deadroad_full_total": "Writes refused by a quota, by kind",
    "deadroad_bots_waiting": "Questions waiting for a bot process",
    "deadroad_reviews_under_way": "Reviews of finished games in progress or waiting",
    "deadroad_logins_total": "Logins of accounts, by outcome",
    "deadroad_handovers_total": "Seats that bots took over in running games, by reason",
    "deadroad_tables_ended_total": "Games ended without a result, by reason",
    "deadroad_leases_taken_total": "Tables whose bots were taken over after a restart or from another node",
    "deadroad_held": "Requests and sockets over a rate limit that wait for their refusal",
    "deadroad_open_tables": "Unfinished tables in use, of all nodes",
    "deadroad_open_tables_limit": "The limit all_open_tables",
    "deadroad_record_bytes": "Bytes of all imported records, of all nodes",
    "deadroad_record_bytes_limit": "The limit all_record_bytes",
    "deadroad_draining": "1 while no new games are started",
}

# Counters, with the labels that exist from the start. A counter that appears with its first event hides that
# event from `increase` and `rate`, and so from alerts.
COUNTERS: Final[dict[str, tuple[str, ...]]] = {
    "deadroad_requests_total": ('status="500"',),
    "deadroad_messages_total": ("",),
    "deadroad_answers_total": ("",),
    "deadroad_refused_total": ('code="failed"', 'code="unavailable"'),
    "deadroad_races_total": ("",),
    "deadroad_tables_loaded_total": ("",),
    "deadroad_tables_dropped_total": ("",),
    "deadroad_bot_answers_total": ("",),
    "deadroad_notices_total": tuple(
        f'outcome="{outcome}"' for outcome in ("delivered", "failed", "given-up", "refused", "too-many")
    ),
    "deadroad_write_failures_total": ("",),
    "deadroad_admin_acts_total": ('act="ban"',),
    "deadroad_connections_closed_total": tuple(
        f'why="{why}"'
        for why in ("address", "full", "headers", "body", "head", "invalid", "reader", "room", "flood")
    ),
    "deadroad_full_total": tuple(
        f'what="{what}"' for what in ("address", "log", "tables", "records", "all-records")
    ),
    "deadroad_logins_total": tuple(
        f'outcome="{outcome}"'
        for outcome in ("done", "wrong-password", "wrong-code", "wrong-passkey", "banned")
    ),
    "deadroad_handovers_total": tuple(f'why="{why}"' for why in ("left", "time", "absent", "removed")),
    "deadroad_tables_ended_total": ('why="agreed"', 'why="admin"'),
    "deadroad_leases_taken_total": ("",),
}
HISTOGRAMS: Final = ("deadroad_commit_seconds", "deadroad_bot_seconds")


class Histogram:
    """The number of observations below each bound."""

    __slots__ = ("counts", "sum")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        """Count one value."""
        self.counts[bisect_left(BOUNDS, value)] += 1
        self.sum += value


class Metrics:
    """Counters, histograms, and gauges, which are computed on request."""

    def __init__(self) -> None:
        self.counters = {name: dict.fromkeys(labels, 0) for name, labels in COUNTERS.items()}
        self.histograms = {name: Histogram() for name in HISTOGRAMS}
        self.gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, labels: str = "") -> None:
        """Count one."""
        rows = self.counters[name]
        rows[labels] = rows.get(labels, 0) + 1

    def tally(self, entries: Iterable[Entry]) -> None:
        """Count games ended without a result, and seats that bots took over, in new entries of a log."""
        for entry in entries:
            if entry.kind == "end":
                self.count("deadroad_tables_ended_total", f'why="{entry.body}"')
            elif entry.kind == "sit":
                sitting = msgspec.json.decode(entry.body, type=Sitting)
                if sitting.kind == "bot" and sitting.why != "filled":
                    self.count("deadroad_handovers_total", f'why="{sitting.why}"')

    def observe(self, name: str, value: float) -> None:
        """Count one value of a histogram."""
        self.histograms[name].observe(value)

    def text(self) -> str:
        """Return all metrics as text for Prometheus."""
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
