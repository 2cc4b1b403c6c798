"""Message types of a table's socket. The TypeScript types of the web table are generated from them.

Messages contain keys and numbers, never sentences: the client translates them with the Fluent catalogues.
Every message from the server has a `version`, the length of the table's log. A client that missed messages
sends `sync` with its last version and gets the missing ones, or everything. A frame from the server contains
one message on each line.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from deadroad.server.advice_message import Advice
from deadroad.server.handover_message import Handover
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
    """A message from a client."""


class Answer(FromClient):
    """Answers the open question of `seat`, as ply `ply`.

    If it is sent again, for example after a reconnect, it has no further effect.
    """

    ply: Count
    seat: SeatNumber
    notation: Notation


class Plan(FromClient):
    """Gives several answers of `seat` at once, the first as ply `ply`. The reply is `followed`.

    Each answer is checked as if given alone. `kinds` are the expected kinds of questions, in the order of the
    answers; a missing kind or "" accepts any. If it is sent again, it has no further effect.
    """

    ply: Count
    seat: SeatNumber
    answers: Annotated[list[Notation], Meta(min_length=1, max_length=200)]
    kinds: Annotated[list[Kind], Meta(max_length=201)] = []


class Undo(FromClient):
    """Undoes the last answer of `seat`, as ply `ply`; with `gesture`, the whole gesture.

    With `ask`, it may go past answers of others: bots agree at once, people are asked (`undo_request`).
    """

    ply: Count
    seat: SeatNumber
    gesture: bool = False
    ask: bool = False


class AnswerUndo(FromClient, tag="undo-answer"):
    """Agrees to the open undo request, or ends it. The person who asks can end it too."""

    agree: bool


class AskReach(FromClient, tag="reach"):
    """Asks what `seat` can reach by its own answers at ply `ply`. The reply is `reach`.

    With `chain` and `mix`, it asks for the answers that lead to this mix of amounts. The reply then has only
    that chain, with one end, or none.
    """

    ply: Count
    seat: SeatNumber
    chain: Kind = ""
    mix: MixOfParts = {}


class Stops(FromClient):
    """Sets the timings at which windows ask `seat`, as ply `ply`."""

    ply: Count
    seat: SeatNumber
    timings: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=64)]


class SetWish(FromClient, tag="wish"):
    """Sets the wish of `seat`. The reply is `wish`. No other client learns of it."""

    seat: SeatNumber
    wish: WishBody


class Say(FromClient, tag="chat"):
    """Sends a chat line."""

    text: Text


class Sync(FromClient):
    """Requests what came after `version`; 0 requests everything."""

    version: Count


class Advise(FromClient, tag="hint"):
    """Requests a hint for `seat`, if the table allows hints."""

    seat: SeatNumber


class Ping(FromClient):
    """Tests the connection. The reply is `pong`."""


ClientMessage = Answer | Plan | AskReach | Undo | AnswerUndo | Stops | SetWish | Say | Sync | Advise | Ping


# Parts of messages from the server.


class AskedUndo(Struct):
    """An open request to undo the last gesture of `seat` at `ply`. The seats `waits` have not agreed yet."""

    seat: int
    ply: int
    waits: list[int]


class Chair(Struct):
    """A seat and its player.

    `hot` is a further seat of the person who created the table. `away`: a bot plays for a person who left or
    ran out of time and can return. `here`: connected now. `absent`: disconnected for so long that the others
    may continue without this player. `unwanted` lists the seats that vote for a bot here. `level` is the
    level or the name of a bot.
    """

    seat: int
    kind: Literal["person", "bot", "open", "hot"]
    name: str
    person: str | None
    level: int | str | None
    here: bool
    away: bool
    agrees: bool
    absent: bool
    unwanted: list[int]


class ClockRule(Struct, forbid_unknown_fields=True):
    """The clock: `seconds` for the game with an `increment` for each answer, or `days` for each answer.

    `window` is the time to answer in a window, in seconds, before the seat passes. The default is 20, with
    days one day. It is never longer than the time for any other answer.
    """

    kind: Literal["seconds", "days"]
    seconds: Annotated[int, Meta(ge=1, le=86400)] = 900
    increment: Annotated[int, Meta(ge=0, le=3600)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    window: Annotated[int, Meta(ge=1, le=86400)] | None = None


class ClockFace(Struct):
    """Milliseconds left by seat, the seat whose clock runs, its deadline and the current time (Unix ms)."""

    left: list[int]
    running: int | None
    deadline: int | None
    now: int


class Happening(Struct):
    """An event: values by field, each a number or a list of numbers.

    `seat` is set if only that seat learned it.
    """

    ply: int
    name: str
    clause: str
    values: dict[str, int | list[int]]
    seat: int | None


class Result(Struct):
    """The outcome: `why-<why>`, groups of tied seats from first to last, points by source and seat.

    `totals` and `places` have one number for each seat. If nobody won, all places are the last one.
    """

    ranking: list[list[int]]
    winners: list[int]
    scores: list[dict[str, int]]
    totals: list[int]
    places: list[int]
    why: str
    clause: str


class Line(Struct):
    """One chat line. `seat` is set if the speaker has a seat. `at` is Unix time in ms."""

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: int


# From the server.


class FromServer(Struct, tag_field="type", tag=str.lower):
    """A message from the server."""

    version: int


class Table(FromServer):
    """The whole table: its seats, settings and status.

    `status` is open (waiting for players), running, over (played to the end), ended (by agreement) or frozen
    (it no longer replays). `seats` are the reader's own; empty for a spectator. `watchable`: spectators are
    allowed while it runs. `rematch` is the id of the next table. `handovers`: bots for players, oldest first.
    `absence`: seconds after which a disconnected player is absent; None: never, because there is a clock.
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
    level: int | str
    rule: ClockRule | None
    clock: ClockFace | None
    ply: int
    commitment: str | None
    rematch: str | None
    muted: list[str]
    source: str | None
    undo_request: AskedUndo | None = None
    handovers: list[Handover] = []
    absence: int | None = None


