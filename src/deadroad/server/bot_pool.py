"""Bots think in processes of their own. A bot is given a view; its process keeps the match behind it."""

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
from deadroad.bots.thinker import SECONDS
from deadroad.games import game
from deadroad.kernel.match import Match
from deadroad.kernel.replay import play
from deadroad.server.fair_queue import Owner, Urgency
from deadroad.server.protocol import Advice, Term
from deadroad.server.table import Table
from deadroad.server.worker import Worker

T = TypeVar("T")

KEPT: Final = 200  # matches a process keeps at hand
STEP_BACK: Final = 10  # a table that is asked for a processor gets it at once; bots get a tenth beside it
GLANCE: Final = 0.01  # seconds that levels without a search are expected to take
HINTED: Final = -1  # the level of a hint


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
    """The processes. A table always goes to the same one, which then only needs to hear what is new.

    Levels that do not search have a process of their own: a quick answer never waits for a slow one.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers or max(1, processors() - 1)  # one is left to the tables
        self.quick = [Worker(STEP_BACK) for _ in range(max(1, self.workers // 4))]
        self.slow = [Worker(STEP_BACK + 5) for _ in range(self.workers)]
        self.known: dict[Worker, OrderedDict[str, int]] = {}
        self.thinking = 0

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return sum(len(worker.queue) for worker in (*self.quick, *self.slow))

    async def choose(self, table: Table, seat: int, level: int, owner: Owner, urgency: Urgency) -> str:
        """Return what a bot of a level answers in a seat that is asked."""
        workers = self.slow if level in SECONDS else self.quick
        worker = workers[hash(table.id) % len(workers)]
        return await self._ask(worker, think, table, seat, level, owner=owner, urgency=urgency)

    async def advise(self, table: Table, seat: int, owner: Owner) -> list[Advice]:
        """Return the best options of a seat that is asked, best first, with what they seem worth."""
        worker = self.slow[hash(table.id) % len(self.slow)]
        return await self._ask(worker, advise, table, seat, HINTED, owner=owner, urgency=Urgency.HINT)

    async def _ask(  # noqa: PLR0913 - a question is as much as that
        self,
        worker: Worker,
        work: Callable[[Job], T | None],
        table: Table,
        seat: int,
        level: int,
        *,
        owner: Owner,
        urgency: Urgency,
    ) -> T:
        notes = self.known.setdefault(worker, OrderedDict())
        generation, known = worker.generation, notes.pop(table.id, 0)
        if known > len(table.plies):
            known = 0
        seconds = PATIENCE if level == HINTED else SECONDS.get(level, GLANCE)
        plies = len(table.plies)
        for attempt in range(3):
            job = self._job(table, seat, max(level, 0), known, plies)
            self.thinking += 1
            try:
                answer = await worker.do(work, job, owner=owner, urgency=urgency, seconds=seconds)
            except BrokenProcessPool:
                # Somebody ended the process: another takes its place.
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

    def _job(self, table: Table, seat: int, level: int, known: int, plies: int) -> Job:
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
