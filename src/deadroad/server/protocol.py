"""What travels over a table's socket. The one source for Python, docs and the TypeScript of the web.

Keys and numbers travel, never sentences: the client puts them into words with the Fluent catalogues. Every
message from the server has a `version`: the length of the table's log when it was made. A client that missed
some sends `sync` with its last version and gets the gap, or everything. A frame of the server holds one
message a line.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from deadroad.server.question_message import Barred, Choice, Question, Warned
from deadroad.server.reach_message import ReachChain
from deadroad.server.wish_message import WishBody

Text = Annotated[str, Meta(min_length=1, max_length=500)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Kind = Annotated[str, Meta(max_length=60)]
PartName = Annotated[str, Meta(max_length=200)]
MixOfParts = Annotated[dict[PartName, Annotated[int, Meta(ge=0, le=1000)]], Meta(max_length=100)]


# From the client.


class FromClient(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message of a client."""


class Answer(FromClient):
    """Answers the open question of `seat`; `ply` is the number of the ply it becomes.

    Sent again, after a reconnect or by accident, it has one effect.
    """

    ply: Count
    seat: SeatNumber
    notation: Notation


class Plan(FromClient):
    """Gives a row of answers of `seat` at once, the first of them as ply `ply`; answered by `followed`.

    Each answer is checked as if given alone. `kinds` are the questions that the row foresees, in the order of
    its answers; fewer, or "", foresee any. Sent again it has one effect.
    """

    ply: Count
    seat: SeatNumber
    answers: Annotated[list[Notation], Meta(min_length=1, max_length=200)]
    kinds: Annotated[list[Kind], Meta(max_length=201)] = []


class Undo(FromClient):
    """Takes the last answer of `seat` back, as ply `ply`; with `gesture` the whole row it belongs to."""

    ply: Count
    seat: SeatNumber
    gesture: bool = False


class AskReach(FromClient, tag="reach"):
    """Asks what `seat` can come to by its own answers at ply `ply`; answered by `reach`.

    With `chain` and `mix` it asks for the row to that mix of amounts: the reply has that chain alone, and the
    row as its one end, or no end.
    """

    ply: Count
    seat: SeatNumber
    chain: Kind = ""
    mix: MixOfParts = {}


class Stops(FromClient):
    """Chooses the timings at which `seat` wants to be asked in windows, as ply `ply`."""

    ply: Count
    seat: SeatNumber
    timings: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=64)]


class SetWish(FromClient, tag="wish"):
    """Says what `seat` wants answered for it from now on; answered by `wish`. No other seat hears of it."""

    seat: SeatNumber
    wish: WishBody


class Say(FromClient, tag="chat"):
    """Says something to the table."""

    text: Text


class Sync(FromClient):
    """Asks for what came after `version`; 0 asks for everything."""

    version: Count


class Advise(FromClient, tag="hint"):
    """Asks for a hint for `seat`, where the table allows hints."""

    seat: SeatNumber


class Ping(FromClient):
    """Asks whether the server hears; answered by `pong`."""


ClientMessage = Answer | Plan | AskReach | Undo | Stops | SetWish | Say | Sync | Advise | Ping


# Parts of what the server says.


class Chair(Struct):
    """A seat and who is in it.

    `hot` is a further seat of the person who made the table. `away` says that a bot sits in for somebody who
    left or ran out of time and can come back. `here`: connected now. `absent`: not connected for so long that
    the others may go on without. `unwanted` are the seats that want a bot here.
    """

    seat: int
    kind: Literal["person", "bot", "open", "hot"]
    name: str
    person: str | None
    level: int | None
    here: bool
    away: bool
    agrees: bool
    absent: bool
    unwanted: list[int]


