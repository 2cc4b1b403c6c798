"""The frames in play as numbers, from the set-up to a single blow."""

from __future__ import annotations

from enum import Enum
from typing import Final

from mypy_extensions import i64

from deadroad.games.zombietown.attack import Ambush, Blow, Exchange
from deadroad.games.zombietown.board import SPACE_NAMES, SQUARES
from deadroad.games.zombietown.components import (
    CARDS,
    FACES,
    FIRST_EVENT,
    FIRST_SURVIVOR,
    KIND_NAMES,
    KINDS,
    SURVIVOR,
)
from deadroad.games.zombietown.day import Day
from deadroad.games.zombietown.driving import Drive
from deadroad.games.zombietown.effects import Loss, Toll
from deadroad.games.zombietown.fighting import Cause, Clash, Retreat, Wound
from deadroad.games.zombietown.house_numbers import LETTERS, write_place
from deadroad.games.zombietown.options import ARM, MEMBER
from deadroad.games.zombietown.playing import HandOver, UseCard
from deadroad.games.zombietown.searching import Find
from deadroad.games.zombietown.setup import Opening, Stage
from deadroad.games.zombietown.shooting import Shot
from deadroad.games.zombietown.turn import Phase, Turn
from deadroad.games.zombietown.walking import Movement
from deadroad.games.zombietown.zombies import Lurch, Rise
from deadroad.kernel.observation import FROM_OWN, Observer
from deadroad.kernel.row import Row
from deadroad.kernel.view import View

# Survivors differ only by name, so they are one kind of card. Events come after the kinds in hands.
CARD_NAMES: Final[list[str]] = [*KIND_NAMES, *[card.id for card in CARDS[FIRST_EVENT:FACES]]]
SPACES_NAMED: Final[list[str]] = list(SPACE_NAMES)
ARM_NAMES: Final[list[str]] = [str(arm) for arm in ARM.values]
MEMBER_NAMES: Final[list[str]] = [str(member) for member in MEMBER.values]
PHASES: Final[list[Enum]] = list(Phase)
STAGES: Final[list[Enum]] = list(Stage)
CAUSES: Final[list[Enum]] = list(Cause)
BLOWS: Final[list[Enum]] = list(Blow)
LOSSES: Final[list[Enum]] = list(Loss)
GIVERS: Final[list[str]] = [f"asked to give up {seat}" for seat in FROM_OWN]
MOST_STEPS: Final = 8
NO_MARKS: Final[list[int]] = []


def numbered(face: int) -> int:
    """Return a card's place in CARD_NAMES."""
    if face < FIRST_SURVIVOR:
        return face
    return SURVIVOR if face < FIRST_EVENT else KINDS + face - FIRST_EVENT


NUMBERED: Final = bytes([numbered(face) for face in range(FACES)])  # by face


def centre_of(view: View, own: i64) -> i64:
    """Return the centre of the map: the chosen zombie, or the seat's own pawn."""
    for frame in view.stack:
        if type(frame) is Lurch and frame.picked >= 0:
            return frame.picked
    return own


def write_turn(observer: Observer, view: View, row: Row) -> None:
    """Write the progress of the set-up, the day and the turn."""
    stage: Stage | None = None
    had = 0
    phase: Phase | None = None
    for frame in view.stack:
        if type(frame) is Opening:
            stage = frame.stage
            had = frame.turn
        elif type(frame) is Day:
            had = frame.turn
        elif type(frame) is Turn:
            phase = frame.phase
    row.member("set-up", stage, STAGES)
    row.level("seats that had their turn", had, observer.most)
    row.member("phase", phase, PHASES)


