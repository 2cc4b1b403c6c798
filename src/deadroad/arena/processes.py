"""Processes: how many may run, and how those of a pool start and end."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import forkserver
from multiprocessing.connection import wait
from multiprocessing.context import BaseContext

from deadroad.games import play_text


def processors() -> int:
    """Return the number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def context() -> BaseContext:
    """Return how the processes of a pool start.

    On Linux each is forked from a process that has loaded the arena and plays nothing, which takes a tenth of
    the time of a fresh start. What a process plays is decided after that, by `begin`.
    """
    if sys.platform != "linux":
        return multiprocessing.get_context("spawn")
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload(["__main__", "deadroad.arena.table"])
    return found


def warm_up() -> None:
    """Start the process that others are forked from, so that it loads the arena while this one goes on."""
    if sys.platform == "linux":
        context()
        forkserver.ensure_running()


def begin(variant: str = "") -> None:
    """Set up a process of a pool: it plays this variant, ends with its parent, and ignores Ctrl-C."""
    play_text(variant)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when its parent is gone, because a killed parent can't end its processes."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def end(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool at once. Their current work is lost."""
    for process in list((pool._processes or {}).values()):  # noqa: SLF001 - no public way
        process.terminate()
    pool.shutdown(cancel_futures=True)
