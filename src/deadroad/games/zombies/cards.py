"""The printed event cards: 27 kinds.

Copies of a kind are equal, so a card is stored as the number of its kind.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from deadroad.content.rows import Row, rows
from deadroad.games.zombies.tiles import FOLDER, KIND_IDS
from deadroad.games.zombies.timings import TIMINGS


@final
class Effect(Enum):
    """What a card does, by the name its row gives."""

    SCATTER_MARBLES = "scatter_marbles"
    START_CHAINSAW = "start_chainsaw"
    SWING_AXE = "swing_axe"
    BANDAGE = "bandage"
    THROW_GRENADE = "throw_grenade"
    LOAD_AMMO = "load_ammo"
    THROW_MOLOTOV = "throw_molotov"
    SKATE = "skate"
    RAISE_SHOTGUN = "raise_shotgun"
    RUSH = "rush"
    FEED = "feed"
    MISDIRECT = "misdirect"
    CRAMP = "cramp"
    FUMBLE = "fumble"
    SHUT_OUT = "shut_out"
    FRIGHTEN = "frighten"
    PARALYSE = "paralyse"
    DOUBT = "doubt"
    FILL_BUILDING = "fill_building"
    REST = "rest"
    DOUBLE_BUILDING = "double_building"
    DRIVE = "drive"
    RELOCATE = "relocate"
    SWARM = "swarm"
    DRAG = "drag"
    UNTIE = "untie"
    SUMMON = "summon"


@final
class Time(Enum):
    """When a card may be played, besides the one event a round."""

    IN_BUILDING = "in_building"  # at any question or window of the owner who stands in its building
    OWN = "own"
    WINDOW = "window"
    OWN_ROLL = "own_roll"
    BEFORE_OWN_ROLL = "before_own_roll"
    BEFORE_THEIR_ROLL = "before_their_roll"
    AFTER_THEIR_ROLL = "after_their_roll"


@final
class Aim(Enum):
    """What a card is aimed at."""

    ALL = "all"
    SELF = "self"
    OPPONENT = "opponent"
    BUILDING = "building"
    ZOMBIES = "zombies"
    SPACES = "spaces"


CARD_IDS: Final[list[str]] = []
COPIES: Final[list[int]] = []
EFFECTS: Final[list[Effect]] = []
TIMES: Final[list[Time]] = []
AIMS: Final[list[Aim]] = []
HOMES: Final[list[int]] = []  # the kind of tile an item is played in, or -1
AMOUNTS: Final[list[int]] = []
ROLLS: Final[list[int]] = []
LIKELY: Final[list[int]] = []  # the window in which a player probably wants the card: its timing, or OWN_TURN
LIKELY_LIVES: Final[list[int]] = []  # and only with at most this many lives
THEIRS: Final = 8  # added to the timing if it is meant for other players' turns
OWN_TURN: Final = -1  # no window: the owner's questions offer the card, in the movement or before the discard
_ITEM_ROWS: Final[list[bool]] = []


def _read(row: Row) -> None:
    CARD_IDS.append(row.word("id"))
    COPIES.append(row.number("count"))
    _ITEM_ROWS.append(row.word("class", choices=("item", "keep", "shot")) != "shot")
    home = row.word("building", "")
    HOMES.append(KIND_IDS.index(home) if home else -1)
    TIMES.append(Time(row.word("timing")))
    AIMS.append(Aim(row.word("target")))
    EFFECTS.append(Effect(row.word("effect")))
    AMOUNTS.append(row.number("amount", 0))
    ROLLS.append(row.number("rolls", 0))
    whose, _, timing = row.word("likely").partition(" ")
    moment = OWN_TURN if timing == "turn" else TIMINGS.index(timing)
    LIKELY_LIVES.append(row.number("likely_lives", 99))
    LIKELY.append(moment + (THEIRS if whose == "their" else 0))
    row.close()


for _row in rows(FOLDER, "events", "event"):
    _read(_row)

CARDS: Final[int] = len(CARD_IDS)
ITEMS: Final[int] = sum(_ITEM_ROWS)  # items come first, so that a mask of items in play stays small
if not all(_ITEM_ROWS[:ITEMS]):
    raise ValueError("events.toml: items and kept cards come before the others")


def card_of(effect: Effect) -> int:
    """Return the one card with this effect."""
    return EFFECTS.index(effect)


AXE: Final[int] = card_of(Effect.SWING_AXE)
CHAINSAW: Final[int] = card_of(Effect.START_CHAINSAW)
MOLOTOV: Final[int] = card_of(Effect.THROW_MOLOTOV)
SHOTGUN: Final[int] = card_of(Effect.RAISE_SHOTGUN)
SKATEBOARD: Final[int] = card_of(Effect.SKATE)
FIRST_AID: Final[int] = card_of(Effect.BANDAGE)
ADRENALINE: Final[int] = card_of(Effect.RUSH)

# ZOM-1 and ZOM-72: cards left out in solo games, and cards that cost a turn.
FOR_OPPONENTS: Final[list[bool]] = [aim is Aim.OPPONENT for aim in AIMS]
COSTS_TURN: Final[list[bool]] = [effect is Effect.FRIGHTEN or effect is Effect.PARALYSE for effect in EFFECTS]
DRUG_STORE: Final[int] = KIND_IDS.index("drug")
