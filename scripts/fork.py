"""Work in a forked process that tells its parent how it goes on. For Linux and macOS."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import select
import signal
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

MEMORY = 4 << 30  # bytes, against work that never stops collecting

News = dict[str, Any]
Tell = Callable[[News], None]


def forked(work: Callable[[Tell], None], limit: Callable[[str], float]) -> Iterator[News]:
    """Do work in a fork and yield what it tells; in the end a time-out or a crash, if it comes to that.

    Work may tell what it `begins`. `limit` gives the seconds until the next news after that.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        _be_child(work, reading, writing)
    os.close(writing)
    try:
        yield from _heard(reading, limit)
    finally:
        os.close(reading)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(child, signal.SIGKILL)
        os.waitpid(child, 0)


def _be_child(work: Callable[[Tell], None], reading: int, writing: int) -> NoReturn:
    try:
        os.setsid()  # what the work starts is ended with it
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.close(reading)
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        work(lambda news: _write(writing, news))
    except BaseException as what:  # noqa: BLE001 - nothing may return into the parent's code
        _write(writing, {"crash": repr(what)})
    finally:
        os._exit(0)


def _write(writing: int, news: News) -> None:
    data = json.dumps(news).encode() + b"\n"
    while data:
        data = data[os.write(writing, data) :]


def _heard(reading: int, limit: Callable[[str], float]) -> Iterator[News]:
    begun, rest = "", b""
    while True:
        if not select.select([reading], [], [], limit(begun))[0]:
            yield {"timeout": begun}
            return
        data = os.read(reading, 1 << 16)
        if not data:
            return
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            news: News = json.loads(line)
            begun = news.get("begins", begun)
            yield news