def write_moves(view: View, row: Row, centre: i64) -> None:
    """Write walks, drives, retreats, searches and shots."""
    left = 0
    car = -1
    turning = False
    finds = 0
    lucky = False
    aimed = -1
    for frame in view.stack:
        if type(frame) is Movement:
            left = frame.left
        elif type(frame) is Drive:
            left = frame.left
            car = frame.car
            turning = frame.turning
        elif type(frame) is Retreat:
            left = frame.left
        elif type(frame) is Find:
            finds = frame.left
            lucky = frame.lucky
        elif type(frame) is Shot:
            aimed = frame.space
        elif type(frame) is Rise or type(frame) is Lurch:
            left = frame.left
    row.number("left", left, 4, 64)
    row.level("left", left, MOST_STEPS)
    row.choice("drives car", car, LETTERS)
    row.flag("may turn the car", turning)
    row.number("finds to take", finds, 2, 32)
    row.flag("lucky find", lucky)
    row.flag("aims", aimed >= 0)
    write_place(row, aimed, centre)


def write_steps(view: View, row: Row, centre: i64) -> None:
    """Write the steps of the zombies, the zombies that have moved, and the way of a retreat."""
    noise = -1
    within = 0
    picked = False
    second = False
    resting = False
    marks: tuple[int, ...] = ()
    for frame in view.stack:
        if type(frame) is Retreat:
            marks = frame.path
        elif type(frame) is Lurch:
            noise = frame.noise
            within = frame.within
            picked = frame.picked >= 0
            second = frame.second
            resting = frame.resting
            marks = frame.moved
    row.flag("noise", noise >= 0)
    row.of("noise ")
    write_place(row, noise, centre)
    row.of("")
    row.number("noise is heard", within, 4, 32)
    row.flag("zombie picked", picked)
    row.flag("second step", second)
    row.flag("the rest walk by themselves", resting)
    row.counts("came by", list(marks) if marks else NO_MARKS, SPACES_NAMED, 20)


def write_fights(view: View, row: Row) -> None:
    """Write fights and blows."""
    concerned = -1
    cause: Cause | None = None
    blow: Blow | None = None
    striker = -1
    victim = -1
    side = -1
    member = -1
    fighter = -1
    answering = False
    house = -1
    for frame in view.stack:
        if type(frame) is Clash:
            concerned = frame.fighter
            cause = frame.cause
            house = frame.space - SQUARES
        elif type(frame) is Wound:
            concerned = frame.victim
        elif type(frame) is Exchange:
            striker = frame.striker
            victim = frame.victim
            side = frame.side
            member = frame.member
            fighter = frame.fighter
            answering = frame.answering
            blow = frame.step
            house = frame.house
        elif type(frame) is Ambush:
            concerned = frame.entrant
            house = frame.house
    row.chair("concerns", concerned)
    row.member("fight", cause, CAUSES)
    row.member("blow", blow, BLOWS)
    row.chair("striker", striker)
    row.chair("victim", victim)
    row.choice("side", side, MEMBER_NAMES)
    row.choice("struck at", member, MEMBER_NAMES)
    row.choice("struck", fighter, MEMBER_NAMES)
    row.flag("answering", answering)
    row.choice("in house", house if house >= 0 else -1, LETTERS)


def write_uses(observer: Observer, view: View, row: Row) -> None:
    """Write the seats that were asked, what is given up, and the card or gun in use."""
    asked = 0
    loss: Loss | None = None
    who = 0
    card = -1
    arm = -1
    for frame in view.stack:
        if type(frame) is Ambush:
            asked = frame.asked
        elif type(frame) is Toll:
            loss = frame.loss
            who = frame.who
            asked = frame.asked
        elif type(frame) is UseCard:
            card = NUMBERED[frame.face]
        elif type(frame) is HandOver:
            arm = frame.arm
    row.level("asked so far", asked, observer.most)
    row.member("gives up", loss, LOSSES)
    if who or not row.skip(observer.most):
        for step in range(observer.most):
            seat = observer.seat(view, step)
            row.flag(GIVERS[step], seat >= 0 and who >> seat & 1 == 1)
    row.choice("uses", card, CARD_NAMES)
    row.choice("hands over", arm, ARM_NAMES)