class Moment(FromServer):
    """The position after ply `ply - 1`, as the reader may see it.

    `seat` is the seat of this view (of several, the asked one or else the first); None for a spectator.
    `since` is the first ply whose events are in `events`; `by` answered last. Only the asked seat gets
    `options`, `refused` and `cautions`. `view` is the engine's plain view of the seat. `wished` is the answer
    that the seat's wish is about to give. `can_ask_undo` lists the reader's seats whose last gesture can be
    undone together with answers of others.
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
    can_ask_undo: list[int] = []


class Chat(FromServer):
    """Chat lines, oldest first."""

    lines: list[Line]


class Presence(FromServer):
    """The connected seats, the absent seats, and the number of spectators."""

    here: list[int]
    spectators: int
    absent: list[int]


class Hint(FromServer):
    """The best options of `seat` at `ply`, best first."""

    ply: int
    seat: int
    advice: list[Advice]


class Accepted(FromServer):
    """An answer, undo or stops is stored permanently as `ply`. `again`: it was stored before."""

    ply: int
    seat: int
    again: bool


class Followed(FromServer):
    """The result of a plan: `answered` plies from `ply` on were stored in one commit.

    `stop` is `done`, `learned` (something was drawn or revealed), `other-seat`, `other-kind`, `refused` (with
    clause, reason and values) or `over`. `again`: it was stored before.
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
    """What `seat` can reach at `ply` by its own answers without learning anything, by chain."""

    ply: int
    seat: int
    chains: list[ReachChain]


class Wishing(FromServer, tag="wish"):
    """The wish of one of the reader's seats."""

    seat: int
    wish: WishBody


class Pong(FromServer):
    """The reply to `ping`."""


class Notice(FromServer):
    """A notice about the server: `notice-<code>` with these values. `closing`: it stops; reconnect later."""

    code: str
    values: dict[str, int | str]


class Fault(FromServer, tag="error"):
    """Why a message had no effect.

    `refused` has clause, reason and values; `stale` has the next ply. Other codes: `bad-message`,
    `not-your-seat`, `not-asked`, `slow-down`, `unavailable` (send it again), `not-running`, `no-hints`,
    `no-undo`, `no-undo-request`, `muted`, `failed` (an error of the server, which is in its log).
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
