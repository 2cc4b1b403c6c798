"""The processes of a machine: how many may run at once, and how those of a pool are ended."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor


def processors() -> int:
    """Return how many processors this process may use, which may be fewer than there are."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def end(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool at once: what they are at is thrown away."""
    for process in list((pool._processes or {}).values()):  # noqa: SLF001 - no public way
        process.terminate()
    pool.shutdown(cancel_futures=True)
