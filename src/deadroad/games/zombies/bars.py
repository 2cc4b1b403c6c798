"""Reasons why an answer is refused, each with its clause."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from deadroad.kernel.question import Refusal, Value


@final
class Bar(Enum):
    """A reason for a refusal, by its text key; NONE if the answer is legal."""

    NONE = "none"
    ALREADY_PLAYED = "already-played"
    NO_INTERRUPTION = "no-interruption"
    HAS_ONE = "has-one"
    WRONG_BUILDING = "wrong-building"
    NEITHER_BUILDING = "neither-building"
    NO_OWN_ROLL = "no-own-roll"
    NOT_BEFORE_OWN_ROLL = "not-before-own-roll"
    NOT_BEFORE_THEIR_ROLL = "not-before-their-roll"
    NOT_AFTER_THEIR_ROLL = "not-after-their-roll"
    ALREADY_STEERED = "already-steered"
    HELD_BY_FEAR = "held-by-fear"
    DOWN = "down"
    NO_LIFE_TO_PAY = "no-life-to-pay"
    NO_TARGET = "no-target"
    ITSELF = "itself"
    IS_DOWN = "is-down"
    IN_FIGHT = "in-fight"
    AFRAID = "afraid"
    NOTHING_TO_LOSE = "nothing-to-lose"
    NO_NAME = "no-name"
    FULL = "full"
    EMPTY = "empty"
    NO_BUILDING = "no-building"
    TOO_FEW_ZOMBIES = "too-few-zombies"
    NO_ROOM = "no-room"
    WORKS_BY_ITSELF = "works-by-itself"
    NO_FAILED_ROLL = "no-failed-roll"
    ROLL_FIRST = "roll-first"
    NO_BUILDING_HERE = "no-building-here"
    TOO_FEW_BULLETS = "too-few-bullets"
    NO_WAY = "no-way"
    NO_EXIT = "no-exit"
    CLAUSTROPHOBIC = "claustrophobic"
    WAY_OUT_FIRST = "way-out-first"
    NOT_FREE = "not-free"
    ALREADY_MOVED = "already-moved"
    MOVED_BY_CARD = "moved-by-card"
    STUCK = "stuck"
    FOUGHT = "fought"
    LAST_LIFE = "last-life"
    NOT_LEAVABLE = "not-leavable"
    UNFITTING = "unfitting"
    STREET = "street"
    TOKEN_THERE = "token-there"  # noqa: S105 - a cardboard token, not a secret
    PLAYER_THERE = "player-there"
    NO_SUPPLY = "no-supply"


CLAUSES: Final[dict[Bar, str]] = {
    Bar.ALREADY_PLAYED: "ZOM-41",
    Bar.NO_INTERRUPTION: "ZOM-47",
    Bar.HAS_ONE: "ZOM-44",
    Bar.WRONG_BUILDING: "ZOM-44",
    Bar.NEITHER_BUILDING: "ZOM-72",
    Bar.NO_OWN_ROLL: "ZOM-46",
    Bar.NOT_BEFORE_OWN_ROLL: "ZOM-46",
    Bar.NOT_BEFORE_THEIR_ROLL: "ZOM-46",
    Bar.NOT_AFTER_THEIR_ROLL: "ZOM-46",
    Bar.ALREADY_STEERED: "ZOM-48",
    Bar.HELD_BY_FEAR: "ZOM-57",
    Bar.DOWN: "ZOM-35",
    Bar.NO_LIFE_TO_PAY: "ZOM-35",
    Bar.NO_TARGET: "ZOM-46",
    Bar.ITSELF: "ZOM-45",
    Bar.IS_DOWN: "ZOM-35",
    Bar.IN_FIGHT: "ZOM-36",
    Bar.AFRAID: "ZOM-57",
    Bar.NOTHING_TO_LOSE: "ZOM-46",
    Bar.NO_NAME: "ZOM-67",
    Bar.FULL: "ZOM-68",
    Bar.EMPTY: "ZOM-68",
    Bar.NO_BUILDING: "ZOM-68",
    Bar.TOO_FEW_ZOMBIES: "ZOM-68",
    Bar.NO_ROOM: "ZOM-67",
    Bar.WORKS_BY_ITSELF: "ZOM-46",
    Bar.NO_FAILED_ROLL: "ZOM-46",
    Bar.ROLL_FIRST: "ZOM-31",
    Bar.NO_BUILDING_HERE: "ZOM-67",
    Bar.TOO_FEW_BULLETS: "ZOM-31",
    Bar.NO_WAY: "ZOM-53",
    Bar.NO_EXIT: "ZOM-20",
    Bar.CLAUSTROPHOBIC: "ZOM-58",
    Bar.WAY_OUT_FIRST: "ZOM-58",
    Bar.NOT_FREE: "ZOM-61",
    Bar.ALREADY_MOVED: "ZOM-60",
    Bar.MOVED_BY_CARD: "ZOM-68",
    Bar.STUCK: "ZOM-60",
    Bar.FOUGHT: "ZOM-36",
    Bar.LAST_LIFE: "ZOM-46",
    Bar.NOT_LEAVABLE: "ZOM-32",
    Bar.UNFITTING: "ZOM-20",
    Bar.STREET: "ZOM-21",
    Bar.TOKEN_THERE: "ZOM-61",
    Bar.PLAYER_THERE: "ZOM-46",
    Bar.NO_SUPPLY: "ZOM-64",
}


def refusal(option: int, bar: Bar, values: dict[str, Value] | None = None) -> Refusal:
    """Return a refusal for this reason."""
    return Refusal(option, CLAUSES[bar], bar.value, values)
