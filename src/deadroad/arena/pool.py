"""Chunks of a job spread over processes; the results do not depend on how many there are."""

from __future__ import annotations

import multiprocessing
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from deadroad.arena.job import Job
from deadroad.arena.meters import Row
from deadroad.arena.processes import begin, end, processors
from deadroad.arena.table import play_chunk
from deadroad.kernel.errors import BadRequest

Rows = tuple[list[Row], list[Row]]
AHEAD = 3  # chunks waiting for each worker: memory stays flat however many there are


def hands(asked: int | None) -> int:
    """Return how many processes shall run: as many as asked for, or one a core."""
    if asked is not None and asked < 1:
        raise BadRequest(f"at least one worker is needed, not {asked}")
    return asked or processors()


def run(job: Job, chunks: list[range], workers: int) -> Generator[tuple[range, Rows], None, None]:
    """Yield each chunk with its rows as it is done; with one worker here, else in processes."""
    if workers <= 1:
        for chunk in chunks:
            yield chunk, play_chunk(job, chunk)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=begin) as pool:
        waiting: dict[Future[Rows], range] = {}
        try:
            for chunk in chunks:
                waiting[pool.submit(play_chunk, job, chunk)] = chunk
                if len(waiting) >= AHEAD * workers:
                    yield from _done(waiting)
            while waiting:
                yield from _done(waiting)
        except BrokenProcessPool:
            raise BadRequest(
                "a worker was ended from outside, perhaps for want of memory; what was finished is kept"
            ) from None
        except BaseException:
            # Nobody waits for these any more; a chunk of deep thought would take minutes to its end.
            end(pool)
            raise


def _done(waiting: dict[Future[Rows], range]) -> Iterator[tuple[range, Rows]]:
    ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
    for future in sorted(ready, key=lambda found: waiting[found].start):
        rows = future.result()
        yield waiting.pop(future), rows
