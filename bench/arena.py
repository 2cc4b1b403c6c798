"""Measures the arena in one run: overhead, speed-up by workers, search iterations per second, memory.

python bench/arena.py [--seconds 4] [--check]
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Callable
from functools import partial

import deadroad
from deadroad.arena.job import CHUNK, Job
from deadroad.arena.pool import run
from deadroad.arena.table import play_chunk
from deadroad.bots.judge import NetworkJudge
from deadroad.bots.names import has_network
from deadroad.bots.network import network
from deadroad.bots.search.guided import GuidedSearch
from deadroad.bots.search.search import Search
from deadroad.cli.measure import resident
from deadroad.games import game
from deadroad.kernel.chance import Chance, Pcg32
from deadroad.kernel.frame import State
from deadroad.kernel.playout import playout
from deadroad.kernel.view import View

OVERHEAD = 1.2  # most time with results only, relative to the bare loop
TWO_WORKERS = 1.6  # least speed-up over one worker
GROWTH = 1.05  # most growth of memory from a tenth of a long run to its end
MEASURED = "hit-z-road"  # the fastest game, so the one in which overhead shows most
SEATS = 3


def spent(act: Callable[[], object]) -> float:
    """Return the processor seconds of a call."""
    begun = time.process_time()
    act()
    return time.process_time() - begun


def bare(games: int) -> None:
    """Play random games to the end in the engine's own loop."""
    rules = game(MEASURED)
    settings = rules.read_settings({})
    for number in range(games):
        state = rules.start(SEATS, settings, Pcg32(number))
        state.settle()
        playout(state, Pcg32(number + 1))
        rules.outcome(state)


def overhead(games: int) -> tuple[float, float]:
    """Return the time of a job relative to the bare loop: with results only, and with all meters."""
    plain = Job(MEASURED, SEATS, (0,), games, meters=False)
    full = Job(MEASURED, SEATS, (0,), games)
    loop = results = metered = 1e9
    for _ in range(3):  # the best of three, because disturbances only make a run longer
        loop = min(loop, spent(lambda: bare(games)))
        results = min(results, spent(lambda: play_chunk(plain, range(games))))
        metered = min(metered, spent(lambda: play_chunk(full, range(games))))
    return results / loop, metered / loop


def elapsed(job: Job, workers: int) -> float:
    """Return seconds from the first chunk done to the last: starting processes is not counted."""
    chunks = run(job, job.chunks(), workers)
    next(iter(chunks))
    begun = time.perf_counter()
    for _ in chunks:
        pass
    return time.perf_counter() - begun


def speed_up(games: int) -> float:
    """Return how much faster two workers are than one."""
    job = Job(MEASURED, SEATS, (2,), games, meters=False)
    return elapsed(job, 1) / elapsed(job, 2)


Searcher = Callable[[Chance], Search | GuidedSearch]


def iterations(name: str, seconds: float, searcher: Searcher) -> float:
    """Return search iterations a second, over positions of one game of level 2."""
    rules = game(name)
    seats = max(2, rules.fewest) if rules.most > 1 else 1
    positions = sampled(name, seats)
    walked = 0
    taken = 0.0
    at = 0
    while taken < seconds:
        state = positions[at % len(positions)]
        at += 1
        view = View(state, state.seat)
        search = searcher(Pcg32(at))
        search.begin(view)
        begun = time.process_time()
        walked += search.iterate(view, 32)
        taken += time.process_time() - begun
    return walked / taken


def sampled(name: str, seats: int) -> list[State]:
    """Return some positions with a real choice, from the whole of a game."""
    rules = game(name)
    state = rules.start(seats, rules.read_settings({}), Pcg32(5))
    state.settle()
    bots = [deadroad.bot(name, level=2, seed=seat) for seat in range(seats)]
    found: list[State] = []
    while state.seat >= 0:
        if len(state.asked) > 1:
            found.append(state.clone())
        state.answer(bots[state.seat].pick(View(state, state.seat)))
    return found[:: max(1, len(found) // 40)]


def memory(chunks: int) -> tuple[int, int]:
    """Return the bytes of this process after a tenth of a long run with all meters, and after all of it."""
    job = Job(MEASURED, SEATS, (0,), chunks * CHUNK)
    early = 0
    for done, _ in enumerate(run(job, job.chunks(), 1), 1):
        if done == chunks // 10:
            early = resident()
    return early, resident()


def main() -> int:
    """Print the figures; with --check exit 1 if one misses its bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each measurement, about")
    parser.add_argument("--check", action="store_true", help="exit 1 if a bar is missed")
    chosen = parser.parse_args()
    missed: list[str] = []

    def say(label: str, figure: str, *, good: bool = True) -> None:
        print(f"{label:45}{figure}{'' if good else '   MISSED'}", flush=True)
        if not good:
            missed.append(label)

    games = max(100, int(600 * chosen.seconds))
    results, metered = overhead(games)
    say("results only, times the bare loop", f"{results:.2f}  (at most {OVERHEAD})", good=results <= OVERHEAD)
    say("all meters on, times the bare loop", f"{metered:.2f}")
    two = speed_up(CHUNK * max(6, int(6 * chosen.seconds)))
    enough = multiprocessing.cpu_count() > 1
    bar = f"(at least {TWO_WORKERS})" if enough else "(one processor: no bar)"
    say("two workers, times one", f"{two:.2f}  {bar}", good=not enough or two >= TWO_WORKERS)
    for name in deadroad.games():
        rules = game(name)
        plain = iterations(name, chosen.seconds / 2, partial(Search, rules))
        say(f"search iterations a second, {name}", f"{plain:,.0f}")
        if has_network(rules):
            guided = partial(GuidedSearch, rules, judge=NetworkJudge(network(rules)))
            speed = iterations(name, chosen.seconds / 2, guided)
            say("  guided by its network", f"{speed:,.0f}  ({speed / plain:.2f} times)")
    early, late = memory(max(20, int(20 * chosen.seconds)))
    figure = f"{early / 2**20:.1f} MiB, then {late / 2**20:.1f} MiB"
    say("memory, a tenth of a run and all of it", figure, good=late <= early * GROWTH)
    return 1 if chosen.check and missed else 0


if __name__ == "__main__":
    sys.exit(main())
