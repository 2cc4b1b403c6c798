"""Request and response types of the lab and of variants."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from deadroad.server.bodies import Body

StudyState = Literal["running", "paused", "done", "failed"]
Player = Annotated[str, Meta(min_length=1, max_length=20)]
SettingName = Annotated[str, Meta(max_length=40)]  # or one of its choices


ReviewedGames = Annotated[int, Meta(ge=0, le=1000)]  # games of each arm to review for the luck share
LadderTop = Annotated[int, Meta(ge=0, le=4)]  # the highest level of the skill ladder


class Arm(Body):
    """A rule set: a variant by its text or by the digest of a listed one, or the plain game."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    variant: Annotated[str, Meta(max_length=64_000)] = ""
    digest: Annotated[str, Meta(pattern="^([0-9a-f]{12})?$")] = ""
    at: Annotated[list[int], Meta(max_length=2)] = msgspec.field(
        default_factory=list
    )  # the values of a sweep or grid


class NewStudy(Body):
    """A study to begin. The other arms are compared with the first one."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=12)]
    bots: Annotated[list[Player], Meta(min_length=1, max_length=12)]
    games: Annotated[int, Meta(ge=1, le=10_000_000)]
    arms: Annotated[list[Arm], Meta(min_length=1, max_length=17)]
    # what `at` are values of
    axes: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=2)] = msgspec.field(
        default_factory=list
    )
    # settings of all arms, where they are not the usual ones
    settings: Annotated[dict[SettingName, int | SettingName], Meta(max_length=40)] = msgspec.field(
        default_factory=dict
    )
    until: Annotated[str, Meta(max_length=20)] = ""  # stop as soon as this figure surely differs
    ray: Annotated[str, Meta(max_length=100)] = ""  # the address of a cluster
    luck: ReviewedGames = 0
    ladder: LadderTop = 0


class NewDepth(Body):
    """What to measure of the luck and skill of a study."""

    luck: ReviewedGames = 0
    ladder: LadderTop = 0


class BegunStudy(Struct):
    """The id of a new study."""

    id: str


class StudyCard(Struct):
    """A study in a list."""

    id: str
    game: str
    title: str
    seats: int
    bots: list[str]
    arms: list[str]
    state: StudyState
    games: int
    total: int
    left: float | None  # seconds
    axes: list[str]
    until: str  # the figure that ends it, in words; "" if none does
    clear: bool  # it ended early
    settings: dict[str, int | str]  # of all arms, where they are not the usual ones
    why: str = ""  # why it failed


class Interval(Struct):
    """A value with its 95 % interval; None for an unknown bound."""

    value: float
    low: float | None = None
    high: float | None = None


class FigureRow(Struct):
    """A figure of one arm, in words, with its distribution and the games with the extreme values."""

    name: str
    words: str
    mean: Interval
    low90: float
    high90: float
    least: int
    most: int
    bars: list[list[float]]
    rare: float | None = None  # the share of games with this figure, if it is small


class LiftRow(Struct):
    """The lift of a thing: how much more often seats that took it win."""

    name: str
    words: str
    lift: Interval
    taken: int
    offered: int
    chosen: Interval | None
    game: int


class FlowRow(Struct):
    """What a seat gets or gives of a thing by one event, by round."""

    what: str
    thing: str  # `what` in words
    words: str
    rounds: list[float]


class ArmResult(Struct):
    """The figures of an arm."""

    name: str
    at: list[int]
    figures: list[FigureRow]
    lifts: list[LiftRow]
    flows: list[FlowRow]


class ChangeRow(Struct):
    """A figure of the first arm and of another arm."""

    name: str
    words: str
    before: str
    after: str
    rises: bool
    effect: Interval
    sure: bool
    p: float


class ArmChanges(Struct):
    """Changes between the first arm and another, the greatest first."""

    changes: list[ChangeRow]
    sure: int
    correlation: float | None


class DepthRow(Struct):
    """The luck share ("luck"), or a level against the one below it ("level:2"), under each arm."""

    name: str
    parity: float | None  # the value if both levels were equally strong
    values: list[Interval | None]
    differences: list[Interval | None]  # from the first arm
    games: int
    sure: list[bool]  # whether a difference is beyond chance, corrected for all differences of the study


class StudyDepth(Struct):
    """Luck and skill of a study. `notes` are names of warnings, of each arm."""

    rows: list[DepthRow]
    notes: list[list[str]]
    doing: str  # what is measured now: "luck", "ladder" or ""
    done: int
    total: int


class StudyResult(Struct):
    """A study with its figures so far."""

    card: StudyCard
    arms: list[ArmResult]
    changes: list[ArmChanges]
    depth: StudyDepth | None = None


class LabField(Struct):
    """A number that a variant may change."""

    name: str
    least: int
    most: int


class LabRow(Struct):
    """A row of content with its numbers."""

    id: str
    words: str
    values: dict[str, int]


class LabTable(Struct):
    """A table of content with numbers that a variant can change."""

    name: str
    fields: list[LabField]
    rows: list[LabRow]


class LabRecord(Struct):
    """The record of a game of a study, and the ply to look at."""

    text: str
    ply: int | None


class LabGame(Body):
    """A game of a study, by arm and number."""

    arm: Annotated[int, Meta(ge=0, le=16)]
    number: Annotated[int, Meta(ge=0, le=10_000_000)]
    about: Annotated[str, Meta(max_length=100)] = ""  # the figure or thing that it is opened for


class VariantCard(Struct):
    """A variant in a list; `own` if it was added on this machine."""

    digest: str
    name: str
    why: str
    own: bool


class NewVariant(Body):
    """The text of a variant and the name of its file, for messages."""

    text: Annotated[str, Meta(max_length=64_000)]
    file: Annotated[str, Meta(min_length=1, max_length=80)] = "the variant"


class OpenVariant(Body):
    """Which variant is to be played."""

    digest: Annotated[str, Meta(pattern="^[0-9a-f]{12}$")]


class VariantServer(Struct):
    """The address of the server that plays a variant."""

    address: str
