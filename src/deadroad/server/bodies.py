"""The bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from deadroad.bots import LEVELS
from deadroad.server.protocol import Chair, ClockRule, Happening, Moment, Result

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Typed = Annotated[str, Meta(min_length=1, max_length=200)]  # a password to be compared, however short
Email = Annotated[str, Meta(min_length=3, max_length=200, pattern=r"^[^@\s<>\"]+@[^@\s<>\"]+$")]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
PersonId = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[int, Meta(ge=LEVELS[0], le=LEVELS[-1])]
Language = Literal["en", "fr", "it"]


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends."""


class Problem(Struct):
    """Why a request was refused: a code, and for a refusal of the engine its words."""

    code: str
    detail: str = ""


# People.


class Guest(Body):
    """Play at once under a name."""

    name: Name


class NewName(Body):
    """Be called otherwise from now on; an account also logs in by it, and proves itself by its password."""

    name: Name
    password: Typed | None = None


class Account(Body):
    """Become an account: the guest who asks keeps everything."""

    name: Name
    password: Password
    email: Email | None = None
    language: Language = "en"


class Login(Body):
    """Name and password of an account, and a code where it has a second factor."""

    name: Name
    password: Typed
    code: Annotated[str, Meta(max_length=20)] | None = None


class Passwords(Body):
    """A new password, with the old one."""

    old: Typed
    new: Password


class Address(Body):
    """An e-mail address to be confirmed, or None to forget it; the password, since a reset goes there."""

    email: Email | None
    password: Typed
    language: Language = "en"  # of the letters


class Forgotten(Body):
    """The address a reset is sent to, if an account has it confirmed."""

    email: Email


class Reset(Body):
    """A new password with the token from the mail."""

    token: Token
    password: Password


class Confirm(Body):
    """The token from the mail."""

    token: Token


class Hook(Body):
    """Where to post when it is your turn in slow play; None to stop."""

    url: Annotated[str, Meta(max_length=500, pattern=r"^https?://\S+$")] | None


class HookSecret(Struct):
    """The key of the HMAC-SHA256 with which posts are signed; shown once."""

    secret: str | None


class Someone(Struct):
    """Somebody else."""

    id: str
    name: str


class Me(Struct):
    """The person who asks."""

    id: str
    name: str
    account: bool
    email: str | None
    confirmed: bool
    hook: str | None
    blocked: list[Someone]
    role: Literal["", "admin", "moderator"] = ""
    factor: bool = False  # there is a second factor


class Session(Struct):
    """The person who asks; none for a stranger."""

    me: Me | None


class Welcome(Struct):
    """A person, with a token for clients that keep no cookies."""

    me: Me
    token: str


class GameCount(Struct):
    """How somebody fared in a game with so many seats."""

    game: str
    seats: int
    played: int
    won: int
    points: int
    best: int


class Statistics(Struct):
    """Results of a person by game."""

    person: str
    name: str
    counts: list[GameCount]


class Blocked(Body):
    """Whose chat is no longer shown to me."""

    other: PersonId


class ExportData(Struct):
    """Everything kept about a person; the texts of their imported records are at `records/{id}/text`."""

    me: Me
    created: int
    tables: list[TableCard]
    results: list[dict[str, int | str | None]]
    said: list[dict[str, int | str]]
    records: list[dict[str, int | str | None]]


# Tables.


class SeatPlan(Body):
    """What a seat is to be; `level` for a bot, `name` for who sits in a hot seat beside me."""

    kind: Literal["me", "open", "bot", "hot"]
    level: Level = 2
    name: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Body):
    """A table to be made. Without an open seat it starts at once.

    `level` is the bot that sits in for who leaves or runs out of time. `wishes`: what seats want answered for
    them until they say otherwise, `usual` or, with `always`, nothing: then a wait tells nothing at all.
    `absence`: after how many seconds the others may go on without somebody who is not connected; None: as
    the server has it.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    settings: dict[str, int | str | bool] = {}
    public: bool = False
    spectators: bool = True
    hints: bool = False
    undo: bool = True
    level: Level = 2
    clock: ClockRule | None = None
    wishes: Literal["usual", "always"] = "usual"
    absence: Annotated[int, Meta(ge=30, le=2_592_000)] | None = None


class Join(Body):
    """Sit down in the given or the first open seat; a private table asks for its invitation.

    Before the start, whoever sits already moves to the given seat.
    """

    seat: Annotated[int, Meta(ge=0, le=63)] | None = None
    invite: Token | None = None


class Start(Body):
    """Begin; with `fill` bots take the seats that are still open."""

    fill: bool = False


class Vote(Body):
    """Whether I agree to end the game here."""

    agree: bool


class Replace(Body):
    """Whether I want a bot to take a seat: of somebody who is absent, or who should not be here."""

    seat: Annotated[int, Meta(ge=0, le=63)]
    agree: bool


class Remove(Body):
    """The host makes somebody stand up before the game starts."""

    other: PersonId


class Mute(Body):
    """The host silences somebody at this table, or lets them speak again."""

    other: PersonId
    muted: bool


class Report(Body):
    """Tell the people who run the server about something said (`number` of the line), or about somebody.

    Who only looks on at a private table needs its invitation for this, too.
    """

    number: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    other: PersonId | None = None
    text: Annotated[str, Meta(max_length=500)] = ""
    invite: Token | None = None


class TableCard(Struct):
    """A table in a list. `mine` are my seats; `turn` says that I am asked.

    `place` and `points` are how I fared, in the list of my finished games.
    """

    id: str
    game: str
    status: Literal["open", "running", "over", "ended", "frozen"]
    public: bool
    chairs: list[Chair]
    ply: int
    created: int
    updated: int
    deadline: int | None
    mine: list[int]
    turn: bool
    place: int | None = None
    points: int | None = None


class Created(Struct):
    """A new table and the token for its invitation link: shown once, to who made it; else empty."""

    id: str
    invite: str


class Invitation(Struct):
    """A fresh invitation; the one before no longer works."""

    invite: str


# Records.


class RecordText(Body):
    """A record to be imported."""

    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)]


class RecordCard(Struct):
    """What a stored record is of."""

    id: str
    game: str
    rules: int
    seats: int
    settings: dict[str, int | str]
    plies: int
    over: bool
    commitment: str
    names: list[str]
    outcome: Result | None
    answers: list[str]
    asked: list[int]


class Verdict(Struct):
    """Whether a record keeps all its promises; if not, where and why."""

    holds: bool
    line: int = 0
    why: str = ""


class PlayOn(Body):
    """From which ply to play on as a hot-seat table."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]


class Opened(Struct):
    """A position of a finished game with all open: seen by who is asked, and what each seat held."""

    moment: Moment
    secrets: list[dict[str, Any] | None]


class Told(Struct):
    """Some events of a record as one seat was told them, of `total` in all."""

    events: list[Happening]
    total: int


# The server.


class Capabilities(Struct):
    """What this server can do for people besides play: `mail` sends letters. `notice` is for all to read."""

    mail: bool
    notice: str = ""
