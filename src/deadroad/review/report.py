"""The report of a review. It holds numbers, keys and notations; `wording` turns them into sentences.

For every seat and every ply: after - before = luck + play + rest. Summed over a game:
result = start + luck + own play + others' play + rest. All of these are shares of wins. Lists with one number
for each seat are in the order of the seats.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct

from deadroad.kernel.question import Value

FORMAT: Final = 1  # raised when an older report can no longer be read


class Grade(Enum):
    """What an answer is called, as far as its seat could know."""

    BEST = "best"
    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    CLOSE = "close"  # too close to call: the interval does not support a grade


class MomentKind(Enum):
    """Why a moment mattered."""

    PLAY = "play"  # an answer that cost its seat much
    LUCK = "luck"  # a draw or roll that moved the shares


class Term(Struct, frozen=True):
    """A term of the heuristics (text key `term-<name>`) and how much better the better answer is in it."""

    name: str
    difference: float


class Choice(Struct, frozen=True):
    """An answer that was looked at, from the view of its seat."""

    notation: str
    share: float  # expected share of wins after it
    cost: float  # how much less than the best one, between `low` and `high` at 95 %
    low: float
    high: float


class Judgement(Struct, frozen=True):
    """What an answer cost, as far as its seat could know. Only questions with a choice are judged."""

    grade: Grade
    cost: float  # share of wins lost against the best answer, between `low` and `high` at 95 %
    low: float
    high: float
    best: str  # notation of the best answer
    stake: float  # what an answer at random would have cost
    unknowable: float  # what it cost with all cards open, minus `cost`: what the seat could not know
    choices: list[Choice]  # the best few and the one played, best first


class PlyReview(Struct, frozen=True):
    """One answer of the record. Undone answers and stops are left out."""

    number: int  # of the ply in the record; the position before it is the one that is judged
    seat: int
    notation: str
    question: str  # kind of the question (see `Prompt.kind`)
    before: list[float]
    after: list[float]
    luck: list[float]
    play: list[float]  # of the seat that answered, as it changed each seat's share
    rest: list[float]  # what the value function itself got wrong
    points: list[float]  # expected points after it; the final ones at the end; empty if unknown
    worlds: int  # how many re-deals were played; 0 where no luck was involved
    exact: bool  # every outcome was played, not a sample
    judgement: Judgement | None = None
    chapter: str = ""  # of the rules that the question comes from, as `game/chapter`


class Step(Struct, frozen=True):
    """An answer of the line that the players expect."""

    seat: int
    notation: str


class Moment(Struct, frozen=True):
    """A ply that mattered. `ply` is its `number`; `at` its place in `Report.plies`."""

    kind: MomentKind
    ply: int
    at: int
    seat: int  # the seat that gained or lost the most by it: for PLAY the one that answered
    swing: float  # how much that seat's share changed by luck, or by its own answer
    played: str
    better: str  # notation of the better answer; "" for luck
    terms: list[Term]  # in what the better answer is better, largest difference first
    line: list[Step]  # what the players expect after the better answer, itself first


class KindSummary(Struct, frozen=True):
    """One kind of decision in one seat's game: the questions of one chapter of the rules."""

    chapter: str  # as `game/chapter`
    decisions: int  # own answers that were judged
    luck: float  # after answers of any seat to such questions
    play: float  # of the own answers
    cost: float  # summed cost of the own answers
    stake: float  # what answers at random would have cost


class SeatSummary(Struct, frozen=True):
    """One seat's game: result = start + luck + own_play + others_play + rest."""

    seat: int
    start: float
    result: float
    luck: float  # including `deal`
    deal: float
    own_play: float  # the skill estimate, between `low` and `high` at 95 %
    low: float
    high: float
    others_play: float
    rest: float
    without_luck: float  # result - luck: the result with the luck taken out
    points: float
    accuracy: float | None  # 100: always the best answer, 0: no better than at random; None: nothing judged
    level: float | None  # "played about like level N"; None if the game was too short to tell
    level_low: float | None
    level_high: float | None
    decisions: int  # answers that were judged
    grades: dict[str, int]  # how many of each grade
    cost: float  # summed cost of all judged answers
    unknowable: float  # summed "what you could not know"
    noise: float = 0.0  # standard error of luck, and so of rest, because re-deals are a sample
    kinds: list[KindSummary] = []  # by kind of decision, the most frequent first


class Report(Struct, frozen=True):
    """A whole review."""

    format: int
    game: str
    rules: int
    seats: int
    settings: dict[str, Value]
    commitment: str  # of the record: the name of the game that was reviewed
    value: str  # stamp of the value function
    worlds: int  # re-deals for each ply at most
    complete: bool  # whether every ply was looked at with all its worlds
    start: list[float]
    deal: list[float]  # luck of the deal: first `before` minus `start`
    why: str  # how the game ended (text key `why-<why>`)
    winners: list[int]
    plies: list[PlyReview]
    moments: list[Moment]
    summary: list[SeatSummary]  # by seat
    glanced: int = 0  # answers of a long game that were judged at first sight, not compared with others
