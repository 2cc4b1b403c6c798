"""Bots think in processes of their own. A bot is given a view; its process keeps the match behind it."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from msgspec import Struct

from deadroad.arena.processes import begin, end, processors
from deadroad.bots import bot
from deadroad.bots.bot import Bot
from deadroad.bots.hint import PATIENCE, hint
from deadroad.games import game
from deadroad.kernel.match import Match
from deadroad.kernel.replay import play
from deadroad.server.protocol import Advice, Term
from deadroad.server.table import Table

T = TypeVar("T")

KEPT: Final = 200  # matches a process keeps at hand
STEP_BACK: Final = 10  # a table that is asked for a processor gets it at once; bots get a tenth beside it


class Job(Struct):
    """A question for a bot: which match, what happened in it since the process last saw it, who is asked."""

    table: str
    game: str
    rules: int
    seats: int
    settings: dict[str, int | str]
    generator: str
    seed: str
    salt: str
    known: int
    plies: list[tuple[int, str]]
    seat: int
    level: int
    luck: int


class Board:
    """A match in a process, with the bots that play in it: they may think on where they left off."""

    __slots__ = ("bots", "match")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.bots: dict[tuple[int, int], Bot] = {}


_boards: OrderedDict[str, Board] = OrderedDict()


def step_back() -> None:
    """Prepare a process: it steps back for the tables, and ends with the server."""
    with contextlib.suppress(OSError):
        os.nice(STEP_BACK)
    begin()


def at_hand(job: Job) -> Board | None:
    """Return the match of a job, played on to where it is; None if it must be sent whole."""
    board = _boards.pop(job.table, None)
    if board is None or len(board.match.plies) != job.known:
        if job.known:
            return None
        found = game(job.game)
        board = Board(Match(found, job.seats, job.settings, int(job.seed, 16), job.salt, job.generator))
    for seat, notation in job.plies:
        play(board.match, seat, notation)
    _boards[job.table] = board
    if len(_boards) > KEPT:
        _boards.popitem(last=False)
    return board


def think(job: Job) -> str | None:
    """Return the answer of a bot in notation; None if the match must be sent whole."""
    board = at_hand(job)
    if board is None:
        return None
    key = (job.seat, job.level)
    if key not in board.bots:
        board.bots[key] = bot(board.match.game, job.level, job.luck, clock=True)
    view = board.match.view(job.seat)
    return board.bots[key].choose(view, view.question).notation


def advise(job: Job) -> list[Advice] | None:
    """Return what a search from the seat's own view thinks best; None if the match must be sent whole."""
    board = at_hand(job)
    if board is None:
        return None
    found = hint(board.match.game, board.match.view(job.seat), job.luck, seconds=PATIENCE)
    return [
        Advice(
            one.option.notation,
            round(one.share, 4),
            round(one.low, 4),
            round(one.high, 4),
            [Term(name, round(amount, 3)) for name, amount in one.terms],
        )
        for one in found
    ]


class BotPool:
    """The processes. A table always goes to the same one, which then only needs to hear what is new."""

    def __init__(self, workers: int) -> None:
        self.workers = workers or max(1, processors() - 1)  # one is left to the tables
        self.pools: list[ProcessPoolExecutor | None] = [None] * self.workers
        self.known: list[OrderedDict[str, int]] = [OrderedDict() for _ in range(self.workers)]
        self.thinking = 0

    def _pool(self, at: int) -> ProcessPoolExecutor:
        pool = self.pools[at]
        if pool is None:
            # Spawned: a fork of a process with threads may inherit a lock that nobody opens.
            pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=step_back)
            self.pools[at] = pool
            self.known[at].clear()
        return pool

    async def choose(self, table: Table, seat: int, level: int) -> str:
        """Return what a bot of a level answers in a seat that is asked."""
        return await self._ask(think, table, seat, level)

    async def advise(self, table: Table, seat: int) -> list[Advice]:
        """Return the best options of a seat that is asked, best first, with what they seem worth."""
        return await self._ask(advise, table, seat, 0)

    async def _ask(self, work: Callable[[Job], T | None], table: Table, seat: int, level: int) -> T:
        at = hash(table.id) % self.workers
        known = self.known[at].pop(table.id, 0)
        if known > len(table.plies):
            known = 0
        for attempt in range(3):
            job = self._job(table, seat, level, known)
            pool = self._pool(at)
            self.thinking += 1
            try:
                answer = await asyncio.get_running_loop().run_in_executor(pool, work, job)
            except BrokenProcessPool:
                # Somebody ended the process: another takes its place.
                if self.pools[at] is pool:
                    self.pools[at] = None
                if attempt == 2:
                    raise
                known = 0
                continue
            finally:
                self.thinking -= 1
            if answer is not None:
                self._note(at, table.id, job.known + len(job.plies))
                return answer
            known = 0
        raise BrokenProcessPool("bots can't think")

    def _note(self, at: int, table: str, plies: int) -> None:
        self.known[at][table] = plies
        if len(self.known[at]) > KEPT:
            self.known[at].popitem(last=False)

    def _job(self, table: Table, seat: int, level: int, known: int) -> Job:
        terms = table.terms
        plies = [(ply.seat, ply.notation) for ply in table.plies[known:]]
        return Job(
            table=terms.id,
            game=terms.game,
            rules=terms.rules,
            seats=terms.seats,
            settings=dict(terms.settings),
            generator=terms.generator,
            seed=terms.seed,
            salt=terms.salt,
            known=known,
            plies=plies,
            seat=seat,
            level=level,
            luck=secrets.randbits(63),
        )

    def close(self) -> None:
        """End the processes."""
        for pool in self.pools:
            if pool is not None:
                end(pool)  # the bot is asked again after the restart
        self.pools = [None] * self.workers
