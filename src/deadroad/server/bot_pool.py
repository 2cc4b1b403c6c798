"""Processes in which bots think. A bot gets a view; its process caches the match."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from msgspec import Struct

from deadroad.arena.processes import processors
from deadroad.bots import bot
from deadroad.bots.bot import Bot
from deadroad.bots.hint import PATIENCE, hint
from deadroad.games import game
from deadroad.kernel.match import Match
from deadroad.kernel.replay import play
from deadroad.server.advice_message import Advice, Term
from deadroad.server.fair_queue import Owner, Urgency
from deadroad.server.players import MOST_SECONDS, longest, thinking
from deadroad.server.table import Table
from deadroad.server.worker import Worker

T = TypeVar("T")

KEPT: Final = 200  # matches that a process caches
PLIES: Final = 100_000  # plies of them; a ply takes about 200 bytes
TREES: Final = 40  # bots whose search a process keeps; in Zombietown one takes 4 MB
STEP_BACK: Final = 10  # `nice`: tables get a processor at once; beside them bots get about a tenth of it
GLANCE: Final = 0.01  # expected seconds of levels without a search
HINTED: Final = -1  # the level that gives hints


class Job(Struct):
    """A question for a bot: the match, its plies since the process last saw it, and the asked seat."""

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
    level: int | str
    luck: int


class Board:
    """A match cached in a process, with its bots, which can continue an earlier search."""

    __slots__ = ("bots", "match")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.bots: dict[tuple[int, int | str], Bot] = {}


_boards: OrderedDict[str, Board] = OrderedDict()


def at_hand(job: Job) -> Board | None:
    """Return the match of a job, brought up to date; None if the process needs the whole match."""
    board = _boards.pop(job.table, None)
    if board is None or len(board.match.plies) != job.known:
        if job.known:
            return None
        found = game(job.game)
        board = Board(Match(found, job.seats, job.settings, int(job.seed, 16), job.salt, job.generator))
    for seat, notation in job.plies:
        play(board.match, seat, notation)
    board.match.log.clear()  # bots do not need the events, which would be half of the memory
    _boards[job.table] = board
    plies = sum(len(one.match.plies) for one in _boards.values())
    while len(_boards) > KEPT or (plies > PLIES and len(_boards) > 1):
        _, oldest = _boards.popitem(last=False)
        plies -= len(oldest.match.plies)
    forget_searches()
    return board


def forget_searches() -> None:
    """Drop bots that search, at the tables that were used least recently. Asked again, they begin anew."""
    searching = 0
    for board in reversed(_boards.values()):
        searching += sum(1 for _, level in board.bots if longest(level))
        if searching > TREES:
            board.bots.clear()


def think(job: Job) -> str | None:
    """Return the answer of a bot in notation; None if the process needs the whole match."""
    board = at_hand(job)
    if board is None:
        return None
    key = (job.seat, job.level)
    found = board.match.game
    if key not in board.bots:
        board.bots[key] = bot(found, thinking(found, job.level), job.luck, clock=True, limit=MOST_SECONDS)
    view = board.match.view(job.seat)
    return board.bots[key].choose(view, view.question).notation


def advise(job: Job) -> list[Advice] | None:
    """Return the best options by a search from the seat's view; None if the process needs the whole match."""
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
            [round(share, 4) for share in one.shares],
            round(one.nobody, 4),
        )
        for one in found
    ]


class BotPool:
    """The processes. A table always uses the same one, so that only new plies have to be sent.

    Levels that do not search have a separate process, so that a quick answer never waits for a slow one.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers or max(1, processors() - 1)  # one processor is left to the tables
        self.quick = [Worker(STEP_BACK) for _ in range(max(1, self.workers // 4))]
        self.slow = [Worker(STEP_BACK + 5) for _ in range(self.workers)]
        self.known: dict[Worker, OrderedDict[str, int]] = {}
        self.thinking = 0

    @property
    def waiting(self) -> int:
        """The number of questions that wait for a process."""
        return sum(len(worker.queue) for worker in (*self.quick, *self.slow))

    async def choose(self, table: Table, seat: int, level: int | str, owner: Owner, urgency: Urgency) -> str:
        """Return the answer of a bot of this level or name for the asked seat."""
        workers = self.slow if longest(level) else self.quick
        worker = workers[hash(table.id) % len(workers)]
        return await self._ask(worker, think, table, seat, level, owner=owner, urgency=urgency)

    async def advise(self, table: Table, seat: int, owner: Owner) -> list[Advice]:
        """Return the best options of the asked seat, best first, with their estimated value."""
        worker = self.slow[self.lane(table.id)]
        return await self._ask(worker, advise, table, seat, HINTED, owner=owner, urgency=Urgency.HINT)

    def lane(self, key: str) -> int:
        """Return the index of the searching process that handles a key."""
        return hash(key) % len(self.slow)

    async def review(
        self, key: str, work: Callable[..., T], *given: object, owner: Owner, seconds: float
    ) -> T:
        """Compute a slice of a review at the lowest urgency, always in the same process."""
        worker = self.slow[self.lane(key)]
        return await worker.do(work, *given, owner=owner, urgency=Urgency.REVIEW, seconds=seconds)

    @property
    def closed(self) -> bool:
        """Whether the processes have been closed."""
        return any(worker.closed for worker in self.slow)

    async def _ask(  # noqa: PLR0913 - one argument for each part of a question
        self,
        worker: Worker,
        work: Callable[[Job], T | None],
        table: Table,
        seat: int,
        level: int | str,
        *,
        owner: Owner,
        urgency: Urgency,
    ) -> T:
        notes = self.known.setdefault(worker, OrderedDict())
        generation, known = worker.generation, notes.pop(table.id, 0)
        if known > len(table.plies):
            known = 0
        seconds = PATIENCE if level == HINTED else longest(level) or GLANCE
        plies = len(table.plies)
        for attempt in range(3):
            job = self._job(table, seat, level, known, plies)
            self.thinking += 1
            try:
                answer = await worker.do(work, job, owner=owner, urgency=urgency, seconds=seconds)
            except BrokenProcessPool:
                # The process was killed: start another.
                if attempt == 2:
                    raise
                known = 0
                continue
            finally:
                self.thinking -= 1
            if answer is not None:
                if worker.generation != generation:
                    notes.clear()
                notes[table.id] = job.known + len(job.plies)
                if len(notes) > KEPT:
                    notes.popitem(last=False)
                return answer
            known = 0
        raise BrokenProcessPool("bots can't think")

    def _job(self, table: Table, seat: int, level: int | str, known: int, plies: int) -> Job:
        terms = table.terms
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
            plies=[(ply.seat, ply.notation) for ply in table.plies[known:plies]],
            seat=seat,
            level=level,
            luck=secrets.randbits(63),
        )

    def close(self) -> None:
        """End the processes."""
        for worker in (*self.quick, *self.slow):
            worker.close()  # the bot is asked again after the restart
