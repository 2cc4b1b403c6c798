"""Logs as one JSON object a line. What people say, hold or prove themselves with never gets here."""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Any, Final

import msgspec

FIELDS: Final = (
    *("table", "node", "why", "path", "host", "port", "last"),
    *("seconds", "status", "method", "person", "games", "differ"),
)


class JsonLines(logging.Formatter):
    """Time, level, who says it, what; and the fields we know of."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = "".join(traceback.format_exception(*record.exc_info))[-4000:]
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str) -> None:
    """Write logs to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).setLevel(logging.WARNING)
