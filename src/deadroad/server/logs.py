"""Logs with one JSON object on each line. They never contain chat, secrets of games, tokens or passwords."""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Any, Final

import msgspec

FIELDS: Final = (
    *("table", "node", "why", "path", "host", "port", "last"),
    *("seconds", "status", "method", "person", "games", "differ", "count", "open", "act", "target"),
)
LONGEST: Final = 300  # characters of a field


class JsonLines(logging.Formatter):
    """Formats a log record as JSON: time, level, logger, message, and known extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in FIELDS:
            if hasattr(record, name):
                value = getattr(record, name)
                # A client chooses paths and addresses, and must not fill the log with them.
                line[name] = value[:LONGEST] if isinstance(value, str) else value
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = told(record.exc_info[1])[-4000:]
        return msgspec.json.encode(line).decode()


def told(what: BaseException) -> str:
    """Return the location and the type of an error.

    Its message is left out: it may contain an answer or data that a client sent.
    """
    cause = what.__cause__ or (None if what.__suppress_context__ else what.__context__)
    before = f"{told(cause)}\n" if cause is not None else ""
    words = f": {what.strerror}" if isinstance(what, OSError) and what.strerror else ""
    return f"{before}{''.join(traceback.format_tb(what.__traceback__))}{type(what).__name__}{words}"


def set_up_logs(level: str) -> None:
    """Write logs to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # At a lower level these log the URLs of sockets, which contain invitations, and the messages.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "websockets"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).setLevel(logging.WARNING)
