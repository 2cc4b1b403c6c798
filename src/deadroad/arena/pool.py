"""Play the chunks of a job in processes. The results do not depend on their number."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from deadroad.arena.job import Job
from deadroad.arena.meters import Row
from deadroad.arena.processes import begin, context, end, processors
from deadroad.arena.table import play_chunk
from deadroad.games import playing
from deadroad.kernel.errors import BadRequest

Rows = tuple[list[Row], list[Row]]
AHEAD = 3  # waiting chunks for each worker, which limits memory


def hands(asked: int | None) -> int:
    """Return the number of processes: the given one, or one for each core."""
    if asked is not None and asked < 1:
        raise BadRequest(f"at least one worker is needed, not {asked}")
    return asked or processors()


def run(
    job: Job, chunks: list[range], workers: int, *, here: bool = True
) -> Generator[tuple[range, Rows], None, None]:
    """Yield each chunk with its rows when it is done. One worker runs in this process, more in others.

    A variant that this process does not play always runs in separate processes; without `here`, any game.
    """
    if here and workers <= 1 and job.variant == playing():
        for chunk in chunks:
            yield chunk, play_chunk(job, chunk)
        return
    with ProcessPoolExecutor(workers, context(), initializer=begin, initargs=(job.variant,)) as pool:
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
                "a worker was killed, perhaps because memory ran out; finished games are kept"
            ) from None
        except BaseException:
            # Their results are not needed any more, and a chunk with bots that search could take minutes.
            end(pool)
            raise


def _done(waiting: dict[Future[Rows], range]) -> Iterator[tuple[range, Rows]]:
    ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
    for future in sorted(ready, key=lambda found: waiting[found].start):
        rows = future.result()
        yield waiting.pop(future), rows