class ClockRule(Struct, forbid_unknown_fields=True):
    """How time is kept: `seconds` for the game with an `increment` for each answer, or `days` an answer.

    `window` is how long a seat is asked in a window, in seconds, before it passes: 20 unless said, with
    days a day, and never longer than for any other answer.
    """

    kind: Literal["seconds", "days"]
    seconds: Annotated[int, Meta(ge=1, le=86400)] = 900
    increment: Annotated[int, Meta(ge=0, le=3600)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    window: Annotated[int, Meta(ge=1, le=86400)] | None = None


class ClockFace(Struct):
    """Milliseconds left by seat; whose time runs, and when (Unix time in ms) it is up; when it was read."""

    left: list[int]
    running: int | None
    deadline: int | None
    now: int


class Happening(Struct):
    """An event: values by field, each a number or a list of numbers; `seat` if only that seat was told."""

    ply: int
    name: str
    clause: str
    values: dict[str, int | list[int]]
    seat: int | None


class Result(Struct):
    """How the game ended: `why-<why>`, groups of tied seats first to last, points by source and seat."""

    ranking: list[list[int]]
    winners: list[int]
    scores: list[dict[str, int]]
    why: str
    clause: str


class Term(Struct):
    """In what an option is better (above 0) or worse than the others advised: `term-<name>`."""

    name: str
    amount: float


class Advice(Struct):
    """An option, the share of wins it seems to lead to with the interval of it, and why."""

    notation: str
    share: float
    low: float
    high: float
    terms: list[Term]


class Line(Struct):
    """One thing said at the table; `seat` if the speaker sits. `at` is Unix time in ms."""

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: int


# From the server.


class FromServer(Struct, tag_field="type", tag=str.lower):
    """A message of the server."""

    version: int


class Table(FromServer):
    """The table as a whole: who sits where, what was agreed, how far it is.

    `status`: open (waiting for players), running, over (played to the end), ended (by agreement), frozen
    (it no longer replays). `seats` are the reader's own; empty for a spectator. `watchable`:
    others may look on while it runs. `rematch` is the next table.
    """

    id: str
    game: str
    rules: int
    settings: dict[str, int | str]
    status: Literal["open", "running", "over", "ended", "frozen"]
    chairs: list[Chair]
    seats: list[int]
    host: bool
    spectators: int
    public: bool
    watchable: bool
    hints: bool
    undo: bool
    level: int
    rule: ClockRule | None
    clock: ClockFace | None
    ply: int
    commitment: str | None
    rematch: str | None
    muted: list[str]
    source: str | None


class Moment(FromServer):
    """The game after ply `ply - 1`, as the reader may see it.

    `seat` is the seat whose view this is (of several: the one asked, else the first); None for a spectator.
    `since` is the first ply whose events are in `events`; `by` answered last. `options` and `refused` are
    there for the seat asked alone. `view` is the engine's plain view of that seat. `wished` is the answer
    that the seat's own wish is about to give, `cautions` warn about options of the seat asked.
    """

    ply: int
    since: int
    seat: int | None
    by: int | None
    events: list[Happening]
    view: dict[str, Any]
    question: Question | None
    options: list[Choice]
    refused: list[Barred]
    can_undo: list[int]
    clock: ClockFace | None
    outcome: Result | None
    wished: str | None = None
    cautions: list[Warned] = []


class Chat(FromServer):
    """What was said, oldest first."""

    lines: list[Line]


class Presence(FromServer):
    """Who is connected: seats, and how many spectators. `absent`: seats that are gone for long."""

    here: list[int]
    spectators: int
    absent: list[int]


class Hint(FromServer):
    """What looks best for `seat` at `ply`, best first."""

    ply: int
    seat: int
    advice: list[Advice]


class Accepted(FromServer):
    """An answer, undo or stops is stored for good as `ply`; `again` if it already was."""

    ply: int
    seat: int
    again: bool


class Followed(FromServer):
    """How far a plan was followed: `answered` plies from `ply` on are stored for good, in one piece.

    `stop`: `done`, `learned` (something was drawn or revealed), `other-seat`, `other-kind`, `refused` (with
    clause, reason and values) or `over`. `again`: it was stored already.
    """

    ply: int
    seat: int
    answered: int
    stop: Literal["done", "learned", "other-seat", "other-kind", "refused", "over"]
    again: bool
    clause: str | None = None
    reason: str | None = None
    values: dict[str, int | str] = {}


class Reach(FromServer):
    """What `seat` can come to at `ply` by its own answers without learning anything, chain by chain."""

    ply: int
    seat: int
    chains: list[ReachChain]


class Wishing(FromServer, tag="wish"):
    """What one of the reader's seats wants answered for it."""

    seat: int
    wish: WishBody


class Pong(FromServer):
    """The answer to `ping`."""


class Notice(FromServer):
    """Something about the server: `notice-<code>` with these values. `closing`: it goes, come back."""

    code: str
    values: dict[str, int | str]


class Fault(FromServer, tag="error"):
    """A message that had no effect, and why.

    `refused` comes with clause, reason and values; `stale` with the ply that is next; others: `bad-message`,
    `not-your-seat`, `not-asked`, `slow-down`, `unavailable` (nothing was lost: send it again), `not-running`,
    `no-hints`, `no-undo`, `muted`, `failed` (our own fault, and in our log).
    """

    code: str
    clause: str | None = None
    reason: str | None = None
    values: dict[str, int | str] = {}
    ply: int | None = None
    seat: int | None = None


ServerMessage = (
    Table | Moment | Chat | Presence | Hint | Accepted | Followed | Reach | Wishing | Pong | Notice | Fault
)
