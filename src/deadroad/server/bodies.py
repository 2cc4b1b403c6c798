"""Request and response types of the HTTP API."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from deadroad.server.players import Player
from deadroad.server.protocol import Chair, ClockRule, Happening, Moment, Result

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Typed = Annotated[str, Meta(min_length=1, max_length=200)]  # a password to check, of any length
# Without signs that separate or comment addresses: a mail would reach several people, or the same person
# under many spellings. `$` alone also matches before a line break at the end.
Email = Annotated[
    str,
    Meta(
        min_length=3,
        max_length=200,
        pattern=r"^[^@\s<>\"(),:;\\\[\]]+@[^@\s<>\"(),:;\\\[\]]*[^@\s<>\"(),:;\\\[\].]$(?!\n)",
    ),
]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
PersonId = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Literal["en", "fr", "it"]


class Body(Struct, forbid_unknown_fields=True):
    """The body of a request."""


class Problem(Struct):
    """Why a request was refused: a code, and the text of a refusal by the engine."""

    code: str
    detail: str = ""


class Guest(Body):
    """Create a guest with a name."""

    name: Name


class NewName(Body):
    """Change the name. An account must send its password or a proof, and logs in with the new name."""

    name: Name
    password: Typed | None = None
    proof: Token | None = None


class Account(Body):
    """Turn the guest into an account. Tables, records and statistics are kept."""

    name: Name
    password: Password
    email: Email | None = None
    language: Language = "en"


class Login(Body):
    """Name and password of an account, and a code if it has a second factor."""

    name: Name
    password: Typed
    code: Annotated[str, Meta(max_length=20)] | None = None


class Passwords(Body):
    """A new password, and the old one."""

    old: Typed
    new: Password


class Address(Body):
    """An e-mail address to confirm, or None to remove it.

    The password or a proof is required, because resets are sent there.
    """

    email: Email | None
    password: Typed | None = None
    proof: Token | None = None
    language: Language = "en"  # language of the mails


class Forgotten(Body):
    """The address to send a password reset to, if an account has confirmed it."""

    email: Email


class Reset(Body):
    """A new password with the token from the mail."""

    token: Token
    password: Password


class Confirm(Body):
    """The token from the mail."""

    token: Token


class Hook(Body):
    """The webhook to call when it is your turn in slow play; None to remove it."""

    url: Annotated[str, Meta(max_length=500, pattern=r"^https?://\S+$")] | None


class HookSecret(Struct):
    """The key with which webhook calls are signed (HMAC-SHA256). It is shown once."""

    secret: str | None


class Someone(Struct):
    """Another person."""

    id: str
    name: str


class Me(Struct):
    """The person who makes the request."""

    id: str
    name: str
    account: bool
    email: str | None
    confirmed: bool
    hook: str | None
    blocked: list[Someone]
    role: Literal["", "admin", "moderator"] = ""
    factor: bool = False  # whether a second factor is on
    passkeys: bool = False  # whether the account has a passkey


class Session(Struct):
    """The person who makes the request; None without a login."""

    me: Me | None


class Welcome(Struct):
    """A person, with a token for clients that do not store cookies."""

    me: Me
    token: str


class GameCount(Struct):
    """Results of a person in a game with this number of seats."""

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
    """People whose chat is not shown to me."""

    other: PersonId


class ExportData(Struct):
    """All data of a person. The texts of their imported records are at `records/{id}/text`."""

    me: Me
    created: int
    tables: list[TableCard]
    results: list[dict[str, int | float | str | None]]
    said: list[dict[str, int | str]]
    records: list[dict[str, int | float | str | None]]


class SeatPlan(Body):
    """The plan for a seat. `level` is for bots: a level, or the name of a player such as `search:200`.

    `name` is for another person on my device (`hot`).
    """

    kind: Literal["me", "open", "bot", "hot"]
    level: Player = 2
    name: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Body):
    """A table to create. Without an open seat it starts at once.

    `level` is the bot that plays for a person who leaves or runs out of time, by level or name. `wishes` are
    the initial wishes of all seats: `usual`, or `always` to ask every question, so that delays reveal
    nothing. `absence` is the number of seconds after which the others may continue without a disconnected
    player; None for the server's default, or for never if there is a clock.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    settings: dict[str, int | str | bool] = {}
    public: bool = False
    spectators: bool = True
    hints: bool = False
    undo: bool = True
    level: Player = 2
    clock: ClockRule | None = None
    wishes: Literal["usual", "always"] = "usual"
    absence: Annotated[int, Meta(ge=30, le=2_592_000)] | None = None


class Join(Body):
    """Take the given seat, or the first open one. A private table requires its invitation.

    Before the start, a person who has a seat moves to the given one.
    """

    seat: Annotated[int, Meta(ge=0, le=63)] | None = None
    invite: Token | None = None


class Start(Body):
    """Start the game; with `fill`, bots take the open seats."""

    fill: bool = False


class Vote(Body):
    """Whether I agree to end the game here."""

    agree: bool


class Replace(Body):
    """Whether I vote for a bot to take a player's seat."""

    seat: Annotated[int, Meta(ge=0, le=63)]
    agree: bool


class Remove(Body):
    """The host removes a person before the start."""

    other: PersonId


class Mute(Body):
    """The host mutes or unmutes a person at this table."""

    other: PersonId
    muted: bool


class Report(Body):
    """Report a chat line (`number`) or a person to the moderators.

    A spectator of a private table must send its invitation.
    """

    number: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    other: PersonId | None = None
    text: Annotated[str, Meta(max_length=500)] = ""
    invite: Token | None = None


class TableCard(Struct):
    """A table in a list. `mine` are my seats, `turn` means that I am asked.

    `place` and `points` are my result, in the list of my finished games.
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
    """A new table and the token of its invitation link. Only the creator gets the token, once."""

    id: str
    invite: str


class Invitation(Struct):
    """A new invitation. The previous one no longer works."""

    invite: str


class RecordText(Body):
    """A record to import."""

    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)]


class RecordCard(Struct):
    """Summary of a stored record."""

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
    variant: str = ""  # the name of its variant


class Verdict(Struct):
    """Whether a record is valid; if not, where and why."""

    holds: bool
    line: int = 0
    why: str = ""


class Attempt(Body):
    """Retry a position: the ply, my seat, and the level or name of the bots.

    What I did not know is dealt again.
    """

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=63)]
    level: Player = 3


class PlayOn(Body):
    """Play on from a ply: my seat, and who plays the other seats.

    The default seat is the one that answers next. `others` is bots of `level`, or me in all seats.
    """

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0)] | None = None
    others: Literal["bots", "hot"] = "bots"
    level: Player = 2


class Opened(Struct):
    """A position of a finished game with all secrets: the view of the asked seat, and each seat's secret.

    `listings` has each secret in words, with ⟦0⟧ in place of the name of seat 0.
    """

    moment: Moment
    secrets: list[dict[str, Any] | None]
    listings: list[str]


class Told(Struct):
    """A page of the events of a record, as one seat learned them. `total` is the number of all events."""

    events: list[Happening]
    total: int


class Capabilities(Struct):
    """Optional services of this server. `notice` is for all users."""

    mail: bool  # whether it sends mail
    lab: bool = False  # whether every user may use the lab: the server serves only its own machine
    notice: str = ""
    variant: str = ""  # the name of the variant that this server plays
    plain: str = ""  # where the plain games are, if this server plays a variant
    passkeys: bool = False  # whether accounts can have passkeys: needs a public address with https
