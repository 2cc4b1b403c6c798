"""The processes of a machine: how many may run at once, and how those of a pool begin and end."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait


def processors() -> int:
    """Return how many processors this process may use, which may be fewer than there are."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def begin() -> None:
    """Prepare a process of a pool: Ctrl-C is its parent's, and it ends with that, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that was killed can't end its processes: they watch it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def end(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool at once: what they are at is thrown away."""
    for process in list((pool._processes or {}).values()):  # noqa: SLF001 - no public way
        process.terminate()
    pool.shutdown(cancel_futures=True)
